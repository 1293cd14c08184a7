"""Which answers the question on top of the agenda has."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.native import Ids

from ..actions import (
    REOPEN,
)
from ..state import (
    PLANS,
    S_ACT,
    S_BATH,
    S_EXCLUDE,
    S_FOLLOW,
    S_GEAR,
    S_HARVEST,
    S_MOVE,
    S_PAY,
    S_PLAN,
    S_RECRUIT,
    S_REWARD,
    S_SEND,
    S_SHIELD,
    S_STORE,
    S_TAKE,
    S_TORTURE,
    SAID_READY,
    TAKE_BACKS,
    State,
)
from . import (
    bathhouse,
    deeds,
    event,
    exclusion,
    followers,
    places,
    planning,
    recruiting,
    technology,
    torture,
    tower,
    travel,
)


def legal(s: State, seat: i64, out: Ids) -> None:
    """Every answer to the question on top of the agenda."""
    if s.over:
        return
    step = s.agenda[-1]
    if step in (S_PLAN, S_FOLLOW, S_GEAR):
        if not 0 <= seat < s.seats:
            return
        if s.ready[seat] == SAID_READY:
            if s.taken_back[seat] < TAKE_BACKS:  # OR-GEN-BACK-01
                out.append(REOPEN.first)
        elif s.ready[seat] == PLANS:
            if step == S_PLAN:
                planning.legal(s, seat, out)
            elif step == S_FOLLOW:
                followers.legal(s, seat, out)
            else:
                technology.legal_window(s, seat, out)
        return
    if seat != s.active:
        return
    if step == S_ACT:
        places.legal(s, out)
    elif step == S_MOVE:
        travel.legal(s, out)
    elif step == S_SEND:
        deeds.legal(s, out)
    elif step == S_RECRUIT:
        recruiting.legal(s, out)
    elif step == S_TAKE:
        recruiting.legal_take(s, out)
    elif step == S_STORE:
        tower.legal(s, out)
    elif step == S_HARVEST:
        event.legal_harvest(s, out)
    elif step == S_TORTURE:
        torture.legal(s, out)
    elif step == S_BATH:
        bathhouse.legal(s, out)
    elif step == S_PAY:
        places.legal_pay(s, out)
    elif step == S_REWARD:
        deeds.legal_reward(out)
    elif step == S_SHIELD:
        event.legal_shield(out)
    elif step == S_EXCLUDE:
        exclusion.legal(s, out)
