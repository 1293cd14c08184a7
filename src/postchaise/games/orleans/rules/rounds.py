"""The phases of a round (OR-ROUND-01), the hourglass (phase 1), and simultaneous decisions (OR-ROUND-03).

`end` passes on the tile of the first player and knows the last round (OR-PHASE7-01, OR-ROUND-02). `place_actions` lets
players pass (OR-PHASE5-02).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log

from ..components import EVENTS, STACKS
from ..events import E_REOPEN, E_ROUND
from ..state import (
    NONE,
    PLANS,
    S_ACT,
    S_AFFECT,
    S_CENSUS,
    S_DRAW,
    S_END,
    S_EVENT,
    S_FOLLOW,
    S_FOLLOWERS,
    S_GEAR,
    S_GEARS,
    S_HOURGLASS,
    S_PLAN,
    S_PLANNING,
    S_REVEAL,
    S_TOWER,
    State,
    sum_row,
)

# OR-ROUND-01, last step first
ROUND_STEPS: Final[list[int]] = [
    S_END,
    S_AFFECT,
    S_EVENT,
    S_GEAR,
    S_GEARS,
    S_ACT,
    S_REVEAL,
    S_PLAN,
    S_PLANNING,
    S_TOWER,
    S_DRAW,
    S_FOLLOW,
    S_FOLLOWERS,
    S_CENSUS,
    S_HOURGLASS,
]


def begin_round(s: State) -> None:
    s.agenda = ROUND_STEPS[:]


def wait_for_decisions(s: State) -> bool:
    """Return whether a player is not ready yet; the first of them in turn order is asked."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if s.ready[seat] == PLANS:
            s.active = seat
            return True
    s.active = s.first  # regardless of who decided last
    return False


def reopen_decision(s: State, seat: i64, log: Log | None) -> None:
    """Take back being ready while others still decide."""
    s.taken_back[seat] += 1
    s.ready[seat] = PLANS
    s.drawing[seat] = NONE
    if log is not None:
        log.add(E_REOPEN, seat)


def turn_up_hourglass(s: State, dice: Dice, log: Log | None) -> None:
    """OR-PHASE1-01: turn up the next tile of the top stack (OR-SETUP-10)."""
    s.round += 1
    for stack in range(STACKS):
        tiles = sum_row(s.hourglass, stack * EVENTS, EVENTS)
        if tiles:
            s.event = dice.draw(s.hourglass[stack * EVENTS : (stack + 1) * EVENTS], tiles)
            s.stack = stack
            s.hourglass[stack * EVENTS + s.event] -= 1
            break
    if log is not None:
        log.add(E_ROUND, s.first, s.round, s.event, s.stack)
