"""The executor of one machine: worker processes, or this process alone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Final

from postchaise.bots.workers import block_interrupts
from postchaise.kernel.components import loader
from postchaise.kernel.errors import BadOption, PostchaiseError

from .executors import TRIES, Chunk, Result

MOST_WORKERS: Final = 256


def check_count_option(option: str, value: int, most: int | None = None) -> None:
    """How many games, how many processes: at least one."""
    if value < 1 or (most is not None and value > most):
        raise BadOption("option-value", option=option, value=value, expected=f"1-{most or '...'}")


class ProcessExecutor:
    """Runs work in processes, or in order in this one when there is one worker. Broken pools are replaced."""

    def __init__(self, workers: int = 1) -> None:
        check_count_option("workers", workers, MOST_WORKERS)
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._alive: Connection[None, None] | None = None  # workers end when this end of a pipe is closed

    def run(self, function: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result, None, None]:
        if self.workers == 1:
            yield from map(function, chunks)
            return
        left = iter(chunks)
        waiting: dict[Future[Result], tuple[Chunk, int]] = {}  # the chunk, and how often it was tried
        try:
            while True:
                for chunk in islice(left, 2 * self.workers - len(waiting)):  # never more: so stopping is quick
                    waiting[self._submit(function, chunk)] = chunk, 1
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    chunk, tries = waiting.pop(future)
                    if not isinstance(future.exception(), BrokenProcessPool):
                        yield future.result()
                    elif tries < TRIES:  # somebody killed a worker, and all that was under way is lost with it
                        waiting[self._submit(function, chunk)] = chunk, tries + 1
                    else:
                        raise PostchaiseError("engine-lost", tries=tries)
        finally:
            for future in waiting:
                future.cancel()

    def _submit(self, function: Callable[[Chunk], Result], chunk: Chunk) -> Future[Result]:
        """To the pool, or to a new one if it broke."""
        if self._pool is not None:
            try:
                with block_interrupts():
                    return self._pool.submit(function, chunk)
            except BrokenProcessPool:
                self._pool.shutdown()
        spawn = multiprocessing.get_context("spawn")
        parent, self._alive = spawn.Pipe(duplex=False)
        given = loader.list_corrected_files(), parent
        self._pool = ProcessPoolExecutor(self.workers, spawn, initializer=_prepare_worker, initargs=given)
        with block_interrupts():
            return self._pool.submit(function, chunk)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def __enter__(self) -> ProcessExecutor:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Wait for the workers, or end them."""
        if kind is not None and self._alive is not None:
            self._alive.close()  # Ctrl-C or an error: nobody wants what they are working on
        self.close()


def _prepare_worker(copies: dict[str, str], parent: Connection[None, None]) -> None:
    """Ctrl-C reaches every process of the terminal: only the parent answers, and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_pipe, args=(parent,), daemon=True).start()
    loader.use_corrected_files(copies)


def _exit_with_pipe(parent: Connection[None, None]) -> None:
    """Exit when the other end is closed, also because its process died; even in the middle of a chunk."""
    parent.poll(None)
    os._exit(0)
