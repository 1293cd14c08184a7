"""Carrying out an answer, then whatever follows by itself. Each chapter knows the answers to its own questions."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log

from ..actions import KIND, REOPEN
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
    rounds,
    technology,
    torture,
    tower,
    travel,
)


def step(s: State, seat: i64, action: i64, dice: Dice, log: Log | None) -> None:
    """Carries out a legal action, then whatever follows by itself."""
    step = s.agenda[-1]
    if KIND[action] is REOPEN:
        rounds.reopen(s, seat, log)
    elif step == S_PLAN:
        planning.answer(s, seat, action, log)
        if s.ready[seat] == PLANS:
            return  # nothing follows until everybody is ready
    elif step == S_FOLLOW:
        followers.answer(s, seat, action, log)
        if s.ready[seat] == PLANS:
            return
    elif step == S_GEAR:
        technology.answer_window(s, seat, action, log)
    elif step == S_ACT:
        places.answer(s, action, dice, log)
    elif step == S_MOVE:
        travel.answer(s, action, log)
    elif step == S_SEND:
        deeds.answer(s, action, log)
    elif step == S_RECRUIT:
        recruiting.answer(s, action, log)
    elif step == S_TAKE:
        recruiting.answer_take(s, action, log)
    elif step == S_STORE:
        tower.answer(s, action, log)
    elif step == S_HARVEST:
        event.answer_harvest(s, action, log)
    elif step == S_TORTURE:
        torture.answer(s, action, dice, log)
    elif step == S_BATH:
        bathhouse.answer(s, action, log)
    elif step == S_PAY:
        places.answer_pay(s, action, log)
    elif step == S_REWARD:
        deeds.answer_reward(s, action, log)
    elif step == S_SHIELD:
        event.answer_shield(s, action, log)
    elif step == S_EXCLUDE:
        exclusion.answer(s, action, log)
    rounds.advance(s, dice, log)
