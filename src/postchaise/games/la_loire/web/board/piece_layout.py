"""Where everything at a location stands, and how large it is drawn, so that nothing overlaps.

Free horses lie below a village on the left, tokens below it on the right, the circus tent above on the left. Where
many pieces meet, small things move to the other side of the road or closer together, and stacks get smaller. The
layout depends on numbers and widths alone, so it is cached.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from math import ceil
from typing import Final, NamedTuple

from .geometry import CITY, COLUMN, CORNER, HALF, PLACES, Box, Point
from .piece_packing import (
    GAP,
    HERD,
    HORSE,
    ORIGINS,
    POCKETS,
    SHAPES,
    SHOWN,
    TALLY,
    TENT,
    TOKENS,
    SmallPiece,
    StackZone,
    Widths,
    ZoneDivision,
    divide_zone,
    find_piece_scale,
    pack_herd,
    pack_rows,
    shift_box,
)

HIGH: Final = 41.0  # of a stack; a figure on foot is no higher, but narrower
TOKEN: Final = (22, 17.0)
TENT_SIDE: Final = 34.0
BOAT: Final = (34.0, 36.0)
MOVED: Final = 0.6  # what it costs to look for a thing on the other side of the road


class LocationLayout(NamedTuple):
    """The boxes at one location, in the order in which the pieces were counted."""

    onward: list[Box]  # stacks that ride clockwise; in a city, all
    back: list[Box]
    herd: list[Box]
    tally: Box | None  # the number of a herd too large to draw
    tokens: list[Box]
    tent: Box


@lru_cache(4096)
def lay_out_location(
    place: str, onward: Widths, back: Widths, horses: int, tokens: int, circus: bool
) -> LocationLayout:
    """Lay out a location: stacks are given by their widths, other things by their number."""
    if PLACES[place][2] == CITY:
        return _lay_out_city(place, onward + back, horses)
    found = _find_best_layout(place, onward, back, horses, tokens, circus)
    pockets = POCKETS.get(place)
    low, side = pockets or (found.smalls.get(HERD, NOWHERE), found.smalls.get(TOKENS, NOWHERE))
    animals, tally = pack_herd(horses, low) if horses else ([], None)
    marks = pack_rows((TOKEN[0],) * tokens, TOKEN[1], side)
    tent = found.smalls.get(TENT, NOWHERE)
    stood = [
        _stand_stacks(place, widths, lane, by)
        for widths, lane, by in zip((onward, back), found.lanes, ORIGINS[place], strict=True)
    ]
    if not pockets:
        fixed = [*stood[0], *stood[1], tent]
        moved = _move_near_village(place, [*animals, *([tally] if tally else [])], [*fixed, *marks])
        animals, tally = moved[: len(animals)], moved[-1] if tally else None
        marks = _move_near_village(place, marks, [*fixed, *moved])
    return LocationLayout(stood[0], stood[1], animals, tally, marks, tent)


def _move_near_village(place: str, group: list[Box], others: list[Box]) -> list[Box]:
    """Move small things as near to their village as other pieces allow."""
    if not group:
        return group
    x = PLACES[place][0]
    left, right = min(box[0] for box in group), max(box[0] + box[2] for box in group)
    top, bottom = min(box[1] for box in group), max(box[1] + box[3] for box in group)
    level = [box for box in others if box[1] < bottom and top < box[1] + box[3]]
    if left + right > 2 * x:
        by = min(0.0, max([x, *(box[0] + box[2] for box in level if box[0] < left)]) + GAP - left)
    else:
        by = max(0.0, min([x, *(box[0] for box in level if box[0] + box[2] > right)]) - GAP - right)
    return [shift_box(box, (by, 0.0)) for box in group]


NOWHERE: Final[Box] = (0.0, 0.0, 0.0, 0.0)


class StackLane(NamedTuple):
    """How the stacks of one direction stand: `aside` of them on the extra ground of the zone."""

    size: float
    zone: StackZone
    cut: ZoneDivision
    aside: int


class ZonePlacement(NamedTuple):
    lanes: tuple[StackLane, StackLane]
    smalls: dict[str, Box]


def _find_best_layout(
    place: str, onward: Widths, back: Widths, horses: int, tokens: int, circus: bool
) -> ZonePlacement:
    """Try every place and form of the small things; the usual one comes first and stays if everything is large."""
    _, y, kind = PLACES[place]
    upper = 0 if kind == COLUMN or y < HALF else 1  # the lane over a village of a row, or outside a column
    homes, shapes = [], []
    if circus:
        homes.append(upper)
        shapes.append([SmallPiece(TENT, TENT_SIDE * size, TENT_SIDE * size, 3 * size) for size in (1, 0.75)])
    if horses and place not in POCKETS:
        homes.append(1 - upper)
        shapes.append(list_herd_shapes(horses))
    if tokens and place not in POCKETS:
        homes.append(1 - upper)
        shapes.append(list_token_shapes(tokens))
    zones = [tuple(zone for zone in lane if not (zone.pocket and tokens)) for lane in SHAPES[place]]
    most = sum(
        rate_size(lane.size)
        for lane in (_lay_out_lane(zones[0], onward, ()), _lay_out_lane(zones[1], back, ()))
        if lane
    )
    best, found = -1.0, None
    for moved in product((0, 1), repeat=len(homes)):
        for smalls in product(*shapes):
            told = sum(s.worth for s in smalls) - MOVED * sum(moved)
            if told + most <= best + 1e-9:
                continue  # not even without the space they take
            where = [home ^ move for home, move in zip(homes, moved, strict=True)]
            mine = [tuple(s for s, lane in zip(smalls, where, strict=True) if lane == i) for i in (0, 1)]
            first = _lay_out_lane(zones[0], onward, mine[0])
            second = _lay_out_lane(zones[1], back, mine[1])
            if first is None or second is None:
                continue
            told += rate_size(first.size) + rate_size(second.size)
            if told <= best + 1e-9:
                continue
            best = told
            there = {
                s.name: shift_box(box, origin)
                for those, lane, origin in zip(mine, (first, second), ORIGINS[place], strict=True)
                for s, box in zip(those, lane.cut.smalls, strict=True)
            }
            found = ZonePlacement((first, second), there)
    assert found is not None
    return found


def rate_size(size: float) -> float:
    """Rate a size: at least half, preferably seven tenths, at best full size."""
    return 10 * size + 60 * min(size, 0.7) + 200 * min(size, 0.5)


@lru_cache(4096)
def _lay_out_lane(zones: tuple[StackZone, ...], widths: Widths, smalls: tuple[SmallPiece, ...]) -> StackLane | None:
    best: StackLane | None = None
    for zone in zones:
        for cut in divide_zone(zone, smalls):
            for aside in range(len(widths), -1, -1) if zone.extra else (0,):
                size = find_piece_scale(widths[aside:], HIGH, cut.ground[2:])
                if aside and zone.extra:
                    size = min(size, find_piece_scale(widths[:aside], HIGH, zone.extra[2:]))
                if best is None or size > best.size + 1e-9:
                    best = StackLane(size, zone, cut, aside)
    return best


def _stand_stacks(place: str, widths: Widths, lane: StackLane, origin: Point) -> list[Box]:
    extra, ground = shift_box(lane.zone.extra or NOWHERE, origin), shift_box(lane.cut.ground, origin)
    aside = pack_rows(widths[: lane.aside], HIGH, extra, lane.zone.floor, lane.size)
    stood = pack_rows(widths[lane.aside :], HIGH, ground, lane.zone.floor, lane.size)
    return aside + (_move_to_edge(PLACES[place][0], stood, ground) if PLACES[place][2] == COLUMN else stood)


def _move_to_edge(x: int, stood: list[Box], ground: Box) -> list[Box]:
    """Move stacks to the edge of their ground that is next to their village."""
    if not stood:
        return stood
    if ground[0] + ground[2] / 2 > x:
        by = ground[0] - min(box[0] for box in stood)
    else:
        by = ground[0] + ground[2] - max(box[0] + box[2] for box in stood)
    return [shift_box(box, (by, 0.0)) for box in stood]


@cache
def list_herd_shapes(count: int) -> list[SmallPiece]:
    """Side by side, then closer together, then one horse and a number."""
    w, h = HORSE
    if count == 1:
        return [SmallPiece(HERD, w, h, 1.5)]
    if count == 2:
        return [
            SmallPiece(HERD, w, 2 * h, 1.5),
            SmallPiece(HERD, 2 * w, h, 1.5),
            SmallPiece(HERD, w + TALLY + 1, h, 0.8),
        ]
    close = [SmallPiece(HERD, w + 8, 2 * h, 1.3)] if count <= SHOWN else []
    return [SmallPiece(HERD, 2 * w, 2 * h, 1.5), *close, SmallPiece(HERD, w + TALLY + 1, h, 0.5)]


@cache
def list_token_shapes(count: int) -> list[SmallPiece]:
    found = []
    for size in (1.0, 0.75, 0.55):
        for across in range(1, min(count, 4) + 1):
            w, h = TOKEN[0] * size * across, TOKEN[1] * size * ceil(count / across)
            if h <= 46 and across == ceil(count / ceil(count / across)):
                found.append(SmallPiece(TOKENS, w, h, 3 * size))
    return found


def _lay_out_city(place: str, stacks: Widths, horses: int) -> LocationLayout:
    """Lay out a city below its name; it has no tokens and no circus. Nantes keeps its horses by the bridge."""
    y = PLACES[place][1]
    if place == "nantes":
        animals, tally = pack_herd(horses, (22, 183, 68, 22))
        return LocationLayout(pack_rows(stacks, HIGH, (20, y + 31, 144, 59)), [], animals, tally, [], NOWHERE)
    beside = HORSE[0] + 4 if horses else 0.0
    beside += TALLY + 1 if horses > SHOWN else 0.0
    animals, tally = pack_herd(horses, (980 - beside, y + 30, max(beside, HORSE[0]), 70))
    return LocationLayout(pack_rows(stacks, HIGH, (836, y + 30, 144 - beside, 70)), [], animals, tally, [], NOWHERE)


def place_boats(space: int, x: float, y: float, boats: int) -> list[Box]:
    """Place boats that share a river space: above the number, then below it, never wider than a step.

    Four boats on one space, and boats at the anchorage, may spread. The first space lies between two roads, where there
    is more room up and down; below the third one stand people.
    """
    if boats == 1:
        return [(x - 17, y - 44, *BOAT)]
    if boats == 4 and space == 1:
        return [(x - 12, y + dy, 24.0, 25.0) for dy in (-33, -58, 13, 38)]
    if boats == 4 or (space == 0 and boats > 2):
        below = -57 if space == 3 else 13
        return [(x - 23 + 23 * (i % 2), y - 33 if i < 2 else y + below, 23.0, 24.0) for i in range(boats)]
    if boats == 2 and space == 0:
        return [(x - 13, y - 35, 26.0, 27.0), (x - 13, y + 13, 26.0, 27.0)]
    if boats == 2:
        return [(x - 17, y - 44, *BOAT), (x - 17, y + 13, *BOAT)]
    return [(x - 12, y - 33, 24.0, 25.0), (x - 12, y - 58, 24.0, 25.0), (x - 17, y + 13, *BOAT)]


def location_click_box(place: str) -> Box:
    """Return the clickable box of a location: its signs and its name."""
    x, y, kind = PLACES[place]
    if kind == CITY:
        return (x - 63, y - 60, 126, 88)
    return (x - 48, y - 41, 96, 65 if kind != COLUMN else 56)


def find_heading_angle(place: str, heading: int) -> int:
    """Return where a piece looks before it leaves, in degrees clockwise from east."""
    x, y, kind = PLACES[place]
    if kind == COLUMN:
        return 90 if (heading > 0) == (x > 500) else 270
    if kind == CORNER and heading > 0:
        return 90 if y < HALF else 270
    return 0 if (heading > 0) == (y < HALF) else 180
