"""The answers to a question as machine numbers, in a buffer that can be used again: `Ids` of `native.py`, compiled.

A list would be made anew for every question, and in it a number object for every id above 256.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec  # not by way of native.py, which imports this module
from mypy_extensions import i64, mypyc_attr

ROOM: Final = 16  # to begin with


@final
@mypyc_attr(free_list_len=1)
class Ids:
    """As much of a list of numbers as the rules use; in pure Python it is one."""

    __slots__ = ("_n", "_row")

    def __init__(self) -> None:
        self._n: i64 = 0
        self._row: vec[i64] = vec[i64]([0] * ROOM)

    def __len__(self) -> int:
        return self._n

    def __bool__(self) -> bool:
        return self._n > 0

    def __getitem__(self, i: i64) -> i64:
        if i >= self._n:
            raise IndexError(i)
        return self._row[i]

    def append(self, id: i64) -> None:
        if self._n == len(self._row):
            self._grow()
        self._row[self._n] = id
        self._n += 1

    def extend(self, ids: vec[i64]) -> None:
        for id in ids:
            self.append(id)

    def clear(self) -> None:
        self._n = 0

    def sort(self) -> None:
        """By insertion: there are few, and most are in order."""
        row = self._row
        for end in range(1, self._n):
            id, i = row[end], end
            while i > 0 and row[i - 1] > id:
                row[i] = row[i - 1]
                i -= 1
            row[i] = id

    def remove(self, id: i64) -> None:
        """Takes out the first like it; there is one."""
        i: i64 = 0
        while self._row[i] != id:
            i += 1
        self._n -= 1
        for j in range(i, self._n):
            self._row[j] = self._row[j + 1]

    def part(self) -> vec[i64]:
        return self._row[: self._n]

    def _grow(self) -> None:
        row = vec[i64]([0] * (2 * self._n))
        for i in range(self._n):
            row[i] = self._row[i]
        self._row = row


def to_list(ids: Ids) -> list[int]:
    """Return the ids as a list."""
    return list(ids.part())
