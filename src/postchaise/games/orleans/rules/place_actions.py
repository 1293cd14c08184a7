"""Phase 5, Actions: which places may be used, and what each of them does (chapters The actions, The place tiles).

Places with a chapter of their own: followers are recruited in `recruiting` (OR-PLACE-FARMHOUSE-01, OR-PLACE-VILLAGE-01,
OR-PLACE-UNIVERSITY-01, OR-PLACE-CASTLE-01, OR-PLACE-MONASTERY-01), which also gives place tiles (OR-PLACE-GEN-01). The
Town Hall is in `deeds` (OR-PLACE-TOWNHALL-01), the Sacristy in `event` (OR-PLACE-SACRISTY-01), School and Herb Garden
in `substitution` (OR-PLACE-SCHOOL-01, OR-PLACE-HERBGARDEN-01). `planning` says who may stand on a place
(OR-PLACE-GEN-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids, vec

from ..actions import ARG_A, KIND, PASS, PAY, USE
from ..components import (
    DEV_LAST,
    EFFECT_COINS,
    EFFECT_DEVELOPMENT,
    EFFECT_GOOD,
    EMPTY,
    FIRST_SLOT,
    FIRST_SPACE,
    FOLLOWERS,
    GEAR,
    LOCATIONS,
    PAY_LEAST,
    PAY_MOST,
    RECRUITS,
    SPACES,
    V_BATH,
    V_DEEDS,
    V_GAIN,
    V_GOOD,
    V_MOVE,
    V_PAY,
    V_PER_LEVEL,
    V_PER_STATION,
    V_RECRUIT,
    V_SHIELD,
    V_STATION,
    V_TECHNOLOGY,
    V_TOWER,
    V_WILD,
    VERB,
)
from ..events import E_FORCED_PASS, E_PASS, E_USE
from ..state import (
    S_MOVE,
    S_NEXT,
    S_PAY,
    S_RECRUIT,
    S_SEND,
    State,
    count_followers,
    find_development_level,
    is_place_active,
    sort_equal_spaces,
    sum_row,
)
from . import bathhouse, deeds, development, recruiting, travel


def open_action_phase(s: State) -> None:
    s.passed = vec[i64]([0] * s.seats)
    s.active = s.first


def ask_next_seat(s: State, log: Log | None) -> bool:
    """OR-PHASE5-01, OR-PHASE5-02: the next player who has not passed; False when all have."""
    while sum_row(s.passed, 0, s.seats) < s.seats:
        seat = s.active
        if not s.passed[seat]:
            if can_act_in_phase(s, seat):
                return True
            s.passed[seat] = 1  # OR-PHASE5-08: nothing in this phase can help a player who can do nothing now
            if log is not None:
                log.add(E_FORCED_PASS, seat)
        s.active = (seat + 1) % s.seats
    return False


def can_act_in_phase(s: State, seat: i64) -> bool:
    for place in range(LOCATIONS):
        if is_place_active(s, seat, place) and is_place_use_permitted(s, seat, place):
            return True
    for tile in s.tiles[seat]:
        if is_place_active(s, seat, tile) and is_place_use_permitted(s, seat, tile):
            return True
    return False


def append_legal_place_uses(s: State, out: Ids) -> None:
    """OR-PHASE5-03, OR-PHASE5-06, OR-PHASE5-07: any activated place whose effect is permitted now, or passing.

    Also OR-ACT-01.
    """
    seat = s.active
    for place in range(LOCATIONS):
        if is_place_active(s, seat, place) and is_place_use_permitted(s, seat, place):
            out.append(USE.first + place)
    for tile in s.tiles[seat]:
        if is_place_active(s, seat, tile) and is_place_use_permitted(s, seat, tile):
            out.append(USE.first + tile)
    out.append(PASS.first)


def carry_out_place_use(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    if KIND[action] is USE:
        use_place(s, ARG_A[action], dice, log)
    else:
        pass_for_round(s, log)


def is_place_use_permitted(s: State, seat: i64, place: i64) -> bool:
    """Check that the effect of a place is possible now."""
    verb = VERB[place]
    if verb == V_RECRUIT:
        return recruiting.can_recruit_any(s, seat, place)
    if verb == V_MOVE:
        return len(travel.list_open_routes(s, seat, place)) > 0
    if verb == V_STATION:
        return travel.can_build_station(s, seat)
    if verb == V_GAIN:
        return EFFECT_COINS[place] > 0 or s.dev[seat] < DEV_LAST  # OR-TRACK-03
    if verb in (V_DEEDS, V_TOWER):
        return deeds.can_send_to_deed(s, seat, place)
    if verb == V_GOOD:
        return s.good_supply[EFFECT_GOOD[place]] > 0  # OR-PLACE-PRODUCER-01
    if verb == V_TECHNOLOGY:
        return s.gear_supply > 0  # OR-TECH-11
    if verb == V_PAY:
        return find_largest_pharmacy_payment(s, seat, place) >= PAY_LEAST[place]
    if verb == V_BATH:
        return count_followers(s.bag, seat) > 0
    # A permanent tile and a shield are no actions (OR-ACT-02, OR-PLACE-SACRISTY-02); all others are always possible.
    return verb != V_WILD and verb != V_SHIELD


def find_largest_pharmacy_payment(s: State, seat: i64, place: i64) -> i64:
    """OR-PLACE-PHARMACY-01: never more than the player has (OR-TORTURE-09)."""
    return min(PAY_MOST[place], min(s.coins[seat], DEV_LAST - s.dev[seat]))


def release_followers(s: State, seat: i64, place: i64) -> None:
    """OR-PHASE5-04: the followers return to the bag, technology tiles stay."""
    first = seat * SPACES
    for space in range(first + FIRST_SPACE[place], first + FIRST_SPACE[place + 1]):
        content = s.space[space]
        if content != EMPTY and content != GEAR:
            s.bag[seat * FOLLOWERS + content] += 1
            s.space[space] = EMPTY
    for slot in range(FIRST_SLOT[place], FIRST_SLOT[place + 1]):
        sort_equal_spaces(s.space, first, slot)


def use_place(s: State, place: i64, dice: Dice, log: Log | None) -> None:
    seat, verb = s.active, VERB[place]
    if log is not None:
        log.add(E_USE, seat, place)
    s.place = place
    s.agenda.append(S_NEXT)
    if verb in (V_DEEDS, V_TOWER):
        s.sent = 0
        s.agenda.append(S_SEND)
        return  # these followers go to the deeds, or stay
    if verb == V_BATH:
        bathhouse.draw_bath_followers(s, place, dice, log)
    release_followers(s, seat, place)
    if verb == V_RECRUIT:
        if len(RECRUITS[place]) > 1:
            s.agenda.append(S_RECRUIT)
        else:
            recruiting.recruit_follower(s, RECRUITS[place][0], log)
    elif verb == V_MOVE:
        s.agenda.append(S_MOVE)
    elif verb == V_STATION:
        travel.build_station(s, log)
    elif verb == V_GAIN:
        # OR-PLACE-SCRIPTORIUM-01, OR-PLACE-SHIPPINGLINE-01, OR-PLACE-BREWERY-01, OR-PLACE-LIBRARY-01,
        # OR-PLACE-WINDMILL-01, OR-PLACE-CELLAR-01
        development.earn_coins(s, seat, EFFECT_COINS[place], log)
        development.advance_development(s, seat, EFFECT_DEVELOPMENT[place], log)
    elif verb == V_GOOD:
        recruiting.take_good_from_supply(s, EFFECT_GOOD[place], log)
    elif verb == V_PER_LEVEL:
        development.earn_coins(
            s, seat, find_development_level(s, seat) * EFFECT_COINS[place], log
        )  # OR-PLACE-HOSPITAL-01
    elif verb == V_PER_STATION:
        development.earn_coins(s, seat, s.built[seat] * EFFECT_COINS[place], log)  # OR-PLACE-OFFICE-01
    elif verb == V_TECHNOLOGY:
        recruiting.take_technology_tile(s, log)  # OR-PLACE-LABORATORY-01
    elif verb == V_PAY:
        s.agenda.append(S_PAY)


def append_legal_payments(s: State, out: Ids) -> None:
    for coins in range(PAY_LEAST[s.place], find_largest_pharmacy_payment(s, s.active, s.place) + 1):
        out.append(PAY.first + coins - 1)


def pay_pharmacy(s: State, action: i64, log: Log | None) -> None:
    """OR-PLACE-PHARMACY-02: paid first, then the steps."""
    coins = ARG_A[action] + 1
    s.agenda.pop()
    s.coins[s.active] -= coins
    development.advance_development(s, s.active, coins, log)


def pass_for_round(s: State, log: Log | None) -> None:
    s.passed[s.active] = 1
    if log is not None:
        log.add(E_PASS, s.active)
    s.active = (s.active + 1) % s.seats
