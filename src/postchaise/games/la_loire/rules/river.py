"""The boats on the Loire (chapter Ship on the Loire)."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, SHIP
from ..components import SHIP_COST, SHIP_SPACES
from ..events import CAUSE_BOAT, E_BOAT, E_SHIP
from ..state import SHIPPING, State
from . import end


def find_reached_space(space: i64, spaces: i64, last: i64) -> i64:
    """LL-SHIP-03: the space a boat reaches; it never passes the end space."""
    return min(space + spaces, last)


def sail_boat(s: State, seat: i64, spaces: i64, log: Log | None) -> None:
    """A gain beyond the end space is lost."""
    space = find_reached_space(s.boat[seat], spaces, s.options.end_space)
    if space == s.boat[seat]:
        return
    s.boat[seat] = space
    if log is not None:
        log.add(E_BOAT, seat, s.boat[seat])
    if space == s.options.end_space:
        end.mark_match_end(s, seat, CAUSE_BOAT, log)  # LL-END-01


def append_legal_shipping(s: State, out: Ids) -> None:
    """LL-SHIP-01 to LL-SHIP-03: once per turn, as far as the player can pay."""
    if s.shipped:
        return
    room = s.options.end_space - s.boat[s.active]
    for offer in range(len(SHIP_COST)):
        if SHIP_COST[offer] <= s.deniers[s.active]:
            if not s.options.overflow_forbidden or SHIP_SPACES[offer] <= room:
                out.append(SHIP.first + offer)


def ship_goods(s: State, action: i64, log: Log | None) -> None:
    """LL-SHIP-01."""
    offer = ARG_A[action]
    s.used = SHIPPING
    s.deniers[s.active] -= SHIP_COST[offer]
    s.shipped = 1
    if log is not None:
        log.add(E_SHIP, s.active, SHIP_COST[offer])
    sail_boat(s, s.active, SHIP_SPACES[offer], log)
