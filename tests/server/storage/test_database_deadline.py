"""A locked, deleted or read-only database gives a clear error, and nothing is acknowledged that is not stored.

On SQLite, because all this is done to the file. A PostgreSQL that goes and comes back is in test_processes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from postchaise.server.errors import StorageUnavailable
from postchaise.server.storage.database_deadline import SECONDS, DatabaseDeadline
from server.ops.test_start import read_refusal
from server.persons import BOT, Person, run_concurrently
from server.serving import PATIENCE, Serving, start_table_for_two, to_sqlite_url, wait_until

WRITERS = 6


@pytest.fixture(scope="module")
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("frail")
    one = Serving(folder, database=to_sqlite_url(folder)).start()
    yield one
    assert one.stop() == 0, one.read_trace()
    assert "Traceback" not in one.read_trace(), one.read_trace()


def ill(serving: Serving) -> bool:
    answer = Person(serving).get("/healthz", headers={"accept-language": "de"})
    found = answer.json()
    assert (answer.status_code == 503) == (found["status"] != "ok")
    if answer.status_code != 503:
        return False
    assert found["status"] == "storage-failed"
    assert "speichern" in found["message"]
    return True


def test_all_who_wait_for_a_locked_file_are_answered_and_nothing_is_written(frail: Serving) -> None:
    tables = [start_table_for_two(frail) for _ in range(WRITERS)]
    mirror = frail.create_mirror(tables[0][2]["table"])  # all are dealt the same match
    seat, action = mirror.actor, mirror.legal(mirror.actor)[0]
    moves = [partial(table[seat].act, table[2]["table"], seat, 0, action) for table in tables]
    blocker = sqlite3.connect(frail.file, isolation_level=None, timeout=PATIENCE)
    blocker.execute("BEGIN IMMEDIATE")
    try:
        answers = run_concurrently(*moves)
        assert ill(frail)
    finally:
        blocker.execute("ROLLBACK")
        blocker.close()
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "storage-failed")] * WRITERS
    assert frail.sql("select count(*) from events") == [(0,)]
    wait_until(lambda: not ill(frail), "health")
    assert [move().status_code for move in moves] == [200] * WRITERS


def test_the_time_of_a_job_counts_from_when_it_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, done = 100.0, []
    monkeypatch.setattr("postchaise.server.storage.database_deadline.time.monotonic", lambda: now)
    keeper = DatabaseDeadline("sqlite://", create_engine("sqlite://"))
    early, late = keeper.in_time(lambda: done.append("early")), keeper.in_time(lambda: done.append("late"))
    now += SECONDS - 0.1
    early()
    now += 0.2
    with pytest.raises(StorageUnavailable):
        late()
    assert done == ["early"], "what comes too late is not begun"


def test_nothing_is_acknowledged_while_the_file_is_deleted(frail: Serving) -> None:
    ada, ben, made = start_table_for_two(frail)
    table, mirror = made["table"], frail.create_mirror(made["table"])
    seat, action = mirror.actor, mirror.legal(mirror.actor)[0]
    elsewhere = frail.file.with_suffix(".away")
    frail.file.rename(elsewhere)
    try:
        refused = [
            (ada, ben)[seat].act(table, seat, 0, action),
            ada.post("/api/v1/tables", {"game": "la-loire", "seats": BOT}),
            ada.get("/api/v1/tables"),
        ]
        wait_until(lambda: ill(frail), "the notice")
        assert not frail.file.exists(), "no new one is made in its place"
    finally:
        elsewhere.rename(frail.file)
    assert [answer.status_code for answer in refused] == [503] * 3
    wait_until(lambda: not ill(frail), "health")
    assert (ada, ben)[seat].act(table, seat, 0, action).status_code == 200
    assert frail.live(table).match.version == 1


def test_a_start_on_what_cannot_be_written_is_refused_in_one_sentence(tmp_path: Path) -> None:
    one = Serving(tmp_path, database=to_sqlite_url(tmp_path)).start()
    assert one.stop() == 0, one.read_trace()
    place = one.command.index("--database") + 1
    usual, one.command[place] = one.command[place], f"sqlite:///file:{one.file}?mode=ro&uri=true"
    assert "readonly" in read_refusal(one)
    one.command[place] = usual
    one.sql("update alembic_version set version_num = '9999'")
    assert "9999" in read_refusal(one), "written by a later version"
