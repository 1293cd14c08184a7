"""Moving a piece: money checks at departure, horses, riding, arriving (chapters Movement and Deniers limitation)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, ARG_B, KIND, MERCHANT, RIDE, SMITH
from ..components import (
    BANK,
    BANK_INCOME,
    BANKER,
    BLACKSMITH,
    BLACKSMITH_COST,
    CITY_GUARD,
    IS_CITY,
    JESTER,
    LOCATIONS,
    MAXIMUM,
    MAXIMUM_BANKER,
    MINIMUM,
    RELIEF,
    SCOUT,
    SQUIRE,
    STACK_LIMIT,
    STACK_LIMIT_SCOUT,
    STEPS_ON_FOOT,
    TAKE_LIMIT,
    TAKE_LIMIT_SQUIRE,
)
from ..events import E_BANK, E_DISCARD, E_LEAVE, E_RIDE, E_SMITH, E_STAY, E_TAKE
from ..state import NO_HEADING, State, find_current_location, find_working_palaces

WIDTH: Final[i64] = RIDE.width


def check_money_at_departure(s: State, log: Log | None) -> bool:
    """The money checks of the merchant in a city; False when it may not leave (min_check, LL-MONEY-05)."""
    if s.piece != MERCHANT or not IS_CITY[find_current_location(s)]:
        return True  # LL-MONEY-06
    seat = s.active
    if s.options.departure and s.deniers[seat] < MINIMUM:
        s.deniers[seat] += RELIEF
        if log is not None:
            log.add(E_STAY, seat, RELIEF)
        return False
    most = MAXIMUM_BANKER if s.hired[seat] & BANKER else MAXIMUM  # LL-MONEY-04, LL-CHAR-BANKER-01
    if s.deniers[seat] > most:
        if log is not None:
            log.add(E_DISCARD, seat, s.deniers[seat] - most)
        s.deniers[seat] = most
    return True


def find_stack_limit(s: State) -> i64:
    """LL-MOVE-04, LL-CHAR-SCOUT-01."""
    return STACK_LIMIT_SCOUT if s.hired[s.active] & SCOUT else STACK_LIMIT


def find_horse_take_limit(s: State) -> i64:
    """LL-MOVE-03, LL-CHAR-SQUIRE-01, LL-CHAR-SQUIRE-02."""
    return TAKE_LIMIT_SQUIRE if s.hired[s.active] & SQUIRE else TAKE_LIMIT


def append_legal_moves(s: State, out: Ids) -> None:
    """Append paid horses, then every stop the stack can reach (LL-TURN-02)."""
    stack = 2 * s.active + s.piece
    place, horses = s.at[stack], s.horses[stack]
    limit = find_stack_limit(s)
    if s.hired[s.active] & BLACKSMITH:
        _append_legal_smith_horses(s, place, horses < limit, out)
    most = min(limit, horses + min(find_horse_take_limit(s) - s.taken, s.free[place]))
    least = horses if s.taken else 0  # LL-MOVE-06: who takes a horse leaves none
    jester = s.circus if s.hired[s.active] & JESTER else -1
    guard = s.hired[s.active] & CITY_GUARD != 0
    heading = s.heading[stack]
    if heading >= 0:  # LL-MOVE-08, LL-MOVE-09: both ways from a city, onwards from a village
        _append_legal_rides(place, 1, least, most, jester, guard, out)
    if heading <= 0:
        _append_legal_rides(place, LOCATIONS - 1, least, most, jester, guard, out)
    out.sort()


def _append_legal_smith_horses(s: State, place: i64, room: bool, out: Ids) -> None:
    """LL-CHAR-BLACKSMITH-01 and -02; not at the piece's own location, whose horses are free to take (A-38)."""
    served = s.smithed >> s.piece & 1 if s.options.smith_per_piece else s.smithed
    if served or not room or s.taken >= find_horse_take_limit(s) or s.deniers[s.active] < BLACKSMITH_COST:
        return
    for other in range(LOCATIONS):
        if s.free[other] and other != place:
            out.append(SMITH.first + other)


def _append_legal_rides(place: i64, way: i64, least: i64, most: i64, jester: i64, guard: bool, out: Ids) -> None:
    """LL-MOVE-01: exactly horses + 1 locations; Jester and City Guard may stop on the way (LL-MOVE-11).

    Along the ring of locations 1 is a step forward, LOCATIONS - 1 a step back (LL-MOVE-12, LL-MOVE-13,
    LL-CHAR-GUARD-02).
    """
    for horses in range(least, most + 1):
        distance = horses + STEPS_ON_FOOT
        out.append(RIDE.first + (place + way * distance) % LOCATIONS * WIDTH + horses)
        if jester >= 0 or guard:
            for steps in range(1, distance):  # LL-CHAR-JESTER-01, LL-CHAR-GUARD-01
                stop = (place + way * steps) % LOCATIONS
                if stop == jester or (guard and IS_CITY[stop]):
                    out.append(RIDE.first + stop * WIDTH + horses)


def carry_out_move(s: State, action: i64, log: Log | None) -> None:
    if KIND[action] is RIDE:
        ride_to_location(s, ARG_A[action], ARG_B[action], log)
    else:
        buy_horse_from_smith(s, ARG_A[action], log)


def buy_horse_from_smith(s: State, place: i64, log: Log | None) -> None:
    """LL-CHAR-BLACKSMITH-01, LL-CHAR-BLACKSMITH-03."""
    s.deniers[s.active] -= BLACKSMITH_COST
    s.free[place] -= 1
    s.horses[2 * s.active + s.piece] += 1
    s.smithed |= 1 << s.piece
    s.taken = 1
    if log is not None:
        log.add(E_SMITH, s.active, s.piece, place, BLACKSMITH_COST)


def ride_to_location(s: State, stop: i64, horses: i64, log: Log | None) -> None:
    """LL-MOVE-02, LL-MOVE-03, LL-MOVE-07: leave or take horses, then the whole stack moves (LL-MOVE-05, LL-MOVE-14)."""
    stack = 2 * s.active + s.piece
    start = s.at[stack]
    change = horses - s.horses[stack]
    s.free[start] -= change
    s.horses[stack] = horses
    s.at[stack] = stop
    ahead = (stop - start) % LOCATIONS
    s.heading[stack] = NO_HEADING if IS_CITY[stop] else (1 if ahead <= LOCATIONS // 2 else -1)  # LL-MOVE-10
    s.taken = 0
    s.agenda.pop()
    if log is not None:
        if change < 0:
            log.add(E_LEAVE, s.active, -change, start)
        elif change > 0:
            log.add(E_TAKE, s.active, change, start)
        log.add(E_RIDE, s.active, s.piece, stop, horses)


def arrive_at_location(s: State, log: Log | None) -> None:
    """LL-PAL-BANK-01: the Bank of the city pays before anything is done there (LL-PAL-BANK-02, LL-PAL-BANK-03)."""
    place = find_current_location(s)
    if find_working_palaces(s) & BANK[place]:
        s.deniers[s.active] += BANK_INCOME
        if log is not None:
            log.add(E_BANK, s.active, place, BANK_INCOME)
