"""The course of the scores as a chart: numbers in, path data out. One step line per seat, drawn by the page."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
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
    turn: int
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
    turns: list[tuple[float, int]]  # places on the lower axis
    last: int
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = RIGHT
    bottom: int = BOTTOM


def chart(course: list[list[int]]) -> Chart:
    """`course` holds the points of every seat at the start and after each turn."""
    rows = course or [[0]]
    seats, last = len(rows[0]), len(rows) - 1
    levels = _levels(min(map(min, rows)), max(map(max, rows)))
    low, high = levels[0], levels[-1]

    def x(turn: int) -> float:
        return _tidy(LEFT + (RIGHT - LEFT) * turn / max(1, last))

    def height(points: int) -> float:
        return BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low)

    def y(points: int, seat: int) -> float:
        apart = (seat - (seats - 1) / 2) * 1.2  # lines on one level stay two
        return _tidy(height(points) + apart)

    lines = []
    for seat in range(seats):
        path, marks = f"M{x(0)} {y(rows[0][seat], seat)}", []
        for turn in range(1, last + 1):
            before, points = rows[turn - 1][seat], rows[turn][seat]
            if points != before:
                path += f"H{x(turn)}V{y(points, seat)}"
                marks.append((abs(points - before), Mark(x(turn), y(points, seat), turn, points)))
        marks.sort(key=lambda mark: -mark[0])
        end = y(rows[last][seat], seat)
        lines.append(Line(seat, path + f"H{x(last)}", [mark for _, mark in marks[:MARKS]], end, end))
    _spread(lines)
    step = _step(last)
    turns = [(x(turn), turn) for turn in range(step, last, step) if last - turn >= step / 2]
    return Chart(lines, [(_tidy(height(points)), points) for points in levels], turns, last)


def _levels(low: int, high: int) -> list[int]:
    """Round numbers from below the lowest to above the highest score."""
    step = _step(high - low)
    first, after = low // step * step, -(-high // step) * step
    return list(range(first, max(after, first + step) + 1, step))


def _step(span: int) -> int:
    """1, 2, 5, 10 …: the first that divides the span into few parts."""
    step = 1
    while span > step * (TICKS - 1):
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return step


def _spread(lines: list[Line]) -> None:
    """Pushes names apart that would stand on each other, from the top down and back up from the bottom."""
    ordered = sorted(lines, key=lambda line: (line.end, line.seat))
    for above, below in pairwise(ordered):
        below.label = max(below.label, above.label + GAP)
    floor: float = HEIGHT - GAP
    for line in reversed(ordered):
        line.label = min(line.label, floor)
        floor = line.label - GAP


def _tidy(value: float) -> float:
    return round(value, 1)
