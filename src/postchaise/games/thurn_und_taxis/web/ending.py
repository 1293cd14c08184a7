"""The result of a match: what broke a tie, which events brought points, statistics."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.game import LogEvent
from postchaise.kernel.messages.message import Message, seat_message

from ..events import E_CLOSE, E_LETTER
from ..rules.scoring import sum_points
from ..state import NOBODY, State
from .board.geometry import CITIES
from .board.provinces import TINTS


def explain_ending(view: dict[str, Any]) -> Message | None:
    """Name the player who took the end tile (TT-END-01)."""
    if view["ending"] < 0 or view["cause"] not in ("houses", "carriage"):
        return None
    return Message(f"ended-{view['cause']}", player=seat_message(view["ending"] + 1))


def explain_tie(state: State, first: int, second: int) -> Message | None:
    """Say what decided between seats with equal points (TT-SCORE-04); nobody may hold the end tile (TT-END-06)."""
    if state.ending == NOBODY:
        return None
    args: dict[str, int | Message] = {"first": seat_message(first + 1), "second": seat_message(second + 1)}
    args["count"] = sum_points(state)[first]
    if first == state.ending:
        return Message("tie-end", **args)
    return Message("tie-order", holder=seat_message(state.ending + 1), **args)


def build_ending_map(view: dict[str, Any]) -> dict[str, Any]:
    """Return a map for each seat: the tinted provinces and the cities with its houses."""
    maps = [[(x, y, id in player["houses"]) for id, (x, y, _, _) in CITIES.items()] for player in view["players"]]
    return {"provinces": TINTS, "maps": maps}


def count_match_statistics(view: dict[str, Any], lines: list[LogEvent]) -> list[tuple[str, list[int]]]:
    """Return the columns of the statistics: message id, and a number for each seat."""
    seats = range(view["seats"])
    closed = [[line[2] for line in lines if line[0] == E_CLOSE and line[1] == i] for i in seats]
    letters = [sum(1 for line in lines if line[0] == E_LETTER and line[1] == i) for i in seats]
    named = {city["id"]: city["province"] for city in view["cities"]}
    found = [
        ("figure-routes", [len(routes) for routes in closed]),
        ("figure-longest", [max(routes, default=0) for routes in closed]),
        ("figure-cities", [sum(routes) for routes in closed]),
        ("figure-houses", [len(player["houses"]) for player in view["players"]]),
        ("figure-provinces", [len({named[city] for city in player["houses"]}) for player in view["players"]]),
    ]
    return [*found, ("figure-letters", letters)] if view["expansion"] else found
