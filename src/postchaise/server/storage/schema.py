"""What is stored, and how the database is opened. The record of a table only grows: one row per event."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    event,
    func,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, Connection, Engine, make_url

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.errors import WriteConflict

METADATA = MetaData()

HOUSE = Table("house", METADATA, Column("name", String(40), primary_key=True), Column("value", LargeBinary))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(60), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules
    Column("components", String(64), nullable=False),  # digest of the numbers and cards
    Column("title", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("setup", JSON, nullable=False),  # outcomes of the setup; none before the match begins
    Column("key", LargeBinary, nullable=False),  # of the shuffle
    Column("nonces", JSON, nullable=False),  # what each seat gave to it; none before it is dealt, and at older tables
    Column("host", String(64), nullable=False),  # hash of the person who made it
    Column("status", String(10), nullable=False),  # waiting, playing, over, closed (never begun)
    Column("listed", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("settings", JSON, nullable=False),  # how people want it: the pace of bots, how much help is allowed
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("revision", Integer, nullable=False),  # counts every change of the table, as `changes.changing` makes it
    Index("tables_listed", "listed", "status", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, friend (waits for its link), open (waits for anybody)
    Column("name", String(60), nullable=False),
    Column("level", String(20), nullable=False),
    Column("holder", String(64), nullable=False),  # hash of the person's secret
    Column("former", String(64), nullable=False),  # who may come back
    Column("round", Integer, nullable=False),  # how often its link was used or withdrawn: old links are dead
    Column("until", Float, nullable=False),  # when its link expires
    Column("nonce", String(32), nullable=False),  # what its browser gives to the shuffle
    Column("offer", JSON, nullable=True),  # to another person: who asked (by), and who has not agreed yet (missing)
    Column("voters", JSON, nullable=False),  # who held it earlier still: they keep a vote on going back
    Index("seats_holder", "holder"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # action, undo, rewind, seat, help, rules
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False),  # of an action: it outlives every numbering
    Column("outcomes", JSON, nullable=False),
    Column("log", JSON, nullable=False),  # lines, see `event_codec`; of a seat: what became of it, and names
    Column("barrier", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("rewind_to", Integer, nullable=True),  # of a rewind: how many actions are left
)

STATES = Table(  # the latest one per table: caches of the record, and what stays of it when the rules change
    "states",
    METADATA,
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last event in it
    Column("version", Integer, nullable=False),  # number of actions in it
    Column("state", JSON, nullable=False),
    Column("layout", Integer, nullable=False),  # of the game's state, as `Meta.layout` was then
    Column("final", JSON(none_as_null=True), nullable=True),  # of a match that is over: scores and ranking
)

TAKEBACKS = Table(  # a question that is still open: at most one per table
    "takebacks",
    METADATA,
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),  # who asks
    Column("to", Integer, nullable=False),  # how many actions would be left
    Column("number", Integer, nullable=False),  # of the last event when it was asked
    Column("missing", JSON, nullable=False),  # people who have not agreed yet
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

PROCESSES = Table(  # the servers on this database; one that has not been heard for a while is dead
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("beat", Float, nullable=False),  # when it was last heard, by the clock of the database
)

PRESENCE = Table(  # who follows a table at which process, or did until a while ago
    "presence",
    METADATA,
    Column("process", String(40), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("left", Float, nullable=True),  # by the clock of the database; none while they are there
    Index("presence_table", "table"),
)

RESULTS = Table(  # what became of each seat of a finished match: lists and statistics need no replay
    "results",
    METADATA,
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot
    Column("person", String(64), nullable=False),  # hash of the person who held it at the end; empty for a bot
    Column("name", String(60), nullable=False),
    Column("level", String(20), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", JSON, nullable=False),  # the points by where they came from
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Index("results_person", "person"),
)

MOVES = Table(  # somebody is about to move to another device
    "moves",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the code
    Column("person", String(64), nullable=False),
    Column("sealed", LargeBinary, nullable=False),  # what moves, to be opened with the code alone
    Column("until", Float, nullable=False),
    Index("moves_person", "person"),
)

SUBSCRIPTIONS = Table(  # browsers that asked to be told when it is their person's turn
    "subscriptions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the endpoint
    Column("person", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),  # where its service takes messages for it
    Column("p256dh", String(200), nullable=False),  # keys for which messages are encrypted
    Column("auth", String(200), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Index("subscriptions_person", "person"),
)

COMPONENTS = Table(  # the files of numbers and cards that tables here were dealt with: they keep theirs for ever
    "components",
    METADATA,
    Column("game", String(60), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

GRANTS = Table(  # who may create tables, where not everybody may
    "grants",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("kind", String(40), primary_key=True),  # member, or the mark of a password
    Column("since", Float, nullable=False),
    Column("note", String(200), nullable=False),
)

ANALYSES = Table(  # of finished matches, by the engine that computed them: none has a result while it is computed
    "analyses",
    METADATA,
    Column("table", String(60), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("engine", String(16), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("beat", Float, nullable=False),  # when the process at it was last heard; another one takes over then
    Column("attempts", Integer, nullable=False),
    Column("done", Integer, nullable=False),  # per cent, as of the last beat
    Column("owner", String(64), nullable=False),  # the network it was asked from: in the queue they take turns
    Column("result", JSON(none_as_null=True), nullable=True),
)

WAL = "wal"
POSTGRES = "postgresql"
DRIVER = "postgresql+psycopg"
POOL = 10  # connections of one process: those that read and write, and the one that holds the locks of bots
PATIENCE = ("lock_timeout = 5000", "statement_timeout = 10000", "idle_in_transaction_session_timeout = 20000")
ONE_AT_A_TIME = 0x657374  # a lock: of several servers that start together, one brings the schema up to date


def open_database(address: str, journal_mode: str = WAL) -> Engine:
    """The engine, with the schema brought up to date."""
    engine = create_database_engine(address, journal_mode)
    upgrade_schema(engine)
    return engine


def create_database_engine(address: str, journal_mode: str = WAL) -> Engine:
    url = make_url(address)
    if url.drivername.startswith("postgres"):
        return _create_postgres_engine(url)
    return _create_sqlite_engine(address, journal_mode)


def _create_sqlite_engine(address: str, journal_mode: str) -> Engine:
    engine = create_engine(address)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda connection, _: _prepare_sqlite(connection, journal_mode))
    return engine


def _create_postgres_engine(url: URL) -> Engine:
    """A connection is tried before it is used: those from before a restart of the database are replaced."""
    if url.drivername in ("postgres", POSTGRES):  # as many say it; SQLAlchemy would take another driver
        url = url.set(drivername=DRIVER)
    try:
        engine = create_engine(url, pool_pre_ping=True, pool_size=POOL, max_overflow=0, pool_timeout=10)
    except ModuleNotFoundError as error:
        raise PostchaiseError("postgres-missing") from error
    event.listen(engine, "connect", _prepare_postgres)
    return engine


def _prepare_sqlite(connection: Any, journal_mode: str) -> None:
    """Readers never wait for the writer, what was committed is on the disk, and what is deleted is overwritten."""
    connection.text_factory = lambda text: text.decode("utf-8", "replace")  # a rotten one must not hide the others
    journal = f"journal_mode={journal_mode}"
    for pragma in (journal, "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare_postgres(connection: Any, _: Any) -> None:
    """Limit how long anybody waits for another process or the database."""
    connection.autocommit = True
    for setting in (*PATIENCE, f"application_name = 'postchaise {os.getpid()}'"):  # the name is for who looks at it
        connection.execute(f"SET {setting}").close()
    connection.autocommit = False


def upgrade_schema(engine: Engine, to: str = "head") -> None:
    config = build_alembic_config()
    with engine.begin() as connection:
        if engine.dialect.name == POSTGRES:
            connection.execute(text("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0"))
            connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def is_schema_current(engine: Engine) -> bool:
    """Whether the schema is the one we know."""
    with engine.connect() as connection:
        now = MigrationContext.configure(connection).get_current_heads()
    return set(now) == set(ScriptDirectory.from_config(build_alembic_config()).get_heads())


def build_alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("postchaise.server.storage") / "migrations"))
    return config


CHANNEL: Final = "postchaise"
# Made once: to put a statement together takes longer than to carry it out
ANYHOW: Final = update(TABLES).where(TABLES.c.id == bindparam("at")).values(revision=TABLES.c.revision + 1)
SEEN: Final = ANYHOW.where(TABLES.c.revision == bindparam("seen"))


@contextmanager
def change_table(engine: Engine, table: str, seen: int | None = None) -> Iterator[Connection]:
    """Change a table in one transaction. `seen` is the revision on which the change was decided: if it is outdated,
    nothing is done.

    The row of the table is changed first, so that two processes that change one table wait for each other here.
    """
    with engine.begin() as db:
        done = db.execute(ANYHOW, {"at": table}) if seen is None else db.execute(SEEN, {"at": table, "seen": seen})
        if done.rowcount != 1:
            raise WriteConflict("table-stale")
        yield db
        notify_processes(db, table, 0 if seen is None else seen + 1)


def notify_processes(db: Connection, table: str, revision: int = 0) -> None:
    """Notify all processes after the commit. Revision 0 means: load the table again in any case."""
    if db.dialect.name == POSTGRES:
        db.execute(select(func.pg_notify(CHANNEL, f"{table} {revision}")))
