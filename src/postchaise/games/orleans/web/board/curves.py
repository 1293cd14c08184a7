"""Smooth curves through points, for roads and rivers."""

from __future__ import annotations

from math import dist, hypot
from typing import Final

Point = tuple[float, float]
Segment = tuple[Point, Point, Point, Point]

STEPS: Final = 60  # points on each segment when its length is measured
BEND: Final = 1 / 6


def fit_spline(points: list[Point]) -> list[Segment]:
    """Return Bézier segments through all of the points."""
    found = []
    for i in range(len(points) - 1):
        before = points[i - 1] if i else points[i]
        here, there = points[i], points[i + 1]
        after = points[i + 2] if i + 2 < len(points) else there
        one = (here[0] + (there[0] - before[0]) * BEND, here[1] + (there[1] - before[1]) * BEND)
        two = (there[0] - (after[0] - here[0]) * BEND, there[1] - (after[1] - here[1]) * BEND)
        found.append((here, one, two, there))
    return found


def format_svg_path(segments: list[Segment]) -> str:
    """Return segments as an SVG path."""
    start = segments[0][0]
    drawn = [f"M{start[0]:.0f} {start[1]:.0f}"]
    for _, (ax, ay), (bx, by), (x, y) in segments:
        drawn.append(f"C{ax:.0f} {ay:.0f} {bx:.0f} {by:.0f} {x:.0f} {y:.0f}")
    return "".join(drawn)


def find_points_along(segments: list[Segment], parts: list[float]) -> list[Point]:
    """Return points at fractions of the whole length."""
    points = [_at(segment, step / STEPS) for segment in segments for step in range(STEPS)] + [segments[-1][3]]
    lengths = [0.0]
    for i in range(len(points) - 1):
        lengths.append(lengths[-1] + dist(points[i], points[i + 1]))
    found = []
    for part in parts:
        wanted = part * lengths[-1]
        nearest = min(range(len(lengths)), key=lambda i: abs(lengths[i] - wanted))
        found.append((round(points[nearest][0], 1), round(points[nearest][1], 1)))
    return found


def _at(segment: Segment, u: float) -> Point:
    v = 1 - u
    a, b, c, d = v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u
    one, two, three, four = segment
    x = a * one[0] + b * two[0] + c * three[0] + d * four[0]
    y = a * one[1] + b * two[1] + c * three[1] + d * four[1]
    return (x, y)


def draw_river_source(at: Point, flow: Point, width: float, bend: float) -> str:
    """Return the source of a river: a wedge that narrows from a town to a point."""
    (x, y), (dx, dy) = at, flow
    length = hypot(dx, dy)
    nx, ny = -dy / length * width, dx / length * width
    mx, my = x + dx / 2 - dy / length * bend, y + dy / 2 + dx / length * bend
    return (
        f"M{x + nx:.1f} {y + ny:.1f}Q{mx + nx * 0.7:.1f} {my + ny * 0.7:.1f} {x + dx:.1f} {y + dy:.1f}"
        f"Q{mx - nx * 0.7:.1f} {my - ny * 0.7:.1f} {x - nx:.1f} {y - ny:.1f}"
    )
