"""Placing technology tiles (chapter Technology).

`recruiting` gives the tiles (OR-TECH-01, OR-TECH-02, OR-TECH-11); `substitution` says which spaces they fit
(OR-TECH-06, OR-TECH-08). `planning` lets players place a tile of an earlier round (OR-PHASE4-07). `place_actions` has
the Laboratory (OR-PLACE-LABORATORY-01).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids, vec

from ..actions import ARG_A, DONE, GEAR_ON, KIND
from ..components import (
    EMPTY,
    FARMER,
    FIRST_SLOT,
    FIRST_SPACE,
    GEAR,
    LOCATIONS,
    SLOT_LAST,
    SLOT_PLACE,
    SLOT_PRINT,
    SPACES,
)
from ..events import E_GEAR, E_NO_SLOT, E_READY, PHASE_ACTIONS
from ..state import IDLE, PLANS, SAID_READY, State, fill_space
from .substitution import GEAR_FITS

BOARD_SLOTS: Final[vec[i64]] = vec[i64]([slot for slot in range(FIRST_SLOT[LOCATIONS]) if GEAR_FITS[slot]])


def append_legal_gear_spaces(s: State, seat: i64, out: Ids) -> None:
    if s.gears[seat] == 0:
        return
    for slot in BOARD_SLOTS:
        if can_gear_stand(s, seat, slot):
            out.append(GEAR_ON.first + slot)
    for tile in s.tiles[seat]:
        for slot in range(FIRST_SLOT[tile], FIRST_SLOT[tile + 1]):
            if GEAR_FITS[slot] and can_gear_stand(s, seat, slot):
                out.append(GEAR_ON.first + slot)


def can_gear_stand(s: State, seat: i64, slot: i64) -> bool:
    """OR-TECH-05, OR-TECH-07, OR-TECH-10: the first one replaces a farmer, one per place, on an empty space."""
    if s.placed[seat] == 0 and SLOT_PRINT[slot] != FARMER:
        return False
    if s.space[seat * SPACES + SLOT_LAST[slot]] != EMPTY:
        return False
    place = SLOT_PLACE[slot]
    for space in range(seat * SPACES + FIRST_SPACE[place], seat * SPACES + FIRST_SPACE[place + 1]):
        if s.space[space] == GEAR:
            return False
    return True


def lay_technology_tile(s: State, seat: i64, slot: i64) -> None:
    """For good (OR-TECH-04, OR-TECH-09)."""
    s.gears[seat] -= 1
    s.placed[seat] += 1
    fill_space(s.space, seat * SPACES, slot, GEAR)


# The window after the last pass. Tiles of one player never affect others, so all are asked at the same time.


def open_technology_window(s: State, log: Log | None) -> None:
    """OR-PHASE5-09, OR-TECH-03."""
    for i in range(s.seats):
        ask_in_technology_window(s, (s.first + i) % s.seats, log)


def ask_in_technology_window(s: State, seat: i64, log: Log | None) -> None:
    """A player who can place nothing more has finished."""
    out = Ids()
    append_legal_gear_spaces(s, seat, out)
    s.ready[seat] = PLANS if out else IDLE
    if log is not None and s.gears[seat] and not out:
        log.add(E_NO_SLOT, seat)


def append_legal_window_answers(s: State, seat: i64, out: Ids) -> None:
    append_legal_gear_spaces(s, seat, out)
    out.append(DONE.first)


def carry_out_window_answer(s: State, seat: i64, action: i64, log: Log | None) -> None:
    if KIND[action] is GEAR_ON:
        place_tile_in_window(s, seat, ARG_A[action], log)
    else:
        finish_technology_window(s, seat, log)


def place_tile_in_window(s: State, seat: i64, slot: i64, log: Log | None) -> None:
    lay_technology_tile(s, seat, slot)
    if log is not None:
        log.add(E_GEAR, seat, slot)
    ask_in_technology_window(s, seat, log)


def finish_technology_window(s: State, seat: i64, log: Log | None) -> None:
    """Tiles that are not placed are kept (OR-TECH-03)."""
    s.ready[seat] = SAID_READY
    if log is not None:
        log.add(E_READY, seat, PHASE_ACTIONS)
