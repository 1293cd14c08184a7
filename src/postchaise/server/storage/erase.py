"""Erases a person's data: matches that nobody else played, names, chat. Other players keep their record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Select, and_, delete, select, update
from sqlalchemy.engine import Connection, Engine

from .schema import CHAT, EVENTS, GRANTS, MOVES, RESULTS, SEATS, SUBSCRIPTIONS, TABLES, TAKEBACKS, notify_processes

Nameless = Callable[[int], str]  # what a seat is called whose person has gone


def list_tables_of_person(engine: Engine, person: str) -> list[str]:
    with engine.connect() as db:
        return list(db.execute(_select_tables(person)).scalars())


def count_affected_tables(engine: Engine, person: str) -> tuple[int, int]:
    """Count the tables that would be deleted, and those that others keep."""
    with engine.connect() as db:
        count = len(db.execute(_select_tables(person)).all())
        stay = len(_list_shared_tables(db, person))
    return count - stay, stay


def erase_person(engine: Engine, person: str, nameless: Nameless) -> list[str]:
    """Erase a person, who must have left running matches; return the tables that changed or were deleted."""
    with engine.begin() as db:
        tables = list(db.execute(_select_tables(person)).scalars())
        changed = tables + _erase_name_in_forks(db, person, nameless)
        kept = _list_shared_tables(db, person)
        for table in tables:
            if table in kept:
                _erase_from_table(db, table, person, nameless)
            else:
                db.execute(delete(TABLES).where(TABLES.c.id == table))
            notify_processes(db, table)
        for each in (MOVES, SUBSCRIPTIONS, GRANTS):
            db.execute(delete(each).where(each.c.person == person))
    _empty_log(engine)
    return changed


def _empty_log(engine: Engine) -> None:
    """Move what was written to an SQLite file out of its log, which still holds the pages as they were."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as db:
            db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()


def _select_tables(person: str) -> Select[Any]:
    """The tables where a person sits, sat or is the host."""
    sits = select(SEATS.c.table).where((SEATS.c.holder == person) | (SEATS.c.former == person))
    return select(TABLES.c.id).where((TABLES.c.host == person) | TABLES.c.id.in_(sits))


def _list_shared_tables(db: Connection, person: str) -> set[str]:
    """A person's tables at which others sit or sat."""
    others = SEATS.c.holder.not_in(("", person)) | SEATS.c.former.not_in(("", person))
    return set(db.execute(select(SEATS.c.table).where(SEATS.c.table.in_(_select_tables(person)), others)).scalars())


def _erase_name_in_forks(db: Connection, person: str, nameless: Nameless) -> list[str]:
    """A fork copies the names of the players of the original match: erase the name there, too."""
    of = TABLES.c.settings["fork"]["of"].as_string()
    own = select(SEATS.c.table, SEATS.c.seat, SEATS.c.name).where(SEATS.c.holder == person).subquery()
    borrowed = and_(SEATS.c.seat == own.c.seat, SEATS.c.name == own.c.name, SEATS.c.holder != person)
    forks = select(SEATS.c.table, SEATS.c.seat).join(TABLES, TABLES.c.id == SEATS.c.table)
    found = db.execute(forks.join(own, and_(of == own.c.table, borrowed))).all()
    for fork, number in found:
        seat = and_(SEATS.c.table == fork, SEATS.c.seat == number)
        db.execute(update(SEATS).where(seat).values(name=nameless(number)))
        db.execute(update(TABLES).where(TABLES.c.id == fork).values(revision=TABLES.c.revision + 1))
        notify_processes(db, fork)
    return [fork for fork, _ in found]


def _erase_from_table(db: Connection, table: str, person: str, nameless: Nameless) -> None:
    here = SEATS.c.table == table
    gone: dict[str, Any] = {"holder": "", "former": ""}
    for seat in db.execute(select(SEATS).where(here)).mappings().all():
        number, this = seat["seat"], and_(here, SEATS.c.seat == seat["seat"])
        if seat["offer"] and person in (seat["offer"]["by"], *seat["offer"]["missing"]):  # void without them
            db.execute(update(SEATS).where(this).values(offer=None, round=seat["round"] + 1))
        if seat["holder"] == person or (seat["former"] == person and not seat["holder"]):
            names = _list_former_names(db, table, seat["name"])
            db.execute(update(SEATS).where(this).values(name=nameless(number), **gone))
        elif seat["former"] == person:  # another person has taken it over since
            names = _list_former_names(db, table, *_list_replaced_names(db, table, number))
            db.execute(update(SEATS).where(this).values(former=""))
        else:
            continue
        _rename_in_log(db, table, names, nameless(number))
        said = (CHAT.c.seat == number) & CHAT.c.name.in_(names)
        db.execute(delete(CHAT).where(and_(CHAT.c.table == table, said)))
        result = and_(RESULTS.c.table == table, RESULTS.c.seat == number, RESULTS.c.name.in_(names))
        db.execute(update(RESULTS).where(result).values(person="", name=nameless(number)))
    asked = db.execute(select(TAKEBACKS.c.missing).where(TAKEBACKS.c.table == table)).scalar()
    if person in (asked or []):
        db.execute(delete(TAKEBACKS).where(TAKEBACKS.c.table == table))
    host = and_(TABLES.c.id == table, TABLES.c.host == person)
    db.execute(update(TABLES).where(host).values(host=""))
    db.execute(update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1))


def _list_named_events(db: Connection, table: str) -> list[Any]:
    """The events about seats and help, which contain names; the newest first."""
    query = select(EVENTS).where(and_(EVENTS.c.table == table, EVENTS.c.kind.in_(("seat", "help"))))
    return list(db.execute(query.order_by(EVENTS.c.number.desc())).mappings().all())


def _list_former_names(db: Connection, table: str, *now: str) -> list[str]:
    """The names of a person at this table, from the last one back to the first."""
    names = list(now)
    for event in _list_named_events(db, table):
        if event["log"][0] == "renamed" and event["log"][2] in names:
            names.append(event["log"][1])
    return names


def _list_replaced_names(db: Connection, table: str, seat: int) -> list[str]:
    return [
        event["log"][2]
        for event in _list_named_events(db, table)
        if event["seat"] == seat and event["log"][0] == "took"
    ][:1]


def _rename_in_log(db: Connection, table: str, names: list[str], to: str) -> None:
    for event in _list_named_events(db, table):
        log = event["log"][:1] + [to if each in names else each for each in event["log"][1:]]
        if log != event["log"]:
            here = and_(EVENTS.c.table == table, EVENTS.c.number == event["number"])
            db.execute(update(EVENTS).where(here).values(log=log))
