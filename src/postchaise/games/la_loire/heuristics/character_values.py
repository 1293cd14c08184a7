"""Values of characters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from .. import components as c
from ..state import State
from .valuation import Valuation
from .weights import BLUE, HIRE

NO_TYPE: Final = -1
DEAREST: Final[int] = max(c.CHARACTER_COST)
TYPE_SCORED: Final[vec[i64]] = vec[i64](  # per character: the type of message a blue one scores
    [c.SCORER_OF.index(1 << who) if 1 << who in c.SCORER_OF else NO_TYPE for who in range(c.CHARACTERS)]
)


def compute_character_value(s: State, seat: int, o: Valuation, character: int) -> float:
    """Return points and future use of a character, before its price."""
    gain = float(c.CHARACTER_VP[character])
    kind = TYPE_SCORED[character]
    if kind != NO_TYPE:
        gain += o.t[BLUE] * float(c.BLUE_BONUS) * float(count_delivered_by_type(s, seat)[kind])
    return gain + o.interpolate(HIRE + 2 * character) if o.more else gain


def find_best_hire_value(s: State, seat: int, o: Valuation, only_red: bool) -> float:
    """Return the value of the best character the purse allows, after its price."""
    best = 0.0
    discount: i64 = c.WITCH_DISCOUNT if o.hired & c.WITCH else 0
    purse: i64 = min(o.purse, DEAREST)
    paid = vec[float]([0.0] * (purse + 1))  # per price
    for price in range(1, purse + 1):
        paid[price] = o.payment_cost(price)
    delivered = vec[i64]([])
    stock, hired = s.stock, o.hired
    for character in range(len(stock)):
        if stock[character] == 0 or hired >> character & 1 or (only_red and not c.IS_RED[character]):
            continue
        cost = max(0, c.CHARACTER_COST[character] - discount)
        if cost > o.purse:
            continue
        needed = c.REQUIRES[character]
        if needed != c.NO_CHARACTER and not hired >> needed & 1:
            continue
        gain = float(c.CHARACTER_VP[character]) - paid[cost]
        if o.more:
            gain += o.interpolate(HIRE + 2 * character)
        kind = TYPE_SCORED[character]
        if kind != NO_TYPE and o.purse >= DEAREST - discount:
            if len(delivered) == 0:
                delivered = count_delivered_by_type(s, seat)
            gain += o.t[BLUE] * float(c.BLUE_BONUS) * float(delivered[kind])
        if gain > best:
            best = gain
    return best


def count_delivered_by_type(s: State, seat: int) -> vec[i64]:
    out = vec[i64]([0] * c.TYPES)
    mine: i64 = 2 * seat + 1
    for message in range(len(s.message_state)):
        if s.message_state[message] == mine:
            out[c.TYPE_OF[message]] += 1
    return out
