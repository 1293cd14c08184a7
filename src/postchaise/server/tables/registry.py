"""The tables in memory: loaded when somebody asks for them, dropped when nobody uses them any more."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import replace

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import titles
from postchaise.server.errors import Gone, NotFound, WriteConflict
from postchaise.server.http.guard import ConcurrencyLimiter
from postchaise.server.live.render_pool import RenderPool
from postchaise.server.ops.settings import Settings
from postchaise.server.storage.integrity import check_stored_table, report_damaged_table
from postchaise.server.storage.rows import StoredTable
from postchaise.server.storage.store import TableStore

from .live_table import ANY, LiveTable, TableObserver
from .sync import load_changes

IDLE = 600  # seconds without use after which a table leaves memory
IDLE_WHEN_OVER = 60  # likewise when nobody can play there any more
IDLE_WHEN_QUIET = 130  # likewise when nobody uses any table: players are away for good by then
IDLE_RENDERING = 30  # likewise for what was rendered of it
RESUME_DAYS = 30  # younger matches are resumed after a restart
KEPT_AT_ONCE = 20  # states of older tables

log = logging.getLogger("postchaise.tables")


class TableRegistry:
    def __init__(self, store: TableStore, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.render_pool = RenderPool(settings)
        self.streams = 0
        self.stream_limiter = ConcurrencyLimiter()  # by person and network
        self.closing = asyncio.Event()
        self.viewers_changed = asyncio.Event()  # somebody started or stopped following a table
        self.observers: list[TableObserver] = []  # of all tables: the bot scheduler, push notifications
        self._syncing: dict[str, asyncio.Task[None]] = {}
        self._storing: set[asyncio.Task[None]] = set()  # of states, where tables leave memory
        self._states_kept = False  # whether `keep_states` has seen all
        self._stateless: set[str] = set()  # tables that were looked at by `keep_states`
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, table: str) -> LiveTable:
        """Return a table, including the latest changes of other processes."""
        live = await self.get_cached(table)
        if self.store.shared or live.pending_revision:
            revisions = await self.store.read(self.store.revisions, [table])
            if live.pending_revision == ANY or revisions.get(table) != live.row.revision:
                live.pending_revision = 0
                await load_changes(live)
                live = await self.get_cached(table)
                self._announce(live)
        return live

    async def get_cached(self, table: str) -> LiveTable:
        """Return a table as this process knows it."""
        live = self._tables.get(table)
        if live is not None and not live.broken:
            live.used = time.monotonic()
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:  # concurrent requests load a table once, as there must be one writer
                live = self._tables.get(table)
                if live is None or live.broken:
                    live = await self._load(table, live)
        finally:
            self._loading.pop(table, None)
        self._announce(live)
        return live

    async def _load(self, table: str, before: LiveTable | None) -> LiveTable:
        stored = await self._read(table)
        if stored is None:
            raise NotFound("table-missing")
        if stored.row.status == "closed":
            self._tables.pop(table, None)
            raise Gone("table-closed")
        now = self._tables.get(table)
        if now is not None and now is not before:  # another request was faster, after a load that failed
            return now
        live = await self._settled(table, stored)
        if before is not None:  # those who followed it still do
            live.presence.take_over(before.presence)
            live.render_version = before.render_version + 1
            live.owner = before.owner
            live.seating_version = before.seating_version + 1
            live.changed()
        self._tables[table] = live
        self.drop_unused()
        return live

    async def _settled(self, table: str, stored: StoredTable) -> LiveTable:
        """Written down where corrected rules have changed the table; another process may have been faster."""
        live = self._restored(table, stored)
        if live.settled.written:
            return live
        with suppress(WriteConflict):
            row, event = live.row, live.settled.event
            await self.store.write(self.store.settle_rules, row, event, seen=stored.row.revision)
        log.info(
            "rules corrected", extra={"data": {"table": table, "rules": live.row.rules, "status": live.row.status}}
        )
        again = await self._read(table)
        if again is None:
            raise NotFound("table-missing")
        return self._restored(table, again)

    async def _read(self, table: str) -> StoredTable | None:
        try:
            return await self.store.read(self.store.load, table)
        except (ValueError, TypeError, KeyError) as error:  # an unreadable row
            raise report_damaged_table(table, error) from error

    def _restored(self, table: str, stored: StoredTable) -> LiveTable:
        """Restore a table. Any problem with it or its game is reported for this table only."""
        try:
            check_stored_table(stored)
            live = self._restore_or_replay(stored)
            if live.row.has_result and not live.match.over and live.match.other_rules is None:
                raise ValueError("its last events are missing")
            return live
        except PostchaiseError:
            raise
        except Exception as error:
            raise report_damaged_table(table, error) from error

    def _restore_or_replay(self, stored: StoredTable) -> LiveTable:
        """Restore from the snapshot, or replay all events if that fails."""
        try:
            return LiveTable(self.store, stored, self.settings.absence_seconds, self.observers)
        except Exception as error:
            if stored.saved is None:
                raise
            log.warning("snapshot not usable", extra={"data": {"table": stored.row.id, "problem": repr(error)[:200]}})
            return LiveTable(self.store, replace(stored, saved=None), self.settings.absence_seconds, self.observers)

    def drop_unused(self, quiet: bool = False) -> None:
        """Drop tables that nobody uses, and what was rendered of those that nobody looks at."""
        now = time.monotonic()
        crowded = len(self._tables) > self.settings.max_tables
        for table, live in list(self._tables.items()):
            idle = now - live.used
            if idle > IDLE_RENDERING and not live.presence.listeners:
                live.forget_rendering()
            most = IDLE_WHEN_OVER if live.row.status == "over" else IDLE_WHEN_QUIET if quiet else IDLE
            most = 5 if crowded else most
            if idle > most and not live.lock.locked() and not self._is_used(live):
                del self._tables[table]
                task = asyncio.create_task(self._keep_state(live))
                self._storing.add(task)
                task.add_done_callback(self._storing.discard)

    # Other processes

    def on_notification(self, table: str, revision: int = 0) -> None:
        """Another process changed a table or its presence. Unused tables are updated when somebody asks."""
        live = self._tables.get(table)
        if live is None or 0 < revision <= live.row.revision:
            return
        live.pending_revision = max(live.pending_revision, revision or ANY)
        if table not in self._syncing and self._is_used(live):
            self._syncing[table] = asyncio.create_task(self._follow(live))

    def on_notifications_lost(self) -> None:
        """Notifications may have been missed: check all tables that are in use."""
        for table in list(self._tables):
            self.on_notification(table)

    async def _follow(self, live: LiveTable) -> None:
        try:
            while live.pending_revision:
                async with live.lock:  # our own changes are announced, too, possibly before they are done here
                    known, live.pending_revision = live.pending_revision <= live.row.revision, 0
                if not known:
                    await load_changes(live)
            self._announce(live)
        except PostchaiseError as error:  # the database is away; the listener checks again when it is back
            log.warning("table not refreshed", extra={"data": {"table": live.row.id, "problem": error.code}})
        finally:
            del self._syncing[live.row.id]

    def followers(self) -> set[tuple[str, str]]:
        """The tables in use and the people who follow them here."""
        return {(table, each.person) for table, live in self._tables.items() for each in live.presence.listeners}

    def _announce(self, live: LiveTable) -> None:
        """Tell the observers of a table that was loaded or changed elsewhere."""
        for observer in self.observers:
            observer.on_changed(live)

    def _is_used(self, live: LiveTable) -> bool:
        return bool(live.presence.listeners) or any(observer.is_using(live.row.id) for observer in self.observers)

    def peek(self, table: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._tables.get(table)

    def loaded(self) -> list[LiveTable]:
        return list(self._tables.values())

    def ids(self) -> list[str]:
        return list(self._tables)

    def invalidate(self, table: str) -> None:
        """Drop a table that was changed elsewhere; its followers are told."""
        live = self._tables.get(table)
        if live is not None:
            live.broken = True
            live.changed()

    # Start and stop

    async def resume(self) -> None:
        """Load unfinished matches after a restart, so that their bots go on."""
        await self.store.write(self.store.keep_components, titles())
        since = time.time() - RESUME_DAYS * 86400
        for table in await self.store.read(self.store.unfinished_with_bots, since):
            try:
                await self.get(table)
            except Exception as error:  # of one table; go on with the others
                problem = error.code if isinstance(error, PostchaiseError) else repr(error)
                log.warning("table not resumed", extra={"data": {"table": table, "problem": problem}})

    def stop_streams(self) -> None:
        self.closing.set()
        for live in self._tables.values():
            live.presence.wake()

    async def keep_states(self) -> None:
        """Stores what stays of a match when its rules change, where an earlier version did not; a few at a time."""
        if self._states_kept:
            return
        found = await self.store.read(self.store.tables_without_state, KEPT_AT_ONCE + len(self._stateless))
        new = [table for table in found if table not in self._stateless]
        self._states_kept = not new
        for table in new:
            try:
                stored = await self._read(table)
                if stored is not None and stored.row.status != "closed":
                    live = await asyncio.to_thread(self._restored, table, stored)
                    await self._keep_state(live)
            except Exception as error:  # of one table; the others go on
                log.warning("snapshot not stored", extra={"data": {"table": table, "problem": repr(error)[:200]}})
            self._stateless.add(table)

    async def _keep_state(self, live: LiveTable) -> None:
        """What a table leaves of its position when it leaves memory; the events say the same while its rules stay."""
        with suppress(PostchaiseError):
            saved = await asyncio.to_thread(live.state_to_store)
            if saved is not None:
                await self.store.write(self.store.save_state, live.row.id, saved, live.row.revision)

    async def close(self) -> None:
        self.stop_streams()
        for live in list(self._tables.values()):
            await self._keep_state(live)
        await asyncio.gather(*self._storing)
        under_way = list(self._syncing.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.render_pool.close()
