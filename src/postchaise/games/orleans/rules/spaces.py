"""Filling and emptying the spaces of a place."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.native import vec

from ..components import EMPTY, SLOT_FIRST, SLOT_LAST, SLOT_SIZE


def settle(spaces: vec[i64], first: i64, slot: i64) -> None:
    """Spaces with the same print stay sorted, filled ones first: which of them is filled makes no difference."""
    if SLOT_SIZE[slot] > 1:
        a, b = first + SLOT_FIRST[slot], first + SLOT_LAST[slot] + 1
        for space in range(a + 1, b):
            content, i = spaces[space], space
            while i > a and spaces[i - 1] > content:
                spaces[i] = spaces[i - 1]
                i -= 1
            spaces[i] = content


def fill(spaces: vec[i64], first: i64, slot: i64, content: i64) -> None:
    """A follower or technology tile on the last space of a slot, which is an empty one if any is."""
    spaces[first + SLOT_LAST[slot]] = content
    settle(spaces, first, slot)


def vacate(spaces: vec[i64], first: i64, slot: i64, content: i64) -> None:
    for space in range(first + SLOT_FIRST[slot], first + SLOT_LAST[slot] + 1):
        if spaces[space] == content:
            spaces[space] = EMPTY
            break
    settle(spaces, first, slot)
