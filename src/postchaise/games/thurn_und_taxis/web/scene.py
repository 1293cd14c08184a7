"""Everything the templates draw of the board, with its place on the map, from a view alone.

Anchors tie choices, log lines and drawings together: `city:ulm` (sign and target), `card:ulm` (hand), `display:ulm`,
`side:left` (ends of the route), `road:augsburg-ulm` (alphabetical), `route:1` (of a seat), `stack:baden`, `carriage:5`,
`province:baden`, `courier`; and the result of a choice: `preview:ulm` (a certain house), `maybe:ulm` (a possible one).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from postchaise.kernel.content.boards import Part, PartPerSeat, SeatView, build_all_parts
from postchaise.kernel.messages.text_table import View, Words

from .. import components as c
from .board import cabinet, pieces, routes
from .board import geometry as g
from .board import provinces as p
from .board.background import GROUND, draw_city_signs
from .board.click_targets import build_click_targets
from .board.geometry import Piece
from .desk import desk
from .panel import build_player_panel, find_nearest_end


def _title(view: View, words: Words, players: Sequence[SeatView]) -> tuple[str, str, bool]:
    """Name the game and say when it ends, or who is nearest to that."""
    by, seats, count = find_nearest_end(view)
    told = words.translate("tt-ends", level=c.CARRIAGE_LEVEL[-1], count=c.HOUSES)
    if view["over"]:
        told = words.translate("log-over")
    elif view["ending"] >= 0:
        told = words.translate("tt-last-round")
    elif by:
        who = players[seats[0]].name if len(seats) == 1 else words.translate("tt-near-many", count=len(seats))
        told = words.translate(
            f"tt-near-{by}", players=who, count=count
        )  # one line; all names are in the line of the goal
    return words.translate("thurn-und-taxis-title"), told, view["ending"] >= 0 or bool(by)


def _provinces(words: Words) -> list[Piece]:
    """Return names and marks of the provinces. Names longer than the German ones are set closer."""
    found = []
    for id, tint in p.TINTS.items():
        name = words.attribute(f"province-{id}", "map", words.translate(f"province-{id}"))
        x, y, turned, space = p.NAMES[id]
        closer = len(name) > p.WIDEST.get(id, len(name))
        found.append(
            {"id": id, "tint": tint, "name": name, "x": x, "y": y, "turned": turned, "mark": p.MARKS[id]}
            | {"space": round(space * p.CLOSER, 1) if closer else space, "sign": _sign(words, id)}
        )
    return found


def _sign(words: Words, id: str) -> str:
    return words.attribute(f"province-{id}", "mark", id[:2].upper())


def _map_key(view: View, words: Words, players: Sequence[SeatView]) -> tuple[object, ...]:
    """Return everything the map shows, to know when to draw it again."""
    return _title(view, words, players), cabinet.build_cabinet_cache_key(view), [player.name for player in players]


PARTS: Final[dict[str, Part]] = {
    "map_key": _map_key,
    "ground": lambda view, words, players: GROUND,
    "title": _title,
    "provinces": lambda view, words, players: _provinces(words),
    "cabinet": cabinet.build_cabinet,
    "signs": lambda view, words, players: draw_city_signs(tuple(words.translate(f"city-{id}") for id in g.CITIES)),
    "click_targets": build_click_targets,
    "own": routes.draw_own_route,
    "others": lambda view, words, players: routes.draw_other_routes(view, players),
    "streets": lambda view, words, players: pieces.build_house_grounds(view),
    "own_houses": lambda view, words, players: pieces.build_own_houses(view),
    "houses": lambda view, words, players: pieces.build_houses(view, players),
    "letters": lambda view, words, players: pieces.build_letters(view),
    "previews": lambda view, words, players: pieces.build_previews(view),
    "courier": lambda view, words, players: pieces.build_courier(view, players),
    "pips": lambda view, words, players: cabinet.build_pips(view),
    "next": lambda view, words, players: cabinet.find_next_carriage(view),
    "panels": PartPerSeat(lambda view, words, players, seat: build_player_panel(view, words, seat)),
    "views": lambda view, words, players: [(id, words.translate(f"tt-view-{id}")) for id in ("map", "cabinet")],
    "view_wanted": lambda view, words, players: "",
    **desk.PARTS,
}


def build_scene(view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
    return build_all_parts(PARTS, view, words, players)
