"""The four officials: who may be used, and what a further one costs (chapter Letters of nobility).

What each official does is in the chapter of its step: the Postmaster in `drawing` and `turn` (TT-OFFICE-POSTMASTER-01,
TT-OFFICE-POSTMASTER-02, TT-OFFICE-POSTMASTER-03, TT-OFFICE-POSTMASTER-05), the Administrator in `drawing`
(TT-OFFICE-ADMINISTRATOR-01, TT-OFFICE-ADMINISTRATOR-02, TT-OFFICE-ADMINISTRATOR-03, TX-OFFICE-07), the Postal Carrier
in `route` (TT-OFFICE-CARRIER-01, TT-OFFICE-CARRIER-02, TT-OFFICE-CARRIER-03), the Cartwright in `carriage`
(TT-OFFICE-CARTWRIGHT-01, TT-OFFICE-CARTWRIGHT-02, TT-OFFICE-CARTWRIGHT-03). `turn` fixes the price with the courier and
the letters that count (TX-COURIER-04, TX-COURIER-05, TX-LETTER-05).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log

from ..events import E_OFFICIAL
from ..state import POSTMASTER, State


def compute_official_price(s: State) -> i64:
    """TX-OFFICE-01, TX-OFFICE-04, TX-OFFICE-05: the first official of a turn is free, each further one is paid.

    Nobody can pay the price of the base game (TT-TURN-06).
    """
    return s.price if s.used else 0


def can_use_official(s: State, official: i64) -> bool:
    """TX-OFFICE-03, TX-OFFICE-06, TX-OFFICE-09: not yet used, and payable beside a Postmaster still forced.

    Also TX-OFFICE-02, TX-OFFICE-08.
    """
    reserve = s.price if s.forced and official != POSTMASTER else 0  # the first of the two is free
    if s.used == 0:
        return reserve <= s.purse
    return s.used >> official & 1 == 0 and s.price + reserve <= s.purse


def use_official(s: State, official: i64, log: Log | None) -> None:
    """Pays at the moment of use; spent letters leave the game (TX-LETTER-06, TX-LETTER-07)."""
    cost = compute_official_price(s)
    if cost:
        s.purse -= cost
        s.letters[s.active] -= cost
        s.removed += cost
    s.used |= 1 << official
    if log is not None:
        log.add(E_OFFICIAL[official], s.active, cost)
