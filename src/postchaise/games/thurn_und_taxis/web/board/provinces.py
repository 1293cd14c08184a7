"""The provinces as areas of the map: shared borders, rivers, names and marks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final
from zlib import crc32

from .geometry import Point

# Border arcs between points where three areas meet, each drawn once and used by both sides
ARCS: Final[dict[str, list[Point]]] = {
    "a1": [
        (54, 462), (56, 420), (68, 350), (90, 280), (106, 210), (112, 150), (118, 96), (150, 74), (196, 74), (222, 92),
    ],
    "a2": [(222, 92), (232, 120), (226, 152)],
    "a3": [(226, 152), (206, 172), (186, 206), (190, 250), (172, 300), (160, 340), (164, 374)],
    "a4": [(164, 374), (170, 420), (186, 456), (214, 482)],
    "a5": [(214, 482), (176, 474), (138, 476), (98, 464), (54, 462)],
    "a6": [(164, 374), (200, 370), (246, 372), (282, 386), (292, 424), (276, 464)],
    "a7": [(276, 464), (246, 480), (214, 482)],
    "a8": [(276, 464), (288, 486), (300, 504)],
    "a9": [
        (226, 152), (268, 164), (314, 194), (346, 232), (350, 276), (364, 314), (362, 352), (354, 396), (330, 430),
        (308, 462), (300, 504),
    ],
    "a10": [(300, 504), (286, 540), (292, 576), (302, 606)],
    "a11": [(302, 606), (170, 606), (42, 606), (30, 560), (38, 500), (54, 462)],
    "a12": [(300, 504), (334, 520), (384, 516), (434, 500), (486, 494), (536, 506), (570, 512)],
    "a13": [(570, 512), (590, 544), (580, 576), (588, 606)],
    "a14": [(588, 606), (440, 606), (302, 606)],
    "a15": [(570, 512), (580, 474), (572, 436), (596, 402), (644, 372), (690, 348), (700, 318), (706, 290)],
    "a16": [(706, 290), (744, 298), (800, 286)],
    "a17": [(800, 286), (806, 380), (762, 442), (716, 496), (690, 556), (682, 606), (588, 606)],
    "a18": [(706, 290), (690, 266), (662, 236), (622, 204), (590, 164), (572, 112), (556, 66)],
    "a19": [(556, 66), (590, 46), (640, 36), (690, 52)],
    "a20": [(690, 52), (704, 100), (748, 118), (800, 126)],
    "a21": [(800, 126), (800, 286)],
    "a22": [(690, 52), (686, 10), (800, 10), (800, 126)],
    "a23": [(222, 92), (232, 58), (268, 32), (340, 28), (398, 54), (458, 72), (510, 60), (556, 66)],
}  # fmt: skip
EDGES: Final = ("a11", "a14", "a21", "a22")  # along the frame or outside of it: washed, but no border
# Each area as its arcs in order; with a minus, backwards
RINGS: Final = {
    "baden": "a1 a2 a3 a4 a5",
    "wuerttemberg": "a9 -a8 -a6 -a3",
    "hohenzollern": "a6 a7 -a4",
    "schweiz": "-a5 -a7 a8 a10 a11",
    "tyrol": "a12 a13 a14 -a10",
    "boehmen": "a18 a19 a20 a21 -a16",
    "salzburg": "a15 a16 a17 -a13",
    "polen": "a22 -a20",
    "baiern": "a23 -a18 -a15 -a12 -a9 -a2",
}
# The class that brings the colour of a province
TINTS: Final = {
    "baden": "province-baden",
    "wuerttemberg": "province-wurttemberg",
    "hohenzollern": "province-hohenzollern",
    "schweiz": "province-switzerland",
    "tyrol": "province-tyrol",
    "boehmen": "province-bohemia",
    "salzburg": "province-salzburg",
    "polen": "province-poland",
    "baiern": "province-bavaria",
}
# Where a name begins or, turned, where its middle is: x, y, turned by, space between letters
NAMES: Final[dict[str, tuple[float, float, float, float]]] = {
    "baden": (148, 314, -77, 4),
    "wuerttemberg": (259, 216, 33, 0.2),
    "hohenzollern": (215, 469.5, 0, 0),
    "schweiz": (78, 583, 0, 3),
    "tyrol": (344, 592, 0, 5),
    "boehmen": (716, 160, 45, 3),
    "salzburg": (704, 424, -42, 4),
    "polen": (716, 110, 0, 4),
    "baiern": (571, 300, 0, 4),
}
# Names longer than the German ones are set closer
WIDEST: Final = {"baden": 5, "wuerttemberg": 11, "schweiz": 7, "tyrol": 5, "boehmen": 6, "polen": 5, "baiern": 6}
CLOSER: Final = 0.35
MARKS: Final[dict[str, Point]] = {
    "baden": (140, 360),
    "wuerttemberg": (213, 187),
    "hohenzollern": (200, 458.5),
    "schweiz": (60, 579),
    "tyrol": (326, 588),
    "boehmen": (680, 124),
    "salzburg": (668, 460),
    "polen": (776, 40),
    "baiern": (554, 296),
}
MARK: Final = (23.0, 15.0)

# Points and width
RIVERS: Final[list[tuple[list[Point], float]]] = [
    ([
        (300, 496), (262, 490), (214, 482), (176, 474), (138, 476), (98, 464), (54, 462), (56, 420), (68, 350),
        (90, 280), (106, 210), (112, 150), (118, 96), (96, 60), (60, 30), (44, 10),
    ], 6),
    ([
        (196, 398), (232, 446), (280, 424), (300, 378), (338, 372), (384, 318), (430, 300), (472, 294), (512, 262),
        (548, 236), (596, 252), (620, 296), (660, 326), (700, 346), (738, 372), (800, 384),
    ], 6),
    ([
        (470, 18), (452, 54), (404, 44), (356, 66), (318, 94), (276, 72), (238, 40), (196, 58), (150, 50), (96, 60),
    ], 4.5),
    ([
        (330, 584), (392, 568), (440, 570), (500, 566), (552, 520), (574, 470), (584, 420), (624, 372), (652, 326),
    ], 4.5),
    ([(470, 500), (482, 452), (500, 430), (540, 372), (590, 322), (618, 292)], 3),
    ([(214, 360), (206, 316), (236, 298), (252, 262), (226, 210), (190, 168), (164, 138), (128, 110)], 3),
]  # fmt: skip
LAKE: Final = (
    "M250 489C262 484 280 488 296 494 310 499 318 503 316 508 306 511 288 506 274 501 262 497 248 495 250 489Z"
)

ROUGHNESS: Final = 0.11
FINENESS: Final = 2


def _bend_border(name: str, points: list[Point]) -> list[Point]:
    """Return a border with irregular bends, always the same ones."""
    if name in EDGES:
        return points
    for depth in range(FINENESS):
        found = [points[0]]
        for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(points)):
            aside = (crc32(f"{name} {depth} {i}".encode()) / 2**31 - 1) * ROUGHNESS
            found += [((x0 + x1) / 2 - (y1 - y0) * aside, (y0 + y1) / 2 + (x1 - x0) * aside), (x1, y1)]
        points = found
    return points


DRAWN: Final = {name: _bend_border(name, points) for name, points in ARCS.items()}


def join_borders(province: str) -> list[Point]:
    found: list[Point] = []
    for arc in RINGS[province].split():
        points = DRAWN[arc.removeprefix("-")]
        points = points[::-1] if arc[0] == "-" else points
        found += points if not found else points[1:]
    return found


def format_line(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def fit_smooth_curve(points: list[Point]) -> str:
    """Return a smooth curve through the points (Catmull-Rom)."""
    d = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for i in range(len(points) - 1):
        p1, p2 = points[i], points[i + 1]
        p0 = points[i - 1] if i else p1
        p3 = points[i + 2] if i + 2 < len(points) else p2
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        d += f"C{a[0]:.0f} {a[1]:.0f} {b[0]:.0f} {b[1]:.0f} {p2[0]:.0f} {p2[1]:.0f}"
    return d


def is_inside_ring(point: Point, area: list[Point]) -> bool:
    x, y = point
    found = False
    for (x0, y0), (x1, y1) in zip(area, area[1:] + area[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found
