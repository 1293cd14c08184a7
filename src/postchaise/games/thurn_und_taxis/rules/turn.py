"""The beginning of a turn (chapter Turn).

What a turn asks for is in the chapters of its steps: `drawing` (TT-TURN-02), `route` (TT-TURN-03), `closing`
(TT-TURN-04, TT-TURN-05), `officials` (TT-TURN-06) and `end` (TT-TURN-07).
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.log import Log

from ..components import DRAWS_POSTMASTER, PRICE, PRICE_WITH_COURIER
from ..events import E_TURN
from ..state import (
    S_CLOSE,
    S_DRAW,
    S_END,
    S_PLAY,
    State,
    count_cards_to_draw,
)

TURN_STEPS: Final[list[int]] = [S_END, S_CLOSE, S_PLAY, S_DRAW]  # TT-TURN-01, last step first


def begin_turn(s: State, log: Log | None) -> None:
    """Begin a turn of `s.active`. Price and letters are fixed now (TX-LETTER-05, TX-COURIER-05)."""
    seat = s.active
    s.turns_begun += 1
    s.used = 0
    s.drawn = 0
    s.played = 0
    if s.options.expansion:
        s.purse = s.letters[seat]
        s.price = PRICE_WITH_COURIER if s.courier == seat else PRICE  # TX-COURIER-04
    # TT-OFFICE-POSTMASTER-03 to -05: forced with an empty hand, unless there are not two cards to draw
    s.forced = 1 if s.hand_n[seat] == 0 and count_cards_to_draw(s) >= DRAWS_POSTMASTER else 0
    s.agenda = TURN_STEPS[:]
    if log is not None:
        log.add(E_TURN, seat, 1 + (s.turns_begun - 1) // s.seats)
