"""Scores for playing a card, for a second one with the Carrier, and for abandoning a route."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import declared_score

from .. import components as c
from ..actions import ABANDON, ARG_A, ARG_B, END_PLAY, KIND, PLAY, RIGHT
from ..rules import officials
from ..state import CARTWRIGHT, State
from . import weights as k
from .city_sets import (
    ROADS,
    build_display_mask,
    build_hand_mask,
    count_cities,
    find_length_points,
    find_longest_chain,
    find_neighbours,
)
from .province_progress import MASK, OF, find_wanted_cities


def score_plays(s: State, seat: i64, legal: list[int], t: vec[float]) -> list[float]:
    hand = build_hand_mask(s, seat)
    covered: i64 = s.covered[seat]
    houses: i64 = s.houses[seat]
    shown = build_display_mask(s)
    want = find_wanted_cities(s, seat, houses | covered)
    route = s.route[seat]
    length: i64 = len(route)
    second = t[k.T_LAY] if s.played == 0 else _carrier(s, seat, length, t)
    out: list[float] = []
    for action in legal:
        kind = KIND[action]
        if kind is not PLAY:
            if kind is ABANDON:
                out.append(t[k.T_ABANDON] + t[k.T_ABANDON_LENGTH] * float(length))
            else:
                out.append(0.0 if kind is END_PLAY else declared_score(kind))
            continue
        city: i64 = ARG_A[action]
        bit: i64 = 1 << city
        left: i64 = city
        right: i64 = city
        if length:
            if ARG_B[action] == RIGHT:
                left = route[0]
            else:
                right = route[-1]
        value = second - t[k.T_ROAD + city]
        laid = covered | bit
        rest = hand & ~laid
        onward: i64 = (ROADS[left] | ROADS[right]) & ~laid
        if not houses & bit:
            value += t[k.T_LAY_FRESH] + t[k.T_CITY + city]
            if s.mail & bit:
                value += t[k.T_LAY_MAIL]
            if want.one & bit:
                value += t[k.T_LAY_ONE]
            elif want.two & bit:
                value += t[k.T_LAY_TWO]
            if want.outer & bit:
                value += t[k.T_LAY_OUTER]
            here: i64 = MASK[OF[city]]
            if not here & covered:
                value += t[k.T_LAY_PROVINCE]
            else:
                value += t[k.T_LAY_SAME] * float(count_cities(here & covered & ~houses))
        fits = onward & rest
        if fits:
            value += t[k.T_LAY_NEXT]
            if fits & (fits - 1):
                value += t[k.T_LAY_MORE]
            if find_neighbours(fits) & rest & ~onward:
                value += t[k.T_LAY_CHAIN]
        elif s.played:
            value += t[k.T_CARRIER_LAST]
        open: i64 = count_cities(onward)
        value += t[k.T_LAY_OPEN] * float(open if open < 6 else 6)
        open = count_cities(onward & shown)
        value += t[k.T_LAY_DISPLAY] * float(open if open < 3 else 3)
        if length == 0:
            value += t[k.T_START_CHAIN] * float(count_cities(find_longest_chain(rest, city, city, 3)))
            value += t[k.T_START_ROADS] * float(count_cities(onward)) + t[k.T_START_FRESH] * float(
                count_cities(onward & ~houses)
            )
        out.append(value)
    return out


def _carrier(s: State, seat: i64, length: i64, t: vec[float]) -> float:
    """Return the value of a second card, whichever it is, against keeping it."""
    price: i64 = officials.compute_official_price(s)
    value = t[k.T_CARRIER] + t[k.T_PRICE] * float(price)
    level = s.level[seat]
    if level < c.LAST_CARRIAGE:
        missing: i64 = c.CARRIAGE_LEVEL[level + 1] - length
        if missing == 1:
            value += t[k.T_CARRIER_REACH]
        elif missing == c.CARTWRIGHT_HELP + 1 and s.purse >= price + s.price:
            value += t[k.T_CARRIER_NEAR]
        if missing > 0 and missing <= c.CARTWRIGHT_HELP and length >= c.LEAST_TO_CLOSE:
            if officials.can_use_official(s, CARTWRIGHT) and s.purse < price + s.price:
                value += t[k.T_CARRIER_SPOIL]
    return value + t[k.T_CARRIER_LENGTH] * float(find_length_points(s, length + 1) - find_length_points(s, length))
