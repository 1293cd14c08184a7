"""Coordinates on a map of 1000 by 700 units."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

from ...actions import PIECE

Piece = dict[str, Any]  # data of something drawn, for a template
Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height
Segment = tuple[Point, Point, Point, Point]  # a cubic: ends and handles

CITY: Final = "city"
ROW: Final = "row"  # on the road along the upper or lower edge
CORNER: Final = "corner"  # where a row turns into a column
COLUMN: Final = "column"

# The node of each location on its road, clockwise from Nantes
PLACES: Final[dict[str, tuple[int, int, str]]] = {
    "nantes": (104, 92, CITY),
    "serrant": (222, 117, ROW),
    "angers": (332, 121, ROW),
    "langeais": (442, 117, ROW),
    "tours": (552, 121, ROW),
    "vendome": (662, 117, ROW),
    "blois": (772, 121, ROW),
    "talcy": (886, 117, CORNER),
    "beaugency": (882, 244, COLUMN),
    "meung": (882, 348, COLUMN),
    "orleans": (896, 580, CITY),
    "chambord": (774, 592, ROW),
    "cheverny": (664, 588, ROW),
    "amboise": (554, 592, ROW),
    "villandry": (444, 588, ROW),
    "usse": (334, 592, ROW),
    "chinon": (224, 588, ROW),
    "montsoreau": (112, 592, CORNER),
    "saumur": (118, 430, COLUMN),
    "brissac": (118, 320, COLUMN),
}
IDS: Final = list(PLACES)
HALF: Final = 350  # above it the north bank, below it the south bank, as far as rows and cities go

RIVER: Final[list[Point]] = [
    (-30, 238), (40, 231), (104, 225), (160, 232), (212, 276), (272, 334), (362, 352), (436, 338), (496, 366),
    (556, 420), (636, 424), (704, 404), (770, 424), (826, 460), (896, 474), (960, 470), (1030, 462),
]  # fmt: skip
BRIDGES: Final = ((104, 225), (896, 474))
ANCHORAGE: Final = 140  # x of space 0
FIRST: Final = 186  # x of space 1: the boats at the anchorage need room beside them
LAST: Final = 845

MARKET: Final[Box] = (510, 206, 246, 112)
TILE: Final = (28, 34)
COLUMN_OF_MARKET: Final = (22.5, 33.5)  # x of the first price inside the market, and the step to the next
TITLE: Final[Box] = (242, 403, 232, 86)
ROSE: Final = (352, 246)

# Hills, trees and vines, drawn lightly where no piece ever stands
FURNITURE: Final = [
    ("hill", 226, 200, 38, 18), ("hill", 256, 208, 34, 16), ("vine", 252, 236, 34, 18), ("vine", 268, 254, 34, 18),
    ("tree", 298, 206, 14, 16), ("tree", 312, 213, 14, 16), ("tree", 302, 222, 14, 16), ("hill", 396, 216, 36, 17),
    ("tree", 440, 224, 14, 16), ("tree", 454, 218, 14, 16), ("tree", 468, 226, 14, 16), ("tree", 448, 238, 14, 16),
    ("vine", 424, 262, 34, 18), ("hill", 470, 264, 34, 16), ("vine", 560, 330, 34, 18), ("vine", 578, 348, 34, 18),
    ("tree", 628, 334, 14, 16), ("tree", 642, 328, 14, 16), ("tree", 656, 336, 14, 16), ("tree", 636, 346, 14, 16),
    ("hill", 680, 326, 40, 19), ("hill", 714, 332, 34, 16), ("vine", 500, 458, 34, 18), ("tree", 546, 474, 14, 16),
    ("tree", 560, 467, 14, 16), ("tree", 574, 475, 14, 16), ("hill", 600, 471, 38, 18), ("tree", 668, 472, 14, 16),
    ("tree", 682, 465, 14, 16), ("tree", 696, 473, 14, 16), ("vine", 722, 470, 34, 18), ("hill", 167, 311, 34, 16),
    ("tree", 478, 440, 14, 16), ("tree", 491, 433, 14, 16),
]  # fmt: skip


def fit_spline(points: list[Point], k: float = 1 / 6) -> list[Segment]:
    """A smooth curve through the points (Catmull-Rom), as cubic segments."""
    out: list[Segment] = []
    for i in range(len(points) - 1):
        p1, p2 = points[i], points[i + 1]
        p0 = points[i - 1] if i else p1
        p3 = points[i + 2] if i + 2 < len(points) else p2
        before = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        after = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        out.append((p1, before, after, p2))
    return out


def format_svg_path(segments: list[Segment]) -> str:
    x, y = segments[0][0]
    d = f"M{x:.0f} {y:.0f}"
    for _, a, b, p in segments:
        d += f"C{a[0]:.0f} {a[1]:.0f} {b[0]:.0f} {b[1]:.0f} {p[0]:.0f} {p[1]:.0f}"
    return d


def _bezier(s: Segment, u: float) -> Point:
    v = 1 - u
    a, b, c, d = v**3, 3 * v * v * u, 3 * v * u * u, u**3
    return (
        a * s[0][0] + b * s[1][0] + c * s[2][0] + d * s[3][0],
        a * s[0][1] + b * s[1][1] + c * s[2][1] + d * s[3][1],
    )


@cache
def place_river_spaces(last: int) -> list[tuple[int, int]]:
    """Return the river spaces 0 to `last`, evenly spaced from west to east, so that no boat hides another space."""
    points = [_bezier(s, k / 100) for s in fit_spline(RIVER) for k in range(100)]
    xs = [float(ANCHORAGE)] + [FIRST + (LAST - FIRST) * i / (last - 1) for i in range(last)]
    return [(round(x), round(min(points, key=lambda p: abs(p[0] - x))[1])) for x in xs]


# Roads: what is drawn at once, and each stretch between neighbours for the way a ride takes

_PORTS: Final[dict[tuple[str, str], list[Point]]] = {
    ("nantes", "serrant"): [(164, 90)],
    ("talcy", "beaugency"): [(886, 143), (888, 172), (882, 202)],
    ("beaugency", "meung"): [(882, 260), (878, 283), (882, 306)],
    ("meung", "orleans"): [(882, 364), (889, 412), (896, 474), (896, 516)],
    ("orleans", "chambord"): [(834, 584)],
    ("montsoreau", "saumur"): [(112, 550), (110, 505), (118, 446)],
    ("saumur", "brissac"): [(118, 388), (122, 362), (118, 336)],
    ("brissac", "nantes"): [(118, 278), (108, 258), (104, 225), (104, 196)],
}


def _node(id: str) -> Point:
    return (PLACES[id][0], PLACES[id][1])


def _rows(ids: list[str], port: Point) -> list[list[Point]]:
    """Return the roads between the villages of a row, bending to alternate sides."""
    sag, start, stretches = 4, port, []
    for a, b in pairwise(ids):
        if a in ("nantes", "orleans"):
            stretches.append([start, _node(b)])
            continue
        (x0, y0), (x1, y1) = _node(a), _node(b)
        stretches.append([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + sag), (x1, y1)])
        sag = -sag
    return stretches


def _joined(stretches: list[list[Point]]) -> list[Point]:
    return stretches[0] + [point for stretch in stretches[1:] for point in stretch[1:]]


_NORTH: Final = _rows(IDS[0:8], (164, 90))
_SOUTH: Final = _rows(IDS[10:18], (834, 584))
_COLUMNS: Final = [_PORTS[a, b] for a, b in _PORTS if a not in ("nantes", "orleans")]
RIVER_PATH: Final = format_svg_path(fit_spline(RIVER))
ROADS: Final = [format_svg_path(fit_spline(points)) for points in (_joined(_NORTH), _joined(_SOUTH), *_COLUMNS)]
# stretch i leads from location i clockwise to the next
STRETCHES: Final = [format_svg_path(fit_spline(p)) for p in (*_NORTH, *_COLUMNS[0:3], *_SOUTH, *_COLUMNS[3:6])]


PIECES: Final[list[str]] = PIECE.items


@lru_cache(4096)
def format_box_style(box: Box) -> str:
    """Return the position of a box in board units, for the style sheet to scale."""
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"
