"""Phase 3, Followers: all players decide at the same time which followers to recall and how many to draw.

Starting followers stay with their player (OR-GEN-STARTER-01).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids
from postchaise.kernel.state_fields import add_code, remove_code

from ..actions import ARG_A, DRAW, KIND, LIFT, PUT
from ..components import (
    DRAWS,
    FIRST_SPACE,
    FOLLOWERS,
    GEAR,
    KNIGHT,
    LOCATIONS,
    MARKET_SPACES,
    NOTHING,
    SLOT_OF,
    SLOTS,
    SPACES,
    TOWER,
    TOWER_SPACES,
    TRACKS,
)
from ..events import E_DRAW, E_IDLE, E_LIFT, E_PUT, E_READY, E_RECALL, E_REVEAL, PHASE_FOLLOWERS, pack_followers
from ..state import IDLE, NONE, PLANS, SAID_READY, TAKE_BACKS, State, count_followers, empty_space


def has_gunpowder_tower(s: State, seat: i64) -> bool:
    return TOWER != NOTHING and s.holder[TOWER] == seat


def count_free_follower_spaces(s: State, seat: i64) -> i64:
    """OR-PHASE3-03, OR-PLACE-GUNPOWDER-01: free spaces of market and tower together."""
    free = MARKET_SPACES - count_followers(s.market, seat)
    if has_gunpowder_tower(s, seat):
        free += TOWER_SPACES - count_followers(s.tower, 0)
    return free


def find_draw_limit(s: State, seat: i64) -> i64:
    """OR-PHASE3-01."""
    return DRAWS[s.track[seat * TRACKS + KNIGHT]]


def count_draws_left(s: State, seat: i64) -> i64:
    """OR-PHASE3-02 to OR-PHASE3-05: how many may still be drawn after the recalls decided so far."""
    recalls = len(s.plans[seat])
    return min(
        min(find_draw_limit(s, seat), count_free_follower_spaces(s, seat)) - recalls, count_followers(s.bag, seat)
    )


def list_recallable_followers(s: State, seat: i64) -> Ids:
    """Followers on spaces that are not to be recalled yet, sorted; technology tiles stay (OR-PHASE3-08)."""
    found = Ids()
    _list_followers_on(s, seat, 0, FIRST_SPACE[LOCATIONS], found)
    for tile in s.tiles[seat]:
        _list_followers_on(s, seat, FIRST_SPACE[tile], FIRST_SPACE[tile + 1], found)
    found.sort()
    for code in s.plans[seat]:
        found.remove(code)
    return found


def _list_followers_on(s: State, seat: i64, start: i64, end: i64, found: Ids) -> None:
    contents, first = s.space, seat * SPACES
    for space in range(start, end):
        content = contents[first + space]
        if content < GEAR:  # neither a technology tile nor empty
            found.append(content * SLOTS + SLOT_OF[space])


def begin_follower_phase(s: State, log: Log | None) -> None:
    """A player who has nothing to choose is ready at once (OR-PHASE3-09)."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        s.plans[seat] = ()
        s.ready[seat] = PLANS
        s.drawing[seat] = NONE
        if count_free_follower_spaces(s, seat) == 0 or (
            count_followers(s.bag, seat) == 0 and not list_recallable_followers(s, seat)
        ):
            s.ready[seat] = IDLE
            s.drawing[seat] = 0
            if log is not None:
                log.add(E_IDLE, seat, PHASE_FOLLOWERS)


def append_legal_recalls_and_draws(s: State, seat: i64, out: Ids) -> None:
    last = NONE
    for code in s.plans[seat] if s.taken_back[seat] < TAKE_BACKS else ():  # OR-GEN-BACK-01
        if code != last:
            out.append(PUT.first + code)
        last = code
    more = min(find_draw_limit(s, seat), count_free_follower_spaces(s, seat)) - len(s.plans[seat])
    if more > 0:
        last = NONE
        codes = list_recallable_followers(s, seat)
        for i in range(len(codes)):
            code = codes[i]
            if code != last:  # two of the same kind on equal spaces are one choice
                out.append(LIFT.first + code)
            last = code
    for n in range(min(more, count_followers(s.bag, seat)) + 1):  # OR-PHASE3-02 to OR-PHASE3-05, OR-PHASE3-07
        out.append(DRAW.first + n)


def carry_out_recall_or_draw(s: State, seat: i64, action: i64, log: Log | None) -> None:
    kind = KIND[action]
    if kind is DRAW:
        decide_draw_count(s, seat, ARG_A[action], log)
    elif kind is LIFT:
        plan_recall(s, seat, action - LIFT.first, log)
    else:
        cancel_recall(s, seat, action - PUT.first, log)


def plan_recall(s: State, seat: i64, code: i64, log: Log | None) -> None:
    """OR-PHASE3-04: decided now, carried out when everybody is ready."""
    s.plans[seat] = add_code(s.plans[seat], code)
    if log is not None:
        log.add(E_LIFT, seat, code // SLOTS, code % SLOTS)


def cancel_recall(s: State, seat: i64, code: i64, log: Log | None) -> None:
    """Not recalled after all."""
    s.plans[seat] = remove_code(s.plans[seat], code)
    s.taken_back[seat] += 1
    if log is not None:
        log.add(E_PUT, seat, code // SLOTS, code % SLOTS)


def decide_draw_count(s: State, seat: i64, draws: i64, log: Log | None) -> None:
    s.drawing[seat] = draws
    s.ready[seat] = SAID_READY
    if log is not None:
        log.add(E_READY, seat, PHASE_FOLLOWERS)


def carry_out_recalls_and_draws(s: State, dice: Dice, log: Log | None) -> None:
    """OR-PHASE3-06: recalls, then draws, in turn order, regardless of who decided first."""
    if log is not None:
        log.add(E_REVEAL, s.first, PHASE_FOLLOWERS)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        for code in s.plans[seat]:
            empty_space(s.space, seat * SPACES, code % SLOTS, code // SLOTS)
            s.market[seat * FOLLOWERS + code // SLOTS] += 1
            if log is not None:
                log.add(E_RECALL, seat, code // SLOTS, code % SLOTS)
        s.plans[seat] = ()
        n = s.drawing[seat]
        if n > 0:
            drawn = draw_followers(s, seat, n, dice)
            for follower in drawn:
                s.market[seat * FOLLOWERS + follower] += 1
            if log is not None:
                log.add(E_DRAW, seat, n, pack_followers(drawn))
        s.drawing[seat] = NONE


def draw_followers(s: State, seat: i64, n: i64, dice: Dice) -> list[int]:
    """Take followers from the bag at random, without replacement (OR-GEN-BAG-01)."""
    bag = s.bag[seat * FOLLOWERS : (seat + 1) * FOLLOWERS]
    total = count_followers(s.bag, seat)
    drawn: list[int] = []
    for _ in range(n):
        follower = dice.draw(bag, total)
        bag[follower] -= 1
        s.bag[seat * FOLLOWERS + follower] -= 1
        total -= 1
        drawn.append(follower)
    return drawn
