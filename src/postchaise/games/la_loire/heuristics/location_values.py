"""Values of every location to a merchant and to a messenger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from .. import components as c
from ..actions import MERCHANT, MESSENGER
from ..rules.hiring import count_hires_left
from ..state import State, find_working_palaces
from . import building_values, character_values, message_values
from .valuation import Valuation
from .weights import CITY, DENIER, GOODS, OWN, SALE, SECOND, SHIP, TENT, TRAP, WOOD

RESCUE: Final = 3.0  # a player with nothing collects relief in a city, turn by turn (LL-MONEY-02)
DEAREST: Final[int] = c.BEER_FACTOR * max(c.PRICES)
CITIES: Final[vec[i64]] = vec[i64]([place for place in range(c.LOCATIONS) if c.IS_CITY[place]])
FAR: Final = 10  # steps within which the circus is looked at: three or four rides


def list_market_prices(s: State) -> vec[i64]:
    """Return the market price per colour of shield."""
    out = vec[i64]([0] * c.SHIELDS)
    for i in range(len(c.PRICES)):
        out[s.market[i]] = c.PRICES[i]
    return out


def compute_merchant_values(s: State, seat: int, o: Valuation) -> vec[float]:
    out = vec[float]([0.0] * c.LOCATIONS)
    first: i64 = seat * c.GOODS
    load: i64 = 0
    for good in range(c.GOODS):
        if s.goods[first + good]:
            load += s.goods[first + good] * compute_sale_price(o, good)
    works_there = building_values.find_best_building_value(s, seat, o, o.purse + load, c.NANTES)
    out[c.NANTES] = _value_city(s, seat, o, load, c.NANTES) + works_there
    if s.options.palace_here:
        works_there = building_values.find_best_building_value(s, seat, o, o.purse + load, c.ORLEANS)
    out[c.ORLEANS] = _value_city(s, seat, o, load, c.ORLEANS) + works_there
    asked = list_market_prices(s)
    dearest: i64 = min(o.purse, DEAREST)
    paid = vec[float]([0.0] * (dearest + 1))  # per price
    for price in range(dearest + 1):
        paid[price] = o.purchase_cost(price)
    takes = vec[bool]([False] * c.GOODS)
    worth = vec[float]([0.0] * c.GOODS)
    for good in range(c.GOODS):
        takes[good] = can_take_good(s, seat, o, good)
        worth[good] = _value_card(s, seat, o, good)
    for place in c.VILLAGES:
        sold = c.GOOD_OF[place]
        asks = asked[s.shield[place]]
        if takes[sold]:
            cost = compute_village_price(s, place, asks)
            if cost <= o.purse:
                out[place] = max(0.0, worth[sold] + _value_sailing(s, seat, o, place) - paid[cost])
        if s.owner[place] == seat and s.building[place] == c.MONASTERY and takes[c.BEER]:
            cost = c.BEER_FACTOR * asks
            if cost <= o.purse:
                out[place] = max(out[place], worth[c.BEER] + _value_sailing(s, seat, o, place) - paid[cost])
    _value_circus(s, seat, o, out, MERCHANT)
    return out


def _value_city(s: State, seat: int, o: Valuation, load: i64, city: int) -> float:
    """Value selling and shipping, unless the merchant would be stranded there."""
    cash = o.purse + load
    value = o.t[CITY] + o.t[SALE] * o.fade * float(load)
    if s.palaces[seat] & c.BANK[city]:
        value += o.t[DENIER + 1] * o.fade * float(c.BANK_INCOME)
        cash += c.BANK_INCOME
    if cash > o.most:
        value += o.interpolate(SHIP) + float(c.VP_PER_SPACE)
    if o.more and cash < c.MINIMUM:
        value += RESCUE if o.purse == 0 and o.bare else -o.t[TRAP] * float(c.MINIMUM - cash)
    return value


def _value_circus(s: State, seat: int, o: Valuation, out: vec[float], piece: int) -> None:
    """Value one hire at the circus, if it lies ahead of the piece and not too far."""
    if s.circus < 0 or o.purse == 0 or (seat == s.active and not count_hires_left(s)):
        return
    if message_values.compute_travel_distance(s.at[2 * seat + piece], s.heading[2 * seat + piece], s.circus) > FAR:
        return
    gain = character_values.find_best_hire_value(s, seat, o, False)
    if gain > 0.0:
        out[s.circus] += gain + o.t[TENT + piece]


def compute_messenger_values(s: State, seat: int, o: Valuation) -> vec[float]:
    out = vec[float]([0.0] * c.LOCATIONS)
    colours = vec[float]([0.0] * c.SHIELDS)
    message_values.add_destination_values(s, seat, o, list_market_prices(s), out, colours)
    room = message_values.count_hand_space(s, seat, o)
    held = (c.UNDELIVERED_MAYOR if o.hired & c.MAYOR else c.UNDELIVERED) - room
    offer = message_values.find_best_purchase_value(s, seat, o, held) if room else 0.0
    second = o.t[SECOND] if room > 1 else 0.0
    palaces = find_working_palaces(s) if seat == s.active else s.palaces[seat]
    for place in CITIES:
        out[place] += o.t[CITY + 1] + offer
        if palaces & c.BANK[place]:
            out[place] += o.t[DENIER + 1] * o.fade * float(c.BANK_INCOME)
        if palaces & c.POST_OFFICE[place]:
            out[place] += second
        if palaces & c.PALATIUM[place]:
            out[place] += character_values.find_best_hire_value(s, seat, o, True)
    for place in c.VILLAGES:
        colour = colours[s.shield[place]]
        if colour > 0.0 and colour > out[place]:
            out[place] = colour
        if room and s.owner[place] == seat:
            out[place] += _value_own_building(s, seat, o, s.building[place], held, offer, second)
    _value_circus(s, seat, o, out, MESSENGER)
    return out


def _value_own_building(s: State, seat: int, o: Valuation, kind: int, held: int, offer: float, second: float) -> float:
    """Value messages sold at an own building."""
    if kind != c.MONASTERY:
        return offer + second if kind == c.CASTLE else offer
    cost = c.MESSAGE_PRICE[c.ABBEY]
    if cost > o.purse or not s.options.level4 or message_values.is_at_abbey_limit(s, seat):
        return 0.0
    return max(0.0, message_values.compute_purchase_value(s, seat, o, c.ABBEY, held) - o.payment_cost(cost))


# Goods


def compute_sale_price(o: Valuation, good: i64) -> i64:
    """Return what a good sells for (LL-SELL-02)."""
    return c.SALE_PRICE[good] + (c.MERCHANT_BONUS if o.hired & c.MERCHANT_OF[good] else 0)


def can_take_good(s: State, seat: int, o: Valuation, good: i64) -> bool:
    """Check supply and carry limit of a good (LL-BUY-03, LL-BUY-04)."""
    if s.supply[good] == 0:
        return False
    limit = c.CARRY_LIMIT[good]
    if limit == 0 or s.goods[seat * c.GOODS + good] < limit:
        return True
    if good == c.CHEESE:
        return o.hired & c.DAIRYMAN != 0
    return good == c.GRAIN and o.hired & c.GRAIN_FARMER != 0


def compute_village_price(s: State, place: i64, asked: i64) -> i64:
    """Return the price of a village's good (LL-PRICE-02 to LL-PRICE-04)."""
    kind = s.building[place]
    if kind != c.NO_BUILDING:
        asked -= c.BUILDING_DISCOUNT[kind]
    if place == s.circus:
        asked -= c.CIRCUS_DISCOUNT
    return max(0, asked)


