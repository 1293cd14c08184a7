"""`postchaise admin`: what an operator does next to the running server."""

from __future__ import annotations

import json as json_text
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from postchaise.kernel.errors import PostchaiseError, require_extra

from .arguments import Database, SettingsFile, number
from .screen import Screen

Name = Annotated[str, typer.Argument(metavar="TABLE", help="arg-table")]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help="arg-address")]
Copy = Annotated[str, typer.Argument(metavar="FILE", help="arg-backup")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="arg-person")]
Json = Annotated[bool, typer.Option("--json", help="opt-json")]


@contextmanager
def _settings(file: str, database: str) -> Iterator[Any]:
    """The settings of the server; database errors become one sentence."""
    with require_extra("serve"):
        from sqlalchemy.exc import SQLAlchemyError

        from postchaise.server.ops.settings import load_settings, redact_address

    settings = load_settings(file, **({"database": database} if database else {}))
    try:
        yield settings
    except (SQLAlchemyError, ImportError, OSError) as error:
        problem = str(error).splitlines()[0][:200]
        raise PostchaiseError("database-unusable", address=redact_address(settings.address), problem=problem) from error


@contextmanager
def _engine(file: str, database: str) -> Iterator[tuple[Any, Any]]:
    with _settings(file, database) as settings:
        from postchaise.server.ops.admin import open_existing

        engine = open_existing(settings.address)
        try:
            yield engine, settings
        finally:
            engine.dispose()


def tables(
    context: typer.Context,
    status: Annotated[str, typer.Option(metavar="STATUS", help="opt-status")] = "",
    json: Json = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    screen: Screen = context.obj
    with _engine(settings, database) as (engine, _):
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


def backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="arg-backup-to")] = "",
    directory: Annotated[str, typer.Option("--directory", metavar="DIR", help="opt-directory")] = "",
    keep: Annotated[str, typer.Option(metavar="N", help="opt-keep")] = "14",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    if bool(file) == bool(directory):
        raise PostchaiseError("backup-where")
    many = number("keep", keep, 1, 100_000)
    with _settings(settings, database) as loaded:
        from postchaise.server.storage import backup as backups

        if file == "-":
            _write_to_stdout(lambda to: backups.backup(loaded.address, to))
            return
        if directory:
            written, count = backups.backup_to_folder(loaded.address, Path(directory), many)
        else:
            written, count = Path(file), backups.backup(loaded.address, Path(file))
    context.obj.print_message("admin-backup", count=count, file=str(written))


