"""The development track and the citizens (chapter The development track).

At the end of the track some places are of no use: `place_actions` (OR-TRACK-03). `scoring` uses the level
(OR-DEV-05).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log

from ..components import DEV_CITIZEN, DEV_COINS, DEV_LAST, NOTHING
from ..events import E_CITIZEN, E_DEVELOP, E_GAIN_COINS
from ..state import NOBODY, State


def advance_development(s: State, seat: i64, points: i64, log: Log | None) -> None:
    """OR-DEV-01 to OR-DEV-03: one index after the other, surplus points are lost (OR-DEV-04)."""
    if points == 0 or s.dev[seat] == DEV_LAST:
        return
    steps = min(points, DEV_LAST - s.dev[seat])
    if log is not None:
        log.add(E_DEVELOP, seat, steps, s.dev[seat] + steps)
    for _ in range(steps):
        s.dev[seat] += 1
        index = s.dev[seat]
        if DEV_COINS[index]:
            earn_coins(s, seat, DEV_COINS[index], log)
        if DEV_CITIZEN[index] != NOTHING:
            claim_citizen(s, seat, DEV_CITIZEN[index], log)


def earn_coins(s: State, seat: i64, coins: i64, log: Log | None) -> None:
    """OR-GEN-COINS-01: coins never run out."""
    s.coins[seat] += coins
    if log is not None and coins:
        log.add(E_GAIN_COINS, seat, coins)


def claim_citizen(s: State, seat: i64, citizen: i64, log: Log | None) -> None:
    """The first player to arrive takes a citizen, for good (OR-CIT-01)."""
    if s.citizen[citizen] == NOBODY:
        s.citizen[citizen] = seat
        if log is not None:
            log.add(E_CITIZEN, seat, citizen)
