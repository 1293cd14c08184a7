"""The drawn board: nothing overlaps however many pieces meet, and every choice finds its things on it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations, product
from math import dist
from typing import Any

import pytest

from estafette import Dice
from estafette.games.la_loire import actions as x
from estafette.games.la_loire import components as c
from estafette.games.la_loire.game import GAME
from estafette.games.la_loire.state import State
from estafette.games.la_loire.table import geometry as g
from estafette.games.la_loire.table.figures import drawing, width
from estafette.games.la_loire.table.lanes import HIGH, Lanes, block, docks, lanes
from estafette.games.la_loire.table.packing import HORSE, Widths
from estafette.games.la_loire.table.scene import scene
from estafette.games.la_loire.table.touch import icon, steps, touches
from estafette.table.seats import Player
from estafette.text import Speaker
from la_loire import Table, rule

WORDS = Speaker("en", "la-loire")
MATCHES = [
    (seats, seed, options)
    for seed, (seats, options) in enumerate(
        product(
            (1, 2, 3, 4),
            (
                {},
                {"edition": "fr"},
                {"edition": "de"},
                {"variant": "casual"},
                {"variant": "casual", "edition": "fr"},
                {"end_boat": (1, 5, 20, 20)},
            ),
        )
    )
]


def drawn(s: State, choices: list[Any] | None = None) -> dict[str, Any]:
    drawn = scene(GAME.view(s, s.active), WORDS, [Player(seat, "Anna", you=True) for seat in range(s.seats)])
    return {**drawn, **drawn["standing"]}


def positions(seats: int, seed: int, options: dict[str, Any], every: int = 29) -> Iterator[State]:
    """A match of people who rather do something than nothing; one position in so many."""
    s, chance, dice = GAME.new(seats, Dice(seed), **options), random.Random(seed), Dice(seed + 1)
    played = 0
    while not s.over and played < 600:
        if played % every == 0:
            yield s
        legal = GAME.legal(s, s.active)
        busy = [a for a in legal if a != x.DONE.first and x.KIND[a] is not x.RECALL]
        GAME.apply(s, s.active, chance.choice(busy or legal), dice)
        played += 1
    yield s


def boxes(picture: dict[str, Any]) -> list[tuple[str, str, g.Box]]:
    """Name, herd or "", and place of everything that takes room."""
    found = [("market", "", g.MARKET), ("title", "", g.TITLE)]
    found += [(f"spot {p['id']}", "", p["at"]) for p in picture["spots"]]
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
RIDER = width("merchant", c.STACK_LIMIT_SCOUT)  # the widest
LIGHT = width("messenger", 1)
WALKERS = (width("merchant", 0), width("messenger", 0))
CROWDS: list[Widths] = [  # in the order of the seats, the merchant first
    (RIDER,) * 8,
    (LIGHT,) * 8,
    (*WALKERS,) * 4,
    (RIDER, WALKERS[1]) * 4,
    (WALKERS[0], LIGHT, RIDER, WALKERS[1], WALKERS[0], WALKERS[1], RIDER, RIDER),
]


def things(place: str, room: Lanes, circus: bool) -> list[tuple[str, str, g.Box]]:
    found = [(f"{place} stack {i}", "", b) for i, b in enumerate(room.onward + room.back)]
    found += [(f"{place} horse {i}", place, b) for i, b in enumerate(room.herd)]
    found += [(f"{place} token {i}", "", b) for i, b in enumerate(room.tokens)]
    found += [(f"{place} tally", "", room.tally)] if room.tally else []
    found += [(f"{place} tent", "", room.tent)] if circus and place not in CITIES else []
    return [*found, (f"spot {place}", "", block(place))]


def settled(place: str, onward: Widths, back: Widths, horses: int, tokens: int, circus: bool) -> Lanes:
    """Nobody marks a city, and the circus never comes there."""
    city = place in CITIES
    return lanes(place, onward, back, horses, 0 if city else tokens, circus and not city)


def sizes(room: Lanes) -> list[float]:
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
    spaces = g.spaces(c.LAST_SPACE)
    fixed = [("market", "", g.MARKET), ("title", "", g.TITLE)]
    for places in product(range(c.LAST_SPACE + 1), repeat=2):
        for crews in ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (4, 0)):
            if places[0] == places[1] and crews[1]:
                continue
            found = [
                (f"{space} {i}", "", b)
                for space, crew in zip(places, crews, strict=True)
                if crew
                for i, b in enumerate(docks(space, *spaces[space], crew))
            ]
            assert_tidy(found + fixed)


def test_boats_keep_off_the_ground_of_other_pieces_and_off_the_numbers() -> None:
    spaces = g.spaces(c.LAST_SPACE)
    grounds = [thing for place in c.LOCATION_IDS for thing in around(place)]
    for space, (px, py) in enumerate(spaces):
        numbers = [  # the rings of the others, the digits of its own
            (f"number {n}", "", (nx - 8.0, ny - 6.0, 16.0, 12.0) if n == space else (nx - 11.0, ny - 11.0, 22.0, 22.0))
            for n, (nx, ny) in enumerate(spaces)
        ]
        for crew in (1, 2, 3, 4):
            for b in docks(space, px, py, crew):
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
    room = lanes(place, (), (), 2, 1, False)
    step = abs(g.PLACES["tours"][0] - g.PLACES["langeais"][0])
    for left, _, wide, _ in (*room.herd, *room.tokens):
        assert abs(left + wide / 2 - g.PLACES[place][0]) < step / 4, "not halfway to the next one"


def test_the_board_tells_what_is_left() -> None:
    t = Table(2).goods(seat=1, cheese=8)
    t.s.palace_stock[c.PALACE_IDS.index("bank-nantes")] = 0
    t.s.stock[c.CHARACTER_IDS.index("witch")] = 0
    picture = drawn(t.s)
    labels = {spot["id"]: spot["label"] for spot in picture["spots"]}
    assert "none left" in labels["saumur"]
    assert f"{c.GOOD_CARDS[c.GOOD_IDS.index('wine')]} left" in labels["chinon"]
    assert "Post Office of Nantes (2)" in labels["nantes"]
    assert "Bank of Nantes" not in labels["nantes"]
    assert "Bank of Orléans (2)" in labels["orleans"]
    assert "Squire" in picture["tent"]["label"]
    assert "Witch" not in picture["tent"]["label"]


def test_the_arrow_of_a_direction_stays_inside_its_box() -> None:
    """A box never overlaps another, so an arrow inside it touches nobody; and it is not far from the figure."""
    for kind, west in product(("merchant", "messenger"), (False, True)):
        for horses in range(c.STACK_LIMIT_SCOUT + 1):
            drawn_so = drawing(kind, horses, west)
            _, _, wide, high = (float(n) for n in drawn_so["view"].split())
            left, top = (float(n) for n in drawn_so["arrow"].split())
            assert 6 <= left <= wide - 6, (kind, horses, west)
            assert 6 <= top <= high - 6, (kind, horses, west)
            assert (left < wide / 2) == west


# Anchors, icons, steps


def anchors_on(picture: dict[str, Any]) -> set[str]:
    found = {f"location:{p['id']}" for p in picture["land"]} | {f"shield:{t['id']}" for t in picture["market"]["tiles"]}
    found |= {a for kind in ("spots", "stacks", "tokens", "boats") for p in picture[kind] for a in p["anchors"].split()}
    found |= {f"horses:{h['place']}" for h in picture["horses"]}
    found |= {f"{what}-at:{p['id']}" for p in picture["land"] if p["kind"] != "city" for what in ("good", "building")}
    found |= set(re.findall(r'data-anchor="([^"]+)"', picture["ground"])) | {p["anchor"] for p in picture["previews"]}
    found |= {"circus"} if picture["tent"] else set()
    for satchel in picture["satchels"]:
        found |= {letter["anchor"] for letter in satchel["messages"]} | {card["anchor"] for card in satchel["cards"]}
        found |= {f"good:{good}" for good, *_ in satchel["goods"]} | {"deniers"}
    return found


@rule("LL-SHIP-03", "LL-BUY-06")
@pytest.mark.parametrize(("left", "spaces"), [(2, {19, 20}), (1, {20}), (0, set())])
def test_a_boat_is_shown_where_it_would_come_to(left: int, spaces: set[int]) -> None:
    t = Table(2).deniers(20).stop("merchant", "nantes")
    t.s.boat[0] = t.s.options.end_space - left
    shown = {preview["anchor"] for preview in drawn(t.s, [])["previews"]}
    assert shown == {f"ghost:0-{space}" for space in spaces}
    assert not spaces or "ghost:0-20" in touches(GAME.view(t.s, 0), "ship 2", [])
    t.building("saumur", "castle", seat=1).stop("merchant", "saumur")
    assert "ghost:1-1" in {preview["anchor"] for preview in drawn(t.s, [])["previews"]}
    assert "ghost:1-1" in touches(GAME.view(t.s, 0), "buy cheese", [])


# Names of things that lie in no place: what is for sale, and how many
OFF_THE_BOARD = ("horses:", "building:", "payment:", "palace:", "deck:", "character:", "which:free")
# Shown only while it makes sense: a boat at its goal goes nowhere, the dearest tile stays where it is
MAY_BE_MISSING = ("ghost:", "arc:")


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES)
def test_every_choice_finds_its_things_on_the_board(seats: int, seed: int, options: dict[str, Any]) -> None:
    for s in positions(seats, seed, options, every=37):
        if s.over:
            continue
        view = GAME.view(s, s.active)
        decision = GAME.decision(s, s.active)
        assert decision is not None
        picture = drawn(s, decision.open)
        there = anchors_on(picture)
        for choice in decision.open:
            named = [a for a in choice.anchors if not a.startswith(OFF_THE_BOARD)]
            if choice.notation.startswith("keep "):
                named = []  # cards of a deck
            assert set(named) <= there, choice.notation
        for choice in decision.choices:
            lit = touches(view, choice.notation, choice.anchors)
            assert set(choice.anchors) <= set(lit)
            own = [a for a in lit if a not in choice.anchors and not a.startswith(MAY_BE_MISSING)]
            assert set(own) <= there, choice.notation


def sprites() -> set[str]:
    own = files("estafette.games.la_loire") / "table" / "templates" / "sprites.html"
    shared = files("estafette.table") / "templates" / "_land-sprites.html"
    return set(re.findall(r'id="([^"{]+)"', own.read_text("utf-8") + shared.read_text("utf-8")))


def test_every_kind_of_action_has_a_picture() -> None:
    t = Table(2)
    view = GAME.view(t.s, 0)
    known = sprites()
    for action in range(x.ACTIONS):
        notation = GAME.notation(action)
        assert (icon(view, notation) or x.SPACE.icon(action)) in known, notation
        assert isinstance(touches(view, notation, x.SPACE.anchors(action)), list)


def test_goods_deniers_and_wood_have_pictures_for_prices() -> None:
    assert {"g-denier", "g-letter", *(f"g-{good}" for good in c.GOOD_IDS)} <= sprites()


@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_steps_are_words_in_every_language(code: str) -> None:
    speaker = Speaker(code, "la-loire")
    seen = set()
    for s in positions(2, 5, {}, every=5):
        bar = steps(GAME.view(s, s.active))
        seen |= {id for id, _ in bar}
        assert bool(s.over) == (not bar)
        assert sum(state == "cur" for _, state in bar) == (not s.over)
        assert all(speaker.knows(id) for id, _ in bar)
        for second in (False, True):
            told = steps({**GAME.view(s, s.active), "second": second})
            assert all(speaker.knows(id) for id, _ in told)
            assert len(told) in (0, 3, 4)
    assert "ll-step-first" in seen


def test_stack_on_foot_and_on_three_horses_are_drawn() -> None:
    text = (files("estafette.games.la_loire") / "table" / "templates" / "sprites.html").read_text("utf-8")
    assert 'id="st-{{ kind }}-0"' in text
    assert "for n in (1, 2, 3)" in text
    assert c.STACK_LIMIT_SCOUT == 3


def test_the_river_is_long_enough_for_any_end_space() -> None:
    option = next(option for option in GAME.meta.options if option.key == "end_boat")
    assert option.most == c.LAST_SPACE
    assert len(g.spaces(c.LAST_SPACE)) == c.LAST_SPACE + 1
    assert len(g.spaces(30)) == 31  # a longer river would be drawn, too


def test_names_of_gliding_pieces_are_unique() -> None:
    for s in positions(4, 8, {}, every=25):
        picture = drawn(s)
        names = [f"horse-{h['id']}" for h in picture["horses"]] + [f"s{p['id']}" for p in picture["stacks"]]
        names += [f"boat-{b['id']}" for b in picture["boats"]] + [f"token-{t['id']}" for t in picture["tokens"]]
        assert len(names) == len(set(names))
        assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in names)
