"""Owners take turns, and who is waited for comes first."""

from __future__ import annotations

import asyncio

from postchaise.bots.fair_queue import FairQueue


class Room:
    """Lets people in and remembers the order."""

    def __init__(self, count: int) -> None:
        self.queue = FairQueue(count)
        self.came: list[str] = []
        self.doors: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, owner: str, awaited: bool = True) -> None:
        self.doors[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._visit(name, owner, awaited))
        await settled()

    async def _visit(self, name: str, owner: str, awaited: bool) -> None:
        async with self.queue.slot(owner, awaited):
            self.came.append(name)
            await self.doors[name].wait()

    async def leave(self, name: str) -> None:
        self.doors[name].set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_one_owner_never_takes_the_last_place() -> None:
    async def story() -> None:
        room = Room(2)
        for number in range(4):
            await room.ask(f"many {number}", "many")
        assert room.came == ["many 0"]
        await room.ask("one", "one")
        assert room.came == ["many 0", "one"], "the free place was kept for somebody else"
        await room.leave("many 0")
        assert room.came == ["many 0", "one", "many 1"]

    asyncio.run(story())


def test_owners_take_turns_whoever_asked_more_often() -> None:
    async def story() -> None:
        room = Room(1)
        for name, owner in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b"), ("c1", "c"), ("b2", "b")):
            await room.ask(name, owner)
        for name in ("a1", "b1", "c1", "a2", "b2"):
            await room.leave(name)
        assert room.came == ["a1", "b1", "c1", "a2", "b2", "a3"]
        assert room.queue.waiting == 0

    asyncio.run(story())


def test_what_nobody_waits_for_comes_last() -> None:
    async def story() -> None:
        room = Room(1)
        await room.ask("first", "a")
        await room.ask("alone", "b", awaited=False)
        await room.ask("watched", "a")
        await room.leave("first")
        await room.leave("watched")
        assert room.came == ["first", "watched", "alone"]

    asyncio.run(story())


def test_whoever_gives_up_takes_no_place() -> None:
    async def story() -> None:
        room = Room(1)
        for name in ("a", "b", "c"):
            await room.ask(name, name)
        room.tasks["b"].cancel()
        room.tasks["a"].cancel()  # inside already
        await settled()
        assert room.came == ["a", "c"]
        await room.leave("c")
        await room.ask("d", "d")
        assert room.came == ["a", "c", "d"]

    asyncio.run(story())
