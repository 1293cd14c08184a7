"""Databases and records of the first format open with the current code, and tables are unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from postchaise import Match
from postchaise.kernel.replay import verify_shuffle
from server.persons import Person
from server.serving import Serving, wait_until
from server.storage.legacy_data import RECORDS, describe_database, expected, restore_legacy

KINDS = ("sqlite", "postgres")
PAGES = ("", "/log", "/replay", "/replay?at=3", "/replay.json", "/position.txt")


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    if request.param == "postgres":
        request.getfixturevalue("cluster")
    found: str = request.param
    return found


def test_every_table_is_what_it_was(kind: str, tmp_path: Path) -> None:
    found, told = describe_database(restore_legacy(kind, tmp_path)), expected(kind)
    assert found.keys() == told.keys()
    for id, table in told.items():
        assert found[id] == table, f"{table['title']} ({id})"


@pytest.fixture
def legacy(kind: str, tmp_path: Path) -> Iterator[tuple[Serving, dict[str, Any]]]:
    address = restore_legacy(kind, tmp_path)
    serving = Serving(tmp_path, database=address).start()
    yield serving, expected(kind)
    serving.stop()
    assert "Traceback" not in serving.read_trace(), serving.read_trace()


def test_every_page_of_every_table_opens(legacy: tuple[Serving, dict[str, Any]]) -> None:
    serving, tables = legacy
    anybody = Person(serving)
    for id, table in tables.items():
        if table["status"] == "waiting":
            assert anybody.get(f"/t/{id}").status_code == 200
            continue
        for page in PAGES:
            answer = wait_until(partial(_get_unhurried, anybody, f"/t/{id}{page}"))
            assert answer.status_code == (410 if table["status"] == "closed" else 200), (page, table, answer.text)
        record = anybody.get(f"/api/v1/tables/{id}/record")
        assert record.status_code == {"over": 200, "closed": 410}.get(table["status"], 403), table
        if table["status"] == "over":
            Match.from_record(record.text)


def _get_unhurried(who: Person, path: str) -> Any:
    answer = who.get(path, follow_redirects=True)
    return None if answer.status_code == 429 else answer


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_record_is_read(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.from_record(text)
    wanted = {"finished-sealed": "fair", "finished-unsealed": "unsealed", "running-forked": "unsealed"}
    kind = next((kind for kind in wanted if file.stem.endswith(kind)), "")
    assert verify_shuffle(text).verdict == wanted.get(kind, "later")
    assert match.over is ("finished" in file.stem)
