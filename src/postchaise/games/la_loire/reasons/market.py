"""Why goods cannot be bought or sold, nor shipped for (chapters Buy, Sell, Ship, Circus movement)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import MESSENGER
from ..state import BUYING, SELLING, SHIPPING, State, find_current_location
from .common import explain_wrong_place, has_character, is_action_spent


def _compute_price(s: State, place: int, beer: bool) -> int:
    for position in range(c.SHIELDS):
        if s.market[position] == s.shield[place]:
            price = c.PRICES[position]
    if beer:
        price *= c.BEER_FACTOR
    elif s.building[place] == c.CASTLE:
        price -= c.BUILDING_DISCOUNT[c.CASTLE]
    elif s.building[place] in (c.FARM, c.MONASTERY):
        price -= c.BUILDING_DISCOUNT[s.building[place]]
    if place == s.circus:
        price -= c.CIRCUS_DISCOUNT
    return price if price > 0 else 0


def explain_purchase(s: State, good: int) -> Reason | None:
    place = find_current_location(s)
    if s.piece == MESSENGER or c.IS_CITY[place]:
        return explain_wrong_place(s)
    if is_action_spent(s, BUYING):
        return Reason("LL-ACT-02")
    if good == c.BEER:
        if s.building[place] != c.MONASTERY:
            return Reason("LL-BUY-07")
        if s.owner[place] != s.active:
            return Reason("LL-BUY-08")
    elif good != c.GOOD_OF[place]:
        return Reason("LL-BUY-01", good=good, location=place)
    if s.supply[good] < 1:
        return Reason("LL-BUY-03", good=good)
    lifted = {c.CHEESE: c.DAIRYMAN, c.GRAIN: c.GRAIN_FARMER}
    limited = c.CARRY_LIMIT[good] > 0 and not has_character(s, lifted.get(good, 0))
    if limited and s.goods[s.active * c.GOODS + good] + 1 > c.CARRY_LIMIT[good]:
        return Reason("LL-BUY-04", good=good, limit=c.CARRY_LIMIT[good])
    if s.bought > 0:
        return Reason("LL-BUY-05")
    price = _compute_price(s, place, good == c.BEER)
    return Reason("LL-BUY-02", needed=price, has=s.deniers[s.active]) if price > s.deniers[s.active] else None


def explain_wood_pair(s: State) -> Reason | None:
    place = find_current_location(s)
    if s.piece == MESSENGER or c.IS_CITY[place]:
        return explain_wrong_place(s)
    if is_action_spent(s, BUYING):
        return Reason("LL-ACT-02")
    if c.GOOD_OF[place] != c.WOOD:
        return Reason("LL-BUY-01", good=c.WOOD, location=place)
    if s.bought > 0:
        return Reason("LL-BUY-05")
    if not has_character(s, c.LUMBERJACK):
        return Reason("LL-CHAR-LUMBERJACK-01")
    if s.supply[c.WOOD] < c.LUMBERJACK_CARDS:
        return Reason("LL-CHAR-LUMBERJACK-04", count=s.supply[c.WOOD])
    price = _compute_price(s, place, False) * (1 if s.options.wood_for_one else c.LUMBERJACK_CARDS)
    return Reason("LL-BUY-02", needed=price, has=s.deniers[s.active]) if price > s.deniers[s.active] else None


def explain_sale(s: State, good: int) -> Reason | None:
    if s.piece == MESSENGER or not c.IS_CITY[find_current_location(s)]:
        return explain_wrong_place(s)
    if is_action_spent(s, SELLING):
        return Reason("LL-ACT-02")
    return None if s.goods[s.active * c.GOODS + good] else Reason("LL-SELL-01", good=good)


def explain_shipping(s: State, offer: int) -> Reason | None:
    if s.piece == MESSENGER or not c.IS_CITY[find_current_location(s)]:
        return explain_wrong_place(s)
    if s.shipped:
        return Reason("LL-SHIP-02")
    if is_action_spent(s, SHIPPING):
        return Reason("LL-ACT-02")
    if c.SHIP_COST[offer] > s.deniers[s.active]:
        return Reason("LL-SHIP-01", needed=c.SHIP_COST[offer], has=s.deniers[s.active])
    if s.options.overflow_forbidden and s.boat[s.active] + c.SHIP_SPACES[offer] > s.options.end_space:
        return Reason("LL-SHIP-03", count=s.options.end_space - s.boat[s.active])
    return None
