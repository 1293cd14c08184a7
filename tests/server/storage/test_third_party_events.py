"""A running table of a third-party game that was stored with action numbers is migrated too."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.storage.legacy_data import restore_legacy

ROOT = Path(__file__).resolve().parents[3]
THIRD_PARTY = ROOT / "tests" / "third_party" / "src" / "stable"
TABLE = "stable-table"
WALK = 'WALK = SPACE.kind("walk")\n'

DEAL = """
import json
from postchaise import Match, SealedDice
match = Match("stable", 2, SealedDice(bytes(32)))
while match.version < 8:
    match.play(match.actor, match.legal(match.actor)[-1])
entries = [[e.seat, e.action, e.outcomes, e.log, e.barrier] for e in match.entries]
options = dict(match.options)
print(json.dumps({"setup": match.setup_outcomes, "options": options, "entries": entries, "state": match.view(-1)}))
"""

SHOW = f"""
import json, sys
from fastapi.testclient import TestClient
from postchaise.server.app import create_app
from postchaise.server.ops.settings import Settings
with TestClient(create_app(Settings(database=sys.argv[1], bot_workers=1, render_workers=0))) as client:
    seen = client.get("/api/v1/tables/{TABLE}")
    pages = [client.get(f"/t/{TABLE}{{page}}").status_code for page in ("", "/log", "/replay")]
    lobby = client.get("/").status_code
    print(json.dumps({{"code": seen.status_code, "seen": seen.json(), "pages": pages, "lobby": lobby}}))
"""


def install(folder: Path) -> Path:
    """As pip would, without running it."""
    shutil.copytree(THIRD_PARTY, folder / "stable", ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / "stable-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: stable\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[postchaise.games]\nstable = stable:GAME\n", "utf-8")
    return folder


def run(installed: Path, script: str, *words: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT / "src")])}
    command = [sys.executable, "-W", "ignore", "-c", script, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    return install(tmp_path / "installed")


@pytest.fixture
def dealt(installed: Path) -> dict[str, Any]:
    return run(installed, DEAL)


@pytest.fixture
def database(tmp_path: Path, dealt: dict[str, Any]) -> str:
    """A database of the first format with a running match of the game."""
    address = restore_legacy("sqlite", tmp_path)
    with sqlite3.connect(tmp_path / "old.sqlite") as db:
        db.row_factory = sqlite3.Row
        model = dict(db.execute("select * from tables where status = 'playing'").fetchone())
        seats = [dict(each) for each in db.execute('select * from seats where "table" = ?', (model["id"],)).fetchall()]
        events = [
            {
                "table": TABLE, "number": number, "kind": "action", "seat": seat, "action": action, "barrier": barrier,
                "outcomes": json.dumps(outcomes), "log": json.dumps(log), "at": 1.7e9 + number,
            }
            for number, (seat, action, outcomes, log, barrier) in enumerate(dealt["entries"], 1)
        ]  # fmt: skip
        texts = {name: json.dumps(dealt[name]) for name in ("options", "setup")}
        table = model | texts | {"id": TABLE, "game": "stable", "rules": 1, "components": ""}
        rows = [("tables", table), *(("seats", each | {"table": TABLE}) for each in seats[:2])]
        for name, row in [*rows, *(("events", each) for each in events)]:
            columns, places = ", ".join(f'"{each}"' for each in row), ", ".join("?" * len(row))
            db.execute(f"insert into {name} ({columns}) values ({places})", list(row.values()))
    db.close()
    return address


def test_a_table_of_unchanged_rules_goes_on(installed: Path, database: str, dealt: dict[str, Any]) -> None:
    found = run(installed, SHOW, database)
    assert (found["code"], found["pages"], found["lobby"]) == (200, [200] * 3, 200), found
    assert found["seen"]["status"] == "playing"
    assert found["seen"]["number"] == len(dealt["entries"])
    assert found["seen"]["view"] == dealt["state"]


def test_a_table_whose_game_was_renumbered_is_closed_and_readable(installed: Path, database: str) -> None:
    """A new rules version inserts an action, so the meaning of the stored numbers is unknown."""
    file = installed / "stable" / "game.py"
    text = file.read_text("utf-8")
    assert WALK in text
    text = text.replace(WALK, 'TROT = SPACE.kind("trot")\n' + WALK).replace("version=1,", "version=2,")
    file.write_text(text, "utf-8")
    found = run(installed, SHOW, database)
    assert (found["code"], found["pages"], found["lobby"]) == (200, [200] * 3, 200), found
    assert found["seen"]["status"] == "over"


def test_a_table_whose_game_comes_back_after_the_upgrade_goes_on(
    tmp_path: Path, installed: Path, database: str, dealt: dict[str, Any]
) -> None:
    """Without the game other tables are unaffected, and its numbers are kept until it is installed again."""
    found = run(tmp_path, SHOW, database)
    assert found["code"] == 404, found
    assert found["lobby"] == 200
    found = run(installed, SHOW, database)
    assert (found["code"], found["pages"]) == (200, [200] * 3), found
    assert found["seen"]["view"] == dealt["state"]
