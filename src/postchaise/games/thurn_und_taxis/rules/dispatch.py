"""Routing from the agenda to the chapters: legal answers, carrying one out, and the steps that follow."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..state import S_BONUS, S_CARRIAGE, S_CLEAR, S_CLOSE, S_DRAW, S_END, S_HOUSE, S_HOUSES, S_PLAY, S_TRIM, State
from . import bonus, carriage, closing, drawing, end, houses, route


def advance_to_question(s: State, dice: Dice, log: Log | None) -> None:
    """Carry out steps until a question comes up."""
    while True:
        step = s.agenda[-1]
        if step == S_DRAW:
            if drawing.begin_drawing(s, log):
                return
        elif step == S_PLAY:
            if route.begin_playing(s, log):
                return
        elif step == S_CLOSE:
            if closing.begin_closing(s):
                return
        elif step == S_TRIM:
            if closing.begin_hand_trim(s):
                return
        elif step == S_END:
            end.end_turn(s, dice, log)
            if s.over:
                return
            continue
        elif step == S_HOUSES:
            if houses.begin_houses(s, log):
                return
        elif step == S_HOUSE:
            if houses.begin_next_house(s):
                return
        elif step == S_BONUS:
            bonus.give_due_tiles(s, log)
            end.check_last_house(s, log)
        elif step == S_CARRIAGE:
            if carriage.begin_carriage_step(s, log):
                return
        elif step == S_CLEAR:
            closing.clear_closed_route(s, log)
        s.agenda.pop()


def append_legal_answers(s: State, out: Ids) -> None:
    """Append every answer to the question on top of the agenda."""
    if s.over:
        return
    step = s.agenda[-1]
    if step == S_DRAW:
        drawing.append_legal_draws(s, out)
    elif step == S_PLAY:
        route.append_legal_plays(s, out)
    elif step == S_TRIM:
        closing.append_legal_trim_discards(s, out)
    elif step == S_CLOSE:
        closing.append_legal_closing(out)
    elif step == S_HOUSES:
        houses.append_legal_house_ways(s, out)
    elif step == S_HOUSE:
        houses.append_legal_house_cities(s, out)
    elif step == S_CARRIAGE:
        carriage.append_legal_carriages(s, out)


def play_answer(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out a legal action and the steps that follow it."""
    step = s.agenda[-1]
    if step == S_DRAW:
        drawing.carry_out_draw(s, action, dice, log)
    elif step == S_PLAY:
        route.carry_out_play(s, action, log)
    elif step == S_TRIM:
        closing.discard_for_hand_limit(s, action, log)
    elif step == S_CLOSE:
        closing.carry_out_closing(s, action, log)
    elif step == S_HOUSES:
        houses.carry_out_house_way(s, action, log)
    elif step == S_HOUSE:
        houses.carry_out_house_city(s, action, log)
    elif step == S_CARRIAGE:
        carriage.carry_out_carriage(s, action, log)
    advance_to_question(s, dice, log)
