"""/healthz: whether the database accepts writes, and how many workers run."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from postchaise.server.errors import StorageUnavailable
from postchaise.server.http import guard
from postchaise.server.storage.store import TableStore
from postchaise.web.translations import translator_for

router = APIRouter(include_in_schema=False)
SECONDS = 1.0  # one check serves all requests within a second, so that asking does not cause writes


class HealthCheck:
    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._asked = -SECONDS
        self._trial: asyncio.Task[str] | None = None

    async def problem(self) -> str:
        """The problem as a message id; empty if there is none. Simultaneous requests share one check."""
        if self._trial is None or (self._trial.done() and time.monotonic() - self._asked > SECONDS):
            self._asked = time.monotonic()
            self._trial = asyncio.create_task(self._try_write())
        return await asyncio.shield(self._trial)

    async def _try_write(self) -> str:
        try:
            await self._store.write(self._store.well)
        except StorageUnavailable as error:
            return error.code
        return ""


@router.get("/healthz")
async def report_health(request: Request) -> JSONResponse:
    services = request.app.state.services
    problem = await services.health.problem()
    answer: dict[str, Any] = {"status": problem or "ok"}
    if problem:
        answer["message"] = translator_for(guard.choose_language(request)).translate(problem)
    registry = services.registry
    answer |= {
        "bots": len(services.bots.workers.pids()),
        "streams": registry.streams,
        "bot_queue": services.bots.workers.queue.waiting,
    }
    answer |= {"render_workers": len(registry.render_pool.pids())}
    return JSONResponse(answer, 503 if problem else 200)
