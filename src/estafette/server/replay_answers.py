"""Whole matches as the page of a replay fetches them, drawn once and kept."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from starlette.concurrency import run_in_threadpool

from estafette.table import replay
from estafette.table.words import words

from . import frames
from .live_table import LiveTable

KEPT = 60  # answers in memory, some hundred kilobytes each


class ReplayAnswers:
    """A match has a thousand positions, and each is drawn once. One match at a time: people who play go first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def get(self, live: LiveTable, audience: int, lang: str, text: bool, spend: Callable[[], None]) -> bytes:
        """Whether this audience may look is decided before; `spend` counts what has to be drawn."""
        key = (live.row.id, live.number, tuple(live.names), audience, lang, text)
        if key not in self._kept:
            spend()
            async with self._drawing:
                if key not in self._kept:
                    self._kept[key] = await run_in_threadpool(_drawn, live, audience, lang, text)
        found = self._kept[key]
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _drawn(live: LiveTable, audience: int, lang: str, text: bool) -> bytes:
    """Packed once the match is over. Before that it is not: the size of what is packed tells something of it."""
    seats, over = frames.seats(live, ""), live.row.status == "over"
    told = replay.replay(live.match, frames.table_info(live, ""), seats, lang, audience, text)
    said = words(lang, live.row.game, live.names)
    answer = json.dumps(replay.answer(told, said, audience), ensure_ascii=False, separators=(",", ":")).encode()
    return gzip.compress(answer, 9, mtime=0) if over else answer
