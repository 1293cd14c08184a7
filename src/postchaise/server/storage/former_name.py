"""The database of the project's former name, Estafette: found in its old folder, and moved once."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from postchaise.kernel.errors import PostchaiseError

from .file_lock import PRIVATE_FOLDER, lock_database
from .schema import open_database

FORMER: Final = "estafette"
LEFTOVERS: Final = ("-wal", "-shm", "-journal", ".lock")


def move_former_database(folder: Path, file: Path) -> Path | None:
    """Upgrade the old database and move it to `file`, unless that exists; return where it was.

    Its server must have stopped. It is upgraded here, as `postchaise admin` upgrades no database.
    """
    places = (folder, folder.with_name(FORMER))
    old = next((place / f"{FORMER}.sqlite" for place in places if (place / f"{FORMER}.sqlite").is_file()), None)
    if old is None or file.exists():
        return None
    held = lock_database(f"sqlite:///{old}")
    try:
        open_database(f"sqlite:///{old}").dispose()
        with closing(sqlite3.connect(old)) as db:
            mode = db.execute("pragma journal_mode=delete").fetchone()[0]  # nothing stays behind in files next to it
        if mode != "delete":
            raise PostchaiseError("database-held", file=str(old), process="?")
        if not folder.exists():
            folder.mkdir(mode=PRIVATE_FOLDER, parents=True)
        os.replace(old, file)
    finally:
        if held is not None:
            held.close()
    for end in LEFTOVERS:
        old.with_name(old.name + end).unlink(missing_ok=True)
    with suppress(OSError):  # other things may lie in it
        old.parent.rmdir()
    return old
