"""Why an action is not allowed now: the second witness of legality.

Reads state and components, never rules/, and computes differently on purpose. Order when several reasons apply: over,
not your turn, unknown, not this step, then the order of the rulebook. Where one rule can fail in several ways `case`
says which.
"""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

from . import components as c
from .actions import (
    ACTIONS,
    ARG_A,
    ARG_B,
    DECLINE_CARRIAGE,
    DRAW,
    DRAW_PILE,
    END_DRAW,
    END_PLAY,
    HOUSE,
    HOUSES_IN,
    KIND,
    LEFT,
    PLAY,
    TAKE_CARRIAGE,
    USE_ADMINISTRATOR,
)
from .state import (
    ADMINISTRATOR,
    CARRIER,
    CARTWRIGHT,
    EACH,
    POSTMASTER,
    S_CARRIAGE,
    S_DRAW,
    S_HOUSE,
    S_HOUSES,
    S_PLAY,
    S_TRIM,
    State,
)


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    if seat != s.active:
        return Reason(NOT_YOUR_TURN, player=s.active + 1)
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, number=action)
    kind, a, step = KIND[action], ARG_A[action], s.agenda[-1]
    if step not in kind.steps:
        return Reason(NOT_THIS_STEP)
    if step == S_DRAW:
        return _draw(s, kind, a)
    if step == S_PLAY:
        return _play(s, a, ARG_B[action]) if kind is PLAY else _rest_of_play(s, kind)
    if step == S_HOUSES:
        return _houses_in(s, a) if kind is HOUSES_IN else None
    if step == S_HOUSE:
        return _house(s, a) if kind is HOUSE else _end_houses(s)
    if step == S_CARRIAGE:
        return _carriage(s, kind)
    if step == S_TRIM:
        return None if s.hand[seat * c.CITIES + a] else Reason("TT-CLOSE-07", city=a)
    return None  # closing, or not, is free


# Officials


def office(s: State, official: int) -> Reason | None:
    """One more official: the whole turn is reckoned anew, a Postmaster still forced included."""
    used = [other for other in range(4) if s.used & 1 << other]
    outstanding = bool(s.forced) and official != POSTMASTER
    if not s.options.expansion:
        if used:
            return Reason("TT-TURN-06", official=used[0])
        return Reason("TT-OFFICE-ADMINISTRATOR-03") if outstanding else None
    if official in used:
        return Reason("TX-OFFICE-03", official=official)
    paid = max(0, len(used) - 1) * s.price
    needed = (len(used) + outstanding) * s.price - paid
    if needed <= s.purse:
        return None
    if outstanding:
        return Reason("TX-OFFICE-06", needed=needed, has=s.purse)
    if s.letters[s.active] >= needed:
        return Reason("TX-LETTER-05", needed=needed, has=s.purse)
    return Reason("TX-OFFICE-04", needed=needed, has=s.purse)


# Drawing


def _draw(s: State, kind: Kind, city: int) -> Reason | None:
    if kind is END_DRAW:
        if not s.drawn:
            return Reason("TT-TURN-02", case=0)
        return Reason("TT-OFFICE-POSTMASTER-03") if s.forced else None
    if kind is USE_ADMINISTRATOR:
        if not any(s.display[i] >= 0 for i in range(c.DISPLAY)) and not sum(s.pile) + sum(s.discard):
            return Reason("TT-OFFICE-ADMINISTRATOR-01")
        if s.drawn > 0 and not s.options.expansion:
            return Reason("TT-OFFICE-ADMINISTRATOR-02")
        return office(s, ADMINISTRATOR)
    if s.drawn >= c.DRAWS_POSTMASTER:
        return Reason("TT-TURN-02", case=1)
    if kind is DRAW and city not in s.display:
        return Reason("TT-DRAW-01", city=city)
    if kind is DRAW_PILE and not sum(s.pile) + sum(s.discard):
        return Reason("TT-DRAW-07")
    return office(s, POSTMASTER) if s.drawn == c.DRAWS else None


# The route


