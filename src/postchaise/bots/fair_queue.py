"""A fair queue: owners take turns, and requests that somebody waits for come first."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

REMEMBERED = 1000  # owners
Waiters = dict[str, deque[asyncio.Future[None]]]  # by owner


class FairQueue:
    """Limits concurrency: `async with queue.slot(owner):` admits `count` at a time, and all but one of the same owner.

    An owner with a hundred requests never delays another one by more than one request.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._most = max(1, count - 1)
        self._inside: Counter[str] = Counter()
        self._served: OrderedDict[str, int] = OrderedDict()  # the number of the latest turn of each owner
        self._turns = 0
        self._lines: tuple[Waiters, Waiters] = ({}, {})  # those somebody waits for, and the others

    @property
    def waiting(self) -> int:
        return sum(len(line) for lines in self._lines for line in lines.values())

    @asynccontextmanager
    async def slot(self, owner: str, awaited: bool = True) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
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
            loop.call_soon(self._next)  # an owner who asks for the next step at once is in line again by then

    def _next(self) -> None:
        while self._free and (found := self._first()) is not None:
            owner, turn = found
            self._free -= 1
            self._inside[owner] += 1
            turn.set_result(None)

    def _first(self) -> tuple[str, asyncio.Future[None]] | None:
        """Take the next waiter of the owner whose latest turn is longest ago."""
        for line in self._lines:
            for owner in sorted(line, key=self._latest_turn):
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
                    self._note_turn(owner)
                    return owner, turn
        return None

    def _latest_turn(self, owner: str) -> int:
        return self._served.get(owner, 0)

    def _note_turn(self, owner: str) -> None:
        """Remember the turn, so that an owner who asks for one step after the other keeps its place between them."""
        self._turns += 1
        self._served[owner] = self._turns
        self._served.move_to_end(owner)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
