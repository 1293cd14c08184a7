"""Where merchants stand beside a town: one, or several together."""

from __future__ import annotations

from typing import Final

from .curves import Point
from .geometry import TOWNS

SIZE: Final = (40, 38)
GROUPS: Final[dict[int, list[Point]]] = {
    1: [(0, 0)],
    2: [(-18, 0), (18, 0)],
    3: [(-18, 17), (18, 17), (0, -17)],
    4: [(-18, 17), (18, 17), (-18, -17), (18, -17)],
    5: [(-36, 17), (0, 17), (36, 17), (-18, -17), (18, -17)],
}


def berths(town: str, count: int) -> list[Point]:
    at = TOWNS[town]
    return [(at.x + 40 + dx, at.y + 30 + dy) for dx, dy in GROUPS[count]]
