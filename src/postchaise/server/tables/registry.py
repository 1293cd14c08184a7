"""The tables in memory: loaded when somebody asks, dropped when nobody does, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import replace

from postchaise.bots.bot import sample_worlds
from postchaise.bots.bot_request import BotRequest
from postchaise.bots.fair_queue import FairQueue
from postchaise.bots.levels import find_level
from postchaise.bots.workers import ANSWER, Workers
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import titles
from postchaise.server.cluster.bot_locks import BotLocks
from postchaise.server.errors import Gone, NotFound, Stale
from postchaise.server.http.guard import ConcurrencyLimiter
from postchaise.server.live.render_pool import RenderPool
from postchaise.server.ops.settings import Settings
from postchaise.server.storage.integrity import damaged, sound
from postchaise.server.storage.rows import Stored
from postchaise.server.storage.store import Store

from . import table_settings
from .live_table import ANY, Calls, LiveTable
from .sync import load_changes

IDLE = 600  # seconds after which a table nobody looks at leaves memory
RESUME_DAYS = 30  # matches younger than this go on by themselves after a restart
RETRY = 1.0
LEAST = 0.1  # seconds for a decision of a bot that has used up its turn's

log = logging.getLogger("postchaise.tables")


class TableRegistry:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.bot_workers, settings.bot_function or ANSWER)
        self.render_pool = RenderPool(settings)
        self.moves = FairQueue(1)  # bots move one after the other: nobody's request waits for more than one of them
        self.streams = 0
        self.stream_limiter = ConcurrencyLimiter()  # streams, by person and network
        self.closing = asyncio.Event()
        self.viewers_changed = asyncio.Event()  # somebody came to a table or left it
        self.call: Calls = lambda live, seats, over: None  # tells those who are away that it is their turn
        self.locks = BotLocks(store)
        self._syncing: dict[str, asyncio.Task[None]] = {}
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}

    async def get(self, table: str) -> LiveTable:
        """A table as it is now, also when another process has just changed it."""
        live = await self.get_cached(table)
        if self.store.shared:
            revisions = await self.store.read(self.store.revisions, [table])
            if live.pending_revision == ANY or revisions.get(table) != live.row.revision:
                live.pending_revision = 0
                await load_changes(live)
                live = await self.get_cached(table)
                self.wake(live)
        return live

    async def get_cached(self, table: str) -> LiveTable:
        """A table as this process knows it; for those who are woken when there is more."""
        live = self._tables.get(table)
        if live is not None and not live.broken:
            live.used = time.monotonic()
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:  # two requests for one table load it once: there must be one writer
                live = self._tables.get(table)
                if live is None or live.broken:
                    live = await self._load(table, live)
        finally:
            self._loading.pop(table, None)
        self.wake(live)
        return live

    async def _load(self, table: str, before: LiveTable | None) -> LiveTable:
        stored = await self._read(table)
        if stored is None:
            raise NotFound("table-missing")
        if stored.row.status == "closed":
            self._tables.pop(table, None)
            raise Gone("table-closed")
        now = self._tables.get(table)
        if now is not None and now is not before:  # somebody else was faster, after a load that failed
            return now
        live = self._restored(table, stored)
        live.absence = self.settings.absence_seconds
        if before is not None:  # who was looking goes on looking
            live.listeners, live.last_seen, live.render_version = (
                before.listeners,
                before.last_seen,
                before.render_version + 1,
            )
            live.owner = before.owner
            live.seating_version = before.seating_version + 1
            live.changed()
        live.call = self.call
        self._tables[table] = live
        self._sweep()
        return live

    async def _read(self, table: str) -> Stored | None:
        try:
            return await self.store.read(self.store.load, table)
        except (ValueError, TypeError, KeyError) as error:  # a row that cannot be read
            raise damaged(table, error) from error

    def _restored(self, table: str, stored: Stored) -> LiveTable:
        """What is wrong with one table, or raised by its game, is said at that table and nowhere else."""
        try:
            sound(stored)
            live = self._restore_or_replay(stored)
            if live.row.status == "over" and not live.match.over and live.row.part is None:
                raise ValueError("its last events are missing")
            return live
        except PostchaiseError:
            raise
        except Exception as error:
            raise damaged(table, error) from error

    def _restore_or_replay(self, stored: Stored) -> LiveTable:
        """From the state that was kept, or from the events alone: they say the same."""
        try:
            return LiveTable(self.store, stored)
        except Exception as error:
            if stored.saved is None:
                raise
            log.warning("snapshot", extra={"data": {"table": stored.row.id, "problem": repr(error)[:200]}})
            return LiveTable(self.store, replace(stored, saved=None))

    def _sweep(self) -> None:
        """Nobody looks, nobody plays: the database remembers."""
        now = time.monotonic()
        crowded = len(self._tables) > self.settings.max_tables
        for table, live in list(self._tables.items()):
            idle = now - live.used > (IDLE if not crowded else 5)
            if idle and not live.listeners and not live.lock.locked() and table not in self._bots:
                del self._tables[table]

    # Other processes

    def on_notification(self, table: str, revision: int = 0) -> None:
        """Another process has changed a table, or somebody follows it there. Where nobody looks it can wait."""
        live = self._tables.get(table)
        if live is None or 0 < revision <= live.row.revision:
            return
        live.pending_revision = max(live.pending_revision, revision or ANY)
        if table not in self._syncing and (live.listeners or table in self._bots):
            self._syncing[table] = asyncio.create_task(self._follow(live))

    def on_notifications_lost(self) -> None:
        """For a while nobody listened: whatever is followed here may have changed."""
        for table in list(self._tables):
            self.on_notification(table)

    async def _follow(self, live: LiveTable) -> None:
        try:
            while live.pending_revision:
                async with live.lock:  # we hear of our own changes, too, and before they are done
                    known, live.pending_revision = live.pending_revision <= live.row.revision, 0
                if not known:
                    await load_changes(live)
            self.wake(live)
        except PostchaiseError as error:  # the database is away: whoever listens to it looks again when it is back
            log.warning("follow", extra={"data": {"table": live.row.id, "problem": error.code}})
        finally:
            del self._syncing[live.row.id]

    def followers(self) -> set[tuple[str, str]]:
        """The tables and who follows them here."""
        return {(table, each.person) for table, live in self._tables.items() for each in live.listeners}

    def ids(self) -> list[str]:
        return list(self._tables)

    def invalidate(self, table: str) -> None:
        """Somebody else has closed it: whoever asks for it next is told, and who is looking at once."""
        live = self._tables.get(table)
        if live is not None:
            live.broken = True
            live.changed()

    # Bots

    def wake_all(self) -> None:
        """Bots whose process has died, or whose lock was just taken when we asked."""
        for live in list(self._tables.values()):
            self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Lets the bots of a table play, if it is their turn."""
        table = live.row.id
        if table not in self._bots and self._bot(live) is not None:
            self._bots[table] = asyncio.create_task(self._move(table))

    def _bot(self, live: LiveTable | None) -> int | None:
        """The first seat the match waits for that is played by a bot; in a lesson, whose action its record has next."""
        if live is None or live.row.status != "playing" or live.broken or self.closing.is_set() or self._rests(live):
            return None
        if live.lesson is not None and live.lesson_running:
            due = live.lesson.due(live.match)
            return due.seat if due is not None else None
        return next((seat for seat in live.match.actors if live.seats[seat].kind == "bot"), None)

    def _rests(self, live: LiveTable) -> bool:
        """Only bots, and nobody looks: they go on when somebody does."""
        return not live.is_watched and all(seat.kind != "person" for seat in live.seats)

    async def _move(self, table: str) -> None:
        """Until no bot is asked any more, if no other process is at it. What comes while it lets go is seen, too."""
        try:
            well = True
            while well and self._bot(self._tables.get(table)) is not None and await self.locks.take(table):
                try:
                    well = await self._play(self._tables[table])
                finally:
                    await self.locks.release(table)
        finally:
            del self._bots[table]

    async def _play(self, live: LiveTable) -> bool:
        """False when it cannot go on."""
        while self.locks.has(live.row.id):
            seat = self._bot(live)
            if seat is None:
                return True
            seen = live.number
            try:
                action = await self._chosen(live, seat)
                if action is None:
                    continue
                async with self.moves.slot(live.owner, live.is_watched):
                    await live.play(seat, action, seen)
            except Stale:
                continue  # the table moved on meanwhile: think again
            except PostchaiseError as error:
                log.warning("bot", extra={"data": {"table": live.row.id, "seat": seat, "problem": error.code}})
                await asyncio.sleep(RETRY)
            except Exception:  # a game that fails in the middle of a match harms its own table only
                log.exception("bot", extra={"data": {"table": live.row.id, "seat": seat}})
                return False
        return True

    async def _chosen(self, live: LiveTable, seat: int) -> int | str | None:
        """What a bot does, after a pause; a lesson knows it already. None when the seat is no bot's any more."""
        alone = len(live.match.actors) == 1  # where all decide at the same time nobody has to follow
        wanted = table_settings.bot_pause(live, self.settings)
        pause, began = wanted if alone else min(0.15, wanted), time.monotonic()
        due = live.lesson.due(live.match) if live.lesson is not None else None
        if due is not None:
            await asyncio.sleep(pause)
            return due.notation
        request = self.workers.choose(self._bot_request(live, seat), live.owner, live.is_watched)
        action, _ = await asyncio.gather(request, asyncio.sleep(pause))
        live.add_thinking(seat, time.monotonic() - began - (wanted if alone else 0.0))
        return action if live.seats[seat].kind == "bot" else None

    def _bot_request(self, live: LiveTable, seat: int) -> BotRequest:
        """What a bot may know: worlds imagined from its own seat, never the true one."""
        game, match = live.game, live.match
        found = find_level(live.seats[seat].level)
        determinizations = sample_worlds(game, match.state, seat, Dice(secrets.randbits(62)), found.determinizations)
        seed, seconds = secrets.randbits(62), max(LEAST, (found.seconds - live.thinking_seconds(seat)) / 2)
        return BotRequest(game, found.id, determinizations, match.legal(seat), seat, seed, seconds)

    # Beginning and end

    async def resume(self) -> None:
        """After a restart the bots go on where they were."""
        await self.store.write(self.store.keep_components, titles())
        since = time.time() - RESUME_DAYS * 86400
        for table in await self.store.read(self.store.unfinished_with_bots, since):
            try:
                await self.get(table)
            except Exception as error:  # of one table; the others go on
                problem = error.code if isinstance(error, PostchaiseError) else repr(error)
                log.warning("resume", extra={"data": {"table": table, "problem": problem}})

    def stop_streams(self) -> None:
        self.closing.set()
        for live in self._tables.values():
            for listener in live.listeners:
                listener.news.set()

    async def close(self) -> None:
        self.stop_streams()
        under_way = [*self._bots.values(), *self._syncing.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.render_pool.close()
        self.workers.close()
        self.locks.close()
