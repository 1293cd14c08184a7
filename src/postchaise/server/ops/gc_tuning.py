"""How often Python looks for circles in memory: seldom, for people wait meanwhile."""

from __future__ import annotations

import gc

COLLECT = (20_000, 20, 100)


def tune_gc() -> None:
    """What is loaded now stays; to look through it again and again would find nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
