"""What lights up on the board beyond the things a choice names, by kind of action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.text_table import View

from .. import actions as x
from .. import components as c
from ..choices.anchors import cargo_anchor


def list_highlights(view: View, action: int, anchors: list[str]) -> list[str]:
    """Return the anchors of everything on the board that a choice is about."""
    found = HIGHLIGHTS.get(x.KIND[action])
    if found is None or view["over"]:
        return list(anchors)
    return [*anchors, *found(view, x.ARG_A[action], x.ARG_B[action])]


def _active(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][view["active"]]
    return player


def _put(view: View, follower: int, slot: int) -> list[str]:
    return [f"place:{c.PLACE_IDS[c.SLOT_PLACE[slot]]}"]


def _move(view: View, route: int, cargo: int) -> list[str]:
    """The route, its good, and the town at its end with the merchant there."""
    id, start = c.ROUTE_IDS[route], c.TOWN_IDS.index(_active(view)["merchant"])
    goal = c.TOWN_IDS[c.ROUTE_A[route] + c.ROUTE_B[route] - start]
    lit = [f"way:{id}", cargo_anchor(id, x.CARGO.items[cargo]), f"town:{goal}", f"arrival:{goal}"]
    return [*lit, f"merchant:{view['active']}"]


def _recruit(view: View, character: int, b: int) -> list[str]:
    """The next step of the track; with a scholar also that of development."""
    if character >= c.TRACKS:
        return []
    id = c.CHARACTER_IDS[character]
    step = min(_active(view)["tracks"][id] + 1, c.TRACK_LAST[character])
    return [f"track:{id}-{step}"] + (_develop(view, c.TRACK_DEVELOPMENT[step]) if character == c.SCHOLAR else [])


def _develop(view: View, steps: int) -> list[str]:
    """The step of the development track that so many points lead to."""
    return [f"development:{min(_active(view)['development'] + steps, c.DEV_LAST)}"]


def _use(view: View, place: int, b: int) -> list[str]:
    """What using a place is about, before any further question."""
    verb, merchant = c.VERB[place], f"merchant:{view['active']}"
    if view["step"] != "act":
        return []
    if verb == c.V_RECRUIT:
        return [anchor for character in c.RECRUITS[place] for anchor in _recruit(view, character, b)]
    if verb == c.V_STATION:
        return [f"town:{_active(view)['merchant']}", merchant]
    if verb == c.V_MOVE:
        start = c.TOWN_IDS.index(_active(view)["merchant"])
        routes = c.ROUTES_FROM[2 * start + c.MOVES_ON[place]]
        towns = [f"town:{c.TOWN_IDS[c.ROUTE_A[route] + c.ROUTE_B[route] - start]}" for route in routes]
        return [merchant, *(f"way:{c.ROUTE_IDS[route]}" for route in routes), *towns]
    return _develop(view, c.EFFECT_DEVELOPMENT[place]) if c.EFFECT_DEVELOPMENT[place] else []


HIGHLIGHTS: Final[dict[Kind, Callable[[View, int, int], list[str]]]] = {
    x.PUT: _put,
    x.USE: _use,
    x.RECRUIT: _recruit,
    x.MOVE: _move,
}
