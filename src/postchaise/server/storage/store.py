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
from dataclasses import asdict, replace
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import and_, bindparam, case, delete, func, insert, or_, select, text, update
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import find_components_text, register_components
from postchaise.kernel.registry import game as find_game
from postchaise.server.cluster import presence
from postchaise.server.errors import RateLimited, StorageUnavailable, WriteConflict

from .database_deadline import DatabaseDeadline
from .integrity import skip_damaged
from .results import SeatResult, load_final_scores, select_finished_tables, write_results
from .rows import CHAT_KEPT, SPECTATORS_KEPT, ChatRow, Event, Row, Seat, StateSnapshot, StoredTable, TakebackRow
from .schema import (
    CHAT,
    COMPONENTS,
    EVENTS,
    HOUSE,
    POSTGRES,
    SEATS,
    STATES,
    TABLES,
    TAKEBACKS,
    WAL,
    change_table,
    open_database,
)

log = logging.getLogger("postchaise.store")
P = ParamSpec("P")
T = TypeVar("T")
CHAT_STORED, SPECTATORS_STORED = 5000, 500  # older ones are deleted
CHAT_SWEEP = 50  # lines between two deletions
LISTED = 50  # tables on the home page
WAITING_OF_HOST, WAITING_OF_NETWORK = 5, 15  # public tables that wait for players
INSERT = insert(EVENTS)


