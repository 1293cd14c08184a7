"""The smaller questions: where a building goes, which card to keep, where the circus goes, which token marks."""

from __future__ import annotations

from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.actions import ARG_A, CHOOSE_TOKEN, CIRCUS, FREE_TOKEN, KEEP, KIND, SITE
from postchaise.games.la_loire.state import State

from . import messages
from .weights import NEVER


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
