"""Blocking work: in a thread, or at once where the platform has no threads, as in a browser."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from starlette.concurrency import run_in_threadpool

T = TypeVar("T")
HAS_THREADS: Final = sys.platform != "emscripten"
get_processor_seconds: Final = time.thread_time if HAS_THREADS else time.process_time  # of the work that runs here


async def run_blocking(work: Callable[..., T], *args: Any) -> T:
    if not HAS_THREADS:
        return work(*args)
    return await run_in_threadpool(work, *args)
