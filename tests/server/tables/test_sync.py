"""Tables that another process or an earlier version wrote to."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from postchaise import Match, SealedDice
from postchaise.bots.workers import BotWorkers
from postchaise.kernel.record import LateJoin
from postchaise.server.cluster.notify import ProcessLink
from postchaise.server.errors import Gone
from postchaise.server.ops.settings import Settings
from postchaise.server.storage.schema import SEATS, TABLES, TAKEBACKS, create_database_engine, upgrade_schema
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import seats
from postchaise.server.tables.bot_scheduler import BotScheduler
from postchaise.server.tables.creation import SeatRequest, TableRequest, build_table
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.presence import TableListener
from postchaise.server.tables.registry import TableRegistry
from postchaise.server.tables.sync import load_changes
from postchaise.web.translations import translator_for
from postgres import Cluster
from server.persons import NONCE
from server.serving import DEAL, create_database, to_sqlite_url

OTHER = "0ddba11c" * 4
Both = tuple[LiveTable, LiveTable]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[TableStore]:
    one = TableStore(create_database(tmp_path))
    yield one
    one.close()


def twice(store: TableStore, people: int) -> Both:
    """Load one table into two processes; it has no nonce yet."""
    wish = TableRequest("thurn-und-taxis", [SeatRequest("me", "Ada"), *[SeatRequest("friend")] * (people - 1)])
    row, seated = build_table(wish, "ada", translator_for("en"), 14)
    store.create(row, seated)
    one, two = (LiveTable(store, stored) for stored in (store.load(row.id), store.load(row.id)) if stored)
    one.presence.absence_seconds = two.presence.absence_seconds = 0.0
    return one, two


def test_the_last_parts_of_the_shuffle_are_given_at_two_processes(store: TableStore) -> None:
    async def both() -> None:
        one, two = twice(store, 2)
        before = one.seal
        await asyncio.gather(
            seats.add_nonce(one, "ada", NONCE), seats.take_seat(two, 1, "ben", "Ben", two.seats[1].round, OTHER)
        )
        for live in (one, two):
            await load_changes(live)
            assert not live.broken, "who is looking goes on looking"
            assert (live.row.status, live.row.nonces, live.seal) == ("playing", [NONCE, OTHER], before)
            assert live.match.seal == before
        assert one.match.state.to_json() == two.match.state.to_json()
        assert one.row.setup == two.row.setup != []
        for turn in range(6):
            here, there = (one, two) if turn % 2 else (two, one)
            await here.play(here.match.actor, here.match.legal(here.match.actor)[0], here.number)
            await load_changes(there)
            assert one.match.state.to_json() == two.match.state.to_json(), "drawn from one shuffle"

    asyncio.run(both())


def test_a_seat_is_handed_over_and_taken_at_two_processes(store: TableStore) -> None:
    async def both() -> None:
        one, two = twice(store, 3)
        await seats.add_nonce(one, "ada", NONCE)
        for number, who in ((1, "ben"), (2, "cleo")):
            await seats.take_seat(one, number, who, who.title(), one.seats[number].round, NONCE)
        await load_changes(two)
        await seats.offer_seat(one, 1, "ben", "random", 10**12)
        await load_changes(two)  # as before every request
        with pytest.raises(Gone):
            await seats.take_seat(two, 1, "eve", "Eve", 1)  # a link of before
        await seats.take_seat(two, 1, "eve", "Eve", one.seats[1].round)
        await load_changes(one)
        assert two.seats == one.seats
        assert [note.what for note in two.notes] == [note.what for note in one.notes] == ["handed", "inherits"]
        assert one.match.late_joins == two.match.late_joins == [LateJoin(1, 0)]
        await seats.leave_table(two, "eve", False, "random", 10**12)
        await load_changes(one)
        assert (one.seats[1].former, one.seats[1].votes) == ("eve", {"ben", "eve"}), "Ben keeps a vote on going back"

    asyncio.run(both())


def test_who_is_back_at_one_process_is_not_replaced_at_the_other(store: TableStore) -> None:
    async def both() -> None:
        one, two = twice(store, 3)
        await seats.add_nonce(one, "ada", NONCE)
        for number, who in ((1, "ben"), (2, "cleo")):
            await seats.take_seat(one, number, who, who.title(), one.seats[number].round, NONCE)
        await seats.offer_seat(one, 1, "ben", "random", 10**12)
        await load_changes(two)
        judged = one.seats[1].round
        await seats.return_to_seat(two, 1, "ben")
        with pytest.raises(Gone):
            await seats.take_seat(one, 1, "eve", "Eve", judged)
        assert one.seats[1].holder == "ben"

    asyncio.run(both())


def test_changes_of_our_own_are_heard_and_not_read_again(store: TableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL notifies every process, possibly before the writer knows that its commit succeeded."""

    async def echo() -> None:
        one, two = twice(store, 2)
        await asyncio.gather(
            seats.add_nonce(one, "ada", NONCE), seats.take_seat(two, 1, "ben", "Ben", two.seats[1].round, OTHER)
        )
        tables, read = TableRegistry(store, Settings(bot_workers=1)), list[object]()
        live = await tables.get_cached(one.row.id)
        live.add_listener(TableListener("ben", 1))
        monkeypatch.setattr(store, "load", lambda *of: (read.append(of), TableStore.load(store, *of))[1])
        write = store.write

        async def told(*what: Any, **how: Any) -> Any:
            done = await write(*what, **how)
            tables.on_notification(live.row.id, live.row.revision + 1)
            return done

        monkeypatch.setattr(store, "write", told)
        await live.play(live.match.actor, live.match.legal(live.match.actor)[0], live.number)
        await asyncio.gather(*tables._syncing.values())
        assert not read, "its own"
        monkeypatch.setattr(store, "write", write)
        await load_changes(one)
        await one.play(one.match.actor, one.match.legal(one.match.actor)[0], one.number)
        read.clear()
        tables.on_notification(live.row.id, one.row.revision)
        await asyncio.gather(*tables._syncing.values())
        assert len(read) == 1
        assert live.number == one.number, "another's"

    asyncio.run(echo())


