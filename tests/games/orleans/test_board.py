"""The drawn board: everything of the components is on it, every position draws, every choice finds its things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest

from orleans import Table
from postchaise import Dice, Match
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.extras import EXTRAS
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import STEPS
from postchaise.games.orleans.web.board import geometry as g
from postchaise.games.orleans.web.board.merchant_layout import SIZE, place_merchants
from postchaise.games.orleans.web.board.pieces import GOOD, list_route_spaces
from postchaise.games.orleans.web.panel import VIEWS, WANTED
from postchaise.games.orleans.web.questions.bundles import FORCED
from postchaise.i18n import Translator
from postchaise.kernel.dice import ScriptedDice
from postchaise.web.render.regions import render_regions
from postchaise.web.render.templates import find_first_board_view
from postchaise.web.views.table_view import Player, TableView, ViewerContext, build_table_view

RECORDS = Path(__file__).resolve().parents[2] / "matches" / "orleans"
LANGUAGES = ("en", "fr", "de")
DRAWN = ("map", "click_targets", "pieces", "tracks", "charter", "offer", "hourglass", "players")
SPRITES = (
    ("games.orleans", "sprites"),
    ("games.orleans", "desk-sprites"),
    ("web", "sprites"),
    ("web", "_land-sprites"),
)
# Choices that can be taken by clicks on something of the board
CLICKED = {x.MOVE, x.SEND, x.TAKE, x.EXCLUDE, x.RECRUIT, x.LOSE_STATION, x.GIVE, x.LOSE_GOOD, x.REWARD, x.PAY}


def replayed(name: str) -> Iterator[Match]:
    """A recorded match, action by action."""
    whole = Match.from_record((RECORDS / f"{name}.txt").read_text("utf-8"))
    again = Match("orleans", whole.seats, ScriptedDice(whole.setup_outcomes), **whole.options)
    for entry in whole.entries:
        yield again
        again.dice = ScriptedDice(entry.outcomes)
        again.play(entry.seat, entry.action)
    yield again


def seen(match: Match, viewer: int, lang: str) -> TableView:
    seats = [Player(f"Player {seat}", you=seat == viewer) for seat in range(match.seats)]
    status = "over" if match.over else "playing"
    context = ViewerContext("t1", "orleans", "Blois", status, match.version, "5ea1", seats, lang)
    return build_table_view(match, context)


def anchors(html: str) -> set[str]:
    """Of buttons: what can be clicked."""
    return {anchor for found in re.findall(r'<button [^>]*data-anchor="([^"]*)"', html) for anchor in found.split()}


# The map


def test_the_map_has_the_towns_and_routes_of_the_components() -> None:
    assert set(g.TOWNS) == set(c.TOWN_IDS)
    assert set(g.WAYS) == set(c.ROUTE_IDS)
    assert [route.id for route in g.ROUTES] == c.ROUTE_IDS
    assert all(route.water == (c.ROUTE_KIND[i] == c.WATER) for i, route in enumerate(g.ROUTES))
    assert all(route.water for route in g.ROUTES if route.id in g.LOIRE)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_map_has_a_place_for_every_good(seats: int) -> None:
    there = list_route_spaces(seats)
    for route in range(c.ROUTES):
        used = [i for i in range(c.FIRST_CARGO[route], c.FIRST_CARGO[route + 1]) if c.CARGO_PLAYERS[i] <= seats]
        assert [c.FIRST_CARGO[route] + i for i, _ in there[route]] == used
    for one, two in combinations([at for here in there for _, at in here], 2):
        assert dist(one, two) > GOOD, (one, two)


@pytest.mark.parametrize("town", c.TOWN_IDS)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_merchants_stand_on_the_map_and_beside_each_other(town: str, count: int) -> None:
    for drawing in ("wide", "small"):
        found = [(getattr(each, drawing), getattr(each, f"{drawing}_scale")) for each in place_merchants(town, count)]
        assert len(found) == count
        for (x_at, y_at), scale in found:
            assert SIZE[0] * scale / 2 - 4 <= x_at <= g.WIDE - SIZE[0] * scale / 2 + 4
            assert SIZE[1] * scale / 2 - 4 <= y_at <= g.HIGH - SIZE[1] * scale / 2 + 4
        for (one, scale), (two, _) in combinations(found, 2):
            assert dist(one, two) >= 30 * scale


@pytest.mark.parametrize("town", c.TOWN_IDS)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_merchants_cover_no_good(town: str, count: int) -> None:
    """The figure is a little smaller than its box."""
    for berth in place_merchants(town, count):
        wide, high = 15 * berth.wide_scale, 16 * berth.wide_scale
        for at in (at for route in g.ROUTES for at in route.goods):
            across = max(0.0, abs(at[0] - berth.wide[0]) - wide)
            down = max(0.0, abs(at[1] - berth.wide[1]) - high)
            assert across * across + down * down > (GOOD / 2 - 2) ** 2, (berth, at)


# Every position


@pytest.mark.parametrize("name", ["ruin-5", "boats-4", "craft-2"])
def test_every_position_of_a_recorded_match_draws(name: str) -> None:
    """What can be clicked is there; no two things that glide have the same name."""
    for number, match in enumerate(replayed(name)):
        if number % 7 and not match.over:
            continue
        viewer = match.actor if not match.over and number % 3 else number % (match.seats + 1) - 1
        frame = seen(match, viewer, LANGUAGES[number % 3])
        shown = render_regions(frame)
        html = "".join(shown[part] for part in DRAWN)
        pieces = re.findall(r'data-piece="([^"]*)"', "".join(shown.values()))
        assert len(pieces) == len(set(pieces)), f"{name} {number}"
        there = anchors(html)
        for choice in frame.decision.choices if frame.decision else []:
            if x.KIND[choice.action] in CLICKED and choice.reason is None and choice.notation != "reward coins":
                assert there & set(choice.anchors), f"{name} {number}: {choice.notation}"


def test_a_plan_that_is_not_revealed_changes_nothing_for_the_others() -> None:
    """OR-PHASE4-01: the others see who is ready, and nothing of what was planned."""
    match = Match("orleans", 3, Dice(3), first_seat=1)
    before = {viewer: render_regions(seen(match, viewer, "en")) for viewer in (-1, 1, 2)}
    match.play(0, next(action for action in match.legal(0) if x.KIND[action] is x.PUT))
    for viewer, shown in before.items():
        now = render_regions(seen(match, viewer, "en"))
        assert all(now[part] == shown[part] for part in (*DRAWN, "player_board")), viewer
    match.play(0, "ready")
    assert "✓" in render_regions(seen(match, 1, "en"))["players"]


def test_the_map_is_drawn_again_only_when_a_station_is_built() -> None:
    keys: dict[Any, str] = {}
    for number, match in enumerate(replayed("craft-2")):
        if number % 10 == 0:
            shown = render_regions(seen(match, -1, "en"))["map"]
            stations = str([town["stations"] for town in match.view(-1)["towns"]])
            assert keys.setdefault(stations, shown) == shown
    assert len(set(keys.values())) == len(keys)


# Words and pictures


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_follower_has_a_letter_of_its_own(code: str) -> None:
    translator = Translator(code, "orleans")
    letters = [translator.translate(f"letter-{id}") for id in c.CHARACTER_IDS]
    assert len(set(letters)) == c.CHARACTERS
    assert all(letter[:1].isupper() and len(letter) in (1, 2) for letter in letters)


@pytest.mark.parametrize("code", LANGUAGES)
def test_views_have_words_and_every_wanted_view_exists(code: str) -> None:
    translator = Translator(code, "orleans")
    assert all(translator.knows(f"or-view-{id}") for id in VIEWS)
    assert set(WANTED) <= set(STEPS)
    assert set(WANTED.values()) <= set(VIEWS)


def test_a_page_begins_with_the_side_that_its_question_needs() -> None:
    """Also before its script has run."""
    steps: dict[str, str] = {}
    for match in replayed("craft-2"):
        step = match.view(-1)["step"]
        if step not in steps and not match.over:
            steps[step] = find_first_board_view(render_regions(seen(match, match.actor, "en"))["views"])
    assert steps == {step: f' data-view="{WANTED.get(step, VIEWS[0])}"' for step in steps}
    assert {"plan", "act", "take", "send"} <= set(steps)
    assert find_first_board_view("") == ""


def test_where_one_answer_is_left_the_table_gives_it() -> None:
    """Harvest with grain, and too few coins for anything else; with more of them the person is asked."""
    for coins, given in ((0, "give grain"), (9, "")):
        table = Table().goods(grain=1).coins(coins).event("harvest")
        decision = table.game.decision(table.s, 0)
        assert decision is not None
        assert EXTRAS.automatic_answer(table.game.view(table.s, 0), decision, alone=False) == given
    assert not {"follow", "store", "plan", "act", "gear"} & set(FORCED), "plans are made in secret"


def test_pictures_of_choices_are_drawn() -> None:
    known = set()
    for package, name in SPRITES:
        folder = files(f"postchaise.{package}") / ("web/templates" if package != "web" else "templates")
        known |= set(re.findall(r'id="([^"{]+)"', (folder / f"{name}.html").read_text("utf-8")))
    known |= {f"c-{id}" for id in c.CHARACTER_IDS}
    for action in range(x.ACTIONS):
        picture = x.SPACE.icon(action)
        assert picture in known | {""}, (GAME.notation(action), picture)
