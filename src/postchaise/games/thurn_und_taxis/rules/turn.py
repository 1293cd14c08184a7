"""The course of a turn and the end of the game (chapters Turn and End)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..components import DISPLAY, DRAWS_POSTMASTER, PRICE, PRICE_WITH_COURIER
from ..events import CAUSE_CARDS, CAUSE_ROUNDS, E_END, E_OVER, E_TURN
from ..state import (
    NOBODY,
    S_BONUS,
    S_CARRIAGE,
    S_CLEAR,
    S_CLOSE,
    S_DRAW,
    S_END,
    S_HOUSE,
    S_HOUSES,
    S_PLAY,
    S_TRIM,
    State,
    cards_to_draw,
    last_seat,
)
from . import bonus, cards, carriage, closing, drawing, houses, route

TURN_STEPS: Final[list[int]] = [S_END, S_CLOSE, S_PLAY, S_DRAW]  # TT-TURN-01, last step first
LAST_ROUND: Final = 1000  # TT-END-07, a ruling of ours: nobody has to close a route


def begin(s: State, log: Log | None) -> None:
    """A fresh turn of `s.active`. Price and letters are those of this moment (TX-LETTER-05, TX-COURIER-05)."""
    seat = s.active
    s.turns_begun += 1
    s.used = 0
    s.drawn = 0
    s.played = 0
    if s.options.expansion:
        s.purse = s.letters[seat]
        s.price = PRICE_WITH_COURIER if s.courier == seat else PRICE  # TX-COURIER-04
    # TT-OFFICE-POSTMASTER-03 to -05: forced with an empty hand, unless there are not two cards to draw
    s.forced = 1 if s.hand_n[seat] == 0 and cards_to_draw(s) >= DRAWS_POSTMASTER else 0
    s.agenda = TURN_STEPS[:]
    if log is not None:
        log.add(E_TURN, seat, 1 + (s.turns_begun - 1) // s.seats)


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carries out steps until one has to be asked."""
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
            _end(s, dice, log)
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
        elif step == S_CARRIAGE:
            if carriage.begin(s, log):
                return
        elif step == S_CLEAR:
            closing.clear(s, log)
        s.agenda.pop()


def _end(s: State, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-08, TT-TURN-07; TT-END-02 and TT-END-03: the round in progress is completed."""
    if s.shown < DISPLAY:
        cards.refill(s, dice, log)
        if s.shown == 0 and s.ending == NOBODY and max(s.hand_n) == 0:
            _break_off(s, CAUSE_CARDS, log)  # TT-END-06: nobody could ever do anything again
            return
    if s.ending != NOBODY and s.active == last_seat(s):
        s.over = 1
        s.agenda = []
        if log is not None:
            log.add(E_OVER, s.active)
        return
    if s.turns_begun >= LAST_ROUND * s.seats and s.ending == NOBODY:
        _break_off(s, CAUSE_ROUNDS, log)  # TT-END-07
        return
    s.active = (s.active + 1) % s.seats
    begin(s, log)


def _break_off(s: State, cause: i64, log: Log | None) -> None:
    """Rulings of ours: the match is over without an end tile."""
    s.over = 1
    s.cause = cause
    s.agenda = []
    if log is not None:
        log.add(E_END, s.active, cause)
        log.add(E_OVER, s.active)


def legal(s: State, out: Ids) -> None:
    """Every answer to the question on top of the agenda."""
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
    """Carries out a legal action, then whatever follows by itself."""
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
