"""Worker processes for bots: only the seat a bot plays for waits for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from postchaise.bots.bot import BotRequest
from postchaise.kernel.dice import Dice
from postchaise.kernel.registry import is_game_copy

from .fair_queue import FairQueue
from .hint import Hint
from .levels import FALLBACK_BOT
from .process_memory import measure_memory, return_memory, tune_malloc

ANSWER: Final = "postchaise.bots.levels:answer_request"  # what a worker does with a thought: module:function
GRACE: Final = 2.0  # seconds over its time before a worker is given up
STARTUP_SECONDS: Final = 60.0  # seconds a new worker may take to come up, on a busy machine
ATTEMPTS: Final = 2  # workers that try a thought before the move is made without one
NICENESS: Final = 5
NO_ANSWER: Final = -1
HINT_GRACE_FACTOR: Final = 4  # times as much grace for a hint: nobody else can give the answer
MIN_HINT_SECONDS: Final = 0.3  # seconds for a hint, however long it waited for a worker
WORN_BYTES, LEAST_REQUESTS = 150_000_000, 200  # of memory of its own, with which a worker is replaced; not before that
WORN_REQUESTS: Final = 5000  # after which a worker is replaced in any case
IDLE_SECONDS: Final = 300.0  # without a request, after which a worker that was used is replaced by a small new one
QUIET_SECONDS: Final = 20.0  # without a request, after which a worker returns memory to the system

log: Final = logging.getLogger(__name__)
_spawn: Final = multiprocessing.get_context("spawn")


class BotPool(Protocol):
    """What a server asks for moves and hints: processes here, a web worker in a browser."""

    queue: FairQueue

    async def choose(self, request: BotRequest, owner: str = "", awaited: bool = True) -> int: ...

    async def hint(self, request: BotRequest, owner: str = "") -> Hint | None: ...

    def pids(self) -> list[int]: ...

    def renew_idle(self) -> None: ...

    def close(self) -> None: ...


class BotWorkers:
    """A pool of worker processes. `await workers.choose(request)` always returns a legal action, even if they die."""

    def __init__(self, count: int, think: str = ANSWER, grace: float = GRACE) -> None:
        self._think = think
        self._grace = grace
        self._lock = threading.Lock()
        self._closed = False
        self._all: list[BotWorker] = []
        self._idle: queue.SimpleQueue[BotWorker] = queue.SimpleQueue()
        self.queue = FairQueue(count)
        self._threads = ThreadPoolExecutor(count, "bots")  # one for each worker: it waits while the worker thinks
        for _ in range(count):
            self._add()

    async def choose(self, request: BotRequest, owner: str = "", awaited: bool = True) -> int:
        """Answer a request without blocking the event loop. Excess requests queue fairly by owner."""
        asked = time.monotonic()
        try:
            async with self.queue.slot(owner, awaited):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, self._ask_action, request, asked)
        except RuntimeError:  # closed while this was under way
            return choose_fallback_action(request)

    async def hint(self, request: BotRequest, owner: str = "") -> Hint | None:
        """Return a hint, or None if none could be computed. Time spent queueing counts."""
        asked = time.monotonic()
        try:
            async with self.queue.slot(owner):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, self._ask_hint, request, asked)
        except RuntimeError:
            return None

    def pids(self) -> list[int]:
        """Return the process ids of the live workers."""
        with self._lock:
            return [worker.pid for worker in self._all if worker.alive]

    def close(self) -> None:
        """Stop all workers. Requests under way are answered by the fallback bot."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.stop()
            self._all.clear()
        self._threads.shutdown()

    def renew_idle(self) -> None:
        """Replace idle workers that nobody needs or that have grown. It starts processes: call it in a thread."""
        for _ in range(self._idle.qsize()):
            with suppress(queue.Empty):
                self._release(self._idle.get_nowait())

    def _add(self) -> None:
        worker = self._start_worker()
        if worker is not None:
            self._idle.put(worker)

    def _start_worker(self) -> BotWorker | None:
        with self._lock:
            if self._closed:
                return None
            worker = BotWorker(self._think)
            self._all.append(worker)
            return worker

    def _release(self, worker: BotWorker) -> None:
        """Make a worker available; in place of a worn one its successor, as soon as that is up, so that none waits."""
        if worker.successor is None and worker.is_worn():
            worker.successor = self._start_worker()
        successor = worker.successor
        if successor is not None and successor.is_up():
            self._stop_worker(worker)
            worker = successor
        elif successor is not None and not successor.alive:
            self._stop_worker(successor)
            worker.successor = None
        self._idle.put(worker)

    def _ask_action(self, request: BotRequest, asked: float) -> int:
        """Runs in a thread. Time spent queueing is deducted; when none is left, the fallback bot answers."""
        for _ in range(ATTEMPTS):
            if self._closed:
                break
            worker = self._idle.get()
            left = request.seconds - (time.monotonic() - asked)
            if left < 0 < request.seconds:
                self._idle.put(worker)
                break
            answer = self._ask_worker(worker, replace(request, seconds=left), self._grace)
            if isinstance(answer, int) and answer in request.legal:
                return answer
        return choose_fallback_action(request)

    def _ask_hint(self, request: BotRequest, asked: float) -> Hint | None:
        """Runs in a thread. There is no second attempt."""
        worker = self._idle.get()
        waited = time.monotonic() - asked
        left = replace(request, seconds=max(MIN_HINT_SECONDS, request.seconds - waited))
        answer = self._ask_worker(worker, left, HINT_GRACE_FACTOR * self._grace)
        return answer if isinstance(answer, Hint) else None

    def _ask_worker(self, worker: BotWorker, request: BotRequest, grace: float) -> int | Hint:
        answer: int | Hint = NO_ANSWER
        try:
            answer = worker.ask(request, request.seconds + grace)
            self._release(worker)
        except (OSError, EOFError) as error:  # dead, or over its time
            log.warning("a bot of %s (%s) was given up: %r", request.game.meta.id, request.level, error)
            self._replace(worker)
        return answer

    def _replace(self, worker: BotWorker) -> None:
        self._stop_worker(worker)
        if worker.successor is not None:
            self._idle.put(worker.successor)
        else:
            self._add()

    def _stop_worker(self, worker: BotWorker) -> None:
        with self._lock:
            if worker in self._all:
                self._all.remove(worker)
                worker.stop()


