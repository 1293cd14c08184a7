"""Limits of the process: every viewer holds a connection open, and every connection is a file."""

from __future__ import annotations

from typing import Final

OTHER_FILES: Final = 200  # database, workers, static files, requests under way


def files_needed(max_streams: int) -> int:
    return max_streams + OTHER_FILES


def max_open_files() -> int | None:
    """The hard limit; None where there is none."""
    try:
        import resource
    except ImportError:
        return None
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return None if hard == resource.RLIM_INFINITY else hard


def raise_open_files() -> None:
    """Raise the soft limit to the hard limit, where the system has them."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
