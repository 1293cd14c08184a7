"""Crowding: every kind of piece has its own ground at a location, and shares it without overlapping.

A stack rides on the left of its road, seen along its direction turned clockwise: above a row, or outside a column.
Free horses lie left below a village, tokens right below it, the circus tent left above. Where many pieces meet, they
get smaller. Everything follows from how many there are, so it is worked out once.
"""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final, NamedTuple

from .geometry import CITY, COLUMN, CORNER, HALF, PLACES, Box

STACK: Final = (51.0, 46.0)
HORSE: Final = (26.0, 22.0)
TOKEN: Final = (22.0, 17.0)
TENT: Final = 34.0
BOAT: Final = (34.0, 36.0)
SHOWN: Final = 4  # free horses drawn at one place; a number tells of more
TALLY: Final = 12.0  # its side


class Lanes(NamedTuple):
    """Boxes at one location, in the order in which the pieces were counted."""

    onward: list[Box]  # stacks that ride clockwise; in a city, all
    back: list[Box]
    herd: list[Box]
    tally: Box | None  # the number of a herd too large to draw
    tokens: list[Box]
    tent: Box


def pack(count: int, ground: Box, size: tuple[float, float], down: bool = True) -> list[Box]:
    """As large as they fit, in centred rows from the top, or standing on the bottom of the ground."""
    if not count:
        return []
    left, top, width, height = ground
    best, across = 0.0, 1
    for columns in range(1, count + 1):
        rows = ceil(count / columns)
        scale = min(1.0, width / columns / size[0], height / rows / size[1])
        if scale > best + 1e-9:
            best, across = scale, columns
    w, h = size[0] * best, size[1] * best
    rows = ceil(count / across)
    start = top if down else top + height - rows * h
    boxes: list[Box] = []
    for i in range(count):
        row = i // across
        inside = min(across, count - row * across)
        x = left + (width - inside * w) / 2 + (i % across) * w
        boxes.append((round(x, 1), round(start + row * h, 1), _floor(w), _floor(h)))
    return boxes


def roomiest(count: int, *grounds: Box) -> list[Box]:
    """On whichever ground they are drawn largest; the first one where it makes no difference."""
    return max((pack(count, ground, STACK) for ground in grounds), key=lambda boxes: boxes[0][2] if boxes else 0.0)


def _floor(value: float) -> float:
    """Rounded down to a tenth: neighbours touch at most."""
    return int(value * 10 + 1e-6) / 10


