"""How the match ends: what triggers the end, and when it is over (chapter End)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log

from ..components import DISPLAY, END_STACK
from ..events import CAUSE_CARDS, CAUSE_HOUSES, CAUSE_ROUNDS, E_END, E_OVER
from ..state import NOBODY, State, find_last_seat
from . import bonus, drawing, turn

LAST_ROUND: Final = 1000  # TT-END-07, our own ruling: no rule makes anybody close a route


def trigger_match_end(s: State, cause: i64, log: Log | None) -> None:
    """TT-END-01, TT-BONUS-END-01; later triggers have no effect (TT-END-04)."""
    if s.ending != NOBODY:
        return
    s.ending = s.active
    s.cause = cause
    bonus.take_bonus_tile(s, bonus.find_top_tile(s, END_STACK), log)
    if log is not None:
        log.add(E_END, s.active, cause)


def check_last_house(s: State, log: Log | None) -> None:
    """TT-BONUS-END-02: the last house of a player triggers the end, once the other tiles have been taken."""
    if s.left[s.active] == 0:
        trigger_match_end(s, CAUSE_HOUSES, log)


def end_turn(s: State, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-08, TT-TURN-07; TT-END-02 and TT-END-03: the round in progress is completed (TT-END-05)."""
    if s.shown < DISPLAY:
        drawing.refill_display(s, dice, log)
        if s.shown == 0 and s.ending == NOBODY and max(s.hand_n) == 0:
            _end_without_end_tile(s, CAUSE_CARDS, log)  # TT-END-06: no player could ever act again
            return
    if s.ending != NOBODY and s.active == find_last_seat(s):
        s.over = 1
        s.agenda = []
        if log is not None:
            log.add(E_OVER, s.active)
        return
    if s.turns_begun >= LAST_ROUND * s.seats and s.ending == NOBODY:
        _end_without_end_tile(s, CAUSE_ROUNDS, log)  # TT-END-07
        return
    s.active = (s.active + 1) % s.seats
    turn.begin_turn(s, log)


def _end_without_end_tile(s: State, cause: i64, log: Log | None) -> None:
    """End the match without an end tile: our own ruling."""
    s.over = 1
    s.cause = cause
    s.agenda = []
    if log is not None:
        log.add(E_END, s.active, cause)
        log.add(E_OVER, s.active)
