"""Scores for closing a route, for houses and for the carriage."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import declared_score

from .. import components as c
from ..actions import (
    ARG_A,
    CLOSE,
    DECLINE_CARRIAGE,
    END_HOUSES,
    END_TURN,
    HOUSE,
    HOUSES_EACH,
    HOUSES_IN,
    KIND,
    TAKE_CARRIAGE,
    USE_CARTWRIGHT,
)
from ..rules import officials, scoring
from ..state import CARTWRIGHT, NOBODY, State
from . import weights as k
from .card_scores import find_extending_cities
from .city_sets import build_hand_mask, count_cities, find_first_city, find_length_points, find_longest_chain
from .province_progress import (
    MASK,
    PROVINCES,
    compute_tile_points,
    count_most_in_one_province,
    count_provinces,
    find_wanted_cities,
)


def compute_point_lead(s: State, seat: i64) -> float:
    """Return the lead over the best other seat."""
    points = scoring.sum_points(s)
    best = -1000
    for other in range(s.seats):
        if other != seat and points[other] > best:
            best = points[other]
    return float(points[seat] - best)


def score_closing(s: State, seat: i64, legal: list[int], t: vec[float]) -> list[float]:
    value = _close(s, seat, t)
    out: list[float] = []
    for action in legal:
        kind = KIND[action]
        out.append(value if kind is CLOSE else 0.0 if kind is END_TURN else declared_score(kind))
    return out


def _close(s: State, seat: i64, t: vec[float]) -> float:
    route = s.route[seat]
    length: i64 = len(route)
    houses: i64 = s.houses[seat]
    fresh: i64 = s.covered[seat] & ~houses
    value = t[k.T_CLOSE] + t[k.T_CLOSE_CARDS] * float(length - c.LEAST_TO_CLOSE)
    ends = False
    gain: i64 = 0
    level = s.level[seat]
    if level < c.LAST_CARRIAGE:
        missing: i64 = c.CARRIAGE_LEVEL[level + 1] - length
        points: i64 = c.CARRIAGE_POINTS[level + 1] - c.CARRIAGE_POINTS[level]
        if missing <= 0:
            value += t[k.T_CLOSE_REACHED] + t[k.T_CLOSE_GAIN] * float(points)
            gain, ends = points, level + 1 == c.LAST_CARRIAGE
        elif missing <= c.CARTWRIGHT_HELP and officials.can_use_official(s, CARTWRIGHT):
            value += (
                t[k.T_CLOSE_CARTWRIGHT]
                + t[k.T_CLOSE_GAIN] * float(points)
                + t[k.T_PRICE] * float(officials.compute_official_price(s))
            )
            gain, ends = points, level + 1 == c.LAST_CARRIAGE
        elif missing == c.CARTWRIGHT_HELP + 1 or missing == 1:
            value += t[k.T_CLOSE_SOON]
    most = count_provinces(fresh)
    tiles = compute_tile_points(s, seat, houses, fresh, True)
    one = count_most_in_one_province(fresh)
    if one > most:
        most = one
        whole = compute_tile_points(s, seat, houses, fresh, False)
        tiles = whole if whole > tiles else tiles
    if most >= s.left[seat]:
        most, ends = s.left[seat], True
    bonus = find_length_points(s, length)
    value += t[k.T_CLOSE_HOUSE] * float(most) + t[k.T_CLOSE_TILE] * float(tiles)
    value += t[k.T_CLOSE_LENGTH] * float(bonus)
    value += t[k.T_CLOSE_STEP] * float(find_length_points(s, length + 1) - bonus)
    hand = build_hand_mask(s, seat)
    if find_extending_cities(s, seat) & hand:
        value += t[k.T_CLOSE_FITS]
        if count_cities(find_longest_chain(hand & ~s.covered[seat], route[0], route[-1], 2)) == 2:
            value += t[k.T_CLOSE_CHAIN]
    if s.hand_n[seat] > c.HAND_LIMIT:
        value += t[k.T_CLOSE_HAND] * float(s.hand_n[seat] - c.HAND_LIMIT)
    if s.ending != NOBODY:
        return value + t[k.T_CLOSE_LAST]
    if ends:
        return (
            value
            + t[k.T_CLOSE_END]
            + t[k.T_CLOSE_END_LEAD] * (compute_point_lead(s, seat) + float(gain + most + tiles + bonus + 1))
        )
    return value + t[k.T_CLOSE_PRESS] if _near_the_end(s, seat) else value


def _near_the_end(s: State, seat: i64) -> bool:
    """Check whether another seat could end the match with its next closing."""
    for other in range(s.seats):
        if other != seat and len(s.route[other]) >= c.LEAST_TO_CLOSE - 1:
            if s.level[other] + 1 >= c.LAST_CARRIAGE or s.left[other] <= c.LEAST_TO_CLOSE:
                return True
    return False


def score_houses(s: State, seat: i64, legal: list[int], t: vec[float]) -> list[float]:
    """Score the ways to place houses, and the place of the next one."""
    houses: i64 = s.houses[seat]
    fresh: i64 = s.covered[seat] & ~houses
    want = find_wanted_cities(s, seat, houses)
    worth = [0.0] * c.CITIES
    cities = fresh
    while cities:
        bit = cities & -cities
        cities ^= bit
        city = find_first_city(bit)
        value = t[k.T_HOUSE] + t[k.T_CITY + city]
        if s.mail & bit:
            value += t[k.T_HOUSE_MAIL]
        if want.one & bit:
            value += t[k.T_HOUSE_ONE]
        elif want.two & bit:
            value += t[k.T_HOUSE_TWO]
        if want.outer & bit:
            value += t[k.T_HOUSE_OUTER]
        worth[city] = value
    out: list[float] = []
    for action in legal:
        kind = KIND[action]
        if kind is HOUSE:
            out.append(worth[ARG_A[action]])
        elif kind is HOUSES_EACH:
            out.append(_way(s, seat, fresh, worth, True, t))
        elif kind is HOUSES_IN:
            out.append(_way(s, seat, fresh & MASK[ARG_A[action]], worth, False, t))
        else:
            out.append(0.0 if kind is END_HOUSES else declared_score(kind))
    return out


def _way(s: State, seat: i64, cities: i64, worth: list[float], one_each: bool, t: vec[float]) -> float:
    """Return the value of all houses of one way: the best of each province, or every one."""
    value = 0.0
    n: i64 = 0
    for province in range(PROVINCES):
        here: i64 = cities & MASK[province]
        best = 0.0
        if here:
            n += 1 if one_each else count_cities(here)
        while here:
            bit = here & -here
            here ^= bit
            each = worth[find_first_city(bit)]
            if not one_each:
                value += each
            elif each > best:
                best = each
        value += best
    tiles = compute_tile_points(s, seat, s.houses[seat], cities, one_each)
    value += t[k.T_HOUSE_TILE] * float(tiles)
    if n >= s.left[seat]:
        value += t[k.T_HOUSE_END] + t[k.T_HOUSE_END_LEAD] * (compute_point_lead(s, seat) + float(n + tiles))
    return value


def score_carriage(s: State, seat: i64, legal: list[int], t: vec[float]) -> list[float]:
    """Score taking the carriage, with or without the Cartwright, against declining it."""
    level: i64 = s.level[seat]
    value = t[k.T_TAKE + level]
    if officials.compute_official_price(s) and c.CARRIAGE_LEVEL[level + 1] > len(s.route[seat]):
        value += t[k.T_PRICE] * float(officials.compute_official_price(s))
    if s.courier == seat:
        value += t[k.T_TAKE_COURIER]
    value += t[k.T_TAKE_LETTERS] * float(s.letters[seat])
    if level + 1 == c.LAST_CARRIAGE and s.ending == NOBODY:
        gain = c.CARRIAGE_POINTS[level + 1] - c.CARRIAGE_POINTS[level]
        value += t[k.T_TAKE_END_LEAD] * (compute_point_lead(s, seat) + float(gain) + 1)
    out: list[float] = []
    for action in legal:
        kind = KIND[action]
        takes = kind is TAKE_CARRIAGE or kind is USE_CARTWRIGHT
        out.append(value if takes else 0.0 if kind is DECLINE_CARRIAGE else declared_score(kind))
    return out
