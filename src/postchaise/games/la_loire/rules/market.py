"""Prices, buying and selling goods, the market and the circus (chapters Buy, Sell, Market change, Circus movement)."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, BUY, BUY_PAIR, CIRCUS, KIND, SELL
from ..components import (
    BEER,
    BEER_FACTOR,
    BUILDING_BOAT,
    BUILDING_DISCOUNT,
    CARRY_LIMIT,
    CHEESE,
    CIRCUS_DISCOUNT,
    CIRCUS_POSITION,
    DAIRYMAN,
    GOOD_OF,
    GOODS,
    GRAIN,
    GRAIN_FARMER,
    LOCATIONS,
    LUMBERJACK,
    LUMBERJACK_CARDS,
    MERCHANT_BONUS,
    MERCHANT_OF,
    MONASTERY,
    NEW_CIRCUS_POSITION,
    NO_BUILDING,
    PRICES,
    SALE_PRICE,
    SHIELDS,
    WOOD,
)
from ..events import E_BUY, E_BUY_PAIR, E_CIRCUS, E_MARKET, E_SELL
from ..state import BUYING, S_CIRCUS, SELLING, State, find_current_location
from . import river


def find_market_price(s: State, place: i64) -> i64:
    """LL-PRICE-01: the market price of a village's shield."""
    return PRICES[find_market_position(s, s.shield[place])]


def find_market_position(s: State, colour: i64) -> i64:
    """Return the position of a colour in the market, the cheapest first (LL-MKT-01)."""
    i = 0
    while s.market[i] != colour:
        i += 1
    return i


def compute_good_price(s: State, place: i64, good: i64) -> i64:
    """LL-PRICE-02 to LL-PRICE-06, LL-CIRC-06."""
    base = find_market_price(s, place)
    circus = CIRCUS_DISCOUNT if place == s.circus else 0
    if good == BEER:
        return max(0, BEER_FACTOR * base - circus)
    kind = s.building[place]
    discount = BUILDING_DISCOUNT[kind] if kind != NO_BUILDING else 0
    return max(0, base - discount - circus)


def compute_wood_pair_price(s: State, place: i64) -> i64:
    """LL-CHAR-LUMBERJACK-02."""
    unit = compute_good_price(s, place, WOOD)
    return unit if s.options.wood_for_one else unit * LUMBERJACK_CARDS


def find_carry_limit(s: State, good: i64) -> i64:
    """LL-BUY-04; 0 means none (LL-CHAR-DAIRYMAN-01, LL-CHAR-GRAINFARMER-01)."""
    if good == CHEESE and s.hired[s.active] & DAIRYMAN:
        return 0
    if good == GRAIN and s.hired[s.active] & GRAIN_FARMER:
        return 0
    return CARRY_LIMIT[good]


def can_take_good(s: State, good: i64) -> bool:
    """The supply has a card (LL-BUY-03) and the player may carry it (LL-BUY-04)."""
    limit = find_carry_limit(s, good)
    return s.supply[good] > 0 and (limit == 0 or s.goods[s.active * GOODS + good] < limit)


def append_legal_purchases(s: State, place: i64, out: Ids) -> None:
    """LL-BUY-01: the village's good (LL-COMP-02), two wood at once (LL-CHAR-LUMBERJACK-04), or beer in an own
    monastery (LL-BUY-08).
    """
    if s.bought:
        return  # LL-BUY-05
    good = GOOD_OF[place]
    purse = s.deniers[s.active]
    if can_take_good(s, good) and compute_good_price(s, place, good) <= purse:
        out.append(BUY.first + good)
    if s.building[place] == MONASTERY and s.owner[place] == s.active:  # LL-BUY-07
        if can_take_good(s, BEER) and compute_good_price(s, place, BEER) <= purse:
            out.append(BUY.first + BEER)
    if good == WOOD and s.hired[s.active] & LUMBERJACK and s.supply[WOOD] >= LUMBERJACK_CARDS:
        if compute_wood_pair_price(s, place) <= purse:
            out.append(BUY_PAIR.first)


