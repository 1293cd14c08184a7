"""Closing, step b: bonus tiles (chapter Bonus tiles).

The end tile is taken in `end` (TT-BONUS-END-01, TT-BONUS-END-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log

from ..components import (
    ALL_STACK,
    FIRST_TILE,
    LENGTH_STACKS,
    OUTER,
    PROVINCE_MASK,
    PROVINCE_STACKS,
    STACK_LENGTH,
    STACK_MASK,
    TILE_POINTS,
)
from ..events import E_TILE
from ..state import NOBODY, NONE, State


def find_top_tile(s: State, stack: i64) -> i64:
    """The tile on top, or NONE (TT-SETUP-03)."""
    for tile in range(FIRST_TILE[stack], FIRST_TILE[stack + 1]):
        if s.tiles[tile] == NOBODY:
            return tile
    return NONE


def has_tile_of_stack(s: State, seat: i64, stack: i64) -> bool:
    for tile in range(FIRST_TILE[stack], FIRST_TILE[stack + 1]):
        if s.tiles[tile] == seat:
            return True
    return False


def find_length_tile(s: State, length: i64) -> i64:
    """TT-BONUS-LENGTH-01 to -04: from the stack of this length; if it is empty, from the next lower one.

    Also TT-BONUS-LENGTH-05, TT-BONUS-LENGTH-06.
    """
    for i in range(len(LENGTH_STACKS) - 1, -1, -1):
        if length >= STACK_LENGTH[LENGTH_STACKS[i]]:
            tile = find_top_tile(s, LENGTH_STACKS[i])
            if tile != NONE:
                return tile
    return NONE


def has_house_everywhere(s: State, houses: i64) -> bool:
    """TT-BONUS-ALL-01: a house in each province outside Baiern, or in each of the nine (AMB-14, TT-BONUS-PROV-05)."""
    for mask in PROVINCE_MASK if s.options.all_nine else OUTER:
        if not houses & mask:
            return False
    return True


def list_due_tiles(s: State, seat: i64, houses: i64, length: i64) -> list[int]:
    """TT-BONUS-01: what a seat gets for a route of this length and these houses, in the order of AMB-16."""
    tiles: list[int] = []
    if length >= STACK_LENGTH[LENGTH_STACKS[0]]:
        tiles.append(find_length_tile(s, length))
    for stack in PROVINCE_STACKS:
        if houses & STACK_MASK[stack] == STACK_MASK[stack] and not has_tile_of_stack(s, seat, stack):
            tiles.append(find_top_tile(s, stack))  # TT-BONUS-PROV-01 to -04
    if has_house_everywhere(s, houses) and not has_tile_of_stack(s, seat, ALL_STACK):
        tiles.append(find_top_tile(s, ALL_STACK))  # TT-BONUS-ALL-02
    return [tile for tile in tiles if tile != NONE]


def give_due_tiles(s: State, log: Log | None) -> None:
    """TT-BONUS-02: tiles come by themselves."""
    seat = s.active
    for tile in list_due_tiles(s, seat, s.houses[seat], len(s.route[seat])):
        take_bonus_tile(s, tile, log)


def take_bonus_tile(s: State, tile: i64, log: Log | None) -> None:
    """A tile goes to the active player for good (TT-BONUS-03)."""
    s.tiles[tile] = s.active
    if log is not None:
        stack = 0
        while FIRST_TILE[stack + 1] <= tile:
            stack += 1
        log.add(E_TILE, s.active, stack, TILE_POINTS[tile])
