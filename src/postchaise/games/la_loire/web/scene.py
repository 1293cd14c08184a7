"""Everything the templates draw of the board, with its place on the map, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from postchaise.kernel.content.boards import Part, PartPerSeat, SeatView, build_all_parts
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from .. import components as c
from .board import geometry as g
from .board import pieces
from .board.background import GROUND, draw_river_spaces
from .board.click_targets import build_click_targets
from .board.geometry import Piece, format_box_style
from .panel import TINCTURES, build_player_board, build_player_panel

# What changes seldom: the map


def _map_key(view: View) -> tuple[Any, ...]:
    """Return everything the map shows, to know when to draw it again."""
    lands = tuple((place["shield"], place["building"], place["owner"]) for place in view["locations"])
    ends = (view["end_space"], view["message_target"], view["seats"], view["over"], view["ending"] >= 0)
    return (lands, ends, view["casual"], tuple(tile["price"] for tile in view["market"]))


def _land(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    letters = {id: words.attribute(f"shield-{id}", "letter", id[0].upper()) for id in TINCTURES}
    found = []
    for place in view["locations"]:
        id = place["id"]
        x, y, kind = g.PLACES[id]
        drawn: Piece = {"id": id, "name": words.translate(f"location-{id}"), "x": x, "y": y, "kind": kind}
        if kind != g.CITY:
            drawn["shield"] = TINCTURES[place["shield"]]
            drawn["letter"] = letters[place["shield"]]
            drawn["good"] = place["good"]
            drawn["building"] = place["building"] or "none"
            drawn["owner"] = players[place["owner"]] if place["building"] else None
        found.append(drawn)
    return found


def _title(view: View, words: Words) -> Piece:
    """Name the game and say when it ends."""
    ends = words.translate("ll-ends", space=view["end_space"], count=view["message_target"])
    lines = [words.translate("la-loire-title"), words.translate("ll-subtitle"), ends]
    if view["over"]:
        lines[2] = words.translate("ll-ended")
    elif view["ending"] >= 0:
        lines[2] = words.translate("ll-last")
    elif view["seats"] == 1:  # LL-SOLO-02: one more way to end
        lines[1:] = [ends, words.translate("ll-ends-solo", turns=c.SOLO_TURNS)]
    x, y, w, h = g.TITLE
    return {"x": x, "y": y, "w": w, "h": h, "lines": lines, "last": view["ending"] >= 0, "solo": lines[1] == ends}


def _market(view: View, words: Words) -> Piece:
    x, y, w, h = g.MARKET
    first, step = g.COLUMN_OF_MARKET
    tiles = []
    for i, tile in enumerate(view["market"]):
        shield = tile["shield"]
        box = (x + first + step * i - g.TILE[0] / 2, y + 53, *g.TILE)
        villages = [words.translate(f"location-{p['id']}") for p in view["locations"] if p["shield"] == shield]
        label = words.translate(
            "ll-tile",
            shield=Message(f"shield-{shield}"),
            deniers=Message("denier-count", count=tile["price"]),
            places=", ".join(villages),
        )
        tiles.append(
            {"id": shield, "art": TINCTURES[shield], "circus": tile["circus"], "label": label}
            | {"at": box, "style": format_box_style(box)}
        )
    columns = [(first + step * i, price) for i, price in enumerate(c.PRICES)]
    middle = first + step * int(c.CIRCUS_POSITION) if view["circus"] else 0
    return {"x": x, "y": y, "w": w, "h": h, "columns": columns, "middle": middle, "tiles": tiles}


PARTS: Final[dict[str, Part]] = {
    "map_key": lambda view, words, players: _map_key(view),
    "land": _land,
    "ground": lambda view, words, players: GROUND + draw_river_spaces(view["end_space"]),
    "title": lambda view, words, players: _title(view, words),
    "market": lambda view, words, players: _market(view, words),
    "standing": pieces.build_standing_pieces,
    "boats": pieces.build_boats,
    "previews": lambda view, words, players: pieces.build_previews(view, players),
    "click_targets": build_click_targets,
    "hands": PartPerSeat(lambda view, words, players, seat: build_player_panel(view, words, seat)),
    "player_boards": PartPerSeat(lambda view, words, players, seat: build_player_board(view, words, seat)),
}


def build_scene(view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
    return build_all_parts(PARTS, view, words, players)
