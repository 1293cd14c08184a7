"""Many matches on many processors: one small protocol, kept by the processes of a machine and by a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from types import TracebackType
from typing import Final, Protocol, TypeVar

TRIES: Final = 4  # a chunk whose worker dies again and again is given up, and the run with it

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Engine(Protocol):
    """Where work is done. Leave it (`with`), or close it, and its workers go.

    Function and chunks are pickled, so a function is one of a module, or a `partial` of one. Workers have the code and
    the corrected components files of whoever asks.
    """

    @property
    def workers(self) -> int:
        """How many processes share the work at present."""

    def run(self, function: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Generator[Result, None, None]:
        """What the function makes of every chunk, each once, as they are done. Close it to stop early.

        The chunk of a worker that died is done again by another. What the function raises is raised here.
        """

    def close(self) -> None:
        """No workers are left."""

    def __enter__(self) -> Engine: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def run_in_order(engine: Engine, function: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> list[Result]:
    """The results in the order of the chunks."""
    return [
        result for _, result in sorted(engine.run(partial(_run_numbered, function), enumerate(chunks)), key=_number)
    ]


def _run_numbered(function: Callable[[Chunk], Result], chunk: tuple[int, Chunk]) -> tuple[int, Result]:
    number, given = chunk
    return number, function(given)


def _number(result: tuple[int, object]) -> int:
    return result[0]
