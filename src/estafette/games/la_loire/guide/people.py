"""What a character is worth to a seat."""

from __future__ import annotations

from typing import Final

from .. import components as c
from ..state import State
from .outlook import Outlook
from .tastes import BLUE, HIRE

NO_TYPE: Final = -1
DEAREST: Final[int] = max(c.CHARACTER_COST)
TYPE_SCORED: Final[list[int]] = [  # per character: the type of message a blue one scores
    c.SCORER_OF.index(1 << character) if 1 << character in c.SCORER_OF else NO_TYPE for character in range(c.CHARACTERS)
]


def worth(s: State, seat: int, o: Outlook, character: int) -> float:
    """Its points and what it will do until the end, before its price."""
    gain = float(c.CHARACTER_VP[character])
    kind = TYPE_SCORED[character]
    if kind != NO_TYPE:
        gain += o.t[BLUE] * c.BLUE_BONUS * delivered_by_type(s, seat)[kind]
    return gain + o.between(HIRE + 2 * character) if o.more else gain


def best_hire(s: State, seat: int, o: Outlook, only_red: bool) -> float:
    """The best character the purse allows, after its price."""
    best = 0.0
    discount = c.WITCH_DISCOUNT if o.hired & c.WITCH else 0
    paid = [0.0]  # per price
    for cost in range(1, min(o.purse, DEAREST) + 1):
        paid.append(o.price(cost))
    delivered = delivered_by_type(s, seat) if o.purse >= DEAREST - discount else []
    stock, hired = s.stock, o.hired
    for character in range(c.CHARACTERS):
        if stock[character] == 0 or hired >> character & 1 or (only_red and not c.IS_RED[character]):
            continue
        cost = max(0, c.CHARACTER_COST[character] - discount)
        if cost > o.purse:
            continue
        needed = c.REQUIRES[character]
        if needed != c.NO_CHARACTER and not hired >> needed & 1:
            continue
        gain = c.CHARACTER_VP[character] - paid[cost]
        if o.more:
            gain += o.between(HIRE + 2 * character)
        kind = TYPE_SCORED[character]
        if kind != NO_TYPE and delivered:
            gain += o.t[BLUE] * c.BLUE_BONUS * delivered[kind]
        if gain > best:
            best = gain
    return best


def delivered_by_type(s: State, seat: int) -> list[int]:
    out = [0] * c.TYPES
    mine = 2 * seat + 1
    for message in range(c.MESSAGES):
        if s.message_state[message] == mine:
            out[c.TYPE_OF[message]] += 1
    return out
