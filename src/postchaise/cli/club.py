"""`postchaise admin`: the people of a server, their chat, and who may create tables."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from postchaise.kernel.errors import PostchaiseError

from .arguments import Database, SettingsFile, parse_number
from .screen import Screen
from .server import Json, Name, open_engine

PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="arg-person")]


def print_people(
    context: typer.Context, table: Name, json: Json = False, database: Database = "", settings: SettingsFile = ""
) -> None:
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.admin import list_people

        found = list_people(engine, table)
    _print_rows(context.obj, found, ("seat", "person", "name"), json)


def print_chat(
    context: typer.Context, table: Name, json: Json = False, database: Database = "", settings: SettingsFile = ""
) -> None:
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.admin import list_chat

        found = list_chat(engine, table)
    _print_rows(context.obj, found, ("number", "name", "text"), json)


def _print_rows(screen: Screen, rows: list[dict[str, Any]], columns: tuple[str, ...], json: bool) -> None:
    """Print rows as JSON or as a table whose last column may wrap."""
    if json:
        screen.write_json(rows)
        return
    shown = screen.table(*["left"] * (len(columns) - 1), "wide")
    for row in rows:
        shown.add_row(*[screen.text(str(row[column])) for column in columns])
    screen.put(shown)


def remove_chat_lines(
    context: typer.Context,
    table: Name,
    numbers: Annotated[list[str], typer.Argument(metavar="NUMBER", help="arg-number")],
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    lines = [parse_number("number", each, 1) for each in numbers]
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.admin import remove_chat

        count = remove_chat(engine, table, lines)
    context.obj.print_message("admin-removed-chat", count=count)


def admit_person(
    context: typer.Context,
    person: PersonId,
    why: Annotated[str, typer.Option(metavar="TEXT", help="opt-why")] = "",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.access import MEMBER, add_grant, find_person

        found = find_person(engine, person)
        add_grant(engine, found, MEMBER, why)
    context.obj.print_message("admin-admitted", person=found[:12])


def dismiss_member(
    context: typer.Context, person: PersonId, database: Database = "", settings: SettingsFile = ""
) -> None:
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.access import find_person, remove_member

        found = find_person(engine, person)
        if not remove_member(engine, found):
            raise PostchaiseError("admin-no-member", person=found[:12])
    context.obj.print_message("admin-dismissed", person=found[:12])


def print_members(
    context: typer.Context, json: Json = False, database: Database = "", settings: SettingsFile = ""
) -> None:
    with open_engine(context.obj, settings, database) as (engine, _):
        from postchaise.server.ops.access import list_members

        found = [vars(each) for each in list_members(engine)]
    _print_rows(context.obj, found, ("person", "note"), json)
    if not json:
        context.obj.print_message("admin-members", count=len(found))


def print_admission_link(
    context: typer.Context,
    days: Annotated[str, typer.Option(metavar="N", help="opt-admission-days")] = "7",
    database: Database = "",
    settings: SettingsFile = "",
) -> None:
    until = int(time.time()) + 86400 * parse_number("days", days, 1, 3650)
    with open_engine(context.obj, settings, database) as (engine, loaded):
        from postchaise.server.http.tokens import sign_admission
        from postchaise.server.ops.access import read_signing_key

        if not loaded.public_url:
            raise PostchaiseError("admin-no-public-url")
        link = f"{loaded.public_url}/access/{sign_admission(read_signing_key(engine), until)}"
    screen: Screen = context.obj
    screen.write(link + "\n")
