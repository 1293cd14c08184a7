"""Closing a route, and step d: discarding (chapter Closing).

A route may be closed although no house can be placed: `houses` (TT-CLOSE-04). `carriage` gives the courier
(TX-COURIER-01, TX-COURIER-03, TX-COURIER-06). A route that is abandoned in `route` earns none (TX-COURIER-07). Houses
win letters: `houses` (TX-LETTER-03).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, CLOSE, DISCARD, END_TURN, KIND
from ..components import CITIES, HAND_LIMIT, LEAST_TO_CLOSE
from ..events import E_CLEAR, E_CLOSE
from ..state import S_BONUS, S_CARRIAGE, S_CLEAR, S_HOUSES, S_TRIM, State
from . import drawing, route

CLOSING_STEPS: Final[list[int]] = [S_TRIM, S_CLEAR, S_CARRIAGE, S_BONUS, S_HOUSES]  # TT-CLOSE-02, last step first


def begin_closing(s: State) -> bool:
    """TT-CLOSE-01, TT-TURN-05: long enough, and a card of this turn in it (TT-ROUTE-10)."""
    return len(s.route[s.active]) >= LEAST_TO_CLOSE and s.played > 0


def append_legal_closing(out: Ids) -> None:
    out.append(CLOSE.first)
    out.append(END_TURN.first)  # TT-TURN-04


def carry_out_closing(s: State, action: i64, log: Log | None) -> None:
    """Close the route, or keep it (TT-CLOSE-06)."""
    if KIND[action] is CLOSE:
        close_route(s, log)
    else:
        s.agenda.pop()


def close_route(s: State, log: Log | None) -> None:
    """TT-CLOSE-03: the whole route as it lies."""
    if log is not None:
        log.add(E_CLOSE, s.active, len(s.route[s.active]))
    s.agenda.pop()
    s.agenda.extend(CLOSING_STEPS)


def clear_closed_route(s: State, log: Log | None) -> None:
    """TT-CLOSE-05."""
    if log is not None:
        log.add(E_CLEAR, s.active, len(s.route[s.active]))
    route.discard_route(s)


def begin_hand_trim(s: State) -> bool:
    """TT-CLOSE-07, TT-DRAW-04."""
    return s.hand_n[s.active] > HAND_LIMIT


def append_legal_trim_discards(s: State, out: Ids) -> None:
    hand = s.hand
    first: i64 = s.active * CITIES
    action = DISCARD.first - first
    for place in range(first, first + CITIES):
        if hand[place]:
            out.append(action + place)


def discard_for_hand_limit(s: State, action: i64, log: Log | None) -> None:
    drawing.discard_from_hand(s, ARG_A[action], log)
