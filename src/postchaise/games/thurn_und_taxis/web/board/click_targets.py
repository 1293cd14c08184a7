"""What can be clicked on the board, and the labels of cities and provinces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ..panel import join_names
from . import cabinet
from . import geometry as g
from . import provinces as p
from .geometry import Piece, format_box_style

# While a question is about cards, a city on the map stands for its card
CARDS: Final = {"draw": "display", "play": "card", "trim": "card"}


def build_click_targets(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    """Return every city, province and row of the cabinet."""
    found = [_city(view, words, city, players) for city in view["cities"]]
    found += [_province(words, id) for id in p.MARKS]
    for row in cabinet.describe_cabinet_rows(view, words, players):
        found.append(row | {"kind": "row", "style": format_box_style(row["at"])})
    return found


def _city(view: View, words: Words, city: View, players: Sequence[SeatView]) -> Piece:
    id = city["id"]
    anchors = [f"city:{id}"]
    if view["step"] in CARDS:
        anchors.append(f"{CARDS[view['step']]}:{id}")
    elif id in view["this_turn"]["open"]:
        anchors.append(f"preview:{id}")
    at = g.city_click_box(id)
    return {
        "kind": "city",
        "id": id,
        "anchors": " ".join(anchors),
        "name": words.translate(f"city-{id}"),
        "at": at,
        "style": format_box_style(at),
        "label": _describe_city(words, city, players),
    }


def _describe_city(words: Words, city: View, players: Sequence[SeatView]) -> str:
    """Describe a city in a sentence or two, for tooltips and screen readers."""
    sentences = [
        words.translate("tt-city", city=Message(f"city-{city['id']}"), province=Message(f"province-{city['province']}"))
    ]
    if city["houses"]:
        sentences.append(
            words.translate("tt-houses-of", players=", ".join(players[seat].name for seat in city["houses"]))
        )
    else:
        sentences.append(words.translate("tt-letter-waits" if city["letter"] else "tt-no-house"))
    return " ".join(sentences)


def _province(words: Words, id: str) -> Piece:
    x, y = p.MARKS[id]
    at = (x - p.MARK[0] / 2 - 2, y - p.MARK[1] / 2 - 2, p.MARK[0] + 4, p.MARK[1] + 4)
    name = words.translate(f"province-{id}")
    mask = c.PROVINCE_MASK[c.PROVINCE_IDS.index(id)]
    cities = join_names(words, "city", [c.CITY_IDS[n] for n in range(c.CITIES) if mask >> n & 1])
    return {
        "kind": "province",
        "id": id,
        "anchors": f"province:{id}",
        "name": name,
        "at": at,
        "style": format_box_style(at),
        "label": words.translate("tt-province", province=Message(f"province-{id}"), cities=cities),
    }
