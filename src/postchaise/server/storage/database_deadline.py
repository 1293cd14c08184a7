"""A deadline for waiting for the database, and a check that its file is still the one that was opened.

Jobs wait for each other and for locks on the file. Each has the same time, counted from its request, so a hundred jobs
wait for a locked file no longer than one.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import event
from sqlalchemy.engine import Engine

from postchaise.server.errors import StorageUnavailable

from .file_lock import get_database_file

log = logging.getLogger("postchaise.store")
T = TypeVar("T")
SECONDS = 5.0  # to wait for the database


class DatabaseDeadline:
    def __init__(self, address: str, engine: Engine) -> None:
        self._now = threading.local()  # until when the job of this thread may wait
        self._file = get_database_file(address)
        self._opened = _get_file_identity(self._file)
        self._gone = False
        if engine.dialect.name == "sqlite":
            event.listen(engine, "checkout", self._wait)

    def in_time(self, job: Callable[[], T]) -> Callable[[], T]:
        """Wrap a job: it is refused, and does nothing, if its time is over before it begins."""
        until = time.monotonic() + SECONDS

        def done() -> T:
            if time.monotonic() >= until:
                late = TimeoutError(f"the database had other work for {SECONDS:g} seconds")
                raise StorageUnavailable("storage-failed") from late
            self._there()
            self._now.until = until
            try:
                return job()
            finally:
                del self._now.until

        return done

    def _there(self) -> None:
        """Refuse to write to a deleted file: the data would be lost silently."""
        gone = _get_file_identity(self._file) != self._opened
        if gone and not self._gone:
            log.error("the database file is not there any more, or another one", extra={"data": {"file": self._file}})
        self._gone = gone
        if gone:
            raise StorageUnavailable("storage-failed") from FileNotFoundError(f"{self._file} is another file")

    def _wait(self, connection: Any, *_: Any) -> None:
        left = getattr(self._now, "until", time.monotonic() + SECONDS) - time.monotonic()
        connection.execute(f"PRAGMA busy_timeout={max(1, int(1000 * left))}").close()


def _get_file_identity(file: Path | None) -> tuple[int, int] | None:
    """Device and inode, which stay the same when a file is moved."""
    try:
        found = file.stat() if file is not None else None
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino) if found is not None else None