def herd(count: int, ground: Box) -> tuple[list[Box], Box | None]:
    """Up to four horses, side by side or in two rows; the only pieces that may overlap, and only each other."""
    left, top, width, height = ground
    shown = min(count, SHOWN)
    room = width - (TALLY + 1 if count > SHOWN else 0)
    rows = 2 if height >= 2 * HORSE[1] and shown > int(room / HORSE[0]) else 1
    across = ceil(shown / rows)
    step = min(HORSE[0], (room - HORSE[0]) / (across - 1)) if across > 1 else 0.0
    boxes = []
    for i in range(shown):
        x, y = left + (i // rows) * step, top + (i % rows) * HORSE[1]
        boxes.append((round(x, 1), round(y, 1), *HORSE))
    tally = (round(left + room + 1, 1), round(top + 4, 1), TALLY, TALLY) if count > SHOWN else None
    return boxes, tally


@cache
def lanes(place: str, onward: int, back: int, horses: int, tokens: int, circus: bool) -> Lanes:
    x, y, kind = PLACES[place]
    if kind == CITY:
        return _city(place, x, y, onward + back, horses)
    if kind == COLUMN:
        return _column(place, x, y, onward, back, horses, tokens, circus)
    if place == "talcy":
        return _talcy(x, y, onward, back, horses, tokens, circus)
    if place == "montsoreau":
        return _montsoreau(x, y, onward, back, horses, tokens, circus)
    above, below = (onward, back) if y < HALF else (back, onward)
    up, tent = _above(x, y, above, circus)
    down, herded, tally, marks = _below(x, y, below, horses, tokens)
    return Lanes(up if y < HALF else down, down if y < HALF else up, herded, tally, marks, tent)


def _above(x: float, y: float, stacks: int, circus: bool) -> tuple[list[Box], Box]:
    """Over a village of a row; the tent stands over the shield, and the stacks move over."""
    tent = (x - 54, y - 42 - TENT, TENT, TENT)
    ground = (x - 54 + TENT + 2, y - 88, 108 - TENT - 2, 46.0) if circus else (x - 54, y - 88, 108.0, 46.0)
    return pack(stacks, ground, STACK, down=False), tent


def _below(
    x: float, y: float, stacks: int, horses: int, tokens: int
) -> tuple[list[Box], list[Box], Box | None, list[Box]]:
    """Under a village of a row: one stack fits between horses and tokens; more of them stand in a second strip."""
    left, top, height = x - 54, y + 25, 54.0 if y < HALF else 62.0
    if not stacks:
        animals, tally = herd(horses, (left, top, 52, 46))
        return [], animals, tally, pack(tokens, (x + 2, top, 52, 46), TOKEN)
    if stacks == 1 and horses <= SHOWN and tokens <= 3:
        beside = 0.0 if not horses else HORSE[0] if horses <= 2 else HORSE[0] + 8
        after = TOKEN[0] if tokens else 0.0
        animals, tally = herd(horses, (left, top, max(beside, HORSE[0]), 46))
        ground = (left + beside, top, 108 - beside - after, height)
        return pack(1, ground, STACK), animals, tally, pack(tokens, (x + 54 - TOKEN[0], top, TOKEN[0], 54), TOKEN)
    strip = 24.0 if horses or tokens else 0.0
    animals, tally = herd(horses, (left, top, 52, 22))
    marks = pack(tokens, (x, top, 54, 22), TOKEN)
    return pack(stacks, (left, top + strip, 108, height - strip), STACK), animals, tally, marks


def _talcy(x: float, y: float, onward: int, back: int, horses: int, tokens: int, circus: bool) -> Lanes:
    """The north-east corner: riders to the south above it, riders to the west right of the road that comes up."""
    up, tent = _above(x, y, onward, circus)
    animals, tally = herd(horses, (828, y + 26, 50, 22))
    marks = pack(tokens, (828, y + 50, 50, 30) if horses else (828, y + 26, 50, 46), TOKEN)
    return Lanes(up, pack(back, (898, y + 27, 82, 54), STACK), animals, tally, marks, tent)


def _montsoreau(x: float, y: float, onward: int, back: int, horses: int, tokens: int, circus: bool) -> Lanes:
    """The south-west corner: riders to the north below it, riders to the east beside the road that goes up."""
    down, animals, tally, marks = _below(x, y, onward, horses, tokens)
    tent = (x - 54, y - 42 - TENT, TENT, TENT)
    beside = 0 if circus else back // 2  # the tent stands left of the road
    right = pack(back - beside, (118, y - 88, 51, 46), STACK, down=False)
    left = pack(beside, (20, y - 88, 86, 46), STACK, down=False)
    return Lanes(down, right + left, animals, tally, marks, tent)


# Grounds beside the columns: outside the clockwise riders, inside the others, horses and tokens below the name
OUTSIDE: Final[dict[str, Box]] = {
    "beaugency": (928, 192, 52, 108),
    "meung": (928, 304, 52, 108),
    "saumur": (20, 392, 52, 108),
    "brissac": (20, 264, 52, 124),
}
INSIDE: Final[dict[str, tuple[Box, ...]]] = {
    "beaugency": ((780, 192, 52, 108),),
    "meung": ((780, 304, 52, 58), (757, 321, 75, 40)),  # boats pass below
    "saumur": ((168, 392, 52, 108),),
    "brissac": ((168, 338, 52, 50), (168, 338, 62, 50)),  # boats pass above
}


def _column(place: str, x: float, y: float, onward: int, back: int, horses: int, tokens: int, circus: bool) -> Lanes:
    left, top, width, height = OUTSIDE[place]
    tent = (left + (width - TENT) / 2, top, TENT, TENT)
    outside = (left, top + TENT + 2, width, height - TENT - 2) if circus else OUTSIDE[place]
    animals, tally = herd(horses, (x - 47, y + 17, 39, 38 if place == "meung" else 50))
    marks = pack(tokens, (x + 8, y + 17, 39, 50), TOKEN)
    return Lanes(pack(onward, outside, STACK), roomiest(back, *INSIDE[place]), animals, tally, marks, tent)


def _city(place: str, x: float, y: float, stacks: int, horses: int) -> Lanes:
    """Below the name; nobody marks a city, and the circus never comes. Nantes keeps its horses by the bridge."""
    nowhere = (x, y, 0.0, 0.0)
    if place == "nantes":
        animals, tally = herd(horses, (22, 183, 68, 22))
        return Lanes(pack(stacks, (20, y + 31, 144, 59), STACK), [], animals, tally, [], nowhere)
    beside = HORSE[0] + 4 if horses else 0.0
    beside += TALLY + 1 if horses > SHOWN else 0.0
    animals, tally = herd(horses, (980 - beside, y + 30, max(beside, HORSE[0]), 70))
    return Lanes(pack(stacks, (836, y + 30, 144 - beside, 70), STACK), [], animals, tally, [], nowhere)


def docks(space: int, x: float, y: float, boats: int) -> list[Box]:
    """Boats sharing a river space: over the number, then under it, never wider than the step to the next space.

    Four boats on one space leave none for its neighbours, so these may spread; so may those at the anchorage. The
    first space lies between two roads, where there is more room up and down.
    """
    if boats == 1:
        return [(x - 17, y - 44, *BOAT)]
    if boats == 4 and space == 1:
        return [(x - 12, y + dy, 24.0, 25.0) for dy in (-33, -58, 13, 38)]
    if boats == 4 or (space == 0 and boats > 2):
        return [(x - 23 + 23 * (i % 2), y - 33 if i < 2 else y + 13, 23.0, 24.0) for i in range(boats)]
    if boats == 2 and space == 0:
        return [(x - 13, y - 35, 26.0, 27.0), (x - 13, y + 13, 26.0, 27.0)]
    if boats == 2:
        return [(x - 17, y - 44, *BOAT), (x - 17, y + 13, *BOAT)]
    return [(x - 12, y - 33, 24.0, 25.0), (x - 12, y - 58, 24.0, 25.0), (x - 17, y + 13, *BOAT)]


def block(place: str) -> Box:
    """The signs of a location and its name: what is clicked."""
    x, y, kind = PLACES[place]
    if kind == CITY:
        return (x - 63, y - 60, 126, 88)
    return (x - 48, y - 41, 96, 65 if kind != COLUMN else 56)


def ways(place: str, heading: int) -> int:
    """Where a piece looks that is about to leave: degrees from east, clockwise."""
    x, y, kind = PLACES[place]
    if kind == COLUMN:
        return 90 if (heading > 0) == (x > 500) else 270
    if kind == CORNER and heading > 0:
        return 90 if y < HALF else 270
    return 0 if (heading > 0) == (y < HALF) else 180