def _play(s: State, city: int, side: int) -> Reason | None:
    route = s.route[s.active]
    if not s.hand[s.active * c.CITIES + city]:
        return Reason("TT-TURN-03", case=0, city=city)
    if city in route:
        return Reason("TT-ROUTE-03", case=0, city=city)
    if route:
        left, right = c.ROADS[city] & 1 << route[0], c.ROADS[city] & 1 << route[-1]
        if not left and not right:
            return Reason("TT-ROUTE-03", case=1, city=city)
        if len(route) > 1 and not (left if side == LEFT else right):
            return Reason("TT-ROUTE-04", case=1 + side, city=city)
    if len(route) < 2 and side == LEFT:
        return Reason("TT-ROUTE-04", case=0, city=city)
    return office(s, CARRIER) if s.played else None


def _rest_of_play(s: State, kind: Kind) -> Reason | None:
    if kind is END_PLAY:
        return None if s.played else Reason("TT-TURN-03", case=1, city=0)
    if s.played:
        return Reason("TT-ROUTE-08")
    return None if s.route[s.active] else Reason("TT-ROUTE-07")


# Houses


def _has_house(s: State, city: int) -> bool:
    return s.houses[s.active] & 1 << city != 0


def _houses_in(s: State, province: int) -> Reason | None:
    """Refused when the route does not touch the province, and when another answer has the same effect."""
    route = s.route[s.active]
    open_in: list[list[int]] = [[] for _ in range(c.PROVINCES)]
    for city in route:
        if not _has_house(s, city):
            open_in[c.PROVINCE_OF[city]].append(city)
    touched = {c.PROVINCE_OF[city] for city in route}
    if province not in touched:
        return Reason("TT-HOUSE-01", case=0, province=province)
    if not open_in[province]:
        if s.options.optional_houses:
            return Reason("TT-HOUSE-03", case=0, province=province)
        first = min(p for p in touched if not open_in[p])
        return None if first == province else Reason("TT-HOUSE-06", case=0, province=first)
    if len(open_in[province]) > 1 and s.left[s.active] > 1:
        return None
    elsewhere = any(open_in[p] for p in touched if p != province)
    return None if elsewhere and not s.options.optional_houses else Reason("TT-HOUSE-06", case=1, province=province)


def _house(s: State, city: int) -> Reason | None:
    if city not in s.route[s.active]:
        return Reason("TT-HOUSE-02", city=city)
    if _has_house(s, city):
        return Reason("TT-HOUSE-03", case=1, province=c.PROVINCE_OF[city])
    waiting = {c.PROVINCE_OF[k] for k in range(c.CITIES) if s.open & 1 << k}
    if not s.open & 1 << city:
        return Reason("TT-HOUSE-01", case=1 if s.mode == EACH else 2, province=c.PROVINCE_OF[city])
    if s.mode == EACH and not s.options.optional_houses and len(waiting) <= s.left[s.active]:
        if c.PROVINCE_OF[city] != min(waiting):
            return Reason("TT-HOUSE-06", case=2, province=min(waiting))
    return None


def _end_houses(s: State) -> Reason | None:
    return None if s.options.optional_houses else Reason("TT-HOUSE-06", case=3, province=0)


# Carriage


def _carriage(s: State, kind: Kind) -> Reason | None:
    length, needed = len(s.route[s.active]), c.CARRIAGE_LEVEL[s.level[s.active] + 1]
    if kind is TAKE_CARRIAGE:
        return Reason("TT-CARRIAGE-02", case=0, needed=needed, has=length) if length < needed else None
    if kind is DECLINE_CARRIAGE:
        earned = length >= needed and not s.options.may_decline
        return Reason("TT-CARRIAGE-02", case=1, needed=needed, has=length) if earned else None
    if length + c.CARTWRIGHT_HELP < needed:
        return Reason("TT-OFFICE-CARTWRIGHT-02", needed=needed, has=length)
    if length >= needed:
        return Reason("TT-OFFICE-CARTWRIGHT-04", needed=needed, has=length)
    return office(s, CARTWRIGHT)