def test_waiting_tasks_end_when_the_server_stops_during_a_change(store: TableStore) -> None:
    """When a server stops, its streams and the notifying task are cancelled at the same moment."""

    async def stop() -> None:
        tables = TableRegistry(store, Settings(bot_workers=1))
        bots = BotScheduler(tables, BotWorkers(1))
        waits = asyncio.create_task(ProcessLink(tables, bots)._publish_until(math.inf))
        await asyncio.sleep(0)
        tables.viewers_changed.set()
        waits.cancel()
        await asyncio.wait([waits], timeout=5)
        assert waits.cancelled()
        await bots.close()

    asyncio.run(stop())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_of_before_the_shuffle_go_on(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A running match keeps its deal. A waiting one was dealt too, but nobody has seen it: it is dealt again."""
    address = to_sqlite_url(tmp_path)
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        cluster.sql("postgres", "create database before_the_shuffle")
        address = cluster.address("before_the_shuffle")
    then = Match("la-loire", 2, SealedDice(DEAL))
    old = create_database_engine(address)
    upgrade_schema(old, "0006")
    with old.begin() as db:
        for status, other in (("playing", "me"), ("waiting", "friend")):
            wish = TableRequest("la-loire", [SeatRequest("me", "Ada"), SeatRequest(other, "Ben")])
            row, seated = build_table(wish, "ada", translator_for("en"), 14)
            row = replace(row, id=status, key=DEAL, setup=then.setup_outcomes, status=status)
            db.execute(TABLES.insert().values(**{k: v for k, v in asdict(row).items() if k != "nonces"}))
            for seat in seated:
                known = {k: v for k, v in asdict(seat).items() if k not in ("nonce", "offer", "voters")}
                db.execute(SEATS.insert().values(table=status, **known))
        db.execute(TAKEBACKS.insert().values(table="playing", seat=0, to=0, number=0, missing=[1]))
    old.dispose()
    store = TableStore(address)
    try:
        asyncio.run(_go_on(store, then))
    finally:
        store.close()


async def _go_on(store: TableStore, then: Match) -> None:
    found = [store.load(each) for each in ("playing", "waiting")]
    playing, waiting = (LiveTable(store, stored) for stored in found if stored)
    assert playing.request is None, "seats were asked, not people: it is void"
    actor = then.actor
    await playing.play(actor, then.legal(actor)[0], 0)
    then.play(actor, then.legal(actor)[0])
    assert playing.match.state.to_json() == then.state.to_json()
    assert playing.match.seal == then.seal
    assert not waiting.dealt
    await seats.add_nonce(waiting, "ada", NONCE)
    await seats.take_seat(waiting, 1, "ben", "Ben", waiting.seats[1].round, OTHER)
    assert (waiting.row.status, waiting.row.nonces) == ("playing", [NONCE, OTHER])
    assert waiting.row.setup == Match("la-loire", 2, SealedDice(DEAL, 0, [NONCE, OTHER])).setup_outcomes
