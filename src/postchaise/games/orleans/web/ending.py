"""The result of a match: what broke a tie, statistics."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.game import LogEvent
from postchaise.kernel.messages.message import Message, seat_message

from ..events import E_MOVE, E_RECRUIT, E_SEND, E_STATION, E_TAKE
from ..rules.scoring import sum_points
from ..state import State


def explain_tie(state: State, first: int, second: int) -> Message:
    """Say what decided between seats with equal points (OR-SCORE-05)."""
    args: dict[str, int | Message] = {"first": seat_message(first + 1), "second": seat_message(second + 1)}
    args["count"] = sum_points(state)[first]
    if state.dev[first] != state.dev[second]:
        return Message("tie-development", more=state.dev[first], less=state.dev[second], **args)
    return Message("tie-shared", **args)


def count_match_statistics(view: dict[str, Any], lines: list[LogEvent]) -> list[tuple[str, list[int]]]:
    """Return the columns of the statistics: message id, and a number for each seat."""
    seats = range(view["seats"])

    def count(event: int) -> list[int]:
        return [sum(1 for line in lines if line[0] == event and line[1] == i) for i in seats]

    return [
        ("figure-recruited", count(E_RECRUIT)),
        ("figure-moves", count(E_MOVE)),
        ("figure-stations", count(E_STATION)),
        ("figure-places", count(E_TAKE)),
        ("figure-deeds", count(E_SEND)),
        ("figure-citizens", [list(view["citizens"].values()).count(i) for i in seats]),
    ]
