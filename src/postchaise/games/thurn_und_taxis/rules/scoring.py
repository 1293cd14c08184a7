"""Points by source, and who has won (chapter End and scoring)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components import (
    CARRIAGE_POINTS,
    COURIER_POINTS,
    HOUSE_LEFT_POINTS,
    STACK_KIND,
    STACK_OF,
    TILE_POINTS,
    TILES,
)
from ..state import NOBODY, State

SOURCES: Final = ("carriage", "length", "provinces", "all-provinces", "end", "courier", "houses")
KINDS: Final = ("length", "province", "all", "end")
SOURCE_OF: Final[list[int]] = [1 + KINDS.index(STACK_KIND[stack]) for stack in STACK_OF]  # per tile


def list_points_by_source(s: State, seat: i64) -> list[int]:
    """TT-SCORE-01, TX-SCORE-01, in the order of SOURCES. Letters count nothing (TX-SCORE-02, TT-SCORE-02)."""
    found = [0] * len(SOURCES)
    found[0] = CARRIAGE_POINTS[s.level[seat]]
    for tile in range(TILES):
        if s.tiles[tile] == seat:
            found[SOURCE_OF[tile]] += TILE_POINTS[tile]
    if s.courier == seat:
        found[5] = COURIER_POINTS
    found[6] = s.left[seat] * HOUSE_LEFT_POINTS
    return found


def sum_points(s: State) -> list[int]:
    """The sums of `list_points_by_source` (TX-COURIER-08)."""
    found: list[int] = []
    for seat in range(s.seats):
        found.append(CARRIAGE_POINTS[s.level[seat]] + s.left[seat] * HOUSE_LEFT_POINTS)
    for tile in range(TILES):
        if s.tiles[tile] != NOBODY:
            found[s.tiles[tile]] += TILE_POINTS[tile]
    if s.courier != NOBODY:
        found[s.courier] += COURIER_POINTS
    return found


def rank_seats(s: State) -> list[int]:
    """TT-SCORE-03, TT-SCORE-04: most points, then clockwise from the holder of the end tile.

    The rule speaks of the winner only; lower places are ordered in the same way. Before the end nobody holds the tile:
    equal points share a place.
    """
    totals = sum_points(s)
    keys: list[int] = []
    for seat in range(s.seats):
        behind = (seat - s.ending) % s.seats if s.ending != NOBODY else 0
        keys.append(totals[seat] * s.seats - behind)
    return [1 + sum(1 for other in keys if other > key) for key in keys]
