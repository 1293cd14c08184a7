"""The worked example of docs/add-an-action.md, applied to a copy of the sources, checked and played."""

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
MOST_FILES = 10  # without the test, the changelog and the version

PLAY = """
import random
from postchaise import Dice, Match
from postchaise.i18n import Translator

match, chooser = Match("thurn-und-taxis", 3, Dice(5)), random.Random(5)
used = [0] * 3
while not match.over:
    seat, legal = match.actor, match.legal(match.actor)
    if "mulligan" in legal:
        used[seat] += 1
        assert match.view(seat)["players"][seat]["mulligans"] == 0
        match.play(seat, "mulligan")
        assert match.view(seat)["players"][seat]["mulligans"] == 1
    else:
        match.play(seat, chooser.choice(legal.notations))
assert used == [1] * 3, used
assert Match.from_record(match.record()).ranking() == match.ranking()
names = match.game.observation_names(3)
assert sum("mulligans" in name for name in names) == 3
for language, word in (("en", "hand"), ("fr", "nouvelle"), ("de", "neu")):
    label = match.game.label(match.game.new(3, Dice(1)), 0, match.game.parse("mulligan"))
    assert word in Translator(language, "thurn-und-taxis").translate(label), language
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the change of the page, and with what Python compiled: it is valid for unchanged sources."""
    folder = tmp_path_factory.mktemp("action")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info"))
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


def test_it_takes_ten_files_at_most_and_the_page_names_the_others() -> None:
    files = re.findall(r"^\+\+\+ b/(.*)$", PAGE, re.MULTILINE)
    assert len(files) == len(set(files)) == len(DIFFS) <= MOST_FILES
    assert all((ROOT / file).is_file() for file in files)
    assert all(f"`{name}`" in PAGE for name in ("meta.py", "CHANGELOG.md", "events.py", "web/highlights.py"))


def test_the_game_still_goes_through_the_suite(changed: Path) -> None:
    command = ("-m", "postchaise.cli.main", "check-game", "thurn-und-taxis", "--seats", "3", "--seeds", "1")
    assert " 0 failed, 0 not reached" in run(changed, *command, "--lang", "en")


def test_the_action_is_played_and_named_in_three_languages(changed: Path) -> None:
    run(changed, "-c", PLAY)


def test_the_test_of_the_page_passes(changed: Path) -> None:
    tests = re.findall(r"^```python\n(def test_.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(tests) == 1
    (changed / "test_mulligan.py").write_text("from thurn_und_taxis import Table\n\n\n" + tests[0], "utf-8")
    sentence = run(changed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_mulligan.py")
    assert "1 passed" in sentence
