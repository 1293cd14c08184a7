"""A server starts with exclusive use of its private file, or refuses with one sentence.

On SQLite, because it is about the file.
"""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from command_processes import ran
from server.persons import BOT, Person
from server.serving import Serving, to_sqlite_url


def read_refusal(one: Serving) -> str:
    """What it prints when it does not start: one line, exit code 2."""
    done = ran(one.command)
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.strip().splitlines()
    assert done.stdout == ""
    return line


def test_a_second_server_on_a_file_names_the_first(tmp_path: Path) -> None:
    first = Serving(tmp_path, database=to_sqlite_url(tmp_path)).start()
    try:
        table = Person(first).make(seats=BOT)["table"]
        sentence = read_refusal(Serving(tmp_path, database=to_sqlite_url(tmp_path)))
        assert str(first.file) in sentence
        assert str(first.pid) in sentence
        assert Person(first).get(f"/t/{table}").status_code == 200
        first.kill()
        first.start()  # a power cut leaves no lock behind
        assert Person(first).get(f"/t/{table}").status_code == 200
    finally:
        assert first.stop() == 0, first.read_trace()


def test_the_same_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    first = Serving(tmp_path, database=to_sqlite_url(tmp_path)).start()
    try:
        link = tmp_path / "other.sqlite"
        link.symlink_to(first.file)
        second = Serving(tmp_path, database=to_sqlite_url(tmp_path))
        second.command[second.command.index("--database") + 1] = f"sqlite:///{link}"
        assert str(first.pid) in read_refusal(second)
    finally:
        assert first.stop() == 0, first.read_trace()


@pytest.mark.parametrize("what", ["close", "name"])
def test_an_outdated_server_never_turns_a_finished_match_back(serving: Serving, what: str) -> None:
    """Its table is still waiting in memory; meanwhile another server has finished the match."""
    ada = Person(serving)
    table = ada.make()["table"]
    assert ada.look(table)["status"] == "waiting"
    serving.sql("update tables set status = 'over' where id = ?", table)
    path, body = ("close", {}) if what == "close" else ("seats/0", {"do": "name", "name": "Eve"})
    answer = ada.post(f"/api/v1/tables/{table}/{path}", body)
    assert answer.status_code == 409, answer.text
    assert serving.sql("select status from tables where id = ?", table) == [("over",)]


def test_the_file_and_its_folder_are_private(tmp_path: Path) -> None:
    one = Serving(tmp_path, database=to_sqlite_url(tmp_path))
    one.file = tmp_path / "new" / "data" / one.file.name
    one.command[one.command.index("--database") + 1] = f"sqlite:///{one.file}"
    one.start()
    try:
        Person(one).make(seats=BOT)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in one.file.parent.iterdir()}
        kept = {name: mode for name, mode in modes.items() if name.startswith(one.file.name)}
        assert set(kept.values()) == {0o600}, kept
        assert stat.S_IMODE(one.file.parent.stat().st_mode) == 0o700
    finally:
        assert one.stop() == 0, one.read_trace()


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"SQLite format 3\0" + bytes(4000)])
def test_a_file_that_is_no_database_is_reported_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    one = Serving(tmp_path, database=to_sqlite_url(tmp_path))
    one.file.write_bytes(content)
    assert "database" in read_refusal(one)
    assert one.file.read_bytes() == content


def test_an_unreachable_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    one = Serving(tmp_path, database=to_sqlite_url(tmp_path))
    for address in ("nonsense", "nonsense://x", "sqlite:////dev/null/x/postchaise.sqlite"):
        one.command[one.command.index("--database") + 1] = address
        assert address.split("://")[0] in read_refusal(one)
