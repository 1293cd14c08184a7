"""Points by source, and who has won (chapter End of the game)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components import COIN_VP, GOOD_VP, GOODS, LEVEL
from ..state import State

SOURCES: Final = ("coins", "goods", "stations", "citizens")


def list_points_by_source(s: State, seat: i64) -> list[int]:
    """OR-SCORE-01 to OR-SCORE-04, in the order of SOURCES (OR-DEV-05)."""
    goods = 0
    for good in range(GOODS):
        goods += s.goods[seat * GOODS + good] * GOOD_VP[good]
    level = LEVEL[s.dev[seat]]
    return [s.coins[seat] * COIN_VP, goods, s.built[seat] * level, count_citizens(s, seat) * level]


def count_citizens(s: State, seat: i64) -> i64:
    found: i64 = 0
    owner: i64 = seat
    for each in s.citizen:
        if each == owner:
            found += 1
    return found


def sum_points(s: State) -> list[int]:
    """The sums of `list_points_by_source`: asked at every observation."""
    found: list[int] = []
    for seat in range(s.seats):
        total = s.coins[seat] * COIN_VP + s.built[seat] * LEVEL[s.dev[seat]]
        for good in range(GOODS):
            total += s.goods[seat * GOODS + good] * GOOD_VP[good]
        found.append(total)
    for owner in s.citizen:
        if owner >= 0:
            found[owner] += LEVEL[s.dev[owner]]
    return found


def rank_seats(s: State) -> list[int]:
    """OR-SCORE-05: points, then the development track; then the victory is shared."""
    total = sum_points(s)
    keys = [(total[seat], s.dev[seat]) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
