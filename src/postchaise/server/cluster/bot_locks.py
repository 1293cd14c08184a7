"""Advisory locks: the bots of a table are run by the process that holds its lock.

All locks belong to one connection. If the process or the connection dies, the database releases them.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from postchaise.server.storage.store import TableStore

log = logging.getLogger("postchaise.bots")
KIND = 0x626F74  # seed of the lock numbers, to tell them from other advisory locks


class BotLocks:
    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.held: set[str] = set()
        self._thread = ThreadPoolExecutor(1, "bot-locks")
        self._db: Connection | None = None

    async def take(self, table: str) -> bool:
        """Try to get the table's lock. Always succeeds where there is only one process."""
        if not self.store.shared:
            return True
        got = bool(await self._ask(func.pg_try_advisory_lock(_number(table))))
        if got:
            self.held.add(table)
        return got

    def has(self, table: str) -> bool:
        return not self.store.shared or table in self.held

    async def release(self, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            await self._ask(func.pg_advisory_unlock(_number(table)))

    async def check(self) -> None:
        """Check that the connection is still there; without it the locks are lost."""
        if self.held:
            await self._ask(func.now())

    async def _ask(self, what: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._answer, what)

    def _answer(self, what: Any) -> Any:
        try:
            if self._db is None:
                self._db = self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return self._db.execute(select(what)).scalar()
        except SQLAlchemyError as error:
            log.warning("bot locks lost", extra={"data": {"problem": type(error).__name__}})
            self._drop_connection()
            return None

    def _drop_connection(self) -> None:
        self.held.clear()
        if self._db is not None:
            self._db.invalidate()  # invalidating the connection releases its locks, even if it only seemed lost
            self._db.close()
            self._db = None

    def close(self) -> None:
        self._thread.submit(self._drop_connection).result()
        self._thread.shutdown()


def _number(table: str) -> Any:
    return func.hashtextextended(table, KIND)
