"""Phase 4, Planning: all players put followers on action spaces at the same time and in secret.

`substitution` says who may stand where, and that starting followers never go to the Town Hall (OR-PHASE4-06).
`place_actions` says which places are activated (OR-ACT-01).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids, vec
from postchaise.kernel.state_fields import Codes, add_code, remove_code

from ..actions import ARG_A, GEAR_ON, KIND, LIFT, PUT, READY
from ..components import (
    EMPTY,
    FOLLOWERS,
    GEAR,
    NOTHING,
    PLACES,
    SLOT_LAST,
    SLOT_PLACE,
    SLOTS,
    SPACES,
    TOWER,
)
from ..events import (
    E_GEAR,
    E_GEAR_PLAN,
    E_IDLE,
    E_LIFT,
    E_PLAN,
    E_PUT,
    E_READY,
    E_REVEAL,
    PHASE_PLANNING,
    pack_followers,
)
from ..state import (
    IDLE,
    PLANS,
    SAID_READY,
    TAKE_BACKS,
    State,
    empty_space,
    fill_space,
    is_place_active,
    list_place_contents,
)
from . import technology
from .substitution import BOARD_FITS, PLACE_FITS


def begin_planning(s: State, log: Log | None) -> None:
    """A player who can put down nothing is ready at once."""
    s.stored = s.tower[:]
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        s.plans[seat] = ()
        s.ready[seat] = PLANS
        out = Ids()
        append_legal_puts(s, seat, out, True)
        technology.append_legal_gear_spaces(s, seat, out)
        if not out:
            s.ready[seat] = IDLE
            if log is not None:
                log.add(E_IDLE, seat, PHASE_PLANNING)


def append_legal_plan_steps(s: State, seat: i64, out: Ids) -> None:
    append_legal_puts(s, seat, out, False)
    if s.taken_back[seat] < TAKE_BACKS:  # OR-GEN-BACK-01
        append_legal_lifts(s, seat, out)
    technology.append_legal_gear_spaces(s, seat, out)
    out.append(READY.first)


def append_legal_lifts(s: State, seat: i64, out: Ids) -> None:
    last = NOTHING
    for code in s.plans[seat]:
        if code != last and code < FOLLOWERS * SLOTS:  # technology tiles stay where they are (OR-TECH-09)
            out.append(LIFT.first + code)
        last = code


def append_legal_puts(s: State, seat: i64, out: Ids, any_will_do: bool) -> None:
    """OR-PHASE4-01, OR-PLACE-GEN-02: any follower of market and tower on any empty space it fits."""
    first, mine, spaces = seat * SPACES, s.tiles[seat], s.space
    tower = TOWER != NOTHING and s.holder[TOWER] == seat
    for follower in range(FOLLOWERS):
        if s.market[seat * FOLLOWERS + follower] or (tower and s.tower[follower]):
            append_slots_for_follower(
                s.wild[seat] * FOLLOWERS + follower, PUT.first + follower * SLOTS, spaces, first, mine, out
            )
            if any_will_do and out:
                return


def append_slots_for_follower(row: i64, action: i64, spaces: vec[i64], first: i64, mine: Codes, out: Ids) -> None:
    """Append all empty slots of a player that one follower fits; `row` is its row in the tables of what fits where."""
    for slot in BOARD_FITS[row]:
        if spaces[first + SLOT_LAST[slot]] == EMPTY:
            out.append(action + slot)
    for tile in mine:
        for slot in PLACE_FITS[row * PLACES + tile]:
            if spaces[first + SLOT_LAST[slot]] == EMPTY:
                out.append(action + slot)


def carry_out_plan_step(s: State, seat: i64, action: i64, log: Log | None) -> None:
    kind = KIND[action]
    if kind is PUT:
        put_follower(s, seat, action - PUT.first, log)
    elif kind is LIFT:
        take_back_follower(s, seat, action - LIFT.first, log)
    elif kind is GEAR_ON:
        put_technology_tile(s, seat, ARG_A[action], log)
    else:
        finish_plan(s, seat, log)


def put_follower(s: State, seat: i64, code: i64, log: Log | None) -> None:
    """Take from the market first, from the tower only when the market has none (OR-PLACE-GUNPOWDER-03)."""
    follower, slot = code // SLOTS, code % SLOTS
    if s.market[seat * FOLLOWERS + follower]:
        s.market[seat * FOLLOWERS + follower] -= 1
    else:
        s.tower[follower] -= 1
    fill_space(s.space, seat * SPACES, slot, follower)
    s.plans[seat] = add_code(s.plans[seat], code)
    if log is not None:
        log.add(E_PUT, seat, follower, slot)


def take_back_follower(s: State, seat: i64, code: i64, log: Log | None) -> None:
    """OR-PHASE4-04: put down in this phase, so it may be taken back; into the tower first if it came from there.

    Also OR-GEN-MOVE-01.
    """
    follower, slot = code // SLOTS, code % SLOTS
    empty_space(s.space, seat * SPACES, slot, follower)
    if TOWER != NOTHING and s.holder[TOWER] == seat and s.tower[follower] < s.stored[follower]:
        s.tower[follower] += 1
    else:
        s.market[seat * FOLLOWERS + follower] += 1
    s.plans[seat] = remove_code(s.plans[seat], code)
    s.taken_back[seat] += 1
    if log is not None:
        log.add(E_LIFT, seat, follower, slot)


def put_technology_tile(s: State, seat: i64, slot: i64, log: Log | None) -> None:
    """OR-PHASE4-07: a technology tile of an earlier round."""
    technology.lay_technology_tile(s, seat, slot)
    s.plans[seat] = add_code(s.plans[seat], GEAR * SLOTS + slot)
    if log is not None:
        log.add(E_GEAR_PLAN, seat, slot)


def finish_plan(s: State, seat: i64, log: Log | None) -> None:
    """OR-PHASE4-02, OR-PHASE4-03: places may stay incomplete and followers on the market."""
    s.ready[seat] = SAID_READY
    if log is not None:
        log.add(E_READY, seat, PHASE_PLANNING)


def reveal_plans(s: State, log: Log | None) -> None:
    """OR-PHASE4-05: all players are ready, nothing can be changed, and all plans are revealed."""
    if log is not None:
        log.add(E_REVEAL, s.first, PHASE_PLANNING)
        for i in range(s.seats):
            log_plan(s, (s.first + i) % s.seats, log)
    for seat in range(s.seats):
        s.plans[seat] = ()


def log_plan(s: State, seat: i64, log: Log) -> None:
    """Log technology tiles, then every place where something was put down, with all who stand there now."""
    for code in s.plans[seat]:
        if code // SLOTS == GEAR:
            log.add(E_GEAR, seat, code % SLOTS)
    planned = [SLOT_PLACE[code % SLOTS] for code in s.plans[seat]]
    for place in range(PLACES):
        if place in planned:
            there = list_place_contents(s, seat, place)
            log.add(E_PLAN, seat, place, len(there) << 16 | pack_followers(there), int(is_place_active(s, seat, place)))
