"""A table loaded from the database equals the match that was played, and loads quickly."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from postchaise import Dice, Match
from postchaise.kernel.game import SPECTATOR
from postchaise.server.live.table_views import build_table_catch_up, build_viewer_context
from postchaise.server.storage.event_log import find_undo_start
from postchaise.server.storage.schema import STATES, TABLES, upgrade_schema
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import takebacks
from postchaise.server.tables.live_table import SNAPSHOT, LiveTable
from postchaise.web.views.table_view import MAX_CATCH_UP
from server.serving import create_database, to_sqlite_url
from server.storage.stored_tables import StepCounter, build_row, create_stored_table, load_table, write_match

RECORDS = sorted((Path(__file__).resolve().parents[2] / "matches").glob("*/*.txt"))
FEW = 60
TITLES = ["la-loire", "orleans", "thurn-und-taxis"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[TableStore]:
    one = TableStore(create_database(tmp_path))
    yield one
    one.close()


@pytest.mark.parametrize("path", RECORDS[::6], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_is_read_from_its_last_state(
    path: Path, store: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.from_record(path.read_text("utf-8"))
    first = find_undo_start(
        match.entries
    )  # a state within the last run would not do: its owner may go back to before it
    table = write_match(store, match, first - first % SNAPSHOT)
    steps = StepCounter(monkeypatch, match.game)
    live = load_table(store, table)
    assert steps.count < FEW
    assert live.number == live.match.version == match.version
    assert live.match.state.to_json() == match.state.to_json()
    assert live.match.outcomes_used == match.outcomes_used
    assert live.match.scores() == match.scores()
    assert [entry.log for entry in live.match.entries] == [entry.log for entry in match.entries]
    assert [entry.barrier for entry in live.match.entries] == [entry.barrier for entry in match.entries]
    lines = live.match.record().splitlines()
    expected = match.record().splitlines()
    assert [line for line in lines if not line.startswith(("sealed", "key"))] == [
        line for line in expected if not line.startswith(("sealed", "key"))
    ]


@pytest.mark.parametrize("title", TITLES)
def test_what_was_played_is_what_is_read_also_after_going_back(
    title: str, store: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(played(title, store, monkeypatch))


async def played(title: str, store: TableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table, live = create_stored_table(title, store)
    dice = random.Random(title)
    steps = StepCounter(monkeypatch, live.game)

    async def play(count: int) -> None:
        for _ in range(count):
            seat = dice.choice(live.match.actors)
            await live.play(seat, dice.choice(live.match.legal(seat)), live.number)

    def assert_same_when_loaded() -> int:
        steps.count = 0
        again = load_table(store, table)
        needed = steps.count
        assert again.number == live.number
        assert again.match.state.to_json() == live.match.state.to_json()
        assert again.match.version == live.match.version
        assert again.match.outcomes_used == live.match.outcomes_used
        assert again.match.skipped == live.match.skipped
        assert again.match.record() == live.match.record()
        assert again.snapshot_version == live.snapshot_version
        for seat in range(2):
            assert again.match.undoable(seat) == live.match.undoable(seat)
            assert again.match.turn_start(seat) == live.match.turn_start(seat)
        return needed

    await play(3 * SNAPSHOT)
    assert live.snapshot_version > 0
    assert assert_same_when_loaded() < FEW
    for _ in range(3):
        saved = live.snapshot_version
        while live.match.version >= saved:  # behind what was kept: alone where that is allowed, else by consent
            seat = live.match.entries[-1].seat
            if live.match.undoable(seat) is None:
                await takebacks.undo_last_action(live, seat, live.number)
            else:
                await takebacks.request_takeback(
                    live, seat, live.number
                )  # both seats are at one screen: nobody has to agree
        assert_same_when_loaded()  # the kept state holds no more; the match is right nevertheless
        await play(3)
        assert_same_when_loaded()
        await play(SNAPSHOT // 2)
        assert live.snapshot_version > 0
        assert assert_same_when_loaded() < FEW, "and before long it is read fast again"


def test_a_state_that_was_kept_is_only_a_help(store: TableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it the match is the same."""
    match = Match("la-loire", 3, Dice(5))
    dice = random.Random(5)
    while match.version < 150:
        seat = match.actor
        match.play(seat, dice.choice(match.legal(seat)))
    table = write_match(store, match, 120)
    steps = StepCounter(monkeypatch, match.game)
    assert load_table(store, table).match.state.to_json() == match.state.to_json()
    assert steps.count < 150
    with store.engine.begin() as db:
        db.exec_driver_sql("delete from states")
    steps.count = 0
    assert load_table(store, table).match.state.to_json() == match.state.to_json()
    assert steps.count == 150


@pytest.mark.parametrize("title", TITLES)
def test_wherever_a_state_was_kept_a_turn_starts_at_the_same_place(title: str, store: TableStore) -> None:
    match, dice = Match(title, 2, Dice(3)), random.Random(3)
    while match.version < 20 or match.version - match.turn_start(match.entries[-1].seat) < 3:
        seat = match.actor
        match.play(seat, dice.choice(match.legal(seat)))
    table, seat = write_match(store, match, 0), match.entries[-1].seat
    start = match.turn_start(seat)
    for keep in range(start - 2, match.version + 1):
        kept = Match.restored(match.game, 2, match.options, match.setup_outcomes, match.entries[:keep])
        with store.engine.begin() as db:
            db.execute(STATES.update().values(number=keep, version=keep, state=kept.state.to_json()))
        live = load_table(store, table)
        assert live.snapshot_version == keep
        assert live.match.turn_start(seat) == start
        assert live.match.state.to_json() == match.state.to_json()


