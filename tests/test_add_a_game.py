"""docs/add-a-game.md builds a game from nothing; here somebody follows it to the letter."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent / "docs" / "add-a-game.md"
FILE = re.compile(r"^File `([^`]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BINARY = Path(sys.executable).parent

WITNESSES = """
from estafette import Dice, game
title = game("last-mail")
for seed in range(40):
    dice = Dice(seed)
    state = title.new(2 + seed % 3, dice)
    while title.actor(state) >= 0:
        seat = title.actor(state)
        legal = title.legal(state, seat)
        judged = [a for a in range(-1, len(title.space) + 1) if title.why_not(state, seat, a) is None]
        assert legal == judged, (legal, judged)
        assert title.from_json(state.to_json()).to_json() == state.copy().to_json() == state.to_json()
        title.apply(state, seat, legal[dice.below(len(legal))], dice)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("last-mail")
    files = FILE.findall(PAGE.read_text("utf-8"))
    assert len(files) == 7
    for name, text in files:
        path = folder / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    target = folder / "installed"
    how = ["--no-build-isolation", "--no-deps", "--no-index", "--quiet", "--target", str(target)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", *how, str(folder / "source")]
    subprocess.run(pip, check=True)
    return target


def run(installed: Path, *command: str, typed: str = "") -> str:
    state = {"PYTHONPATH": str(installed), "XDG_STATE_HOME": str(installed.parent / "state"), "COLUMNS": "80"}
    done = subprocess.run(
        command, env={**os.environ, **state}, cwd=installed, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_two_witnesses_of_the_game_agree(installed: Path) -> None:
    run(installed, sys.executable, "-c", WITNESSES)


def test_its_last_lines_are_true(installed: Path) -> None:
    examples = doctest.DocTestParser().get_examples(PAGE.read_text("utf-8"))
    assert len(examples) == 4
    program = "".join(example.source for example in examples[:-1])
    run(installed, sys.executable, "-c", program + f"assert {examples[-1].source}")


@pytest.mark.parametrize(("language", "words"), [("en", "The sack"), ("fr", "The sack"), ("de", "The sack")])
def test_it_is_played_in_the_terminal(installed: Path, language: str, words: str) -> None:
    play = (str(BINARY / "estafette"), "play", "last-mail", "--seats", "you,random", "--seed", "3", "--lang", language)
    said = run(installed, *play, typed="1\n" * 3 + "why ride home\n" + "2\n1\n" * 60)
    assert words in said
    assert "prompt-" not in said
    assert "choice-" not in said


def test_it_is_simulated_and_its_rules_are_read(installed: Path) -> None:
    command = str(BINARY / "estafette")
    assert "enough mail is home" in run(installed, command, "simulate", "last-mail", "--games", "20", "--seats", "3")
    assert "LM-RIDE-01" in run(installed, command, "rules", "last-mail", "home")
    assert "Last Mail" in run(installed, command, "games")
