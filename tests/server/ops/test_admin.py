"""`postchaise admin` while a real server is running."""

import json
import sqlite3
import stat
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from command_processes import postchaise
from postchaise.server.ops.admin import purge_tables
from postchaise.server.storage.backup import _copy_rows
from postchaise.server.storage.schema import METADATA, open_database
from server.persons import BOT, Person, create_client_address
from server.serving import Serving, create_database, open_stream, start_table_for_two, to_sqlite_url, wait_until


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("club")).start()
    yield one
    one.stop()
    assert "Traceback" not in one.read_trace(), one.read_trace()


def admin(database: str, *words: str) -> subprocess.CompletedProcess[str]:
    return postchaise("admin", *words, "--database", database)


def done(club: Serving, *words: str) -> str:
    answer = admin(club.database, *words)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def test_the_list_names_every_table_and_no_secret(club: Serving) -> None:
    ada = Person(club)
    made = ada.make(seats=BOT)
    found = {row["id"]: row for row in json.loads(done(club, "list", "--json"))}
    row = found[made["table"]]
    assert (row["game"], row["status"], row["seats"][0]) == ("la-loire", "playing", "Ada")
    assert not {"key", "holder", "setup", "host"} & set(row)
    shown = done(club)  # without a second word it is the list, too
    assert made["table"] in shown


def test_a_backup_made_while_people_play_is_whole_and_comes_back(club: Serving, tmp_path: Path) -> None:
    check_backups_during_play(club, tmp_path)


