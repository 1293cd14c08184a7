"""The boats on the Loire, and the two conditions that end the game (chapter End of the game)."""

from __future__ import annotations

from estafette.kernel.log import Log

from ..components import MESSAGE_TARGET, SHIP_COST, SHIP_SPACES
from ..events import CAUSE_BOAT, CAUSE_MESSAGES, E_BOAT, E_END, E_SHIP
from ..state import NOBODY, State


def sail(s: State, seat: int, spaces: int, log: Log | None) -> None:
    """LL-SHIP-03: a boat never passes the end space; a gain beyond it is lost."""
    end = s.options.end_space
    if s.boat[seat] == end:
        return
    s.boat[seat] = min(s.boat[seat] + spaces, end)
    if log is not None:
        log.add(E_BOAT, seat, s.boat[seat])
    if s.boat[seat] == end:
        mark_end(s, seat, CAUSE_BOAT, log)  # LL-END-01


def ship(s: State, offer: int, log: Log | None) -> None:
    """LL-SHIP-01."""
    s.deniers[s.active] -= SHIP_COST[offer]
    s.shipped = 1
    if log is not None:
        log.add(E_SHIP, s.active, SHIP_COST[offer])
    sail(s, s.active, SHIP_SPACES[offer], log)


def count_message(s: State, log: Log | None) -> None:
    """LL-END-02."""
    s.delivered[s.active] += 1
    if s.delivered[s.active] >= MESSAGE_TARGET[s.seats]:
        mark_end(s, s.active, CAUSE_MESSAGES, log)


def mark_end(s: State, owner: int, cause: int, log: Log | None) -> None:
    """LL-END-03 to LL-END-05: the first condition decides; a later one changes nothing."""
    if s.ending != NOBODY:
        return
    s.ending = owner if s.options.condition_owner else s.active
    s.cause = cause
    if log is not None:
        log.add(E_END, owner, cause)
