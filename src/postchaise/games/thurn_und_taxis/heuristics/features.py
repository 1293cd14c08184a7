"""Features of a seat from which its final points are predicted: route, cards, houses, carriages, time left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .. import components as c
from ..components import CITY_IDS
from ..state import NOBODY, State, find_last_seat
from .card_scores import find_extending_cities
from .city_sets import (
    CITIES,
    build_display_mask,
    build_hand_mask,
    count_cities,
    find_length_points,
    find_longest_chain,
    find_longest_route,
    find_neighbours,
    find_next_tile_points,
)
from .province_progress import (
    GROUP_MASK,
    GROUPS,
    OUTER,
    OUTERS,
    STACKS,
    compute_tile_points,
    count_most_in_one_province,
    count_provinces,
)

DEEP: Final = 4  # cards in hand that are looked at as a continuation
# Turns that a carriage takes from nothing, and all that are still to come, by the level held
STEP_TURNS: Final[list[float]] = [3.0, 3.0, 3.0, 4.0, 5.0, 0.0]
TURNS: Final[list[float]] = [18.0, 15.0, 12.0, 9.0, 5.0, 0.0]
HOUSE_TURNS: Final = 1.1  # turns for one house
LONG: Final = 18.0  # turns of a whole match

# Where each group of numbers begins
F_TURN: Final = 0  # it is this seat's turn; begins each round; has its last turn before it; and may close then
F_LEVEL: Final = 4  # by carriage, and times the rest of the match
F_LENGTH: Final = 14  # by length of the route, 0 to 8
F_REACH: Final = 23  # by length with the cards in hand that continue it, 0 to 8
F_GAP: Final = 32  # by cards that are missing for the next carriage then: 2 too many to 5 too few
F_CLOSE: Final = 40  # what closing then would bring: houses, tiles, length tile, carriage; each also times the rest
F_HAND: Final = 50  # cards, doubles, new cities, cards beside the route, fitting ones of the display, roads onwards
F_TILE: Final = 60  # points of province tiles by cities missing, one to four, and times the rest
F_ALL: Final = 68  # points of the tile for all provinces by provinces missing, one to six, and times the rest
F_LEFT: Final = 80  # houses: left, times the rest, the last five, the last two
F_LETTERS: Final = 84  # letters: two, more, times the rest; the courier, times the rest
F_TEMPO: Final = 89  # turns to the end, own and of the fastest, how far behind; squares
F_LATE: Final = 94  # near the end: a route that cannot be closed in time
F_CITY: Final = 98  # a house in each city
FEATURES: Final[int] = F_CITY + c.CITIES


def estimate_turns_left(s: State, seat: i64) -> float:
    """Estimate how many turns this seat needs to end the match by itself."""
    if s.left[seat] == 0:
        return 0.0
    level = s.level[seat]
    step = STEP_TURNS[level] - 0.6 * len(s.route[seat]) - 0.2 * float(s.hand_n[seat])
    by_carriage = TURNS[level] - STEP_TURNS[level] + (step if step > 1.0 else 1.0)
    by_houses = HOUSE_TURNS * float(s.left[seat])
    if len(s.route[seat]) >= c.LEAST_TO_CLOSE:
        by_houses -= 2.0
    by_houses = by_houses if by_houses > 1.0 else 1.0
    return by_carriage if by_carriage < by_houses else by_houses


def compute_features(s: State, seat: i64) -> list[float]:
    out = [0.0] * FEATURES
    if s.ending != NOBODY:
        _last(s, seat, out)
        return out
    hand = build_hand_mask(s, seat)
    own = estimate_turns_left(s, seat)
    soonest = own
    for other in range(s.seats):
        if other != seat:
            turns = estimate_turns_left(s, other)
            if turns < soonest:
                soonest = turns
    rest = soonest / LONG
    out[F_TURN] = 1.0 if s.active == seat else 0.0
    out[F_TURN + 1] = 1.0 if s.first == seat else 0.0
    level: i64 = s.level[seat]
    if level < c.LAST_CARRIAGE:
        out[F_LEVEL + level] = 1.0
        out[F_LEVEL + 5 + level] = rest
    full = _route(s, seat, hand, rest, own - soonest, out)
    _cards(s, seat, hand, full, out)
    _tiles(s, seat, full, rest, out)
    left = float(s.left[seat])
    out[F_LEFT] = left / 20.0
    out[F_LEFT + 1] = left * rest / 20.0
    out[F_LEFT + 2] = float(5 - left) if left < 5 else 0.0
    out[F_LEFT + 3] = 1.0 if left <= 2 else 0.0
    if s.options.expansion:
        letters = s.letters[seat]
        out[F_LETTERS] = float(letters if letters < 2 else 2)
        out[F_LETTERS + 1] = float(letters if letters < 8 else 8)
        out[F_LETTERS + 2] = rest * out[F_LETTERS + 1]
        if s.courier == seat:
            out[F_LETTERS + 3] = 1.0
            out[F_LETTERS + 4] = rest
    out[F_TEMPO] = own / LONG
    out[F_TEMPO + 1] = rest
    out[F_TEMPO + 2] = rest * rest
    out[F_TEMPO + 3] = (own - soonest) / LONG
    out[F_TEMPO + 4] = 1.0 if own > soonest else 0.0
    houses: i64 = s.houses[seat]
    for city in range(CITIES):
        if houses >> city & 1:
            out[F_CITY + city] = 1.0
    return out


def _route(s: State, seat: i64, hand: i64, rest: float, behind: float, out: list[float]) -> i64:
    """Add features of the route as it lies and as the hand can extend it; return its cities then."""
    route = s.route[seat]
    length: i64 = len(route)
    covered: i64 = s.covered[seat]
    more = find_longest_chain(hand & ~covered, route[0], route[-1], DEEP) if length else find_longest_route(hand, DEEP)
    full = covered | more
    reach = length + count_cities(more)
    out[F_LENGTH + (length if length < 8 else 8)] = 1.0
    out[F_REACH + (reach if reach < 8 else 8)] = 1.0
    level: i64 = s.level[seat]
    gap: i64 = c.CARRIAGE_LEVEL[level + 1] - reach if level < c.LAST_CARRIAGE else 0
    gap = -2 if gap < -2 else 5 if gap > 5 else gap
    out[F_GAP + 2 + gap] = 1.0
    fresh = full & ~s.houses[seat]
    each, inside = count_provinces(fresh), count_most_in_one_province(fresh)
    most = each if each > inside else inside
    if most > s.left[seat]:
        most = s.left[seat]
    tiles = compute_tile_points(s, seat, s.houses[seat], fresh, True)
    if inside > 1:
        whole = compute_tile_points(s, seat, s.houses[seat], fresh, False)
        tiles = whole if whole > tiles else tiles
    bonus = find_length_points(s, reach)
    gain: i64 = 0
    if level < c.LAST_CARRIAGE and gap <= c.CARTWRIGHT_HELP:
        gain = c.CARRIAGE_POINTS[level + 1] - c.CARRIAGE_POINTS[level]
    out[F_CLOSE] = float(most)
    out[F_CLOSE + 1] = float(tiles)
    out[F_CLOSE + 2] = float(bonus)
    out[F_CLOSE + 3] = float(gain)
    out[F_CLOSE + 4] = float(most) * rest
    out[F_CLOSE + 5] = float(tiles) * rest
    out[F_CLOSE + 6] = float(bonus) * rest
    out[F_CLOSE + 7] = float(gain) * rest
    out[F_CLOSE + 8] = float(each)
    out[F_CLOSE + 9] = float(inside)
    if rest * LONG < 3.0:  # somebody may end the match at any moment
        out[F_LATE] = float(most + tiles + bonus + gain)
        out[F_LATE + 1] = float(length)
        out[F_LATE + 2] = 1.0 if length + 1 >= c.LEAST_TO_CLOSE and more else 0.0
        out[F_LATE + 3] = 1.0 if behind > 0.0 else 0.0
    return full


def _cards(s: State, seat: i64, hand: i64, full: i64, out: list[float]) -> None:
    covered: i64 = s.covered[seat]
    houses: i64 = s.houses[seat]
    ends = find_extending_cities(s, seat)
    shown = build_display_mask(s)
    loose = hand & ~full
    out[F_HAND] = float(s.hand_n[seat])
    out[F_HAND + 1] = float(s.hand_n[seat] - count_cities(hand))
    out[F_HAND + 2] = float(count_cities(loose & ~houses))
    out[F_HAND + 3] = float(count_cities(loose))
    fits = count_cities(hand & ends)
    out[F_HAND + 4] = 1.0 if fits else 0.0
    out[F_HAND + 5] = float(fits - 1) if fits > 1 else 0.0
    onward = count_cities(ends)
    out[F_HAND + 6] = float(onward if onward < 5 else 5)
    fits = count_cities(shown & (ends if covered else find_neighbours(hand)) & ~hand)
    out[F_HAND + 7] = float(fits if fits < 3 else 3)
    out[F_HAND + 8] = out[F_HAND + 7] if s.active == seat else 0.0
    out[F_HAND + 9] = float(s.hand_n[seat] - c.HAND_LIMIT) if s.hand_n[seat] > c.HAND_LIMIT else 0.0


def _tiles(s: State, seat: i64, full: i64, rest: float, out: list[float]) -> None:
    """Add the value of province tiles by the number of missing cities once the route is closed."""
    houses: i64 = s.houses[seat]
    for group in range(GROUPS):
        points = find_next_tile_points(s, seat, STACKS[group])
        if points:
            missing = count_cities(GROUP_MASK[group] & ~houses)
            if missing <= 4:
                out[F_TILE + missing - 1] += float(points)
                out[F_TILE + 3 + missing] += float(points) * rest
    points = find_next_tile_points(s, seat, c.ALL_STACK)
    if points:
        missing = 0
        for i in range(OUTERS):
            if not houses & OUTER[i]:
                missing += 1
        if missing <= 6:
            out[F_ALL + missing - 1] = float(points)
            out[F_ALL + 5 + missing] = float(points) * rest


def _last(s: State, seat: i64, out: list[float]) -> None:
    """Features after the end was triggered: seats that have had their last turn gain nothing more."""
    to_play = (find_last_seat(s) - s.active) % s.seats  # seats that still begin a turn
    turns = (seat - s.active) % s.seats
    if turns > to_play or (turns == 0 and not s.agenda):
        return
    hand = build_hand_mask(s, seat)
    route = s.route[seat]
    length: i64 = len(route)
    more = find_longest_chain(hand & ~s.covered[seat], route[0], route[-1], c.PLAYS_CARRIER) if length else 0
    out[F_TURN + 2] = 1.0
    reach = length + count_cities(more)
    if reach < c.LEAST_TO_CLOSE or not more:
        return
    fresh: i64 = (s.covered[seat] | more) & ~s.houses[seat]
    out[F_TURN + 3] = 1.0
    scratch = [0.0] * FEATURES
    _route(s, seat, hand, 1.0, 0.0, scratch)
    out[F_LATE] = scratch[F_CLOSE] + scratch[F_CLOSE + 1] + scratch[F_CLOSE + 2] + scratch[F_CLOSE + 3]
    out[F_CLOSE] = float(count_provinces(fresh))


def list_feature_names() -> list[str]:
    """Return the feature names in the order of `compute_features`."""
    out = ["turn", "first", "last-turn", "last-closing"]
    out += [f"level-{i}" for i in range(5)] + [f"level-{i}-rest" for i in range(5)]
    out += [f"length-{i}" for i in range(9)] + [f"reach-{i}" for i in range(9)]
    out += [f"gap-{i - 2}" for i in range(8)]
    out += ["close-houses", "close-tiles", "close-length", "close-carriage"]
    out += [f"{name}-rest" for name in out[F_CLOSE : F_CLOSE + 4]] + ["close-each", "close-in"]
    out += ["hand", "doubles", "loose-new", "loose", "fits", "fits-more", "onward", "display", "display-now", "excess"]
    out += [f"tile-{i + 1}" for i in range(4)] + [f"tile-{i + 1}-rest" for i in range(4)]
    out += [f"all-{i + 1}" for i in range(6)] + [f"all-{i + 1}-rest" for i in range(6)]
    out += ["left", "left-rest", "left-five", "left-two"]
    out += ["letters-two", "letters", "letters-rest", "courier", "courier-rest"]
    out += ["turns-own", "turns", "turns-square", "behind", "is-behind"]
    out += ["late-closing", "late-length", "late-ready", "late-behind"]
    return out + [f"house-{city}" for city in CITY_IDS]


NAMES: Final[list[str]] = list_feature_names()
