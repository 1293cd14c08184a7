"""Progress towards province tiles: provinces that are nearly complete or still without a house."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from .. import components as c
from ..state import State
from .city_sets import count_cities, find_next_tile_points

PROVINCES: Final[i64] = c.PROVINCES
MASK: Final[vec[i64]] = c.PROVINCE_MASK
OF: Final[vec[i64]] = c.PROVINCE_OF
STACKS: Final[vec[i64]] = c.PROVINCE_STACKS
GROUPS: Final[i64] = len(STACKS)
GROUP_MASK: Final[vec[i64]] = vec[i64]([c.STACK_MASK[stack] for stack in STACKS])
OUTER: Final[vec[i64]] = c.OUTER
OUTERS: Final[i64] = len(OUTER)
OUTSIDE: Final[i64] = sum(OUTER)
CLOSE_BY: Final = 2  # cities a tile is away when one begins to look for them


class WantedCities:
    """Cities that lead to tiles: the last missing one, one of the last two, a province without a house."""

    def __init__(self) -> None:
        self.one: i64 = 0
        self.two: i64 = 0
        self.outer: i64 = 0
        self.points: float = 0.0  # of the tiles that one more city brings


def find_wanted_cities(s: State, seat: i64, have: i64) -> WantedCities:
    """Return the cities wanted by a seat that has houses, or will have, in `have`."""
    found = WantedCities()
    for group in range(GROUPS):
        gap: i64 = GROUP_MASK[group] & ~have
        n = count_cities(gap)
        if n and n <= CLOSE_BY and find_next_tile_points(s, seat, STACKS[group]):
            if n == 1:
                found.one |= gap
            else:
                found.two |= gap
    if find_next_tile_points(s, seat, c.ALL_STACK):
        for i in range(OUTERS):
            mask: i64 = OUTER[i]
            if not have & mask:
                found.outer |= mask
    return found


def count_provinces(cities: i64) -> i64:
    """Return in how many provinces these cities lie."""
    n: i64 = 0
    for province in range(PROVINCES):
        if cities & MASK[province]:
            n += 1
    return n


def count_most_in_one_province(cities: i64) -> i64:
    """Return the most of these cities that lie in one province."""
    most: i64 = 0
    for province in range(PROVINCES):
        n = count_cities(cities & MASK[province])
        if n > most:
            most = n
    return most


def compute_tile_points(s: State, seat: i64, houses: i64, cities: i64, one_each: bool) -> i64:
    """Return the points of the province tiles that houses in these cities bring; `one_each`: one per province."""
    points: i64 = 0
    for group in range(GROUPS):
        mask: i64 = GROUP_MASK[group]
        gap = mask & ~houses
        if gap and gap & ~cities == 0 and (not one_each or count_provinces(gap) == count_cities(gap)):
            points += find_next_tile_points(s, seat, STACKS[group])
    reached: i64 = 0
    before: i64 = 0
    for i in range(OUTERS):
        outer: i64 = OUTER[i]
        if (houses | cities) & outer:
            reached += 1
        if houses & outer:
            before += 1
    if reached == OUTERS and before < OUTERS:
        points += find_next_tile_points(s, seat, c.ALL_STACK)
    return points
