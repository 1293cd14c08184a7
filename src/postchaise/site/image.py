"""The stored image: the database and the cookies as one value, so that they always fit each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import Engine

DELAY: Final = 0.1  # seconds after a change of which nobody waits for the answer, such as a move of a bot


class ImageWriter:
    """Stores the image after every change: `put(database, cookies)` resolves when it is stored."""

    def __init__(self, file: Path, cookies: Callable[[], str], put: Callable[[bytes, str], Awaitable[Any]]) -> None:
        self._file, self._cookies, self._put = file, cookies, put
        self._lock = asyncio.Lock()
        self._has_changed = False
        self._stored_cookies = ""
        self._soon: asyncio.Task[None] | None = None

    def watch(self, engine: Engine) -> None:
        """Store the image soon after every commit."""
        self._loop = asyncio.get_running_loop()
        event.listen(engine, "commit", self._on_commit)

    def _on_commit(self, _: Any) -> None:
        """Called just before the commit. In a browser, without threads, that is over before any task of ours runs."""
        self._has_changed = True
        self._loop.call_soon_threadsafe(self._schedule)

    def _schedule(self) -> None:
        if self._soon is None or self._soon.done():
            self._soon = self._loop.create_task(self._flush_soon())

    async def _flush_soon(self) -> None:
        await asyncio.sleep(DELAY)
        await self.flush()

    async def flush(self) -> None:
        """Store the image if anything has changed."""
        async with self._lock:
            cookies = self._cookies()
            if not self._has_changed and cookies == self._stored_cookies:
                return
            self._has_changed = False
            try:
                await self._put(self._file.read_bytes(), cookies)
            except BaseException:
                self._has_changed = True
                raise
            self._stored_cookies = cookies
