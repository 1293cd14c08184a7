"""A locked, lost or full database is reported, nothing is half written, and the server recovers.

On SQLite, because something is done to the file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.persons import BOT, Person
from server.serving import PATIENCE, Serving, open_stream, start_table_for_two, to_sqlite_url, wait_until


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("fragile")
    one = Serving(folder, database=to_sqlite_url(folder)).start()
    yield one
    assert one.stop() == 0, one.read_trace()


def test_a_locked_database_is_reported_and_nothing_is_half_written(fragile: Serving) -> None:
    ada, ben, made = start_table_for_two(fragile)
    table, mirror = made["table"], fragile.create_mirror(made["table"])
    seat = mirror.actor
    action = mirror.legal(seat)[0]
    actor = (ada, ben)[seat]
    with open_stream(ada, table, format="json") as watching:
        wait_until(lambda: watching.events)
        blocker = sqlite3.connect(fragile.file, isolation_level=None, timeout=PATIENCE)
        blocker.execute("BEGIN IMMEDIATE")
        try:
            refused = actor.act(table, seat, 0, action)
        finally:
            blocker.execute("ROLLBACK")
            blocker.close()
        assert refused.status_code == 503, refused.text
        assert refused.json()["code"] == "storage-failed"
        assert ada.look(table)["number"] == 0
        again = actor.act(table, seat, 0, action)
        assert again.status_code == 200, "it recovers by itself"
        mirror.play(seat, action)
        wait_until(lambda: watching.number() == 1, "the update")
        told = [data["number"] for _, data, _ in watching.events]
        assert told.count(1) == 1, "nobody was told what did not happen"
    assert fragile.live(table).match.state.to_json() == mirror.state.to_json()


def test_a_lost_database_is_reported_and_found_again(fragile: Serving) -> None:
    """The tables are gone for a while, as with a disk that is not mounted."""
    ada, ben, made = start_table_for_two(fragile)
    table, mirror = made["table"], fragile.create_mirror(made["table"])
    seat = mirror.actor
    action = mirror.legal(seat)[0]
    actor = (ada, ben)[seat]
    names = ("events", "tables", "seats", "chat")
    for name in names:
        fragile.sql(f"alter table {name} rename to {name}_elsewhere")
    refused = [
        actor.act(table, seat, 0, action),
        actor.post("/api/v1/tables", {"game": "la-loire", "seats": BOT}),
        actor.send_command(table, "chat", text="hello"),
        actor.send_command(table, f"seats/{seat}", do="name", name="Other"),
        actor.get("/api/v1/tables/no-such-table"),
        actor.get("/api/v1/tables"),
    ]
    page = ada.get("/")
    for name in names:
        fragile.sql(f"alter table {name}_elsewhere rename to {name}")
    for answer in refused:
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed"), answer.text
    assert page.status_code == 503
    assert "Traceback" not in page.text
    seen = ada.look(table)
    assert seen["number"] == 0
    assert seen["players"][seat]["name"] in ("Ada", "Ben")
    assert actor.act(table, seat, 0, action).status_code == 200
    assert fragile.sql('select count(*) from events where "table" = ?', table) == [(1,)]


FULL = """
import sys
from sqlalchemy import event
from postchaise.server import run
from postchaise.server.storage import schema, store
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
port, database, note = int(sys.argv[1]), sys.argv[2], sys.argv[2].removeprefix("sqlite:///") + ".full"
opened = schema.open_database
def limited(address, *more):
    engine = opened(address, *more)
    @event.listens_for(engine, "checkout")
    def most(connection, record, proxy):
        import os
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages if os.path.exists(note) else 10**6}").close()
    return engine
store.open_database = limited
made = run.create_app
def faulty(settings):
    app = made(settings)
    for path in ("/api/fault", "/fault"):
        app.add_api_route(path, lambda: 1 / 0)
    return app
run.create_app = faulty
serve(Settings(database=database, port=port, bot_pause=0, bot_workers=1), False, True)
"""


def test_a_full_disk_is_reported_and_recovered_from(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=FULL, database=to_sqlite_url(tmp_path))
    try:
        one.start()
        ada, ben, made = start_table_for_two(one)
        table, mirror, number = made["table"], one.create_mirror(made["table"]), 0
        for path in ("/api/fault", "/fault"):  # a mistake of our own is nobody's business
            answer = Person(one).get(path)  # the connection ends with it
            assert answer.status_code == 500
            assert "Zero" not in answer.text
            assert "Traceback" not in answer.text
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        full = Path(f"{one.file}.full")
        full.touch()
        for _ in range(400):  # until the last page is full
            seat = mirror.actor
            action = mirror.legal(seat)[0]
            answer = (ada, ben)[seat].act(table, seat, number, action)
            if answer.status_code != 200:
                break
            mirror.play(seat, action)
            number += 1
        assert answer.status_code == 503, answer.text
        assert answer.json()["code"] == "storage-failed"
        assert ada.look(table)["number"] == number
        assert one.sql('select max(number), count(*) from events where "table" = ?', table) == [(number, number)]
        assert "request failed problem=storage-failed cause=(sqlite3.OperationalError) database or disk is full" in (
            one.read_trace()
        ), "operators learn why people see an error"
        full.unlink()
        again = (ada, ben)[seat].act(table, seat, number, action)
        assert again.status_code == 200, again.text
        mirror.play(seat, action)
        assert one.live(table).match.state.to_json() == mirror.state.to_json()
        assert one.create_mirror(table).state.to_json() == mirror.state.to_json(), "no dice were lost on the way"
    finally:
        assert one.stop() == 0, one.read_trace()
