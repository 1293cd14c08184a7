"""Who follows which table at which process, and which processes are alive: kept in the database for all of them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, delete, func, literal, select, update
from sqlalchemy.engine import Connection, Engine

from postchaise.server.storage.schema import PRESENCE, PROCESSES, TABLES, notify_processes

BEAT: Final = 3.0  # seconds between two signs of life
DEAD: Final = 12.0  # seconds without one
FORGOTTEN: Final = 86400.0  # seconds after which nobody asks any more since when somebody is away
HERE: Final = ["process", "table", "person"]
Followed = set[tuple[str, str]]  # tables and people


def get_database_time() -> Any:
    """The time by the clock of the database, as the clocks of the machines may differ."""
    return func.extract("epoch", func.clock_timestamp())


def list_people_elsewhere(db: Connection, table: str, process: str) -> set[str]:
    """The people who follow a table at other processes."""
    others = and_(PRESENCE.c.table == table, PRESENCE.c.process != process, PRESENCE.c.left.is_(None))
    return set(db.execute(select(PRESENCE.c.person).where(others)).scalars())


def get_absence_seconds(db: Connection, table: str) -> dict[str, float]:
    """Seconds since people last followed a table, at any process."""
    since = select(PRESENCE.c.person, get_database_time() - func.max(PRESENCE.c.left)).group_by(PRESENCE.c.person)
    found = db.execute(since.where(and_(PRESENCE.c.table == table, PRESENCE.c.left.is_not(None))))
    return {person: float(seconds) for person, seconds in found}


def record_heartbeat(engine: Engine, process: str) -> tuple[bool, bool]:
    """Record that this process is alive. Return whether it was unknown, and whether it found another one dead."""
    from sqlalchemy.dialects.postgresql import insert  # servers on SQLite never load it

    with engine.begin() as db:
        known = db.execute(update(PROCESSES).where(PROCESSES.c.id == process).values(beat=get_database_time())).rowcount
        if not known:
            db.execute(insert(PROCESSES).values(id=process, beat=get_database_time()))
        silent = (
            select(PROCESSES.c.id)
            .where(PROCESSES.c.beat < get_database_time() - DEAD)
            .with_for_update(skip_locked=True)
        )
        dead = list(db.execute(silent).scalars())
        if dead:
            for table in db.execute(select(PRESENCE.c.table).where(PRESENCE.c.process.in_(dead)).distinct()).scalars():
                notify_processes(db, table)
            _inherit(db, process, dead)
            db.execute(delete(PROCESSES).where(PROCESSES.c.id.in_(dead)))  # and with them who was there
        db.execute(delete(PRESENCE).where(PRESENCE.c.left < get_database_time() - FORGOTTEN))
        return not known, bool(dead)


def _inherit(db: Connection, process: str, dead: list[str]) -> None:
    """Take over the absences that dead processes recorded. The people who were present there leave now."""
    from sqlalchemy.dialects.postgresql import insert  # servers on SQLite never load it

    left = func.max(func.coalesce(PRESENCE.c.left, get_database_time()))
    people = select(literal(process), PRESENCE.c.table, PRESENCE.c.person, left)
    people = people.where(PRESENCE.c.process.in_(dead)).group_by(PRESENCE.c.table, PRESENCE.c.person)
    new = insert(PRESENCE).from_select([*HERE, "left"], people)
    later = {"left": func.greatest(PRESENCE.c.left, new.excluded.left)}
    db.execute(new.on_conflict_do_update(index_elements=HERE, set_=later, where=PRESENCE.c.left.is_not(None)))


def record_presence(engine: Engine, process: str, come: Followed, gone: Followed) -> None:
    """Store who has come to this process and who has left it."""
    from sqlalchemy.dialects.postgresql import insert  # servers on SQLite never load it

    with engine.begin() as db:
        there = select(TABLES.c.id).where(TABLES.c.id.in_({table for table, _ in come}))
        exist = set(db.execute(there).scalars()) if come else set()
        rows = [{"process": process, "table": table, "person": person} for table, person in come if table in exist]
        if rows:
            new = insert(PRESENCE)
            db.execute(new.on_conflict_do_update(index_elements=HERE, set_={"left": None}), rows)
        for table, person in gone:
            here = and_(PRESENCE.c.process == process, PRESENCE.c.table == table, PRESENCE.c.person == person)
            db.execute(update(PRESENCE).where(here).values(left=get_database_time()))
        for table in sorted({table for table, _ in come | gone}):
            notify_processes(db, table)


def mark_stopped(engine: Engine, process: str) -> None:
    """Mark this process as stopped, so that the others need not wait for missing heartbeats."""
    with engine.begin() as db:
        db.execute(update(PROCESSES).where(PROCESSES.c.id == process).values(beat=0.0))
