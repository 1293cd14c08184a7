"""The table in words: whole, rectangular, in three languages, and from the view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from estafette import OPEN, SPECTATOR, Dice, Match
from estafette.games.thurn_und_taxis.table import icon, sheets, steps, touches
from estafette.text import LANGUAGES
from twins import NAMES, assert_rectangles_of_words, assert_the_view_is_enough, rows_of, words

SEATS = (2, 3, 4)


def positions(seats: int, **options: Any) -> Iterator[Match]:
    """A random match, looked at now and then and in every step of a turn."""
    match, choose = Match("thurn-und-taxis", seats, Dice(seats), **options), random.Random(seats)
    seen: set[str] = set()
    for step in range(3000):
        if match.over:
            break
        now = match.view(SPECTATOR)["step"]
        if step % 400 == 0 or now not in seen:
            seen.add(now)
            yield match
        legal = match.legal(match.actor)
        going_on = [action for action in legal if match.game.notation(action) != "abandon"]
        match.play(match.actor, choose.choice(going_on or legal))
    yield match


@pytest.mark.parametrize("seats", SEATS)
def test_every_sheet_is_a_rectangle_of_words_in_three_languages(seats: int) -> None:
    for match in positions(seats):
        assert_rectangles_of_words(match, sheets)


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_as_json_is_enough_and_a_secret_changes_nothing(seats: int) -> None:
    for match in positions(seats):
        assert_the_view_is_enough(match, sheets)


@pytest.mark.parametrize("expansion", [True, False])
@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_a_player_is_told(seats: int, expansion: bool) -> None:
    for match in positions(seats, expansion=expansion):
        view = match.view(0)
        told = sheets(view, words(match))
        for seat, player in enumerate(view["players"]):
            cells = [cell for row in rows_of(told, NAMES[seat]) for cell in row]
            numbers = [player["hand"], player["carriage"], player["houses_left"], player["letters"]]
            numbers += [*player["points"].values(), sum(player["points"].values()), len(player["route"])]
            assert {str(n).replace("-", "−") for n in numbers if n} <= set(cells)


def test_only_the_own_hand_is_told() -> None:
    for match in positions(3, memory_aid=False):
        for audience in (SPECTATOR, *range(3)):
            told = sheets(match.view(audience), words(match))
            hands = [sheet for sheet in told if sheet.title == "Your hand"]
            if audience == SPECTATOR or match.view(audience)["players"][audience]["cards"] == {}:
                assert not hands
            else:
                cards = match.view(audience)["players"][audience]["cards"]
                assert sum(int(row[1]) for row in hands[0].rows) == sum(cards.values())
            players = next(sheet for sheet in told if sheet.title == "Players")
            assert "Known of them" not in players.columns


def test_hidden_totals_stay_hidden() -> None:
    match = Match("thurn-und-taxis", 2, Dice(1), hide_bonus_totals=True)
    told = sheets(match.view(1), words(match))
    anna = rows_of(told, "Anna")
    assert any("hidden" in row for row in anna)
    assert "−20" not in [cell for row in anna for cell in row]
    assert "−20" in [cell for row in rows_of(told, "Bertrand") for cell in row]


def test_after_the_end_all_hands_lie_open() -> None:
    *_, match = positions(2)
    assert match.over
    view = match.view(OPEN)
    players = next(sheet for sheet in sheets(view, words(match)) if sheet.title == "Players")
    assert any(view["players"][seat]["hand"] for seat in range(2)) == ("Known of them" in players.columns)


def test_the_bar_names_one_step_in_every_position() -> None:
    for match in positions(3):
        bar = steps(match.view(SPECTATOR))
        assert [state for _, state in bar].count("cur") == (0 if match.over else 1)
        for code in LANGUAGES:
            assert all(words(match, code).say(id) for id, _ in bar)
    assert touches({}, "draw ulm", ["city:ulm"]) == ["city:ulm"]
    assert icon({}, "draw ulm") == ""
