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


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carry out steps until a question comes up."""
    while s.over == 0:
        step = s.agenda[-1]
        if step == S_STOP:
            if stop.begin(s, log):
                return
        elif step == S_START:
            if not turn.start(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_DEPART:
            if not movement.check_departure(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_ARRIVE:
            movement.arrive(s, log)
        elif step == S_SWITCH:
            turn.switch(s)
        elif step == S_END:
            turn.end_turn(s, log)
            continue
        else:
            return  # a question
        s.agenda.pop()


def legal(s: State, out: Ids) -> None:
    """Append every answer to the question on top of the agenda."""
    if s.over:
        return
    step = s.agenda[-1]
    if step == S_STOP:
        stop.legal(s, out)
    elif step == S_RIDE:
        movement.legal(s, out)
        delivery.legal_recall(s, out)
    elif step == S_FIRST:
        out.append(FIRST.first + MERCHANT)
        out.append(FIRST.first + MESSENGER)
        delivery.legal_recall(s, out)
    elif step == S_SITE:
        building.legal_site(s, out)
    elif step == S_CIRCUS:
        market.legal_circus(s, out)
    elif step == S_KEEP:
        messages.legal_keep(s, out)
    elif step == S_TOKEN:
        delivery.legal_token(s, out)


def step(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out a legal action and the steps that follow it."""
    answer(s, action, dice, log)
    advance(s, dice, log)


def answer(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out the action in the chapter of the question."""
    step = s.agenda[-1]
    if KIND[action] is RECALL:
        delivery.recall(s, ARG_A[action], log)  # LL-TOK-03: at any moment of the turn
    elif step == S_STOP:
        stop.answer(s, action, dice, log)
    elif step == S_RIDE:
        movement.answer(s, action, log)
    elif step == S_FIRST:
        s.piece = ARG_A[action]
        s.agenda.pop()
    elif step == S_SITE:
        building.answer_site(s, action, log)
    elif step == S_CIRCUS:
        market.answer_circus(s, action, log)
    elif step == S_KEEP:
        messages.answer_keep(s, action, log)
    elif step == S_TOKEN:
        delivery.answer_token(s, action, log)