class BotWorker:
    """One worker process and the pipe to it."""

    def __init__(self, think: str) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=run_bot_worker, args=(theirs, think), daemon=True)
        with block_interrupts():
            self._process.start()
        theirs.close()  # otherwise the end of the worker would not end the pipe
        self._up = False
        self._copies: set[tuple[str, str]] = set()  # games with other numbers that it has imported, by id and digest
        self.successor: BotWorker | None = None  # will take its place
        self._requests = 0
        self._asked_at = 0.0  # time of the last request

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def is_up(self) -> bool:
        """Whether it answers at once."""
        with suppress(OSError, EOFError):  # it has died
            if not self._up and self._pipe.poll():
                self._receive(0)
                self._up = True
        return self._up

    def is_worn(self) -> bool:
        """Whether a new worker should take its place: it holds much memory, or nobody has needed it for a while."""
        if not self._requests:
            return False
        if time.monotonic() - self._asked_at > IDLE_SECONDS or self._requests >= WORN_REQUESTS:
            return True
        return self._requests >= LEAST_REQUESTS and measure_memory(self.pid) > WORN_BYTES

    def ask(self, request: BotRequest, seconds: float) -> int | Hint:
        """Return the answer, NO_ANSWER if the bot failed, or raise if the worker is unusable."""
        self._requests += 1
        self._asked_at = time.monotonic()
        if not self._up:
            self._receive(STARTUP_SECONDS)
            self._up = True
        self._pipe.send(request)
        return self._receive(seconds + self._import_seconds(request))

    def _import_seconds(self, request: BotRequest) -> float:
        """The extra time of the first request for a copy of a game: the worker imports its modules before it thinks."""
        copied = request.game.meta.id, request.game.components
        if copied in self._copies or not is_game_copy(request.game):
            return 0.0
        self._copies.add(copied)
        return STARTUP_SECONDS

    def _receive(self, seconds: float) -> int | Hint:
        if not self._pipe.poll(seconds):
            raise TimeoutError(f"no answer within {seconds:g} seconds")
        answer: int | Hint = self._pipe.recv()
        return answer

    def stop(self) -> None:
        self._process.kill()
        self._process.join()


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Start processes that Ctrl-C, which a terminal sends to all, does not reach while they load: the parent answers.

    They inherit the mask of this thread. Signals that come meanwhile are delivered to it afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def choose_fallback_action(request: BotRequest) -> int:
    """Return a legal action at once. Never raises."""
    dice = Dice(request.seed)
    try:
        action = FALLBACK_BOT.choose(request.game, request.determinizations, request.seat, dice)
        if action in request.legal:
            return action
    except Exception:
        log.exception("no hasty choice in %s", request.game.meta.id)
    return request.legal[dice.below(len(request.legal))]


# What follows runs in the worker.


def run_bot_worker(pipe: Connection[Any, Any], name: str) -> None:
    """Answer requests until the pipe closes. Ctrl-C is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tune_malloc()
    threading.Thread(target=exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # people come first
    module, _, function = name.partition(":")
    think: Callable[[BotRequest], int | Hint] = getattr(import_module(module), function)
    try:
        pipe.send(NO_ANSWER)  # up
        while True:
            if not pipe.poll(QUIET_SECONDS):
                return_memory()
            pipe.send(_answer_request(pipe.recv(), think))
    except (OSError, EOFError):
        return


def _answer_request(request: BotRequest, think: Callable[[BotRequest], int | Hint]) -> int | Hint:
    try:
        return think(request)
    except Exception:
        log.exception("a bot of %s (%s) failed", request.game.meta.id, request.level)
        return NO_ANSWER


def exit_with_parent() -> None:
    """Exit when the parent process ends, even in the middle of a request."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
