"""Everything the templates draw of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from postchaise.kernel.content.boards import Part, PerSeat, SeatView, build_all_parts
from postchaise.kernel.messages.text_table import View, Words

from .bar import view_wanted, views
from .board import geometry as g
from .board import pieces
from .board.background import GROUND
from .board.click_targets import click_targets
from .board.deeds import charter
from .board.hourglass import hourglass
from .board.place_tiles import offer
from .board.tracks import tracks
from .common import Piece, letters
from .desk.desk import desk
from .panel import panel
from .questions.stakes import stakes


def _map_key(view: View) -> tuple[Any, ...]:
    """Return everything the map shows, to know when to draw it again."""
    return tuple(tuple(town["stations"]) for town in view["towns"])


def _land(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    found = []
    for town in view["towns"]:
        id = town["id"]
        at = g.TOWNS[id]
        owner = players[town["stations"][0]].col if town["stations"] and id != g.CITY else ""
        written = [("wide", *at.name), ("narrow-name", *at.small)]
        texts = [{"cls": cls, "x": at.x + dx, "y": at.y + dy, "anchor": side} for cls, dx, dy, side in written]
        found.append(
            {"id": id, "name": words.translate(f"town-{id}"), "x": at.x, "y": at.y, "col": owner, "texts": texts}
        )
    return found


PARTS: Final[dict[str, Part]] = {
    "map_key": lambda view, words, players: _map_key(view),
    "ground": lambda view, words, players: GROUND,
    "rings": lambda view, words, players: [at for route in pieces.spaces(view["seats"]) for _, at in route],
    "land": _land,
    "houses": pieces.houses,
    "emblems": pieces.emblems,
    "goods": lambda view, words, players: pieces.goods(view, words),
    "merchants": pieces.merchants,
    "reach": lambda view, words, players: pieces.named_reachable_routes(view, words),
    "tethers": lambda view, words, players: pieces.tethers(view),
    "ghosts": lambda view, words, players: pieces.ghosts(view, players),
    "spots": click_targets,
    "letters": lambda view, words, players: letters(words),
    "tracks": lambda view, words, players: tracks(view, words),
    "charter": lambda view, words, players: charter(view, words),
    "hourglass": lambda view, words, players: hourglass(view, words),
    "offer": lambda view, words, players: offer(view, words),
    "hands": PerSeat(lambda view, words, players, seat: panel(view, words, seat)),
    "player_boards": PerSeat(lambda view, words, players, seat: desk(view, words, seat)),
    "stakes": lambda view, words, players: stakes(view, words),
    "views": lambda view, words, players: views(words),
    "view_wanted": lambda view, words, players: view_wanted(view),
}


def scene(view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
    return build_all_parts(PARTS, view, words, players)
