"""Routing from the agenda to the chapters: legal answers, carrying one out, and the steps that follow."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..state import S_BONUS, S_CARRIAGE, S_CLEAR, S_CLOSE, S_DRAW, S_END, S_HOUSE, S_HOUSES, S_PLAY, S_TRIM, State
from . import bonus, carriage, closing, drawing, end, houses, route


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carry out steps until a question comes up."""
    while True:
        step = s.agenda[-1]
        if step == S_DRAW:
            if drawing.begin(s, log):
                return
        elif step == S_PLAY:
            if route.begin(s, log):
                return
        elif step == S_CLOSE:
            if closing.begin(s):
                return
        elif step == S_TRIM:
            if closing.begin_trim(s):
                return
        elif step == S_END:
            end.end_turn(s, dice, log)
            if s.over:
                return
            continue
        elif step == S_HOUSES:
            if houses.begin(s, log):
                return
        elif step == S_HOUSE:
            if houses.begin_house(s):
                return
        elif step == S_BONUS:
            bonus.run(s, log)
            end.check_houses(s, log)
        elif step == S_CARRIAGE:
            if carriage.begin(s, log):
                return
        elif step == S_CLEAR:
            closing.clear(s, log)
        s.agenda.pop()


def legal(s: State, out: Ids) -> None:
    """Append every answer to the question on top of the agenda."""
    if s.over:
        return
    step = s.agenda[-1]
    if step == S_DRAW:
        drawing.legal(s, out)
    elif step == S_PLAY:
        route.legal(s, out)
    elif step == S_TRIM:
        closing.legal_trim(s, out)
    elif step == S_CLOSE:
        closing.legal(out)
    elif step == S_HOUSES:
        houses.legal(s, out)
    elif step == S_HOUSE:
        houses.legal_house(s, out)
    elif step == S_CARRIAGE:
        carriage.legal(s, out)


def step(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out a legal action and the steps that follow it."""
    step = s.agenda[-1]
    if step == S_DRAW:
        drawing.answer(s, action, dice, log)
    elif step == S_PLAY:
        route.answer(s, action, log)
    elif step == S_TRIM:
        closing.answer_trim(s, action, log)
    elif step == S_CLOSE:
        closing.answer(s, action, log)
    elif step == S_HOUSES:
        houses.answer(s, action, log)
    elif step == S_HOUSE:
        houses.answer_house(s, action, log)
    elif step == S_CARRIAGE:
        carriage.answer(s, action, log)
    advance(s, dice, log)
