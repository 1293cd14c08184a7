"""Routing from the agenda to the chapters: legal answers, carrying one out, and the steps that follow."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, FIRST, KIND, MERCHANT, MESSENGER, RECALL
from ..state import (
    S_ARRIVE,
    S_CIRCUS,
    S_DEPART,
    S_END,
    S_FIRST,
    S_KEEP,
    S_RIDE,
    S_SITE,
    S_START,
    S_STOP,
    S_SWITCH,
    S_TOKEN,
    State,
)
from . import building, delivery, market, messages, movement, stop, turn


def advance_to_question(s: State, dice: Dice, log: Log | None) -> None:
    """Carry out steps until a question comes up."""
    while s.over == 0:
        step = s.agenda[-1]
        if step == S_STOP:
            if stop.begin_stop(s, log):
                return
        elif step == S_START:
            if not turn.check_money_at_turn_start(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_DEPART:
            if not movement.check_money_at_departure(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_ARRIVE:
            movement.arrive_at_location(s, log)
        elif step == S_SWITCH:
            turn.begin_second_piece(s)
        elif step == S_END:
            turn.end_turn(s, log)
            continue
        else:
            return  # a question
        s.agenda.pop()


def append_legal_answers(s: State, out: Ids) -> None:
    """Append every answer to the question on top of the agenda."""
    if s.over:
        return
    step = s.agenda[-1]
    if step == S_STOP:
        stop.append_legal_stop_actions(s, out)
    elif step == S_RIDE:
        movement.append_legal_moves(s, out)
        delivery.append_legal_recalls(s, out)
    elif step == S_FIRST:
        out.append(FIRST.first + MERCHANT)
        out.append(FIRST.first + MESSENGER)
        delivery.append_legal_recalls(s, out)
    elif step == S_SITE:
        building.append_legal_sites(s, out)
    elif step == S_CIRCUS:
        market.append_legal_circus_villages(s, out)
    elif step == S_KEEP:
        messages.append_legal_cards_to_keep(s, out)
    elif step == S_TOKEN:
        delivery.append_legal_tokens(s, out)


def play_answer(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out a legal action and the steps that follow it."""
    carry_out_answer(s, action, dice, log)
    advance_to_question(s, dice, log)


def carry_out_answer(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out the action in the chapter of the question."""
    step = s.agenda[-1]
    if KIND[action] is RECALL:
        delivery.recall_token(s, ARG_A[action], log)  # LL-TOK-03: at any moment of the turn
    elif step == S_STOP:
        stop.carry_out_stop_action(s, action, dice, log)
    elif step == S_RIDE:
        movement.carry_out_move(s, action, log)
    elif step == S_FIRST:
        s.piece = ARG_A[action]
        s.agenda.pop()
    elif step == S_SITE:
        building.place_building(s, action, log)
    elif step == S_CIRCUS:
        market.move_circus(s, action, log)
    elif step == S_KEEP:
        messages.keep_message(s, action, log)
    elif step == S_TOKEN:
        delivery.choose_token(s, action, log)