def carry_out_purchase(s: State, action: i64, log: Log | None) -> None:
    s.used = BUYING
    if KIND[action] is BUY:
        buy_good(s, ARG_A[action], log)
    else:
        buy_wood_pair(s, log)


def buy_good(s: State, good: i64, log: Log | None) -> None:
    """LL-BUY-02."""
    place = find_current_location(s)
    cost = compute_good_price(s, place, good)
    if log is not None:
        log.add(E_BUY, s.active, good, place, cost)
    _pay_and_move_market(s, place, good, 1, cost, log)


def buy_wood_pair(s: State, log: Log | None) -> None:
    """LL-CHAR-LUMBERJACK-01: one purchase of two cards (LL-MKT-05)."""
    place = find_current_location(s)
    cost = compute_wood_pair_price(s, place)
    if log is not None:
        log.add(E_BUY_PAIR, s.active, place, cost)
    _pay_and_move_market(s, place, WOOD, LUMBERJACK_CARDS, cost, log)


def _pay_and_move_market(s: State, place: i64, good: i64, cards: i64, cost: i64, log: Log | None) -> None:
    """Pay, then move the boat, the market tile and perhaps the circus (LL-MKT-04)."""
    s.deniers[s.active] -= cost
    s.supply[good] -= cards
    s.goods[s.active * GOODS + good] += cards
    s.bought = 1
    kind = s.building[place]
    if kind != NO_BUILDING:
        river.sail_boat(s, s.owner[place], BUILDING_BOAT[kind], log)  # LL-BUY-06, LL-CHAR-LUMBERJACK-03
    shift_market_tile(s, s.shield[place], log)  # LL-BUY-09


def shift_market_tile(s: State, colour: i64, log: Log | None) -> None:
    """LL-MKT-02, then LL-CIRC-03 (LL-MKT-03)."""
    for i in range(find_market_position(s, colour), SHIELDS - 1):
        s.market[i] = s.market[i + 1]
    s.market[SHIELDS - 1] = colour
    if log is not None:
        log.add(E_MARKET, s.active, colour)
    if s.circus >= 0 and s.market[CIRCUS_POSITION] == s.shield[s.circus]:
        s.agenda.append(S_CIRCUS)


def append_legal_circus_villages(s: State, out: Ids) -> None:
    """LL-CIRC-05: any village of the colour of the far-left tile."""
    colour = s.market[NEW_CIRCUS_POSITION]
    for place in range(LOCATIONS):
        if s.shield[place] == colour:
            out.append(CIRCUS.first + place)


def move_circus(s: State, action: i64, log: Log | None) -> None:
    """LL-CIRC-01, LL-CIRC-04, LL-CIRC-07. The market shows the circus on that village's colour (LL-CIRC-02)."""
    s.circus = ARG_A[action]
    s.agenda.pop()
    if log is not None:
        log.add(E_CIRCUS, s.active, s.circus)


def compute_sale_price(s: State, good: i64) -> i64:
    """LL-SELL-02, LL-CHAR-MERCHANT-01."""
    return SALE_PRICE[good] + (MERCHANT_BONUS if s.hired[s.active] & MERCHANT_OF[good] else 0)


def append_legal_sales(s: State, out: Ids) -> None:
    """LL-SELL-01: one card at a time, as many as the player likes."""
    first = s.active * GOODS
    for good in range(GOODS):
        if s.goods[first + good]:
            out.append(SELL.first + good)


def sell_good(s: State, action: i64, log: Log | None) -> None:
    good = ARG_A[action]
    gain = compute_sale_price(s, good)
    s.used = SELLING
    s.deniers[s.active] += gain
    s.goods[s.active * GOODS + good] -= 1
    s.supply[good] += 1
    if log is not None:
        log.add(E_SELL, s.active, good, gain)
