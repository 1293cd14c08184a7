"""Renders updates in worker processes when many people watch.

Rendering is most of what a server computes. With few viewers it happens in the server process; from a threshold on in
workers, each of which knows its tables. If a worker fails, the server renders by itself.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import socket
import struct
import time
import zlib
from collections import Counter, deque
from multiprocessing.process import BaseProcess
from typing import Final

from postchaise.bots.process_memory import measure_memory
from postchaise.bots.workers import block_interrupts
from postchaise.kernel.entry import Entry
from postchaise.server.ops.settings import Settings
from postchaise.server.storage.event_log import find_undo_start
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.render.templates import ENVIRONMENT
from postchaise.web.views.table_view import ViewerContext

from .render_worker import FAILED, READY, MatchSnapshot, RenderRequest, Unsubscribe, run_worker
from .updates import PageState

HEAD: Final = struct.Struct("!i")  # length of a message, as `multiprocessing` writes it
RESTART_DELAY: Final = 2.0  # seconds before a worker that died is replaced
WORN_BYTES, WORN_BYTES_OF_TABLE = 150_000_000, 8_000_000  # of memory of its own, with which a worker is replaced
WORN_SECONDS: Final = 600.0  # but not before that age
IDLE_SECONDS: Final = 60.0  # with few viewers, after which the workers stop
SHARED_GLOBALS: Final = ("root", "push_key", "analysed", "alone")  # template globals of this server

log: Final = logging.getLogger(__name__)
_spawn: Final = multiprocessing.get_context("spawn")


class RenderUnavailable(Exception):
    """The worker cannot render this: render it here."""


class RenderPool:
    def __init__(self, settings: Settings) -> None:
        self._count = settings.render_workers if hasattr(asyncio, "open_unix_connection") else 0
        self._processes = [WorkerProcess() for _ in range(self._count)]
        self._threshold = settings.render_pool_threshold
        self._started = False
        self._needed_at = 0.0  # when so many people watched that the workers should run
        self._successor: tuple[int, WorkerProcess] | None = None  # of a worn worker, by its place; not up yet
        self._retiring: set[asyncio.Task[None]] = set()

    def start_if_busy(self, streams: int) -> None:
        """Start the workers when enough people watch. They stay until far fewer do."""
        if streams >= self._threshold and self._processes and not self._started:
            self._started = True
            self._needed_at = time.monotonic()
            for process in self._processes:
                process.start()

    async def maintain(self, streams: int) -> None:
        """Stop the workers when few people have watched for a while, and replace one that has grown."""
        if not self._started:
            return
        if streams >= self._threshold / 2:
            self._needed_at = time.monotonic()
        elif time.monotonic() - self._needed_at > IDLE_SECONDS:
            self._started = False
            await self.close()
            return
        if self._successor is None:
            self._start_successor()
        elif self._successor[1].up:
            place, successor = self._successor
            self._processes[place], worn, self._successor = successor, self._processes[place], None
            task = asyncio.create_task(worn.retire())
            self._retiring.add(task)
            task.add_done_callback(self._retiring.discard)

    def _start_successor(self) -> None:
        for place, process in enumerate(self._processes):
            if process.is_worn():
                self._successor = place, WorkerProcess()
                self._successor[1].start()
                return

    def worker_for(self, live: LiveTable) -> WorkerProcess | None:
        """The worker of a table, always the same one. None if it is rendered here, as lessons are."""
        if not self._started or live.lesson is not None or live.row.status == "waiting":
            return None
        process = self._processes[zlib.crc32(live.row.id.encode()) % len(self._processes)]
        return process if process.up else None

    def pids(self) -> list[int]:
        """The running processes."""
        return [process.pid for process in self._processes if process.up]

    async def close(self) -> None:
        """Stop the workers. New ones can be started meanwhile."""
        stopping = [*self._processes, *([self._successor[1]] if self._successor is not None else [])]
        self._processes, self._successor = [WorkerProcess() for _ in range(self._count)], None
        await asyncio.gather(*(process.close() for process in stopping), *self._retiring)


class WorkerProcess:
    """One worker process. It answers requests in their order."""

    def __init__(self) -> None:
        self.up = False
        self.pid = 0
        self._up_at = 0.0
        self._work: asyncio.Task[None] | None = None
        self._process: BaseProcess | None = None
        self._waiting: deque[asyncio.Future[bytes]] = deque()
        self._writer: asyncio.StreamWriter | None = None
        self._synced: dict[str, tuple[int, Entry | None]] = {}  # by table: actions it has, the last one
        self._subscribers: Counter[str] = Counter()
        self._subscribed: set[int] = set()

    def start(self) -> None:
        self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        if self._process is not None and self._process.pid is not None:
            await asyncio.to_thread(self._process.join)

    def is_worn(self) -> bool:
        """Whether it holds much more memory than its tables need."""
        if not self.up or time.monotonic() - self._up_at < WORN_SECONDS:
            return False
        return measure_memory(self.pid) > WORN_BYTES + WORN_BYTES_OF_TABLE * len(self._subscribers)

    async def retire(self) -> None:
        """Answer what was asked, then close."""
        while self._waiting:
            await asyncio.wait(list(self._waiting))
        await self.close()

    async def render_update(
        self, live: LiveTable, listener: int, context: ViewerContext, before: str, page: PageState | None, as_json: bool
    ) -> bytes:
        """Return the next message for a subscriber."""
        table, entries = live.row.id, live.match.entries
        order = RenderRequest(table, listener, self._missing_entries(live), context, before, page, as_json)
        self._send(order)
        self._synced[table] = len(entries), entries[-1] if entries else None
        if listener not in self._subscribed:
            self._subscribed.add(listener)
            self._subscribers[table] += 1
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        told = await answer
        if told == FAILED:
            self._synced.pop(table, None)
            raise RenderUnavailable
        return told

    def unsubscribe(self, table: str, listener: int) -> None:
        if listener not in self._subscribed:
            return
        self._subscribed.discard(listener)
        self._subscribers[table] -= 1
        if not self._subscribers[table]:
            del self._subscribers[table]
            self._synced.pop(table, None)
        self._send(Unsubscribe(table, listener))

    def _missing_entries(self, live: LiveTable) -> MatchSnapshot | list[Entry]:
        """The actions the worker does not have yet; the whole match if something was taken back."""
        row, entries = live.row, live.match.entries
        version, last = self._synced.get(row.id, (-1, None))
        if 0 <= version <= len(entries) and (version == 0 or entries[version - 1] is last):
            return entries[version:]
        kept = live.nearest_snapshot(find_undo_start(entries))
        return MatchSnapshot(live.game, len(live.seats), row.options, row.setup, entries, kept)

    def _send(self, said: RenderRequest | Unsubscribe) -> None:
        if self._writer is None or not self.up:
            raise RenderUnavailable
        try:
            data = pickle.dumps(said, pickle.HIGHEST_PROTOCOL)
        except (pickle.PicklingError, TypeError, AttributeError) as error:  # an object of a game that cannot be pickled
            raise RenderUnavailable from error
        self._writer.write(HEAD.pack(len(data)) + data)

    # The process

    async def _run(self) -> None:
        """Run until the server stops; restart the worker if it dies."""
        while True:
            ours, theirs = _spawn.Pipe()
            told = {name: ENVIRONMENT.globals[name] for name in SHARED_GLOBALS}
            process = self._process = _spawn.Process(target=run_worker, args=(theirs, told), daemon=True)
            try:
                await asyncio.to_thread(_start_process, process)
                theirs.close()  # otherwise the pipe would not end with the worker
                self.pid = process.pid or 0
                await self._read_answers(socket.socket(fileno=os.dup(ours.fileno())))
            except (OSError, EOFError) as error:
                log.warning("a render worker is gone: %r", error)
            finally:
                self._reset()
                ours.close()
                if process.pid is not None:
                    process.kill()
            await asyncio.to_thread(process.join)
            await asyncio.sleep(RESTART_DELAY)

    async def _read_answers(self, pipe: socket.socket) -> None:
        reader, self._writer = await asyncio.open_unix_connection(sock=pipe)
        try:
            while True:
                (length,) = HEAD.unpack(await reader.readexactly(HEAD.size))
                answer = await reader.readexactly(length)
                if answer == READY:
                    self.up, self._up_at = True, time.monotonic()
                    continue
                waiting = self._waiting.popleft()
                if not waiting.done():  # the subscriber may have left meanwhile
                    waiting.set_result(answer)
        finally:
            self._writer.close()

    def _reset(self) -> None:
        self.up = False
        self._writer = None
        self._synced.clear()
        self._subscribers.clear()
        self._subscribed.clear()
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_exception(RenderUnavailable())


def _start_process(process: BaseProcess) -> None:
    with block_interrupts():
        process.start()
