"""How a match of Thurn und Taxis is won and ends, in one line (TT-END-01, TT-END-02)."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.content.goals import last_turns
from postchaise.kernel.messages.message import Message, seat
from postchaise.kernel.messages.text_table import View

from .choices import join_names
from .components import CARRIAGE_LEVEL, LAST_CARRIAGE

NEAR: Final = 5  # houses left to place
NAMED: Final = 2  # more players are counted


def goal(view: View) -> list[Message]:
    if view["over"]:
        return []
    if view["ending"] >= 0:
        return [last_turns(_to_play(view))]
    ends = Message("goal-ends", level=CARRIAGE_LEVEL[LAST_CARRIAGE])
    return [Message("goal-most-points"), _near(view) or ends]


def _to_play(view: View) -> list[int]:
    """TT-END-02: the round is played out; its last turn is that of the seat before the first player."""
    order = [(view["first"] + i) % view["seats"] for i in range(view["seats"])]
    return order[order.index(view["active"]) :]


def near(view: View) -> tuple[str, list[int], int]:
    """What the end is near by, who lacks only that, and how much: the last carriage, or a few houses."""
    players = view["players"]
    last = [number for number, player in enumerate(players) if player["carriage"] == CARRIAGE_LEVEL[LAST_CARRIAGE - 1]]
    if last:
        return "carriage", last, CARRIAGE_LEVEL[LAST_CARRIAGE]
    left = min(player["houses_left"] for player in players)
    if left > NEAR:
        return "", [], 0
    return "houses", [number for number, player in enumerate(players) if player["houses_left"] == left], left


def _near(view: View) -> Message | None:
    by, seats, count = near(view)
    if not by:
        return None
    many = Message("tt-near-many", count=len(seats)) if len(seats) > NAMED else join_names([seat(n + 1) for n in seats])
    return Message(f"goal-near-{by}", players=many, count=count)
