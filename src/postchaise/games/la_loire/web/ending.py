"""The result of a match: what broke a tie, statistics."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.game import LogEvent
from postchaise.kernel.messages.message import Message, seat_message

from ..events import E_BUY, E_BUY_PAIR, E_RIDE, E_SELL
from ..rules.scoring import count_all_buildings, count_castles, sum_points
from ..state import State

BUILDINGS: Final = ("farm", "monastery", "castle")


def explain_tie(state: State, first: int, second: int) -> Message:
    """Say what decided between seats with equal points (LL-TIE-01 to LL-TIE-03)."""
    args: dict[str, int | Message] = {"first": seat_message(first + 1), "second": seat_message(second + 1)}
    args["count"] = sum_points(state)[first]
    for id, count in (("tie-castles", count_castles), ("tie-buildings", count_all_buildings)):
        if count(state, first) != count(state, second):
            return Message(id, more=count(state, first), less=count(state, second), **args)
    return Message("tie-shared", **args)


def count_match_statistics(view: dict[str, Any], lines: list[LogEvent]) -> list[tuple[str, list[int]]]:
    """Return the columns of the statistics: message id, and a number for each seat."""
    seats = range(view["seats"])
    built = [[place["building"] for place in view["locations"] if place["owner"] == i] for i in seats]
    return [
        ("figure-rides", [_count(lines, i, E_RIDE) for i in seats]),
        ("figure-bought", [_count(lines, i, E_BUY) + 2 * _count(lines, i, E_BUY_PAIR) for i in seats]),
        ("figure-sold", [_count(lines, i, E_SELL) for i in seats]),
        ("figure-delivered", [len(view["players"][i]["delivered"]) for i in seats]),
        ("figure-characters", [len(view["players"][i]["characters"]) for i in seats]),
        *((f"figure-{kind}", [built[i].count(kind) for i in seats]) for kind in BUILDINGS),
        ("figure-palaces", [len(view["players"][i]["palaces"]) for i in seats]),
    ]


def _count(lines: list[LogEvent], player: int, event: int) -> int:
    return sum(1 for line in lines if line[0] == event and line[1] == player)
