"""Backups: where they are written, what they never overwrite, and when a restore is refused."""

import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import postgres
from command_processes import POSTCHAISE, environment, postchaise, ran
from postchaise.server.storage.backup import write_backup_to_folder
from postchaise.server.storage.file_lock import get_database_file
from server.persons import BOT, Person
from server.serving import Serving, to_sqlite_url


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on an SQLite file."""
    folder = tmp_path_factory.mktemp("club")
    one = Serving(folder, database=to_sqlite_url(folder)).start()
    Person(one).make(seats=BOT)
    yield one
    assert one.stop() == 0, one.read_trace()


def admin(database: str, *words: str) -> subprocess.CompletedProcess[str]:
    return postchaise("admin", *words, "--database", database)


def refused(answer: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a command that did nothing."""
    assert answer.returncode == 2, answer.stdout
    assert answer.stderr.count("\n") == 1, answer.stderr
    return answer.stderr


def count_tables(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("select count(*) from tables").fetchone()[0])


@pytest.fixture
def postgres_server(tmp_path: Path) -> Iterator[Serving]:
    cluster = postgres.running()
    if cluster is None:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    one = Serving(tmp_path, database=cluster.database())
    yield one
    if one.process is not None and one.process.poll() is None:
        one.kill()


def test_restore_is_refused_while_a_server_uses_postgresql(postgres_server: Serving, tmp_path: Path) -> None:
    one = postgres_server.start()
    table = Person(one).make(seats=BOT)["table"]
    copy = tmp_path / "copy.sqlite"
    assert admin(one.database, "backup", str(copy)).returncode == 0
    assert "A server is using this database" in refused(admin(one.database, "restore", str(copy), "--replace"))
    assert Person(one).get(f"/t/{table}").status_code == 200
    two = Serving(tmp_path, database=one.database).start()  # servers share the lock
    assert one.stop() == 0, one.read_trace()
    assert "A server is using" in refused(admin(one.database, "restore", str(copy), "--replace"))
    two.kill()  # the lock does not outlive a crash
    assert admin(one.database, "restore", str(copy), "--replace").returncode == 0


def test_no_server_starts_during_a_restore(postgres_server: Serving) -> None:
    import psycopg

    from postchaise.server.storage.server_lock import SERVERS

    address = postgres_server.database
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as db:
        db.execute("select pg_advisory_lock(%s)", (SERVERS,))
        answer = ran(postgres_server.command)
    assert "being restored" in refused(answer)


def test_a_server_stops_when_it_loses_its_lock_to_a_restore(postgres_server: Serving) -> None:
    import psycopg

    from postchaise.server.storage.server_lock import SERVERS

    one = postgres_server.start()
    address = one.database.replace("+psycopg", "")
    here = "locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())"
    holders, waiters = (f"select pid from pg_locks where {here} and {state}" for state in ("granted", "not granted"))
    with psycopg.connect(address, autocommit=True) as db, psycopg.connect(address, autocommit=True) as restore:
        (pid,) = db.execute(holders).fetchone() or (0,)
        taking = threading.Thread(target=restore.execute, args=("select pg_advisory_lock(%s)", (SERVERS,)))
        taking.start()
        while not db.execute(waiters).fetchone():  # or the server could take its lock again
            time.sleep(0.01)
        db.execute("select pg_terminate_backend(%s)", (pid,))
        taking.join()
        assert one.process is not None
        assert one.process.wait(60) == 0
    assert "a backup is being restored" in one.read_trace()


def test_a_file_named_by_a_uri_is_locked_like_any_other(club: Serving, tmp_path: Path) -> None:
    uri = f"sqlite:///file:{club.file}?uri=true"
    second = Serving(tmp_path, database=uri)
    assert str(club.pid) in refused(ran(second.command))
    copy = tmp_path / "copy.sqlite"
    assert admin(uri, "backup", str(copy)).returncode == 0
    assert str(club.pid) in refused(admin(uri, "restore", str(copy), "--replace"))


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("sqlite:////data/a.sqlite", "/data/a.sqlite"),
        ("sqlite:///file:/data/a%20b.sqlite?uri=true", "/data/a b.sqlite"),
        ("sqlite:///file:///data/a.sqlite?uri=1&mode=rw", "/data/a.sqlite"),
        ("sqlite:///file://localhost/data/./b/../a.sqlite?uri=on", "/data/a.sqlite"),
        ("sqlite+pysqlite:////data//a.sqlite", "/data/a.sqlite"),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("sqlite:///file:shared?mode=memory&cache=shared&uri=true", None),
        ("postgresql:///postchaise", None),
    ],
)
def test_the_file_of_a_database_is_found(address: str, file: str | None) -> None:
    assert get_database_file(address) == (Path(file) if file else None)


def test_a_file_named_file_colon_is_no_uri_unless_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert get_database_file("sqlite:///file:a.sqlite") == tmp_path / "file:a.sqlite"


