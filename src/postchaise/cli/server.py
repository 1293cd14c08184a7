"""`postchaise serve`, and `postchaise admin`: what an operator does next to the running server."""

from __future__ import annotations

import json as json_text
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from postchaise.kernel.errors import PostchaiseError, require_extra

from .arguments import Database, SettingsFile, parse_number
from .screen import Screen


def move_former_database(settings: Any) -> tuple[Path, Path] | None:
    """Move the database of the project's former name to the default place; return where it was and is."""
    from postchaise.server.ops.settings import find_data_folder, find_default_database
    from postchaise.server.storage import former_name

    new = find_default_database()
    old = former_name.move_former_database(find_data_folder(), new) if not settings.database else None
    return (old, new) if old is not None else None


def _describe_move(screen: Screen, old: Path, new: Path) -> str:
    return screen.translator.translate("data-moved", old=str(old), new=str(new))


def run_server(screen: Screen, settings_file: str, browser: bool, **flags: Any) -> None:
    """Start the server; empty flags are ignored."""
    with require_extra("serve"):
        from sqlalchemy.exc import SQLAlchemyError

        from postchaise.server.ops.settings import load_settings, redact_password
        from postchaise.server.run import serve

    settings = load_settings(settings_file, **{key: value for key, value in flags.items() if value})
    strict = "port" in settings.model_fields_set
    try:
        if (moved := move_former_database(settings)) is not None:
            screen.print(_describe_move(screen, *moved))
        serve(settings, browser, strict, lambda address: screen.print_message("serving", "bold", address=address))
    except (SQLAlchemyError, ImportError, OSError) as error:
        problem = str(error).splitlines()[0][:200]
        raise PostchaiseError(
            "database-unusable", address=redact_password(settings.address), problem=problem
        ) from error


Name = Annotated[str, typer.Argument(metavar="TABLE", help="arg-table")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help="arg-address")]
Copy = Annotated[str, typer.Argument(metavar="FILE", help="arg-backup")]
Json = Annotated[bool, typer.Option("--json", help="opt-json")]


@contextmanager
def _load_settings(screen: Screen, file: str, database: str) -> Iterator[Any]:
    """The settings of the server; database errors become one sentence.

    That a database was moved is said on standard error, as standard output may be JSON.
    """
    with require_extra("serve"):
        from sqlalchemy.exc import SQLAlchemyError

        from postchaise.server.ops.settings import load_settings, redact_password

    settings = load_settings(file, **({"database": database} if database else {}))
    try:
        if (moved := move_former_database(settings)) is not None:
            screen.complain(_describe_move(screen, *moved))
        yield settings
    except (SQLAlchemyError, ImportError, OSError) as error:
        problem = str(error).splitlines()[0][:200]
        raise PostchaiseError(
            "database-unusable", address=redact_password(settings.address), problem=problem
        ) from error


@contextmanager
def _open_engine(screen: Screen, file: str, database: str) -> Iterator[tuple[Any, Any]]:
    with _load_settings(screen, file, database) as settings:
        from postchaise.server.ops.admin import open_existing_database

        engine = open_existing_database(settings.address)
        try:
            yield engine, settings
        finally:
            engine.dispose()


def print_tables(
    context: typer.Context,
    status: Annotated[str, typer.Option(metavar="STATUS", help="opt-status")] = "",
    json: Json = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    screen: Screen = context.obj
    with _open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.admin import list_tables

        found = list_tables(engine, status)
    if json:
        typer.echo(json_text.dumps(found, ensure_ascii=False))
        return
    shown = screen.table("left", "left", "left", "right", "left", "wide")
    for row in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["changed"]))
        cells = [row["id"], row["game"], row["status"], str(row["events"]), when, ", ".join(row["seats"])]
        shown.add_row(*[screen.text(cell) for cell in cells])
    screen.put(shown)
    screen.print_message("admin-tables", count=len(found))


def back_up_database(context: typer.Context, file: Copy, database: Database = "", settings: SettingsFile = "") -> None:
    with _load_settings(context.obj, settings, database) as loaded:
        from postchaise.server.storage.backup import write_backup

        context.obj.print_message("admin-backup", count=write_backup(loaded.address, Path(file)), file=file)


def restore_database(
    context: typer.Context,
    file: Copy,
    replace: Annotated[bool, typer.Option("--replace", help="opt-replace")] = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _load_settings(context.obj, settings, database) as loaded:
        from postchaise.server.storage.backup import restore_backup

        context.obj.print_message("admin-restored", count=restore_backup(Path(file), loaded.address, replace))


def close_table_by_id(
    context: typer.Context, table: Name, database: Database = "", settings: SettingsFile = ""
) -> None:
    with _open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.admin import close_table

        close_table(engine, table)
    context.obj.print_message("admin-closed", table=table)


def purge_old_tables(
    context: typer.Context,
    unused_days: Annotated[str, typer.Option(metavar="N", help="opt-unused-days")] = "",
    unfinished_days: Annotated[str, typer.Option(metavar="N", help="opt-unfinished-days")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="opt-dry-run")] = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _open_engine(context.obj, settings, database) as (engine, loaded):
        from postchaise.server.ops.admin import purge_tables

        unused = parse_number("unused-days", unused_days, 0, 36500) if unused_days else loaded.unused_days
        unfinished = (
            parse_number("unfinished-days", unfinished_days, 0, 36500) if unfinished_days else loaded.unfinished_days
        )
        done = purge_tables(engine, unused, unfinished, not dry_run)
    context.obj.print_message("admin-would-purge" if dry_run else "admin-purged", **done)


def ban_address(
    context: typer.Context,
    address: Address,
    days: Annotated[str, typer.Option(metavar="N", help="opt-ban-days")] = "",
    why: Annotated[str, typer.Option(metavar="TEXT", help="opt-why")] = "",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.bans import add_ban

        done = add_ban(engine, address, parse_number("days", days, 1, 36500) if days else 0, why)
    context.obj.print_message("admin-banned", address=done.address)


def unban_address(
    context: typer.Context, address: Address, database: Database = "", settings: SettingsFile = ""
) -> None:
    with _open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.bans import remove_ban

        if not remove_ban(engine, address):
            raise PostchaiseError("admin-no-ban", address=address[:60])
    context.obj.print_message("admin-unbanned", address=address)


def list_bans(context: typer.Context, json: Json = False, database: Database = "", settings: SettingsFile = "") -> None:
    screen: Screen = context.obj
    with _open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.bans import list_active_bans

        found = list_active_bans(engine)
    if json:
        typer.echo(json_text.dumps([vars(each) for each in found], ensure_ascii=False))
        return
    shown = screen.table("left", "left", "wide")
    for each in found:
        until = time.strftime("%Y-%m-%d", time.localtime(each.until)) if each.until else "-"
        shown.add_row(*[screen.text(cell) for cell in (each.address, until, each.why)])
    screen.put(shown)
    screen.print_message("admin-bans", count=len(found))


def print_push_key(context: typer.Context) -> None:
    """Print a new key for push notifications as a line of the settings."""
    with require_extra("push"):
        from postchaise.server.notifications.push import create_signing_key

        key = create_signing_key()
    typer.echo(f'push_key = "{key}"')
