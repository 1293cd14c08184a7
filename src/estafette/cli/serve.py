"""`estafette serve`: the tables in the browser."""

from __future__ import annotations

from estafette.kernel.errors import BadOption, EstafetteError

from .screen import Screen

LONGEST_PAUSE = 60.0


def run(
    screen: Screen,
    host: str,
    port: int | None,
    database: str,
    browser: bool,
    pause: str,
    workers: int | None,
    secure: bool,
    json_logs: bool,
) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from estafette.server.run import serve
    from estafette.server.settings import Settings

    settings = Settings(database=database, host=host, secure=secure, json_logs=json_logs)
    settings.port = settings.port if port is None else port
    settings.workers = workers or settings.workers
    if pause:
        settings.pause = _seconds(pause)
    try:
        serve(settings, browser, port is not None, lambda address: screen.say("serving", "bold", address=address))
    except (SQLAlchemyError, ImportError, OSError) as error:
        problem = str(error).splitlines()[0][:200]
        raise EstafetteError("database-unusable", address=database or "SQLite", problem=problem) from error


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise BadOption("option-value", option="pause", value=text[:40], expected=f"0-{LONGEST_PAUSE:g}")
    return seconds
