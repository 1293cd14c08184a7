"""The drawn board: what it shows, and that every choice finds its anchors on it."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from games.la_loire.boards import MATCHES, drawn, positions
from la_loire import Table, rule
from postchaise.games.la_loire import actions as x
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.web.board import geometry as g
from postchaise.games.la_loire.web.board.pieces import build_stack_drawing
from postchaise.games.la_loire.web.highlights import list_highlights
from postchaise.games.la_loire.web.panel import list_turn_steps
from postchaise.i18n import Translator


def test_the_board_shows_what_is_left() -> None:
    t = Table(2).goods(seat=1, cheese=8)
    t.s.palace_stock[c.PALACE_IDS.index("bank-nantes")] = 0
    t.s.stock[c.CHARACTER_IDS.index("witch")] = 0
    picture = drawn(t.s)
    labels = {spot["id"]: spot["label"] for spot in picture["click_targets"]}
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
            drawn_so = build_stack_drawing(kind, horses, west)
            _, _, wide, high = (float(n) for n in drawn_so["view"].split())
            left, top = (float(n) for n in drawn_so["arrow"].split())
            assert 6 <= left <= wide - 6, (kind, horses, west)
            assert 6 <= top <= high - 6, (kind, horses, west)
            assert (left < wide / 2) == west


# Anchors, icons, steps


def anchors_on(picture: dict[str, Any]) -> set[str]:
    found = {f"location:{p['id']}" for p in picture["land"]} | {f"shield:{t['id']}" for t in picture["market"]["tiles"]}
    found |= {
        a
        for kind in ("click_targets", "stacks", "tokens", "boats")
        for p in picture[kind]
        for a in p["anchors"].split()
    }
    found |= {f"horses:{h['place']}" for h in picture["horses"]}
    found |= {f"{what}-at:{p['id']}" for p in picture["land"] if p["kind"] != "city" for what in ("good", "building")}
    found |= set(re.findall(r'data-anchor="([^"]+)"', picture["ground"])) | {p["anchor"] for p in picture["previews"]}
    found |= {"circus"} if picture["tent"] else set()
    for player_board in picture["player_boards"]:
        found |= {letter["anchor"] for letter in player_board["messages"]} | {
            card["anchor"] for card in player_board["cards"]
        }
        found |= {f"good:{good}" for good, *_ in player_board["goods"]} | {"deniers"}
    return found


@rule("LL-SHIP-03", "LL-BUY-06")
@pytest.mark.parametrize(("left", "spaces"), [(2, {19, 20}), (1, {20}), (0, set())])
def test_a_boat_is_shown_where_it_would_come_to(left: int, spaces: set[int]) -> None:
    t = Table(2).deniers(20).stop("merchant", "nantes")
    t.s.boat[0] = t.s.options.end_space - left
    shown = {preview["anchor"] for preview in drawn(t.s, [])["previews"]}
    assert shown == {f"ghost:0-{space}" for space in spaces}
    assert not spaces or "ghost:0-20" in list_highlights(GAME.view(t.s, 0), GAME.parse("ship 2"), [])
    t.building("saumur", "castle", seat=1).stop("merchant", "saumur")
    assert "ghost:1-1" in {preview["anchor"] for preview in drawn(t.s, [])["previews"]}
    assert "ghost:1-1" in list_highlights(GAME.view(t.s, 0), GAME.parse("buy cheese"), [])


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
        picture = drawn(s, decision.allowed)
        there = anchors_on(picture)
        for choice in decision.allowed:
            named = [a for a in choice.anchors if not a.startswith(OFF_THE_BOARD)]
            if choice.notation.startswith("keep "):
                named = []  # cards of a deck
            assert set(named) <= there, choice.notation
        for choice in decision.choices:
            lit = list_highlights(view, choice.action, choice.anchors)
            assert set(choice.anchors) <= set(lit)
            own = [a for a in lit if a not in choice.anchors and not a.startswith(MAY_BE_MISSING)]
            assert set(own) <= there, choice.notation


def sprites() -> set[str]:
    own = files("postchaise.games.la_loire") / "web" / "templates" / "sprites.html"
    shared = files("postchaise.web") / "templates" / "_land-sprites.html"
    return set(re.findall(r'id="([^"{]+)"', own.read_text("utf-8") + shared.read_text("utf-8")))


def test_every_kind_of_action_has_a_picture() -> None:
    t = Table(2)
    view = GAME.view(t.s, 0)
    known = sprites()
    for action in range(x.ACTIONS):
        notation = GAME.notation(action)
        assert x.SPACE.icon(action) in known, notation
        assert isinstance(list_highlights(view, action, x.SPACE.anchors(action)), list)


def test_goods_deniers_and_wood_have_pictures_for_prices() -> None:
    assert {"g-denier", "g-letter", *(f"g-{good}" for good in c.GOOD_IDS)} <= sprites()


@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_steps_are_words_in_every_language(code: str) -> None:
    translator = Translator(code, "la-loire")
    seen = set()
    for s in positions(2, 5, {}, every=5):
        bar = list_turn_steps(GAME.view(s, s.active))
        seen |= {id for id, _ in bar}
        assert bool(s.over) == (not bar)
        assert sum(state == "current" for _, state in bar) == (not s.over)
        assert all(translator.knows(id) for id, _ in bar)
        for second in (False, True):
            told = list_turn_steps({**GAME.view(s, s.active), "second": second})
            assert all(translator.knows(id) for id, _ in told)
            assert len(told) in (0, 3, 4)
    assert "ll-step-first" in seen


def test_stack_on_foot_and_on_three_horses_are_drawn() -> None:
    text = (files("postchaise.games.la_loire") / "web" / "templates" / "sprites.html").read_text("utf-8")
    assert 'id="st-{{ kind }}-0"' in text
    assert "for n in (1, 2, 3)" in text
    assert c.STACK_LIMIT_SCOUT == 3


def test_the_river_is_long_enough_for_any_end_space() -> None:
    option = next(option for option in GAME.meta.options if option.key == "end_boat")
    assert option.most == c.LAST_SPACE
    assert len(g.place_river_spaces(c.LAST_SPACE)) == c.LAST_SPACE + 1
    assert len(g.place_river_spaces(30)) == 31  # a longer river would be drawn, too


def test_names_of_gliding_pieces_are_unique() -> None:
    for s in positions(4, 8, {}, every=25):
        picture = drawn(s)
        names = [f"horse-{h['id']}" for h in picture["horses"]] + [f"s{p['id']}" for p in picture["stacks"]]
        names += [f"boat-{b['id']}" for b in picture["boats"]] + [f"token-{t['id']}" for t in picture["tokens"]]
        assert len(names) == len(set(names))
        assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in names)
