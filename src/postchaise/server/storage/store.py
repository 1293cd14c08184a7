"""Reading and writing tables. Every change is one transaction; in an SQLite file one after the other."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import game as find_game
from postchaise.server.cluster import presence
from postchaise.server.errors import StorageUnavailable, WriteConflict

from .components import find_components, keep_components
from .deadline import Keeper
from .results import Result, final_scores, of_person, write_results
from .rows import Event, Row, Said, Saved, Seat, Stored, TakeBack
from .schema import CHAT, EVENTS, HOUSE, POSTGRES, SEATS, STATES, TABLES, TAKEBACKS, open_database
from .transactions import changing

log = logging.getLogger("postchaise.store")
P = ParamSpec("P")
T = TypeVar("T")
CHAT_KEPT = 200  # lines a table shows
LISTED = 50  # tables on the home page
INSERT = insert(EVENTS)


class Store:
    def __init__(self, address: str) -> None:
        self.engine: Engine = open_database(address)
        self.process = secrets.token_hex(8)  # what this server is called among others on the same database
        self.shared = self.engine.dialect.name == POSTGRES  # are there others?
        self._writer = ThreadPoolExecutor(4 if self.shared else 1, "store-writer")
        self._readers = ThreadPoolExecutor(4, "store-reader")
        self._keeper = Keeper(address, self.engine)
        self.signing_key = self._load_signing_key()

    def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    async def write(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._writer, self._keeper.in_time(lambda: job(*args, **kwargs)))

    async def read(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._readers, self._keeper.in_time(lambda: job(*args, **kwargs)))

    async def _run(self, pool: ThreadPoolExecutor, job: Callable[[], T]) -> T:
        """A full disk or a lost database is answered clearly; the next request tries again."""
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        except IntegrityError as error:
            raise WriteConflict("table-stale") from error
        except SQLAlchemyError as error:
            raise StorageUnavailable("storage-failed") from error

    def _load_signing_key(self) -> bytes:
        """The secret that signs links and pages; made once."""
        new = text("insert into house (name, value) values ('key', :key) on conflict do nothing")
        with self.engine.begin() as db:
            db.execute(new, {"key": os.urandom(32)})
            return bytes(db.execute(select(HOUSE.c.value).where(HOUSE.c.name == "key")).scalar_one())

    # Writing

    def create(self, row: Row, seats: list[Seat], events: Sequence[Event] = ()) -> None:
        """A new table; with events, one that begins in the middle of a match or after its end."""
        with self.engine.begin() as db:
            keep_components(db, row.game, row.components)
            db.execute(insert(TABLES).values(**asdict(row)))
            db.execute(insert(SEATS), [{"table": row.id, **asdict(seat)} for seat in seats])
            if events:
                db.execute(insert(EVENTS), [{"table": row.id, **asdict(event)} for event in events])

    def keep_components(self, games: Sequence[str]) -> None:
        """Writes down the files these games use: tables made before files were stored find theirs, too."""
        with self.engine.begin() as db:
            for each in games:
                with suppress(PostchaiseError):  # of one game; the others go on
                    keep_components(db, each, find_game(each).components)

    def append(
        self,
        table: str,
        events: list[Event],
        status: str,
        saved: Saved | None = None,
        results: Sequence[Result] = (),
        *,
        seen: int | None = None,
    ) -> None:
        """Actions and outcomes: they are there as a whole, or not at all. A taken number is refused by the database."""
        with changing(self.engine, table, seen) as db:
            db.execute(INSERT, [{"table": table, **vars(event)} for event in events])
            _set_status(db, table, status)
            if saved is not None:
                db.execute(delete(STATES).where(STATES.c.table == table))
                db.execute(insert(STATES).values(table=table, **asdict(saved)))
            write_results(db, table, results)

    def settle_rules(self, row: Row, event: Event | None, *, seen: int) -> None:
        """A running match goes on by corrected rules, or was closed by them."""
        with changing(self.engine, row.id, seen) as db:
            if event is not None:
                db.execute(INSERT, [{"table": row.id, **vars(event)}])
            db.execute(update(TABLES).where(TABLES.c.id == row.id).values(rules=row.rules, settings=row.settings))
            _set_status(db, row.id, row.status)
            if row.status == "over":
                db.execute(delete(TAKEBACKS).where(TAKEBACKS.c.table == row.id))

    def save_state(self, table: str, saved: Saved, revision: int) -> None:
        """Only where nothing has changed since."""
        with self.engine.begin() as db:
            if db.execute(select(TABLES.c.revision).where(TABLES.c.id == table)).scalar() == revision:
                db.execute(delete(STATES).where(STATES.c.table == table))
                db.execute(insert(STATES).values(table=table, **asdict(saved)))

    def tables_without_state(self, limit: int) -> list[str]:
        """Matches of which nothing would be left to show if their rules changed: finished ones without their result
        and last position, running ones without any."""
        final = select(STATES.c.table).where(STATES.c.final.is_not(None))
        over = and_(TABLES.c.status == "over", TABLES.c.id.not_in(final))
        running = and_(TABLES.c.status == "playing", TABLES.c.id.not_in(select(STATES.c.table)))
        with self.engine.connect() as db:
            return list(db.execute(select(TABLES.c.id).where(or_(over, running)).limit(limit)).scalars())

    def ask(self, table: str, request: TakeBack | None, *, seen: int | None = None) -> None:
        """The request that is open now; None when it was refused."""
        with changing(self.engine, table, seen) as db:
            db.execute(delete(TAKEBACKS).where(TAKEBACKS.c.table == table))
            if request is not None:
                db.execute(insert(TAKEBACKS).values(table=table, **asdict(request)))

    def change_seats(
        self,
        table: str,
        before: list[Seat],
        after: list[Seat],
        row: Row,
        event: Event | None = None,
        *,
        seen: int | None = None,
    ) -> None:
        """Only if the seats and their links are still what they were `before`, when this was decided.

        `event` tells it. When the match begins with it, `row` has the deal.
        """
        with changing(self.engine, table, seen) as db:
            for old, new in zip(before, after, strict=True):
                here = and_(SEATS.c.table == table, SEATS.c.seat == old.seat)
                same = and_(here, SEATS.c.holder == old.holder, SEATS.c.round == old.round)
                if old != new and db.execute(update(SEATS).where(same).values(**asdict(new))).rowcount != 1:
                    raise WriteConflict("table-stale")
            if event is not None:
                db.execute(insert(EVENTS).values(table=table, **asdict(event)))
            dealt = {"setup": row.setup, "nonces": row.nonces, "rules": row.rules, "components": row.components}
            keep_components(db, row.game, row.components)
            db.execute(update(TABLES).where(TABLES.c.id == table).values(**dealt))
            _set_status(db, table, row.status)

    def set_table_settings(self, table: str, settings: dict[str, Any], *, seen: int | None = None) -> None:
        with changing(self.engine, table, seen) as db:
            db.execute(update(TABLES).where(TABLES.c.id == table).values(settings=settings))

    def close_table(self, table: str, *, seen: int | None = None) -> None:
        with changing(self.engine, table, seen) as db:
            _set_status(db, table, "closed")

    def say(self, table: str, line: Said, *, seen: int | None = None) -> None:
        with changing(self.engine, table, seen) as db:
            db.execute(insert(CHAT).values(table=table, **asdict(line)))

    # Reading

    def load(self, table: str, after: int = 0, said: int = 0) -> Stored | None:
        """Everything of a table at one moment; or only the events and lines that came after these numbers."""
        if "\0" in table:  # PostgreSQL would not even look for it
            return None
        with self.engine.connect() as db:
            if self.shared:
                db = db.execution_options(isolation_level="REPEATABLE READ")
            found = db.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if found is None:
                return None
            find_components(db, found["game"], found["components"])
            events = db.execute(_of(EVENTS, table).where(EVENTS.c.number > after).order_by(EVENTS.c.number)).mappings()
            lines = _of(CHAT, table).where((CHAT.c.number > said) | (CHAT.c.text == "")).order_by(CHAT.c.number.desc())
            chat = db.execute(lines.limit(CHAT_KEPT)).mappings()
            saved = _saved(db, table) if not after else None
            request = db.execute(_of(TAKEBACKS, table)).mappings().first()
            scores, ranking = final_scores(db, table, saved) if found["status"] == "over" else (None, None)
            return Stored(
                Row(**found),
                _seats(db, table),
                [Event(**_less(each)) for each in events],
                [Said(**_less(each)) for each in chat][::-1],
                saved,
                TakeBack(**_less(request)) if request else None,
                scores,
                ranking,
                presence.elsewhere(db, table, self.process) if self.shared else set(),
                presence.away(db, table) if self.shared and not after else {},
            )

    def revisions(self, tables: list[str]) -> dict[str, int]:
        with self.engine.connect() as db:
            found = db.execute(select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(tables)))
            return {each.id: each.revision for each in found}

    def open_tables(self) -> list[tuple[Row, list[Seat]]]:
        """Listed ones that wait for people or are being played, the newest first."""
        with self.engine.connect() as db:
            query = select(TABLES.c.id).where(and_(TABLES.c.listed, TABLES.c.status.in_(("waiting", "playing"))))
            return _readable(db, query)

    def tables_of(self, person: str) -> list[tuple[Row, list[Seat]]]:
        """Where somebody sits, or is the host; the newest first."""
        with self.engine.connect() as db:
            sits = select(SEATS.c.table).where((SEATS.c.holder == person) | (SEATS.c.former == person))
            query = select(TABLES.c.id).where((TABLES.c.host == person) | TABLES.c.id.in_(sits))
            return _readable(db, query.where(TABLES.c.status != "closed"))

    def finished_of(self, person: str) -> int:
        """How many matches of somebody are over."""
        with self.engine.connect() as db:
            mine = select(func.count()).select_from(of_person(person).subquery())
            return int(db.execute(mine).scalar_one())

    def unfinished_with_bots(self, since: float) -> list[str]:
        """Tables at which a bot may have to go on after a restart."""
        with self.engine.connect() as db:
            bots = select(SEATS.c.table).where(SEATS.c.kind == "bot")
            query = select(TABLES.c.id).where(and_(TABLES.c.status == "playing", TABLES.c.changed > since))
            return list(db.execute(query.where(TABLES.c.id.in_(bots)).order_by(TABLES.c.changed.desc())).scalars())

    def helped(self, tables: list[str]) -> set[str]:
        """Those of these tables at which somebody asked for help."""
        with self.engine.connect() as db:
            asked = and_(EVENTS.c.table.in_(tables), EVENTS.c.kind == "help")
            return set(db.execute(select(EVENTS.c.table).where(asked).distinct()).scalars())

    def closed_of(self, tables: list[str]) -> list[str]:
        """Those of these that were closed."""
        with self.engine.connect() as db:
            query = select(TABLES.c.id).where(and_(TABLES.c.id.in_(tables), TABLES.c.status == "closed"))
            return list(db.execute(query).scalars())

    def statuses(self) -> dict[str, int]:
        """How many tables there are of each status."""
        with self.engine.connect() as db:
            query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
            return dict(db.execute(query).tuples().all())

    def well(self) -> None:
        """Writes what is there already: only what can be written to is well."""
        with self.engine.begin() as db:
            db.execute(update(HOUSE).where(HOUSE.c.name == "key").values(name="key"))


BEFORE = {  # what a table may have been: it never goes back, whatever an outdated server believes
    "waiting": ("waiting",),
    "playing": ("waiting", "playing"),
    "over": ("waiting", "playing", "over"),
    "closed": ("waiting",),
}


STATUS = {  # made once, as in `changes.py`
    status: update(TABLES)
    .where(and_(TABLES.c.id == bindparam("at"), TABLES.c.status.in_(before)))
    .values(status=status, changed=bindparam("now"))
    for status, before in BEFORE.items()
}


def _set_status(db: Connection, table: str, status: str) -> None:
    if db.execute(STATUS[status], {"at": table, "now": time.time()}).rowcount != 1:
        raise WriteConflict("table-stale")


def _of(of: Any, table: str) -> Any:
    return select(of).where(of.c.table == table)


def _readable(db: Connection, query: Any) -> list[tuple[Row, list[Seat]]]:
    """The newest of these tables; one that cannot be read is left out, whatever is wrong with it."""
    found = []
    for table in db.execute(query.order_by(TABLES.c.changed.desc()).limit(LISTED)).scalars().all():
        try:
            row = db.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one()
            found.append((Row(**row), _seats(db, table)))
        except (ValueError, TypeError) as error:
            log.error("damaged", extra={"data": {"table": table, "problem": f"{type(error).__name__}: {error}"}})
    return found


def _seats(db: Connection, table: str) -> list[Seat]:
    return [Seat(**_less(each)) for each in db.execute(_of(SEATS, table).order_by(SEATS.c.seat)).mappings()]


def _saved(db: Connection, table: str) -> Saved | None:
    """Only a cache: one that cannot be read is as good as none."""
    try:
        found = db.execute(_of(STATES, table)).mappings().first()
        return Saved(**_less(found)) if found else None
    except (ValueError, TypeError):
        return None


def _less(row: Any) -> dict[str, Any]:
    """A row without the name of its table."""
    return {key: value for key, value in row.items() if key != "table"}
