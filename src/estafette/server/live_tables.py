"""The tables in memory: loaded when somebody asks, dropped when nobody does, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from estafette.bots.bot import imagined
from estafette.bots.levels import level
from estafette.bots.thought import Thought
from estafette.bots.workers import THINK, Workers
from estafette.kernel.dice import Dice
from estafette.kernel.errors import EstafetteError

from . import customs
from .live_table import LiveTable
from .problems import Damaged, Gone, NotFound, Stale
from .settings import Settings
from .store import Store, Stored

IDLE = 600  # seconds after which a table nobody looks at leaves memory
RESUME_DAYS = 30  # matches younger than this go on by themselves after a restart
RETRY = 1.0
LEAST = 0.1  # seconds for a decision of a bot that has used up its turn's

log = logging.getLogger("estafette.tables")


class LiveTables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.workers, settings.thoughts or THINK)
        self.streams = 0
        self.closing = asyncio.Event()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}

    async def get(self, table: str) -> LiveTable:
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
        live.absence = self.settings.absence
        if before is not None:  # who was looking goes on looking
            live.listeners, live.seen, live.tick = before.listeners, before.seen, before.tick + 1
            live.changed()
        self._tables[table] = live
        self._sweep()
        return live

    async def _read(self, table: str) -> Stored | None:
        try:
            return await self.store.read(self.store.load, table)
        except (ValueError, TypeError, KeyError) as error:  # a row that cannot be read
            raise _damaged(table, error) from error

    def _restored(self, table: str, stored: Stored) -> LiveTable:
        """What is wrong with one table, or raised by its game, is said at that table and nowhere else."""
        numbers = [event.number for event in stored.events]
        gap = next((i for i, number in enumerate(numbers, 1) if number != i), 0)
        if gap:
            raise _damaged(table, ValueError(f"event {gap} is missing"))
        try:
            return LiveTable(self.store, stored)
        except EstafetteError:
            raise
        except Exception as error:
            raise _damaged(table, error) from error

    def _sweep(self) -> None:
        """Nobody looks, nobody plays: the database remembers."""
        now = time.monotonic()
        crowded = len(self._tables) > self.settings.tables
        for table, live in list(self._tables.items()):
            idle = now - live.used > (IDLE if not crowded else 5)
            if idle and not live.listeners and not live.lock.locked() and table not in self._bots:
                del self._tables[table]

    # Bots

    def wake(self, live: LiveTable) -> None:
        """Lets the bots of a table play, if it is their turn."""
        table = live.row.id
        if table not in self._bots and self._bot(live) is not None and not self.closing.is_set():
            task = self._bots[table] = asyncio.create_task(self._play(live))
            task.add_done_callback(lambda _: self._bots.pop(table, None))

    def _bot(self, live: LiveTable) -> int | None:
        """The first seat the match waits for that is played by a bot."""
        if live.row.status != "playing" or live.broken:
            return None
        return next((seat for seat in live.match.actors if live.seats[seat].kind == "bot"), None)

    async def _play(self, live: LiveTable) -> None:
        while not self.closing.is_set():
            seat = self._bot(live)
            if seat is None:
                return
            seen = live.number
            alone = len(live.match.actors) == 1  # where all decide at the same time nobody has to follow
            wanted = customs.pause(live, self.settings)
            pause = asyncio.sleep(wanted if alone else min(0.15, wanted))
            began = time.monotonic()
            action, _ = await asyncio.gather(self.workers.choose(self._thought(live, seat)), pause)
            live.thought(seat, time.monotonic() - began - (wanted if alone else 0.0))
            if live.seats[seat].kind != "bot":
                continue
            try:
                await live.play(seat, action, seen)
            except Stale:
                continue  # the table moved on meanwhile: think again
            except EstafetteError as error:
                log.warning("bot", extra={"data": {"table": live.row.id, "seat": seat, "problem": error.code}})
                await asyncio.sleep(RETRY)
            except Exception:  # a game that fails in the middle of a match harms its own table only
                log.exception("bot", extra={"data": {"table": live.row.id, "seat": seat}})
                return

    def _thought(self, live: LiveTable, seat: int) -> Thought:
        """What a bot may know: worlds imagined from its own seat, never the true one."""
        game, match = live.game, live.match
        found = level(live.seats[seat].level)
        worlds = imagined(game, match.state, seat, Dice(secrets.randbits(62)), found.worlds)
        seed, seconds = secrets.randbits(62), max(LEAST, (found.seconds - live.spent(seat)) / 2)
        return Thought(game.meta.id, found.id, worlds, match.legal(seat), seat, seed, seconds)

    # Beginning and end

    async def resume(self) -> None:
        """After a restart the bots go on where they were."""
        since = time.time() - RESUME_DAYS * 86400
        for table in await self.store.read(self.store.unfinished_with_bots, since):
            try:
                await self.get(table)
            except Exception as error:  # of one table; the others go on
                problem = error.code if isinstance(error, EstafetteError) else repr(error)
                log.warning("resume", extra={"data": {"table": table, "problem": problem}})

    def stop_streams(self) -> None:
        self.closing.set()
        for live in self._tables.values():
            for listener in live.listeners:
                listener.news.set()

    async def close(self) -> None:
        self.stop_streams()
        for task in list(self._bots.values()):
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        self.workers.close()


def _damaged(table: str, error: Exception) -> Damaged:
    log.error("damaged", extra={"data": {"table": table, "problem": f"{type(error).__name__}: {error}"}})
    return Damaged("table-damaged", table=table)
