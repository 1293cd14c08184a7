"""The map in numbers: every city in its province, every road drawn, and nothing covers anything else."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations, pairwise, product
from math import dist

import pytest

from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.meta import META
from postchaise.games.thurn_und_taxis.web.board import geometry as g
from postchaise.games.thurn_und_taxis.web.board import provinces as p
from postchaise.games.thurn_und_taxis.web.board.background import FURNITURE, GROUND
from postchaise.games.thurn_und_taxis.web.board.routes import list_neighbours
from postchaise.web.render.templates import SEAT_SHAPES
from thurn_und_taxis import PATH

Segment = tuple[g.Point, g.Point]
TEMPLATES = files("postchaise.games.thurn_und_taxis") / "web" / "templates"
MAP: g.Box = (18, 18, 774, 584)
ROUTE = 15  # its width
MOST = META.max_seats  # seats


def overlap(a: g.Box, b: g.Box) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def within(a: g.Box, b: g.Box) -> bool:
    return b[0] <= a[0] and b[1] <= a[1] and a[0] + a[2] <= b[0] + b[2] and a[1] + a[3] <= b[1] + b[3]


def row(city: str) -> g.Box:
    """Four houses side by side."""
    first, last = g.house_box(city, 0, MOST), g.house_box(city, MOST - 1, MOST)
    return (first[0], first[1], last[0] + last[2] - first[0], first[3])


def name(city: str) -> g.Box:
    """Italics of 14.5 units are half as wide as they are high."""
    width = 7.4 * len(city)
    x, y = g.city_sign_center(city)
    return (x - width / 2, y + (g.BELOW if g.CITIES[city][3] else g.ABOVE) - 11, width, 14)


def marked(province: str) -> g.Box:
    x, y = p.MARKS[province]
    return (x - p.MARK[0] / 2, y - p.MARK[1] / 2, *p.MARK)


def test_every_city_of_the_game_is_on_the_map_and_in_its_province() -> None:
    assert list(g.CITIES) == c.CITY_IDS
    for number, city in enumerate(c.CITY_IDS):
        areas = [
            province for province in p.RINGS if p.is_inside_ring(g.city_sign_center(city), p.join_borders(province))
        ]
        assert areas == [c.PROVINCE_IDS[c.PROVINCE_OF[number]]], city


def test_every_province_has_its_area_tint_name_and_mark() -> None:
    for table in (p.RINGS, p.TINTS, p.NAMES, p.MARKS):
        assert sorted(table) == sorted(c.PROVINCE_IDS)
    assert sorted(p.ARCS) == sorted({arc.lstrip("-") for ring in p.RINGS.values() for arc in ring.split()})
    for province, mark in p.MARKS.items():
        assert p.is_inside_ring(mark, p.join_borders(province)), province
        assert f'id="ar-{province}"' in GROUND


def test_the_45_roads_of_the_game_are_drawn_and_no_other() -> None:
    wanted = {g.format_road_id(one, other) for one, other in c.DATA["map"]["roads"]}
    assert set(g.ROADS) == wanted
    assert len(wanted) == 45
    assert all(path in GROUND for path in g.ROADS.values())
    for city in c.CITY_IDS:
        assert {other for other in c.CITY_IDS if g.format_road_id(city, other) in wanted} == set(list_neighbours(city))


def test_the_longest_route_is_one_way() -> None:
    assert g.route_path(list(PATH)).count("M") == len(PATH) - 1
    assert g.route_path(["lodz"]) == ""


def crosses(one: Segment, other: Segment) -> bool:
    def side(a: g.Point, b: g.Point, point: g.Point) -> float:
        return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])

    (p1, p2), (q1, q2) = one, other
    return side(p1, p2, q1) * side(p1, p2, q2) < 0 and side(q1, q2, p1) * side(q1, q2, p2) < 0


def test_no_two_roads_cross_and_none_passes_through_a_city() -> None:
    roads = {road: g.list_road_points(*road.split("-"), 16) for road in g.ROADS}
    for one, other in combinations(roads, 2):
        if not set(one.split("-")) & set(other.split("-")):
            pairs = product(pairwise(roads[one]), pairwise(roads[other]))
            assert not any(crosses(a, b) for a, b in pairs), (one, other)
    for city, road in product(g.CITIES, roads):
        if city not in road.split("-"):
            assert min(dist(g.city_sign_center(city), point) for point in roads[road]) > 40, (city, road)


def test_no_road_and_no_route_runs_through_a_mark() -> None:
    for province, road in product(p.MARKS, g.ROADS):
        left, top, wide, high = marked(province)
        around = (left - ROUTE / 2, top - ROUTE / 2, wide + ROUTE, high + ROUTE)
        for x, y in g.list_road_points(*road.split("-"), 60):
            assert not overlap(around, (x, y, 0.1, 0.1)), (province, road)


def test_all_cities_full_of_four_houses_cover_nothing() -> None:
    found = [(f"houses of {city}", row(city)) for city in g.CITIES]
    found += [(f"sign of {city}", g.city_sign_box(city)) for city in g.CITIES]
    found += [(f"name of {city}", name(city)) for city in g.CITIES]
    found += [(f"mark of {province}", marked(province)) for province in p.MARKS]
    found += [("title", g.TITLE), ("compass", (g.ROSE[0] - 27, g.ROSE[1] - 41, 54, 68))]
    for (one, a), (other, b) in combinations(found, 2):
        assert not overlap(a, b), f"{one} {a} overlaps {other} {b}"
    for thing, box in found:
        assert within(box, MAP), f"{thing} leaves the map"


def test_a_house_stands_where_its_owner_does_in_every_city() -> None:
    for city, seat in product(g.CITIES, range(MOST)):
        left, top, _, _ = g.house_box(city, seat, MOST)
        x, y = g.city_sign_center(city)
        assert (left - x, top - y) == (g.house_box("ulm", seat, MOST)[0] - g.city_sign_center("ulm")[0], g.STREET)
        assert within(g.house_box(city, seat, MOST), g.city_click_box(city)), (
            "a click on a house is a click on its city"
        )
    assert g.house_box("ulm", 1, MOST)[0] - g.house_box("ulm", 0, MOST)[0] >= g.HOUSE[0], "side by side"


def test_the_houses_of_all_seats_stand_in_the_middle_of_their_city() -> None:
    for seats in range(2, MOST + 1):
        first, last = g.house_box("ulm", 0, seats), g.house_box("ulm", seats - 1, seats)
        assert (first[0] + last[0] + last[2]) / 2 == pytest.approx(g.city_sign_center("ulm")[0])


def test_a_letter_lies_where_the_houses_will_stand() -> None:
    for city in g.CITIES:
        left, top, wide, high = g.letter_box(city)
        assert left + wide / 2 == g.city_sign_center(city)[0]
        assert within((left, top, wide, high), g.city_click_box(city))
        assert not any(overlap(g.letter_box(city), g.city_sign_box(other)) for other in g.CITIES)


def test_what_can_be_clicked_does_not_lie_under_a_neighbour() -> None:
    for one, other in combinations(g.CITIES, 2):
        assert not overlap(g.city_click_box(one), g.city_click_box(other)), (one, other)
        assert within(g.city_click_box(one), MAP), one


def test_ornaments_stand_where_no_piece_does() -> None:
    for kind, boxes in FURNITURE.items():
        for box, city in product(boxes, g.CITIES):
            ornament = tuple(map(float, box))
            assert not overlap((ornament[0], ornament[1], ornament[2], ornament[3]), row(city)), (kind, box, city)
            assert not overlap((ornament[0], ornament[1], ornament[2], ornament[3]), g.city_sign_box(city)), (
                kind,
                box,
                city,
            )


def test_the_small_map_shows_the_same_cities() -> None:
    text = (TEMPLATES / "mini.html").read_text("utf-8")
    dots = re.search(r'class="dots" d="([^"]*)"', text)
    assert dots is not None
    assert set(re.findall(r"M(\d+) (\d+)h0", dots[1])) == {(str(x), str(y)) for x, y, _, _ in g.CITIES.values()}


@pytest.mark.parametrize("template", ["map.html", "pieces.html", "player.html", "sprites.html", "cabinet.html"])
def test_every_symbol_that_is_used_is_drawn(template: str) -> None:
    """Those of a whole kind, as the houses of each shape, are checked by name below."""
    drawn = set(re.findall(r'id="([\w-]+)"', (TEMPLATES / "sprites.html").read_text("utf-8")))
    drawn |= set(re.findall(r'id="([\w-]+)"', (TEMPLATES / "map.html").read_text("utf-8")))
    drawn |= set(re.findall(r'id="([\w-]+)"', (TEMPLATES / "pieces.html").read_text("utf-8")))
    text = (TEMPLATES / template).read_text("utf-8")
    used = set(re.findall(r'href="#([\w-]+)"', text)) | set(re.findall(r'icon\("([\w-]+)"', text))
    assert used <= drawn
    for shape in SEAT_SHAPES[: META.max_seats]:
        assert f"h-{shape}" in drawn
    assert {f"v-{sign}" for _, _, sign, _ in g.CITIES.values()} <= drawn
