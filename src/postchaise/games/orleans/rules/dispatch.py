"""Routing from the agenda to the chapters: legal answers, carrying one out, and the steps that follow."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids, vec

from ..actions import KIND, REOPEN
from ..state import (
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
    S_MOVE,
    S_NEXT,
    S_PAY,
    S_PLAN,
    S_PLANNING,
    S_RECRUIT,
    S_REVEAL,
    S_REWARD,
    S_SEND,
    S_SHIELD,
    S_STORE,
    S_SUFFER,
    S_TAKE,
    S_TORTURE,
    S_TOWER,
    SAID_READY,
    TAKE_BACKS,
    State,
)
from . import (
    bathhouse,
    census,
    deeds,
    end,
    event,
    exclusion,
    followers,
    gunpowder_tower,
    place_actions,
    planning,
    recruiting,
    rounds,
    technology,
    torture,
    travel,
)


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carry out steps until a question comes up."""
    while s.over == 0:
        step = s.agenda[-1]
        if step in (S_PLAN, S_FOLLOW, S_GEAR):
            if rounds.wait_for_decisions(s):
                return
            s.taken_back = vec[i64]([0] * s.seats)
        elif step == S_ACT:
            if place_actions.begin(s, log):
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
            gunpowder_tower.begin(s)
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
            continue  # it has popped itself, and coins may be due
        elif step == S_AFFECT:
            if event.resolve_next_seat(s):
                continue
        elif step == S_SUFFER:
            s.agenda.pop()
            event.suffer(s, dice, log)
            continue
        elif step == S_HOURGLASS:
            rounds.turn_up_hourglass(s, dice, log)
        elif step == S_CENSUS:
            s.agenda.pop()
            census.take_census(s, log)
            continue
        elif step == S_FOLLOWERS:
            followers.begin(s, log)
        elif step == S_DRAW:
            followers.carry_out(s, dice, log)
        elif step == S_PLANNING:
            planning.begin(s, log)
        elif step == S_REVEAL:
            planning.reveal(s, log)
            place_actions.open_phase(s)
        elif step == S_GEARS:
            technology.open_window(s, log)
        elif step == S_EVENT:
            event.begin(s)
        elif step == S_END:
            if end.end_round(s, log):
                rounds.new_round(s)
            else:
                s.agenda = []
            continue
        else:
            return  # a question
        s.agenda.pop()


def legal(s: State, seat: i64, out: Ids) -> None:
    """Append every answer to the question on top of the agenda."""
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
        place_actions.legal(s, out)
    elif step == S_MOVE:
        travel.legal(s, out)
    elif step == S_SEND:
        deeds.legal(s, out)
    elif step == S_RECRUIT:
        recruiting.legal(s, out)
    elif step == S_TAKE:
        recruiting.legal_take(s, out)
    elif step == S_STORE:
        gunpowder_tower.legal(s, out)
    elif step == S_HARVEST:
        event.legal_harvest(s, out)
    elif step == S_TORTURE:
        torture.legal(s, out)
    elif step == S_BATH:
        bathhouse.legal(s, out)
    elif step == S_PAY:
        place_actions.legal_pay(s, out)
    elif step == S_REWARD:
        deeds.legal_reward(out)
    elif step == S_SHIELD:
        event.legal_shield(out)
    elif step == S_EXCLUDE:
        exclusion.legal(s, out)


def step(s: State, seat: i64, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out a legal action and the steps that follow it."""
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
        place_actions.answer(s, action, dice, log)
    elif step == S_MOVE:
        travel.answer(s, action, log)
    elif step == S_SEND:
        deeds.answer(s, action, log)
    elif step == S_RECRUIT:
        recruiting.answer(s, action, log)
    elif step == S_TAKE:
        recruiting.answer_take(s, action, log)
    elif step == S_STORE:
        gunpowder_tower.answer(s, action, log)
    elif step == S_HARVEST:
        event.answer_harvest(s, action, log)
    elif step == S_TORTURE:
        torture.answer(s, action, dice, log)
    elif step == S_BATH:
        bathhouse.answer(s, action, log)
    elif step == S_PAY:
        place_actions.answer_pay(s, action, log)
    elif step == S_REWARD:
        deeds.answer_reward(s, action, log)
    elif step == S_SHIELD:
        event.answer_shield(s, action, log)
    elif step == S_EXCLUDE:
        exclusion.answer(s, action, log)
    advance(s, dice, log)
