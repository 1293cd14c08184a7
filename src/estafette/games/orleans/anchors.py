"""What on the board a choice is about, where that is not just what it names.

A click on a follower who stands somewhere takes that one back: no other choice is about it. A technology tile goes from
its pile to a space.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.decision import Choice, Decision

from . import actions as x
from . import components as c
from .state import S_FOLLOW, State

PILE: Final = "gear"  # technology tiles not yet placed
MARKET: Final = "market"


def stand(follower: str, slot: str) -> str:
    """A follower on a space."""
    return f"stand:{follower}:{slot}"


def anchored(s: State, decision: Decision | None) -> Decision | None:
    if decision is not None:
        for choice in decision.choices:
            choice.anchors = _anchors(s, choice)
    return decision


def _anchors(s: State, choice: Choice) -> list[str]:
    kind, a, b = x.KIND[choice.action], x.ARG_A[choice.action], x.ARG_B[choice.action]
    if kind is x.GEAR_ON:
        return [*choice.anchors, PILE]
    if kind is x.LIFT or (kind is x.PUT and s.agenda[-1] == S_FOLLOW):
        return [stand(c.FOLLOWER_IDS[a], c.SLOT_IDS[b]), MARKET]
    return choice.anchors