class TableStore:
    def __init__(self, address: str, journal_mode: str = WAL) -> None:
        self.engine: Engine = open_database(address, journal_mode)
        self.process = secrets.token_hex(8)  # what this server is called among others on the same database
        self.shared = self.engine.dialect.name == POSTGRES  # are there others?
        self._writer = ThreadPoolExecutor(4 if self.shared else 1, "store-writer")
        self._readers = ThreadPoolExecutor(4, "store-reader")
        self._keeper = DatabaseDeadline(address, self.engine)
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
            _insert_table(db, row, seats)
            if events:
                db.execute(insert(EVENTS), [{"table": row.id, **asdict(event)} for event in events])

    def create_successor(self, table: str, row: Row, seats: list[Seat], *, seen: int | None = None) -> None:
        """Create the table at which the people of another one play again."""
        with change_table(self.engine, table, seen) as db:
            settings = db.execute(select(TABLES.c.settings).where(TABLES.c.id == table)).scalar_one()
            linked = {**settings, "successor": row.id}
            db.execute(update(TABLES).where(TABLES.c.id == table).values(settings=linked))
            _insert_table(db, row, seats)

    def keep_components(self, games: Sequence[str]) -> None:
        """Store the components files of these games, for tables created before files were stored."""
        with self.engine.begin() as db:
            for each in games:
                with suppress(PostchaiseError):  # of one game; the others go on
                    store_components(db, each, find_game(each).components)

    def append(
        self,
        table: str,
        events: list[Event],
        status: str,
        saved: StateSnapshot | None = None,
        results: Sequence[SeatResult] = (),
        *,
        seen: int | None = None,
    ) -> None:
        """Append events in one transaction. The database refuses a number that is taken."""
        with change_table(self.engine, table, seen) as db:
            db.execute(INSERT, [{"table": table, **vars(event)} for event in events])
            _set_status(db, table, status)
            if saved is not None:
                db.execute(delete(STATES).where(STATES.c.table == table))
                db.execute(insert(STATES).values(table=table, **asdict(saved)))
            write_results(db, table, results)

    def settle_rules(self, row: Row, event: Event | None, *, seen: int) -> None:
        """Store that a running match continues under corrected rules, or was closed."""
        with change_table(self.engine, row.id, seen) as db:
            if event is not None:
                db.execute(INSERT, [{"table": row.id, **vars(event)}])
            db.execute(update(TABLES).where(TABLES.c.id == row.id).values(rules=row.rules, settings=row.settings))
            _set_status(db, row.id, row.status)
            if row.status == "over":
                db.execute(delete(TAKEBACKS).where(TAKEBACKS.c.table == row.id))

    def save_state(self, table: str, saved: StateSnapshot, revision: int) -> None:
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

    def ask(self, table: str, request: TakebackRow | None, *, seen: int | None = None) -> None:
        """The request that is open now; None when it was refused."""
        with change_table(self.engine, table, seen) as db:
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
        """Change seats, provided that they and their links are still as they were `before`.

        `event` tells it. When the match begins with it, `row` has the deal.
        """
        with change_table(self.engine, table, seen) as db:
            for old, new in zip(before, after, strict=True):
                here = and_(SEATS.c.table == table, SEATS.c.seat == old.seat)
                same = and_(here, SEATS.c.holder == old.holder, SEATS.c.round == old.round)
                if old != new and db.execute(update(SEATS).where(same).values(**asdict(new))).rowcount != 1:
                    raise WriteConflict("table-stale")
            if event is not None:
                db.execute(insert(EVENTS).values(table=table, **asdict(event)))
            dealt = {"setup": row.setup, "nonces": row.nonces, "rules": row.rules, "components": row.components}
            store_components(db, row.game, row.components)
            db.execute(update(TABLES).where(TABLES.c.id == table).values(**dealt))
            _set_status(db, table, row.status)

    def set_table_settings(self, table: str, settings: dict[str, Any], *, seen: int | None = None) -> None:
        with change_table(self.engine, table, seen) as db:
            db.execute(update(TABLES).where(TABLES.c.id == table).values(settings=settings))

    def close_table(self, table: str, *, seen: int | None = None) -> None:
        with change_table(self.engine, table, seen) as db:
            _set_status(db, table, "closed")

    def add_chat_line(self, table: str, line: ChatRow, *, seen: int | None = None) -> None:
        """Store a chat line. From time to time the oldest ones go, so that a chat is never full."""
        with change_table(self.engine, table, seen) as db:
            db.execute(insert(CHAT).values(table=table, **asdict(line)))
            if line.number % CHAT_SWEEP == 0:
                _delete_oldest_chat(db, table)

    # Reading

    def load(self, table: str, after: int = 0, said: int = 0) -> StoredTable | None:
        """Everything of a table at one moment; or only the events and lines that came after these numbers."""
        if "\0" in table:  # PostgreSQL would not even look for it
            return None
        with self.engine.connect() as db:
            if self.shared:
                db = db.execution_options(isolation_level="REPEATABLE READ")
            found = db.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if found is None:
                return None
            load_components(db, found["game"], found["components"])
            events = db.execute(
                _select_of_table(EVENTS, table).where(EVENTS.c.number > after).order_by(EVENTS.c.number)
            ).mappings()
            chat = _load_chat(db, table, said)
            saved = _load_snapshot(db, table) if not after else None
            request = db.execute(_select_of_table(TAKEBACKS, table)).mappings().first()
            scores, ranking = load_final_scores(db, table, saved) if found["status"] == "over" else (None, None)
            return StoredTable(
                Row(**found),
                _load_seats(db, table),
                [Event(**_drop_table_column(each)) for each in events],
                chat,
                saved,
                TakebackRow(**_drop_table_column(request)) if request else None,
                scores,
                ranking,
                presence.list_people_elsewhere(db, table, self.process) if self.shared else set(),
                presence.get_absence_seconds(db, table) if self.shared and not after else {},
            )

    def revisions(self, tables: list[str]) -> dict[str, int]:
        with self.engine.connect() as db:
            found = db.execute(select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(tables)))
            return {each.id: each.revision for each in found}

    def open_tables(self) -> list[tuple[Row, list[Seat]]]:
        """Public tables that wait for players or are being played, the newest first.

        If there are too many, networks take turns, each with its newest table first.
        """
        with self.engine.connect() as db:
            here = and_(TABLES.c.listed, TABLES.c.status.in_(("waiting", "playing")))
            newest = TABLES.c.changed.desc()
            turn = func.row_number().over(partition_by=_network_of_table(db), order_by=newest)
            ranked = select(TABLES.c.id, TABLES.c.changed, turn.label("turn")).where(here).subquery()
            query = select(ranked.c.id).order_by(ranked.c.turn, ranked.c.changed.desc())
            found = skip_damaged(_load_readable(db, query))
            return sorted(found, key=lambda each: each[0].changed, reverse=True)

    def tables_of(self, person: str) -> list[tuple[Row, list[Seat]]]:
        """The tables where a person sits or is the host; the newest first."""
        with self.engine.connect() as db:
            sits = select(SEATS.c.table).where((SEATS.c.holder == person) | (SEATS.c.former == person))
            query = select(TABLES.c.id).where((TABLES.c.host == person) | TABLES.c.id.in_(sits))
            query = query.where(TABLES.c.status != "closed")
            return _load_readable(db, query.order_by(TABLES.c.changed.desc()))

    def finished_of(self, person: str) -> int:
        """Count a person's finished matches."""
        with self.engine.connect() as db:
            mine = select(func.count()).select_from(select_finished_tables(person).subquery())
            return int(db.execute(mine).scalar_one())

    def unfinished_with_bots(self, since: float) -> list[str]:
        """Tables at which a bot may have to go on after a restart."""
        with self.engine.connect() as db:
            bots = select(SEATS.c.table).where(SEATS.c.kind == "bot")
            query = select(TABLES.c.id).where(and_(TABLES.c.status == "playing", TABLES.c.changed > since))
            return list(db.execute(query.where(TABLES.c.id.in_(bots)).order_by(TABLES.c.changed.desc())).scalars())

    def last_chat_lines(self, tables: list[str]) -> dict[tuple[str, int], int]:
        """The number of the last chat line by table and seat."""
        with self.engine.connect() as db:
            last = select(CHAT.c.table, CHAT.c.seat, func.max(CHAT.c.number)).where(CHAT.c.table.in_(tables))
            found = db.execute(last.where(CHAT.c.text != "").group_by(CHAT.c.table, CHAT.c.seat))
            return {(table, seat): number for table, seat, number in found}

    def helped(self, tables: list[str]) -> set[str]:
        """The tables among these at which somebody asked for help."""
        with self.engine.connect() as db:
            asked = and_(EVENTS.c.table.in_(tables), EVENTS.c.kind == "help")
            return set(db.execute(select(EVENTS.c.table).where(asked).distinct()).scalars())

    def closed_of(self, tables: list[str]) -> list[str]:
        """The tables among these that were closed."""
        with self.engine.connect() as db:
            query = select(TABLES.c.id).where(and_(TABLES.c.id.in_(tables), TABLES.c.status == "closed"))
            return list(db.execute(query).scalars())

    def statuses(self) -> dict[str, int]:
        """Count the tables by status."""
        with self.engine.connect() as db:
            query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
            return dict(db.execute(query).tuples().all())

    def well(self) -> None:
        """Check that the database accepts writes, by writing a value that is there already."""
        with self.engine.begin() as db:
            db.execute(update(HOUSE).where(HOUSE.c.name == "key").values(name="key"))


