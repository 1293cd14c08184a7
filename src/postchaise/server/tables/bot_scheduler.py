"""Lets the bots of all tables play: one decision at a time per table, fairly shared among those who asked for bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from postchaise.bots.bot import BotRequest, sample_worlds
from postchaise.bots.fair_queue import FairQueue
from postchaise.bots.levels import find_level
from postchaise.bots.workers import BotPool
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import PostchaiseError
from postchaise.server.cluster.bot_locks import BotLocks
from postchaise.server.errors import StaleTable

from . import table_settings
from .live_table import LiveTable, TableObserver
from .registry import TableRegistry

RETRY = 1.0
MIN_SECONDS = 0.1  # for a decision of a bot that has used up its time for the turn
MAX_PAUSE_TOGETHER = 0.15  # seconds between bots that decide at the same time as others

log = logging.getLogger("postchaise.bots")


class BotScheduler(TableObserver):
    """Wakes when a table changes, and plays until no bot is to act."""

    def __init__(self, registry: TableRegistry, workers: BotPool) -> None:
        self._registry, self.workers = registry, workers
        self.locks = BotLocks(registry.store)
        self._turns = FairQueue(1)  # one bot moves at a time, so that no request waits for more than one of them
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def on_changed(self, live: LiveTable) -> None:
        table = live.row.id
        if table not in self._tasks and self._next_seat(live) is not None:
            self._tasks[table] = asyncio.create_task(self._run(table))

    def is_using(self, table: str) -> bool:
        return table in self._tasks

    def wake_all(self) -> None:
        """Take over bots whose process has died, or whose lock was just taken when we asked."""
        for live in self._registry.loaded():
            self.on_changed(live)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        self.locks.close()

    def _next_seat(self, live: LiveTable | None) -> int | None:
        """The first seat that must act and is played by a bot; in a lesson, the seat of the record's next action."""
        if live is None or live.row.status != "playing" or live.broken or self._registry.closing.is_set():
            return None
        if not live.presence.is_watched and all(seat.kind != "person" for seat in live.seats):
            return None  # bots among themselves rest while nobody looks
        if live.lesson is not None and live.lesson_running:
            due = live.lesson.due(live.match)
            return due.seat if due is not None else None
        return next((seat for seat in live.match.actors if live.seats[seat].kind == "bot"), None)

    async def _run(self, table: str) -> None:
        """Until no bot must act, unless another process is at it. A change while the lock is released is seen, too."""
        try:
            can_go_on = True
            while (
                can_go_on and self._next_seat(self._registry.peek(table)) is not None and await self.locks.take(table)
            ):
                try:
                    live = self._registry.peek(table)
                    can_go_on = live is not None and await self._play(live)
                finally:
                    await self.locks.release(table)
        finally:
            del self._tasks[table]

    async def _play(self, live: LiveTable) -> bool:
        """Play for the bots until none must act. False if the game failed."""
        while self.locks.has(live.row.id):
            seat = self._next_seat(live)
            if seat is None:
                return True
            seen = live.number
            try:
                action = await self._choose(live, seat)
                if action is None:
                    continue
                async with self._turns.slot(live.owner, live.presence.is_watched):
                    await live.play(seat, action, seen)
            except StaleTable:
                continue  # the table has changed meanwhile: think again
            except PostchaiseError as error:
                log.warning("bot move failed", extra={"data": self._context(live, seat) | {"problem": error.code}})
                await asyncio.sleep(RETRY)
            except Exception:  # a game that fails in the middle of a match harms its own table only
                log.exception("bot move failed", extra={"data": self._context(live, seat)})
                return False
        return True

    def _context(self, live: LiveTable, seat: int) -> dict[str, object]:
        return {"table": live.row.id, "seat": seat}

    async def _choose(self, live: LiveTable, seat: int) -> int | str | None:
        """The bot's action, after a pause so that people can follow. None if the seat is no bot's any more."""
        alone = len(live.match.actors) == 1
        wanted = table_settings.get_bot_pause(live, self._registry.settings)
        pause, began = wanted if alone else min(MAX_PAUSE_TOGETHER, wanted), time.monotonic()
        due = live.lesson.due(live.match) if live.lesson is not None else None
        if due is not None:
            await asyncio.sleep(pause)
            return due.notation
        choice = self.workers.choose(self._build_request(live, seat), live.owner, live.presence.is_watched)
        action, _ = await asyncio.gather(choice, asyncio.sleep(pause))
        live.add_thinking(seat, time.monotonic() - began - (wanted if alone else 0.0))
        return action if live.seats[seat].kind == "bot" else None

    def _build_request(self, live: LiveTable, seat: int) -> BotRequest:
        """Worlds sampled from the bot's own seat: it never sees the true state."""
        game, match = live.game, live.match
        found = find_level(live.seats[seat].level)
        worlds = sample_worlds(game, match.state, seat, Dice(secrets.randbits(62)), found.determinizations)
        seed, seconds = secrets.randbits(62), max(MIN_SECONDS, (found.seconds - live.thinking_seconds(seat)) / 2)
        return BotRequest(game, found.id, worlds, match.legal(seat), seat, seed, seconds)
