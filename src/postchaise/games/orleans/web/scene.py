"""Everything the templates draw of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from postchaise.kernel.content.boards import Part, PartPerSeat, SeatView, build_all_parts
from postchaise.kernel.messages.text_table import View, Words

from .. import components as c
from .board import geometry as g
from .board import pieces
from .board.background import GROUND
from .board.click_targets import build_click_targets
from .board.deeds_and_tiles import build_deed_charter, build_tile_offer
from .board.geometry import Piece
from .board.hourglass import build_hourglass
from .board.tracks import build_tracks
from .desk.desk import build_desk
from .panel import PLAYER_BOARD_VIEW, build_player_panel, find_view_for_question, list_views
from .questions.stakes import describe_stakes


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


def list_character_letters(words: Words) -> dict[str, str]:
    """Return a letter for each character in the language of the page."""
    return {id: words.translate(f"letter-{id}") for id in c.CHARACTER_IDS}


PARTS: Final[dict[str, Part]] = {
    "map_key": lambda view, words, players: _map_key(view),
    "ground": lambda view, words, players: GROUND,
    "rings": lambda view, words, players: [at for route in pieces.list_route_spaces(view["seats"]) for _, at in route],
    "land": _land,
    "houses": pieces.build_stations,
    "emblems": pieces.build_station_emblems,
    "goods": lambda view, words, players: pieces.build_goods(view, words),
    "merchants": pieces.build_merchants,
    "reach": lambda view, words, players: pieces.name_reachable_routes(view, words),
    "tethers": lambda view, words, players: pieces.build_tethers(view),
    "ghosts": lambda view, words, players: pieces.build_arrival_previews(view, players),
    "click_targets": build_click_targets,
    "letters": lambda view, words, players: list_character_letters(words),
    "tracks": lambda view, words, players: build_tracks(view, words),
    "charter": lambda view, words, players: build_deed_charter(view, words),
    "hourglass": lambda view, words, players: build_hourglass(view, words),
    "offer": lambda view, words, players: build_tile_offer(view, words),
    "hands": PartPerSeat(lambda view, words, players, seat: build_player_panel(view, words, seat)),
    "player_boards": PartPerSeat(lambda view, words, players, seat: build_desk(view, words, seat)),
    "stakes": lambda view, words, players: describe_stakes(view, words),
    "views": lambda view, words, players: list_views(words),
    "player_board_view": lambda view, words, players: PLAYER_BOARD_VIEW,
    "view_wanted": lambda view, words, players: find_view_for_question(view),
}


def build_scene(view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
    return build_all_parts(PARTS, view, words, players)
