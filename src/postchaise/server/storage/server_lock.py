"""Who uses a database: any number of servers on PostgreSQL, one on an SQLite file, or a restore and no server."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from postchaise.kernel.errors import PostchaiseError

from .file_lock import lock_database
from .schema import POSTGRES, create_database_engine

SERVERS: Final = 0x706F737463686169  # number of the advisory lock: shared by servers, exclusive for a restore


class ServerLock:
    """Held from its creation until it is closed or the process ends, however it ends.

    On PostgreSQL it is a session-level advisory lock on a connection of its own.
    """

    def __init__(self, address: str, exclusive: bool = False) -> None:
        self._exclusive = exclusive
        self._engine = create_database_engine(address)
        self._file = lock_database(address)
        self._db: Connection | None = None
        try:
            if not self._acquire():
                raise PostchaiseError("database-in-use" if exclusive else "database-restoring")
        except BaseException:
            self.close()
            raise

    def _acquire(self) -> bool:
        if self._engine.dialect.name != POSTGRES:
            return True
        self._db = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        take = func.pg_try_advisory_lock if self._exclusive else func.pg_try_advisory_lock_shared
        return bool(self._db.execute(select(take(SERVERS))).scalar())

    def is_held(self) -> bool:
        """Check the lock. If its connection was lost, take it again; False if a restore has it by now.

        While the database cannot be reached the lock counts as held, as nothing can be written either.
        """
        try:
            if self._db is None:
                return self._acquire()
            self._db.execute(select(1))
        except SQLAlchemyError:
            self._drop_connection()
        return True

    def _drop_connection(self) -> None:
        if self._db is not None:
            self._db.invalidate()
            self._db.close()
            self._db = None

    def close(self) -> None:
        self._drop_connection()
        self._engine.dispose()
        if self._file is not None:
            self._file.close()
