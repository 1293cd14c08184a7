"""Where to ride: what the stop offers, and what can be reached from it with the horses one has then."""

from __future__ import annotations

from typing import Final

from .. import components as c
from ..actions import ARG_A, ARG_B, KIND, MERCHANT, RIDE, SMITH
from ..rules import market
from ..state import State
from . import offers
from .letters import distance
from .outlook import LATE, Outlook, has_turn, left
from .tastes import AHEAD, HORSES
from .tastes import SMITH as AGAINST_SMITH

DEPTH: Final = 2  # rides looked ahead after the one in question
SHORT: Final = -999.0


class Road:
    """What a stack meets on its way: offers, free horses, and how it may ride."""

    def __init__(self, s: State, seat: int, o: Outlook, piece: int) -> None:
        self.offers: list[float] = offers.merchant(s, seat, o) if piece == MERCHANT else offers.messenger(s, seat, o)
        self.free: list[int] = s.free
        self.limit: int = c.STACK_LIMIT_SCOUT if o.hired & c.SCOUT else c.STACK_LIMIT
        self.take: int = c.TAKE_LIMIT_SQUIRE if o.hired & c.SQUIRE else c.TAKE_LIMIT
        self.guard: bool = o.hired & c.CITY_GUARD != 0
        self.jester: int = s.circus if o.hired & c.JESTER else -1
        self.ahead: float = o.t[AHEAD + piece]
        first = HORSES + 3 * piece
        self.horses: list[float] = [0.0, o.t[first], o.t[first + 1], o.t[first + 2]]

    def stop(self, place: int, way: int, horses: int, depth: int) -> float:
        """Stopping at a place with so many horses, and what comes after."""
        value = self.offers[place] + self.horses[horses]
        if depth > 0:
            if c.IS_CITY[place]:
                value += self.ahead * max(self.beyond(place, 1, horses, depth), self.beyond(place, -1, horses, depth))
            else:
                value += self.ahead * self.beyond(place, way, horses, depth)
        return value

    def beyond(self, place: int, way: int, horses: int, depth: int) -> float:
        """The best next stop in this direction."""
        best = SHORT
        most = min(self.limit, horses + min(self.take, self.free[place]))
        for carried in range(most + 1):
            at = (place + way * (carried + c.STEPS_ON_FOOT)) % c.LOCATIONS
            value = self.stop(at, way, carried, depth - 1)
            if value > best:
                best = value
            if self.guard or self.jester >= 0:
                for steps in range(1, carried + c.STEPS_ON_FOOT):
                    early = (place + way * steps) % c.LOCATIONS
                    if early == self.jester or (self.guard and c.IS_CITY[early]):
                        value = self.stop(early, way, carried, depth - 1)
                        if value > best:
                            best = value
        return best


def likings(s: State, seat: int, o: Outlook, legal: list[int]) -> list[float]:
    """Per legal action, about how many points the ride is good for."""
    road = Road(s, seat, o, s.piece)
    stack = 2 * seat + s.piece
    start = s.at[stack]
    out: list[float] = []
    for action in legal:
        kind = KIND[action]
        if kind is RIDE:
            at = ARG_A[action]
            way = 1 if (at - start) % c.LOCATIONS <= c.LOCATIONS // 2 else -1
            out.append(road.stop(at, way, ARG_B[action], DEPTH))
        elif kind is SMITH:
            out.append(_smith(s, seat, o, road, stack, ARG_A[action]))
        else:
            out.append(0.0)
    return out


def _smith(s: State, seat: int, o: Outlook, road: Road, stack: int, place: int) -> float:
    """One horse more, least missed where nobody else would take it."""
    start, heading, horses = s.at[stack], s.heading[stack], s.horses[stack] + 1
    best = SHORT
    for way in (1, -1):
        if heading * way >= 0:
            at = (start + way * (horses + c.STEPS_ON_FOOT)) % c.LOCATIONS
            best = max(best, road.stop(at, way, horses, DEPTH))
    behind = distance(s.at[2 * seat + 1 - s.piece], s.heading[2 * seat + 1 - s.piece], place)
    return best - o.price(c.BLACKSMITH_COST) - o.t[AGAINST_SMITH] + 0.001 * behind


def solvent(s: State, seat: int, legal: list[int]) -> list[int]:
    """Without rides into a city that the merchant could not leave for want of deniers (LL-MONEY-01)."""
    if s.piece != MERCHANT or s.deniers[seat] >= c.MINIMUM or left(s) < LATE or not has_turn(s, seat):
        return legal
    cash = s.deniers[seat]
    for good in range(c.GOODS):
        if s.goods[seat * c.GOODS + good]:
            cash += s.goods[seat * c.GOODS + good] * market.sale_price(s, good)
    if cash >= c.MINIMUM:
        return legal
    kept = [action for action in legal if KIND[action] is not RIDE or not c.IS_CITY[ARG_A[action]]]
    return kept if kept else legal
