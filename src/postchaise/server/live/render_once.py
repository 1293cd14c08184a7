"""What takes long to draw and is the same for many: drawn once, and some of it kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from starlette.concurrency import run_in_threadpool

from postchaise.server.errors import ServerStopping


class SingleFlightCache:
    """One thing at a time: people who play go first."""

    def __init__(self, kept: int) -> None:
        self._most = kept
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def get(self, key: Hashable, draw: Callable[[], bytes], spend: Callable[[], None]) -> bytes:
        """Whether somebody may see it is decided before; `spend` counts what has to be drawn."""
        if key not in self._kept:
            spend()
            try:
                async with self._drawing:
                    if key not in self._kept:
                        self._kept[key] = await run_in_threadpool(draw)
            except asyncio.CancelledError:  # only a server that stops gives a request up: whoever asked is told so
                raise ServerStopping("server-stopping") from None
        found = self._kept[key]
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
