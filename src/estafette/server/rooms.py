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

from .problems import NotFound, Stale
from .room import Room
from .settings import Settings
from .store import Store

IDLE = 600  # seconds after which a table nobody looks at leaves memory
RESUME_DAYS = 30  # matches younger than this go on by themselves after a restart
RETRY = 1.0

log = logging.getLogger("estafette.rooms")


class Rooms:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = Workers(settings.workers, settings.thoughts or THINK)
        self.streams = 0
        self.closing = asyncio.Event()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}

    async def get(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is not None and not room.broken:
            room.used = time.monotonic()
            return room
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:  # two requests for one table load it once: there must be one writer
                room = self._rooms.get(table)
                if room is None or room.broken:
                    room = await self._load(table, room)
        finally:
            self._loading.pop(table, None)
        self.wake(room)
        return room

    async def _load(self, table: str, before: Room | None) -> Room:
        stored = await self.store.read(self.store.load, table)
        if stored is None:
            raise NotFound("table-missing")
        now = self._rooms.get(table)
        if now is not None and now is not before:  # somebody else was faster, after a load that failed
            return now
        room = Room(self.store, stored)
        if before is not None:  # who was looking goes on looking
            room.listeners, room.tick = before.listeners, before.tick + 1
            room.changed()
        self._rooms[table] = room
        self._sweep()
        return room

    def _sweep(self) -> None:
        """Nobody looks, nobody plays: the database remembers."""
        now = time.monotonic()
        crowded = len(self._rooms) > self.settings.rooms
        for table, room in list(self._rooms.items()):
            idle = now - room.used > (IDLE if not crowded else 5)
            if idle and not room.listeners and not room.lock.locked() and table not in self._bots:
                del self._rooms[table]

    # Bots

    def wake(self, room: Room) -> None:
        """Lets the bots of a table play, if it is their turn."""
        table = room.row.id
        if table not in self._bots and self._bot(room) is not None and not self.closing.is_set():
            task = self._bots[table] = asyncio.create_task(self._play(room))
            task.add_done_callback(lambda _: self._bots.pop(table, None))

    def _bot(self, room: Room) -> int | None:
        """The first seat the match waits for that is played by a bot."""
        if room.row.status != "playing" or room.broken:
            return None
        return next((seat for seat in room.match.actors if room.seats[seat].kind == "bot"), None)

    async def _play(self, room: Room) -> None:
        while not self.closing.is_set():
            seat = self._bot(room)
            if seat is None:
                return
            seen = room.number
            alone = len(room.match.actors) == 1  # where all decide at the same time nobody has to follow
            pause = asyncio.sleep(self.settings.pause if alone else min(0.15, self.settings.pause))
            action, _ = await asyncio.gather(self.workers.choose(self._thought(room, seat)), pause)
            if room.seats[seat].kind != "bot":
                continue
            try:
                await room.play(seat, action, seen)
            except Stale:
                continue  # the table moved on meanwhile: think again
            except EstafetteError as error:
                log.warning("bot", extra={"data": {"table": room.row.id, "seat": seat, "problem": error.code}})
                await asyncio.sleep(RETRY)

    def _thought(self, room: Room, seat: int) -> Thought:
        """What a bot may know: worlds imagined from its own seat, never the true one."""
        game, match = room.game, room.match
        found = level(room.seats[seat].level)
        worlds = imagined(game, match.state, seat, Dice(secrets.randbits(62)), found.worlds)
        seed = secrets.randbits(62)
        return Thought(game.meta.id, found.id, worlds, match.legal(seat), seat, seed, found.seconds)

    # Beginning and end

    async def resume(self) -> None:
        """After a restart the bots go on where they were."""
        since = time.time() - RESUME_DAYS * 86400
        for table in await self.store.read(self.store.unfinished_with_bots, since):
            try:
                await self.get(table)
            except EstafetteError as error:
                log.warning("resume", extra={"data": {"table": table, "problem": error.code}})

    def stop_streams(self) -> None:
        self.closing.set()
        for room in self._rooms.values():
            for listener in room.listeners:
                listener.news.set()

    async def close(self) -> None:
        self.stop_streams()
        for task in list(self._bots.values()):
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        self.workers.close()
