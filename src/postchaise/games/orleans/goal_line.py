"""The goal of a match in one line: how it is won and when it ends (OR-END-01)."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

NEAR: Final = 3  # rounds before the last


def describe_goal(view: View) -> list[Message]:
    left = view["rounds"] - view["round"]
    if view["over"]:
        return []
    if view["phase"] == "setup":
        return [Message("goal-most-points"), Message("goal-rounds", rounds=view["rounds"])]
    if left == 0:
        return [Message("goal-last-round"), Message("goal-most-points")]
    told = "goal-rounds-left" if left <= NEAR else "goal-round"
    return [Message("goal-most-points"), Message(told, rounds=view["rounds"], round=view["round"], count=left)]
