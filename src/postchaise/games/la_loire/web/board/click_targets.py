"""What can be clicked on the board, and the labels of locations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from ... import actions as x
from ...names import find_card_form
from .geometry import PLACES, Piece, format_box_style
from .piece_layout import location_click_box

BLOCKS: Final = {id: location_click_box(id) for id in PLACES}


def build_click_targets(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    """Return every location. The one where a piece is acting also stands for what it can do there."""
    acting = ""
    own = view["players"][view["active"]]
    if not view["over"] and view["step"] == "stop":
        acting = own[view["piece"]]["at"]
    found = []
    for place in view["locations"]:
        id = place["id"]
        name = words.translate(f"location-{id}")
        anchors = [f"location:{id}"]
        if id == acting and place["shield"] is not None:
            anchors += [f"good:{place['good']}", "good:beer", *(f"message:{message}" for message in own["messages"])]
        built = place["building"]
        owner = players[place["owner"]].name if built else ""
        found.append(
            {
                "id": id,
                "name": name,
                "anchors": " ".join(anchors),
                "at": BLOCKS[id],
                "style": format_box_style(BLOCKS[id]),
                "label": " ".join([_describe_location(view, words, place, name), *_describe_stock(view, words, place)]),
                "building": words.translate("ll-owned", building=Message(f"building-{built}"), player=owner)
                if built
                else "",
                "effect": words.attribute(f"building-{built}", find_card_form(view, f"building-{built}"))
                if built
                else "",
                "rule": x.BUILDING.first_rules[x.BUILDING.index_of[built]] if built else "",
            }
        )
    return found


def _describe_stock(view: View, words: Words, place: View) -> list[str]:
    """Say in the label of a city what is left to buy and to build."""
    if place["shield"] is not None:
        return []
    one, two, three, four = (deck["cards"] for deck in view["decks"])
    told = [words.translate("ll-decks", one=one, two=two, three=three, four=four)]
    if not view["casual"]:
        left = [(id, n) for id, n in view["palaces"].items() if n and id.endswith(place["id"])]
        told.append(
            words.translate("ll-palaces-left", palaces=format_card_counts(words, "palace", left))
            if left
            else words.translate("ll-palaces-none")
        )
    return told


def format_card_counts(words: Words, kind: str, left: list[tuple[str, int]]) -> str:
    """List cards with their number where there are several."""
    return ", ".join(words.translate(f"{kind}-{id}") + (f" ({n})" if n > 1 else "") for id, n in left)


MOST_LABELS: Final = 10_000
LABELS: Final[dict[tuple[str, ...], str]] = {}  # a few thousand in each language, needed again and again


def _describe_location(view: View, words: Words, place: View, name: str) -> str:
    """Describe a location in a sentence or two, for tooltips and screen readers."""
    price = place["price"] if place["shield"] is not None else 0
    language = words.translate("ll-circus")  # any sentence identifies the language
    left = view["supply"].get(place["good"], 0)
    key = (language, name, str(place["good"]), str(price), str(place["circus"]), str(place["horses"]), str(left))
    label = LABELS.get(key)
    if label is None:
        if len(LABELS) >= MOST_LABELS:
            LABELS.clear()
        label = LABELS[key] = _describe_place(words, place, name, price, left)
    return label


def _describe_place(words: Words, place: View, name: str, price: int, left: int) -> str:
    if place["shield"] is None:
        sentences = [words.translate("ll-at-city", location=name)]
    else:
        deniers = Message("denier-count", count=price)
        good = Message(f"good-{place['good']}")
        sentences = [words.translate("ll-at-village", location=name, good=good, deniers=deniers, left=left)]
    if place["circus"]:
        sentences.append(words.translate("ll-circus"))
    if place["horses"]:
        sentences.append(words.translate("ll-free", horses=Message("horse-count", count=place["horses"])))
    return " ".join(sentences)
