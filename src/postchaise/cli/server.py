"""`postchaise serve`, and `postchaise admin`: what an operator does next to the running server."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from postchaise.kernel.errors import PostchaiseError, require_extra

from .arguments import Database, SettingsFile, parse_number
from .screen import Screen, discard, write_results


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
        serve(settings, browser, strict, partial(_announce_address, screen))
    except (SQLAlchemyError, ImportError, OSError, UnicodeError) as error:
        problem = str(error).splitlines()[0][:200]
        raise PostchaiseError(
            "database-unusable", address=redact_password(settings.address), problem=problem
        ) from error


def _announce_address(screen: Screen, address: str) -> None:
    """Say where the server is. It serves just as well if nobody reads that."""
    try:
        screen.print_message("serving", "bold", address=address)
    except (PostchaiseError, BrokenPipeError):
        discard(sys.stdout)


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
    except BrokenPipeError:  # nobody reads our results: no fault of the database
        raise
    except (SQLAlchemyError, ImportError, OSError, UnicodeError) as error:
        problem = str(error).splitlines()[0][:200]
        raise PostchaiseError(
            "database-unusable", address=redact_password(settings.address), problem=problem
        ) from error


@contextmanager
def open_engine(screen: Screen, file: str, database: str) -> Iterator[tuple[Any, Any]]:
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
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.admin import list_tables

        found = list_tables(engine, status)
    if json:
        screen.write_json(found)
        return
    shown = screen.table("left", "left", "left", "right", "left", "wide")
    for row in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["changed"]))
        cells = [row["id"], row["game"], row["status"], str(row["events"]), when, ", ".join(row["seats"])]
        shown.add_row(*[screen.text(cell) for cell in cells])
    screen.put(shown)
    screen.print_message("admin-tables", count=len(found))


def back_up_database(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="arg-backup-to")] = "",
    directory: Annotated[str, typer.Option("--directory", metavar="DIR", help="opt-directory")] = "",
    keep: Annotated[str, typer.Option(metavar="N", help="opt-keep")] = "14",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    if bool(file) == bool(directory):
        raise PostchaiseError("backup-where")
    many = parse_number("keep", keep, 1, 100_000)
    with _load_settings(context.obj, settings, database) as loaded:
        from postchaise.server.storage import backup as backups

        if file == "-":
            _write_to_stdout(lambda to: backups.write_backup(loaded.address, to))
            return
        if directory:
            written, count = backups.write_backup_to_folder(loaded.address, Path(directory), many)
        else:
            written, count = Path(file), backups.write_backup(loaded.address, Path(file))
    context.obj.print_message("admin-backup", count=count, file=str(written))


def _write_to_stdout(write: Callable[[Path], object]) -> None:
    """Write a file to standard output once it is whole."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "output")
        write(file)
        with open(file, "rb") as source, write_results():
            shutil.copyfileobj(source, sys.stdout.buffer)


def verify_backup_file(context: typer.Context, file: Copy) -> None:
    with require_extra("serve"):
        from postchaise.server.storage.backup import verify_backup

    context.obj.print_message("admin-verified", count=verify_backup(Path(file)), file=file)


def restore_database(
    context: typer.Context,
    file: Copy,
    replace: Annotated[bool, typer.Option("--replace", help="opt-replace")] = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _load_settings(context.obj, settings, database) as loaded:
        from postchaise.server.storage.backup import restore_backup

        count = restore_backup(Path(file), loaded.address, replace)
    context.obj.print_message("admin-restored", count=count)


def close_table_by_id(
    context: typer.Context, table: Name, database: Database = "", settings: SettingsFile = ""
) -> None:
    with open_engine(context.obj, settings, database) as (engine, _):
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
    with open_engine(context.obj, settings, database) as (engine, loaded):
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
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.bans import add_ban

        done = add_ban(engine, address, parse_number("days", days, 1, 36500) if days else 0, why)
    context.obj.print_message("admin-banned", address=done.address)


def unban_address(
    context: typer.Context, address: Address, database: Database = "", settings: SettingsFile = ""
) -> None:
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.bans import remove_ban

        if not remove_ban(engine, address):
            raise PostchaiseError("admin-no-ban", address=address[:60])
    context.obj.print_message("admin-unbanned", address=address)


def list_bans(context: typer.Context, json: Json = False, database: Database = "", settings: SettingsFile = "") -> None:
    screen: Screen = context.obj
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.bans import list_active_bans

        found = list_active_bans(engine)
    if json:
        screen.write_json([vars(each) for each in found])
        return
    shown = screen.table("left", "left", "wide")
    for each in found:
        until = time.strftime("%Y-%m-%d", time.localtime(each.until)) if each.until else "-"
        shown.add_row(*[screen.text(cell) for cell in (each.address, until, each.why)])
    screen.put(shown)
    screen.print_message("admin-bans", count=len(found))


def write_host_files(
    context: typer.Context,
    directory: Annotated[str, typer.Argument(metavar="DIR", help="arg-init")],
    public_url: Annotated[str, typer.Option("--public-url", metavar="ADDRESS", help="opt-public-url")],
    port: Annotated[str, typer.Option(metavar="N", help="opt-port")] = "8421",
    user: Annotated[str, typer.Option(metavar="NAME", help="opt-user")] = "postchaise",
) -> None:
    """Write the files a host needs, and the commands that put them to use."""
    with require_extra("serve"):
        from postchaise.server.ops.site_files import write_site_files

    screen: Screen = context.obj
    folder = Path(directory).absolute()
    for name, is_new in write_site_files(folder, public_url, parse_number("port", port, 1, 65535), user).items():
        screen.print_message("init-written" if is_new else "init-kept", file=str(folder / name))
    screen.print()
    screen.print_message("init-next")
    for command in (
        f"useradd --system --home-dir /var/lib/postchaise {user}",
        f"systemctl link {folder}/postchaise-backup.service",
        f"systemctl enable --now {folder}/postchaise.service {folder}/postchaise-backup.timer",
    ):
        screen.write(f"   {command}\n")
    screen.print_message("init-proxy", folder=str(folder))


def check_settings(context: typer.Context, database: Database = "", settings: SettingsFile = "") -> None:
    with require_extra("serve"):
        from postchaise.server.ops.check_config import find_problems

    screen: Screen = context.obj
    problems = find_problems(settings, **({"database": database} if database else {}))
    for each in problems:
        screen.write(screen.translator.error(each) + "\n")
    if problems:
        raise typer.Exit(1)
    screen.print_message("config-good")


def print_push_key(context: typer.Context) -> None:
    """Print a new key for push notifications as a line of the settings."""
    with require_extra("push"):
        from postchaise.server.notifications.push import create_signing_key

        key = create_signing_key()
    screen: Screen = context.obj
    screen.write(f'push_key = "{key}"\n')
