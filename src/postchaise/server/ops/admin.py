"""What an operator does next to the running server: list, close and purge tables. Only the database is changed.

The server looks for such changes every few seconds (`maintenance.py`).
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.engine import Connection, Engine

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.errors import WriteConflict
from postchaise.server.storage.file_lock import get_database_file
from postchaise.server.storage.schema import (
    CHAT,
    EVENTS,
    SEATS,
    TABLES,
    TAKEBACKS,
    change_table,
    create_database_engine,
    is_schema_current,
    notify_processes,
)

DAY = 86400.0


def open_existing_database(address: str) -> Engine:
    """Open a database without creating or upgrading it, as a server may be using it."""
    file = get_database_file(address)
    if file is not None and not Path(file).is_file():
        raise PostchaiseError("database-missing", file=str(file))
    engine = create_database_engine(address)
    if not is_schema_current(engine):
        engine.dispose()
        raise PostchaiseError("database-old")
    return engine


def list_tables(engine: Engine, status: str = "") -> list[dict[str, Any]]:
    """All tables, the latest change first. Holds no secret."""
    shown = (TABLES.c.id, TABLES.c.title, TABLES.c.game, TABLES.c.status, TABLES.c.created, TABLES.c.changed)
    query = select(*shown).order_by(TABLES.c.changed.desc())
    with engine.connect() as db:
        found = db.execute(query.where(TABLES.c.status == status) if status else query).mappings().all()
        names: dict[str, list[str]] = {}
        for table, name, kind in db.execute(select(SEATS.c.table, SEATS.c.name, SEATS.c.kind).order_by(SEATS.c.seat)):
            names.setdefault(table, []).append(f"{name} (bot)" if kind == "bot" else name if kind == "person" else "-")
        counted = select(EVENTS.c.table, func.count()).group_by(EVENTS.c.table)
        events: dict[str, int] = dict(db.execute(counted).tuples().all())
    return [{**row, "seats": names.get(row["id"], []), "events": events.get(row["id"], 0)} for row in found]


def close_table(engine: Engine, table: str) -> None:
    """Close a running or waiting table. Finished matches stay as they are."""
    open_one = and_(TABLES.c.id == table, TABLES.c.status.in_(("waiting", "playing")))
    with engine.begin() as db:
        now = {"status": "closed", "changed": time.time(), "revision": TABLES.c.revision + 1}
        done = db.execute(update(TABLES).where(open_one).values(**now))
        notify_processes(db, table)
    if done.rowcount != 1:
        raise PostchaiseError("admin-no-table", table=table[:80])


def list_chat(engine: Engine, table: str) -> list[dict[str, Any]]:
    """The chat of a table with the numbers of its lines."""
    shown = (CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
    with engine.connect() as db:
        _require_table(db, table)
        return [
            dict(row)
            for row in db.execute(select(*shown).where(CHAT.c.table == table).order_by(CHAT.c.number)).mappings()
        ]


def remove_chat(engine: Engine, table: str, numbers: list[int]) -> int:
    """Delete what was said in some lines, for good; the lines stay, so that numbers keep their meaning."""
    lines = and_(CHAT.c.table == table, CHAT.c.number.in_(numbers))
    try:
        with change_table(engine, table) as db:
            db.execute(update(CHAT).where(lines, CHAT.c.seat < 0).values(name=""))
            return db.execute(update(CHAT).where(lines).values(text="")).rowcount
    except WriteConflict:
        raise PostchaiseError("admin-no-table", table=table[:80]) from None


def list_people(engine: Engine, table: str) -> list[dict[str, Any]]:
    """Who sits at a table, with the ids that `ban` and `admit` take. An id opens no seat."""
    query = select(SEATS.c.seat, SEATS.c.name, SEATS.c.holder, SEATS.c.former).where(SEATS.c.table == table)
    with engine.connect() as db:
        _require_table(db, table)
        found = db.execute(query.order_by(SEATS.c.seat)).all()
    return [{"seat": row.seat + 1, "name": row.name, "person": row.holder or row.former} for row in found]


def _require_table(db: Connection, table: str) -> None:
    if db.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is None:
        raise PostchaiseError("admin-unknown-table", table=table[:80])


def purge_tables(engine: Engine, unused_days: int, unfinished_days: int, really: bool = True) -> dict[str, int]:
    """Delete old tables and return the counts. Of finished matches only caches and chat go. Zero days: never."""
    unused, unfinished = _before(unused_days), _before(unfinished_days)
    brought = TABLES.c.settings["uploaded"].as_string().is_not(None)  # who uploaded it has the record
    idle = and_(or_(TABLES.c.status.in_(("waiting", "closed")), brought), TABLES.c.changed < unused)
    left = and_(TABLES.c.status == "playing", TABLES.c.changed < unfinished)
    done = and_(TABLES.c.status == "over", TABLES.c.changed < unused)
    with engine.begin() as db:
        counts = {"unused": 0, "unfinished": 0, "chat": 0}
        for name, which in (("unused", idle), ("unfinished", left)):
            counts[name] = db.execute(select(func.count()).select_from(TABLES).where(which)).scalar() or 0
            if really and counts[name]:
                db.execute(delete(TABLES).where(which))  # cascades to everything that belongs to it
        over = select(TABLES.c.id).where(done)
        counts["chat"] = db.execute(select(func.count()).select_from(CHAT).where(CHAT.c.table.in_(over))).scalar() or 0
        if really:
            for each in (CHAT, TAKEBACKS):
                db.execute(delete(each).where(each.c.table.in_(over)))
    return counts


def _before(days: int) -> float:
    return time.time() - days * DAY if days else 0.0
