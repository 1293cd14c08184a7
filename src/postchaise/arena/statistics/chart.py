"""Draws a contest as SVG: ratings with intervals, and the share of each pairing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from .intervals import ConfidenceInterval
from .standings import Standings

WIDTH: Final = 720
NAMES: Final = 210  # where the names end and the scale begins
NUMBERS: Final = 130  # room for the numbers on the right
ROW: Final = 30
INK: Final = "#22303c"
PALE: Final = "#8796a3"
LINE: Final = "#dbe2e8"
MARK: Final = "#1d6a96"


@dataclass(frozen=True)
class ChartLabels:
    """The texts of the chart in one language."""

    title: str
    rating: str
    share: str
    note: str
    numbers: tuple[str, ...]  # one per row: ratings, then shares


def draw_contest_chart(standings: Standings, labels: ChartLabels) -> str:
    rated = [(each.bot, each.rating) for each in standings.bots]
    shares = [(f"{each.first} : {each.second}", each.share) for each in standings.pairings]
    low = min(each.low for _, each in rated)
    high = max(each.high for _, each in rated)
    numbers = list(labels.numbers)
    parts = [_text(20, 34, labels.title, 17, INK, "bold")]
    top = 60
    parts += _panel(top, labels.rating, rated, low, high, _steps(low, high), "", numbers[: len(rated)])
    top += _height(rated)
    if shares:
        scaled = [(name, ConfidenceInterval(100 * e.value, 100 * e.low, 100 * e.high, e.count)) for name, e in shares]
        parts += _panel(top, labels.share, scaled, 0, 100, [0, 25, 50, 75, 100], " %", numbers[len(rated) :])
        top += _height(shares)
    parts.append(_text(20, top + 12, labels.note, 12, PALE))
    height = top + 30
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    body = "\n".join(parts)
    return f'{head} font-family="sans-serif">\n<rect width="100%" height="100%" fill="#ffffff"/>\n{body}\n</svg>\n'


def _height(rows: Sequence[object]) -> int:
    return 62 + ROW * len(rows)


def _steps(low: float, high: float) -> list[float]:
    """Round numbers along the scale of ratings."""
    step = next((step for step in (1, 2, 5, 10, 20, 50) if (high - low) / step <= 8), 100)
    first = int(-(-low // step))
    return [float(step * n) for n in range(first, int(high // step) + 1)]


def _panel(
    top: int,
    title: str,
    rows: Sequence[tuple[str, ConfidenceInterval]],
    low: float,
    high: float,
    steps: Sequence[float],
    unit: str,
    numbers: Sequence[str],
) -> list[str]:
    width = WIDTH - NAMES - NUMBERS - 20
    bottom = top + 22 + ROW * len(rows)

    def at(value: float) -> float:
        return round(NAMES + 10 + width * (value - low) / max(1e-9, high - low), 1)

    parts = [_text(20, top + 8, title, 13, PALE, "bold")]
    for step in steps:
        middle = unit and step == 50
        parts.append(_line(at(step), top + 18, at(step), bottom, PALE if middle else LINE, 1))
        parts.append(_text(at(step), bottom + 15, f"{step:g}{unit}", 11, PALE, anchor="middle"))
    for number, (name, each) in enumerate(rows):
        y = top + 22 + ROW * number + ROW // 2
        parts.append(_text(NAMES, y + 5, name, 14, INK, anchor="end"))
        parts.append(_line(at(each.low), y, at(each.high), y, MARK, 3))
        parts.append(f'<circle cx="{at(each.value)}" cy="{y}" r="6" fill="{MARK}"/>')
        parts.append(_text(WIDTH - 16, y + 5, numbers[number], 12, INK, anchor="end"))
    return parts


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, words: str, size: int, colour: str, weight: str = "", anchor: str = "start") -> str:
    bold = f' font-weight="{weight}"' if weight else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"{bold}>{escape(words)}</text>'
    )
