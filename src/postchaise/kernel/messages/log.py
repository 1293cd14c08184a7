"""What happened, as plain numbers: event, seat, three arguments. The game says which of them are secret."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

WIDTH: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """What happened, as plain numbers: a line is five of them in a row, event, seat and three arguments."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def add(self, event: int, seat: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Rules write a line like this, where there is a log at all."""
        numbers = self.numbers
        numbers.append(event)
        numbers.append(seat)
        numbers.append(a)
        numbers.append(b)
        numbers.append(c)

    def lines(self) -> list[tuple[int, int, int, int, int]]:
        """Line by line."""
        n = self.numbers
        return [(n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4]) for i in range(0, len(n), WIDTH)]

    def __reduce__(self) -> tuple[Any, ...]:
        return _log, (self.numbers,)


def _log(numbers: list[int]) -> Log:
    log = Log()
    log.numbers = numbers
    return log
