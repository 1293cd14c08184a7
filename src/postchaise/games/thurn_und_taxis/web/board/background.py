"""The fixed part of the map as SVG: frame, provinces, rivers, hills and trees, roads, compass."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from . import geometry as g
from . import provinces as p

# fmt: off
FRAME: Final = (
    '<g class="frame"><rect x="5" y="5" width="990" height="610"/><rect x="17.5" y="17.5" width="965" height="585"/>'
    '<rect x="8" y="8" width="984" height="604" class="thin"/><path class="thin" d="M792.5 18V602"/>'
    '<path class="graduation graduation-h" d="M18 12.8H982M18 607.2H982"/>'
    '<path class="graduation graduation-v" d="M12.8 18V602M987.2 18V602"/></g>'
)
ROSE: Final = (
    '<circle r="20"/><circle r="17" class="thin"/>'
    '<path d="M0-27 4-4 0 0-4-4ZM0 27-4 4 0 0 4 4ZM-27 0-4-4 0 0-4 4ZM27 0 4 4 0 0 4-4Z"/>'
    '<path d="M0-27 4-4 0 0ZM0 27-4 4 0 0ZM-27 0-4-4 0 0ZM27 0 4 4 0 0Z" class="ink-fill"/><text y="-30">N</text>'
)
# Mountains, trees and vines, drawn lightly where no piece ever stands
FURNITURE: Final = {
    "alp": [
        (214, 566, 34, 22), (244, 578, 30, 19), (384, 530, 32, 21), (536, 560, 34, 22), (520, 576, 30, 19),
        (610, 528, 34, 22), (640, 544, 32, 21), (600, 566, 30, 19),
    ],
    "hill": [
        (50, 176, 34, 16), (34, 196, 32, 15), (46, 330, 26, 13), (420, 428, 30, 14), (598, 350, 32, 15),
        (716, 470, 28, 13), (762, 440, 28, 13), (180, 40, 34, 16), (120, 30, 30, 14), (588, 20, 30, 14),
    ],
    "fir": [
        (632, 176, 9, 13), (644, 188, 9, 13), (634, 194, 9, 13), (656, 202, 9, 13), (668, 214, 9, 13),
        (648, 210, 9, 13), (680, 226, 9, 13), (300, 402, 9, 13), (310, 412, 9, 13), (268, 110, 9, 13),
        (278, 120, 9, 13),
    ],
    "tree": [
        (56, 96, 12, 14), (70, 102, 12, 14), (62, 112, 12, 14), (516, 158, 12, 14), (530, 152, 12, 14),
        (526, 166, 12, 14), (560, 400, 12, 14), (572, 392, 12, 14), (372, 190, 12, 14), (384, 198, 12, 14),
        (390, 184, 12, 14), (700, 510, 12, 14), (714, 518, 12, 14), (700, 250, 12, 14),
    ],
    "vine": [(34, 248, 32, 17), (44, 270, 32, 17), (342, 108, 30, 16)],
}
# fmt: on


def format_svg_use(id: str, x: float, y: float, w: float, h: float) -> str:
    return f'<use href="#{id}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>'


def _washes() -> str:
    """Draw each area in its tint, with a darker edge along the inside of its border."""
    found = ""
    for id, tint in p.TINTS.items():
        area = f"#ar-{id}"
        found += (
            f'<g class="{tint}"><use href="{area}" class="wash"/><g clip-path="url(#cl-{id})">'
            f'<use href="{area}" class="wash-edge"/><use href="{area}" class="wash-rim"/></g></g>'
        )
    return found


def _rivers() -> str:
    banks = "".join(
        f'<use href="#rv-{i}" class="river-bank" stroke-width="{w + 1.6:g}"/>' for i, (_, w) in enumerate(p.RIVERS)
    )
    water = "".join(
        f'<use href="#rv-{i}" class="river-water" stroke-width="{w:g}"/>' for i, (_, w) in enumerate(p.RIVERS)
    )
    return f'{banks}<path class="lake0" d="{p.LAKE}"/>{water}<path class="lake1" d="{p.LAKE}"/>'


def _draw_background() -> str:
    areas = "".join(
        f'<clipPath id="cl-{id}"><path id="ar-{id}" d="{p.format_line(p.join_borders(id))}Z"/></clipPath>'
        for id in p.TINTS
    )
    courses = "".join(f'<path id="rv-{i}" d="{p.fit_smooth_curve(points)}"/>' for i, (points, _) in enumerate(p.RIVERS))
    borders = "".join(p.format_line(points) for name, points in p.DRAWN.items() if name not in p.EDGES)
    furniture = "".join(format_svg_use(id, *box) for id, boxes in FURNITURE.items() for box in boxes)
    roads = "".join(g.ROADS.values())
    x, y = g.BREAK
    gap = f'<path class="cut-gap" d="M{x - 2.5:g} {y + 8:g}l4-16"/>'
    gap += f'<path class="cut-road" d="M{x - 6:g} {y + 8:g}l4-16M{x + 1:g} {y + 8:g}l4-16"/>'
    return (
        f'<defs><clipPath id="neat"><rect x="18" y="18" width="774" height="584"/></clipPath>{areas}{courses}'
        f'<path id="all-roads" d="{roads}"/></defs>{FRAME}'
        f'<g clip-path="url(#neat)"><g class="provinces">{_washes()}</g>'
        f'<g class="rivers">{_rivers()}</g><path class="border-dots" d="{borders}"/>'
        f'<g class="furniture">{furniture}</g>'
        '<g class="roads"><use href="#all-roads" class="road-clear"/><use href="#all-roads" class="road-edge"/>'
        f'<use href="#all-roads" class="road-fill"/></g>{gap}</g>'
        f'<g class="rose" transform="translate({g.ROSE[0]} {g.ROSE[1]})">{ROSE}</g>'
    )


GROUND: Final[str] = _draw_background()


@cache
def draw_city_signs(names: tuple[str, ...]) -> str:
    """Draw the cities with their names, once for each language; they lie above the routes."""
    found = ""
    for (id, (x, y, sign, below)), name in zip(g.CITIES.items(), names, strict=True):
        found += (
            f'<g class="city-sign" data-anchor="city:{id}" transform="translate({x} {y})">'
            f'<ellipse class="halo" cy="-4" rx="21" ry="15"/>{format_svg_use(f"v-{sign}", *g.SIGN)}'
            f'<text class="village-name" y="{g.BELOW if below else g.ABOVE}">{escape(name)}</text></g>'
        )
    return found
