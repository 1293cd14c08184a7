"""What the next card would change: closing with one more card, for every card that fits."""

from __future__ import annotations

from typing import NamedTuple

from postchaise.kernel.messages.text_table import View

from ... import components as c
from ...actions import SIDE
from ...rules import officials
from ...state import POSTMASTER
from ..state_from_view import build_state_from_view
from .closing_preview import ClosingPreview, HousingOption, play_card_on_copy, preview_closing


class CardPreview(NamedTuple):
    """A card at one end of the route, and the best way to close then; none for a route that is too short."""

    city: str
    side: str
    length: int
    closing: ClosingPreview | None

    @property
    def best(self) -> HousingOption | None:
        return self.closing.ways[0] if self.closing is not None else None


def find_fitting_sides(route: list[str], city: str) -> list[str]:
    """Return the ends at which a card fits (TT-ROUTE-03); a route of one card has one end (AMB-25)."""
    if city in route or not route:
        return []
    roads = c.ROADS[c.CITY_IDS.index(city)]
    touched = [roads >> c.CITY_IDS.index(end) & 1 == 1 for end in (route[0], route[-1])]
    if len(route) == 1:
        return ["right"] if touched[1] else []
    return [side for side, touches in zip(SIDE.items, touched, strict=True) if touches]


def preview_card_play(view: View, seat: int, city: str, side: str) -> CardPreview:
    """Preview playing a card of the hand."""
    return _prospect(view, seat, city, side, drawn=False)


def preview_card_draw(view: View, seat: int, city: str) -> CardPreview | None:
    """Preview taking and playing a card; None when it fits nowhere. The end does not matter for closing."""
    sides = find_fitting_sides(view["players"][seat]["route"], city)
    return _prospect(view, seat, city, sides[0], drawn=True) if sides else None


def _prospect(view: View, seat: int, city: str, side: str, drawn: bool) -> CardPreview:
    length = len(view["players"][seat]["route"]) + 1
    if length < c.LEAST_TO_CLOSE:
        return CardPreview(city, side, length, None)
    s = build_state_from_view(view, seat)
    which = c.CITY_IDS.index(city)
    if drawn:
        if s.drawn >= c.DRAWS or s.forced:
            officials.use_official(
                s, POSTMASTER, None
            )  # TT-OFFICE-POSTMASTER-03: a player who must use it will have done so
        s.forced = 0
        s.hand[seat * c.CITIES + which] += 1
        s.hand_n[seat] += 1
    return CardPreview(city, side, length, preview_closing(play_card_on_copy(s, which, SIDE.items.index(side))))