@pytest.mark.parametrize("title", TITLES)
def test_how_far_a_seat_goes_back_by_itself_does_not_depend_on_memory(title: str, store: TableStore) -> None:
    asyncio.run(check_play_with_undos(title, store))


async def check_play_with_undos(title: str, store: TableStore) -> None:
    """Play with frequent undos; after each step the table equals one that was just loaded."""
    table, live = create_stored_table(title, store)
    dice, restarted = random.Random(title), 0
    for number in range(250):
        if number >= 90 and restarted:
            break
        last = live.match.entries[-1].seat if live.match.entries else -1
        free = last >= 0 and live.match.undoable(last) is None
        if free and dice.random() < 0.1:
            restarted += live.match.version - live.match.turn_start(last) > 1
            await takebacks.undo_turn(live, last, live.number)
        elif free and dice.random() < 0.4:
            await takebacks.undo_last_action(live, last, live.number)
        else:
            seat = dice.choice(live.match.actors)
            await live.play(seat, dice.choice(live.match.legal(seat)), live.number)
        again = load_table(store, table).match
        for seat in range(2):
            assert again.turn_start(seat) == live.match.turn_start(seat)
        assert again.outcomes_used == live.match.outcomes_used
    assert restarted


@pytest.mark.parametrize("title", TITLES)
def test_what_happened_since_needs_no_replay_from_the_start(
    title: str, store: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, live = create_stored_table(title, store)
    dice = random.Random(title)

    async def play(count: int) -> None:
        for _ in range(count):
            seat = dice.choice(live.match.actors)
            await live.play(seat, dice.choice(live.match.legal(seat)), live.number)

    asyncio.run(play(5 * SNAPSHOT))
    steps, seen = StepCounter(monkeypatch, live.game), []
    for more in range(0, SNAPSHOT, 8):
        asyncio.run(play(8 if more else 0))
        steps.count = 0
        seen = build_table_catch_up(live, build_viewer_context(live, "", "en"))
        assert steps.count < 2 * FEW + MAX_CATCH_UP, "from the state before the last one at most"
    lines = [
        [live.game.log_line(line, SPECTATOR) for line in entry.log] for entry in live.match.entries[-MAX_CATCH_UP:]
    ]
    told = [number for number, each in enumerate(lines, live.match.version - MAX_CATCH_UP + 1) if any(each)]
    start, *frames = seen
    assert (start["number"], start["lines"]) == (live.match.version - MAX_CATCH_UP, []), (
        "the board before the first step"
    )
    assert [frame["number"] for frame in frames] == told
    assert start["regions"]["map"]
    for before, after in itertools.pairwise(seen):
        assert not before["regions"].items() & after["regions"].items(), "what looks as before is not sent again"


@pytest.mark.parametrize("title", TITLES)
def test_a_state_of_an_older_layout_is_left_aside(title: str, store: TableStore) -> None:
    """The match is rebuilt from its events, and the next state is kept in the layout of today."""
    table, live = create_stored_table(title, store)
    dice = random.Random(title)

    async def play(live: LiveTable, actions: int) -> None:
        for _ in range(actions):
            seat = dice.choice(live.match.actors)
            await live.play(seat, dice.choice(live.match.legal(seat)), live.number)

    asyncio.run(play(live, SNAPSHOT + FEW))
    assert live.snapshot_version > 0
    older = {("turn" if key == "active" else key): value for key, value in live.snapshots[-1].state.to_json().items()}
    with store.engine.begin() as db:
        db.execute(STATES.update().values(layout=live.game.meta.layout - 1, state=older))
    again = load_table(store, table)
    assert again.snapshot_version == 0
    assert again.match.state.to_json() == live.match.state.to_json()
    asyncio.run(play(again, FEW))
    stored = store.load(table)
    assert stored is not None
    assert stored.saved is not None
    assert stored.saved.layout == live.game.meta.layout
    assert load_table(store, table).snapshot_version == stored.saved.version == again.snapshot_version


def test_an_older_database_is_upgraded(tmp_path: Path) -> None:
    """Of SQLite; one of PostgreSQL is in test_sync, whose migrations are those that change rows."""
    address = to_sqlite_url(tmp_path)
    old = create_engine(address)
    upgrade_schema(old, "0001")
    row = build_row(Match("la-loire", 2, Dice(1)), "playing")
    with old.begin() as db:
        then = {key: value for key, value in asdict(row).items() if key not in ("settings", "revision", "nonces")}
        db.execute(TABLES.insert().values(**then))
        db.execute(text("insert into states values (:table, 0, 0, '{}')"), {"table": row.id})
    old.dispose()
    store = TableStore(address)
    try:
        stored = store.load(row.id)
        assert stored is not None
        assert (stored.row.title, stored.request) == (row.title, None)
        assert stored.saved is not None
        assert stored.saved.layout == 1, "before there was a number it was the first"
    finally:
        store.close()
