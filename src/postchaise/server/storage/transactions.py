"""A change of a table: one transaction, decided on what is there now, and told to the other processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.engine import Connection, Engine

from postchaise.server.errors import WriteConflict

from .schema import POSTGRES, TABLES

CHANNEL: Final = "postchaise"
# Made once: to put a statement together takes longer than to carry it out
ANYHOW: Final = update(TABLES).where(TABLES.c.id == bindparam("at")).values(revision=TABLES.c.revision + 1)
SEEN: Final = ANYHOW.where(TABLES.c.revision == bindparam("seen"))


@contextmanager
def change_table(engine: Engine, table: str, seen: int | None = None) -> Iterator[Connection]:
    """`seen` is the revision at which the change was decided. If the table has another one by now, nothing is done.

    The row of the table is changed first, so that two processes that change one table wait for each other here.
    """
    with engine.begin() as db:
        done = db.execute(ANYHOW, {"at": table}) if seen is None else db.execute(SEEN, {"at": table, "seen": seen})
        if done.rowcount != 1:
            raise WriteConflict("table-stale")
        yield db
        notify_processes(db, table, 0 if seen is None else seen + 1)


def notify_processes(db: Connection, table: str, revision: int = 0) -> None:
    """Heard by all processes once the transaction is done. Revision 0: look, whatever you have."""
    if db.dialect.name == POSTGRES:
        db.execute(select(func.pg_notify(CHANNEL, f"{table} {revision}")))
