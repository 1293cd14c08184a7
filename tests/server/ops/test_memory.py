"""The memory of a server is bounded, and is freed when nobody is connected."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from weakref import ref

import pytest
from starlette.requests import Request

from bots.test_workers import request as bot_request
from postchaise.bots import workers
from postchaise.bots.process_memory import measure_memory, return_memory, tune_malloc
from postchaise.bots.workers import BotWorkers
from postchaise.kernel.dice import Dice
from postchaise.kernel.match import Match
from postchaise.kernel.messages.message import Message, seat_message
from postchaise.server.http.guard import RateLimiter
from postchaise.server.live import render_pool
from postchaise.server.live.render_jobs import RenderJobs, ResultCache, Steps
from postchaise.server.live.render_pool import RenderPool, WorkerProcess
from postchaise.server.ops import maintenance
from postchaise.server.ops.settings import Settings
from postchaise.server.services import Services
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import registry
from postchaise.server.tables.creation import SeatRequest, TableRequest, build_table
from postchaise.server.tables.presence import TableListener
from postchaise.web import translations
from postchaise.web.translations import translator_for
from postchaise.web.views.log import ENTRIES, LogCache
from server.serving import to_sqlite_url

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory of a process")


# Tables


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    async def create() -> Services:
        return Services(Settings(database=to_sqlite_url(tmp_path), bot_workers=1, render_workers=0))

    async def close() -> None:
        await one.close()

    one = asyncio.run(create())
    yield one
    asyncio.run(close())


def store_table(store: TableStore) -> str:
    wish = TableRequest("la-loire", [SeatRequest("me", "Ada"), SeatRequest("bot")])
    row, seated = build_table(wish, "ada", translator_for("en"), 14)
    store.create(row, seated)
    return row.id


@pytest.mark.parametrize(("status", "seconds"), [("waiting", registry.IDLE), ("over", registry.IDLE_WHEN_OVER)])
def test_idle_tables_leave_memory_although_no_other_is_loaded(services: Services, status: str, seconds: int) -> None:
    async def run() -> None:
        table = store_table(services.store)
        live = await services.registry.get(table)
        live.row.status = status
        live.used = time.monotonic() - seconds + 5
        services.registry.streams = 1  # at another table
        await maintenance.drop_unused(services)
        assert services.registry.peek(table) is live
        live.used -= 10
        listener = TableListener("ada", 0)
        live.presence.listeners.add(listener)
        await maintenance.drop_unused(services)
        assert services.registry.peek(table) is live, "somebody looks"
        live.presence.listeners.discard(listener)
        await maintenance.drop_unused(services)
        assert services.registry.peek(table) is None

    asyncio.run(run())


def test_what_was_rendered_of_a_table_goes_when_nobody_looks(services: Services) -> None:
    async def run() -> None:
        live = await services.registry.get(store_table(services.store))
        rendered = live.render_cache
        live.used = time.monotonic() - registry.IDLE_RENDERING - 1
        listener = TableListener("ada", 0)
        live.presence.listeners.add(listener)
        services.registry.drop_unused()
        assert live.render_cache is rendered
        live.presence.listeners.discard(listener)
        services.registry.drop_unused()
        assert live.render_cache is not rendered

    asyncio.run(run())


def test_caches_are_dropped_when_everybody_has_left(services: Services) -> None:
    async def run() -> None:
        assert services.is_quiet()
        live = await services.registry.get(store_table(services.store))
        assert not services.is_quiet(), "a table was used just now"
        live.used -= 1000
        assert services.is_quiet()
        services.registry.streams = 1
        assert not services.is_quiet()
        services.replays._kept["one"] = services.cards._kept["two"] = b"bytes"
        services.release_memory()
        assert not services.replays._kept
        assert not services.cards._kept

    asyncio.run(run())


def test_tables_leave_memory_soon_after_everybody_has_left(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    returned = list[int]()
    monkeypatch.setattr(Services, "release_memory", lambda self: returned.append(len(self.registry.ids())))

    async def run() -> None:
        table = store_table(services.store)
        live = await services.registry.get(table)
        live.used = time.monotonic() - registry.IDLE_WHEN_QUIET - 1
        services.registry.streams = 1
        await maintenance.drop_unused(services)
        assert services.registry.peek(table) is live, "somebody is at another table, and may come to this one"
        released = maintenance.release_memory_when_quiet(services, None)
        assert released is None
        services.registry.streams = 0
        for _ in range(3):
            released = maintenance.release_memory_when_quiet(services, released)
            await maintenance.drop_unused(services)
        assert services.registry.peek(table) is None
        assert returned == [1, 0], "at once, and when the last table has left"

    asyncio.run(run())


# Results


def test_results_are_kept_up_to_a_number_of_bytes() -> None:
    made = list[str]()

    def make(key: str, size: int) -> Steps[bytes]:
        made.append(key)
        return bytes(size)
        yield

    async def ask() -> None:
        kept = ResultCache(RenderJobs(RateLimiter()), 1000)
        for key, size in (("a", 400), ("b", 500), ("a", 400), ("c", 300), ("b", 500), ("large", 2000), ("b", 500)):
            found = await kept.get(open_request(), "home", key, partial(make, key, size), lambda: None)
            assert len(found) == size

    asyncio.run(ask())
    assert made == ["a", "b", "c", "b", "large", "b"]


def open_request() -> Request:
    async def receive() -> dict[str, str]:
        await asyncio.Event().wait()
        return {}

    return Request({"type": "http"}, receive)


# Texts


def test_tables_share_the_texts_that_name_nobody() -> None:
    one, other = (translator_for("en", "la-loire", (name, "Ben")) for name in ("Ada", "Eva"))
    place, named = Message("location-tours"), Message("prompt", player=seat_message(1))
    for each in (one, other):
        each.translate(place)
        each.translate(seat_message(1))
        each.translate("seat-log-joined", seat=1, name="Ada", other="")
    assert one._shared is other._shared
    assert "location-tours" in one._shared
    assert [next(iter(each._own.values())) for each in (one, other)] == ["Ada", "Eva"]
    assert not any("Ada" in text for text in one._shared.values()), "names stay with their table"
    assert translations._is_about_people(named)


def test_texts_of_a_table_go_with_its_log() -> None:
    match, log = Match("la-loire", 2, Dice(1)), LogCache()
    match.play(match.actor, match.legal(match.actor)[0])
    translator = translator_for("en", "la-loire", ("Ada", "Zoe"))
    log.lines(match, 0, translator)
    known = ref(translator)
    del translator
    assert translator_for("en", "la-loire", ("Ada", "Zoe")) is known()
    del log
    assert known() is None


def test_cached_texts_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations, "OWN_TEXTS", 10)
    monkeypatch.setattr(translations, "SHARED_TEXTS", 10)
    translator = translations.TableTranslator("en", "la-loire").with_players(("Ada", "Ben"))
    for number in range(50):
        translator.translate("seat-log-joined", seat=1, name=str(number), other="")
        translator.translate("denier-count", count=number)
        translator.attribute(f"good-{number}", "some", "x")
    assert len(translator._own) <= 10
    assert len(translator._shared) <= 10


def test_cached_log_lines_have_a_bound() -> None:
    match, dice, log = Match("la-loire", 2, Dice(1)), Dice(2), LogCache()
    translator = translator_for("en", "la-loire", ("Ada", "Ben"))
    for _ in range(5 * ENTRIES):
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
        log.lines(match, 0, translator)
    (kept,) = log._kept.values()
    assert len(kept) <= 2 * ENTRIES
    assert match.version - 1 in kept


# Processes


@only_linux
def test_freed_memory_returns_to_the_system() -> None:
    tune_malloc()
    before = measure_memory(os.getpid())
    kept = [bytes(500_000) + bytes([n % 256]) for n in range(60)]
    assert measure_memory(os.getpid()) - before > 20_000_000
    kept.clear()
    return_memory()
    assert measure_memory(os.getpid()) - before < 10_000_000


def test_other_systems_keep_their_memory_to_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "plan9")
    tune_malloc()
    return_memory()
    assert measure_memory(-1) == 0


@pytest.mark.parametrize("reason", ["WORN_REQUESTS", "WORN_BYTES", "IDLE_SECONDS"])
@only_linux
def test_a_worn_bot_worker_is_replaced_and_nobody_waits(monkeypatch: pytest.MonkeyPatch, reason: str) -> None:
    async def run() -> None:
        pool = BotWorkers(1)
        try:
            (first,) = pool.pids()
            pool.renew_idle()
            assert pool.pids() == [first], "it has done nothing yet"
            asked = bot_request(level="random")
            assert await pool.choose(asked) in asked.legal
            monkeypatch.setattr(workers, reason, 0)
            monkeypatch.setattr(workers, "LEAST_REQUESTS", 1)
            for _ in range(6000):
                pool.renew_idle()
                if first not in pool.pids():
                    break
                await asyncio.sleep(0.01)
            monkeypatch.undo()
            assert len(pool.pids()) == 1
            assert await pool.choose(asked) in asked.legal
            assert first not in pool.pids()
        finally:
            pool.close()
        assert pool.pids() == []

    asyncio.run(run())


def test_a_worn_render_worker_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render_pool, "WORN_BYTES", -1)
    monkeypatch.setattr(render_pool, "WORN_SECONDS", 0)

    async def run() -> None:
        pool = RenderPool(Settings(render_workers=1, render_pool_threshold=1))
        pool.start_if_busy(1)
        (first,) = pool._processes
        try:
            await wait_for(lambda: first.up)
            while pool._processes == [first]:
                await pool.maintain(1)
                await asyncio.sleep(0.01)
            (second,) = pool._processes
            assert second.up, "the first one works until its successor is up"
            await wait_for(lambda: not first.up)
        finally:
            await pool.close()
        assert not pool.pids()

    asyncio.run(run())


def test_render_workers_stop_when_few_people_watch_and_start_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = RenderPool(Settings(render_workers=1, render_pool_threshold=4))
        try:
            for _ in range(2):
                pool.start_if_busy(4)
                await wait_for(lambda: bool(pool.pids()))
                monkeypatch.setattr(render_pool, "IDLE_SECONDS", -1)
                await pool.maintain(4)
                assert pool.pids(), "people watch"
                monkeypatch.undo()
                await pool.maintain(1)
                assert pool.pids(), "people watched a moment ago"
                monkeypatch.setattr(render_pool, "IDLE_SECONDS", 0)
                await pool.maintain(1)
                assert not pool.pids()
                monkeypatch.undo()
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_retiring_render_worker_answers_what_it_was_asked() -> None:
    async def run() -> None:
        worker = WorkerProcess()
        waiting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        worker._waiting.append(waiting)
        retiring = asyncio.create_task(worker.retire())
        await asyncio.sleep(0)
        assert not retiring.done()
        worker._waiting.popleft().set_result(b"told")
        await retiring

    asyncio.run(run())


async def wait_for(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0.01)
