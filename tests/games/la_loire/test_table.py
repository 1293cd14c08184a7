"""The drawn board: nothing overlaps however many pieces meet, and every choice finds its things on it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import combinations, product
from typing import Any

import pytest

from estafette import Dice
from estafette.games.la_loire import actions as x
from estafette.games.la_loire import components as c
from estafette.games.la_loire.game import GAME
from estafette.games.la_loire.state import State
from estafette.games.la_loire.table import geometry as g
from estafette.games.la_loire.table import icon, scene, steps, touches
from estafette.games.la_loire.table.lanes import HORSE, block, docks, lanes
from estafette.text import Speaker
from la_loire import Table

SHAPES = ("disc", "square", "lozenge", "hexagon")
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


@dataclass
class Player:
    seat: int
    name: str = "Anna"
    you: bool = True

    @property
    def shape(self) -> str:
        return SHAPES[self.seat]

    @property
    def col(self) -> str:
        return f"p{self.seat + 1}"


def drawn(s: State, choices: list[Any] | None = None) -> dict[str, Any]:
    return scene(GAME.view(s, s.turn), WORDS, [Player(i) for i in range(s.seats)])


def positions(seats: int, seed: int, options: dict[str, Any], every: int = 29) -> Iterator[State]:
    """A match of people who rather do something than nothing; one position in so many."""
    s, chance, dice = GAME.new(seats, Dice(seed), **options), random.Random(seed), Dice(seed + 1)
    played = 0
    while not s.over and played < 600:
        if played % every == 0:
            yield s
        legal = GAME.legal(s, s.turn)
        busy = [a for a in legal if a != x.DONE.first and x.KIND_OF[a] != x.RECALL.index]
        GAME.apply(s, s.turn, chance.choice(busy or legal), dice)
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
    for name, _, (left, top, width, height) in found:
        assert min(left, top) >= 18, f"{name} leaves the map"
        assert left + width <= 982, f"{name} leaves the map"
        assert top + height <= 682, f"{name} leaves the map"


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES)
def test_nothing_overlaps_in_random_matches(seats: int, seed: int, options: dict[str, Any]) -> None:
    for s in positions(seats, seed, options):
        assert_tidy(boxes(drawn(s)))


@pytest.mark.parametrize("place", c.LOCATION_IDS)
def test_nothing_overlaps_where_everybody_meets(place: str) -> None:
    """All stacks, a herd, all tokens and the circus in one village, in every mixture of directions; boats as tight."""
    others = [id for id in c.LOCATION_IDS if id != place]
    for back, horses, tokens, circus in product(range(9), (0, 2, 3, 24), (0, 1, 3, 8), (False, True)):
        room = lanes(place, 8 - back, back, horses, 0 if place in ("nantes", "orleans") else tokens, circus)
        found = [(f"stack {i}", "", b) for i, b in enumerate(room.onward + room.back)]
        found += [(f"horse {i}", "here", b) for i, b in enumerate(room.herd)]
        found += [(f"token {i}", "", b) for i, b in enumerate(room.tokens)]
        found += [("tally", "", room.tally)] if room.tally else []
        found += [("tent", "", room.tent)] if circus and place not in ("nantes", "orleans") else []
        found += [("market", "", g.MARKET), ("title", "", g.TITLE), ("spot", "", block(place))]
        assert len(found) >= 8
        assert_tidy(found)
        if back in (0, 8) and horses == 24 and tokens in (0, 8):
            for around in others:  # whatever stands elsewhere stays out of the way
                neighbour = lanes(around, 8 if back else 0, 0 if back else 8, 24, 8, True)
                theirs = [(f"{around} {i}", "", b) for i, b in enumerate(neighbour.onward + neighbour.back)]
                theirs += [(f"{around} horse", "there", b) for b in neighbour.herd]
                theirs += [(f"{around} token", "", b) for b in neighbour.tokens]
                assert_tidy(found + theirs + [(f"spot {around}", "", block(around))])


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
    grounds: list[tuple[str, str, g.Box]] = []
    for place in c.LOCATION_IDS:
        for onward, back in ((8, 0), (0, 8), (1, 1), (2, 2)):
            room = lanes(place, onward, back, 24, 8, False)
            grounds += [(f"{place} stack", "", b) for b in room.onward + room.back]
            grounds += [(f"{place} herd", "", b) for b in room.herd]
            grounds += [(f"{place} token", "", b) for b in room.tokens]
        grounds.append((f"spot {place}", "", block(place)))
    for space, (px, py) in enumerate(spaces):
        numbers = [  # the rings of the others, the digits of its own
            (f"number {n}", "", (nx - 8.0, ny - 6.0, 16.0, 12.0) if n == space else (nx - 11.0, ny - 11.0, 22.0, 22.0))
            for n, (nx, ny) in enumerate(spaces)
        ]
        for crew in (1, 2, 3, 4):
            for b in docks(space, px, py, crew):
                for name, _, other in grounds + numbers:
                    assert not overlap(b, other), f"boat {b}, {crew} on space {space}, overlaps {name} {other}"


def test_crowded_pieces_stay_large_enough_to_see() -> None:
    for place in c.LOCATION_IDS:
        for onward, back in ((2, 2), (4, 0), (0, 4)):
            for box in (lambda room: room.onward + room.back)(lanes(place, onward, back, 3, 2, True)):
                assert box[2] >= 24, place
        for box in lanes(place, 8, 0, 3, 8, True).tokens:
            assert box[2] >= 12, place
    assert HORSE[0] >= 24


# Anchors, icons, steps


def anchors_on(picture: dict[str, Any]) -> set[str]:
    found = {f"location:{p['id']}" for p in picture["land"]} | {f"shield:{t['id']}" for t in picture["market"]["tiles"]}
    found |= {a for kind in ("spots", "stacks", "tokens", "boats") for p in picture[kind] for a in p["anchors"].split()}
    found |= {f"horses:{h['place']}" for h in picture["horses"]}
    found |= {f"{what}-at:{p['id']}" for p in picture["land"] if p["kind"] != "city" for what in ("good", "building")}
    found |= set(re.findall(r'data-anchor="([^"]+)"', picture["ground"])) | {p["anchor"] for p in picture["previews"]}
    found |= {"circus"} if picture["tent"] else set()
    for satchel in picture["satchels"].values():
        found |= {letter["anchor"] for letter in satchel["letters"]} | {card["anchor"] for card in satchel["cards"]}
        found |= {f"good:{good}" for good, *_ in satchel["goods"]} | {"deniers"}
    return found


# Names of things that lie in no place: what is for sale, and how many
OFF_THE_BOARD = ("horses:", "building:", "payment:", "palace:", "level:", "character:", "which:free")
# Shown only while it makes sense: a boat at its goal goes nowhere, the dearest tile stays where it is
MAY_BE_MISSING = ("ghost:", "arc:")


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES)
def test_every_choice_finds_its_things_on_the_board(seats: int, seed: int, options: dict[str, Any]) -> None:
    for s in positions(seats, seed, options, every=37):
        if s.over:
            continue
        view = GAME.view(s, s.turn)
        decision = GAME.decision(s, s.turn)
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
    text = (files("estafette.games.la_loire") / "table" / "templates" / "sprites.html").read_text("utf-8")
    return set(re.findall(r'id="([^"{]+)"', text))


def test_every_kind_of_action_has_a_picture() -> None:
    t = Table(2)
    view = GAME.view(t.s, 0)
    known = sprites()
    for action in range(x.ACTIONS):
        notation = GAME.notation(action)
        assert icon(view, notation) in known, notation
        assert isinstance(touches(view, notation, x.SPACE.anchors(action)), list)


def test_goods_deniers_and_wood_have_pictures_for_prices() -> None:
    assert {"g-denier", "g-letter", *(f"g-{good}" for good in c.GOOD_IDS)} <= sprites()


@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_steps_are_words_in_every_language(code: str) -> None:
    speaker = Speaker(code, "la-loire")
    seen = set()
    for s in positions(2, 5, {}, every=5):
        bar = steps(GAME.view(s, s.turn))
        seen |= {id for id, _ in bar}
        assert bool(s.over) == (not bar)
        assert sum(state == "cur" for _, state in bar) == (not s.over)
        assert all(speaker.knows(id) for id, _ in bar)
        for second in (False, True):
            told = steps({**GAME.view(s, s.turn), "second": second})
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
