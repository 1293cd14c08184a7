"""Backups while the server runs, and restoring them. A backup is always one SQLite file.

So a backup of one database can be restored into another: also from SQLite to PostgreSQL, and back.
"""

from __future__ import annotations

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DatabaseError

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.output_files import write_output
from postchaise.server.ops.admin import open_existing_database

from .file_lock import get_database_file
from .schema import METADATA, PRESENCE, PROCESSES, TABLES, build_alembic_config, open_database
from .server_lock import ServerLock

ROWS = 500  # copied at once
STAMP: Final = "postchaise-%Y%m%d-%H%M%S.sqlite"  # the name of a backup in a folder
STAMPED: Final = "postchaise-" + "[0-9]" * 8 + "-" + "[0-9]" * 6 + ".sqlite"


def write_backup(address: str, to: Path) -> int:
    """Copy everything as it is at one moment, and return the number of tables. Files are never overwritten."""
    engine = open_existing_database(address)
    file = get_database_file(address)
    try:
        if file is not None and (to.resolve() in (file, *_list_companion_files(file)) or _is_same_file(to, file)):
            raise PostchaiseError("backup-onto-database", file=str(to))
        with write_output(to, overwrite=False, private=True) as draft:
            try:
                _copy_database(engine, file, draft)
                return verify_backup(draft)
            except (sqlite3.OperationalError, DatabaseError) as error:
                cause = getattr(error, "orig", error)
                if not isinstance(cause, sqlite3.Error):
                    raise
                raise PostchaiseError("file-unwritable", file=str(to), problem=str(cause)) from None
            finally:
                for each in _list_companion_files(draft):
                    each.unlink(missing_ok=True)
    finally:
        engine.dispose()


def _is_same_file(one: Path, other: Path) -> bool:
    """Whether two names lead to one file, also by a hard link."""
    return one.exists() and other.exists() and one.samefile(other)


def _copy_database(engine: Engine, file: Path | None, draft: Path) -> None:
    if file is not None:
        _copy_sqlite_pages(file, draft)
    else:
        copy = open_database(f"sqlite:///{draft}")
        try:
            _copy_rows(engine, copy)
        finally:
            copy.dispose()


def write_backup_to_folder(address: str, folder: Path, keep: int) -> tuple[Path, int]:
    """Back up into a new file named after the time, then delete all but the newest `keep` of such files."""
    file = folder / time.strftime(STAMP, time.gmtime())
    count = write_backup(address, file)
    for old in sorted(folder.glob(STAMPED))[:-keep]:
        old.unlink()
    return file, count


def restore_backup(file: Path, address: str, replace: bool) -> int:
    """Restore into a database that no server uses. Tables in it are replaced only if asked for."""
    count = verify_backup(file)
    lock = ServerLock(address, exclusive=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder, "backup.sqlite")
            _copy_sqlite_pages(file, fresh)
            source = open_database(f"sqlite:///{fresh}")  # an old one is upgraded
            target = open_database(address)
            try:
                with target.connect() as db:
                    if db.execute(select(func.count()).select_from(TABLES)).scalar() and not replace:
                        raise PostchaiseError("restore-not-empty")
                _copy_rows(source, target)
            finally:
                source.dispose()
                target.dispose()
    finally:
        lock.close()
    return count


def verify_backup(file: Path) -> int:
    """Check that a backup is whole, consistent and of a known version; return the number of tables."""
    if not file.is_file():
        raise PostchaiseError("database-missing", file=str(file))
    try:
        with closing(sqlite3.connect(_to_read_only_uri(file), uri=True)) as db:
            if db.execute("pragma integrity_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("integrity_check")
            if db.execute("pragma foreign_key_check").fetchone() is not None:
                raise sqlite3.DatabaseError("foreign_key_check")
            (revision,) = db.execute("select version_num from alembic_version").fetchone()
            count = int(db.execute("select count(*) from tables").fetchone()[0])
    except (sqlite3.DatabaseError, TypeError) as error:
        raise PostchaiseError("backup-damaged", file=str(file)) from error
    if revision not in {each.revision for each in ScriptDirectory.from_config(build_alembic_config()).walk_revisions()}:
        raise PostchaiseError("backup-newer", file=str(file))
    return count


def _copy_sqlite_pages(source: Path, target: Path) -> None:
    """Copy all pages at one moment. Writers do not wait; what they write meanwhile is not in the copy."""
    with closing(sqlite3.connect(_to_read_only_uri(source), uri=True)) as a, closing(sqlite3.connect(target)) as b:
        a.backup(b)
        b.execute("pragma journal_mode=delete")  # a copy of one file, which opens on read-only media, too


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


def _to_read_only_uri(file: Path) -> str:
    return file.absolute().as_uri() + "?mode=ro"


def _list_companion_files(file: Path) -> list[Path]:
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal", ".lock")]
