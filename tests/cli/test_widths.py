"""Nothing is wider than 80 columns, in any language, in any position: boards, questions, offers, logs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.terminal import LANGUAGES
from estafette import Dice, Match
from estafette.cli import board, question
from estafette.cli.board import listed
from estafette.cli.screen import Screen
from estafette.games.la_loire import GAME
from estafette.kernel.decision import Decision
from estafette.kernel.phrase import Phrase

NAMES = ["Maximiliane-Rose", "日本語の名前です日本語の名前です", "Ann", "Bartholomäus XIV"]
EVERY = 83  # of so many positions one is shown


def too_wide(shown: str, width: int) -> list[str]:
    return [line for line in shown.splitlines() if cell_len(line) > width]


@cache
def positions(seats: int, seed: int, edition: str) -> list[tuple[dict[str, Any], Decision, list[Phrase]]]:
    """Now and then in a whole match: the view and the question of whoever is asked, and what was not yet told."""
    match, dice = Match("la-loire", seats, Dice(seed), edition=edition), Dice(seed)
    found, logged, told = [], 0, set[str]()
    while not match.over:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
        if match.version % EVERY or match.over:
            continue
        decision = match.decision(match.actor)
        assert decision is not None
        log = [line for line in match.log(match.actor, logged) if repr(line) not in told]
        told.update(map(repr, log))
        found.append((match.view(match.actor), decision, log))
        logged = match.version
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "edition"), [(4, 1, "default"), (2, 2, "fr"), (1, 3, "default")])
def test_no_line_is_wider_than_the_terminal(
    state: Path, capsys: pytest.CaptureFixture[str], language: str, seats: int, seed: int, edition: str
) -> None:
    screen = Screen(language)
    screen.words = screen.words.about("la-loire", NAMES[:seats])
    assert positions(seats, seed, edition)
    for view, decision, log in positions(seats, seed, edition):
        for rows in (board.board, board.offer):
            screen.rows(rows("la-loire", view, screen.words, screen.width))
        question.show(screen, GAME, decision)
        for line in log:
            screen.print("· " + screen.words.say(line))
        shown = capsys.readouterr().out
        assert not too_wide(shown, 80)
        assert "…" not in shown  # nothing was cut off to make it fit


@pytest.mark.parametrize("width", [30, 60, 80, 120, 200])
def test_every_width_is_kept(state: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    screen = Screen("de")
    screen.words = screen.words.about("la-loire", NAMES)
    match = Match("la-loire", 4, Dice(5))
    screen.rows(board.board("la-loire", match.view(0), screen.words, screen.width))
    assert not too_wide(capsys.readouterr().out, width)


def test_a_game_without_a_terminal_shows_its_view() -> None:
    view = {
        "turn": 1,
        "market": [{"price": 2, "goods": ["wood", "wine"]}],
        "players": {"anna": {"deniers": 7}},
        "none": None,
    }
    shown = ["".join(words for words, _ in row) for row in listed(view, 80)]
    assert " market" in shown
    assert any("wood, wine" in line for line in shown)
    assert any(line.strip() == "deniers  7" for line in shown)
    long = listed({"cards": [f"card-{n}" for n in range(60)]}, 80)
    assert max(len("".join(words for words, _ in row)) for row in long) <= 80


def test_every_shield_and_player_is_told_apart_without_colour(state: Path) -> None:
    for language in LANGUAGES:
        words = Screen(language).words.about("la-loire")
        letters = [
            words.attribute(f"shield-{shield}", "letter")
            for shield in ("red", "blue", "yellow", "green", "white", "purple", "black")
        ]
        assert len(set(letters)) == 7
        assert all(len(letter) == 1 for letter in letters)


def test_a_crowd_in_one_village_keeps_the_columns(state: Path) -> None:
    """Eight stacks on either bank: all are shown, and the south bank begins where it always does."""
    view = Match("la-loire", 4, Dice(5)).view(0)
    for player in view["players"]:
        for piece in ("merchant", "messenger"):
            player[piece] = {"at": "tours", "horses": 2, "heading": 1}
    words = Screen("en").words.about("la-loire")
    shown = ["".join(text for text, _ in row) for row in board.board("la-loire", view, words, 80)]
    first = next(i for i, line in enumerate(shown) if "Serrant" in line)
    last = next(i for i, line in enumerate(shown) if "Meung" in line)
    roads = shown[first : last + 1]
    assert all(line[38:41].isspace() for line in roads)
    assert all(sum(f"{seat}{sign}2↓" in line for line in roads) == 1 for seat in range(1, 5) for sign in "●▲")
