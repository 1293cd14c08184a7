"""Replays, share images and logs: computed one step at a time, in an order that is fair to everybody who waits.

Steps run one after the other, so that players' requests are not delayed. Networks take turns, and one that has used
more than its share of the processor waits behind the others. Readers of the same result wait for one job, which ends
when the last of them has left.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from typing import Any, Final, TypeVar

from starlette.requests import Request

from postchaise.bots.fair_queue import FairQueue
from postchaise.server.blocking import get_processor_seconds, run_blocking
from postchaise.server.errors import JobTooSlow, ReaderGone, ServerStopping
from postchaise.server.http.guard import RateLimiter

T = TypeVar("T")
Steps = Generator[None, None, T]

STEP_SECONDS: Final = 0.05  # of the processor, after which another job may go on
JOB_SECONDS = 60.0  # of the processor for one job; the longest upload takes about fifteen
READER_SECONDS = 90.0  # that a reader waits
SHARE: Final = (1.0, 0.1)  # seconds of the processor for a network before others go first, and per second


class RenderJob:
    def __init__(self) -> None:
        self.readers: list[str] = []  # their networks
        self.task: asyncio.Task[Any]


class RenderJobs:
    def __init__(self, rates: RateLimiter) -> None:
        self._rates = rates
        self._turns = FairQueue(1)
        self._jobs: dict[Hashable, RenderJob] = {}

    def __len__(self) -> int:
        return len(self._jobs)

    def is_running(self, key: Hashable) -> bool:
        return key in self._jobs

    async def run_once(self, request: Request, network: str, key: Hashable, work: Callable[[], T]) -> T:
        """Run a short job, which is a single step."""
        return await self.run(request, network, key, lambda: _do_in_one_step(work))

    async def run(self, request: Request, network: str, key: Hashable, begin: Callable[[], Steps[T]]) -> T:
        """Return the result of a job. The key names everything that the result depends on."""
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = RenderJob()
            job.task = asyncio.create_task(self._compute(key, job, begin()))
        job.readers.append(network)
        leaving = asyncio.create_task(_wait_until_gone(request))
        try:
            await asyncio.wait((job.task, leaving), timeout=READER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if job.task.cancelled():
                raise ServerStopping("server-stopping")
            if job.task.done():
                result: T = job.task.result()
                return result
            raise ReaderGone("reader-gone") if leaving.done() else JobTooSlow("job-too-slow", seconds=60)
        except asyncio.CancelledError:  # only a stopping server cancels requests
            raise ServerStopping("server-stopping") from None
        finally:
            leaving.cancel()
            job.readers.remove(network)
            if not job.readers and not job.task.done():
                self._forget(key, job)
                job.task.cancel()

    async def _compute(self, key: Hashable, job: RenderJob, steps: Steps[Any]) -> Any:
        used, answer = 0.0, list[Any]()
        try:
            while not answer:
                network = max(job.readers, key=self._seconds_left)
                async with self._turns.slot(network, self._seconds_left(network) > 0):
                    seconds = await run_blocking(_advance, steps, answer)
                self._rates.charge(network, "computing", *SHARE, seconds)
                used += seconds
                if used > JOB_SECONDS and not answer:
                    raise JobTooSlow("job-too-slow", seconds=3600)
            return answer[0]
        finally:
            self._forget(key, job)

    def _seconds_left(self, network: str) -> float:
        return self._rates.balance(network, "computing", *SHARE)

    def _forget(self, key: Hashable, job: RenderJob) -> None:
        if self._jobs.get(key) is job:
            del self._jobs[key]


def _do_in_one_step(work: Callable[[], T]) -> Steps[T]:
    return work()
    yield


def _advance(steps: Steps[Any], answer: list[Any]) -> float:
    """Run some steps and return the seconds that they took; the result is appended to `answer`."""
    began = get_processor_seconds()
    try:
        next(steps)
        while get_processor_seconds() - began < STEP_SECONDS:
            next(steps)
    except StopIteration as end:
        answer.append(end.value)
    return get_processor_seconds() - began


async def _wait_until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class ResultCache:
    """Keeps the latest results of jobs, up to a number of bytes."""

    def __init__(self, jobs: RenderJobs, most_bytes: int) -> None:
        self._jobs = jobs
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def clear(self) -> None:
        self._kept.clear()

    async def get(
        self,
        request: Request,
        network: str,
        key: Hashable,
        begin: Callable[[], Steps[bytes]],
        spend: Callable[[], None],
    ) -> bytes:
        """Return a result. The caller checks access; `spend` charges the rate limit for a new computation."""
        if key not in self._kept:
            if not self._jobs.is_running(key):
                spend()
            self._kept[key] = await self._jobs.run(request, network, key, begin)
        found = self._kept[key]
        self._kept.move_to_end(key)
        while sum(map(len, self._kept.values())) > self._most_bytes:
            self._kept.popitem(last=False)  # possibly the new one, which may be larger than all that is kept
        return found
