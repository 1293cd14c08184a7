"""Two processes that both have a table in memory: what the shuffle and offers keep there, the other one catches up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from estafette.server import offers, seats
from estafette.server.catching_up import catch_up
from estafette.server.live_table import LiveTable
from estafette.server.problems import Forbidden, Gone
from estafette.server.store import Store
from estafette.server.tables import SeatWish, Wish, make
from estafette.table.words import words
from server.serving import NONCE

OTHER = "0ddba11c" * 4
Both = tuple[LiveTable, LiveTable]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    one = Store(f"sqlite:///{tmp_path / 'estafette.sqlite'}")
    yield one
    one.close()


def twice(store: Store, people: int) -> Both:
    """The table of Ada and of friends, as two processes have it; nobody has given a nonce."""
    wish = Wish("thurn-und-taxis", [SeatWish("me", "Ada"), *[SeatWish("friend")] * (people - 1)])
    row, seated = make(wish, "ada", words("en"), 14)
    store.create(row, seated)
    one, two = (LiveTable(store, stored) for stored in (store.load(row.id), store.load(row.id)) if stored)
    one.absence = two.absence = 0.0
    return one, two


def test_the_last_parts_of_the_shuffle_are_given_at_two_processes(store: Store) -> None:
    async def both() -> None:
        one, two = twice(store, 2)
        before = one.seal
        await asyncio.gather(
            seats.shuffle(one, "ada", NONCE), seats.sit(two, 1, "ben", "Ben", two.seats[1].round, OTHER)
        )
        for live in (one, two):
            await catch_up(live)
            assert not live.broken, "who is looking goes on looking"
            assert (live.row.status, live.row.nonces, live.seal) == ("playing", [NONCE, OTHER], before)
            assert live.match.seal == before
        assert one.match.state.to_json() == two.match.state.to_json()
        assert one.row.setup == two.row.setup != []
        for turn in range(6):
            here, there = (one, two) if turn % 2 else (two, one)
            await here.play(here.match.actor, here.match.legal(here.match.actor)[0], here.number)
            await catch_up(there)
            assert one.match.state.to_json() == two.match.state.to_json(), "drawn from one shuffle"

    asyncio.run(both())


def test_an_offer_is_asked_answered_and_taken_at_two_processes(store: Store) -> None:
    async def both() -> None:
        one, two = twice(store, 3)
        await seats.shuffle(one, "ada", NONCE)
        for number, who in ((1, "ben"), (2, "cleo")):
            await seats.sit(one, number, who, who.title(), one.seats[number].round, NONCE)
        await catch_up(two)
        await offers.offer(one, 1, "ada", "random", 10**12)
        await catch_up(two)  # as before every request
        with pytest.raises(Forbidden):
            await offers.answer(two, 1, "ada", True)
        await offers.answer(two, 1, "cleo", True)
        await catch_up(one)
        with pytest.raises(Gone):
            await seats.sit(one, 1, "eve", "Eve", 1)  # a link of before
        await seats.sit(one, 1, "eve", "Eve", two.seats[1].round)
        assert one.seats[1].holder == "eve", "that somebody asked does not count as if Ben had been there"
        await catch_up(two)
        assert two.seats == one.seats
        assert [note.what for note in two.notes] == [note.what for note in one.notes] == ["offer", "offered", "took"]

    asyncio.run(both())


def test_who_is_back_at_one_process_is_not_replaced_at_the_other(store: Store) -> None:
    async def both() -> None:
        one, two = twice(store, 3)
        await seats.shuffle(one, "ada", NONCE)
        for number, who in ((1, "ben"), (2, "cleo")):
            await seats.sit(one, number, who, who.title(), one.seats[number].round, NONCE)
        await offers.offer(one, 1, "ada", "random", 10**12)
        await offers.answer(one, 1, "cleo", True)
        await catch_up(two)
        judged = one.seats[1].round
        await offers.holder_is_back(two, "ben")
        with pytest.raises(Gone):
            await seats.sit(one, 1, "eve", "Eve", judged)
        assert one.seats[1].holder == "ben"

    asyncio.run(both())
