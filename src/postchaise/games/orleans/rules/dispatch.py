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


def advance_to_question(s: State, dice: Dice, log: Log | None) -> None:
    """Carry out steps until a question comes up."""
    while s.over == 0:
        step = s.agenda[-1]
        if step in (S_PLAN, S_FOLLOW, S_GEAR):
            if rounds.wait_for_decisions(s):
                return
            s.taken_back = vec[i64]([0] * s.seats)
        elif step == S_ACT:
            if place_actions.ask_next_seat(s, log):
                return
        elif step == S_SEND:
            if deeds.can_send_to_deed(s, s.active, s.place):
                return
        elif step == S_BATH:
            if bathhouse.begin_bath(s, log):
                return
        elif step == S_NEXT:
            s.active = (s.active + 1) % s.seats
        elif step == S_TOWER:
            s.agenda.pop()
            gunpowder_tower.begin_storing(s)
            continue
        elif step == S_EXCLUDE:
            if exclusion.begin_exclusion(s):
                return
        elif step == S_TORTURE:
            if torture.begin_torture(s, log):
                return
        elif step == S_HARVEST:
            if event.begin_harvest(s, log):
                return
            continue  # it has popped itself, and coins may be due
        elif step == S_AFFECT:
            if event.resolve_next_seat(s):
                continue
        elif step == S_SUFFER:
            s.agenda.pop()
            event.apply_event(s, dice, log)
            continue
        elif step == S_HOURGLASS:
            rounds.turn_up_hourglass(s, dice, log)
        elif step == S_CENSUS:
            s.agenda.pop()
            census.take_census(s, log)
            continue
        elif step == S_FOLLOWERS:
            followers.begin_follower_phase(s, log)
        elif step == S_DRAW:
            followers.carry_out_recalls_and_draws(s, dice, log)
        elif step == S_PLANNING:
            planning.begin_planning(s, log)
        elif step == S_REVEAL:
            planning.reveal_plans(s, log)
            place_actions.open_action_phase(s)
        elif step == S_GEARS:
            technology.open_technology_window(s, log)
        elif step == S_EVENT:
            event.begin_event_phase(s)
        elif step == S_END:
            if end.end_round(s, log):
                rounds.begin_round(s)
            else:
                s.agenda = []
            continue
        else:
            return  # a question
        s.agenda.pop()


def append_legal_answers(s: State, seat: i64, out: Ids) -> None:
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
                planning.append_legal_plan_steps(s, seat, out)
            elif step == S_FOLLOW:
                followers.append_legal_recalls_and_draws(s, seat, out)
            else:
                technology.append_legal_window_answers(s, seat, out)
        return
    if seat != s.active:
        return
    if step == S_ACT:
        place_actions.append_legal_place_uses(s, out)
    elif step == S_MOVE:
        travel.append_legal_journeys(s, out)
    elif step == S_SEND:
        deeds.append_legal_deeds(s, out)
    elif step == S_RECRUIT:
        recruiting.append_legal_recruits(s, out)
    elif step == S_TAKE:
        recruiting.append_legal_place_tiles(s, out)
    elif step == S_STORE:
        gunpowder_tower.append_legal_storing(s, out)
    elif step == S_HARVEST:
        event.append_legal_harvest_gifts(s, out)
    elif step == S_TORTURE:
        torture.append_legal_losses(s, out)
    elif step == S_BATH:
        bathhouse.append_legal_bath_puts(s, out)
    elif step == S_PAY:
        place_actions.append_legal_payments(s, out)
    elif step == S_REWARD:
        deeds.append_legal_deed_rewards(out)
    elif step == S_SHIELD:
        event.append_legal_sacristy_answers(out)
    elif step == S_EXCLUDE:
        exclusion.append_legal_exclusions(s, out)


def play_answer(s: State, seat: i64, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out a legal action and the steps that follow it."""
    step = s.agenda[-1]
    if KIND[action] is REOPEN:
        rounds.reopen_decision(s, seat, log)
    elif step == S_PLAN:
        planning.carry_out_plan_step(s, seat, action, log)
        if s.ready[seat] == PLANS:
            return  # nothing follows until everybody is ready
    elif step == S_FOLLOW:
        followers.carry_out_recall_or_draw(s, seat, action, log)
        if s.ready[seat] == PLANS:
            return
    elif step == S_GEAR:
        technology.carry_out_window_answer(s, seat, action, log)
    elif step == S_ACT:
        place_actions.carry_out_place_use(s, action, dice, log)
    elif step == S_MOVE:
        travel.carry_out_journey(s, action, log)
    elif step == S_SEND:
        deeds.carry_out_deed(s, action, log)
    elif step == S_RECRUIT:
        recruiting.carry_out_recruit(s, action, log)
    elif step == S_TAKE:
        recruiting.take_place_tile(s, action, log)
    elif step == S_STORE:
        gunpowder_tower.carry_out_storing(s, action, log)
    elif step == S_HARVEST:
        event.carry_out_harvest_gift(s, action, log)
    elif step == S_TORTURE:
        torture.carry_out_loss(s, action, dice, log)
    elif step == S_BATH:
        bathhouse.carry_out_bath_put(s, action, log)
    elif step == S_PAY:
        place_actions.pay_pharmacy(s, action, log)
    elif step == S_REWARD:
        deeds.take_deed_reward(s, action, log)
    elif step == S_SHIELD:
        event.answer_with_sacristy(s, action, log)
    elif step == S_EXCLUDE:
        exclusion.carry_out_exclusion(s, action, log)
    advance_to_question(s, dice, log)
