"""Draws the strength of a policy over training time as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 60, 50
INK, PALE, LINE, MARK = "#22303c", "#8796a3", "#dbe2e8", "#1d6a96"


class StrengthPoint(NamedTuple):
    """The strength of a policy after so much learning."""

    seconds: float  # by the clock on the wall
    steps: int
    share: float  # of victories
    lead: float  # in points


def draw_strength_curve(points: Sequence[StrengthPoint], opponent: str) -> str:
    """Shares of victories over minutes."""
    most = max(point.seconds for point in points) / 60 or 1.0
    step = next(step for step in (0.1, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 10)

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / most, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)

    parts = [_text(20, 34, f"Matches won against the {opponent}", 17, INK, "start")]
    for share in (0, 0.25, 0.5, 0.75, 1):
        colour = PALE if share == 0.5 else LINE
        parts.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="{colour}"/>')
        parts.append(_text(LEFT - 8, y(share) + 4, f"{100 * share:g} %", 12, PALE, "end"))
    for number in range(int(most / step) + 1):
        parts.append(_text(x(number * step), HEIGHT - BOTTOM + 18, f"{number * step:g}", 12, PALE, "middle"))
    parts.append(_text(WIDTH - RIGHT, HEIGHT - 12, "minutes", 12, PALE, "end"))
    path = "L".join(f"{x(point.seconds / 60)} {y(point.share)}" for point in points)
    parts.append(f'<path d="M{path}" fill="none" stroke="{MARK}" stroke-width="2"/>')
    parts += [f'<circle cx="{x(p.seconds / 60)}" cy="{y(p.share)}" r="3.5" fill="{MARK}"/>' for p in points]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    body = "\n".join(parts)
    return f'{head} font-family="sans-serif">\n<rect width="100%" height="100%" fill="#ffffff"/>\n{body}\n</svg>\n'


def _text(x: float, y: float, words: str, size: int, colour: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'
