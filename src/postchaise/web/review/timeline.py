"""The timeline of a replay: scores, turns, key moments and rounds on one axis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .replay import Replay, ReplayStep

WIDTH: Final = 1000
HEIGHT: Final = 100  # of the score lines; both are stretched to the space
NUMBERS: Final = 14  # maximum on the axis
APART: Final = 32  # between two letters
NARROW: Final = 76  # the same on a phone

Place = Callable[[float], float]


@dataclass
class Timeline:
    """Positions are in thousandths of the width."""

    lines: list[str]  # path data by seat
    lanes: list[list[tuple[float, float]]]  # by seat: start and length of its turns
    letters: list[tuple[float, float]]  # by moment: x of its letter, and x on a phone
    rounds: list[tuple[float, int, int]]  # on the axis: x, round and position


def build_timeline(told: Replay) -> Timeline:
    last = max(1, told.last)

    def x(at: float) -> float:
        return round(WIDTH * at / last, 1)

    seats = len(told.steps[0].points)
    places = [x(each.at) for each in told.moments]
    letters = list(zip(_letters(places, APART), _letters(places, NARROW), strict=True))
    return Timeline(_lines(told, x), [_turn_spans(told, seat, x) for seat in range(seats)], letters, _rounds(told, x))


def _lines(told: Replay, x: Place) -> list[str]:
    known = [points for step in told.steps for points in step.points if points is not None]
    low, high = min(known, default=0), max(known, default=1)

    def y(points: int) -> float:
        return round(HEIGHT - 4 - (HEIGHT - 8) * (points - low) / max(1, high - low), 1)

    lines = []
    for seat in range(len(told.steps[0].points)):
        path, before = "", None
        for step in told.steps:
            points = step.points[seat]
            if points is not None and points != before:
                path += f"H{x(step.at)}V{y(points)}" if path else f"M{x(step.at)} {y(points)}"
                before = points
        lines.append(path + f"H{WIDTH}" if path else "")
    return lines


def _turn_spans(told: Replay, seat: int, x: Place) -> list[tuple[float, float]]:
    """The turns of a seat. An action leads to its position, so the turn ends there."""
    found: list[tuple[float, float]] = []
    begun, at, turn = -1.0, 0, -1
    for step in told.steps[1:]:
        if step.seat == seat and (begun < 0 or step.turn != turn):
            if begun >= 0:
                found.append((begun, round(x(at) - begun, 1)))
            begun, turn = x(at), step.turn
        elif step.seat != seat and begun >= 0:
            found.append((begun, round(x(at) - begun, 1)))
            begun = -1.0
        at = step.at
    return [*found, (begun, round(x(at) - begun, 1))] if begun >= 0 else found


def _letters(places: list[float], apart: int) -> list[float]:
    """Spread the letters to the right, and back from the end."""
    stand = list(places)
    for i in range(1, len(stand)):
        stand[i] = max(stand[i], stand[i - 1] + apart)
    edge = float(WIDTH)
    for i in reversed(range(len(stand))):
        stand[i] = round(min(stand[i], edge), 1)
        edge = stand[i] - apart
    return stand


def _rounds(told: Replay, x: Place) -> list[tuple[float, int, int]]:
    """Where rounds begin; few enough to be readable."""
    first: dict[int, ReplayStep] = {}
    for step in told.steps[1:]:
        first.setdefault(step.round, step)
    rounds = [number for number in first if number > 0]
    every = max(1, -(-len(rounds) // NUMBERS))
    return [(x(first[number].at - 1), number, first[number].at) for number in rounds[::every]]
