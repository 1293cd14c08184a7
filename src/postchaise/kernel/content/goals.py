"""What goals of several games have in common."""

from __future__ import annotations

from postchaise.kernel.messages.message import Message, seat


def format_last_turns(seats: list[int]) -> Message:
    """Who still has a turn before the end, in order."""
    said = seat(seats[-1] + 1)
    for each in reversed(seats[:-1]):
        said = Message("goal-then", first=seat(each + 1), rest=said)
    return Message("goal-last-turns", players=said, count=len(seats))
