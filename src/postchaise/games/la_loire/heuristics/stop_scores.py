"""Scores for the actions of a stop."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import declared_score

from .. import components as c
from ..actions import (
    ARG_A,
    ARG_B,
    BUILD,
    BUILD_PALACE,
    BUY,
    BUY_MESSAGE,
    BUY_PAIR,
    DELIVER,
    DONE,
    HIRE,
    KIND,
    MARK,
    MERCHANT,
    RECALL,
    SELL,
    SHIP,
)
from ..rules import building, delivery, hiring, market, messages, scoring, stop
from ..state import NO_ACTION, NOBODY, SELLING, State, find_current_location
from . import building_values, character_values, location_values, message_values
from .valuation import Valuation, has_no_income, is_merchant_staying
from .weights import CLOSE
from .weights import SHIP as SHIPPING

BARRED: Final = -100.0
ORDER: Final = 40.0  # selling comes before spending, delivering before buying


def score_actions(s: State, seat: int, o: Valuation, legal: list[int]) -> vec[float]:
    """Return a score per legal action; ending the stop scores 0."""
    place = find_current_location(s)
    out = vec[float]([0.0] * len(legal))
    for i in range(len(legal)):
        action = legal[i]
        kind, a = KIND[action], ARG_A[action]
        if kind is DONE:
            score = 0.0
        elif kind is HIRE:
            score = character_values.compute_character_value(s, seat, o, a) - o.payment_cost(
                hiring.compute_hire_price(s, a)
            )
        elif kind is BUY:
            score = location_values.compute_good_value(s, seat, o, place, a) - o.purchase_cost(
                market.compute_good_price(s, place, a)
            )
        elif kind is BUY_PAIR:
            score = location_values.compute_good_value(s, seat, o, place, c.WOOD) - o.purchase_cost(
                market.compute_wood_pair_price(s, place)
            )
            if o.more:
                score += location_values.compute_wood_value(s, seat, o, s.goods[seat * c.GOODS + c.WOOD] + 1)
        elif kind is SELL:
            score = _score_sale(s, seat, o, a)
        elif kind is BUILD:
            score = building_values.compute_building_value(
                s, o, a, building_values.count_buildings(s, seat)[3]
            ) - o.payment_cost(building.compute_building_price(s, a, ARG_B[action]))
            score -= _value_saved_wood(s, seat, o, building.compute_building_wood(s, a, ARG_B[action]))
        elif kind is BUILD_PALACE:
            score = building_values.compute_palace_value(o, a, int(s.palaces[seat]).bit_count())
            score -= o.payment_cost(building.compute_price_without_patronus(s, c.PALACE_COST[a]))
        elif kind is SHIP:
            score = _score_shipping(s, seat, o, a)
        elif kind is BUY_MESSAGE:
            held = messages.count_carried_messages(s, seat)
            score = message_values.compute_purchase_value(s, seat, o, a + 1, held) - o.payment_cost(
                messages.compute_message_price(s, place, a + 1)
            )
        elif kind is DELIVER:
            score = ORDER + message_values.compute_delivery_value(s, o, a, location_values.list_market_prices(s))
            if s.delivered[seat] + 1 >= c.MESSAGE_TARGET[s.seats]:
                score += _score_match_end(s, seat, o) - ORDER
        elif kind is MARK:
            missing = len(c.COLOURS[a]) - int(delivery.find_marked_colours(s, seat, a)).bit_count()
            score = message_values.compute_mark_value(s, seat, o, a, missing)
        elif kind is RECALL:
            score = 1.0 if message_values.is_stuck_without_tokens(s, seat) else BARRED
        else:
            score = declared_score(kind)
        out[i] = score
    return out


def _value_saved_wood(s: State, seat: int, o: Valuation, spent: int) -> float:
    """Return half the value that the wood of a building would have for the next one."""
    total = 0.0
    has = s.goods[seat * c.GOODS + c.WOOD]
    for used in range(spent):
        total += location_values.compute_wood_value(s, seat, o, has - 1 - used)
    return 0.5 * total


def _score_sale(s: State, seat: int, o: Valuation, good: int) -> float:
    """Sell everything but wood for the next buildings. Where only one action is allowed, all sales count."""
    if stop.has_single_action(s) and s.used == NO_ACTION:
        total = 0
        for each in range(c.GOODS):
            if each != c.WOOD or good == c.WOOD:
                total += s.goods[seat * c.GOODS + each] * location_values.compute_sale_price(o, each)
        return o.money_value(o.purse + total) - o.money_value(o.purse) - _value_kept_card(s, seat, o, good)
    gain = (
        o.money_value(o.purse + location_values.compute_sale_price(o, good))
        - o.money_value(o.purse)
        - _value_kept_card(s, seat, o, good)
    )
    return gain + ORDER if gain > 0.0 and s.used != SELLING and not stop.has_single_action(s) else gain


def _value_kept_card(s: State, seat: int, o: Valuation, good: int) -> float:
    """Return the value of keeping a card."""
    if good != c.WOOD or not o.more:
        return 0.0
    return location_values.compute_wood_value(s, seat, o, s.goods[seat * c.GOODS + c.WOOD] - 1)


def _score_shipping(s: State, seat: int, o: Valuation, offer: int) -> float:
    room = s.options.end_space - s.boat[seat]
    spaces = min(c.SHIP_SPACES[offer], room)
    gain = float(spaces * c.VP_PER_SPACE)
    if o.more:
        gain += o.interpolate(SHIPPING) * float(spaces)
    if spaces > 1:
        gain += o.t[SHIPPING + 2]
    if spaces == room and room > 0 and s.ending == NOBODY:
        gain += _score_match_end(s, seat, o)
    return gain - o.payment_cost(c.SHIP_COST[offer])


def _score_match_end(s: State, seat: int, o: Valuation) -> float:
    """Ending the match is good for the leader only."""
    if s.ending != NOBODY or s.seats == 1:
        return 0.0
    points = scoring.sum_points(s)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    return o.t[CLOSE] if points[seat] > best else o.t[CLOSE + 1]


# Obvious choices, and bad ones to drop


def reduce_to_obvious(s: State, seat: int, legal: list[int]) -> list[int]:
    """Keep only obvious actions: deliveries that do not end the match, and sales at full value."""
    if stop.has_single_action(s):
        return legal
    if s.delivered[seat] + 1 < c.MESSAGE_TARGET[s.seats]:
        deliveries = [action for action in legal if KIND[action] is DELIVER]
        if deliveries:
            return deliveries
    most = c.MAXIMUM_BANKER if s.hired[seat] & c.BANKER else c.MAXIMUM
    for action in legal:
        if KIND[action] is SELL and ARG_A[action] != c.WOOD:
            if s.deniers[seat] + market.compute_sale_price(s, ARG_A[action]) <= most:
                return [action]
    return legal


def drop_blocking_marks(s: State, seat: int, legal: list[int]) -> list[int]:
    """Drop first stations of messages whose further stations would find no token (A-44)."""
    kept: list[int] = []
    for action in legal:
        if (
            KIND[action] is MARK
            and len(c.COLOURS[ARG_A[action]]) > 2
            and message_values.would_block_tokens(s, seat, ARG_A[action])
        ):
            if delivery.find_marked_colours(s, seat, ARG_A[action]) == 0:
                continue
        kept.append(action)
    return kept


def find_action_price(s: State, action: int) -> int:
    """Return the deniers an action of a stop takes."""
    kind, a = KIND[action], ARG_A[action]
    if kind is HIRE:
        return hiring.compute_hire_price(s, a)
    if kind is SHIP:
        return c.SHIP_COST[a]
    if kind is BUILD:
        return building.compute_building_price(s, a, ARG_B[action])
    if kind is BUILD_PALACE:
        return building.compute_price_without_patronus(s, c.PALACE_COST[a])
    if kind is BUY_MESSAGE:
        return messages.compute_message_price(s, find_current_location(s), a + 1)
    return 0


def drop_stranding_actions(s: State, seat: int, legal: list[int]) -> list[int]:
    """Drop actions that strand the merchant in a city (LL-MONEY-01) or leave nothing to trade with."""
    least = 1 if has_no_income(s, seat) else 0
    if c.IS_CITY[s.at[2 * seat]] and is_merchant_staying(s, seat):
        least = c.MINIMUM
    if least == 0:
        return legal
    cash = s.deniers[seat]
    if s.piece == MERCHANT and c.IS_CITY[find_current_location(s)] and not stop.has_single_action(s):
        for good in range(c.GOODS):
            if s.goods[seat * c.GOODS + good]:
                cash += s.goods[seat * c.GOODS + good] * market.compute_sale_price(s, good)
    kept: list[int] = []
    for action in legal:
        spent = find_action_price(s, action)
        if spent == 0 or cash - spent >= least:
            kept.append(action)
    return kept
