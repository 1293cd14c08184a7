"""Points now and after the choice that is pointed at, and what the next card is good for."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import MINUS, View, Words

from ... import components as c
from ...rules import bonus, carriage, officials
from ...rules.scoring import SOURCES
from ...state import CARRIER, CARTWRIGHT
from ..questions.card_preview import find_fitting_sides, preview_card_draw, preview_card_play
from ..questions.closing_preview import ClosingPreview, HousingOption, Span, preview_closing
from ..state_from_view import build_state_from_view


def format_point_span(values: Span, signed: bool = False) -> str:
    """Format "+11", or "+9–11" where it depends on later choices."""
    least, most = values
    amount = f"{least}" if least == most else f"{least}–{most}"
    return ("+" if signed and least >= 0 else "") + amount.replace("-", MINUS)


def build_point_sums(view: View, words: Words, seat: int) -> list[dict[str, Any]]:
    """Return a sum for each choice that says what closing brings; `anchor` ties it to its choice."""
    player = view["players"][seat]
    found = []
    if view["step"] in ("close", "houses"):
        told = preview_closing(build_state_from_view(view, seat))
        found = [_sum(words, f"way-{way.province or 'each'}", told, way) for way in told.ways]
    elif view["step"] == "play":
        for city in player["cards"]:
            for side in find_fitting_sides(player["route"], city):
                prospect = preview_card_play(view, seat, city, side)
                if prospect.closing is not None:
                    way = prospect.closing.ways[0]
                    found.append(_sum(words, f"play-{city}-{side}", prospect.closing, way, prospect.length))
    else:
        for city in dict.fromkeys(city for city in view["display"] if city is not None):
            prospect_or_none = preview_card_draw(view, seat, city)
            if prospect_or_none is not None and prospect_or_none.closing is not None:
                told = prospect_or_none.closing
                found.append(_sum(words, f"draw-{city}", told, told.ways[0], prospect_or_none.length))
    return found


def _sum(words: Words, id: str, told: ClosingPreview, way: HousingOption, length: int = 0) -> dict[str, Any]:
    then = (told.now + way.points[0], told.now + way.points[1])
    tiles = [told.tile.points] if told.tile else []
    tiles += [tile.points for tile in way.tiles if tile.sure]
    gained = dict(zip(SOURCES, way.sources, strict=True))
    if told.carriage.taken and told.carriage.ends and gained["end"] and not way.ends:
        tiles.append(gained["end"])
    parts = [("houses", str(way.houses[1]))] if way.houses[1] else []
    parts += [("tiles", "+".join(str(points) for points in tiles))] if tiles else []
    parts += [(source, str(gained[source])) for source in ("carriage", "courier") if gained[source]]
    return {
        "anchor": f"sum:{id}",
        "title": words.translate("desk-if-closed", count=length) if length else "",
        "now": words.translate("desk-sum-now", points=format_point_span((told.now, told.now))),
        "then": words.translate("desk-sum-then", points=format_point_span(then)),
        "parts": [(words.translate(f"desk-part-{part}"), amount) for part, amount in parts],
    }


def summarize_next_card(view: View, words: Words, seat: int) -> dict[str, Any] | None:
    """Say what a route with one more card is good for, while nothing is pointed at."""
    s = build_state_from_view(view, seat)
    if s.played and officials.can_use_official(s, CARRIER):
        officials.use_official(s, CARRIER, None)  # TT-OFFICE-CARRIER-01: a second card takes his help
    length = len(s.route[seat]) + 1
    if length < c.LEAST_TO_CLOSE:
        return {"title": words.translate("desk-closes-from", count=c.LEAST_TO_CLOSE), "parts": []}
    tile = bonus.find_length_tile(s, length)
    short = carriage.count_missing_cards(s) - 1
    level = c.CARRIAGE_LEVEL[s.level[seat] + 1]
    parts = []
    if tile >= 0:
        parts.append(words.translate("desk-rest-tile", points=Message("point-count", count=c.TILE_POINTS[tile])))
    if short <= 0:
        parts.append(words.translate("desk-rest-carriage", level=level))
    elif short <= c.CARTWRIGHT_HELP and officials.can_use_official(s, CARTWRIGHT):
        price = officials.compute_official_price(s)
        told = {"carriage": Message("desk-carriage", level=level), "letters": Message("letter-count", count=price)}
        parts.append(words.translate("desk-cartwright-paid" if price else "desk-cartwright-free", **told))
    else:
        parts.append(words.translate("desk-rest-short", level=level, count=short))
    return {"title": words.translate("desk-if-closed", count=length), "parts": parts}
