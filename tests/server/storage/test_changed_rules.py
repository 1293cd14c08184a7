"""Old tables and records after an action was added, a component corrected, or a rule fixed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from postchaise.kernel.record import read_record
from server.storage.legacy_data import FOLDER, digest, expected, restore_legacy

ROOT = Path(__file__).resolve().parents[3]
GAMES = ROOT / "src" / "postchaise" / "games"
TURN = 6  # in which the corrected rules forbid everything
KINDS = ("sqlite", "postgres")
COMPONENTS = {
    "la-loire": ("start_deniers = 7", "start_deniers = 9"),
    "orleans": ("start_coins = 5", "start_coins = 6"),
    "thurn-und-taxis": ("length = 5, values = [2, 1]", "length = 5, values = [4, 1]"),
}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    if request.param == "postgres":
        request.getfixturevalue("cluster")
    found: str = request.param
    return found


def run(database: str, *change: str, sources: Path | None = None, **environment: str) -> dict[str, Any]:
    """What the server in `changed_rules_server.py` shows."""
    paths = [str(sources or ROOT / "src"), str(ROOT / "tests")]
    script = [sys.executable, "-W", "ignore", str(Path(__file__).with_name("changed_rules_server.py"))]
    done = subprocess.run(
        [*script, database, *change],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def copied(folder: Path) -> Path:
    """With what Python compiled: it is valid for unchanged sources."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    return folder / "src"


def insert(file: Path, pattern: str, statement: str) -> None:
    """Before the third declaration in a file: everything after it gets another number."""
    text = file.read_text("utf-8")
    place = [found.start() for found in re.finditer(pattern, text, re.MULTILINE)][2]
    file.write_text(text[:place] + statement + text[place:], "utf-8")


def test_an_action_and_an_event_are_inserted(kind: str, tmp_path: Path) -> None:
    sources = copied(tmp_path)
    for package in ("la_loire", "orleans", "thurn_und_taxis"):
        game = sources / "postchaise" / "games" / package
        kinds, events = r"^\w+: Final\[Kind\] = SPACE\.kind\(", r"^\w+: Final\[int\] = EVENTS\.event\("
        insert(game / "actions.py", kinds, 'MULLIGAN: Final[Kind] = SPACE.kind("mulligan")\n')
        insert(game / "events.py", events, 'E_MULLIGAN: Final[int] = EVENTS.event("mulligan")\n')
    assert run(restore_legacy(kind, tmp_path), "describe", sources=sources) == expected(kind)


def test_a_corrected_rule_that_everything_fits(kind: str, tmp_path: Path) -> None:
    """Running matches go on and their log says why; finished ones are as they were."""
    tables = run(restore_legacy(kind, tmp_path), "harmless")
    for id, told in expected(kind).items():
        found = tables[id]
        if told["status"] == "playing":
            assert found["seen"]["status"] == "playing", told
            assert "The rules were corrected to version" in found["log"], told
            assert "XX-RULE-01, XX-RULE-02" in found["log"], told
        elif told["status"] == "over":
            assert digest(found["record"].partition("\n")[2]) == told["record"], told
            assert "correction" not in found["page"] + found["last"], told


def test_a_corrected_rule_that_does_not_fit(kind: str, tmp_path: Path) -> None:
    """Everything that was seen stays readable, and the page says what is shown."""
    database = restore_legacy(kind, tmp_path)
    run(database, "nothing")  # a server that is stopped stores the last position of every table
    tables = run(database, "turn", str(TURN))
    stopped = finished = 0
    for id, told in expected(kind).items():
        found = tables[id]
        if told["status"] in ("closed", "waiting"):
            continue
        assert set(found["codes"].values()) == {200}, told
        log = re.findall(r"<li[^>]*>", found["log"])
        assert len(log) >= told["version"] // 2, "the log is whole"
        points = [sum(score.values()) for score in told["scores"]]
        if told["status"] == "playing" and found["seen"]["status"] == "over":
            stopped += 1
            assert "Closed when its rules were corrected" in found["last"]
            assert found["actions"] == told["version"]
            assert read_record(found["record"]).end == []
            assert [each["points"] for each in found["seen"]["players"]] == points
        elif told["status"] == "over" and told["ranking"]:
            finished += 1
            assert "Played by other rules" in found["page"]
            assert [each["points"] for each in found["seen"]["players"]] == points
            assert digest(found["record"].partition("\n")[2]) == told["record"], "not a line of it has changed"
    assert stopped >= 5
    assert finished >= 5


def corrected_file(folder: Path, game: str) -> Path:
    text = (GAMES / game.replace("-", "_") / "components.toml").read_text("utf-8")
    old, new = COMPONENTS[game]
    assert text.count(old) == 1
    file = folder / f"{game}.toml"
    file.write_text(text.replace(old, new), "utf-8")
    return file


def test_corrected_numbers_change_new_matches_only(kind: str, tmp_path: Path) -> None:
    """A person brings a corrected file: tables keep the numbers they were dealt with, which the database has."""
    database = restore_legacy(kind, tmp_path)
    run(database, "nothing")  # the files in use are stored when a server starts
    files = {
        f"POSTCHAISE_COMPONENTS_{game.upper().replace('-', '_')}": str(corrected_file(tmp_path, game))
        for game in COMPONENTS
    }
    sources = copied(tmp_path)
    for game in COMPONENTS:  # and the shipped file is another one, too
        shutil.copy(
            corrected_file(tmp_path, game),
            sources / "postchaise" / "games" / game.replace("-", "_") / "components.toml",
        )
    for given in ({}, files):
        assert run(database, "describe", sources=sources, **given) == expected(kind)


def test_an_earlier_shipped_file_is_found_by_its_digest(tmp_path: Path) -> None:
    """The database has never seen a server of this version; the game ships what it shipped before."""
    sources = copied(tmp_path)
    for game in COMPONENTS:
        folder = sources / "postchaise" / "games" / game.replace("-", "_")
        earlier = folder / "earlier_components"
        earlier.mkdir()
        text = (FOLDER / "records" / f"{game}-finished-sealed.txt").read_text("utf-8")
        shutil.copy(folder / "components.toml", earlier / f"{read_record(text).components}.toml")
        shutil.copy(corrected_file(tmp_path, game), folder / "components.toml")
    assert run(restore_legacy("sqlite", tmp_path), "describe", sources=sources) == expected("sqlite")
