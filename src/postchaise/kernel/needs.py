"""Parts that are installed only by those who want them: whoever lacks one is told which, and how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import PostchaiseError


@contextmanager
def require_extra(extra: str) -> Iterator[None]:
    """Around imports that only `pip install "postchaise[extra]"` brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "postchaise":
            raise
        raise PostchaiseError("extra-missing", extra=extra, module=error.name or "?") from error
