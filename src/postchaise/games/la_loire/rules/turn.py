"""The steps of a turn and the money minimum (chapter Turn).

`movement` sees to it that both pieces move (LL-TURN-02) and checks the money maximum at departure (LL-MONEY-04,
LL-MONEY-05, LL-MONEY-06). `stop` makes acting optional (LL-TURN-04).
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.log import Log

from ..actions import MERCHANT, MESSENGER
from ..components import IS_CITY, MINIMUM, RELIEF
from ..events import E_OVER, E_POOR, E_TURN
from ..state import (
    NO_ACTION,
    NOBODY,
    S_ARRIVE,
    S_DEPART,
    S_END,
    S_FIRST,
    S_RIDE,
    S_START,
    S_STOP,
    S_SWITCH,
    State,
)
from . import end

PIECE_STEPS: Final[list[int]] = [S_STOP, S_ARRIVE, S_RIDE, S_DEPART]  # LL-TURN-05, last step first
TURN_STEPS: Final[list[int]] = [S_END, *PIECE_STEPS, S_SWITCH, *PIECE_STEPS, S_FIRST, S_START]  # LL-TURN-01


def begin_turn(s: State) -> None:
    """Begin a turn of the player `s.active`."""
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
    _reset_stop(s)
    s.agenda = TURN_STEPS[:]


def _reset_stop(s: State) -> None:
    s.messages_bought = 0
    s.delivered_here = 0
    s.used = NO_ACTION


def begin_second_piece(s: State) -> None:
    """Begin the step of the other piece (LL-TURN-03)."""
    s.piece = MESSENGER if s.piece == MERCHANT else MERCHANT
    _reset_stop(s)


def check_money_at_turn_start(s: State, log: Log | None) -> bool:
    """LL-MONEY-01 to LL-MONEY-03: False when the turn is lost (LL-MONEY-07)."""
    seat = s.active
    if log is not None:
        log.add(E_TURN, seat, s.round_number)
    if s.deniers[seat] >= MINIMUM or not IS_CITY[s.at[2 * seat + MERCHANT]]:
        return True
    s.deniers[seat] += RELIEF
    if log is not None:
        log.add(E_POOR, seat, RELIEF)
    return False


def end_turn(s: State, log: Log | None) -> None:
    """Go on with the next player, or end the game."""
    seat = end.find_next_seat(s, log)
    if seat != NOBODY:
        s.active = seat
        begin_turn(s)
        return
    s.over = 1
    s.agenda = []
    if log is not None:
        log.add(E_OVER, s.active)
