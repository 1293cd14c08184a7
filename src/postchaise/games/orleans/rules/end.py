"""Phase 7, Start player: the next first player, the end of the game and most stations (chapter End of the game)."""

from __future__ import annotations

from postchaise.kernel.messages.log import Log

from ..components import CITIZEN_STATIONS, ROUNDS
from ..events import E_FIRST, E_MOST_STATIONS, E_OVER
from ..state import NONE, State
from . import development


def end_round(s: State, log: Log | None) -> bool:
    """OR-PHASE7-01, OR-ROUND-02, OR-END-01: True while another round follows."""
    s.first = (s.first + 1) % s.seats
    s.active = s.first
    if s.round < ROUNDS:
        if log is not None:
            log.add(E_FIRST, s.first)
        return True
    built = list(s.built)
    most = max(built)
    if built.count(most) == 1:  # OR-END-02
        seat = built.index(most)
        if log is not None:
            log.add(E_MOST_STATIONS, seat, most)
        development.claim_citizen(s, seat, CITIZEN_STATIONS, log)
    elif log is not None:
        log.add(E_MOST_STATIONS, s.first, NONE)
    s.over = 1
    if log is not None:
        log.add(E_OVER, s.first)
    return False