BEFORE = {  # what a table may have been: it never goes back, whatever an outdated server believes
    "waiting": ("waiting",),
    "playing": ("waiting", "playing"),
    "over": ("waiting", "playing", "over"),
    "closed": ("waiting",),
}


STATUS = {  # built once: building a statement takes longer than executing it
    status: update(TABLES)
    .where(and_(TABLES.c.id == bindparam("at"), TABLES.c.status.in_(before)))
    .values(status=status, changed=bindparam("now"))
    for status, before in BEFORE.items()
}


def _set_status(db: Connection, table: str, status: str) -> None:
    if db.execute(STATUS[status], {"at": table, "now": time.time()}).rowcount != 1:
        raise WriteConflict("table-stale")


def _select_of_table(of: Any, table: str) -> Any:
    return select(of).where(of.c.table == table)


def _network_of_table(db: Connection) -> Any:
    """The network of the host, as far as the table has one; of a damaged row the host."""
    network = func.coalesce(TABLES.c.settings["network"].as_string(), TABLES.c.host)
    if db.dialect.name == POSTGRES:  # whose JSON is always valid
        return network
    return case((func.json_valid(TABLES.c.settings) == 1, network), else_=TABLES.c.host)


def _check_listed(db: Connection, row: Row) -> None:
    """A host and a network have only so many public tables that wait for players."""
    waiting = and_(TABLES.c.listed, TABLES.c.status == "waiting")
    of_host, network = TABLES.c.host == row.host, _network_of_table(db) == row.settings.get("network", row.host)
    for whose, most in ((of_host, WAITING_OF_HOST), (network, WAITING_OF_NETWORK)):
        if db.execute(select(func.count()).select_from(TABLES).where(and_(waiting, whose))).scalar_one() >= most:
            raise RateLimited("listed-yours", most=most)


