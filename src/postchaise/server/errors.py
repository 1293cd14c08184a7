"""What can go wrong at a table, with the answer a browser gets. Words are found by the code."""

from __future__ import annotations

from postchaise.kernel.errors import PostchaiseError


class Problem(PostchaiseError):
    """`code` is a message id of the table's words."""

    status = 400


class NotFound(Problem):
    status = 404


class Forbidden(Problem):
    status = 403


class Gone(Problem):
    """A link that was used, withdrawn or has expired."""

    status = 410


class LessonMismatch(Problem):
    """In a lesson: allowed, but not what the step is about. The words are those of the game."""

    status = 422


class Stale(Problem):
    """The table moved on since the page was drawn."""

    status = 409


class WriteConflict(Stale):
    """Somebody else wrote to this table since it was read, another process most likely: nothing was done."""


class RateLimited(Problem):
    """Too many requests, or too large a body."""

    status = 429


class Damaged(Problem):
    """What is stored of one table cannot be read or played."""

    status = 500


class ServerStopping(Problem):
    """The server stops before the answer is ready."""

    status = 503


class StorageUnavailable(Problem):
    """The database does not answer; nothing was done."""

    status = 503
