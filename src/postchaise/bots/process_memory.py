"""The memory of a process: collected rarely while people wait, and returned to the system when nobody does."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from pathlib import Path
from typing import Any, Final

PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
COLLECT: Final = (20_000, 20, 100)
MALLOC: Final = {  # options of glibc's `mallopt`, from malloc.h
    -8: 2,  # M_ARENA_MAX: threads share two heaps instead of eight for each core, each of which keeps what it once had
    -3: 256 * 1024,  # M_MMAP_THRESHOLD: larger blocks return when they are freed; unset, the limit grows to 32 MB
    -1: 1024 * 1024,  # M_TRIM_THRESHOLD: free memory at the end of a heap that may stay
}


def tune_gc() -> None:
    """Collect garbage rarely: a collection blocks every request. What is loaded now is never scanned again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def tune_malloc() -> None:
    """Let glibc return more of what is freed. Other C libraries are left alone. Call it before threads start."""
    libc = _load_c_library()
    if hasattr(libc, "mallopt"):
        for option, value in MALLOC.items():
            libc.mallopt(option, value)


def return_memory() -> None:
    """Collect garbage and return free memory to the system. It takes a while: call it when nobody waits."""
    gc.collect()
    libc = _load_c_library()
    if hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)


def measure_memory(pid: int) -> int:
    """Return the resident bytes of a process that it shares with no other; 0 where only the system knows."""
    try:
        _, resident, shared, *_ = Path(f"/proc/{pid}/statm").read_text().split()
    except (OSError, ValueError):
        return 0
    return (int(resident) - int(shared)) * PAGE


def _load_c_library() -> Any:
    """The C library of Linux: glibc, or one that has neither function."""
    return ctypes.CDLL(None) if sys.platform == "linux" else None
