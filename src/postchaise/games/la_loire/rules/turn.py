"""The course of a turn and the money minimum (chapter Turn)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, FIRST, KIND, MERCHANT, MESSENGER, RECALL
from ..components import IS_CITY, MINIMUM, RELIEF
from ..events import E_OVER, E_POOR, E_TURN
from ..state import (
    NO_ACTION,
    NOBODY,
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
from . import building, delivery, end, market, messages, movement, stop

PIECE_STEPS: Final[list[int]] = [S_STOP, S_ARRIVE, S_RIDE, S_DEPART]  # LL-TURN-05, last step first
TURN_STEPS: Final[list[int]] = [S_END, *PIECE_STEPS, S_SWITCH, *PIECE_STEPS, S_FIRST, S_START]  # LL-TURN-01


def begin(s: State) -> None:
    """A fresh turn of the player `s.active`."""
    s.turns_begun += 1
    s.bought = 0
    s.shipped = 0
    s.built = 0
    s.hires = 0
    s.palatium = 0
    s.smithed = 0
    s.taken = 0
    s.fresh = 0
    s.new_palaces = 0
    _new_stop(s)
    s.agenda = TURN_STEPS[:]


def _new_stop(s: State) -> None:
    s.messages_bought = 0
    s.delivered_here = 0
    s.used = NO_ACTION


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carries out steps until one has to be asked."""
    while s.over == 0:
        step = s.agenda[-1]
        if step == S_STOP:
            if stop.begin(s, log):
                return
        elif step == S_START:
            if not _start(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_DEPART:
            if not movement.depart(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_ARRIVE:
            movement.arrive(s, log)
        elif step == S_SWITCH:
            switch(s)
        elif step == S_END:
            _end(s, log)
            continue
        else:
            return  # a question
        s.agenda.pop()


def switch(s: State) -> None:
    """The other piece's step begins."""
    s.piece = MESSENGER if s.piece == MERCHANT else MERCHANT
    _new_stop(s)


def _start(s: State, log: Log | None) -> bool:
    """LL-MONEY-01 to LL-MONEY-03: False when the turn is lost."""
    seat = s.active
    if log is not None:
        log.add(E_TURN, seat, s.round_number)
    if s.deniers[seat] >= MINIMUM or not IS_CITY[s.at[2 * seat + MERCHANT]]:
        return True
    s.deniers[seat] += RELIEF
    if log is not None:
        log.add(E_POOR, seat, RELIEF)
    return False


def _end(s: State, log: Log | None) -> None:
    """The next player's turn, or the end of the game."""
    seat = end.next_seat(s, log)
    if seat != NOBODY:
        s.active = seat
        begin(s)
        return
    s.over = 1
    s.agenda = []
    if log is not None:
        log.add(E_OVER, s.active)


def legal(s: State, out: Ids) -> None:
    """Every answer to the question on top of the agenda."""
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
    """Carries out a legal action, then whatever follows by itself."""
    answer(s, action, dice, log)
    advance(s, dice, log)


def answer(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """The chapter of the question carries the action out."""
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