def _insert_table(db: Connection, row: Row, seats: list[Seat]) -> None:
    if row.listed and row.status == "waiting":
        _check_listed(db, row)
    store_components(db, row.game, row.components)
    db.execute(insert(TABLES).values(**asdict(row)))
    db.execute(insert(SEATS), [{"table": row.id, **asdict(seat)} for seat in seats])


def _load_readable(db: Connection, query: Any) -> list[tuple[Row, list[Seat]]]:
    """The first of these tables without unreadable ones."""
    found = []
    for table in db.execute(query.limit(LISTED)).scalars().all():
        try:
            row = db.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one()
            found.append((Row(**row), _load_seats(db, table)))
        except (ValueError, TypeError) as error:
            log.error("damaged", extra={"data": {"table": table, "problem": f"{type(error).__name__}: {error}"}})
    return found


def _load_seats(db: Connection, table: str) -> list[Seat]:
    rows = db.execute(_select_of_table(SEATS, table).order_by(SEATS.c.seat)).mappings()
    found = [Seat(**_drop_table_column(each)) for each in rows]
    return [seat if _is_offer(seat.offer) else replace(seat, offer=None) for seat in found]


def _is_offer(value: object) -> bool:
    """Whether a stored offer can be read; a damaged one counts as none."""
    if not isinstance(value, dict):
        return value is None
    by, missing = value.get("by"), value.get("missing")
    return isinstance(by, str) and isinstance(missing, list) and all(isinstance(each, str) for each in missing)


def _load_chat(db: Connection, table: str, after: int) -> list[ChatRow]:
    """The latest lines that came after this number. Those of spectators never displace those of players."""
    found = list[ChatRow]()
    for seated, most in ((CHAT.c.seat >= 0, CHAT_KEPT), (CHAT.c.seat < 0, SPECTATORS_KEPT)):
        is_new = (CHAT.c.number > after) | (CHAT.c.text == "")  # lines may have been removed since
        lines = _select_of_table(CHAT, table).where(and_(seated, is_new))
        latest = lines.order_by(CHAT.c.number.desc()).limit(most)
        found += [ChatRow(**_drop_table_column(each)) for each in db.execute(latest).mappings()]
    return sorted(found, key=lambda line: line.number)


def _delete_oldest_chat(db: Connection, table: str) -> None:
    for seated, most in ((CHAT.c.seat >= 0, CHAT_STORED), (CHAT.c.seat < 0, SPECTATORS_STORED)):
        here = and_(CHAT.c.table == table, seated)
        newest = select(CHAT.c.number).where(here).order_by(CHAT.c.number.desc())
        last = db.execute(newest.offset(most).limit(1)).scalar()
        if last is not None:
            db.execute(delete(CHAT).where(and_(here, CHAT.c.number <= last)))


def _load_snapshot(db: Connection, table: str) -> StateSnapshot | None:
    """Load the snapshot. It is only a cache: an unreadable one is ignored."""
    try:
        found = db.execute(_select_of_table(STATES, table)).mappings().first()
        return StateSnapshot(**_drop_table_column(found)) if found else None
    except (ValueError, TypeError):
        return None


def _drop_table_column(row: Any) -> dict[str, Any]:
    """A row without the name of its table."""
    return {key: value for key, value in row.items() if key != "table"}


def store_components(db: Connection, game: str, digest: str) -> None:
    """Store a components file, unless it is stored already or unknown here."""
    text = find_components_text(game, digest)
    if text and _find_components_text(db, game, digest) is None:
        nested = db.begin_nested()  # another process may write it at the same moment
        try:
            db.execute(insert(COMPONENTS).values(game=game, digest=digest, text=text))
        except IntegrityError:
            nested.rollback()
        else:
            nested.commit()


def load_components(db: Connection, game: str, digest: str) -> None:
    """Register the components of a table in this process, unless they are the current ones."""
    if find_components_text(game, digest):
        return
    text = _find_components_text(db, game, digest)
    if text is not None:
        register_components(game, text)


def _find_components_text(db: Connection, game: str, digest: str) -> str | None:
    here = and_(COMPONENTS.c.game == game, COMPONENTS.c.digest == digest)
    return db.execute(select(COMPONENTS.c.text).where(here)).scalar()
