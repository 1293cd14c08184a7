"""Coordinates on a map of 1000 by 620 units: cities, roads, houses, title, cabinet."""

from __future__ import annotations

import itertools
from functools import lru_cache
from math import dist
from typing import Any, Final

from ... import components as c

Piece = dict[str, Any]  # data of something drawn, for a template
Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height

# The node where the roads of a city meet, its sign, and whether its name stands below the houses instead of above
CITIES: Final[dict[str, tuple[int, int, str, bool]]] = {
    "augsburg": (404, 354, "twin", False),
    "basel": (76, 506, "bridge", True),
    "budweis": (744, 224, "gate", False),
    "carlsruhe": (140, 226, "hall", False),
    "freiburg": (100, 408, "spire", False),
    "ingolstadt": (472, 276, "gate", False),
    "innsbruck": (466, 550, "alp", True),
    "kempten": (346, 474, "dome", True),
    "linz": (738, 352, "dome", False),
    "lodz": (744, 66, "town", False),
    "mannheim": (158, 122, "hall", False),
    "muenchen": (494, 412, "twin", True),
    "nuernberg": (424, 144, "fort", False),
    "passau": (654, 306, "dome", False),
    "pilsen": (626, 106, "gate", False),
    "regensburg": (548, 218, "bridge", False),
    "salzburg": (622, 456, "fort", True),
    "sigmaringen": (240, 424, "fort", False),
    "stuttgart": (232, 280, "hall", False),
    "ulm": (318, 352, "spire", False),
    "wuerzburg": (306, 76, "fort", False),
    "zuerich": (186, 540, "twin", True),
}

# Around the node of a city
SIGN: Final[Box] = (-19, -20, 38, 27.6)
HOUSE: Final = (14.5, 16.3)
PITCH: Final = 15.0  # from one seat's slot to the next: a house always stands in the slot of its owner
STREET: Final = 9.0  # y of the tops of the houses
LETTER: Final[Box] = (-11, 8, 22, 16.5)  # TX-LETTER-02: a letter lies only where no house stands
ABOVE: Final = -26  # baseline of a name above its city
BELOW: Final = 38
SPOT: Final[Box] = (-37, -40, 74, 71)
SPOT_LOW: Final[Box] = (-37, -25, 74, 71)
PENNON: Final[Box] = (17, -19, 14, 19)

TITLE: Final[Box] = (362, 22, 212, 64)
ROSE: Final = (746, 544)
CABINET: Final[Box] = (800, 24, 176, 572)

# A road sags a little to one side, in units to the left of its direction; these keep clear of a name or a sign
BEND: Final = {
    "augsburg-innsbruck": 4,
    "kempten-zuerich": -6,
    "sigmaringen-zuerich": 5,
    "muenchen-passau": -5,
    "lodz-pilsen": 6,
    "ingolstadt-stuttgart": 4,
}
SAG: Final = 3.5
BROKEN: Final = "lodz-pilsen"  # Lodz lies far off the map


def city_sign_center(city: str) -> Point:
    return CITIES[city][0], CITIES[city][1]


def shift_box(box: Box, by: Point) -> Box:
    return (box[0] + by[0], box[1] + by[1], box[2], box[3])


def city_sign_box(city: str) -> Box:
    return shift_box(SIGN, city_sign_center(city))


def city_click_box(city: str) -> Box:
    """Return the clickable box of a city: sign, name and houses."""
    return shift_box(SPOT_LOW if CITIES[city][3] else SPOT, city_sign_center(city))


def find_house_offset(seat: int, seats: int) -> float:
    """Return the offset of a seat's house from the middle of a city; the houses of all seats are centred."""
    return PITCH * (seat - (seats - 1) / 2)


def house_box(city: str, seat: int, seats: int) -> Box:
    """Return the box of a seat's house: its place shows the owner."""
    x, y = city_sign_center(city)
    return (x + find_house_offset(seat, seats) - HOUSE[0] / 2, y + STREET, *HOUSE)


def letter_box(city: str) -> Box:
    return shift_box(LETTER, city_sign_center(city))


def format_road_id(one: str, other: str) -> str:
    return f"{min(one, other)}-{max(one, other)}"


def _curve(one: str, other: str) -> tuple[Point, Point, Point]:
    """Return the ends of a road and its control point."""
    (x0, y0), (x1, y1) = city_sign_center(one), city_sign_center(other)
    length = dist((x0, y0), (x1, y1))
    id = f"{one}-{other}"
    sag = BEND.get(id, SAG if sum(map(ord, id)) % 2 else -SAG)
    across = 2 * sag / length
    return (x0, y0), ((x0 + x1) / 2 + (y1 - y0) * across, (y0 + y1) / 2 - (x1 - x0) * across), (x1, y1)


def list_road_points(one: str, other: str, steps: int) -> list[Point]:
    """Return points along a road, both ends included."""
    p, h, q = _curve(*sorted((one, other)))
    found = []
    for k in range(steps + 1):
        u = k / steps
        v = 1 - u
        found.append((v * v * p[0] + 2 * u * v * h[0] + u * u * q[0], v * v * p[1] + 2 * u * v * h[1] + u * u * q[1]))
    return found


def _path(one: str, other: str) -> str:
    (x0, y0), (hx, hy), (x1, y1) = _curve(one, other)
    return f"M{x0:g} {y0:g}Q{hx:.0f} {hy:.0f} {x1:g} {y1:g}"


ROADS: Final[dict[str, str]] = {
    format_road_id(one, other): _path(*sorted((one, other))) for one, other in c.DATA["map"]["roads"]
}
BREAK: Final[Point] = list_road_points("lodz", "pilsen", 2)[1]


def route_path(cities: list[str]) -> str:
    """Return a route as one SVG path; empty for a single city."""
    return "".join(ROADS[format_road_id(one, other)] for one, other in itertools.pairwise(cities))


@lru_cache(4096)
def format_box_style(box: Box) -> str:
    """Return the position of a box in board units, for the style sheet to scale."""
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"
