"""Where merchants stand beside a town: alone, or in a party of up to five.

The positions were searched for, so that parties cover neither goods nor signs nor names, hardly a road, and each other
as little as possible. The wide and the small drawing of the map have positions of their own.
"""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from .curves import Point
from .geometry import TOWNS

SIZE: Final = (40, 38)
PITCH: Final = (34, 35)
FAR: Final = 34  # a party farther away is tied to its town by a line
# How large a merchant is drawn in a party of one to five
WIDE_SCALE: Final = (1.0, 1.0, 0.9, 0.9, 0.85)
SMALL_SCALE: Final = (1.12, 1.0, 1.0, 0.9, 0.85)
SMALL_SIZE: Final = (
    1.12,
    1.0,
    1.0,
    0.78,
    0.74,
)  # large parties: no horse covers another
# In units of the pitch from the middle: the lower row, then the upper one
PARTIES: Final[list[list[Point]]] = [
    [(0, 0)],
    [(-0.5, 0), (0.5, 0)],
    [(-0.5, 0.5), (0.5, 0.5), (0, -0.5)],
    [(-0.5, 0.5), (0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)],
    [(-1, 0.5), (0, 0.5), (1, 0.5), (-0.5, -0.5), (0.5, -0.5)],
]
# From the town, for parties of one to five
WIDE: Final[dict[str, list[tuple[int, int]]]] = {
    "orleans": [(-16, 26), (44, 32), (62, 38), (62, 38), (74, 62)],
    "chartres": [(6, 30), (-57, -39), (-60, -6), (-68, -14), (-18, 138)],
    "etampes": [(0, 42), (63, -15), (-54, 24), (-50, -26), (72, -30)],
    "le-mans": [(-36, 0), (-9, 39), (-54, 54), (-56, 52), (-42, 132)],
    "chateaudun": [(0, 42), (-15, -51), (-60, -24), (-50, -38), (54, 54)],
    "montargis": [(36, 18), (3, -69), (-24, 48), (22, -68), (0, -90)],
    "vendome": [(-36, -12), (-3, 45), (42, 36), (34, 58), (-84, -6)],
    "blois": [(-36, -30), (39, 51), (42, 48), (52, 46), (108, -6)],
    "briare": [(-12, 24), (27, -51), (-48, 48), (-62, 34), (-60, 48)],
    "tours": [(-6, 30), (3, -51), (60, -36), (-8, 82), (-114, -48)],
    "chinon": [(-36, -6), (-3, -69), (0, -84), (-2, -86), (0, -84)],
    "montrichard": [(-36, -6), (63, -21), (60, -18), (64, -20), (78, -36)],
    "vierzon": [(6, 30), (33, -51), (30, -66), (28, -68), (42, -66)],
    "loches": [(-36, -6), (-9, -51), (-90, -24), (-104, -26), (-120, -48)],
    "bourges": [(-18, 24), (-3, -69), (0, -84), (-2, -86), (0, -84)],
    "sancerre": [(-18, 30), (57, 15), (54, 30), (58, 34), (48, -66)],
    "chatellerault": [(-36, -6), (-51, -87), (54, -48), (52, -20), (96, -114)],
    "le-blanc": [(30, 24), (-27, -69), (-24, -84), (-44, -86), (-54, -108)],
    "chateauroux": [(0, 36), (-3, -51), (-30, -66), (-44, -122), (132, -48)],
    "nevers": [(0, 24), (57, 15), (54, 30), (52, -56), (48, 30)],
    "argenton": [(36, -36), (81, -3), (72, -90), (76, -86), (78, -84)],
    "la-chatre": [(48, 24), (9, -51), (48, -66), (64, -98), (78, -96)],
    "st-amand": [(-24, -54), (-63, -81), (-108, -48), (-92, -92), (-78, -90)],
}
SMALL: Final[dict[str, list[tuple[int, int]]]] = {
    "orleans": [(-22, 32), (44, 32), (68, 50), (68, 38), (80, 62)],
    "chartres": [(6, 36), (-57, -39), (-60, -12), (-62, -14), (6, 60)],
    "etampes": [(-42, -24), (-9, 51), (-84, -6), (94, -26), (78, -30)],
    "le-mans": [(-42, 0), (-9, 39), (-60, 60), (-62, 58), (-42, 132)],
    "chateaudun": [(-42, -18), (3, 51), (-54, 90), (22, -98), (90, -30)],
    "montargis": [(42, 18), (27, -57), (30, -72), (22, -68), (36, -66)],
    "vendome": [(12, 54), (-57, -15), (18, 114), (34, 64), (-126, -72)],
    "blois": [(-42, -30), (39, 57), (42, 42), (40, 70), (102, -6)],
    "briare": [(-18, 30), (33, -57), (36, -72), (52, -56), (48, -66)],
    "tours": [(-6, 36), (-15, -57), (48, 12), (-122, -62), (-120, -12)],
    "chinon": [(-42, 0), (-3, -81), (0, -96), (-2, -92), (0, -90)],
    "montrichard": [(-42, -12), (63, -27), (72, -48), (64, -20), (60, 102)],
    "vierzon": [(0, 42), (33, -57), (36, -72), (28, -68), (42, -66)],
    "loches": [(-54, -6), (-51, -81), (-54, -102), (-110, -50), (-120, -48)],
    "bourges": [(-24, 30), (-3, -75), (0, -96), (-2, -92), (6, -90)],
    "sancerre": [(-6, 30), (57, 21), (60, 36), (58, 34), (54, -66)],
    "chatellerault": [(-42, -12), (-45, -93), (-48, -108), (-56, -104), (90, -120)],
    "le-blanc": [(36, 24), (-45, -93), (-36, -90), (-44, -86), (-54, -108)],
    "chateauroux": [(-6, 36), (-69, 15), (-60, -6), (-44, -116), (114, -54)],
    "nevers": [(0, 30), (57, 21), (54, -72), (52, -56), (48, 30)],
    "argenton": [(-30, -48), (69, -75), (72, -90), (82, -110), (78, -84)],
    "la-chatre": [(42, -42), (15, -57), (54, 18), (40, -134), (42, -132)],
    "st-amand": [(-24, -54), (-63, -81), (-102, 24), (-110, -38), (-54, -90)],
}


class MerchantSpot(NamedTuple):
    """Position and scale in the wide and in the small drawing."""

    wide: Point
    wide_scale: float
    small: Point
    small_scale: float


def place_merchants(town: str, count: int) -> list[MerchantSpot]:
    """Return a spot for each of so many merchants."""
    wide, small = find_party_center(town, count, WIDE), find_party_center(town, count, SMALL)
    one, two, size = WIDE_SCALE[count - 1], SMALL_SCALE[count - 1], SMALL_SIZE[count - 1]
    return [MerchantSpot(_beside(wide, one, at), one, _beside(small, two, at), size) for at in PARTIES[count - 1]]


def find_party_center(town: str, count: int, drawing: dict[str, list[tuple[int, int]]]) -> Point:
    dx, dy = drawing[town][count - 1]
    return (TOWNS[town].x + dx, TOWNS[town].y + dy)


def needs_tether(town: str, count: int, drawing: dict[str, list[tuple[int, int]]]) -> bool:
    """Check that a party stands so far away that a line ties it to its town."""
    dx, dy = drawing[town][count - 1]
    return hypot(dx, dy) > FAR


def _beside(point: Point, scale: float, at: Point) -> Point:
    return (round(point[0] + at[0] * PITCH[0] * scale, 1), round(point[1] + at[1] * PITCH[1] * scale, 1))
