"""Errors that the server raises on purpose, with their HTTP status. Translators find the text by the code."""

from __future__ import annotations

from postchaise.kernel.errors import PostchaiseError


class Problem(PostchaiseError):
    """`code` is a message id."""

    status = 400


class NotFound(Problem):
    status = 404


class Forbidden(Problem):
    status = 403


class CreationRefused(Forbidden):
    """This person may not create tables here."""


class Gone(Problem):
    """A link that was used, withdrawn or has expired."""

    status = 410


class LessonMismatch(Problem):
    """In a lesson: a legal action that is not what the step asks for. The text is the game's."""

    status = 422


class StaleTable(Problem):
    """The table has changed since the page was rendered."""

    status = 409


class WriteConflict(StaleTable):
    """Another process wrote to the table since it was read; nothing was done."""


class RateLimited(Problem):
    """Too many requests, or too large a body."""

    status = 429


class DamagedTable(Problem):
    """A stored table cannot be read or replayed."""

    status = 500


class ServerStopping(Problem):
    """The server stops before the response is ready."""

    status = 503


class JobTooSlow(Problem):
    """Something to be shown took too long to compute."""

    status = 503


class ReaderGone(Problem):
    """The reader closed the connection before the response was ready."""

    status = 499


class StorageUnavailable(Problem):
    """The database does not respond; nothing was done."""

    status = 503
