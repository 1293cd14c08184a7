"""The goal of a match in one line: how it is won and when it ends by the rules in force (chapter End of the game)."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.message import Message, format_last_turns, seat_message
from postchaise.kernel.messages.text_table import View

from .components import SOLO_TURNS

NEAR: Final = 3  # spaces or deliveries from the end


def describe_goal(view: View) -> list[Message]:
    solo = view["seats"] == 1
    if view["over"]:
        return []
    if view["ending"] >= 0:
        return [*_last(view)]
    won = Message("goal-turn", turn=view["turn_number"], turns=SOLO_TURNS) if solo else Message("goal-most-points")
    return [won, _near(view) or _ends(view)]


def _ends(view: View) -> Message:
    """LL-END-01, LL-END-02; in a solo game the sixtieth turn is a third way (LL-SOLO-02)."""
    id = "goal-ends-solo" if view["seats"] == 1 else "goal-ends"
    return Message(id, space=view["end_space"], count=view["message_target"])


def _near(view: View) -> Message | None:
    """Name the player who is nearest to an end."""
    found = []
    for number, player in enumerate(view["players"]):
        found.append((view["end_space"] - player["boat"], number, "goal-near-boat"))
        found.append((view["message_target"] - len(player["delivered"]), number, "goal-near-messages"))
    left, number, id = min(found)
    return Message(id, player=seat_message(number + 1), count=left) if left <= NEAR else None


def _last(view: View) -> list[Message]:
    """LL-END-03, LL-END-04: all players but one have another turn."""
    if view["last_turns"]:
        return [format_last_turns([view["active"], *view["extra"]])]
    if view["seats"] == 1:
        return [Message("goal-last-turn")]
    return [Message("goal-ended"), Message("goal-one-more", player=seat_message(view["ending"] + 1))]
