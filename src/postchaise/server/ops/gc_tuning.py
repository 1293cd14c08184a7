"""Garbage collection settings for processes that people wait for."""

from __future__ import annotations

import gc

COLLECT = (20_000, 20, 100)


def tune_gc() -> None:
    """Collect garbage rarely: a collection blocks every request. What is loaded now is never scanned again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
