"""However many pieces meet, nothing on the drawn board overlaps, and nothing becomes too small to see."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import dist
from typing import Any

import pytest

from games.la_loire.boards import MATCHES, drawn, positions
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.web.board import geometry as g
from postchaise.games.la_loire.web.board.piece_layout import (
    HIGH,
    LocationLayout,
    lay_out_location,
    location_click_box,
    place_boats,
)
from postchaise.games.la_loire.web.board.piece_packing import HORSE, Widths
from postchaise.games.la_loire.web.board.pieces import compute_stack_width


def boxes(picture: dict[str, Any]) -> list[tuple[str, str, g.Box]]:
    """Name, herd or "", and place of everything that takes room."""
    found = [("market", "", g.MARKET), ("title", "", g.TITLE)]
    found += [(f"spot {p['id']}", "", p["at"]) for p in picture["click_targets"]]
    found += [(f"stack {p['id']}", "", p["at"]) for p in picture["stacks"]]
    found += [(f"horse {p['id']}", p["place"], p["at"]) for p in picture["horses"]]
    found += [(f"tally {p['place']}", "", p["at"]) for p in picture["tallies"]]
    found += [(f"token {p['id']}", "", p["at"]) for p in picture["tokens"]]
    found += [(f"boat {p['id']}", "", p["at"]) for p in picture["boats"]]
    found += [("tent", "", picture["tent"]["at"])] if picture["tent"] else []
    return found


def overlap(a: g.Box, b: g.Box) -> bool:
    slack = 0.11  # of rounding
    return (
        a[0] + slack < b[0] + b[2]
        and b[0] + slack < a[0] + a[2]
        and a[1] + slack < b[1] + b[3]
        and b[1] + slack < a[1] + a[3]
    )


def assert_tidy(found: list[tuple[str, str, g.Box]]) -> None:
    for (name, herd, a), (other, herd2, b) in combinations(found, 2):
        if not (herd and herd == herd2):
            assert not overlap(a, b), f"{name} {a} overlaps {other} {b}"
    for name, _, (left, top, wide, high) in found:
        assert min(left, top) >= 18, f"{name} leaves the map"
        assert left + wide <= 982, f"{name} leaves the map"
        assert top + high <= 682, f"{name} leaves the map"


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES)
def test_nothing_overlaps_in_random_matches(seats: int, seed: int, options: dict[str, Any]) -> None:
    for s in positions(seats, seed, options):
        assert_tidy(boxes(drawn(s)))


CITIES = ("nantes", "orleans")
RIDER = compute_stack_width("merchant", c.STACK_LIMIT_SCOUT)  # the widest
LIGHT = compute_stack_width("messenger", 1)
WALKERS = (compute_stack_width("merchant", 0), compute_stack_width("messenger", 0))
CROWDS: list[Widths] = [  # in the order of the seats, the merchant first
    (RIDER,) * 8,
    (LIGHT,) * 8,
    (*WALKERS,) * 4,
    (RIDER, WALKERS[1]) * 4,
    (WALKERS[0], LIGHT, RIDER, WALKERS[1], WALKERS[0], WALKERS[1], RIDER, RIDER),
]


def things(place: str, room: LocationLayout, circus: bool) -> list[tuple[str, str, g.Box]]:
    found = [(f"{place} stack {i}", "", b) for i, b in enumerate(room.onward + room.back)]
    found += [(f"{place} horse {i}", place, b) for i, b in enumerate(room.herd)]
    found += [(f"{place} token {i}", "", b) for i, b in enumerate(room.tokens)]
    found += [(f"{place} tally", "", room.tally)] if room.tally else []
    found += [(f"{place} tent", "", room.tent)] if circus and place not in CITIES else []
    return [*found, (f"spot {place}", "", location_click_box(place))]


def settled(place: str, onward: Widths, back: Widths, horses: int, tokens: int, circus: bool) -> LocationLayout:
    """Nobody marks a city, and the circus never comes there."""
    city = place in CITIES
    return lay_out_location(place, onward, back, horses, 0 if city else tokens, circus and not city)


def sizes(room: LocationLayout) -> list[float]:
    return [box[3] / HIGH for box in room.onward + room.back]


@pytest.mark.parametrize("place", c.LOCATION_IDS)
def test_nothing_overlaps_where_everybody_meets(place: str) -> None:
    """Up to all stacks, a herd, all tokens and the circus in one village, in every mixture of directions and sizes."""
    fixed = [("market", "", g.MARKET), ("title", "", g.TITLE)]
    for number, (crowd, count) in enumerate(product(CROWDS[::2], (1, 4, 8))):
        for onward in range(count + 1):
            small = list(product((0, 2, 3, 24), (0, 2, 8), (False, True)))
            for horses, tokens, circus in [*small[(number + onward) % 3 :: 3], small[-1]]:
                room = settled(place, crowd[:onward], crowd[onward:count], horses, tokens, circus)
                found = things(place, room, circus)
                assert len(room.onward + room.back) == count
                assert bool(room.herd) == bool(horses)
                assert len(room.tokens) == (0 if place in CITIES else tokens)
                assert_tidy(found + fixed)


SPLITS = [(8, 0), (0, 8), (4, 4), (7, 1), (1, 7), (4, 0), (0, 4), (1, 1)]


@cache
def around(place: str) -> list[tuple[str, str, g.Box]]:
    """Whatever may stand at a location, now and then."""
    found = []
    for crowd, (onward, back), small in product(CROWDS[::2], SPLITS, ((0, 0, False), (2, 1, True), (24, 8, True))):
        room = settled(place, crowd[:onward], crowd[onward : onward + back], *small)
        found += things(place, room, small[2])
    return list(dict.fromkeys(found))


def test_whatever_stands_at_a_location_keeps_off_the_others() -> None:
    grounds = {place: around(place) for place in c.LOCATION_IDS}
    for one, two in combinations(grounds, 2):
        if dist(g.PLACES[one][:2], g.PLACES[two][:2]) > 260:
            continue
        for (name, _, a), (other, _, b) in product(grounds[one], grounds[two]):
            assert not overlap(a, b), f"{name} {a} overlaps {other} {b}"


@pytest.mark.parametrize("place", c.LOCATION_IDS)
def test_ornaments_stand_where_no_piece_does(place: str) -> None:
    ornaments: list[tuple[str, g.Box]] = [("rose", (g.ROSE[0] - 27, g.ROSE[1] - 41, 54, 68))]
    ornaments += [(f"{kind} at {left} {top}", (left, top, wide, high)) for kind, left, top, wide, high in g.FURNITURE]
    for (ornament, a), (name, _, b) in product(ornaments, around(place)):
        assert not overlap(a, b), f"{name} {b} covers the {ornament}"


def test_boats_never_overlap_on_any_spaces() -> None:
    spaces = g.place_river_spaces(c.LAST_SPACE)
    fixed = [("market", "", g.MARKET), ("title", "", g.TITLE)]
    for places in product(range(c.LAST_SPACE + 1), repeat=2):
        for crews in ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (4, 0)):
            if places[0] == places[1] and crews[1]:
                continue
            found = [
                (f"{space} {i}", "", b)
                for space, crew in zip(places, crews, strict=True)
                if crew
                for i, b in enumerate(place_boats(space, *spaces[space], crew))
            ]
            assert_tidy(found + fixed)


def test_boats_keep_off_the_ground_of_other_pieces_and_off_the_numbers() -> None:
    spaces = g.place_river_spaces(c.LAST_SPACE)
    grounds = [thing for place in c.LOCATION_IDS for thing in around(place)]
    for space, (px, py) in enumerate(spaces):
        numbers = [  # the rings of the others, the digits of its own
            (f"number {n}", "", (nx - 8.0, ny - 6.0, 16.0, 12.0) if n == space else (nx - 11.0, ny - 11.0, 22.0, 22.0))
            for n, (nx, ny) in enumerate(spaces)
        ]
        for crew in (1, 2, 3, 4):
            for b in place_boats(space, px, py, crew):
                for name, _, other in grounds + numbers:
                    assert not overlap(b, other), f"boat {b}, {crew} on space {space}, overlaps {name} {other}"


SMALL = [(0, 0, False), (1, 1, False), (2, 2, True), (4, 3, True), (24, 8, True)]


@pytest.mark.parametrize("place", c.LOCATION_IDS)
def test_crowded_pieces_stay_large_enough_to_see(place: str) -> None:
    for small in SMALL:
        for rider in (RIDER, LIGHT):
            for onward, back in ((4, 0), (0, 4), (2, 2)):
                room = settled(place, (rider,) * onward, (rider,) * back, *small)
                assert min(sizes(room)) >= 0.7 - 1e-9, (onward, back, small)
        for onward in range(9):
            room = settled(place, (RIDER,) * onward, (RIDER,) * (8 - onward), *small)
            assert min(sizes(room)) >= 0.5 - 1e-9, (onward, small)
            assert all(box[2] >= 12 for box in room.tokens), (onward, small)
    assert HORSE[0] >= 24


@pytest.mark.parametrize("place", c.LOCATION_IDS)
def test_one_piece_each_way_is_drawn_in_full_size(place: str) -> None:
    for one, two in product((*WALKERS, LIGHT), repeat=2):
        assert min(sizes(settled(place, (one,), (two,), 1, 1, False))) == 1.0, (one, two)


@pytest.mark.parametrize("place", [place for place in c.LOCATION_IDS if g.PLACES[place][2] == g.ROW])
def test_four_on_foot_are_drawn_as_large_as_one(place: str) -> None:
    for onward, back in ((4, 0), (0, 4)):
        room = settled(place, (WALKERS * 2)[:onward], (WALKERS * 2)[:back], 1, 1, False)
        assert min(sizes(room)) > 0.95, (onward, back)


@pytest.mark.parametrize("place", [id for id, (_, _, kind) in g.PLACES.items() if kind == "row"])
def test_horses_and_tokens_lie_next_to_their_own_village(place: str) -> None:
    room = lay_out_location(place, (), (), 2, 1, False)
    step = abs(g.PLACES["tours"][0] - g.PLACES["langeais"][0])
    for left, _, wide, _ in (*room.herd, *room.tokens):
        assert abs(left + wide / 2 - g.PLACES[place][0]) < step / 4, "not halfway to the next one"


@pytest.mark.parametrize("tokens", [0, 1])
@pytest.mark.parametrize("place", [place for place in c.LOCATION_IDS if g.PLACES[place][2] == g.COLUMN])
def test_a_piece_in_a_column_touches_its_own_village(place: str, tokens: int) -> None:
    x, y, wide, high = location_click_box(place)
    for piece in (*WALKERS, LIGHT):
        room = settled(place, (), (piece,), 1, tokens, False)
        left, top, width, height = room.back[0]
        apart = max(x - left - width, left - x - wide, 0.0), max(y - top - height, top - y - high, 0.0)
        assert max(apart) <= 1.0, (piece, apart)
