"""What a character is worth to a seat."""

from __future__ import annotations

from typing import Final

from .. import components as c
from ..state import State
from .outlook import Outlook
from .tastes import BLUE, HIRE

NO_TYPE: Final = -1
TYPE_SCORED: Final[list[int]] = [  # per character: the type of message a blue one scores
    c.SCORER_OF.index(1 << character) if 1 << character in c.SCORER_OF else NO_TYPE for character in range(c.CHARACTERS)
]


def worth(s: State, seat: int, o: Outlook, character: int) -> float:
    """Its points and what it will do until the end, before its price."""
    gain = float(c.CHARACTER_VP[character])
    kind = TYPE_SCORED[character]
    if kind != NO_TYPE:
        gain += o.t[BLUE] * c.BLUE_BONUS * delivered_of_type(s, seat, kind)
    return gain + o.between(HIRE + 2 * character) if o.more else gain


def delivered_of_type(s: State, seat: int, kind: int) -> int:
    n, mine = 0, 2 * seat + 1
    for message in range(c.MESSAGES):
        if s.message_state[message] == mine and c.TYPE_OF[message] == kind:
            n += 1
    return n


def best_hire(s: State, seat: int, o: Outlook, only_red: bool) -> float:
    """The best character the purse allows, after its price."""
    best = 0.0
    discount = c.WITCH_DISCOUNT if o.hired & c.WITCH else 0
    for character in range(c.CHARACTERS):
        if s.stock[character] == 0 or o.hired >> character & 1 or (only_red and not c.IS_RED[character]):
            continue
        cost = max(0, c.CHARACTER_COST[character] - discount)
        if cost > o.purse:
            continue
        needed = c.REQUIRES[character]
        if needed != c.NO_CHARACTER and not o.hired >> needed & 1:
            continue
        gain = worth(s, seat, o, character) - o.price(cost)
        if gain > best:
            best = gain
    return best
