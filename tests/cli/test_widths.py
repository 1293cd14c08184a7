"""Nothing is wider than 80 columns, in any language, in any position: boards, questions, offers, logs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.terminal import LANGUAGES
from postchaise import Dice, Match, game
from postchaise.cli.play import question
from postchaise.cli.screen import Screen
from postchaise.i18n import text_board
from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.extras import Extras
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import Sheet, View, Words

NAMES = ["Maximiliane-Rose", "日本語の名前です日本語の名前です", "Ann", "Bartholomäus XIV"]


def too_wide(shown: str, width: int) -> list[str]:
    return [line for line in shown.splitlines() if cell_len(line) > width]


@cache
def positions(seats: int, seed: int, edition: str, every: int) -> list[tuple[dict[str, Any], Decision, list[Message]]]:
    """What the seat at move is shown every so many actions of a random match: the view, the question, the log since."""
    match, dice = Match("la-loire", seats, Dice(seed), edition=edition), Dice(seed)
    found, logged = [], 0
    while not match.over:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
        if match.over or match.version % every:
            continue
        decision = match.decision(match.actor)
        assert decision is not None
        found.append((match.view(match.actor), decision, match.log(match.actor, logged)))
        logged = match.version
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", [(4, 1, "default", 211), (2, 2, "fr", 157), (1, 3, "default", 41)])
def test_no_line_is_wider_than_the_terminal(
    state: Path, capsys: pytest.CaptureFixture[str], language: str, match: tuple[int, int, str, int]
) -> None:
    screen = Screen(language)
    screen.translator = screen.translator.about("la-loire", NAMES[: match[0]])
    for view, decision, log in positions(*match):
        for rows in (text_board.render_text_board, text_board.render_available):
            screen.rows(rows("la-loire", view, screen.translator, screen.width))
        question.print_question(screen, game("la-loire"), decision)
        for line in {line.id: line for line in log}.values():  # the latest of each sort
            screen.print("· " + screen.translator.translate(line))
        shown = capsys.readouterr().out
        assert not too_wide(shown, 80)
        assert "…" not in shown  # nothing was cut off to make it fit
    assert positions(*match)


@pytest.mark.parametrize("width", [30, 60, 80, 120, 200])
def test_every_width_is_kept(state: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    screen = Screen("de")
    screen.translator = screen.translator.about("la-loire", NAMES)
    match = Match("la-loire", 4, Dice(5))
    screen.rows(text_board.render_text_board("la-loire", match.view(0), screen.translator, screen.width))
    assert not too_wide(capsys.readouterr().out, width)


def test_every_shield_and_player_is_told_apart_without_colour(state: Path) -> None:
    for language in LANGUAGES:
        words = Screen(language).translator.about("la-loire")
        letters = [
            words.attribute(f"shield-{shield}", "letter")
            for shield in ("red", "blue", "yellow", "green", "white", "purple", "black")
        ]
        assert len(set(letters)) == 7
        assert all(len(letter) == 1 for letter in letters)


def sheet(columns: list[str], *rows: list[str]) -> list[Sheet]:
    return [Sheet("crowd", "A crowd", columns, list(rows))]


def shown(monkeypatch: pytest.MonkeyPatch, sheets: list[Sheet], width: int) -> list[str]:
    class Told(Extras):
        def text_board(self, view: View, words: Words) -> list[Sheet]:
            return sheets

    monkeypatch.setattr(text_board, "extras", lambda id: Told())
    rows = text_board.render_text_board("la-loire", {}, Screen("en").translator.about("la-loire"), width)
    return ["".join(text for text, _ in row) for row in rows]


def test_columns_stand_below_each_other_and_numbers_to_the_right(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets = sheet(["Who", "Coins", "Where"], ["Ann", "12", "Tours"], ["Bartholomew", "–", "Blois"])
    assert shown(monkeypatch, sheets, 40) == [
        " A crowd",
        "  Who          Coins  Where",
        "  Ann             12  Tours",
        "  Bartholomew      –  Blois",
    ]


def test_a_table_that_is_too_wide_becomes_facts(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = "a good word a good word a good word"
    sheets = sheet(["Who", "One", "Two", "Three"], ["Ann", long, long, "1"], ["Bob", "–", "2", "3"])
    assert shown(monkeypatch, sheets, 32) == [
        " A crowd",
        "  Ann  One: a good word a good",
        "    word a good word",
        "    Two: a good word a good word",
        "    a good word · Three: 1",
        "  Bob  Two: 2 · Three: 3",
    ]


def test_one_row_takes_the_line_of_its_title(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets = sheet(["Who", "Coins", "Where"], ["Ann", "–", "Tours"])
    assert shown(monkeypatch, sheets, 40) == [" A crowd  Who: Ann · Where: Tours"]
