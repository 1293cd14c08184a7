"""A fair queue: owners take turns, and requests that somebody waits for come first."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiters = dict[str, deque[asyncio.Future[None]]]  # by owner, in the order of their turns


class FairQueue:
    """Limits concurrency: `async with queue.slot(owner):` admits `count` at a time, and all but one of the same owner.

    An owner with a hundred requests never delays another one by more than one request.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._most = max(1, count - 1)
        self._inside: Counter[str] = Counter()
        self._lines: tuple[Waiters, Waiters] = ({}, {})  # those somebody waits for, and the others

    @property
    def waiting(self) -> int:
        return sum(len(line) for lines in self._lines for line in lines.values())

    @asynccontextmanager
    async def slot(self, owner: str, awaited: bool = True) -> AsyncIterator[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines[0 if awaited else 1].setdefault(owner, deque()).append(turn)
        self._next()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._inside[owner] -= 1
                self._inside += Counter()  # forgets who has none
                self._free += 1
            self._next()

    def _next(self) -> None:
        while self._free and (found := self._first()) is not None:
            owner, turn = found
            self._free -= 1
            self._inside[owner] += 1
            turn.set_result(None)

    def _first(self) -> tuple[str, asyncio.Future[None]] | None:
        """Take the next waiter and move its owner to the end of the queue."""
        for line in self._lines:
            for owner in list(line):
                wishes = line[owner]
                while wishes and wishes[0].done():  # nobody waits for it any more
                    wishes.popleft()
                if wishes and self._inside[owner] >= self._most:
                    continue
                del line[owner]
                if wishes:
                    turn = wishes.popleft()
                    if wishes:
                        line[owner] = wishes
                    return owner, turn
        return None
