"""The course of a round: seven phases; two, and the technology window, are for everybody at once (OR-ROUND-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import vec

from ..events import E_REOPEN
from ..state import (
    NONE,
    PLANS,
    S_ACT,
    S_AFFECT,
    S_BATH,
    S_CENSUS,
    S_DRAW,
    S_END,
    S_EVENT,
    S_EXCLUDE,
    S_FOLLOW,
    S_FOLLOWERS,
    S_GEAR,
    S_GEARS,
    S_HARVEST,
    S_HOURGLASS,
    S_NEXT,
    S_PLAN,
    S_PLANNING,
    S_REVEAL,
    S_SEND,
    S_SUFFER,
    S_TORTURE,
    S_TOWER,
    State,
)
from . import (
    bathhouse,
    deeds,
    event,
    exclusion,
    followers,
    hourglass,
    places,
    planning,
    technology,
    torture,
    tower,
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


def new_round(s: State) -> None:
    s.agenda = ROUND_STEPS[:]


def waits(s: State) -> bool:
    """Somebody is not ready yet; the first of them in turn order is the one who is asked."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if s.ready[seat] == PLANS:
            s.active = seat
            return True
    s.active = s.first  # no matter who was the last to decide
    return False


def reopen(s: State, seat: i64, log: Log | None) -> None:
    """Not ready after all, while others still decide."""
    s.taken_back[seat] += 1
    s.ready[seat] = PLANS
    s.drawing[seat] = NONE
    if log is not None:
        log.add(E_REOPEN, seat)


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carries out steps until one has to be asked."""
    while s.over == 0:
        step = s.agenda[-1]
        if step in (S_PLAN, S_FOLLOW, S_GEAR):
            if waits(s):
                return
            s.taken_back = vec[i64]([0] * s.seats)
        elif step == S_ACT:
            if places.begin(s, log):
                return
        elif step == S_SEND:
            if deeds.possible(s, s.active, s.place):
                return
        elif step == S_BATH:
            if bathhouse.begin(s, log):
                return
        elif step == S_NEXT:
            s.active = (s.active + 1) % s.seats
        elif step == S_TOWER:
            s.agenda.pop()
            tower.begin(s)
            continue
        elif step == S_EXCLUDE:
            if exclusion.begin(s):
                return
        elif step == S_TORTURE:
            if torture.begin(s, log):
                return
        elif step == S_HARVEST:
            if event.harvest(s, log):
                return
            continue  # it has left the agenda by itself, and coins may be due
        elif step == S_AFFECT:
            if event.affect(s):
                continue
        elif step == S_SUFFER:
            s.agenda.pop()
            event.suffer(s, dice, log)
            continue
        elif step == S_HOURGLASS:
            hourglass.turn_up(s, dice, log)
        elif step == S_CENSUS:
            s.agenda.pop()
            hourglass.census(s, log)
            continue
        elif step == S_FOLLOWERS:
            followers.begin(s, log)
        elif step == S_DRAW:
            followers.carry_out(s, dice, log)
        elif step == S_PLANNING:
            planning.begin(s, log)
        elif step == S_REVEAL:
            planning.reveal(s, log)
            places.open_phase(s)
        elif step == S_GEARS:
            technology.open_window(s, log)
        elif step == S_EVENT:
            event.begin(s)
        elif step == S_END:
            if hourglass.end_round(s, log):
                new_round(s)
            else:
                s.agenda = []
            continue
        else:
            return  # a question
        s.agenda.pop()
