"""The text board: whole, rectangular, in three languages, and from the view alone."""

from __future__ import annotations

import random
from functools import cache

import pytest

from postchaise import SPECTATOR, Dice, Match
from postchaise.games.la_loire.text_board import build_text_board
from text_board_checks import (
    NAMES,
    assert_rectangles_of_words,
    assert_the_view_is_enough,
    rows_of,
    sheet_of,
    still,
    translator_for,
)

SEATS = (1, 2, 3, 4)


@cache
def positions(seats: int) -> list[Match]:
    """A random match, looked at now and then, and sometimes when somebody looks at messages."""
    match, choose = Match("la-loire", seats, Dice(seats)), random.Random(seats)
    found: list[Match] = []
    for step in range(900):
        if match.over:
            break
        if step % 151 == 0 or (step % 19 == 0 and match.view(0)["looking"] is not None):
            found.append(still(match))
        match.play(match.actor, choose.choice(match.legal(match.actor)))
    return [*found, match]


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
            numbers = [player["deniers"], *player["goods"].values(), *player["points"].values()]
            numbers += [player["farms"], player["monasteries"], sum(player["points"].values())]
            assert {str(n) for n in numbers if n} <= set(cells)
            assert f"{player['boat']} of {view['end_space']}" in cells


def test_the_road_shows_who_stands_where_and_the_players_where_they_head() -> None:
    match = Match("la-loire", 2, Dice(1))
    view = match.view(SPECTATOR)
    view["players"][0]["merchant"] = {"at": "tours", "horses": 2, "heading": -1}
    told = build_text_board(view, translator_for(match))
    road = sheet_of(told, "road")
    assert "Anna: Merchant" in next(row for row in road.rows if row[0] == "Tours")
    assert [row[0] for row in road.rows[:3]] == ["Nantes", "Serrant", "Angers"]
    players = sheet_of(told, "players")
    assert players.rows[0][players.columns.index("Merchant")] == "Tours, 2 horses, towards Langeais"


def test_cards_under_a_deck_are_named_only_for_those_who_know_them() -> None:
    match = Match("la-loire", 2, Dice(1))
    view = match.view(SPECTATOR)
    view["decks"][0]["bottom"] = [None]
    assert any(
        "unknown message" in row for sheet in build_text_board(view, translator_for(match)) for row in sheet.rows
    )


def test_the_casual_game_has_neither_people_nor_palaces() -> None:
    for variant, there in (("standard", True), ("casual", False)):
        match = Match("la-loire", 2, Dice(1), variant=variant)
        ids = {sheet.id for sheet in build_text_board(match.view(0), translator_for(match))}
        assert ids.issuperset({"people", "palaces"}) == there
        assert bool(ids & {"people", "palaces"}) == there
