"""Scores for rides: the stop, and what can be reached from it with the horses left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import declared_score

from .. import components as c
from ..actions import ARG_A, ARG_B, KIND, MERCHANT, RECALL, RIDE, SMITH
from ..rules import market
from ..state import State
from . import location_values
from .message_values import compute_travel_distance
from .valuation import LATE, Valuation, compute_remaining_fraction, has_no_income, has_turn_left
from .weights import AHEAD, HORSES
from .weights import SMITH as AGAINST_SMITH

DEPTH: Final = 2  # rides looked ahead after the one in question
SHORT: Final = -999.0


class RideLookahead:
    """What a stack meets on its way: values of locations, free horses, and its limits."""

    def __init__(self, s: State, seat: int, o: Valuation, piece: int) -> None:
        self.offers: vec[float] = (
            location_values.compute_merchant_values(s, seat, o)
            if piece == MERCHANT
            else location_values.compute_messenger_values(s, seat, o)
        )
        self.free: vec[i64] = s.free
        self.limit: i64 = c.STACK_LIMIT_SCOUT if o.hired & c.SCOUT else c.STACK_LIMIT
        self.take: i64 = c.TAKE_LIMIT_SQUIRE if o.hired & c.SQUIRE else c.TAKE_LIMIT
        self.guard: bool = o.hired & c.CITY_GUARD != 0
        self.jester: i64 = s.circus if o.hired & c.JESTER else -1
        self.ahead: float = o.t[AHEAD + piece]
        first = HORSES + 3 * piece
        self.horses: vec[float] = vec[float]([0.0, o.t[first], o.t[first + 1], o.t[first + 2]])

    def stop_value(self, place: i64, way: i64, horses: i64, depth: i64) -> float:
        """Return the value of a stop and of the best `depth` further rides."""
        value = self.offers[place] + self.horses[horses]
        if depth == 0:
            return value
        if c.IS_CITY[place]:
            return value + self.ahead * max(
                self.best_beyond(place, 1, horses, depth), self.best_beyond(place, -1, horses, depth)
            )
        return value + self.ahead * self.best_beyond(place, way, horses, depth)

    def best_beyond(self, place: i64, way: i64, horses: i64, depth: i64) -> float:
        """Return the value of the best next stop in this direction."""
        best = SHORT
        most = min(self.limit, horses + min(self.take, self.free[place]))
        early_stops = self.guard or self.jester >= 0
        at = place
        for carried in range(most + 1):
            at += way  # one step on foot, one more with every horse
            if at == c.LOCATIONS:
                at = 0
            elif at < 0:
                at += c.LOCATIONS
            if depth == 1:
                value = self.offers[at] + self.horses[carried]
            else:
                value = self.stop_value(at, way, carried, depth - 1)
            if value > best:
                best = value
            if early_stops and (at == self.jester or (self.guard and c.IS_CITY[at])):
                for more in range(carried + 1, most + 1):  # with more horses the piece may stop here, too
                    value = self.stop_value(at, way, more, depth - 1)
                    if value > best:
                        best = value
        return best


def score_rides(s: State, seat: int, o: Valuation, legal: list[int]) -> vec[float]:
    """Return a score per legal action, about in points."""
    lookahead = RideLookahead(s, seat, o, s.piece)
    stack = 2 * seat + s.piece
    other = 2 * seat + 1 - s.piece
    start = s.at[stack]
    ahead = SHORT  # until it is asked for
    out = vec[float]([0.0] * len(legal))
    for i in range(len(legal)):
        action = legal[i]
        kind = KIND[action]
        if kind is RIDE:
            at = ARG_A[action]
            way = 1 if (at - start) % c.LOCATIONS <= c.LOCATIONS // 2 else -1
            out[i] = lookahead.stop_value(at, way, ARG_B[action], DEPTH)
        elif kind is SMITH:
            if ahead == SHORT:
                ahead = _one_horse_more(s, seat, o, lookahead, stack)
            out[i] = ahead + 0.001 * float(compute_travel_distance(s.at[other], s.heading[other], ARG_A[action]))
        elif kind is not RECALL:
            out[i] = declared_score(kind)
    return out


def _one_horse_more(s: State, seat: int, o: Valuation, lookahead: RideLookahead, stack: int) -> float:
    """Value a horse paid to the Blacksmith, best taken where the other own piece would not need it."""
    start, heading, horses = s.at[stack], s.heading[stack], s.horses[stack] + 1
    best = SHORT
    for way in (1, -1):
        if heading * way >= 0:
            at = (start + way * (horses + c.STEPS_ON_FOOT)) % c.LOCATIONS
            best = max(best, lookahead.stop_value(at, way, horses, DEPTH))
    return best - o.payment_cost(c.BLACKSMITH_COST) - o.t[AGAINST_SMITH]


def drop_stranding_rides(s: State, seat: int, legal: list[int]) -> list[int]:
    """Drop rides into a city that the merchant could not afford to leave (LL-MONEY-01)."""
    if (
        s.piece != MERCHANT
        or s.deniers[seat] >= c.MINIMUM
        or compute_remaining_fraction(s) < LATE
        or not has_turn_left(s, seat)
    ):
        return legal
    cash = s.deniers[seat]
    for good in range(c.GOODS):
        if s.goods[seat * c.GOODS + good]:
            cash += s.goods[seat * c.GOODS + good] * market.compute_sale_price(s, good)
    if cash >= c.MINIMUM or (s.deniers[seat] == 0 and has_no_income(s, seat)):
        return legal
    kept: list[int] = []
    for action in legal:
        if KIND[action] is RIDE and c.IS_CITY[ARG_A[action]]:
            income = c.BANK_INCOME if s.palaces[seat] & c.BANK[ARG_A[action]] else 0
            if cash + income < c.MINIMUM:
                continue
        kept.append(action)
    return kept if kept else legal
