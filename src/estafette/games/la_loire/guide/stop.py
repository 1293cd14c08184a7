"""What to do at a stop, in the order in which a careful player would do it."""

from __future__ import annotations

from typing import Final

from .. import components as c
from ..actions import (
    ARG_A,
    BUILD,
    BUY,
    BUY_PAIR,
    DELIVER,
    DONE,
    HIRE,
    KIND_OF,
    MARK,
    MESSAGE,
    PALACE,
    SELL,
    SHIP,
)
from ..rules import hiring, market
from ..state import State, here
from . import messages
from .estimate import left
from .tastes import DENIER, NEVER, PALACES, PEOPLE

K_DELIVER: Final = DELIVER.index
K_MARK: Final = MARK.index
K_SELL: Final = SELL.index
K_BUY: Final = BUY.index
K_BUY_PAIR: Final = BUY_PAIR.index
K_BUILD: Final = BUILD.index
K_PALACE: Final = PALACE.index
K_MESSAGE: Final = MESSAGE.index
K_HIRE: Final = HIRE.index
K_SHIP: Final = SHIP.index
K_DONE: Final = DONE.index
NOTHING: Final = 1.0  # leaving; what is liked less is not done


def obvious(s: State, seat: int, legal: list[int]) -> list[int]:
    """Messages are delivered and goods are sold without much thought, unless that ends the game or forbids the rest."""
    if s.delivered[seat] + 1 < c.MESSAGE_TARGET[s.seats]:
        deliveries = [action for action in legal if KIND_OF[action] == K_DELIVER]
        if deliveries:
            return deliveries
    if not s.options.single:
        for action in legal:
            if KIND_OF[action] == K_SELL and ARG_A[action] != c.WOOD:
                return [action]
    return legal


def likings(s: State, seat: int, legal: list[int]) -> list[float]:
    """Per legal action: deliver, sell, build, buy messages, hire, ship, each if it is worth it."""
    rest = left(s)
    out: list[float] = []
    for action in legal:
        kind, a = KIND_OF[action], ARG_A[action]
        if kind == K_DONE:
            liking = NOTHING
        elif kind == K_DELIVER:
            liking = 60.0 + messages.reward(s, seat, a)
        elif kind == K_MARK:
            liking = 50.0 + messages.reward(s, seat, a)
        elif kind == K_SELL:
            liking = _sell(s, seat, a, rest)
        elif kind == K_BUY:
            liking = _buy(s, seat, a)
        elif kind == K_BUY_PAIR:
            liking = 4.0
        elif kind == K_BUILD:
            liking = _build(s, seat, a, rest)
        elif kind == K_PALACE:
            liking = 20.0 + 3.0 * rest * PALACES[a]
        elif kind == K_MESSAGE:
            liking = _buy_message(s, seat, a + 1)
        elif kind == K_HIRE:
            liking = _hire(s, seat, a, rest)
        elif kind == K_SHIP:
            liking = _ship(s, seat, a, rest)
        else:
            liking = NEVER
        out.append(liking)
    return out


def _sell(s: State, seat: int, good: int, rest: float) -> float:
    """Everything, but wood for the next buildings."""
    if good == c.WOOD and rest > 0.15 and s.goods[seat * c.GOODS + c.WOOD] <= 2 and s.farms[seat]:
        return NEVER
    return 40.0 + c.SALE_PRICE[good]


def _buy(s: State, seat: int, good: int) -> float:
    cost = market.price(s, here(s), good)
    gain = DENIER * (market.sale_price(s, good) - cost)
    if good == c.WOOD and s.goods[seat * c.GOODS + c.WOOD] < 2 and s.farms[seat]:
        gain += 0.9
    owner = s.owner[here(s)]
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
    most = messages.most_capable(s, seat)
    if level == c.ABBEY:
        return 30.0
    if level > most:
        return NEVER
    return 20.0 + 3.0 * level


def _hire(s: State, seat: int, character: int, rest: float) -> float:
    gain = c.CHARACTER_VP[character] + rest * PEOPLE[character] - DENIER * hiring.price(s, character)
    if not PEOPLE[character]:  # a blue one: two points for every delivered message of its type
        kind = c.SCORER_OF.index(1 << character)
        gain += 2.0 * sum(1 for m in range(c.MESSAGES) if s.message_state[m] == 2 * seat + 1 and c.TYPE_OF[m] == kind)
        gain += 2.0 * rest
    return 10.0 + 4.0 * gain


def _ship(s: State, seat: int, offer: int, rest: float) -> float:
    """With what would be lost on leaving the city, or when the end is near."""
    after = s.deniers[seat] - c.SHIP_COST[offer]
    if after < 4 and rest > 0.1:
        return NEVER
    return 8.0 + c.SHIP_SPACES[offer]
