"""The fixed part of the map as SVG: frame, river, hills and trees, roads, bridges, spaces."""

from __future__ import annotations

from functools import cache
from typing import Final

from ... import components as c
from . import geometry as g

FRAME: Final = (
    '<g class="frame"><rect x="5" y="5" width="990" height="690"/><rect x="17.5" y="17.5" width="965" height="665"/>'
    '<rect x="8" y="8" width="984" height="684" class="thin"/>'
    '<path class="graduation graduation-h" d="M18 12.8H982M18 687.2H982"/>'
    '<path class="graduation graduation-v" d="M12.8 18V682M987.2 18V682"/></g>'
)
# One path, stroked eight times, widest first: engraved water lines
WATER: Final = (
    (48, "bank"),
    (46.1, "wash"),
    (40, "line"),
    (39, "wash"),
    (32, "line"),
    (31.2, "deep"),
    (22.4, "line"),
    (21.8, "deep"),
)
BRIDGE: Final = (
    '<path class="cutwater" d="M-6-15l-9 5 9 5zM6-15l9 5-9 5zM-6 5l-9 5 9 5zM6 5l9 5-9 5z"/>'
    '<rect x="-6" y="-31" width="12" height="62"/><path class="parapet" d="M-6-31V31M6-31V31"/>'
    '<path d="M-6-10H6M-6 10H6"/>'
)
ROSE: Final = (
    '<circle r="20"/><circle r="17" class="thin"/>'
    '<path d="M0-27 4-4 0 0-4-4ZM0 27-4 4 0 0 4 4ZM-27 0-4-4 0 0-4 4ZM27 0 4 4 0 0 4-4Z"/>'
    '<path d="M0-27 4-4 0 0ZM0 27-4 4 0 0ZM-27 0-4-4 0 0ZM27 0 4 4 0 0Z" class="ink-fill"/><text y="-30">N</text>'
)


def format_svg_use(id: str, x: float, y: float, w: float, h: float) -> str:
    return f'<use href="#{id}" x="{x}" y="{y}" width="{w}" height="{h}"/>'


def _at(cls: str, point: tuple[float, float], inside: str) -> str:
    return f'<g class="{cls}" transform="translate({point[0]} {point[1]})">{inside}</g>'


def _draw_background() -> str:
    water = "".join(f'<use href="#riv" class="river-{cls}" stroke-width="{width}"/>' for width, cls in WATER)
    furniture = "".join(format_svg_use(*each) for each in g.FURNITURE)
    roads = "".join(f'<path d="{d}" class="road-edge"/><path d="{d}" class="road-fill"/>' for d in g.ROADS)
    ways = "".join(f'<path class="way preview" data-anchor="road:{i}" d="{d}"/>' for i, d in enumerate(g.STRETCHES))
    return (
        '<defs><clipPath id="neat"><rect x="18" y="18" width="964" height="664"/></clipPath>'
        f'<path id="riv" d="{g.RIVER_PATH}" fill="none"/></defs>{FRAME}<g clip-path="url(#neat)">'
        f'<g class="river">{water}</g><g class="furniture">{furniture}</g><g class="roads">{roads}</g>'
        + "".join(_at("bridge", point, BRIDGE) for point in g.BRIDGES)
        + f"{ways}</g>{_at('rose', g.ROSE, ROSE)}"
    )


GROUND: Final[str] = _draw_background()


@cache
def draw_river_spaces(end: int) -> str:
    """Draw the spaces of the river with their numbers, and a flag where the match ends."""
    drawn = "".join(_space(n, x, y, n == end) for n, (x, y) in enumerate(g.place_river_spaces(max(c.LAST_SPACE, end))))
    return f'<g class="spaces">{drawn}</g>'


def _space(n: int, x: int, y: int, end: bool) -> str:
    big = n % 5 == 0
    cls = "space" + (" large" if big else "") + (" end" if end else "")
    sign = f'<text x="{x}" y="{y + 4.4:g}">{n}</text>'
    if n == 0:
        sign = f'<path class="anchor" d="M{x} {y - 7}v13M{x - 4} {y - 3.5}h8M{x - 6} {y + 2}c1 6 11 6 12 0"/>'
    flag = format_svg_use("flag", x - 2, y - 31, 15, 21) if end else ""
    ring = f'<circle cx="{x}" cy="{y}" r="{13 if big else 11}"/>'
    return f'<g data-anchor="space:{n}" class="{cls}">{ring}{sign}{flag}</g>'