def test_a_backup_of_a_file_is_its_pages_and_whole_too(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("file")
    one = Serving(folder, database=to_sqlite_url(folder)).start()
    try:
        check_backups_during_play(one, tmp_path)
    finally:
        assert one.stop() == 0, one.read_trace()


def check_backups_during_play(club: Serving, tmp_path: Path) -> None:
    ada, ben, made = start_table_for_two(club)
    table, mirror = made["table"], club.create_mirror(made["table"])
    number, stop, acknowledged = 0, threading.Event(), []

    def play() -> None:
        nonlocal number
        people = {0: ada, 1: ben}
        while not stop.is_set() and not mirror.over:
            seat = mirror.actor
            action = mirror.legal(seat)[0]
            answer = people[seat].act(table, seat, number, action)
            assert answer.status_code == 200, answer.text
            mirror.play(seat, action)
            number = answer.json()["number"]
            acknowledged.append(number)

    thread = threading.Thread(target=play)
    thread.start()
    wait_until(lambda: acknowledged)
    before = len(acknowledged)
    copy = tmp_path / "copy.sqlite"
    done(club, "backup", str(copy))
    stop.set()
    thread.join()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["copy.sqlite"]
    elsewhere = to_sqlite_url(tmp_path / "other")
    answer = admin(elsewhere, "restore", str(copy))
    assert answer.returncode == 0, answer.stderr
    with closing(sqlite3.connect(tmp_path / "other" / "postchaise.sqlite")) as db:
        numbers = [n for (n,) in db.execute('select number from events where "table" = ? order by 1', (table,))]
    assert len(numbers) >= before
    assert numbers == list(range(1, len(numbers) + 1))
    two = Serving(tmp_path / "other", database=elsewhere).start()
    try:
        again = Person(two, token=ada.token)
        assert again.look(table)["number"] == len(numbers)
        assert again.look(table)["seats"] == [0]
        assert "other server" in admin(elsewhere, "restore", str(copy), "--replace").stderr  # while it runs
    finally:
        two.stop()
    assert "--replace" in admin(elsewhere, "restore", str(copy)).stderr
    assert admin(elsewhere, "restore", str(copy), "--replace").returncode == 0
    (tmp_path / "bad.sqlite").write_bytes(copy.read_bytes()[:5000])
    assert admin(elsewhere, "restore", str(tmp_path / "bad.sqlite"), "--replace").returncode == 2


def test_rows_are_copied_into_another_database_as_they_are(club: Serving, tmp_path: Path) -> None:
    """The way from SQLite to PostgreSQL and back."""
    start_table_for_two(club)
    done(club, "backup", str(tmp_path / "postchaise.sqlite"))
    source, target = (
        open_database(address) for address in (to_sqlite_url(tmp_path), create_database(tmp_path / "other"))
    )
    back = open_database(f"sqlite:///{tmp_path / 'back.sqlite'}")
    _copy_rows(source, target)
    _copy_rows(target, back)
    with source.connect() as a, target.connect() as b, back.connect() as c:
        for each in METADATA.sorted_tables:
            rows = [sorted(map(repr, db.execute(each.select()))) for db in (a, b, c)]
            assert rows[0] == rows[1] == rows[2], each.name
    for engine in (source, target, back):
        engine.dispose()


def test_a_table_that_an_operator_closes_is_closed_for_everybody(club: Serving) -> None:
    ada, _, made = start_table_for_two(club)
    table, mirror = made["table"], club.create_mirror(made["table"])
    with open_stream(ada, table) as told:
        wait_until(lambda: told.events)
        done(club, "close", table)
        wait_until(lambda: any(event == "reload" for event, _, _ in told.events), "the news")
    assert ada.get(f"/api/v1/tables/{table}").status_code == 410
    assert ada.act(table, mirror.actor, 0, mirror.legal(mirror.actor)[0]).status_code == 410
    assert club.sql("select status from tables where id = ?", table) == [("closed",)]
    assert admin(club.database, "close", table).returncode == 2


def test_an_action_under_way_never_opens_a_closed_table_again(club: Serving) -> None:
    ada, ben, made = start_table_for_two(club)
    table, mirror = made["table"], club.create_mirror(made["table"])
    club.sql("update tables set status = 'closed' where id = ?", table)  # the server has not looked yet
    seat = mirror.actor
    answer = (ada, ben)[seat].act(table, seat, 0, mirror.legal(seat)[0])
    assert answer.status_code in (409, 410)
    assert club.sql("select status from tables where id = ?", table) == [("closed",)]
    assert club.sql('select count(*) from events where "table" = ?', table) == [(0,)]


def test_a_banned_address_stays_out_until_the_ban_is_lifted(club: Serving) -> None:
    at = create_client_address()
    ada, other = Person(club, at), Person(club)
    made = ada.make()
    with open_stream(ada, made["table"], format="json") as told:
        done(club, "ban", at, "--why", "noise")
        wait_until(lambda: ada.get("/").status_code == 403, "the ban")
        other.make()
        ada.token = ""
        for path in ("/api/v1/games", f"/api/v1/tables/{made['table']}", "/static/style.css"):
            assert ada.get(path).status_code == 403
        assert other.get("/").status_code == 200
        assert json.loads(done(club, "bans", "--json"))[0]["why"] == "noise"
        assert not told.ended.is_set() or told.error is None
    done(club, "unban", at)
    wait_until(lambda: ada.get("/").status_code == 200, "the end of the ban")
    assert admin(club.database, "unban", at).returncode == 2
    assert admin(club.database, "ban", "nonsense").returncode == 2


def test_unused_tables_are_purged_and_finished_ones_stay_as_records(club: Serving, tmp_path: Path) -> None:
    ada = Person(club)
    waits, begun, over = ada.make(), ada.make(seats=BOT), ada.make(seats=BOT)
    ids = [each["table"] for each in (waits, begun, over)]
    done(club, "backup", str(tmp_path / "copy.sqlite"))
    file = tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.execute("update tables set changed = ?", (time.time(),))
        db.execute("update tables set changed = ? where id = ?", (time.time() - 40 * 86400, ids[0]))
        db.execute("update tables set changed = ? where id = ?", (time.time() - 400 * 86400, ids[1]))
        db.execute("update tables set changed = 0, status = 'over' where id = ?", (ids[2],))
        db.execute("""insert into chat values (?, 1, 0, 'Ada', 'hello', 0)""", (ids[2],))
        events = db.execute('select count(*) from events where "table" = ?', (ids[2],)).fetchone()
        db.commit()
    told = admin(f"sqlite:///{file}", "purge", "--dry-run").stdout
    assert told.count("1") == 3, told
    assert admin(f"sqlite:///{file}", "purge").returncode == 0
    with closing(sqlite3.connect(file)) as db:
        left = {row[0] for row in db.execute("select id from tables")}
        assert left & set(ids) == {ids[2]}
        assert db.execute('select count(*) from events where "table" = ?', (ids[2],)).fetchone() == events
        assert db.execute('select count(*) from seats where "table" = ?', (ids[1],)).fetchone() == (0,)
        assert db.execute("select count(*) from chat").fetchone() == (0,)
    engine = open_database(f"sqlite:///{file}")
    assert purge_tables(engine, 0, 0) == {"unused": 0, "unfinished": 0, "chat": 0}  # never
    engine.dispose()


def test_a_server_purges_by_itself(own: Serving) -> None:
    own.start()
    table = Person(own).make()["table"]
    own.stop()
    own.sql("update tables set changed = 1 where id = ?", table)
    own.start()
    wait_until(lambda: own.sql("select count(*) from tables") == [(0,)], "the purge")
    assert own.stop() == 0


@pytest.mark.parametrize("words", [["list"], ["backup", "x"], ["close", "x"], ["bans"], ["restore", "nothing"]])
def test_a_missing_database_is_reported_in_one_sentence(words: list[str], tmp_path: Path) -> None:
    answer = admin(f"sqlite:///{tmp_path / 'none.sqlite'}", *words)
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert not (tmp_path / "none.sqlite").exists()
