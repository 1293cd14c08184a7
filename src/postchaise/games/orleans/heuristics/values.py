"""Values to a seat now, about in points at the end: levels, citizens, steps, followers, tiles."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.native import vec

from .. import components as c
from ..rules import recruiting
from ..state import NOBODY, OFFERED, State
from . import weights as k

LEVEL_START: Final[list[int]] = [
    next(index for index in range(c.DEV_LAST + 1) if c.LEVEL[index] == level)
    for level in range(1, c.LEVEL[c.DEV_LAST] + 1)
]
# Per index of the development track: how long its level is; the last level has no end
LEVEL_WIDTH: Final[list[float]] = [
    float(LEVEL_START[c.LEVEL[index]] - LEVEL_START[c.LEVEL[index] - 1]) if c.LEVEL[index] < len(LEVEL_START) else 0.0
    for index in range(c.DEV_LAST + 1)
]
TOP: Final[float] = float(len(LEVEL_START))


def compute_remaining_fraction(s: State) -> float:
    """Return the fraction of the match still to come, from 1 down to nearly 0 in the last round."""
    return 1.0 - float(s.round - 1) / float(c.ROUNDS) if s.round > 0 else 1.0


def interpolate_weight(w: vec[float], early: int, late: int, part: float) -> float:
    """Return a weight between its early and its late value."""
    return w[late] + (w[early] - w[late]) * part


def estimate_final_level(s: State, seat: int, w: vec[float], part: float) -> float:
    """Return the level a seat may expect at the end."""
    level = float(c.LEVEL[s.dev[seat]]) + w[k.LEVEL_GROWTH] * part
    return level if level < TOP else TOP


def compute_citizen_value(s: State, seat: int, number: int, w: vec[float], part: float) -> float:
    """Return the value of a citizen, if it is still there."""
    return w[k.CITIZEN] * estimate_final_level(s, seat, w, part) if s.citizen[number] == NOBODY else 0.0


def compute_development_value(s: State, seat: int, points: int, w: vec[float], part: float) -> float:
    """Return the value of development steps: rewards on the way, levels reached, and progress to the next."""
    index = s.dev[seat]
    goal = index + points
    if goal > c.DEV_LAST:
        goal = c.DEV_LAST
    near, total = 0.0, 0.0
    for each in range(index + 1, goal + 1):
        if LEVEL_WIDTH[each - 1] > 0.0:
            near += 1.0 / LEVEL_WIDTH[each - 1]
        if c.DEV_COINS[each]:
            total += w[k.COIN] * float(c.DEV_COINS[each])
        if c.DEV_CITIZEN[each] != c.NOTHING:
            total += compute_citizen_value(s, seat, c.DEV_CITIZEN[each], w, part)
    holdings = float(s.built[seat]) + w[k.HOLDING_GROWTH] * part
    for owner in s.citizen:
        if owner == seat:
            holdings += 1.0
    smooth = interpolate_weight(w, k.STEP_EARLY, k.STEP_LATE, part)
    reached = float(c.LEVEL[goal] - c.LEVEL[index])
    return total + holdings * (smooth * near + (1.0 - smooth) * reached)


def compute_tile_value(place: int, w: vec[float], part: float) -> float:
    at = place - c.LOCATIONS
    return interpolate_weight(w, k.TILE_EARLY + at, k.TILE_LATE + at, part)


def find_best_tile_value(s: State, category: int, w: vec[float], part: float) -> float:
    best = 0.0
    for place in range(c.LOCATIONS, c.PLACES):
        if s.holder[place] == OFFERED and c.CATEGORY[place] <= category:
            value = compute_tile_value(place, w, part)
            if value > best:
                best = value
    return best


def compute_follower_value(s: State, seat: int, character: int, w: vec[float], part: float) -> float:
    """Return the value of a new follower and the next step of its track."""
    value = interpolate_weight(w, k.RECRUIT_EARLY + character, k.RECRUIT_LATE + character, part)
    if character >= c.TRACKS:
        return value
    index = s.track[seat * c.TRACKS + character] + 1
    if character == c.FARMER:
        return (
            value + w[k.GOOD + c.TRACK_GOOD[index]] + _value_census(s, seat, w, part) + compute_food_value(s, seat, w)
        )
    if character == c.BOATMAN:
        value += w[k.COIN] * float(c.TRACK_COINS[index])
        return (
            value + compute_citizen_value(s, seat, c.CITIZEN_BOATMAN, w, part) if index == c.BOATMAN_CITIZEN else value
        )
    if character == c.CRAFTSMAN:
        return value + w[k.CRAFTSMAN_STEP + index - 1] * part
    if character == c.TRADER:
        return value + find_best_tile_value(s, c.TRACK_CATEGORY[index], w, part)
    if character == c.KNIGHT:
        value += w[k.KNIGHT_STEP + index - 1] * part
        return value + compute_citizen_value(s, seat, c.CITIZEN_KNIGHT, w, part) if index == c.KNIGHT_CITIZEN else value
    return value + compute_development_value(s, seat, c.TRACK_DEVELOPMENT[index], w, part)


def _value_census(s: State, seat: int, w: vec[float], part: float) -> float:
    """Return the value of one more farmer that takes the lead or leaves the last place."""
    own = s.track[seat * c.TRACKS + c.FARMER]
    for other in range(s.seats):
        if other != seat:
            gap = s.track[other * c.TRACKS + c.FARMER] - own
            if 0 <= gap <= 1:
                return w[k.CENSUS] * part
    return 0.0


def compute_food_value(s: State, seat: int, w: vec[float]) -> float:
    """Return the value of one more food before this round's harvest."""
    if s.event != c.HARVEST:
        return 0.0
    food = 0
    for good in range(c.GOODS):
        if c.IS_FOOD[good]:
            food += s.goods[seat * c.GOODS + good]
    return w[k.HUNGER] if food < c.HARVEST_FOOD[c.STRENGTH[s.stack]] else 0.0


def find_best_recruit_value(s: State, seat: int, place: int, w: vec[float], part: float) -> float:
    best = 0.0
    for character in c.RECRUITS[place]:
        if recruiting.can_recruit(s, seat, character):
            value = compute_follower_value(s, seat, character, w, part)
            if value > best:
                best = value
    return best


def compute_station_value(s: State, seat: int, w: vec[float], part: float) -> float:
    return w[k.STATION] * estimate_final_level(s, seat, w, part)
