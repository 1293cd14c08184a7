"""The fixed part of the map as SVG: hills and trees, rivers, roads."""

from __future__ import annotations

from typing import Final

from . import geometry as g

# Each waterway is stroked six times, widest first; layer by layer, so that rivers merge
WATER: Final = ((1.0, "bank"), (0.9, "wash"), (0.7, "line"), (0.64, "deep"), (0.36, "line"), (0.3, "deep"))
BROAD: Final = 21
NARROW: Final = 14.5


def _draw_background() -> str:
    defined = "".join(f'<path id="way-{route.id}" d="{route.path}"/>' for route in g.ROUTES)
    furniture = "".join(
        f'<use href="#{id}" x="{x}" y="{y}" width="{w}" height="{h}"/>' for id, x, y, w, h in g.FURNITURE
    )
    # highlighted routes, below the water
    lights = "".join(
        f'<use href="#way-{route.id}" class="route-light" data-anchor="way:{route.id}"/>' for route in g.ROUTES
    )
    sources = "".join(f'<path d="{d}"/>' for d in g.SOURCES)
    water = "".join(_layer(part, cls) for part, cls in WATER)
    on_land = _draw_ways([route for route in g.ROUTES if not route.water])
    roads = "".join(f'<g class="{cls}">{on_land}</g>' for cls in ("road-edge", "road-fill"))
    return (
        f'<defs>{defined}{_small()}</defs><g class="furniture">{furniture}</g><g class="lights">{lights}</g>'
        f'<g class="sources">{sources}</g><g class="water">{water}</g><g class="roads">{roads}</g>'
    )


def _draw_ways(routes: list[g.DrawnRoute]) -> str:
    return "".join(f'<use href="#way-{route.id}"/>' for route in routes)


def _small() -> str:
    """Define all roads, rivers and towns as one shape each, for small maps."""
    water = _draw_ways([route for route in g.ROUTES if route.water])
    roads = _draw_ways([route for route in g.ROUTES if not route.water])
    towns = "".join(f"M{town.x} {town.y}h0" for town in g.TOWNS.values())
    return f'<g id="all-water">{water}</g><g id="all-roads">{roads}</g><path id="all-towns" d="{towns}"/>'


def _layer(part: float, cls: str) -> str:
    narrow = _draw_ways([route for route in g.ROUTES if route.water and not route.loire])
    broad = _draw_ways([route for route in g.ROUTES if route.water and route.loire])
    broad += "".join(f'<path d="{d}"/>' for d in g.BEYOND)
    return (
        f'<g class="river-{cls}" stroke-width="{NARROW * part:.1f}">{narrow}</g>'
        f'<g class="river-{cls}" stroke-width="{BROAD * part:.1f}">{broad}</g>'
    )


GROUND: Final[str] = _draw_background()
