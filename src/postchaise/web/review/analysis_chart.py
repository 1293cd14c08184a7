"""The chart of expected results: numbers in, path data out; a line and a band for every seat."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from postchaise.bots.analysis import Analysis, ExpectedResult
from postchaise.bots.analyzer import find_final_result
from postchaise.bots.hint import STEP, calibrate_share
from postchaise.kernel.match import Match

from .analysis import find_misjudged_stretches

TOP: Final = 26  # below the numbers of the turning points
LEFT: Final = 38
AXIS: Final = 22  # below the lines
RADIUS: Final = 9
APART: Final = 20  # between two numbers
TICKS: Final = 5
Shape = tuple[int, int, int]  # width, height, space for names
LOOKS: Final[dict[str, Shape]] = {
    "broad": (840, 236, 112),
    "low": (840, 164, 112),  # low windows
    "narrow": (370, 220, 26),  # phones: names stand below
}


@dataclass
class ExpectationLine:
    seat: int
    path: str
    band: str
    label: float  # y of the name


@dataclass
class TurningPointMark:
    """A turning point: where its number stands, and where it belongs."""

    nth: int
    seat: int
    x: float
    at: float


@dataclass
class ExpectationChart:
    mode: str  # win, points
    look: str  # one of `LOOKS`
    width: int
    height: int
    left: int
    right: float
    top: int
    bottom: int
    lines: list[ExpectationLine]
    levels: list[tuple[float, int]]
    turns: list[tuple[float, int]]
    marks: list[TurningPointMark]
    wrong: list[tuple[float, float]]  # from x to x


def build_charts(match: Match, analysis: Analysis) -> list[ExpectationChart]:
    modes = ("win", "points") if match.seats > 1 else ("points",)
    return [_chart(match, analysis, mode, look) for mode in modes for look in LOOKS]


def build_partial_charts(match: Match, course: list[ExpectedResult]) -> list[ExpectationChart]:
    """The charts of a running analysis on the axes of the whole match: lines grow to the right."""
    return build_charts(match, Analysis("", 0, match.version, course, [], [], [], 0))


def _chart(match: Match, analysis: Analysis, mode: str, look: str) -> ExpectationChart:
    (width, height, names), course, end = LOOKS[look], analysis.course, find_final_result(match)
    right, bottom, game = width - names, height - AXIS, match.game.meta.id
    first, last = course[0].turn, max(end.turn, course[0].turn + 1)
    values = [[_value(game, each, seat, mode) for each in course] for seat in range(match.seats)]
    low, high, step = _scale([[*row, _value(game, end, seat, mode)] for seat, row in enumerate(values)], mode)

    def x(turn: float) -> float:
        return round(LEFT + (right - LEFT) * (turn - first) / (last - first), 1)

    def y(value: float) -> float:
        return round(bottom - (bottom - TOP) * (min(max(value, low), high) - low) / (high - low), 1)

    turn_of = {each.at: each.turn for each in course}
    levels = [(y(value), round(100 * value) if mode == "win" else round(value)) for value in _levels(low, high, step)]
    return ExpectationChart(
        mode,
        look,
        width,
        height,
        LEFT,
        right,
        TOP,
        bottom,
        _lines(course, values, x, y, bottom),
        levels,
        _turns(first, last, x, TICKS - 2 if look == "narrow" else TICKS),
        _marks(analysis, x, width - RADIUS - 1),
        [(x(turn_of[a]), x(turn_of[b])) for a, b in find_misjudged_stretches(analysis)],
    )


def _value(game: str, each: ExpectedResult, seat: int, mode: str) -> tuple[float, float]:
    """The value and its uncertainty; a band of shares is at least one step wide."""
    if mode == "points":
        return each.points[seat], 2 * each.errors[seat]
    share = each.share(seat)
    if not each.games:
        return share, 0.0
    return calibrate_share(game, len(each.points), share), max(
        STEP / 100, 2 * math.sqrt(share * (1 - share) / each.games)
    )


def _scale(values: list[list[tuple[float, float]]], mode: str) -> tuple[float, float, float]:
    if mode == "win":
        return 0.0, 1.0, 0.25
    lowest = min(value - error for row in values for value, error in row)
    highest = max(value + error for row in values for value, error in row)
    rough = max(1.0, (highest - min(0.0, lowest)) / 4)
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * each for each in (1, 2, 2.5, 5, 10) if power * each >= rough)
    step = max(1.0, float(math.ceil(step)))
    return step * math.floor(min(0.0, lowest) / step), step * math.ceil(max(step, highest) / step), step


def _levels(low: float, high: float, step: float) -> list[float]:
    return [low + step * number for number in range(round((high - low) / step) + 1)]


def _turns(first: int, last: int, x: Callable[[float], float], most: int) -> list[tuple[float, int]]:
    rough = max(1, (last - first) / most)
    power = 10 ** math.floor(math.log10(rough))
    every = int(next(power * each for each in (1, 2, 5, 10) if power * each >= rough))
    inner = [turn for turn in range(every, last, every) if first < turn < last - 0.6 * every]
    return [(x(turn), turn) for turn in [*inner, last]]


def _lines(
    course: list[ExpectedResult],
    values: list[list[tuple[float, float]]],
    x: Callable[[float], float],
    y: Callable[[float], float],
    bottom: int,
) -> list[ExpectationLine]:
    places = [x(each.turn) for each in course]
    found = []
    for seat, row in enumerate(values):
        path = "M" + "L".join(f"{a} {y(value)}" for a, (value, _) in zip(places, row, strict=True))
        upper = [f"{a} {y(value + error)}" for a, (value, error) in zip(places, row, strict=True)]
        lower = [f"{a} {y(value - error)}" for a, (value, error) in zip(places, row, strict=True)]
        band = "M" + "L".join([*upper, *reversed(lower)]) + "Z"
        found.append(ExpectationLine(seat, path, band, y(row[-1][0])))
    gap = 19
    order = sorted(found, key=lambda line: line.label)
    for before, line in pairwise(order):
        line.label = max(line.label, before.label + gap)
    edge = float(bottom)
    for line in reversed(order):
        line.label = round(min(line.label, edge), 1)
        edge = line.label - gap
    return found


def _marks(analysis: Analysis, x: Callable[[float], float], edge: float) -> list[TurningPointMark]:
    """Spread the numbers to the right, and back from the edge."""
    mistakes = [point for point in analysis.points if point.mistake]
    marks = [TurningPointMark(nth, point.seat, x(point.turn), x(point.turn)) for nth, point in enumerate(mistakes, 1)]
    apart = min(APART, (edge - LEFT) / max(1, len(marks)))
    for before, mark in pairwise(marks):
        mark.x = max(mark.x, before.x + apart)
    for mark in reversed(marks):
        mark.x = round(min(mark.x, edge), 1)
        edge = mark.x - apart
    return marks
