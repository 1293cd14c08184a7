"""Excluding place tiles before the first round (OR-OPT-EXCLUDE-01).

`setup` asks for it where the option says so (OR-SETUP-13).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, DONE, EXCLUDE, KIND
from ..components import EXCLUSIONS, FEWEST, LOCATIONS, PLACES
from ..events import E_EXCLUDE
from ..state import GONE, OFFERED, State


def begin_exclusion(s: State) -> bool:
    """Go on to the next player who may exclude a tile; False when there is none left."""
    while s.exclusions == 0 or OFFERED not in s.holder:
        if not s.queue:
            return False
        s.active = s.queue.pop(0)
        s.exclusions = EXCLUSIONS[s.seats - FEWEST]
    return True


def append_legal_exclusions(s: State, out: Ids) -> None:
    for tile in range(LOCATIONS, PLACES):
        if s.holder[tile] == OFFERED:
            out.append(EXCLUDE.first + tile - LOCATIONS)
    out.append(DONE.first)


def carry_out_exclusion(s: State, action: i64, log: Log | None) -> None:
    if KIND[action] is EXCLUDE:
        exclude_place_tile(s, ARG_A[action] + LOCATIONS, log)
    else:
        s.exclusions = 0


def exclude_place_tile(s: State, tile: i64, log: Log | None) -> None:
    s.holder[tile] = GONE
    s.exclusions -= 1
    if log is not None:
        log.add(E_EXCLUDE, s.active, tile)
