"""One server per database file: a second one is refused and learns the process id of the first."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.util import asbool

from postchaise.kernel.errors import PostchaiseError

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


def get_database_file(address: str) -> Path | None:
    """The file of an SQLite database; None for anything else."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.query.get("mode") == "memory":
        return None
    name = url.database
    if name.startswith("file:") and asbool(url.query.get("uri", False)):  # as SQLite reads it
        name = unquote(urlsplit(name).path)
    return None if name in ("", ":memory:") else Path(name).resolve()  # two names of one file are one file


def lock_database(address: str) -> IO[str] | None:
    """Lock the database file until it is closed or the process ends, and make it private to its owner.

    File locks need POSIX: elsewhere nothing is locked.
    """
    file = get_database_file(address)
    if file is None:
        return None
    make_private(file)
    try:
        import fcntl
    except ImportError:
        return None
    held = open(file.with_name(file.name + ".lock"), "a+", opener=_open_private)  # noqa: SIM115 (as long as the server)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.seek(0)
        holder = held.read().strip() or "?"
        held.close()
        raise PostchaiseError("database-held", file=str(file), process=holder) from None
    held.truncate(0)
    held.write(str(os.getpid()))
    held.flush()
    return held


def make_private(file: Path) -> None:
    """Make the file, and a new folder, private to its owner: it contains hidden cards and seat secrets."""
    if not file.parent.exists():
        file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
    elif os.name == "posix" and os.access(file, os.W_OK) and file.stat().st_uid == os.getuid():
        file.chmod(PRIVATE_FILE)


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE_FILE)
