"""Points by source, and who has won (chapter End of the game)."""

from __future__ import annotations

from typing import Final

from ..components import COIN_VP, GOOD_VP, GOODS, LEVEL
from ..state import State

SOURCES: Final = ("coins", "goods", "stations", "citizens")


def sources(s: State, seat: int) -> list[int]:
    """OR-SCORE-01 to OR-SCORE-04, in the order of SOURCES."""
    goods = 0
    for good in range(GOODS):
        goods += s.goods[seat * GOODS + good] * GOOD_VP[good]
    level = LEVEL[s.dev[seat]]
    return [s.coins[seat] * COIN_VP, goods, s.built[seat] * level, s.citizen.count(seat) * level]


def points(s: State) -> list[int]:
    return [sum(sources(s, seat)) for seat in range(s.seats)]


def ranking(s: State) -> list[int]:
    """OR-SCORE-05: points, then the development track; then the victory is shared."""
    total = points(s)
    keys = [(total[seat], s.dev[seat]) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
