"""`postchaise admin check-config`: every problem of the settings, before somebody runs into it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryFile

from sqlalchemy import inspect
from sqlalchemy.exc import SQLAlchemyError

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.storage.file_lock import get_database_file
from postchaise.server.storage.schema import create_database_engine, is_schema_current

from .limits import files_needed, max_open_files
from .settings import Settings, find_setting_errors, load_settings, redact_password


def find_problems(file: str, **flags: str) -> list[PostchaiseError]:
    """Check the settings as the server would read them. The text of a problem names the remedy."""
    wrong = find_setting_errors(file, **flags)
    if wrong:
        return wrong
    settings = load_settings(file, **flags)
    return [*_network_problems(settings), *_database_problems(settings), *_limit_problems(settings)]


def _network_problems(settings: Settings) -> Iterator[PostchaiseError]:
    if settings.public_url.startswith("http:"):
        yield PostchaiseError("config-http")
    if settings.public_url.startswith("https:") and not settings.trusted_proxies:
        yield PostchaiseError("config-no-proxy")
    if settings.trusted_proxies and not settings.public_url:
        yield PostchaiseError("config-no-public-url")
    if any(network.prefixlen == 0 for network in settings.trusted_proxies):
        yield PostchaiseError("config-trusts-all")
    if is_exposed(settings):
        yield PostchaiseError("config-open", host=settings.host)


def is_exposed(settings: Settings) -> bool:
    """Whether other machines reach the server without a proxy that limits their connections."""
    if settings.trusted_proxies or settings.host == "localhost":
        return False
    try:
        return not ip_address(settings.host).is_loopback
    except ValueError:  # a name
        return True


def _database_problems(settings: Settings) -> Iterator[PostchaiseError]:
    file = get_database_file(settings.address)
    if file is not None:
        folder = next(each for each in file.parents if each.exists())
        if not _can_write(folder) or (file.exists() and not os.access(file, os.W_OK)):
            yield PostchaiseError("config-folder", folder=str(folder))
            return
        if not file.exists():
            return  # the server creates it
    try:
        engine = create_database_engine(settings.address)
        try:
            if inspect(engine).has_table("alembic_version") and not is_schema_current(engine):
                yield PostchaiseError("config-migrations")
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        problem = str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".")[:200]
        yield PostchaiseError("config-database", address=redact_password(settings.address), problem=problem)
    except PostchaiseError as error:  # a missing driver
        yield error


def _can_write(folder: Path) -> bool:
    try:
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _limit_problems(settings: Settings) -> Iterator[PostchaiseError]:
    limit, needed = max_open_files(), files_needed(settings.max_streams)
    if limit is not None and limit < needed:
        yield PostchaiseError("config-files", limit=limit, needed=needed)
