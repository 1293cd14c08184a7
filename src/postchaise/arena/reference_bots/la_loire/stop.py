"""What to do at a stop, in the order in which a careful player would do it; and the smaller questions."""

from __future__ import annotations

from typing import Final

from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.actions import (
    ARG_A,
    BUILD,
    BUILD_PALACE,
    BUY,
    BUY_MESSAGE,
    BUY_PAIR,
    CHOOSE_TOKEN,
    CIRCUS,
    DELIVER,
    DONE,
    FREE_TOKEN,
    HIRE,
    KEEP,
    KIND,
    MARK,
    SELL,
    SHIP,
    SITE,
)
from postchaise.games.la_loire.rules import hiring, market
from postchaise.games.la_loire.state import State, find_current_location

from . import messages
from .estimate import compute_remaining_fraction
from .weights import DENIER, NEVER, PALACES, PEOPLE

NOTHING: Final = 1.0  # leaving; what is liked less is not done


def find_obvious_actions(s: State, seat: int, legal: list[int]) -> list[int]:
    """Messages are delivered and goods are sold without much thought, unless that ends the game or forbids the rest."""
    if s.delivered[seat] + 1 < c.MESSAGE_TARGET[s.seats]:
        deliveries = [action for action in legal if KIND[action] is DELIVER]
        if deliveries:
            return deliveries
    if not s.options.single:
        for action in legal:
            if KIND[action] is SELL and ARG_A[action] != c.WOOD:
                return [action]
    return legal


def score_stop_actions(s: State, seat: int, legal: list[int]) -> list[float]:
    """Per legal action: deliver, sell, build, buy messages, hire, ship, each if it is worth it."""
    rest = compute_remaining_fraction(s)
    out: list[float] = []
    for action in legal:
        kind, a = KIND[action], ARG_A[action]
        if kind is DONE:
            score = NOTHING
        elif kind is DELIVER:
            score = 60.0 + messages.compute_delivery_gain(s, seat, a)
        elif kind is MARK:
            score = 50.0 + messages.compute_delivery_gain(s, seat, a)
        elif kind is SELL:
            score = _sell(s, seat, a, rest)
        elif kind is BUY:
            score = _buy(s, seat, a)
        elif kind is BUY_PAIR:
            score = 4.0
        elif kind is BUILD:
            score = _build(s, seat, a, rest)
        elif kind is BUILD_PALACE:
            score = 20.0 + 3.0 * rest * PALACES[a]
        elif kind is BUY_MESSAGE:
            score = _buy_message(s, seat, a + 1)
        elif kind is HIRE:
            score = _hire(s, seat, a, rest)
        elif kind is SHIP:
            score = _ship(s, seat, a, rest)
        else:
            score = NEVER
        out.append(score)
    return out


def _sell(s: State, seat: int, good: int, rest: float) -> float:
    """Everything, but wood for the next buildings."""
    if good == c.WOOD and rest > 0.15 and s.goods[seat * c.GOODS + c.WOOD] <= 2 and s.farms[seat]:
        return NEVER
    return 40.0 + float(c.SALE_PRICE[good])


def _buy(s: State, seat: int, good: int) -> float:
    cost = market.compute_good_price(s, find_current_location(s), good)
    gain = DENIER * float(market.compute_sale_price(s, good) - cost)
    if good == c.WOOD and s.goods[seat * c.GOODS + c.WOOD] < 2 and s.farms[seat]:
        gain += 0.9
    owner = s.owner[find_current_location(s)]
    if owner >= 0:
        gain += 1.0 if owner == seat else -0.4
    return NOTHING + 4.0 * gain


def _build(s: State, seat: int, kind: int, rest: float) -> float:
    """Farms early, upgrades while they still pay."""
    if kind == c.FARM:
        return 18.0 + 12.0 * rest
    if kind == c.MONASTERY:
        return 16.0 + 14.0 * rest
    return 16.0 + 10.0 * rest


def _buy_message(s: State, seat: int, level: int) -> float:
    """The highest level the seat can deliver; an abbey message is always welcome."""
    most = messages.find_deliverable_level(s, seat)
    if level == c.ABBEY:
        return 30.0
    if level > most:
        return NEVER
    return 20.0 + 3.0 * level


def _hire(s: State, seat: int, style: int, rest: float) -> float:
    gain = float(c.CHARACTER_VP[style]) + rest * PEOPLE[style] - DENIER * float(hiring.compute_hire_price(s, style))
    if not PEOPLE[style]:  # a blue one: two points for every delivered message of its type
        kind = c.SCORER_OF.index(1 << style)
        gain += 2.0 * sum(1 for m in range(c.MESSAGES) if s.message_state[m] == 2 * seat + 1 and c.TYPE_OF[m] == kind)
        gain += 2.0 * rest
    return 10.0 + 4.0 * gain


def _ship(s: State, seat: int, offer: int, rest: float) -> float:
    """With what would be lost on leaving the city, or when the end is near."""
    after = s.deniers[seat] - c.SHIP_COST[offer]
    if after < 4 and rest > 0.1:
        return NEVER
    return 8.0 + float(c.SHIP_SPACES[offer])


def score_small_questions(s: State, seat: int, legal: list[int]) -> list[float]:
    out: list[float] = []
    for action in legal:
        kind, a = KIND[action], ARG_A[action]
        if kind is SITE:
            out.append(0.3 * float(c.SALE_PRICE[c.GOOD_OF[a]]))
        elif kind is KEEP:
            out.append(messages.compute_delivery_gain(s, seat, a))
        elif kind is CIRCUS:
            out.append(_near(s, seat, a))
        elif kind is CHOOSE_TOKEN:
            out.append(1.0 if a == FREE_TOKEN else 0.0)
        else:
            out.append(NEVER)
    return out


def _near(s: State, seat: int, place: int) -> float:
    """A circus within a ride of one's own pieces is a good circus."""
    near = 0.0
    for piece in (2 * seat, 2 * seat + 1):
        way = s.heading[piece]
        ahead = (place - s.at[piece]) * (way or 1) % c.LOCATIONS
        if 0 < ahead <= c.STACK_LIMIT + 1 or (way == 0 and c.LOCATIONS - ahead <= c.STACK_LIMIT + 1):
            near += 1.5
    return near
