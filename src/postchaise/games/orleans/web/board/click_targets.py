"""The clickable towns and their labels. Goods are pieces and can be clicked where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.text_table import View, Words, join_or_dash

from . import geometry as g
from .geometry import Piece, format_box_style

WIDE: Final = 28  # from the node to either side of its frame
HIGH: Final = (-38, 14)  # to its top and its foot: the sign stands above the node
AIR: Final = (3, 5, 13)  # between frame and name: beside it, below it, above it with the height of its letters
LETTER: Final = 7  # as wide as one of a name

Box = tuple[float, float, float, float]  # left, top, right and foot


def _frame(town: g.DrawnTown) -> Box:
    """Return the frame around node and sign, away from the name."""
    x, y, anchor = town.name
    beside, below, above = AIR
    return (
        town.x + (x + beside if anchor == "e" else -WIDE),
        town.y + (max(HIGH[0], y + below) if anchor == "m" and y < 0 else HIGH[0]),
        town.x + (x - beside if anchor == "s" else WIDE),
        town.y + (min(HIGH[1], y - above) if anchor == "m" and y > 0 else HIGH[1]),
    )


def _name(id: str, town: g.DrawnTown) -> list[tuple[float, float]]:
    """Return about where the letters of the name stand."""
    x, y, anchor = town.name
    width = len(id) * LETTER
    first = town.x + x - {"s": 0, "m": width / 2, "e": width}[anchor]
    return [(first + step, town.y + y - LETTER) for step in range(0, width, LETTER)]


FRAMES: Final = {id: _frame(town) for id, town in g.TOWNS.items()}
NAMES: Final = {id: _name(id, town) for id, town in g.TOWNS.items()}


def _corner(id: str) -> str:
    """Return the corner for the number of a choice: the one farthest from goods and names."""
    left, top, right, foot = FRAMES[id]
    taken = [at for route in g.ROUTES for at in (*route.goods, *route.few)]
    taken += [at for name in NAMES.values() for at in name]
    corners = {"": (left, top), "east": (right, top), "low": (left, foot), "low east": (right, foot)}
    return max(corners, key=lambda corner: min(hypot(corners[corner][0] - x, corners[corner][1] - y) for x, y in taken))


CORNERS: Final = {id: _corner(id) for id in g.TOWNS}


def build_click_targets(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    found = []
    for town in view["towns"]:
        id = town["id"]
        name = words.translate(f"town-{id}")
        left, top, right, foot = FRAMES[id]
        found.append(
            {
                "id": id,
                "name": name,
                "anchors": f"town:{id}",
                "style": format_box_style((left + right) / 2, (top + foot) / 2, right - left, foot - top),
                "corner": CORNERS[id],
                "label": _describe_town(view, words, players, town, name),
            }
        )
    return found


def _describe_town(view: View, words: Words, players: Sequence[SeatView], town: View, name: str) -> str:
    """Describe a town in a sentence or two."""
    sentences = [name + "."]
    if town["stations"]:
        owners = join_or_dash([players[seat].name for seat in town["stations"]])
        sentences.append(words.translate("or-town-stations", players=owners))
    elif town["id"] != g.CITY:
        sentences.append(words.translate("or-town-free"))
    if town["merchants"]:
        sentences.append(
            words.translate(
                "or-town-merchants", players=join_or_dash([players[seat].name for seat in town["merchants"]])
            )
        )
    return " ".join(sentences)
