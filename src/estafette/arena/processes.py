"""Work shared out among processes: results come as they are ready, and stopping is quick."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final, TypeVar

from estafette.kernel.errors import BadOption

MOST_WORKERS: Final = 256

Task = TypeVar("Task")
Result = TypeVar("Result")


def check_count(option: str, value: int, most: int | None = None) -> None:
    """How many games, how many processes: at least one."""
    if value < 1 or (most is not None and value > most):
        raise BadOption("option-value", option=option, value=value, expected=f"1-{most or '...'}")


def pool_of(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_leave_stopping_to_the_parent)


def shared(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Generator[Result, None, None]:
    """What `work` makes of every task: in this process and in order with one worker, else in the order they are done.

    Close it, or let it go, to stop early. A corrected components file reaches the workers through the environment.
    """
    if workers == 1:
        yield from map(work, tasks)
        return
    pool = pool_of(workers)
    left = iter(tasks)
    waiting: set[Future[Result]] = set()

    def hand_out(count: int) -> None:
        for task in [task for _, task in zip(range(count), left)]:
            waiting.add(pool.submit(work, task))

    try:
        hand_out(2 * workers)  # never more than that under way, so that stopping is quick
        while waiting:
            done, still = wait(waiting, return_when=FIRST_COMPLETED)
            waiting.clear()
            waiting |= still
            hand_out(len(done))
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_stopping_to_the_parent() -> None:
    """Ctrl-C reaches every process of the terminal: only the parent answers, the workers finish their task."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
