"""Coordinates on the map, in units of the board: 1000 across, 588 down."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from ... import components as c
from .curves import Point, draw_river_source, find_points_along, fit_spline, format_svg_path

WIDE: Final = 1000
HIGH: Final = 588

Name = tuple[int, int, str]  # beside the town: across, down, and where the text begins (start, middle, end)


Piece = dict[str, Any]  # data of something drawn, for a template


class DrawnTown(NamedTuple):
    """A town with the places of its name: small maps write it larger and elsewhere."""

    x: int
    y: int
    name: Name
    small: Name


TOWNS: Final[dict[str, DrawnTown]] = {
    "orleans": DrawnTown(560, 178, (0, -56, "m"), (0, -56, "m")),
    "chartres": DrawnTown(415, 66, (24, -14, "s"), (28, -14, "s")),
    "etampes": DrawnTown(700, 68, (0, -37, "m"), (0, -41, "m")),
    "le-mans": DrawnTown(104, 104, (0, -37, "m"), (0, -41, "m")),
    "chateaudun": DrawnTown(330, 152, (12, 19, "m"), (26, 23, "m")),
    "montargis": DrawnTown(812, 138, (24, -8, "s"), (28, -8, "s")),
    "vendome": DrawnTown(226, 212, (-4, 20, "m"), (-8, 24, "m")),
    "blois": DrawnTown(420, 266, (0, 28, "m"), (-2, 32, "m")),
    "briare": DrawnTown(858, 254, (24, -8, "s"), (28, -8, "s")),
    "tours": DrawnTown(196, 318, (-24, -10, "e"), (-27, -10, "e")),
    "chinon": DrawnTown(74, 396, (2, -38, "m"), (4, -41, "m")),
    "montrichard": DrawnTown(392, 352, (14, 28, "m"), (30, 31, "m")),
    "vierzon": DrawnTown(606, 346, (25, -10, "s"), (29, -10, "s")),
    "loches": DrawnTown(296, 428, (-2, 26, "m"), (-6, 29, "m")),
    "bourges": DrawnTown(744, 418, (4, -36, "m"), (4, -40, "m")),
    "sancerre": DrawnTown(894, 372, (24, -8, "s"), (27, -8, "s")),
    "chatellerault": DrawnTown(96, 520, (4, 26, "m"), (8, 29, "m")),
    "le-blanc": DrawnTown(232, 486, (-22, 24, "m"), (-26, 27, "m")),
    "chateauroux": DrawnTown(504, 452, (24, -6, "s"), (28, -6, "s")),
    "nevers": DrawnTown(900, 518, (24, -8, "s"), (27, -8, "s")),
    "argenton": DrawnTown(372, 538, (8, 27, "m"), (8, 30, "m")),
    "la-chatre": DrawnTown(580, 528, (-6, 20, "m"), (-10, 24, "m")),
    "st-amand": DrawnTown(736, 522, (14, 27, "m"), (20, 30, "m")),
}

# The points of a route between its towns, and where its goods lie, as fractions of its length
WAYS: Final[dict[str, tuple[list[Point], list[float]]]] = {
    "chartres-etampes-road": ([(500, 76), (610, 60)], [0.52]),
    "chartres-orleans-road": ([(452, 98), (494, 142)], [0.5]),
    "chartres-chateaudun-road": ([(392, 96), (346, 122)], [0.5]),
    "chartres-le-mans-road": ([(330, 62), (220, 70)], [0.52]),
    "etampes-montargis-road": ([(740, 84), (786, 104)], [0.5]),
    "le-mans-chateaudun-road": ([(180, 118), (262, 130)], [0.52]),
    "le-mans-vendome-road": ([(140, 142), (186, 178)], [0.5]),
    "le-mans-tours-road": ([(92, 160), (112, 236), (172, 290)], [0.34, 0.62]),
    "chateaudun-vendome-road": ([(298, 166), (250, 190)], [0.5]),
    "chateaudun-orleans-road": ([(400, 160), (470, 178)], [0.5]),
    "vendome-blois-road": ([(284, 222), (352, 252)], [0.52]),
    "orleans-montargis-road": ([(700, 174), (760, 162)], [0.72]),
    "orleans-vierzon-road": ([(572, 226), (586, 290)], [0.4, 0.66]),
    "orleans-blois-water": ([(520, 206), (462, 232)], [0.56]),
    "orleans-briare-water": ([(640, 212), (750, 234)], [0.44, 0.66]),
    "montargis-briare-road": ([(820, 176), (848, 216)], [0.52]),
    "briare-sancerre-water": ([(880, 288), (884, 330)], [0.3, 0.62]),
    "blois-tours-water": ([(346, 292), (262, 296)], [0.5]),
    "blois-vierzon-road": ([(478, 284), (546, 322)], [0.52]),
    "tours-montrichard-water": ([(262, 332), (330, 340)], [0.52]),
    "tours-loches-water": ([(214, 358), (254, 396)], [0.52]),
    "tours-chinon-water": ([(160, 348), (108, 366)], [0.52]),
    "chinon-chatellerault-water": ([(104, 434), (102, 478)], [0.5]),
    "chinon-chatellerault-road": ([(46, 432), (48, 484)], [0.5]),
    "chinon-le-blanc-water": ([(128, 420), (186, 448)], [0.4, 0.7]),
    "montrichard-vierzon-water": ([(462, 362), (540, 358)], [0.54]),
    "montrichard-loches-road": ([(362, 380), (322, 406)], [0.56]),
    "vierzon-chateauroux-road": ([(580, 376), (540, 424)], [0.5]),
    "vierzon-bourges-water": ([(652, 364), (700, 404)], [0.54]),
    "vierzon-st-amand-water": ([(628, 400), (674, 476)], [0.66]),
    "sancerre-bourges-road": ([(850, 382), (796, 410)], [0.5]),
    "sancerre-nevers-water": ([(908, 418), (896, 468)], [0.5]),
    "loches-chateauroux-road": ([(356, 424), (432, 436)], [0.52]),
    "chatellerault-argenton-road": ([(170, 540), (280, 552)], [0.56]),
    "le-blanc-argenton-water": ([(270, 496), (330, 522)], [0.52]),
    "le-blanc-chateauroux-road": ([(310, 472), (420, 462)], [0.54]),
    "chateauroux-argenton-road": ([(470, 482), (418, 518)], [0.5]),
    "chateauroux-la-chatre-road": ([(526, 484), (558, 506)], [0.52]),
    "argenton-la-chatre-road": ([(446, 540), (516, 524)], [0.64]),
    "la-chatre-st-amand-road": ([(632, 524), (682, 508)], [0.6]),
    "bourges-st-amand-road": ([(762, 452), (756, 490)], [0.5]),
    "bourges-nevers-road": ([(790, 440), (852, 494)], [0.5]),
    "st-amand-nevers-road": ([(796, 520), (850, 508)], [0.56]),
}
# These have one more space with four and five players
MANY: Final[dict[str, list[float]]] = {
    "chartres-le-mans-road": [0.36, 0.68],
    "etampes-montargis-road": [0.34, 0.64],
    "chatellerault-argenton-road": [0.3, 0.55],
    "st-amand-nevers-road": [0.38, 0.7],
}
LOIRE: Final = (
    "orleans-blois-water",
    "orleans-briare-water",
    "briare-sancerre-water",
    "blois-tours-water",
    "tours-chinon-water",
    "sancerre-nevers-water",
)


class DrawnRoute(NamedTuple):
    id: str
    water: bool
    loire: bool
    path: str
    goods: list[Point]  # all spaces are in use
    few: list[Point]  # those for many players are not


def _route(index: int) -> DrawnRoute:
    id = c.ROUTE_IDS[index]
    a, b = TOWNS[c.TOWN_IDS[c.ROUTE_A[index]]], TOWNS[c.TOWN_IDS[c.ROUTE_B[index]]]
    via, parts = WAYS[id]
    line = fit_spline([(a.x, a.y), *via, (b.x, b.y)])
    few = find_points_along(line, parts)
    goods = find_points_along(line, MANY[id]) if id in MANY else few
    return DrawnRoute(id, c.ROUTE_KIND[index] == c.WATER, id in LOIRE, format_svg_path(line), goods, few)


ROUTES: Final[list[DrawnRoute]] = [_route(index) for index in range(c.ROUTES)]

# Water that is no route: the Loire beyond the map, and sources of other rivers
BEYOND: Final = (
    format_svg_path(fit_spline([(74, 396), (36, 410), (-30, 400), (-140, 412), (-260, 404)])),
    format_svg_path(fit_spline([(900, 518), (916, 556), (940, 604), (972, 680), (990, 800), (1000, 1100)])),
)
SOURCES: Final = (
    draw_river_source((96, 520), (20, 44), 6, -5),
    draw_river_source((296, 428), (30, 30), 6, -6),
    draw_river_source((372, 538), (46, 18), 6, 8),
    draw_river_source((736, 522), (40, 26), 6, -7),
    draw_river_source((744, 418), (32, 16), 6, 6),
)

# Hills, trees and vines: symbol, left, top, width, height
FURNITURE: Final = (
    ("tree", 30, 176, 14, 16),
    ("tree", 45, 170, 14, 16),
    ("tree", 38, 188, 14, 16),
    ("tree", 54, 184, 14, 16),
    ("hill", 24, 268, 40, 19),
    ("hill", 52, 276, 32, 15),
    ("vine", 24, 304, 34, 18),
    ("vine", 46, 320, 34, 18),
    ("tree", 232, 30, 14, 16),
    ("tree", 247, 24, 14, 16),
    ("tree", 262, 32, 14, 16),
    ("hill", 290, 26, 38, 18),
    ("hill", 566, 24, 38, 18),
    ("hill", 596, 30, 32, 15),
    ("tree", 640, 108, 14, 16),
    ("tree", 655, 102, 14, 16),
    ("tree", 670, 110, 14, 16),
    ("tree", 648, 120, 14, 16),
    ("tree", 664, 124, 14, 16),
    ("tree", 690, 288, 14, 16),
    ("tree", 705, 282, 14, 16),
    ("tree", 720, 290, 14, 16),
    ("tree", 698, 302, 14, 16),
    ("tree", 714, 304, 14, 16),
    ("tree", 735, 296, 14, 16),
    ("hill", 772, 300, 40, 19),
    ("hill", 800, 310, 32, 15),
    ("vine", 936, 272, 34, 18),
    ("vine", 946, 290, 34, 18),
    ("vine", 790, 356, 30, 16),
    ("hill", 940, 440, 34, 16),
    ("tree", 478, 316, 14, 16),
    ("tree", 464, 310, 14, 16),
    ("tree", 452, 322, 14, 16),
    ("vine", 424, 398, 34, 18),
    ("tree", 470, 500, 14, 16),
    ("hill", 842, 550, 38, 18),
    ("tree", 858, 444, 14, 16),
    ("tree", 846, 432, 14, 16),
    ("hill", 420, 200, 36, 17),
    ("tree", 150, 470, 14, 16),
    ("tree", 164, 478, 14, 16),
    ("tree", 148, 488, 14, 16),
)
CITY: Final = "orleans"
HOUSES: Final = (625, 167, 26)  # stations beside the city: the first, and how far apart
SIGN: Final = (38, 27.6)  # a town, above its node


@lru_cache(4096)
def format_box_style(x: float, y: float, wide: float, high: float) -> str:
    """Return middle and size in board units, for the style sheet to scale: things grow in place."""
    return f"--x:{x:g};--y:{y:g};--w:{wide:g};--h:{high:g}"
