"""The board of Orléans as a picture: everything the templates draw, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from estafette.kernel.extras import Seated
from estafette.kernel.sheet import View, Words

from .. import components as c
from ..names import route_name
from . import geometry as g
from . import pieces
from .charter import charter
from .desk import Desks
from .ground import GROUND
from .hourglass import hourglass
from .offer import offer
from .parts import Piece, letters
from .people import line
from .spots import spots
from .stakes import stakes
from .tracks import tracks
from .views import view_wanted, views


def scene(view: View, words: Words, players: Sequence[Seated]) -> dict[str, Any]:
    names = {id: words.say(f"town-{id}") for id in g.TOWNS}
    return {
        "map_key": _map_key(view),
        "ground": GROUND,
        "rings": [at for route in pieces.spaces(view["seats"]) for _, at in route],
        "land": _land(view, players, names),
        "houses": pieces.houses(view, words, players),
        "emblems": pieces.emblems(view, words, players, names),
        "goods": pieces.goods(view, words),
        "merchants": pieces.merchants(view, words, players, names),
        "reach": [(id, words.say(route_name(c.ROUTE_IDS.index(id)))) for id in pieces.reach(view)],
        "tethers": pieces.tethers(view),
        "ghosts": pieces.ghosts(view, players),
        "spots": spots(view, words, players, names),
        "letters": letters(words),
        "tracks": tracks(view, words),
        "charter": charter(view, words),
        "hourglass": hourglass(view, words),
        "offer": offer(view, words),
        "hands": [line(view, words, seat) for seat in range(len(players))],
        "satchels": Desks(view, words),
        "stakes": stakes(view, words),
        "views": views(words),
        "view_wanted": view_wanted(view),
    }


def _map_key(view: View) -> tuple[Any, ...]:
    """Everything the map shows: as long as it is the same, the drawing is."""
    return tuple(tuple(town["stations"]) for town in view["towns"])


def _land(view: View, players: Sequence[Seated], names: dict[str, str]) -> list[Piece]:
    found = []
    for town in view["towns"]:
        id = town["id"]
        at = g.TOWNS[id]
        owner = players[town["stations"][0]].col if town["stations"] and id != g.CITY else ""
        written = [("w", *at.name), ("n", *at.small)]
        texts = [{"cls": cls, "x": at.x + dx, "y": at.y + dy, "anchor": side} for cls, dx, dy, side in written]
        found.append({"id": id, "name": names[id], "x": at.x, "y": at.y, "col": owner, "texts": texts})
    return found