def test_a_backup_never_overwrites_a_file(club: Serving, tmp_path: Path) -> None:
    kept = tmp_path / "letters.txt"
    kept.write_text("dear Ada", "utf-8")
    link = tmp_path / "link"
    link.symlink_to(kept)
    for target in (kept, link):
        assert str(target) in refused(admin(club.database, "backup", str(target)))
    assert kept.read_text("utf-8") == "dear Ada"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["letters.txt", "link"]


def test_the_live_database_and_its_companions_are_refused_as_a_target(club: Serving, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(club.file)
    second_name = tmp_path / "second.sqlite"
    second_name.hardlink_to(club.file)
    for target in (club.file, link, second_name, f"{club.file}-journal"):
        assert "database" in refused(admin(club.database, "backup", str(target)))
    second_name.unlink()  # SQLite wants one name for a database
    uri = f"sqlite:///file:{club.file}?uri=true"
    assert "database" in refused(admin(uri, "backup", str(link)))
    assert not Path(f"{club.file}-journal").exists()
    assert count_tables(club.file) == 1


def test_a_backup_goes_to_standard_output(club: Serving, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    command = [sys.executable, "-c", POSTCHAISE, "admin", "backup", "-", "--database", club.database]
    with copy.open("wb") as out:
        subprocess.run(command, stdout=out, env=environment(), check=True, cwd=tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["copy.sqlite"]
    assert count_tables(copy) == 1
    assert "one table" in postchaise("admin", "verify", str(copy)).stdout


def test_a_pipe_is_written_through(club: Serving, tmp_path: Path) -> None:
    pipe, copy = tmp_path / "pipe", tmp_path / "copy.sqlite"
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: copy.write_bytes(pipe.read_bytes()))
    reader.start()
    assert admin(club.database, "backup", str(pipe)).returncode == 0
    reader.join()
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert count_tables(copy) == 1


def test_a_link_stays_a_link(club: Serving, tmp_path: Path) -> None:
    target, link = tmp_path / "elsewhere.sqlite", tmp_path / "link"
    link.symlink_to(target)
    assert admin(club.database, "backup", str(link)).returncode == 0
    assert link.is_symlink()
    assert stat.S_IMODE(target.stat().st_mode) == 0o600  # it holds secrets
    assert count_tables(target) == 1


def test_a_full_disk_is_one_sentence_and_leaves_nothing(club: Serving, tmp_path: Path) -> None:
    assert "/dev/full" in refused(admin(club.database, "backup", "/dev/full"))
    assert not Path("/dev/full").is_file()
    small = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))" + POSTCHAISE
    copy = tmp_path / "copy.sqlite"
    command = [sys.executable, "-c", small, "admin", "backup", str(copy), "--database", club.database]
    done = subprocess.run(command, capture_output=True, text=True, env=environment())
    assert str(copy) in refused(done)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_one_sentence(club: Serving, tmp_path: Path) -> None:
    assert "missing" in refused(admin(club.database, "backup", str(tmp_path / "missing" / "copy.sqlite")))


def test_backups_in_a_folder_are_rotated_and_other_files_stay(club: Serving, tmp_path: Path) -> None:
    other = tmp_path / "postchaise-notes.sqlite"
    other.touch()
    for day in range(1, 6):
        (tmp_path / f"postchaise-2026010{day}-030000.sqlite").touch()
    shown = admin(club.database, "backup", "--directory", str(tmp_path), "--keep", "3")
    assert shown.returncode == 0, shown.stderr
    left = sorted(each.name for each in tmp_path.iterdir() if each != other)
    assert left[:2] == ["postchaise-20260104-030000.sqlite", "postchaise-20260105-030000.sqlite"]
    assert len(left) == 3
    assert count_tables(tmp_path / left[2]) == 1
    assert other.exists()


def test_a_backup_that_fails_deletes_no_older_one(tmp_path: Path) -> None:
    old = tmp_path / "postchaise-20260101-030000.sqlite"
    old.touch()
    with pytest.raises(Exception, match=r"none\.sqlite"):
        write_backup_to_folder(to_sqlite_url(tmp_path).replace("postchaise.sqlite", "none.sqlite"), tmp_path, 1)
    assert old.exists()


def test_verify_finds_damage_and_foreign_files(club: Serving, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(club.database, "backup", str(copy)).returncode == 0
    assert "one table" in postchaise("admin", "verify", str(copy)).stdout
    content = copy.read_bytes()
    torn, foreign, orphan, newer = (tmp_path / name for name in ("torn", "foreign", "orphan", "newer"))
    torn.write_bytes(content[: len(content) // 2])
    foreign.write_text("not a database", "utf-8")
    for file, change in ((orphan, "delete from tables"), (newer, "update alembic_version set version_num = '9999'")):
        file.write_bytes(content)
        with closing(sqlite3.connect(file)) as db:
            db.execute(change)
            db.commit()
    for file in (torn, foreign, orphan, newer, tmp_path / "missing"):
        assert str(file) in refused(postchaise("admin", "verify", str(file)))
    assert "newer version" in refused(postchaise("admin", "verify", str(newer)))
