"""Synchronisation with other processes on the same PostgreSQL database.

This process listens for their changes and publishes its own presence. On SQLite nothing here runs.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.storage.schema import CHANNEL
from postchaise.server.tables.bot_scheduler import BotScheduler
from postchaise.server.tables.registry import TableRegistry

from . import presence
from .presence import Followed

RETRY: Final = 0.5  # seconds between attempts to reconnect
log = logging.getLogger("postchaise.processes")


class ProcessLink:
    def __init__(self, registry: TableRegistry, bots: BotScheduler) -> None:
        self.registry, self.bots, self.store = registry, bots, registry.store
        self._written: Followed = set()  # presence that the database certainly has
        self._maybe_written: Followed = set()  # presence that it may have: a failed write may have been carried out
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self.store.shared:
            self._tasks = [asyncio.create_task(job) for job in (self._listen(), self._heartbeat())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            with suppress(PostchaiseError):  # otherwise the others notice after a while
                await self.store.write(presence.mark_stopped, self.store.engine, self.store.process)

    # Listening

    async def _listen(self) -> None:
        """Listen on a connection of its own. After every gap, all tables that are followed here are checked."""
        import psycopg

        _, how = self.store.engine.dialect.create_connect_args(self.store.engine.url)
        while True:
            try:
                async with asyncio.timeout(presence.DEAD):
                    connection = await psycopg.AsyncConnection.connect(**how, autocommit=True)
                async with connection:
                    await self._handle_notifications(connection)
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("not listening for notifications", extra={"data": {"problem": type(error).__name__}})
            await asyncio.sleep(RETRY)

    async def _handle_notifications(self, connection: Any) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self.registry.on_notifications_lost()
        while True:
            async for notice in connection.notifies(timeout=presence.BEAT):
                table, _, revision = notice.payload.partition(" ")
                self.registry.on_notification(table, int(revision))
            async with asyncio.timeout(presence.DEAD):  # a dead connection may not report an error
                await connection.execute("SELECT 1")

    # Publishing

    async def _heartbeat(self) -> None:
        """Send a heartbeat at intervals, and publish presence as soon as somebody comes or goes."""
        while True:
            try:
                unknown, death = await self.store.write(
                    presence.record_heartbeat, self.store.engine, self.store.process
                )
                if unknown:
                    self._written = set()
                await self._publish_presence()
                await self.bots.locks.check()
                if death:
                    await self.registry.resume()
                self.bots.wake_all()
                await self._publish_until(asyncio.get_running_loop().time() + presence.BEAT)
            except PostchaiseError as error:
                log.warning("notifications not sent", extra={"data": {"problem": error.code}})
                await asyncio.sleep(RETRY)

    async def _publish_until(self, due: float) -> None:
        """Publish changes until `due`. Only the waiting is cancelled, never a write.

        No `wait_for`: in Python 3.11 it can lose a cancellation that arrives together with the event, and then the
        server never stops.
        """
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout_at(due):
                    await self.registry.viewers_changed.wait()
                await self._publish_presence()

    async def _publish_presence(self) -> None:
        """Publish who is here. A failed write is repeated with the next heartbeat."""
        self.registry.viewers_changed.clear()
        here = self.registry.followers()
        come, gone = here - self._written, self._maybe_written - here
        if come or gone:
            self._written, self._maybe_written = self._written & here, self._maybe_written | here
            await self.store.write(presence.record_presence, self.store.engine, self.store.process, come, gone)
            self._written = self._maybe_written = here
