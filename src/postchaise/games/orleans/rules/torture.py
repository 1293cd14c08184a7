"""Torture, or bankruptcy: what replaces coins a player cannot pay (chapter Torture).

Citizens are never given up (OR-CIT-01). Payments of choice, as at the Pharmacy, are never due: `place_actions`
(OR-TORTURE-09).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids
from postchaise.kernel.state_fields import remove_code

from ..actions import (
    ARG_A,
    ITEM_DEVELOPMENT,
    ITEM_FOLLOWER,
    ITEM_GEAR,
    ITEM_GOOD,
    ITEM_RESERVE,
    KIND,
    LOSE_FOLLOWER,
    LOSE_GEAR,
    LOSE_GOOD,
    LOSE_PLACED,
    LOSE_POINT,
    LOSE_RESERVE,
    LOSE_REST,
    LOSE_STATION,
    LOSE_TILE,
)
from ..components import (
    CHARACTERS,
    DEV_COINS,
    EMPTY,
    FIRST_SLOT,
    FIRST_SPACE,
    FOLLOWERS,
    GEAR,
    GOODS,
    LOCATIONS,
    SPACES,
    TOWER,
    TOWNS,
    WILD_BIT,
)
from ..events import (
    E_CANCELLED,
    E_LOSE_FOLLOWER,
    E_LOSE_GEAR,
    E_LOSE_GOOD,
    E_LOSE_PLACE,
    E_LOSE_POINT,
    E_LOSE_STATION,
    E_TORTURE,
)
from ..state import GONE, NONE, S_TORTURE, State, count_neutral_followers, empty_space


def charge_coins(s: State, seat: i64, coins: i64, log: Log | None) -> None:
    """OR-TORTURE-01, OR-GEN-PAY-01: all coins are paid first; each missing one costs an item."""
    paid = min(coins, s.coins[seat])
    s.coins[seat] -= paid
    if paid < coins:
        s.debt = coins - paid
        s.active = seat
        s.agenda.append(S_TORTURE)
        if log is not None:
            log.add(E_TORTURE, seat, s.debt)


def begin_torture(s: State, log: Log | None) -> bool:
    """Check that something is still due and can be given; otherwise the rest is cancelled (OR-TORTURE-08)."""
    if s.debt == 0:
        return False
    out = Ids()
    append_legal_losses(s, out)
    if out:
        return True
    if log is not None:
        log.add(E_CANCELLED, s.active, s.debt)
    s.debt = 0
    return False


def can_step_back(index: i64) -> bool:
    """OR-TORTURE-04: neither onto an index with coins nor back beyond one."""
    return index > 0 and DEV_COINS[index] == 0 and DEV_COINS[index - 1] == 0


def has_gear_at(s: State, seat: i64, place: i64) -> bool:
    first = seat * SPACES
    for space in range(first + FIRST_SPACE[place], first + FIRST_SPACE[place + 1]):
        if s.space[space] == GEAR:
            return True
    return False


def append_legal_losses(s: State, out: Ids) -> None:
    """OR-TORTURE-02, OR-TORTURE-03, OR-TORTURE-07: one item after the other, freely chosen."""
    seat = s.active
    for town in range(TOWNS):
        if s.station[town] >> seat & 1:
            out.append(LOSE_STATION.first + town)
    if s.reserve[seat]:
        out.append(LOSE_RESERVE.first)
    if count_neutral_followers(s.bag, seat):
        out.append(LOSE_FOLLOWER.first)
    if can_step_back(s.dev[seat]):
        out.append(LOSE_POINT.first)
    for good in range(GOODS):
        if s.goods[seat * GOODS + good]:
            out.append(LOSE_GOOD.first + good)
    for tile in s.tiles[seat]:
        out.append(LOSE_TILE.first + tile - LOCATIONS)
    if s.gears[seat]:
        out.append(LOSE_GEAR.first)
    for place in range(LOCATIONS):
        if has_gear_at(s, seat, place):
            out.append(LOSE_PLACED.first + place)
    for tile in s.tiles[seat]:
        if has_gear_at(s, seat, tile):
            out.append(LOSE_PLACED.first + tile)
    if s.debt > 1:
        for item in range(ITEM_GEAR + 1):
            if count_things_to_lose(s, seat, item) >= s.debt:
                out.append(LOSE_REST.first + item)


def carry_out_loss(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    kind, a = KIND[action], ARG_A[action]
    if kind is LOSE_STATION:
        lose_station(s, a, log)
    elif kind is LOSE_RESERVE:
        lose_reserve(s, log)
    elif kind is LOSE_FOLLOWER:
        lose_follower(s, dice, log)
    elif kind is LOSE_POINT:
        lose_point(s, log)
    elif kind is LOSE_GOOD:
        lose_good(s, a, log)
    elif kind is LOSE_TILE:
        lose_tile(s, a + LOCATIONS, log)
    elif kind is LOSE_GEAR:
        lose_gear(s, log)
    elif kind is LOSE_PLACED:
        lose_placed(s, a, log)
    elif kind is LOSE_REST:
        lose_rest(s, a, dice, log)


def count_things_to_lose(s: State, seat: i64, item: i64) -> i64:
    """Return how many of one thing could be given up."""
    if item == ITEM_RESERVE:
        return s.reserve[seat]
    if item == ITEM_FOLLOWER:
        return count_neutral_followers(s.bag, seat)
    if item == ITEM_DEVELOPMENT:
        index = s.dev[seat]
        while can_step_back(index):
            index -= 1
        return s.dev[seat] - index
    if item == ITEM_GEAR:
        return s.gears[seat]
    return s.goods[seat * GOODS + item - ITEM_GOOD]


def lose_rest(s: State, item: i64, dice: Dice, log: Log | None) -> None:
    """Give up everything still due in one kind of thing."""
    for _ in range(s.debt):
        if item == ITEM_RESERVE:
            lose_reserve(s, log)
        elif item == ITEM_FOLLOWER:
            lose_follower(s, dice, log)
        elif item == ITEM_DEVELOPMENT:
            lose_point(s, log)
        elif item == ITEM_GEAR:
            lose_gear(s, log)
        else:
            lose_good(s, item - ITEM_GOOD, log)


def lose_station(s: State, town: i64, log: Log | None) -> None:
    """OR-TORTURE-06: the town is free again."""
    s.station[town] &= ~(1 << s.active)
    s.built[s.active] -= 1
    _log_loss(s, log, E_LOSE_STATION, town)


def lose_reserve(s: State, log: Log | None) -> None:
    s.reserve[s.active] -= 1
    _log_loss(s, log, E_LOSE_STATION, NONE)


def lose_follower(s: State, dice: Dice, log: Log | None) -> None:
    """OR-TORTURE-03: starters that are drawn go back and the draw is repeated, so only neutrals can come.

    Also OR-GEN-STARTER-01.
    """
    seat = s.active
    bag = list(s.bag[seat * FOLLOWERS : seat * FOLLOWERS + CHARACTERS])
    follower = dice.pick(bag, sum(bag))
    s.bag[seat * FOLLOWERS + follower] -= 1
    s.followers_lost[follower] += 1  # OR-TORTURE-05: not to the supply
    _log_loss(s, log, E_LOSE_FOLLOWER, follower)


def lose_point(s: State, log: Log | None) -> None:
    """Coins and citizens received on the way are kept (A-15)."""
    s.dev[s.active] -= 1
    _log_loss(s, log, E_LOSE_POINT, s.dev[s.active])


def lose_good(s: State, good: i64, log: Log | None) -> None:
    s.goods[s.active * GOODS + good] -= 1
    s.goods_lost[good] += 1
    _log_loss(s, log, E_LOSE_GOOD, good)


def lose_tile(s: State, tile: i64, log: Log | None) -> None:
    """OR-TORTURE-06: its followers return to the bag, a technology tile on it is lost with it."""
    seat = s.active
    for space in range(seat * SPACES + FIRST_SPACE[tile], seat * SPACES + FIRST_SPACE[tile + 1]):
        if s.space[space] == GEAR:
            s.gears_lost += 1
        elif s.space[space] != EMPTY:
            s.bag[seat * FOLLOWERS + s.space[space]] += 1
        s.space[space] = EMPTY
    if tile == TOWER:
        for follower in range(FOLLOWERS):
            s.bag[seat * FOLLOWERS + follower] += s.tower[follower]
            s.tower[follower] = 0
    s.holder[tile] = GONE
    s.tiles[seat] = remove_code(s.tiles[seat], tile)
    s.wild[seat] &= ~WILD_BIT[tile]  # OR-SUBST-06: followers that stand by its right stay
    _log_loss(s, log, E_LOSE_PLACE, tile)


def lose_gear(s: State, log: Log | None) -> None:
    s.gears[s.active] -= 1
    s.gears_lost += 1
    _log_loss(s, log, E_LOSE_GEAR, NONE)


def lose_placed(s: State, place: i64, log: Log | None) -> None:
    """Its space is open again."""
    for slot in range(FIRST_SLOT[place], FIRST_SLOT[place + 1]):
        empty_space(s.space, s.active * SPACES, slot, GEAR)
    s.gears_lost += 1
    _log_loss(s, log, E_LOSE_GEAR, place)


def _log_loss(s: State, log: Log | None, event: i64, what: i64) -> None:
    s.debt -= 1
    if log is not None:
        log.add(event, s.active, what)
