"""The course of the scores as a chart: numbers in, path data out. One step line per seat, drawn by the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 560
HEIGHT: Final = 284
LEFT: Final = 40
RIGHT: Final = 440  # names stand to the right of it
TOP: Final = 16
BOTTOM: Final = 250
GAP: Final = 19  # between two names
MARKS: Final = 7  # shapes on one line, at its largest steps
TICKS: Final = 6  # at most, on either axis


@dataclass
class Mark:
    x: float
    y: float
    round: int
    points: int


@dataclass
class Line:
    seat: int
    path: str
    marks: list[Mark]
    end: float  # where it ends
    label: float  # where its name stands, clear of the others


@dataclass
class Chart:
    lines: list[Line]
    levels: list[tuple[float, int]]  # height and points of the horizontal lines
    rounds: list[tuple[float, int]]  # places on the lower axis
    last: int
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = RIGHT
    bottom: int = BOTTOM


def chart(course: list[list[int]]) -> Chart:
    """`course` holds the points of every seat after each round; everybody begins where the first row is lowest or at 0."""
    rows = [*_start(course), *course]
    seats, last = len(rows[0]), len(rows) - 1
    levels = _levels(min(map(min, rows)), max(map(max, rows)))
    low, high = levels[0], levels[-1]

    def x(round: int) -> float:
        return _tidy(LEFT + (RIGHT - LEFT) * round / max(1, last))

    def y(points: int, seat: int) -> float:
        apart = (seat - (seats - 1) / 2) * 1.2  # lines on one level stay two
        return _tidy(BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low) + apart)

    lines = []
    for seat in range(seats):
        path, marks = f"M{x(0)} {y(rows[0][seat], seat)}", []
        for round in range(1, last + 1):
            before, points = rows[round - 1][seat], rows[round][seat]
            if points != before:
                path += f"H{x(round)}V{y(points, seat)}"
                marks.append((abs(points - before), Mark(x(round), y(points, seat), round, points)))
        marks.sort(key=lambda mark: -mark[0])
        end = y(rows[last][seat], seat)
        lines.append(Line(seat, path + f"H{x(last)}", [mark for _, mark in marks[:MARKS]], end, end))
    _spread(lines)
    step = max(1, -(-last // TICKS))
    rounds = [(x(round), round) for round in range(step, last, step) if last - round >= step / 2]
    return Chart(lines, [(_tidy(y_of(v, low, high)), v) for v in levels], rounds, last)


def y_of(points: int, low: int, high: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low)


def _start(course: list[list[int]]) -> list[list[int]]:
    """Where the lines begin: nought, or what everybody owes from the beginning (houses not yet placed)."""
    if not course:
        return [[0]]
    return [[min(0, points) for points in course[0]]]


def _levels(low: int, high: int) -> list[int]:
    """Round numbers from below the lowest to above the highest score."""
    span = max(1, high - low)
    step = next(s * 10**p for p in range(9) for s in (1, 2, 5) if span / (s * 10**p) <= TICKS - 1)
    first, after = low // step * step, -(-high // step) * step
    return list(range(first, max(after, first + step) + 1, step))


def _spread(lines: list[Line]) -> None:
    """Pushes names apart that would stand on each other, from the top down and back up from the bottom."""
    ordered = sorted(lines, key=lambda line: (line.end, line.seat))
    for above, below in zip(ordered, ordered[1:], strict=False):
        below.label = max(below.label, above.label + GAP)
    floor: float = HEIGHT - GAP
    for line in reversed(ordered):
        line.label = min(line.label, floor)
        floor = line.label - GAP


def _tidy(value: float) -> float:
    return round(value, 1)
