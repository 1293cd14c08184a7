"""Backups while the server runs, and restoring them. A backup is always one SQLite file.

So a backup of one database can be restored into another: also from SQLite to PostgreSQL, and back.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DatabaseError

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.ops.admin import open_existing_database

from .file_lock import get_database_file, lock_database, make_private
from .schema import METADATA, PRESENCE, PROCESSES, TABLES, open_database

ROWS = 500  # copied at once


def write_backup(address: str, to: Path) -> int:
    """Write a consistent backup and return its number of tables. The file appears when it is complete."""
    engine = open_existing_database(address)
    half = to.with_name(to.name + ".part")
    half.unlink(missing_ok=True)
    make_private(half)
    file = get_database_file(address)
    try:
        if file is not None:
            _copy_sqlite_pages(file, half)
        else:
            copy = open_database(f"sqlite:///{half}")
            _copy_rows(engine, copy)
            copy.dispose()
        count = _count_backed_up_tables(half)
        os.replace(half, to)
    finally:
        engine.dispose()
        for each in (half, *_list_companion_files(half)):
            each.unlink(missing_ok=True)
    return count


def restore_backup(file: Path, address: str, replace: bool) -> int:
    """Restore into a database that no server uses. Existing tables are replaced only with `replace`."""
    if not file.is_file():
        raise PostchaiseError("database-missing", file=str(file))
    count = _count_backed_up_tables(file)
    held = lock_database(address)
    try:
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder, "backup.sqlite")
            _copy_sqlite_pages(file, fresh)
            source, target = (
                open_database(f"sqlite:///{fresh}"),
                open_database(address),
            )  # an old one is brought up to date
            try:
                with target.connect() as db:
                    if db.execute(select(func.count()).select_from(TABLES)).scalar() and not replace:
                        raise PostchaiseError("restore-not-empty")
                _copy_rows(source, target)
            finally:
                source.dispose()
                target.dispose()
    finally:
        if held is not None:
            held.close()
    return count


def _copy_sqlite_pages(source: Path, target: Path) -> None:
    """Copy all pages as of one moment. Concurrent writes are not copied and do not wait."""
    with closing(sqlite3.connect(_to_read_only_uri(source), uri=True)) as a, closing(sqlite3.connect(target)) as b:
        a.backup(b)


def _copy_rows(source: Engine, target: Engine) -> None:
    """Replace all rows of the target: one transaction on either side."""
    level = {"isolation_level": "REPEATABLE READ"} if source.dialect.name != "sqlite" else {}
    kept = [table for table in METADATA.sorted_tables if table not in (PROCESSES, PRESENCE)]  # who is there is not kept
    with source.connect().execution_options(**level) as a, target.begin() as b:
        for table in reversed(METADATA.sorted_tables):
            b.execute(delete(table))
        for table in kept:
            found = a.execution_options(yield_per=ROWS).execute(select(table)).mappings()
            for some in found.partitions(ROWS):
                b.execute(insert(table), [dict(row) for row in some])


def _count_backed_up_tables(file: Path) -> int:
    """Count the tables in a backup; an error if the file is no backup or damaged."""
    try:
        with closing(sqlite3.connect(_to_read_only_uri(file), uri=True)) as db:
            if db.execute("pragma integrity_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("integrity_check")
            return int(db.execute("select count(*) from tables").fetchone()[0])
    except (sqlite3.DatabaseError, DatabaseError) as error:
        raise PostchaiseError("backup-damaged", file=str(file)) from error


def _to_read_only_uri(file: Path) -> str:
    return file.absolute().as_uri() + "?mode=ro"


def _list_companion_files(file: Path) -> list[Path]:
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal", ".lock")]
