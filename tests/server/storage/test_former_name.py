"""Databases and saved matches of the time when the project was called Estafette are found and moved."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from command_processes import environment, postchaise
from postchaise.cli.play import saves
from postchaise.kernel.errors import PostchaiseError
from postchaise.server.storage.file_lock import lock_database
from postchaise.server.storage.former_name import move_former_database
from postchaise.server.storage.schema import open_database
from server.storage.legacy_data import FOLDER, describe_database, expected, restore_legacy


@pytest.mark.parametrize("place", ["estafette", "postchaise"])
def test_the_database_is_moved_once(tmp_path: Path, place: str) -> None:
    """From its own folder, or from one that POSTCHAISE_DATA names."""
    restore_legacy("sqlite", tmp_path)
    (tmp_path / place).mkdir()
    old, folder = tmp_path / place / "estafette.sqlite", tmp_path / "postchaise"
    (tmp_path / "old.sqlite").rename(old)
    with sqlite3.connect(old) as db:
        db.execute("pragma journal_mode=wal")
    new = folder / "postchaise.sqlite"
    assert move_former_database(folder, new) == old
    assert not old.exists()
    assert move_former_database(folder, new) is None
    assert describe_database(f"sqlite:///{new}").keys() == expected("sqlite").keys()


def test_a_database_that_is_in_use_stays(tmp_path: Path) -> None:
    (tmp_path / "estafette").mkdir()
    old = tmp_path / "estafette" / "estafette.sqlite"
    old.touch()
    held = lock_database(f"sqlite:///{old}")
    with pytest.raises(PostchaiseError) as caught:
        move_former_database(tmp_path / "postchaise", tmp_path / "postchaise" / "postchaise.sqlite")
    assert caught.value.code == "database-held"
    assert held is not None
    held.close()


def test_saved_matches_are_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    old = tmp_path / "estafette"
    old.mkdir()
    text = (FOLDER / "records" / "orleans-terminal.match").read_text("utf-8")
    (old / "orleans.match").write_text(text, "utf-8")
    assert saves.move_former_saves() == old
    assert saves.find_latest_save() == tmp_path / "postchaise" / "orleans.match"
    assert saves.move_former_saves() is None


def test_admin_finds_the_database_and_says_once_where_it_went(tmp_path: Path) -> None:
    restore_legacy("sqlite", tmp_path)
    folder = tmp_path / "estafette"
    folder.mkdir()
    (tmp_path / "old.sqlite").rename(folder / "estafette.sqlite")
    variables = {**environment(), "XDG_DATA_HOME": str(tmp_path), "POSTCHAISE_DATA": ""}
    listed = postchaise("admin", "list", "--json", **variables)
    assert listed.returncode == 0, listed.stderr
    new = tmp_path / "postchaise" / "postchaise.sqlite"
    assert f"from {folder / 'estafette.sqlite'} to {new}" in listed.stderr
    assert {row["id"] for row in json.loads(listed.stdout)} == set(expected("sqlite"))
    again = postchaise("admin", "list", "--json", **variables)
    assert (again.stdout, again.stderr) == (listed.stdout, "")


def test_admin_leaves_the_former_database_alone_where_another_one_is_named(tmp_path: Path) -> None:
    restore_legacy("sqlite", tmp_path)
    (tmp_path / "estafette").mkdir()
    old, other = tmp_path / "estafette" / "estafette.sqlite", tmp_path / "old.sqlite"
    old.write_bytes(other.read_bytes())
    open_database(f"sqlite:///{other}").dispose()
    variables = {**environment(), "XDG_DATA_HOME": str(tmp_path), "POSTCHAISE_DATA": ""}
    listed = postchaise("admin", "list", "--database", f"sqlite:///{other}", **variables)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert old.exists()
