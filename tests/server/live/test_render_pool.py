"""Viewers see the same whichever process renders, also after a render worker dies."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from postchaise.server.live import table_views
from postchaise.server.live.render_pool import RenderUnavailable, WorkerProcess
from postchaise.server.live.render_worker import MatchSnapshot, RenderRequest, RenderWorker, Unsubscribe
from postchaise.server.live.updates import PageState, UpdateStream
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import chat, takebacks
from postchaise.server.tables.creation import SeatRequest, TableRequest, build_table
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.seats import add_nonce, take_seat
from postchaise.web.translations import translator_for
from server.serving import (
    NONCE,
    Person,
    Serving,
    Stream,
    play_both_seats,
    start_table_for_two,
    to_sqlite_url,
    wait_until,
)

TITLES = ("la-loire", "orleans", "thurn-und-taxis")
PEOPLE = ("ada", "ben", "")


class Direct(WorkerProcess):
    """A worker in this process: what it is sent is pickled, as if it were in another."""

    def __init__(self) -> None:
        super().__init__()
        self.up = True
        self.pool = RenderWorker()
        self.heard: list[Any] = []

    def _send(self, request: RenderRequest | Unsubscribe) -> None:
        heard = pickle.loads(pickle.dumps(request))
        self.heard.append(heard)
        if isinstance(heard, Unsubscribe):
            self.pool.unsubscribe(heard)
            return
        told = self.pool.render(heard)
        asyncio.get_running_loop().call_soon(lambda: self._waiting.popleft().set_result(told))


async def start_table(store: TableStore, game: str) -> LiveTable:
    """A table of two at which Ada and Ben sit."""
    wish = TableRequest(game, [SeatRequest("me", "Ada"), SeatRequest("friend")])
    row, seated = build_table(wish, "ada", translator_for("en"), 14)
    store.create(row, seated)
    stored = store.load(row.id)
    assert stored is not None
    live = LiveTable(store, stored)
    await add_nonce(live, "ada", NONCE)
    await take_seat(live, 1, "ben", "Ben", 0, NONCE)
    assert live.row.status == "playing"
    return live


@pytest.fixture
def store(tmp_path: Path) -> Iterator[TableStore]:
    one = TableStore(to_sqlite_url(tmp_path))
    yield one
    one.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_render_worker_sends_the_same_updates_as_the_server(store: TableStore, game: str) -> None:
    """To both players and an onlooker, whatever happens at the table; most of it from one new action at a time."""
    chance = random.Random(game)

    async def play() -> list[Any]:
        live, worker = await start_table(store, game), Direct()
        streams = [UpdateStream() for _ in PEOPLE]
        page: PageState | None = PageState(live.number)
        for step in range(60):
            for number, (person, stream) in enumerate(zip(PEOPLE, streams)):
                context = table_views.build_viewer_context(
                    live, person, "fr" if number else "en", text_board=number == 2
                )
                told = await worker.render_update(live, number, context, "playing", page, False)
                assert told.decode() == stream.next_message(live.render_cache, live.match, context, "playing", page)
                seen = await worker.render_update(live, 10 + number, context, "playing", None, True)
                assert table_views.render_table_observation(live, context) in seen.decode()
            page = None
            last = live.match.entries[-1].seat if live.match.entries else -1
            if last >= 0 and step % 5 == 4 and live.match.undoable(last) is None:
                await takebacks.undo_last_action(live, last, live.number)
                continue
            if step == 20:
                await chat.post_message(live, 0, "Ada", "Bonjour")
                continue
            seat = chance.choice(live.match.actors)
            await live.play(seat, chance.choice(live.match.legal(seat)), live.number)
        return worker.heard

    heard = asyncio.run(play())
    whole = [each for each in heard if isinstance(each.match, MatchSnapshot)]
    assert 1 < len(whole) < len(heard) / 10, "all of a match is told when something was taken back, and only then"


def test_a_render_worker_drops_a_table_without_viewers(store: TableStore) -> None:
    async def play() -> None:
        live, worker = await start_table(store, "la-loire"), Direct()
        context = table_views.build_viewer_context(live, "ada", "en")
        for listener in (1, 2):
            await worker.render_update(live, listener, context, "playing", None, listener == 2)
        worker.unsubscribe(live.row.id, 1)
        assert list(worker.pool.replicas) == [live.row.id]
        worker.unsubscribe(live.row.id, 2)
        assert not worker.pool.replicas
        assert await worker.render_update(live, 3, context, "playing", None, False), "it is told all of it again"

    asyncio.run(play())


def test_what_a_worker_cannot_render_is_rendered_here(store: TableStore, caplog: pytest.LogCaptureFixture) -> None:
    """And the worker takes the table up again with the next order."""

    async def play() -> None:
        live, worker = await start_table(store, "la-loire"), Direct()
        context = table_views.build_viewer_context(live, "ada", "en")
        await worker.render_update(live, 1, context, "playing", None, False)
        worker.pool.replicas.clear()  # as if its copy had failed
        with pytest.raises(RenderUnavailable):
            await worker.render_update(live, 1, context, "playing", None, False)
        assert await worker.render_update(live, 1, context, "playing", None, False)

    asyncio.run(play())
    assert "rendering" in caplog.text


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose workers begin with the third stream."""
    folder = tmp_path_factory.mktemp("workers")
    told = folder / "postchaise.toml"
    told.write_text("render_workers = 2\nrender_pool_threshold = 3\n")
    one = Serving(folder, "--settings", str(told)).start()
    yield one
    assert one.stop() == 0
    assert "Traceback" not in one.read_trace(), one.read_trace()


