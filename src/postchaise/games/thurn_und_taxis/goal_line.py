"""The goal of a match in one line: how it is won and when it ends (TT-END-01, TT-END-02)."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.message import Message, format_last_turns, seat_message
from postchaise.kernel.messages.text_table import View

from .choices import join_names
from .components import CARRIAGE_LEVEL, LAST_CARRIAGE

NEAR: Final = 5  # houses left to place
NAMED: Final = 2  # more players are counted


def describe_goal(view: View) -> list[Message]:
    if view["over"]:
        return []
    if view["ending"] >= 0:
        return [format_last_turns(_to_play(view))]
    ends = Message("goal-ends", level=CARRIAGE_LEVEL[LAST_CARRIAGE])
    return [Message("goal-most-points"), _near(view) or ends]


def _to_play(view: View) -> list[int]:
    """Return the seats still to play in the last round, which ends before the first player (TT-END-02)."""
    order = [(view["first"] + i) % view["seats"] for i in range(view["seats"])]
    return order[order.index(view["active"]) :]


def find_nearest_end(view: View) -> tuple[str, list[int], int]:
    """Return which end condition is near ("carriage", "houses" or ""), for which seats, and what is left."""
    players = view["players"]
    last = [number for number, player in enumerate(players) if player["carriage"] == CARRIAGE_LEVEL[LAST_CARRIAGE - 1]]
    if last:
        return "carriage", last, CARRIAGE_LEVEL[LAST_CARRIAGE]
    left = min(player["houses_left"] for player in players)
    if left > NEAR:
        return "", [], 0
    return "houses", [number for number, player in enumerate(players) if player["houses_left"] == left], left


def _near(view: View) -> Message | None:
    by, seats, count = find_nearest_end(view)
    if not by:
        return None
    many = (
        Message("tt-near-many", count=len(seats))
        if len(seats) > NAMED
        else join_names([seat_message(n + 1) for n in seats])
    )
    return Message(f"goal-near-{by}", players=many, count=count)
