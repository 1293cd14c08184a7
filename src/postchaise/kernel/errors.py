"""Typed errors: a message id and its details. `str()` is English once `postchaise.i18n` has set the formatter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from .messages.reason import Reason

Detail = str | int


class PostchaiseError(Exception):
    """Base class of all errors this package raises on purpose. `code` is a message id."""

    voice: ClassVar[Callable[[PostchaiseError], str] | None] = None

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, Detail] = details

    def __str__(self) -> str:
        if PostchaiseError.voice is not None:
            return PostchaiseError.voice(self)
        return " ".join([self.code, *(f"{key}={value!r}" for key, value in self.details.items())])

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.details)


def _rebuild(cls: type[PostchaiseError], code: str, details: dict[str, Detail]) -> PostchaiseError:
    return cls(code, **details)


class UnknownGame(PostchaiseError):
    """No installed game has this id."""


class BadOption(PostchaiseError):
    """An option that does not exist, has a wrong value or contradicts another option."""


class BadSeats(PostchaiseError):
    """A seat that does not exist, or a number of seats the game does not support."""


class BadNotation(PostchaiseError):
    """A text that names no action of the game."""


class BadOutcome(PostchaiseError):
    """Scripted dice were asked for an outcome their script does not have."""


class BadRecord(PostchaiseError):
    """A record that is malformed, foreign, or does not follow the rules. `details["line"]` is the first wrong line."""


class ComponentsError(PostchaiseError):
    """A components file with a missing, unknown or contradictory entry; `details["entry"]` names it."""


class IllegalAction(PostchaiseError):
    """An action that is not legal now; `reason` says why."""

    def __init__(self, reason: Reason, game: str = "") -> None:
        super().__init__("illegal-action", rule=reason.rule, game=game)
        self.reason = reason
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.reason, self.game)


@contextmanager
def require_extra(extra: str) -> Iterator[None]:
    """Report a missing optional dependency as an error that names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "postchaise":
            raise
        raise PostchaiseError("extra-missing", extra=extra, module=error.name or "?") from error
