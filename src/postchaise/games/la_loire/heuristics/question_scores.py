"""Scores for smaller questions: which piece first, sites, the circus, cards to keep, tokens."""

from __future__ import annotations

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import declared_score

from .. import components as c
from ..actions import ARG_A, CHOOSE_TOKEN, CIRCUS, FIRST, FREE_TOKEN, KEEP, KIND, MERCHANT, RECALL, SITE
from ..rules.delivery import find_message_of_token
from ..state import HAND, NONE, State
from . import building_values, message_values
from .valuation import Valuation
from .weights import FIRST as GOES_FIRST
from .weights import NEW_TENT


def score_answers(s: State, seat: int, o: Valuation, legal: list[int]) -> vec[float]:
    out = vec[float]([0.0] * len(legal))
    for i in range(len(legal)):
        kind, a = KIND[legal[i]], ARG_A[legal[i]]
        if kind is FIRST:
            out[i] = 0.0 if a == MERCHANT else _messenger_first(s, seat, o)
        elif kind is SITE:
            out[i] = building_values.compute_site_value(s, seat, o, s.pending // 2, a)
        elif kind is KEEP:
            out[i] = message_values.compute_keep_value(s, seat, o, a)
        elif kind is CIRCUS:
            out[i] = _tent(s, seat, o, a)
        elif kind is CHOOSE_TOKEN:
            out[i] = 1.0 if a == FREE_TOKEN else -_serves(s, seat, o, a - 1)
        elif kind is RECALL:
            out[i] = -50.0
        else:
            out[i] = declared_score(kind)
    return out


def _messenger_first(s: State, seat: int, o: Valuation) -> float:
    value = o.t[GOES_FIRST]
    if c.IS_CITY[s.at[2 * seat]]:
        value += o.t[GOES_FIRST + 3]
        if o.purse > o.most:
            value += o.t[GOES_FIRST + 1] * float(o.purse - o.most)
    if o.purse < c.MINIMUM:
        value += o.t[GOES_FIRST + 2]
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.held[i] != NONE and c.LEVEL[s.held[i]] == 1:
            value += o.t[GOES_FIRST + 4]
    return value


def _tent(s: State, seat: int, o: Valuation, place: int) -> float:
    """A circus one ride ahead of an own piece is a good circus."""
    value = 0.0
    for piece in range(2 * s.seats):
        if message_values.compute_travel_distance(s.at[piece], s.heading[piece], place) in range(
            1, s.horses[piece] + 2
        ):
            value += o.t[NEW_TENT] if piece // 2 == seat else o.t[NEW_TENT + 1]
    return value


def _serves(s: State, seat: int, o: Valuation, token: int) -> float:
    """Return the points of the message a placed token belongs to."""
    return message_values.compute_delivery_points(s, o, find_message_of_token(s.tokens[seat * c.TOKENS + token]))
