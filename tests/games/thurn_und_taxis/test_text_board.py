"""The text board: whole, rectangular, in three languages, and from the view alone."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from postchaise import OPEN, SPECTATOR, Dice, Match
from postchaise.games.thurn_und_taxis.text_board import build_text_board
from postchaise.games.thurn_und_taxis.web.panel import list_turn_steps
from postchaise.i18n import LANGUAGES
from postchaise.kernel.messages.text_table import format_counted
from text_board_checks import (
    NAMES,
    assert_rectangles_of_words,
    assert_the_view_is_enough,
    rows_of,
    sheet_of,
    still,
    translator_for,
)

SEATS = (2, 3, 4)


@cache
def positions(seats: int, **options: Any) -> list[Match]:
    """A random match, looked at now and then and in every step of a turn."""
    match, choose = Match("thurn-und-taxis", seats, Dice(seats), **options), random.Random(seats)
    seen: set[int] = set()
    found: list[Match] = []
    for step in range(3000):
        if match.over:
            break
        now = match.state.agenda[-1]  # type: ignore[attr-defined]  # of this game's state
        if step % 401 == 0 or now not in seen:
            seen.add(now)
            found.append(still(match))
        legal = match.legal(match.actor)
        going_on = [action for action in legal if match.game.notation(action) != "abandon"]
        match.play(match.actor, choose.choice(going_on or legal))
    return [*found, match]


@pytest.mark.parametrize("seats", SEATS)
def test_every_sheet_is_a_rectangle_of_words_in_three_languages(seats: int) -> None:
    for match in positions(seats):
        assert_rectangles_of_words(match, build_text_board)


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_as_json_is_enough_and_a_secret_changes_nothing(seats: int) -> None:
    for match in positions(seats):
        assert_the_view_is_enough(match, build_text_board)


@pytest.mark.parametrize("expansion", [True, False])
@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_a_player_is_shown(seats: int, expansion: bool) -> None:
    for match in positions(seats, expansion=expansion):
        view = match.view(0)
        told = build_text_board(view, translator_for(match))
        for seat, player in enumerate(view["players"]):
            cells = [cell for row in rows_of(told, NAMES[seat]) for cell in row]
            numbers = [player["hand"], player["carriage"], player["houses_left"], player["letters"]]
            numbers += [*player["points"].values(), sum(player["points"].values()), len(player["route"])]
            assert {str(n).replace("-", "−") for n in numbers if n} <= set(cells)


def test_only_the_own_hand_is_shown() -> None:
    for match in positions(3, memory_aid=False):
        for viewer in (SPECTATOR, *range(3)):
            told = build_text_board(match.view(viewer), translator_for(match))
            hands = [sheet for sheet in told if sheet.id == "hand"]
            if viewer == SPECTATOR or match.view(viewer)["players"][viewer]["cards"] == {}:
                assert not hands
            else:
                cards = match.view(viewer)["players"][viewer]["cards"]
                named = [format_counted(translator_for(match).translate(f"city-{id}"), n) for id, n in cards.items()]
                assert [row[0] for row in hands[0].rows] == named
            assert "Known of them" not in sheet_of(told, "players").columns


def test_tt_route_03_cards_know_at_which_end_of_the_route_they_fit() -> None:
    match = Match("thurn-und-taxis", 2, Dice(1))
    view = match.view(0)
    view["players"][0] |= {"route": ["ulm", "augsburg"], "cards": {"kempten": 1, "stuttgart": 2, "lodz": 1, "ulm": 1}}
    told = build_text_board(view, translator_for(match))
    hand = sheet_of(told, "hand")
    fits = {row[0]: row[hand.columns.index("Fits your route next to")] for row in hand.rows}
    assert fits == {"Kempten": "Ulm, Augsburg", "Stuttgart\u00a0×2": "Ulm", "Lodz": "–", "Ulm": "–"}
    onward = next(cell for cell in sheet_of(told, "routes").rows[0] if "from Ulm" in cell)
    assert onward.startswith("from Ulm: Ingolstadt, Kempten, Sigmaringen, Stuttgart; from Augsburg: ")


def test_provinces_know_whose_houses_stand_where_and_where_letters_wait() -> None:
    match = Match("thurn-und-taxis", 2, Dice(1))
    view = match.view(0)
    freiburg = next(city for city in view["cities"] if city["id"] == "freiburg")
    freiburg |= {"houses": [0, 1], "letter": False}
    provinces = sheet_of(build_text_board(view, translator_for(match)), "provinces")
    baden = next(row for row in provinces.rows if row[0] == "Baden")
    assert baden[1:] == ["Freiburg (Anna, Bertrand)", "Carlsruhe, Mannheim"]


def test_a_letter_waits_exactly_where_no_house_stands() -> None:
    """So the sheet of provinces can tell both in one column."""
    for match in positions(3):
        assert all(city["letter"] == (not city["houses"]) for city in match.view(SPECTATOR)["cities"])


def test_hidden_totals_stay_hidden() -> None:
    match = Match("thurn-und-taxis", 2, Dice(1), hide_bonus_totals=True)
    told = build_text_board(match.view(1), translator_for(match))
    anna = rows_of(told, "Anna")
    assert any("hidden" in row for row in anna)
    assert "−20" not in [cell for row in anna for cell in row]
    assert "−20" in [cell for row in rows_of(told, "Bertrand") for cell in row]


def test_after_the_end_all_hands_lie_open() -> None:
    *_, match = positions(2)
    assert match.over
    view = match.view(OPEN)
    players = sheet_of(build_text_board(view, translator_for(match)), "players")
    assert any(view["players"][seat]["hand"] for seat in range(2)) == ("Known of them" in players.columns)


def test_the_bar_names_one_step_in_every_position() -> None:
    for match in positions(3):
        bar = list_turn_steps(match.view(SPECTATOR))
        assert [state for _, state in bar].count("current") == (0 if match.over else 1)
        for code in LANGUAGES:
            assert all(translator_for(match, code).translate(id) for id, _ in bar)
