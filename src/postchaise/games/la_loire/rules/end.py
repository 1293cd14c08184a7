"""When the match ends, and whose turn it is until then (chapter End of the game).

Boats that reach the end space are noticed in `river` (LL-END-01).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log

from ..components import MESSAGE_TARGET, SOLO_TURNS
from ..events import CAUSE_MESSAGES, CAUSE_ROUNDS, CAUSE_TURNS, E_END
from ..state import NOBODY, State

LAST_ROUND: Final = 1000  # LL-END-07, our own ruling: no rule makes anybody move a boat or deliver a message


def count_delivered_message(s: State, log: Log | None) -> None:
    """LL-END-02."""
    s.delivered[s.active] += 1
    if s.delivered[s.active] >= MESSAGE_TARGET[s.seats]:
        mark_match_end(s, s.active, CAUSE_MESSAGES, log)


def mark_match_end(s: State, owner: i64, cause: i64, log: Log | None) -> None:
    """LL-END-03 to LL-END-05: the first condition decides; a later one changes nothing."""
    if s.ending != NOBODY:
        return
    s.ending = owner if s.options.condition_owner else s.active
    s.cause = cause
    if log is not None:
        log.add(E_END, owner, cause)


def has_another_turn(s: State) -> bool:
    """Check that the active player will have another turn, by the end conditions met so far."""
    if s.ending == NOBODY:
        return not _is_after_last_turn(s)
    return not s.last_turns and s.ending != s.active


def _is_after_last_turn(s: State) -> bool:
    """LL-SOLO-02 to LL-SOLO-04, LL-END-07: the last possible turn has begun, for everybody."""
    return s.turns_begun >= (SOLO_TURNS if s.seats == 1 else LAST_ROUND * s.seats)


def find_next_seat(s: State, log: Log | None) -> i64:
    """LL-END-03 to LL-END-07, LL-SOLO-02: the next player, who may have an extra turn; NOBODY when the game is over."""
    if s.ending == NOBODY:
        if not _is_after_last_turn(s):
            return (s.active + 1) % s.seats
        s.ending = s.active
        s.cause = CAUSE_TURNS if s.seats == 1 else CAUSE_ROUNDS
        s.last_turns = 1  # everybody has had as many turns: there are no extra ones
        if log is not None:
            log.add(E_END, s.active, s.cause)
    if not s.last_turns:
        s.last_turns = 1
        s.extra = [(s.active + i) % s.seats for i in range(1, s.seats + 1) if (s.active + i) % s.seats != s.ending]
    return s.extra.pop(0) if s.extra else NOBODY
