"""docs/add-a-game.md builds a game from nothing; here somebody follows it to the letter."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tutorial_game
from postchaise.testing import CHECKS

BINARY = Path(sys.executable).parent
COMMAND = str(BINARY / "postchaise")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("last-mail")
    tutorial_game.write(folder / "source", tutorial_game.files())
    target = folder / "installed"
    how = ["--no-build-isolation", "--no-deps", "--no-index", "--quiet", "--target", str(target)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", *how, str(folder / "source")]
    subprocess.run(pip, check=True)
    return target


def run(installed: Path, *command: str, typed: str = "") -> str:
    path = os.pathsep.join(filter(None, [str(installed), os.environ.get("PYTHONPATH", "")]))
    state = {"PYTHONPATH": path, "XDG_STATE_HOME": str(installed.parent / "state"), "COLUMNS": "80"}
    done = subprocess.run(
        command, env={**os.environ, **state}, cwd=installed, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_goes_through_the_suite(installed: Path) -> None:
    """Everything is checked but what the game has not: secrets, an observation, other languages, a compiled build."""
    output = run(installed, COMMAND, "check-game", "last-mail", "--lang", "en")
    found = [(check, re.search(rf"^ (\w[\w ]*?)  +{check}  ", output, re.MULTILINE)) for check in CHECKS]
    states = {check: line[1] for check, line in found if line is not None}
    others = {
        "secrets": "not reached",
        "observation": "skipped",
        "languages": "skipped",
        "builds": "skipped",
    }
    assert states == {check: others.get(check, "ok") for check in CHECKS}


def test_its_own_tests_pass(installed: Path) -> None:
    source = installed.parent / "source"
    output = run(
        installed, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rs", str(source / "tests")
    )
    assert "never met: last-mail has not come to what secrets is about" in output
    assert re.search(r"(\d+) passed, 1 skipped", output)


def test_its_last_lines_are_true(installed: Path) -> None:
    program = tutorial_game.PAGE.read_text("utf-8")
    examples = doctest.DocTestParser().get_examples(program)
    assert len(examples) == 5
    checks = [
        f"assert {examples[-1].source}",
        f"assert repr({examples[2].source.strip()}) == {examples[2].want.strip()!r}",
    ]
    run(installed, sys.executable, "-c", "".join([e.source for e in examples[:2]] + checks[1:]))
    run(installed, sys.executable, "-c", "".join([e.source for e in examples[:-1]] + checks[:1]))


@pytest.mark.parametrize(("language", "words"), [("en", "The sack"), ("fr", "The sack"), ("de", "The sack")])
def test_it_is_played_in_the_terminal(installed: Path, language: str, words: str) -> None:
    play = (COMMAND, "play", "last-mail", "--seats", "you,random", "--seed", "3", "--lang", language)
    output = run(installed, *play, typed="1\n" * 3 + "why ride home\n" + "2\n1\n" * 60)
    assert words in output
    assert "prompt-" not in output
    assert "choice-" not in output


def test_it_is_simulated_and_its_rules_are_read(installed: Path) -> None:
    simulate = ("simulate", "last-mail", "--games", "20", "--seats", "3", "--workers", "1")
    assert "enough mail is home" in run(installed, COMMAND, *simulate)
    assert "LM-RIDE-01" in run(installed, COMMAND, "rules", "last-mail", "home")
    assert "Last Mail" in run(installed, COMMAND, "games")


BROUGHT = """
from postchaise import extras, meta
from postchaise.web.render.templates import ENVIRONMENT
assert meta("last-mail").opponents == 2
assert type(extras("last-mail").heuristics()).__name__ == "LastMailHeuristics"
assert "M120 75h180" in ENVIRONMENT.get_template("last-mail/title-art.html").render()
"""


def test_what_it_brings_is_found(installed: Path) -> None:
    run(installed, sys.executable, "-c", BROUGHT)
