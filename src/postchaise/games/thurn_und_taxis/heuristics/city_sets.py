"""Sets of cities as bits: counting, neighbours, and chains of cards that extend a route."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from .. import components as c
from ..state import NOBODY, State

CITIES: Final[i64] = c.CITIES
ROADS: Final[vec[i64]] = c.ROADS
BIT: Final[vec[i64]] = c.BIT
TILE_POINTS: Final[vec[i64]] = c.TILE_POINTS
PRIME: Final = 37  # has a different remainder for every power of two below 2 ** 36
INDEX: Final[vec[i64]] = vec[i64](
    [next((i for i in range(36) if (1 << i) % PRIME == rest), 0) for rest in range(PRIME)]
)


def count_cities(mask: i64) -> i64:
    """Return how many cities a set holds."""
    mask -= (mask >> 1) & 0x55555555
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return (mask * 0x01010101 >> 24) & 0xFF


def find_first_city(mask: i64) -> i64:
    """Return one city of a set that is not empty."""
    return INDEX[(mask & -mask) % PRIME]


def build_hand_mask(s: State, seat: i64) -> i64:
    """Return the cities in hand as a set."""
    mask: i64 = 0
    hand = s.hand
    start = seat * CITIES
    for city in range(CITIES):
        if hand[start + city]:
            mask |= 1 << city
    return mask


def build_display_mask(s: State) -> i64:
    """Return the cities of the display as a set."""
    mask: i64 = 0
    for city in s.display:
        mask |= BIT[city]  # an empty slot has no bit
    return mask


def find_neighbours(cities: i64) -> i64:
    """Return all cities one road away from one of these."""
    mask: i64 = 0
    while cities:
        bit = cities & -cities
        cities ^= bit
        mask |= ROADS[find_first_city(bit)]
    return mask


def find_longest_chain(cards: i64, left: i64, right: i64, deep: i64) -> i64:
    """Return the most cards that can be laid one after the other at these ends; at most `deep` of them."""
    best: i64 = 0
    most: i64 = 0
    fitting: i64 = ROADS[left] & cards
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        found = bit
        if deep > 1 and cards != bit:
            found |= find_longest_chain(cards ^ bit, find_first_city(bit), right, deep - 1)
        n = count_cities(found)
        if n > most:
            best, most = found, n
    if left == right:
        return best  # a route of one card has one end
    fitting = ROADS[right] & cards
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        found = bit
        if deep > 1 and cards != bit:
            found |= find_longest_chain(cards ^ bit, left, find_first_city(bit), deep - 1)
        n = count_cities(found)
        if n > most:
            best, most = found, n
    return best


def find_longest_route(cards: i64, deep: i64) -> i64:
    """Return the longest route that the hand alone makes, for a seat without a route."""
    best: i64 = 0
    most: i64 = 0
    left = cards
    while left:
        bit = left & -left
        left ^= bit
        city = find_first_city(bit)
        found = bit | find_longest_chain(cards ^ bit, city, city, deep - 1)
        n = count_cities(found)
        if n > most:
            best, most = found, n
    return best


def find_next_tile_points(s: State, seat: i64, stack: i64) -> i64:
    """Return the points of the next tile of a stack for a seat; 0 if it has one or none is left."""
    points: i64 = 0
    tiles = s.tiles
    start: i64 = c.FIRST_TILE[stack]
    end: i64 = c.FIRST_TILE[stack + 1]
    for tile in range(start, end):
        owner: i64 = tiles[tile]
        if owner == seat:
            return 0
        if owner == NOBODY and points == 0:
            points = TILE_POINTS[tile]
    return points


def find_length_points(s: State, length: i64) -> i64:
    """Return the points of a route of this length (TT-BONUS-LENGTH-01 to -04)."""
    i: i64 = len(c.LENGTH_STACKS) - 1
    while i >= 0:
        stack: i64 = c.LENGTH_STACKS[i]
        if length >= c.STACK_LENGTH[stack]:
            start: i64 = c.FIRST_TILE[stack]
            end: i64 = c.FIRST_TILE[stack + 1]
            for tile in range(start, end):
                if s.tiles[tile] == NOBODY:
                    return TILE_POINTS[tile]
        i -= 1
    return 0