def _write_to_stdout(write: Callable[[Path], object]) -> None:
    """Write a file to standard output once it is whole."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "output")
        write(file)
        try:
            with open(file, "rb") as source:
                shutil.copyfileobj(source, sys.stdout.buffer)
            sys.stdout.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise PostchaiseError("file-unwritable", file="-", problem=str(error.strerror)) from None


def verify(context: typer.Context, file: Copy) -> None:
    with require_extra("serve"):
        from postchaise.server.storage.backup import verify as verify_backup

    context.obj.print_message("admin-verified", count=verify_backup(Path(file)), file=file)


def restore(
    context: typer.Context,
    file: Copy,
    replace: Annotated[bool, typer.Option("--replace", help="opt-replace")] = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _settings(settings, database) as loaded:
        from postchaise.server.storage.backup import restore as restore_backup

        context.obj.print_message("admin-restored", count=restore_backup(Path(file), loaded.address, replace))


def close(context: typer.Context, table: Name, database: Database = "", settings: SettingsFile = "") -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.admin import close_table

        close_table(engine, table)
    context.obj.print_message("admin-closed", table=table)


def purge(
    context: typer.Context,
    unused_days: Annotated[str, typer.Option(metavar="N", help="opt-unused-days")] = "",
    unfinished_days: Annotated[str, typer.Option(metavar="N", help="opt-unfinished-days")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="opt-dry-run")] = False,
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _engine(settings, database) as (engine, loaded):
        from postchaise.server.ops.admin import purge_tables

        unused = number("unused-days", unused_days, 0, 36500) if unused_days else loaded.unused_days
        unfinished = number("unfinished-days", unfinished_days, 0, 36500) if unfinished_days else loaded.unfinished_days
        done = purge_tables(engine, unused, unfinished, not dry_run)
    context.obj.print_message("admin-would-purge" if dry_run else "admin-purged", **done)


def ban(
    context: typer.Context,
    address: Address,
    days: Annotated[str, typer.Option(metavar="N", help="opt-ban-days")] = "",
    why: Annotated[str, typer.Option(metavar="TEXT", help="opt-why")] = "",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.bans import add_ban

        done = add_ban(engine, address, number("days", days, 1, 36500) if days else 0, why)
    context.obj.print_message("admin-banned", address=done.address)


def unban(context: typer.Context, address: Address, database: Database = "", settings: SettingsFile = "") -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.bans import remove_ban

        if not remove_ban(engine, address):
            raise PostchaiseError("admin-no-ban", address=address[:60])
    context.obj.print_message("admin-unbanned", address=address)


def bans(context: typer.Context, json: Json = False, database: Database = "", settings: SettingsFile = "") -> None:
    screen: Screen = context.obj
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.bans import active_bans

        found = active_bans(engine)
    if json:
        typer.echo(json_text.dumps([vars(each) for each in found], ensure_ascii=False))
        return
    shown = screen.table("left", "left", "wide")
    for each in found:
        until = time.strftime("%Y-%m-%d", time.localtime(each.until)) if each.until else "-"
        shown.add_row(*[screen.text(cell) for cell in (each.address, until, each.why)])
    screen.put(shown)
    screen.print_message("admin-bans", count=len(found))


def init(
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
    for name, is_new in write_site_files(folder, public_url, number("port", port, 1, 65535), user).items():
        screen.print_message("init-written" if is_new else "init-kept", file=str(folder / name))
    screen.print()
    screen.print_message("init-next")
    for command in (
        f"useradd --system --home-dir /var/lib/postchaise {user}",
        f"systemctl link {folder}/postchaise-backup.service",
        f"systemctl enable --now {folder}/postchaise.service {folder}/postchaise-backup.timer",
    ):
        typer.echo(f"   {command}")
    screen.print_message("init-proxy", folder=str(folder))


def people(
    context: typer.Context, table: Name, json: Json = False, database: Database = "", settings: SettingsFile = ""
) -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.admin import list_people

        found = list_people(engine, table)
    _show(context.obj, found, ("seat", "person", "name"), json)


def chat(
    context: typer.Context, table: Name, json: Json = False, database: Database = "", settings: SettingsFile = ""
) -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.admin import list_chat

        found = list_chat(engine, table)
    _show(context.obj, found, ("number", "name", "text"), json)


def _show(screen: Screen, rows: list[dict[str, Any]], columns: tuple[str, ...], json: bool) -> None:
    """Print rows as JSON or as a table whose last column may wrap."""
    if json:
        typer.echo(json_text.dumps(rows, ensure_ascii=False))
        return
    shown = screen.table(*["left"] * (len(columns) - 1), "wide")
    for row in rows:
        shown.add_row(*[screen.text(str(row[column])) for column in columns])
    screen.put(shown)


def remove_chat(
    context: typer.Context,
    table: Name,
    numbers: Annotated[list[str], typer.Argument(metavar="NUMBER", help="arg-number")],
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    lines = [number("number", each, 1) for each in numbers]
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.admin import remove_chat as remove

        count = remove(engine, table, lines)
    context.obj.print_message("admin-removed-chat", count=count)


def admit(
    context: typer.Context,
    person: PersonId,
    why: Annotated[str, typer.Option(metavar="TEXT", help="opt-why")] = "",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.access import MEMBER, add_grant, find_person

        found = find_person(engine, person)
        add_grant(engine, found, MEMBER, why)
    context.obj.print_message("admin-admitted", person=found[:12])


def dismiss(context: typer.Context, person: PersonId, database: Database = "", settings: SettingsFile = "") -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.access import find_person, remove_member

        found = find_person(engine, person)
        if not remove_member(engine, found):
            raise PostchaiseError("admin-no-member", person=found[:12])
    context.obj.print_message("admin-dismissed", person=found[:12])


def members(context: typer.Context, json: Json = False, database: Database = "", settings: SettingsFile = "") -> None:
    with _engine(settings, database) as (engine, _):
        from postchaise.server.ops.access import list_members

        found = [vars(each) for each in list_members(engine)]
    _show(context.obj, found, ("person", "note"), json)
    if not json:
        context.obj.print_message("admin-members", count=len(found))


def admission(
    context: typer.Context,
    days: Annotated[str, typer.Option(metavar="N", help="opt-admission-days")] = "7",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    until = int(time.time()) + 86400 * number("days", days, 1, 3650)
    with _engine(settings, database) as (engine, loaded):
        from postchaise.server.http.tokens import admission_code
        from postchaise.server.ops.access import read_signing_key

        if not loaded.public_url:
            raise PostchaiseError("admin-no-public-url")
        typer.echo(f"{loaded.public_url}/access/{admission_code(read_signing_key(engine), until)}")


def check_config(context: typer.Context, database: Database = "", settings: SettingsFile = "") -> None:
    with require_extra("serve"):
        from postchaise.server.ops.check_config import find_problems

    screen: Screen = context.obj
    problems = find_problems(settings, **({"database": database} if database else {}))
    for each in problems:
        typer.echo(screen.translator.error(each))
    if problems:
        raise typer.Exit(1)
    screen.print_message("config-good")


def push_key(context: typer.Context) -> None:
    """Print a new key for push notifications as a line of the settings."""
    with require_extra("push"):
        from postchaise.server.notifications.push import new_key

        key = new_key()
    typer.echo(f'push_key = "{key}"')
