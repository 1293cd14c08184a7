"""The executor of a Ray cluster on which the same version of Postchaise is installed."""

from __future__ import annotations

import logging
import pickle
import platform
import socket
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import islice
from types import TracebackType
from typing import Any, Final

from postchaise.arena.contest import compute_code_digest
from postchaise.kernel.components import loader
from postchaise.kernel.errors import PostchaiseError, require_extra
from postchaise.kernel.registry import game as find_game

from .executors import TRIES, Chunk, Result

KNOCK: Final = 10.0  # seconds


@dataclass(frozen=True)
class WorkerSetup:
    """What a worker must have before it plays."""

    game: str
    code: str
    copies: dict[str, str]


class RayExecutor:
    """The cluster at an address: `host:6379`, or `auto` for that of this machine. Its nodes may come and go."""

    def __init__(self, address: str, game: str) -> None:
        with require_extra("ray"):
            import ray
        self._ray = ray
        self._kit = WorkerSetup(game, _digest_code(game), loader.list_corrected_files())
        self._own = not ray.is_initialized()
        if self._own:
            try:
                _check_reachable(address)
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                problem = str(error).strip().splitlines() or [type(error).__name__]
                raise PostchaiseError("ray-unreachable", address=address, problem=problem[0]) from error

    @property
    def workers(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, function: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result, None, None]:
        ray, left = self._ray, iter(chunks)
        remote = ray.remote(max_retries=TRIES - 1)(_run_in_worker)
        kit = ray.put(self._kit)
        waiting: list[Any] = []
        try:
            while True:
                for chunk in islice(left, max(0, 2 * self.workers - len(waiting))):
                    waiting.append(remote.remote(kit, pickle.dumps((function, chunk))))
                if not waiting:
                    return
                done, waiting = ray.wait(waiting)
                for each in done:
                    yield self._result(each)
        finally:
            for each in waiting:
                ray.cancel(each)

    def _result(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            if isinstance(error.cause, ModuleNotFoundError) and "postchaise" in str(error.cause):
                raise PostchaiseError("ray-bare") from error
            raise error.cause from error
        except errors.RayError as error:
            raise PostchaiseError("engine-lost", tries=TRIES) from error

    def close(self) -> None:
        if self._own:
            self._ray.shutdown()

    def __enter__(self) -> RayExecutor:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _check_reachable(address: str) -> None:
    """Where nobody listens, Ray would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and "/" not in host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


def _run_in_worker(kit: WorkerSetup, packed: bytes) -> Any:
    """Runs on some machine of the cluster. Unpacked late: it may load a game, and that needs its components."""
    loader.use_corrected_files(kit.copies)
    if _digest_code(kit.game) != kit.code:
        raise PostchaiseError("ray-other-code", machine=platform.node())
    function, chunk = pickle.loads(packed)
    return function(chunk)


@cache
def _digest_code(game: str) -> str:
    return compute_code_digest(find_game(game))
