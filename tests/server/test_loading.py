"""A table in the database is the match that was played, and reading it again is short work."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from estafette import Dice, Match
from estafette.kernel.dice import ScriptedDice
from estafette.server import tables
from estafette.server.room import SNAPSHOT, Room
from estafette.server.store import Event, Row, Saved, Seat, Store

RECORDS = sorted((Path(__file__).resolve().parent.parent / "matches").glob("*/*.txt"))
FEW = 60


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    one = Store(f"sqlite:///{tmp_path / 'estafette.sqlite'}")
    yield one
    one.close()


def load(store: Store, table: str) -> Room:
    stored = store.load(table)
    assert stored is not None
    return Room(store, stored)


class Steps:
    """Counts the actions that are carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
        self.count = 0
        kind = type(game)
        real = kind.step

        def counted(*args: Any) -> None:
            self.count += 1
            real(*args)

        monkeypatch.setattr(kind, "step", counted)


def row_of(match: Match, status: str) -> Row:
    return Row(
        id=f"table-{match.game.meta.id}",
        game=match.game.meta.id,
        rules=match.game.meta.version,
        components=match.game.components,
        title="Recorded",
        options=tables.plain(match.options),
        setup=match.setup_outcomes,
        key=bytes(32),
        host="",
        status=status,
        listed=False,
        chat=True,
        created=time.time(),
        changed=time.time(),
    )


def write(store: Store, match: Match, keep: int) -> str:
    """The rows of a whole match, with the state after `keep` actions."""
    row = row_of(match, "over")
    store.create(row, [Seat(i, "bot", f"Bot {i}", "random") for i in range(match.seats)])
    events = []
    for number, entry in enumerate(match.entries, 1):
        lines = [list(line) for line in entry.log]
        events.append(Event(number, "action", entry.seat, entry.action, entry.outcomes, lines, entry.barrier))
    kept = Match.restored(match.game, match.seats, match.options, match.setup_outcomes, match.entries[:keep])
    store.append(row.id, events, "over", Saved(keep, keep, kept.state.to_json()))
    return row.id


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_is_read_from_its_last_state(
    path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.from_record(path.read_text("utf-8"))
    table = write(store, match, match.version - match.version % SNAPSHOT)
    steps = Steps(monkeypatch, match.game)
    room = load(store, table)
    assert steps.count < FEW
    assert room.number == room.match.version == match.version
    assert room.match.state.to_json() == match.state.to_json()
    assert room.match.outcomes_used == match.outcomes_used
    assert room.match.scores() == match.scores()
    assert [entry.log for entry in room.match.entries] == [entry.log for entry in match.entries]
    assert [entry.barrier for entry in room.match.entries] == [entry.barrier for entry in match.entries]
    lines = room.match.record().splitlines()
    expected = match.record().splitlines()
    assert [line for line in lines if not line.startswith(("sealed", "key"))] == [
        line for line in expected if not line.startswith(("sealed", "key"))
    ]


@pytest.mark.parametrize("title", ["la-loire", "orleans", "thurn-und-taxis"])
def test_what_was_played_is_what_is_read_also_after_going_back(
    title: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(played(title, store, monkeypatch))


async def played(title: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from estafette.table.words import words

    wish = tables.Wish(title, [tables.SeatWish("me", "Ada"), tables.SeatWish("hot", "Ben")])
    row, seats = tables.make(wish, "somebody", words("en"), 14)
    store.create(row, seats)
    room, dice = load(store, row.id), random.Random(title)
    steps = Steps(monkeypatch, room.game)
    beyond = 0  # how often the table went back behind the state that was kept

    async def play(count: int) -> None:
        for _ in range(count):
            seat = dice.choice(room.match.actors)
            await room.play(seat, dice.choice(room.match.legal(seat)), room.number)

    def same() -> int:
        steps.count = 0
        again = load(store, row.id)
        needed = steps.count
        assert again.number == room.number
        assert again.match.state.to_json() == room.match.state.to_json()
        assert again.match.version == room.match.version
        assert again.match.outcomes_used == room.match.outcomes_used
        assert again.match.spent == room.match.spent
        assert again.match.record() == room.match.record()
        assert again.saved == room.saved
        for seat in range(2):
            assert again.match.undoable(seat) == room.match.undoable(seat)
        return needed

    await play(3 * SNAPSHOT)
    assert room.saved > 0
    assert same() < FEW
    for _ in range(6):
        saved = room.saved
        while room.match.version >= saved:  # behind what was kept: alone where that is allowed, else by consent
            seat = room.match.entries[-1].seat
            if room.match.undoable(seat) is None:
                await room.undo(seat, room.number)
            else:
                await room.ask_back(seat, room.number)  # both seats are at one screen: nobody has to agree
        beyond += 1
        same()  # the kept state holds no more; the match is right nevertheless
        await play(3)
        same()
        await play(SNAPSHOT // 2)
        assert room.saved > 0
        assert same() < FEW, "and before long it is read fast again"
    assert beyond == 6
    assert len(room.match.entries) < room.number


def test_a_state_that_was_kept_is_only_a_help(store: Store) -> None:
    """Without it the match is the same."""
    match = Match("la-loire", 3, Dice(5))
    dice = random.Random(5)
    while match.version < 150:
        seat = match.actor
        match.play(seat, dice.choice(match.legal(seat)))
    table = write(store, match, 120)
    with store.engine.begin() as db:
        db.exec_driver_sql("delete from states")
    assert load(store, table).match.state.to_json() == match.state.to_json()
    again = Match(match.game, 3, ScriptedDice(match.setup_outcomes), **dict(match.options))
    assert again.setup_outcomes == match.setup_outcomes
