"""What can be clicked on the map: towns. Goods are pieces, and can be clicked where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from estafette.kernel.board import Seated
from estafette.kernel.sheet import View, Words, listed

from . import geometry as g
from .parts import Piece, style

SIZE: Final = (56, 52)
LIFT: Final = 12  # the sign stands above the node


def _corner(town: g.Town) -> str:
    """Where the number of a choice stands: below where the name is above, on the side farther from goods."""
    low = town.name[1] < -20
    loads = [at for route in g.ROUTES for at in (*route.goods, *route.few)]

    def free(side: int) -> float:
        x, y = town.x + side * SIZE[0] / 2, town.y - LIFT + (SIZE[1] / 2 if low else -SIZE[1] / 2)
        return min(hypot(x - at[0], y - at[1]) for at in loads)

    return ("low " if low else "") + ("east" if free(1) > free(-1) else "")


CORNERS: Final = {id: _corner(town) for id, town in g.TOWNS.items()}


def spots(view: View, words: Words, players: Sequence[Seated]) -> list[Piece]:
    found = []
    for town in view["towns"]:
        id = town["id"]
        name = words.say(f"town-{id}")
        at = g.TOWNS[id]
        found.append(
            {
                "id": id,
                "name": name,
                "anchors": f"town:{id}",
                "style": style(at.x, at.y - LIFT, *SIZE),
                "corner": CORNERS[id],
                "label": _label(view, words, players, town, name),
            }
        )
    return found


def _label(view: View, words: Words, players: Sequence[Seated], town: View, name: str) -> str:
    """A town in a sentence or two."""
    said = [name + "."]
    if town["stations"]:
        owners = listed([players[seat].name for seat in town["stations"]])
        said.append(words.say("or-town-stations", players=owners))
    elif town["id"] != g.CITY:
        said.append(words.say("or-town-free"))
    if town["merchants"]:
        said.append(words.say("or-town-merchants", players=listed([players[seat].name for seat in town["merchants"]])))
    return " ".join(said)
