"""Why something cannot be given at the harvest or under torture (chapters The events and Torture)."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import (
    ITEM,
    LOSE_FOLLOWER,
    LOSE_GEAR,
    LOSE_GOOD,
    LOSE_POINT,
    LOSE_RESERVE,
    LOSE_REST,
    LOSE_STATION,
    LOSE_TILE,
)
from ..state import State
from .common import list_place_contents


def explain_harvest_gift(s: State, seat: int, good: int) -> Reason | None:
    if not c.IS_FOOD[good]:
        return Reason("OR-EVENT-HARVEST-01", case=0, good=good)
    return None if s.goods[seat * c.GOODS + good] else Reason("OR-EVENT-HARVEST-01", case=1, good=good)


def explain_loss(s: State, seat: int, kind: Kind, a: int) -> Reason | None:
    if kind is LOSE_REST:
        return _explain_losing_rest(s, seat, ITEM.items[a])
    if kind is LOSE_STATION:
        mine = s.station[a] & 1 << seat
        return None if mine else Reason("OR-TORTURE-02", case=0)
    if kind is LOSE_RESERVE:
        return None if s.reserve[seat] else Reason("OR-TORTURE-02", case=1)
    if kind is LOSE_FOLLOWER:
        neutral = any(s.bag[seat * c.FOLLOWERS + f] for f in range(c.CHARACTERS))
        return None if neutral else Reason("OR-TORTURE-03")
    if kind is LOSE_POINT:
        path = c.DEV_COINS[max(0, s.dev[seat] - 1) : s.dev[seat] + 1]
        return None if s.dev[seat] and not any(path) else Reason("OR-TORTURE-04", index=s.dev[seat])
    if kind is LOSE_GOOD:
        return None if s.goods[seat * c.GOODS + a] else Reason("OR-TORTURE-02", case=2)
    if kind is LOSE_TILE:
        return None if s.holder[a + c.LOCATIONS] == seat else Reason("OR-TORTURE-02", case=3)
    if kind is LOSE_GEAR:
        return None if s.gears[seat] else Reason("OR-TORTURE-02", case=4)
    return None if c.GEAR in list_place_contents(s, seat, a) else Reason("OR-TORTURE-02", case=5)


def _explain_losing_rest(s: State, seat: int, item: str) -> Reason | None:
    """Everything still due at once: at least two, all of one thing."""
    if s.debt == 1:
        return Reason("OR-TORTURE-02", case=6)
    if item == "development":
        path = range(s.dev[seat] - s.debt, s.dev[seat] + 1)
        blocked = path[0] < 0 or any(c.DEV_COINS[index] for index in path)
        return Reason("OR-TORTURE-02", case=7) if blocked else None
    neutrals = s.bag[seat * c.FOLLOWERS : seat * c.FOLLOWERS + c.CHARACTERS]
    stock = dict(zip(c.GOOD_IDS, s.goods[seat * c.GOODS : (seat + 1) * c.GOODS], strict=True))
    stock |= {"reserve": s.reserve[seat], "follower": sum(neutrals), "gear": s.gears[seat]}
    return Reason("OR-TORTURE-02", case=7) if stock[item] < s.debt else None
