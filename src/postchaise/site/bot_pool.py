"""Bots in a web worker of their own: requests and answers cross as pickles."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final

from postchaise.bots.bot import BotRequest
from postchaise.bots.fair_queue import FairQueue
from postchaise.bots.hint import Hint
from postchaise.bots.workers import choose_fallback_action

log: Final = logging.getLogger(__name__)
Ask = Callable[[bytes], Awaitable[bytes]]


class WebWorkerPool:
    """The `BotPool` of the site. `ask` sends a pickled request to the worker and resolves to its pickled answer."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self.queue = FairQueue(1)

    async def choose(self, request: BotRequest, owner: str = "", awaited: bool = True) -> int:
        answer = await self._answer(request, owner, awaited)
        return answer if isinstance(answer, int) and answer in request.legal else choose_fallback_action(request)

    async def hint(self, request: BotRequest, owner: str = "") -> Hint | None:
        answer = await self._answer(request, owner, True)
        return answer if isinstance(answer, Hint) else None

    async def _answer(self, request: BotRequest, owner: str, awaited: bool) -> Any:
        """None if the worker failed."""
        async with self.queue.slot(owner, awaited):
            try:
                return pickle.loads(await self._ask(pickle.dumps(request, pickle.HIGHEST_PROTOCOL)))
            except Exception:  # whatever the browser raises, a table must not wait for ever
                log.exception("a bot of %s (%s) failed", request.game.meta.id, request.level)
                return None

    def pids(self) -> list[int]:
        return []

    def renew_idle(self) -> None:
        """Nothing to do: the browser ends the worker with the page."""

    def close(self) -> None:
        """Nothing to do: the browser ends the worker with the page."""
