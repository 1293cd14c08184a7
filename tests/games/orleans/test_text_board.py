"""The text board: whole, rectangular, in three languages, and from the view alone."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from postchaise import SPECTATOR, Dice, Match
from postchaise.games.orleans.text_board import build_text_board
from postchaise.games.orleans.web.panel import list_turn_steps
from postchaise.i18n import LANGUAGES
from text_board_checks import (
    NAMES,
    assert_rectangles_of_words,
    assert_the_view_is_enough,
    rows_of,
    sheet_of,
    still,
    translator_for,
)

SEATS = (2, 3, 4, 5)


@cache
def positions(seats: int, **options: Any) -> list[Match]:
    """A random match of players who rather go on than take back or pass; looked at now and then and in every step."""
    match, choose = Match("orleans", seats, Dice(seats), **options), random.Random(seats)
    seen: set[int] = set()
    found: list[Match] = []
    for step in range(6000):
        if match.over:
            break
        now = match.state.agenda[-1]  # type: ignore[attr-defined]  # of this game's state
        if step % 401 == 0 or now not in seen:
            seen.add(now)
            found.append(still(match))
        match.play(match.actor, eager(match, choose))
    return [*found, match]


def eager(match: Match, choose: random.Random) -> int:
    legal = match.legal(match.actor)
    if choose.random() < 0.05:
        return choose.choice(legal)
    drawing = [action for action in legal if match.game.notation(action).startswith("draw")]
    if drawing:
        return drawing[-1]
    idle = ("lift", "ready", "reopen", "pass", "recall", "leave", "done")
    busy = [action for action in legal if not match.game.notation(action).startswith(idle)]
    if busy and match.game.notation(busy[0]).startswith("put"):
        return busy[0]  # place by place, so that some become active
    return choose.choice(busy or [action for action in legal if match.game.notation(action) == "ready"] or legal)


@pytest.mark.parametrize("seats", SEATS)
def test_every_sheet_is_a_rectangle_of_words_in_three_languages(seats: int) -> None:
    for match in positions(seats):
        assert_rectangles_of_words(match, build_text_board)


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_as_json_is_enough_and_a_secret_changes_nothing(seats: int) -> None:
    for match in positions(seats):
        assert_the_view_is_enough(match, build_text_board)


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_a_player_is_shown(seats: int) -> None:
    for match in positions(seats):
        view = match.view(SPECTATOR)
        told = build_text_board(view, translator_for(match))
        for seat, player in enumerate(view["players"]):
            cells = [cell for row in rows_of(told, NAMES[seat]) for cell in row]
            numbers = [player["coins"], player["level"], len(player["stations"])]
            numbers += [player["reserve"], player["citizens"], player["gears"], player["gears_placed"]]
            numbers += [*player["goods"].values(), *player["points"].values(), sum(player["points"].values())]
            assert {str(n) for n in [*numbers, player["draws"]] if n} <= set(cells)
            tracks = sheet_of(told, "tracks")
            steps = [row[tracks.columns.index(NAMES[seat])] for row in tracks.rows]
            assert steps == [str(step) for step in [*player["tracks"].values(), player["development"]]]


def test_a_rich_player_is_shown_in_full() -> None:
    """Random players stay poor: the numbers of a good game are put into the view."""
    match = Match("orleans", 5, Dice(1))
    view = match.view(SPECTATOR)
    goods = {"grain": 11, "cheese": 12, "wine": 13, "wool": 14, "brocade": 15}
    points = {"coins": 101, "goods": 102, "stations": 103, "citizens": 104}
    rich: dict[str, Any] = {"coins": 21, "development": 22, "level": 23, "reserve": 24, "citizens": 25, "gears": 26}
    rich |= {"goods": goods, "points": points, "stations": ["tours", "blois"], "market": {"monk": 2}}
    view["players"][4] |= rich | {"merchant": "tours", "tower": {"own-farmer": 1}, "bag": {"knight": 3}}
    view["towns"][view_town(view, "tours")] |= {"stations": [4], "merchants": [4]}
    view["citizens"]["knights"] = 4
    view["deeds"][0]["citizen"] = 4
    told = build_text_board(view, translator_for(match))
    cells = [cell for row in rows_of(told, "Eugénie") for cell in row]
    assert {str(n) for n in [*range(11, 16), 21, *range(23, 27), *range(101, 105), 410]} <= set(cells)
    assert {"Tours", "2", "Monk\u00a0×2", "Knight\u00a0×3", "Starting farmer"} <= set(cells)
    rows = {row[0]: row for sheet in told for row in sheet.rows}
    assert "Eugénie" in rows["Tours"]
    assert "Eugénie" in rows["City Wall"]
    assert "Eugénie" in rows["The citizen of the knight track"]
    assert "22" in {row[0]: row for row in sheet_of(told, "tracks").rows}["Development"]
    assert "citizen" not in {row[0]: row for row in sheet_of(told, "steps").rows}["Knights: draws"][-1]


def view_town(view: dict[str, Any], id: str) -> int:
    return next(i for i, town in enumerate(view["towns"]) if town["id"] == id)


def test_places_know_who_stands_there_and_who_is_missing() -> None:
    match = Match("orleans", 2, Dice(1))
    view = match.view(SPECTATOR)
    village, hall = (next(p for p in view["players"][0]["places"] if p["id"] == id) for id in ("village", "town-hall"))
    village["spaces"] = ["own-farmer", None, "gear"]
    hall |= {"spaces": ["monk", None], "active": True}
    told = build_text_board(view, translator_for(match))
    places = {row[1]: row[2:] for row in sheet_of(told, "places").rows}
    assert places["Village"] == ["Starting farmer, technology tile", "boatman"]
    assert places["Town Hall"] == ["Monk", "nobody: active"]
    assert "Castle" not in places
    needs = {row[0]: row[1] for row in sheet_of(told, "needs").rows}
    assert needs["Castle"] == "farmer, boatman, trader"


def in_use(view: dict[str, Any], seat: int) -> int:
    """How many places of this player hold somebody."""
    return sum(any(place["spaces"]) for place in view["players"][seat]["places"])


def test_plans_of_the_others_stay_secret_until_all_are_ready() -> None:
    match, choose, planned = Match("orleans", 3, Dice(3)), random.Random(3), 0
    while planned < 20:
        match.play(match.actor, eager(match, choose))
        view = match.view(SPECTATOR)
        open_ones = [in_use(view, seat) for seat in range(3)]
        if view["step"] == "plan" and open_ones != [in_use(match.view(seat), seat) for seat in range(3)]:
            told = build_text_board(view, translator_for(match))
            laid = [row for sheet in told if sheet.id == "places" for row in sheet.rows if row[2] != "–"]
            assert len([row for row in laid if row[2] != "always works"]) == sum(open_ones)
            planned += 1


def test_what_places_need_is_shown_first_to_those_who_plan() -> None:
    parts = set()
    for match in positions(2):
        view = match.view(SPECTATOR)
        part = sheet_of(build_text_board(view, translator_for(match)), "needs").part
        parts.add(part)
        assert (part == "now") == (view["phase"] == "planning")
    assert parts == {"now", "offer"}


def test_excluded_tiles_are_listed_last() -> None:
    match = Match("orleans", 2, Dice(1), exclude_places=True)
    view = match.view(SPECTATOR)
    view["gone"] = [view["offer"].pop(0)]
    tiles = sheet_of(build_text_board(view, translator_for(match)), "tiles")
    assert [row[-1] for row in tiles.rows].count("out of the game") == 1
    assert tiles.rows[-1][-1] == "out of the game"


def test_the_bar_names_one_phase_in_every_position() -> None:
    for match in positions(3, exclude_places=True):
        bar = list_turn_steps(match.view(SPECTATOR))
        assert [state for _, state in bar].count("current") == (0 if match.over else 1)
        for code in LANGUAGES:
            assert all(translator_for(match, code).translate(id) for id, _ in bar)
