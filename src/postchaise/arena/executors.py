"""Executors: one small protocol for local processes and a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from types import TracebackType
from typing import Final, Protocol, TypeVar

TRIES: Final = 4  # a chunk whose worker dies again and again is given up, and the run with it

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Executor(Protocol):
    """Runs work in workers. Use it with `with`, or call `close`, to stop them."""

    @property
    def workers(self) -> int:
        """Return how many workers share the work now."""

    def run(self, function: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result, None, None]:
        """Apply the function to each chunk once and yield results as they finish. Close the iterator to stop early."""

    def close(self) -> None:
        """Stop all workers."""

    def __enter__(self) -> Executor: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def run_in_order(engine: Executor, function: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> list[Result]:
    """Yield the results in the order of the chunks."""
    return [
        result for _, result in sorted(engine.run(partial(_run_numbered, function), enumerate(chunks)), key=_job_number)
    ]


def _run_numbered(function: Callable[[Chunk], Result], chunk: tuple[int, Chunk]) -> tuple[int, Result]:
    number, given = chunk
    return number, function(given)


def _job_number(result: tuple[int, object]) -> int:
    return result[0]
