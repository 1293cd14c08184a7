"""The board of Thurn und Taxis as a picture: everything a template draws, with its place on the map, from a view alone.

What ties choices, log lines and drawings together: `city:ulm` (sign and spot), `card:ulm` (hand), `display:ulm`,
`side:left` (ends of the route), `road:augsburg-ulm` (alphabetical), `route:1` (of a seat), `stack:baden`, `carriage:5`,
`province:baden`, `courier`; and what a choice would bring about: `preview:ulm` (a house for certain), `maybe:ulm` (one
of several).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from estafette.kernel.extras import Seated
from estafette.kernel.sheet import View, Words

from .. import components as c
from ..goal import near
from . import cabinet, pieces, routes
from . import geometry as g
from . import provinces as p
from .desk import desk
from .ground import GROUND, signs
from .panel import panel
from .parts import Piece
from .spots import spots


def scene(view: View, words: Words, players: Sequence[Seated]) -> dict[str, Any]:
    title = _title(view, words, players)
    return {
        "map_key": (title, cabinet.key(view), [player.name for player in players]),
        "ground": GROUND,
        "title": title,
        "provinces": _provinces(words),
        "cabinet": cabinet.cabinet(view, words, players),
        "signs": signs(tuple(words.say(f"city-{id}") for id in g.CITIES)),
        "spots": spots(view, words, players),
        "own": routes.own(view, words, players),
        "others": routes.others(view, players),
        "streets": pieces.streets(view),
        "own_houses": pieces.own_houses(view),
        "houses": pieces.houses(view, players),
        "letters": pieces.letters(view),
        "previews": pieces.previews(view),
        "courier": pieces.courier(view, players),
        "pips": cabinet.pips(view),
        "next": cabinet.next_carriage(view),
        "panels": [panel(view, words, seat) for seat in range(len(players))],
        "views": [("map", words.say("tt-view-map")), ("cabinet", words.say("tt-view-cabinet"))],
        "view_wanted": "",
        **desk(view, words, players),
    }


def _title(view: View, words: Words, players: Sequence[Seated]) -> tuple[str, str, bool]:
    """Names the game and says when it ends, or who is nearest to that."""
    by, seats, count = near(view)
    told = words.say("tt-ends", level=c.CARRIAGE_LEVEL[-1], count=c.HOUSES)
    if view["over"]:
        told = words.say("log-over")
    elif view["ending"] >= 0:
        told = words.say("tt-last-round")
    elif by:
        who = players[seats[0]].name if len(seats) == 1 else words.say("tt-near-many", count=len(seats))
        told = words.say(f"tt-near-{by}", players=who, count=count)  # one line; all names are in the line of the goal
    return words.say("thurn-und-taxis-title"), told, view["ending"] >= 0 or bool(by)


def _provinces(words: Words) -> list[Piece]:
    """Names and marks on the map. A name longer than the German one stands closer, so that it keeps its place."""
    found = []
    for id, tint in p.TINTS.items():
        name = words.attribute(f"province-{id}", "map", words.say(f"province-{id}"))
        x, y, turned, space = p.NAMES[id]
        closer = len(name) > p.WIDEST.get(id, len(name))
        found.append(
            {"id": id, "tint": tint, "name": name, "x": x, "y": y, "turned": turned, "mark": p.MARKS[id]}
            | {"space": round(space * p.CLOSER, 1) if closer else space, "sign": _sign(words, id)}
        )
    return found


def _sign(words: Words, id: str) -> str:
    return words.attribute(f"province-{id}", "mark", id[:2].upper())
