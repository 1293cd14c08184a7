"""A cache for results that take long to render and are the same for many."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from starlette.concurrency import run_in_threadpool

from postchaise.server.errors import ServerStopping


class SingleFlightCache:
    """Computes one result at a time, so that players' requests are not delayed, and keeps the latest."""

    def __init__(self, kept: int) -> None:
        self._most = kept
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def get(self, key: Hashable, draw: Callable[[], bytes], spend: Callable[[], None]) -> bytes:
        """Return a result. The caller checks access; `spend` charges the rate limit for a new computation."""
        if key not in self._kept:
            spend()
            try:
                async with self._drawing:
                    if key not in self._kept:
                        self._kept[key] = await run_in_threadpool(draw)
            except asyncio.CancelledError:  # only a stopping server cancels requests
                raise ServerStopping("server-stopping") from None
        found = self._kept[key]
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
