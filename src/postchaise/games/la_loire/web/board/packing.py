"""Packing pieces into a box: in rows, in their order, as large as they fit, without overlap."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from .geometry import Box

Widths = tuple[int, ...]
Breaks = tuple[int, ...]  # where rows begin, and the end

HORSE: Final = (26.0, 22.0)
SHOWN: Final = 4  # free horses drawn at one place; a number stands for more
TALLY: Final = 12.0  # its side


@cache
def break_into_rows(widths: Widths) -> tuple[tuple[int, Breaks], ...]:
    """Return, for one row, two rows and so on, the least possible width and where the rows begin."""
    found = []
    sums = sorted({sum(widths[i:j]) for i in range(len(widths)) for j in range(i + 1, len(widths) + 1)})
    for count in range(1, len(widths) + 1):
        widest, breaks = next((most, b) for most in sums if len(b := _fill_rows(widths, most)) <= count + 1)
        found.append((widest, breaks))
    return tuple(found)


def _fill_rows(widths: Widths, most: int) -> Breaks:
    """Fill rows one after the other; return too many of them if a single piece is too wide."""
    if max(widths) > most:
        return tuple(range(len(widths) + 2))
    starts, used = [0], 0
    for i, width in enumerate(widths):
        if used + width > most:
            starts.append(i)
            used = 0
        used += width
    return (*starts, len(widths))


def find_piece_scale(widths: Widths, height: float, room: tuple[float, float]) -> float:
    """Return how large pieces are drawn in a box of this width and height; 1 is full size."""
    best = 0.0 if widths else 1.0
    for widest, breaks in break_into_rows(widths) if widths else ():
        best = max(best, min(1.0, room[0] / widest, room[1] / height / (len(breaks) - 1)))
    return best


def pack_rows(widths: Widths, height: float, ground: Box, floor: bool = False, most: float = 1.0) -> list[Box]:
    """Return boxes in centred rows from the top, or standing on the bottom (`floor`); no larger than `most`."""
    if not widths:
        return []
    left, top, wide, high = ground
    size = min(most, find_piece_scale(widths, height, (wide, high)))
    fitting = (
        b for w, b in break_into_rows(widths) if _fits(w * size, wide) and _fits((len(b) - 1) * height * size, high)
    )
    breaks = next(fitting)
    y = top + high - (len(breaks) - 1) * height * size if floor else top
    boxes: list[Box] = []
    for start, end in pairwise(breaks):
        x = left + (wide - sum(widths[start:end]) * size) / 2
        for width in widths[start:end]:
            boxes.append((round(x, 1), round(y, 1), _floor(width * size), _floor(height * size)))
            x += width * size
        y += height * size
    return boxes


def _fits(needed: float, room: float) -> bool:
    return needed <= room + 1e-6


def _floor(value: float) -> float:
    """Round down to a tenth, so that neighbours touch at most."""
    return int(value * 10 + 1e-6) / 10


def pack_herd(count: int, ground: Box) -> tuple[list[Box], Box | None]:
    """Return up to four horses, side by side or in two rows; only horses may overlap each other.

    In a narrow box one horse and a number stand for more than two.
    """
    left, top, width, height = ground
    rows = 2 if height >= 2 * HORSE[1] else 1
    shown = min(count, SHOWN)
    if rows == 1 and count > 2 and width < 2 * HORSE[0] - 1:
        shown = 1
    room = width - (TALLY + 1 if count > shown else 0)
    rows = rows if shown > int(room / HORSE[0]) else 1
    across = -(-shown // rows)
    step = min(HORSE[0], (room - HORSE[0]) / (across - 1)) if across > 1 else 0.0
    boxes = []
    for i in range(shown):
        x, y = left + (i // rows) * step, top + (i % rows) * HORSE[1]
        boxes.append((round(x, 1), round(y, 1), *HORSE))
    end = left + HORSE[0] + step * (across - 1)
    tally = (round(end + 1, 1), round(top + 4, 1), TALLY, TALLY) if count > shown else None
    return boxes, tally