def workers(serving: Serving) -> int:
    found: int = Person(serving).get("/healthz").json()["render_workers"]
    return found


def children(pid: int) -> set[int]:
    return {int(each) for file in Path(f"/proc/{pid}/task").glob("*/children") for each in file.read_text().split()}


def render_fresh(page: Stream) -> dict[str, str]:
    """The regions as the page has them by now, without the oldest lines of the log."""
    regions: dict[str, str] = {}
    for _, data, _ in page.events:
        regions.update(data.get("regions", {}))
        regions["log"] = regions.get("log", "") + data.get("new_log_lines", "")
    return {name: html for name, html in regions.items() if name != "log"}


def test_streams_survive_started_and_killed_render_workers(crowded: Serving) -> None:
    """Every viewer ends with the regions of a fresh page, and no stream is closed."""
    ada, ben, made = start_table_for_two(crowded, "thurn-und-taxis")
    table, mirror, chance = made["table"], crowded.create_mirror(made["table"]), random.Random(4)
    people, number = {0: ada, 1: ben}, 0
    pages = [Stream(ada, table), Stream(ben, table)]
    wait_until(lambda: all(page.events for page in pages), "both pages")
    before = children(crowded.pid)
    assert workers(crowded) == 0, "two are no crowd"
    number = play_both_seats(mirror, people, table, number, 5, chance.choice)
    pages.append(Stream(ada, table))
    wait_until(lambda: workers(crowded) == 2, "the workers")
    number = play_both_seats(mirror, people, table, number, 10, chance.choice)
    wait_until(lambda: all(page.number() == number for page in pages), "what was rendered")
    for pid in children(crowded.pid) - before:
        os.kill(pid, signal.SIGKILL)
    number = play_both_seats(mirror, people, table, number, 10, chance.choice)
    wait_until(lambda: all(page.number() == number for page in pages), "what was drawn without them")
    wait_until(lambda: workers(crowded) == 2, "other workers")
    number = play_both_seats(mirror, people, table, number, 10, chance.choice)
    wait_until(lambda: all(page.number() == number for page in pages), "what the others rendered")
    for who, page in zip((ada, ben, ada), pages):
        fresh = Stream(who, table)
        wait_until(lambda: fresh.events, "a fresh look")  # noqa: B023
        assert render_fresh(page) == render_fresh(fresh)
        fresh.close()
    for page in pages:
        assert page.error is None
        page.close()
