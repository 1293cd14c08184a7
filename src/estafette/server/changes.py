"""A change of a table: one transaction, decided on what is there now, and told to the other processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import and_, func, select, update
from sqlalchemy.engine import Connection, Engine

from .db import POSTGRES, TABLES
from .problems import Overtaken

CHANNEL: Final = "estafette"


@contextmanager
def changing(engine: Engine, table: str, seen: int | None = None) -> Iterator[Connection]:
    """`seen` is the revision at which the change was decided. If the table has another one by now, nothing is done.

    The row of the table is changed first, so that two processes that change one table wait for each other here.
    """
    here = TABLES.c.id == table if seen is None else and_(TABLES.c.id == table, TABLES.c.revision == seen)
    with engine.begin() as db:
        done = db.execute(update(TABLES).where(here).values(revision=TABLES.c.revision + 1))
        if done.rowcount != 1:
            raise Overtaken("table-stale")
        yield db
        tell(db, table, 0 if seen is None else seen + 1)


def tell(db: Connection, table: str, revision: int = 0) -> None:
    """Heard by all processes once the transaction is done. Revision 0: look, whatever you have."""
    if db.dialect.name == POSTGRES:
        db.execute(select(func.pg_notify(CHANNEL, f"{table} {revision}")))
