"""docs/add-an-action.md changes Thurn und Taxis; here somebody applies it to a copy, checks the game and plays it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "add-an-action.md").read_text("utf-8")
DIFFS = re.findall(r"^```diff\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
MOST_FILES = 8

PLAY = """
import random
from postchaise import Match, Dice, SPECTATOR, game
from postchaise.i18n import Translator

match, chooser = Match("thurn-und-taxis", 3, Dice(5)), random.Random(5)
tossed = 0
while not match.over:
    legal = match.legal(match.actor)
    tosses = [action for action in legal.notations if action.startswith("toss ")]
    tossed += bool(tosses)
    match.play(match.actor, chooser.choice(tosses or legal.notations))
assert tossed > 3, tossed
assert Match.from_record(match.record()).ranking() == match.ranking()
for language, word in (("en", " tosses "), ("fr", " jette "), ("de", " wirft ")):
    translator = Translator(language, "thurn-und-taxis")
    assert any(word in translator.translate(line) for line in match.log(SPECTATOR)), language
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the change of the page."""
    folder = tmp_path_factory.mktemp("action")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for diff in DIFFS:
        done = subprocess.run(
            ["git", "apply", "-"], cwd=folder, input=diff, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"the sources have changed under the page:\n{diff}\n{done.stderr}"
    return folder


def run(changed: Path, *command: str) -> str:
    paths = os.pathsep.join([str(changed / "src"), str(ROOT / "tests")])
    environment = {**os.environ, "PYTHONPATH": paths, "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, *command], env=environment, cwd=changed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_takes_eight_files_at_most() -> None:
    files = re.findall(r"^\+\+\+ b/(.*)$", PAGE, re.MULTILINE)
    assert len(files) == len(set(files)) == len(DIFFS) <= MOST_FILES
    assert all((ROOT / file).is_file() for file in files)


def test_the_game_still_goes_through_the_suite(changed: Path) -> None:
    command = ("-m", "postchaise.cli.main", "check-game", "thurn-und-taxis", "--seats", "3", "--seeds", "1")
    assert " 0 failed, 0 not reached" in run(changed, *command, "--lang", "en")


def test_the_action_is_played_and_told_in_three_languages(changed: Path) -> None:
    run(changed, "-c", PLAY)


def test_the_test_of_the_page_passes(changed: Path) -> None:
    tests = re.findall(r"^```python\n(def test_.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(tests) == 1
    (changed / "test_toss.py").write_text("from thurn_und_taxis import Table\n\n\n" + tests[0], "utf-8")
    said = run(changed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_toss.py")
    assert "1 passed" in said