def compute_good_value(s: State, seat: int, o: Valuation, place: i64, good: i64) -> float:
    """Return the value of a good bought there before its price: its sale or use, and the boat that sails."""
    return _value_card(s, seat, o, good) + _value_sailing(s, seat, o, place)


def _value_card(s: State, seat: int, o: Valuation, good: i64) -> float:
    """Return the value of selling or using one card."""
    gain = o.fade * (o.t[SALE] * float(compute_sale_price(o, good)) + o.t[GOODS + good]) if o.more else 0.0
    if good == c.WOOD and o.more:
        gain += compute_wood_value(s, seat, o, s.goods[seat * c.GOODS + c.WOOD])
    return gain


def _value_sailing(s: State, seat: int, o: Valuation, place: i64) -> float:
    """Return the value of the boat that sails when goods are bought there."""
    owner = s.owner[place]
    if owner == seat:
        return float(c.VP_PER_SPACE) + o.t[OWN] if s.boat[seat] < s.options.end_space else 0.0
    return o.t[OWN + 1] if owner >= 0 else 0.0


def compute_wood_value(s: State, seat: int, o: Valuation, has: i64) -> float:
    """Return the value of one more wood for players who still build."""
    if s.farms[seat] == 0 and s.monasteries[seat] == 0:
        return 0.0
    return o.t[WOOD + min(has, 2)] * min(1.0, 0.1 + 2.0 * o.rest)
