"""`postchaise serve`: the server for the browser."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.errors import PostchaiseError, require_extra

from .screen import Screen


def move_former_database(screen: Screen, settings: Any) -> None:
    """Of the time before the project had its name; one sentence says where it went."""
    from postchaise.server.ops.settings import find_data_folder, find_default_database
    from postchaise.server.storage.former_name import move_former_database

    old = move_former_database(find_data_folder(), find_default_database()) if not settings.database else None
    if old is not None:
        screen.print_message("data-moved", old=str(old), new=str(find_default_database()))


def run_server(screen: Screen, settings_file: str, browser: bool, **flags: Any) -> None:
    """Start the server; empty flags are ignored."""
    with require_extra("serve"):
        from sqlalchemy.exc import SQLAlchemyError

        from postchaise.server.ops.settings import load_settings, redact_password
        from postchaise.server.run import serve

    settings = load_settings(settings_file, **{key: value for key, value in flags.items() if value})
    strict = "port" in settings.model_fields_set
    try:
        move_former_database(screen, settings)
        serve(settings, browser, strict, lambda address: screen.print_message("serving", "bold", address=address))
    except (SQLAlchemyError, ImportError, OSError) as error:
        problem = str(error).splitlines()[0][:200]
        raise PostchaiseError(
            "database-unusable", address=redact_password(settings.address), problem=problem
        ) from error
