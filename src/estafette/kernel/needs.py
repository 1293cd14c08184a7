"""Parts that are installed only by those who want them: whoever lacks one is told which, and how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import EstafetteError


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports that only `pip install "estafette[extra]"` brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "estafette":
            raise
        raise EstafetteError("extra-missing", extra=extra, module=error.name or "?") from error
