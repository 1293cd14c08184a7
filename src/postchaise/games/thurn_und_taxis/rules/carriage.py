"""Closing, step c: the carriage, the Cartwright and the courier (chapters Carriages and The courier).

`setup` brings the courier into the game (TX-COMP-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import DECLINE_CARRIAGE, KIND, TAKE_CARRIAGE, USE_CARTWRIGHT
from ..components import CARRIAGE_LEVEL, CARTWRIGHT_HELP, LAST_CARRIAGE
from ..events import (
    CARTWRIGHT_BARRED,
    CARTWRIGHT_LEFT,
    CAUSE_CARRIAGE,
    E_CARRIAGE,
    E_COURIER,
    E_DECLINE,
    E_KEEP_COURIER,
    E_NO_CARRIAGE,
    TOO_SHORT,
)
from ..state import CARTWRIGHT, State
from . import end, officials


def count_missing_cards(s: State) -> i64:
    """Cards the route is too short for the next level (TT-CARRIAGE-01, TT-CARRIAGE-03, TT-CARRIAGE-04)."""
    return CARRIAGE_LEVEL[s.level[s.active] + 1] - len(s.route[s.active])


def begin_carriage_step(s: State, log: Log | None) -> bool:
    """True when there is something to choose; otherwise the step has been carried out (TX-CARRIAGE-02)."""
    short = count_missing_cards(s)
    if short <= 0:
        if s.options.may_decline:
            return True
        _take(s, log)  # TT-CARRIAGE-02, AMB-08
        return False
    if short <= CARTWRIGHT_HELP and officials.can_use_official(s, CARTWRIGHT):
        return True  # TT-OFFICE-CARTWRIGHT-01, -04
    _go_without(s, log)  # TT-OFFICE-CARTWRIGHT-02
    return False


def append_legal_carriages(s: State, out: Ids) -> None:
    out.append(TAKE_CARRIAGE.first if count_missing_cards(s) <= 0 else USE_CARTWRIGHT.first)
    out.append(DECLINE_CARRIAGE.first)


def carry_out_carriage(s: State, action: i64, log: Log | None) -> None:
    """Take the carriage, alone or with the Cartwright, or go without (TT-OFFICE-CARTWRIGHT-03)."""
    kind = KIND[action]
    if kind is TAKE_CARRIAGE:
        _take(s, log)
    elif kind is USE_CARTWRIGHT:
        officials.use_official(s, CARTWRIGHT, log)
        _take(s, log)
    else:
        _go_without(s, log)  # TX-CARRIAGE-01, AMB-09
    s.agenda.pop()


def _take(s: State, log: Log | None) -> None:
    """TT-CARRIAGE-05; the last level ends the game (TT-END-01)."""
    s.level[s.active] += 1
    if log is not None:
        log.add(E_CARRIAGE, s.active, CARRIAGE_LEVEL[s.level[s.active]])
    if s.level[s.active] == LAST_CARRIAGE:
        end.trigger_match_end(s, CAUSE_CARRIAGE, log)


def _go_without(s: State, log: Log | None) -> None:
    """TX-COURIER-01 to TX-COURIER-03, TX-COURIER-06: a player without a new carriage takes the courier."""
    if log is not None:
        level, short = CARRIAGE_LEVEL[s.level[s.active] + 1], count_missing_cards(s)
        if short <= 0:
            log.add(E_DECLINE, s.active, level)
        elif short > CARTWRIGHT_HELP:
            log.add(E_NO_CARRIAGE, s.active, level, TOO_SHORT)
        else:
            left = officials.can_use_official(s, CARTWRIGHT)
            log.add(E_NO_CARRIAGE, s.active, level, CARTWRIGHT_LEFT if left else CARTWRIGHT_BARRED)
    if s.options.expansion:
        if log is not None:
            log.add(E_KEEP_COURIER if s.courier == s.active else E_COURIER, s.active)  # AMB-10
        s.courier = s.active
