"""The chart of the scores: numbers in, path data out. One step line per seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

HEIGHT: Final = 284
TALLER: Final = 60  # per seat above the third, to match the table next to it
LEFT: Final = 40
RIGHT: Final = 440
NARROW: Final = 326  # right edge on a phone
NAMES: Final = 120  # space for names on the right
SIGNS: Final = 26  # space for badges on a phone, where names stand below
TOP: Final = 16
BOTTOM: Final = 250
GAP: Final = 19  # between two names
MARK: Final = 57  # space per badge on a line, which mark its largest steps
TICKS: Final = 6  # maximum on either axis
RADIUS: Final = 8  # of a letter
AROUND: Final = [  # candidate positions of a letter around its step, nearest first
    (distance * math.cos(turn * math.pi / 8), distance * math.sin(turn * math.pi / 8))
    for distance in (13, 18, 24, 31, 39)
    for turn in (8, 9, 7, 0, 15, 1, 10, 6, 14, 2, 11, 5, 13, 3, 12, 4)
]


@dataclass
class AxisMark:
    x: float
    y: float
    round: int
    points: int


@dataclass
class ScoreLine:
    seat: int
    path: str
    marks: list[AxisMark]
    end: float  # y where the line ends
    label: float  # y of the name, clear of the others


@dataclass
class MomentLetter:
    """A letter for a key moment, next to its step."""

    x: float
    y: float
    at: tuple[float, float]  # the middle of the step


@dataclass
class ScoreChart:
    lines: list[ScoreLine]
    levels: list[tuple[float, int]]  # y and points of the horizontal lines
    rounds: list[tuple[float, int]]  # x on the lower axis
    last: int  # last round
    letters: list[MomentLetter]
    moments: list[tuple[float, float, int]]  # x and width of each round, and the actions played at its end
    right: int
    width: int
    bottom: int
    height: int
    left: int = LEFT


def build_score_chart(
    course: list[list[int]],
    moments: Sequence[tuple[int, int]] = (),
    right: int = RIGHT,
    after: Sequence[int] = (),
    names: int = NAMES,
) -> ScoreChart:
    """Build the chart of `course`, the points of every seat at the start and after each round.

    `moments` are a seat and a round each. Lines end at `right`, with space for `names`. `after`: the actions played at
    each point of the course.
    """
    rows = course or [[0]]
    seats, last = len(rows[0]), len(rows) - 1
    levels = _levels(min(map(min, rows)), max(map(max, rows)))
    low, high = levels[0], levels[-1]
    more = TALLER * max(0, seats - 3)
    bottom = BOTTOM + more

    def x(round: int) -> float:
        return _tidy(LEFT + (right - LEFT) * round / max(1, last))

    def height(points: int) -> float:
        return bottom - (bottom - TOP) * (points - low) / (high - low)

    def y(points: int, seat: int) -> float:
        apart = (seat - (seats - 1) / 2) * 1.2  # keeps lines at the same level apart
        return _tidy(height(points) + apart)

    lines = []
    for seat in range(seats):
        path, marks = f"M{x(0)} {y(rows[0][seat], seat)}", []
        for round in range(1, last + 1):
            before, points = rows[round - 1][seat], rows[round][seat]
            if points != before:
                path += f"H{x(round)}V{y(points, seat)}"
                marks.append((abs(points - before), AxisMark(x(round), y(points, seat), round, points)))
        marks.sort(key=lambda mark: -mark[0])
        end = y(rows[last][seat], seat)
        lines.append(
            ScoreLine(seat, path + f"H{x(last)}", [mark for _, mark in marks[: (right - LEFT) // MARK]], end, end)
        )
    _spread(lines, HEIGHT + more)
    heights = [[y(row[seat], seat) for row in rows] for seat in range(seats)]
    letters: list[MomentLetter] = []
    for seat, round in moments:
        now = min(max(round, 1), last)
        letters.append(
            _place_letter(heights, x(now), (heights[seat][now - 1] + heights[seat][now]) / 2, letters, right, bottom)
        )
    step = _step(last)
    rounds = [(x(each), each) for each in range(step, last, step) if last - each >= step / 2]
    places = [(x(each - 1), _tidy(x(each) - x(each - 1)), at) for each, at in enumerate(after) if each]
    levelled = [(_tidy(height(points)), points) for points in levels]
    return ScoreChart(lines, levelled, rounds, last, letters, places, right, right + names, bottom, HEIGHT + more)


def _place_letter(
    heights: list[list[float]], x: float, y: float, others: list[MomentLetter], right: int, bottom: int
) -> MomentLetter:
    """Place a letter near its step, off the lines where possible, never on another letter."""
    best, least = AROUND[0], math.inf
    for across, down in AROUND:
        trouble = math.hypot(across, down)
        if trouble >= least:
            break  # the rest is farther away
        left, top = x + across, y + down
        if not (LEFT + RADIUS + 2 <= left <= right and TOP <= top <= bottom - RADIUS - 2):
            trouble += 500
        if any(math.hypot(left - each.x, top - each.y) <= 2 * RADIUS + 1 for each in others):
            trouble += 500
        trouble += 24 * _crossed(heights, left, top, right)
        if trouble < least:
            best, least = (across, down), trouble
    return MomentLetter(_tidy(x + best[0]), _tidy(y + best[1]), (x, _tidy(y)))


def _crossed(heights: list[list[float]], x: float, y: float, right: int) -> int:
    """The number of lines a letter would cover. `heights` are those of each line after each round."""
    rounds, reach = max(1, len(heights[0]) - 1), RADIUS + 2
    first, last = (math.floor((edge - LEFT) * rounds / (right - LEFT)) for edge in (x - reach, x + reach))
    near = slice(min(max(0, first), rounds), max(0, last) + 1)
    return sum(1 for line in heights if min(line[near]) - reach < y < max(line[near]) + reach)


def _levels(low: int, high: int) -> list[int]:
    """Round numbers from below the lowest to above the highest score."""
    step = _step(high - low)
    first, after = low // step * step, -(-high // step) * step
    return list(range(first, max(after, first + step) + 1, step))


def _step(span: int) -> int:
    """The first of 1, 2, 5, 10 … that divides the span into few parts."""
    step = 1
    while span > step * (TICKS - 1):
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return step


def _spread(lines: list[ScoreLine], height: int) -> None:
    """Move overlapping names apart, from the top down and back up from the bottom."""
    ordered = sorted(lines, key=lambda line: (line.end, line.seat))
    for above, below in pairwise(ordered):
        below.label = max(below.label, above.label + GAP)
    floor: float = height - GAP
    for line in reversed(ordered):
        line.label = min(line.label, floor)
        floor = line.label - GAP


def _tidy(value: float) -> float:
    return round(value, 1)
