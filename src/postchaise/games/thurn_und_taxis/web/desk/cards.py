"""City cards on the desk: name, province and sign, and what each means for the seat."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ..board.geometry import CITIES
from ..board.provinces import TINTS
from ..questions.card_preview import find_fitting_sides

Card = dict[str, Any]
HAS: Final = "has"  # the player's house stands there
FREE: Final = "free"  # it is missing
MAIL: Final = "mail"  # it is missing, and a letter waits


def find_province(city: str) -> str:
    return c.PROVINCE_IDS[c.PROVINCE_OF[c.CITY_IDS.index(city)]]


def build_province_mark(words: Words, province: str) -> Card:
    """Return the two letters and the tint of a province."""
    return {
        "tint": TINTS[province],
        "mark": words.attribute(f"province-{province}", "mark"),
        "province": words.translate(f"province-{province}"),
    }


def build_card(words: Words, city: str) -> Card:
    """Return what a card shows."""
    return {
        "id": city,
        "name": words.translate(f"city-{city}"),
        "art": CITIES[city][2],
        **build_province_mark(words, find_province(city)),
    }


def find_house_sign(view: View, seat: int, city: str) -> str:
    """Say whether the seat has a house there, or lacks one, or lacks one where a letter waits."""
    if city in view["players"][seat]["houses"]:
        return HAS
    return MAIL if view["cities"][c.CITY_IDS.index(city)]["letter"] else FREE


def describe_fit(view: View, seat: int, city: str) -> Message | None:
    """Say what a card means for the route of a seat or, without a route, for its hand."""
    route = view["players"][seat]["route"]
    if not route:
        return _name_joined_cards(view, seat, city)
    if city in route:
        return Message("desk-fits-twice")
    sides = find_fitting_sides(route, city)
    if not sides:
        return _name_card_before(view, seat, city) or Message("desk-fits-nowhere")
    if len(route) == 1:
        return Message("desk-fits")
    return Message("desk-fits-both") if len(sides) > 1 else Message(f"desk-fits-{sides[0]}")


def _name_joined_cards(view: View, seat: int, city: str) -> Message | None:
    """Name up to two cards in hand that a road joins to it: a route could begin with both."""
    roads = c.ROADS[c.CITY_IDS.index(city)]
    near = [card for card in view["players"][seat]["cards"] or {} if roads >> c.CITY_IDS.index(card) & 1][:2]
    if not near:
        return None
    sentence = Message(f"city-{near[0]}")
    if len(near) > 1:
        sentence = Message("desk-list", first=sentence, rest=Message(f"city-{near[1]}"))
    return Message("desk-fits-beside", city=sentence)


def _name_card_before(view: View, seat: int, city: str) -> Message | None:
    """Name a card in hand after which it would fit."""
    player = view["players"][seat]
    held = [card for card in player["cards"] or {} if card != city and card not in player["route"]]
    reached = [card for card in held if find_fitting_sides(player["route"], card)]
    for card in reached:  # which grows meanwhile
        roads = c.ROADS[c.CITY_IDS.index(card)]
        if roads >> c.CITY_IDS.index(city) & 1:
            return Message("desk-fits-after", city=Message(f"city-{card}"))
        reached += [other for other in held if other not in reached and roads >> c.CITY_IDS.index(other) & 1]
    return None


def _describe_card_use(words: Words, city: str) -> str:
    return words.translate(
        "desk-card", city=Message(f"city-{city}"), province=Message(f"province-{find_province(city)}")
    )


def describe_card(view: View, words: Words, seat: int, city: str, own: bool) -> str:
    """Describe a card in a sentence, for tooltips and screen readers."""
    sentence = _describe_card_use(words, city)
    told = [words.translate(f"desk-sign-{find_house_sign(view, seat, city)}")] if own else []
    fits = describe_fit(view, seat, city) if own else None
    return words.translate("separator").join([sentence, *([words.translate(fits)] if fits else []), *told])
