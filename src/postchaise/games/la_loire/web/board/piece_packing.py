"""The ground for stacks at every village, by direction, how small things share it, and how pieces are packed into it.

A stack stands to the left of its road, seen in its direction. Boats limit the ground: where one passes by, there are
several zones to choose from, wide and low or narrow and high. Pieces stand in rows, in their order, as large as they
fit, without overlap.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from typing import Final, NamedTuple

from .geometry import COLUMN, HALF, MARKET, PLACES, TITLE, Box, Point

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


TENT: Final = "tent"
HERD: Final = "herd"
TOKENS: Final = "tokens"
LOW: Final = 48.0  # beside the stacks of a row nothing else is higher: boats pass there
GAP: Final = 2.0


class SmallPiece(NamedTuple):
    """Something small beside the stacks, and how well it is seen in that size."""

    name: str
    width: float
    height: float
    worth: float = 1.0


class StackZone(NamedTuple):
    box: Box
    floor: bool = False  # stacks stand on the bottom, next to the signs
    left: float = 0.0  # kept for small things, as boats pass there
    right: float = 0.0
    extra: Box | None = None  # more ground for stacks alone
    pocket: bool = False  # only while no token lies there


class ZoneDivision(NamedTuple):
    ground: Box  # for the stacks
    smalls: tuple[Box, ...]


def _above(x: float, y: float) -> StackZone:
    top = 18.0 if y < HALF else y - 98.5
    return StackZone((x - 54, top, 108.0, y - 41 - top), floor=True)


def _below(x: float, y: float) -> StackZone:
    return StackZone((x - 54, y + 25, 108.0, 58.0 if y < HALF else 657 - y))


def _both(place: str) -> tuple[tuple[StackZone, ...], tuple[StackZone, ...]]:
    x, y, _ = PLACES[place]
    above, below = (_above(x, y),), (_below(x, y),)
    return (above, below) if y < HALF else (below, above)


_EAST: Final = PLACES["meung"][0] + 48.0
_WEST: Final = PLACES["saumur"][0] + 48.0
_IN: Final = MARKET[0] + MARKET[2] + 1
# Onward and back; of several zones the one where the pieces are largest
ZONES: Final[dict[str, tuple[tuple[StackZone, ...], tuple[StackZone, ...]]]] = {
    **{place: _both(place) for place, (_, _, kind) in PLACES.items() if kind == "row"},
    "serrant": (
        _both("serrant")[0],
        (StackZone((168, 142, 108, 49)), StackZone((168, 142, 108, 58), left=31)),
    ),
    "talcy": ((StackZone((832, 18, 150, 58), floor=True),), (StackZone((898, 141.3, 84, 61.6)),)),
    "beaugency": ((StackZone((_EAST, 203, 982 - _EAST, 115)),), (StackZone((_IN, 206, 834 - _IN, 76)),)),
    "meung": ((StackZone((_EAST, 319, 982 - _EAST, 115)),), (StackZone((_IN, 284, 834 - _IN, 82)),)),
    "chambord": (
        _both("chambord")[0],
        (StackZone((720, 504, 108, 47), floor=True), StackZone((720, 493.5, 108, 57.5), floor=True, right=36)),
    ),
    "montsoreau": (
        (StackZone((18, 617, 148, 65)),),
        (StackZone((18, 492, 88, 58), floor=True, extra=(118, 492, 51, 58)),),
    ),
    "saumur": ((StackZone((19, 374, 51, 115)),), (StackZone((_WEST, 399.2, TITLE[0] - 1 - _WEST, 89)),)),
    "brissac": (
        (StackZone((19, 258, 51, 115)),),
        (
            StackZone((126, 335, 112, 54), pocket=True),
            StackZone((_WEST, 335, 72, 58)),
            StackZone((_WEST, 335, 72, 37), extra=(_WEST, 372, 101, 27)),
            StackZone((_WEST, 335, 72, 43), extra=(_WEST, 378.3, 105, 20.7)),
        ),
    ),
}


def shift_box(box: Box, by: Point) -> Box:
    return (box[0] + by[0], box[1] + by[1], box[2], box[3])


def _shape(zone: StackZone, origin: Point) -> StackZone:
    by = (-origin[0], -origin[1])
    return zone._replace(box=shift_box(zone.box, by), extra=shift_box(zone.extra, by) if zone.extra else None)


# The same as seen from a corner of the first zone: villages with ground of the same shape are worked out together
ORIGINS: Final = {place: [lane[0].box[:2] for lane in both] for place, both in ZONES.items()}
SHAPES: Final = {
    place: [tuple(_shape(zone, lane[0].box[:2]) for zone in lane) for lane in both] for place, both in ZONES.items()
}
# Beside the road there is room for horses and tokens
POCKETS: Final[dict[str, tuple[Box, Box]]] = {
    **{
        place: ((x - 47, y + 17, 39, 38 if place == "meung" else 44), (x + 8, y + 17, 39, 44))
        for place, (x, y, kind) in PLACES.items()
        if kind == COLUMN
    },
    "talcy": ((827, 143, 52, 22), (827, 167, 52, 26)),
}


@cache
def divide_zone(zone: StackZone, smalls: tuple[SmallPiece, ...]) -> list[ZoneDivision]:
    """Return every way to divide a zone between stacks and small things: in columns, or in a strip."""
    left, top, width, height = zone.box
    found = []
    for right in product(*[(s.name == TOKENS, s.name != TOKENS) for s in smalls]):
        west = _column([s for s, there in zip(smalls, right, strict=True) if not there])
        east = _column([s for s, there in zip(smalls, right, strict=True) if there])
        before, after = max(west[0], zone.left), max(east[0], zone.right)
        if before + after > width:
            continue
        boxes = {}
        for s, dx, dy in (*west[1], *((s, width - east[0] + GAP + dx, dy) for s, dx, dy in east[1])):
            y = top + height - dy - s.height if zone.floor else top + dy
            boxes[s.name] = (left + dx, y, s.width, s.height)
        ground = (left + before, top, width - before - after, height)
        found.append(ZoneDivision(ground, tuple(boxes[s.name] for s in smalls)))
    if smalls and not zone.left and not zone.right:
        found += _strip(zone, smalls)
    return found


def _column(smalls: list[SmallPiece]) -> tuple[float, list[tuple[SmallPiece, float, float]]]:
    """Stack small things if that is low enough, else line them up; return the width and the offset of each."""
    if not smalls:
        return 0.0, []
    upright = sum(s.height for s in smalls) <= LOW
    x = y = 0.0
    found = []
    for s in smalls:
        found.append((s, x, y))
        x, y = (x, y + s.height) if upright else (x + s.width + GAP, y)
    return max(s.width for s in smalls) + GAP if upright else x, found


def _strip(zone: StackZone, smalls: tuple[SmallPiece, ...]) -> list[ZoneDivision]:
    left, top, width, height = zone.box
    strip = max(s.height for s in smalls) + GAP
    if sum(s.width + GAP for s in smalls) > width + GAP or strip > height:
        return []
    boxes, x = [], left
    for i, s in enumerate(smalls):
        last = i == len(smalls) - 1 and s.name == TOKENS
        alone = len(smalls) == 1 and s.name == TENT
        at = left + (width - s.width) / 2 if alone else left + width - s.width if last else x
        boxes.append((at, top + height - s.height if zone.floor else top, s.width, s.height))
        x += s.width + GAP
    ground = (left, top if zone.floor else top + strip, width, height - strip)
    return [ZoneDivision(ground, tuple(boxes))]
