"""Bot workers and render workers handle a match with other components than the server's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from postchaise import Dice, Match
from postchaise.bots.bot import BotRequest, sample_worlds
from postchaise.bots.levels import OFFERED, BotPlayer, answer_request
from postchaise.bots.workers import BotWorkers
from postchaise.kernel.dice import RANDOM, SealedDice
from postchaise.kernel.game import Game
from postchaise.kernel.registry import find_components_text, is_game_copy, register_components
from postchaise.kernel.registry import game as find_game
from postchaise.server.http import tokens
from postchaise.server.live import table_views
from postchaise.server.live.render_pool import WorkerProcess
from postchaise.server.live.updates import UpdateStream
from postchaise.server.storage.store import TableStore
from postchaise.server.tables.creation import SeatRequest, TableRequest, build_table
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.translations import translator_for
from server.persons import NONCE, Person, create_token
from server.serving import DEAL, Serving, open_stream, wait_until
from server.storage.test_changed_rules import COMPONENTS

PATIENT = 600.0  # seconds that no request needs: the tests do not depend on the speed of the machine
ACTIONS = 30
MOST_ACTIONS = 60  # of the person, until the bot has answered one


def other_game(id: str) -> Game[Any]:
    """The game as it was before its numbers were corrected."""
    text = find_components_text(id, find_game(id).components)
    game = find_game(id, register_components(id, text.replace(*COMPONENTS[id])))
    assert is_game_copy(game)
    return game


def store_table(store: TableStore, id: str, token: str, opponent: SeatRequest) -> str:
    """TableStore a running match of two with the other numbers; return the id of its table."""
    game, holder = other_game(id), tokens.hash_token(token)
    wish = TableRequest(id, [SeatRequest("me", "Ada"), opponent])
    row, seated = build_table(wish, holder, translator_for("en"), 14)
    nonces = [RANDOM if seat.kind == "bot" else NONCE for seat in seated]
    match = Match(game, 2, SealedDice(DEAL, 0, nonces), **row.options)
    seated = [replace(seat, nonce=NONCE) if seat.kind != "bot" else seat for seat in seated]
    row = replace(
        row, components=game.components, key=DEAL, status="playing", setup=match.setup_outcomes, nonces=nonces
    )
    store.create(row, seated)
    return row.id


def with_workers(ask: Callable[[BotWorkers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = BotWorkers(1, grace=PATIENT)
        try:
            await ask(workers)
        finally:
            workers.close()

    asyncio.run(run())


def test_a_bot_in_a_worker_plays_by_the_numbers_of_the_match(caplog: pytest.LogCaptureFixture) -> None:
    """It answers as it would here, at every third action of a match; titles and levels alternate in one worker."""

    async def ask(workers: BotWorkers) -> None:
        matches = [Match(other_game(id), 2, Dice(5)) for id in COMPONENTS]
        for step in range(ACTIONS):
            for match in matches:
                game, state, seat = match.game, match.state, match.actor
                if step % 3 == 0:
                    legal = game.legal(state, seat)
                    level = OFFERED[step // 3 % 2]
                    worlds = sample_worlds(game, state, seat, Dice(step), 2)
                    request = BotRequest(game, level, worlds, legal, seat, step, PATIENT)
                    assert await workers.choose(request) == answer_request(request)
                match.play(seat, BotPlayer("random", Dice(step)).choose(game, state, seat))

    with_workers(ask)
    assert not caplog.records


def test_a_worker_may_import_the_other_numbers_before_its_time_begins(caplog: pytest.LogCaptureFixture) -> None:
    """Importing a copy of a game takes longer than a thought may; a worker that was given up would import it again."""

    async def ask() -> None:
        for id in COMPONENTS:
            game = other_game(id)
            state = game.new(2, Dice(1))
            seat = game.actor(state)
            workers = BotWorkers(1, grace=0.05)
            try:
                request = BotRequest(game, "random", [state], game.legal(state, seat), seat, 1, 0.0)
                assert await workers.choose(request) == answer_request(request)
            finally:
                workers.close()

    asyncio.run(ask())
    assert not caplog.records


def test_a_render_worker_draws_the_numbers_of_the_match(tmp_path: Path) -> None:
    """For the player and a spectator, action by action; a worker that fails would raise RenderUnavailable."""

    async def render(store: TableStore) -> None:
        worker = WorkerProcess()
        worker.start()
        try:
            while not worker.up:
                await asyncio.sleep(0)
            for id in COMPONENTS:
                stored = store.load(store_table(store, id, "ada", SeatRequest("hot")))
                assert stored is not None
                await draw(LiveTable(store, stored), worker)
        finally:
            await worker.close()

    async def draw(live: LiveTable, worker: WorkerProcess) -> None:
        assert is_game_copy(live.game)
        people = [tokens.hash_token("ada"), ""]
        streams = [UpdateStream() for _ in people]
        for step in range(ACTIONS):
            for number, (person, updates) in enumerate(zip(people, streams, strict=True)):
                context = table_views.build_viewer_context(live, person, "en")
                drawn = await worker.render_update(live, number, context, "playing", None, False)
                assert drawn.decode() == updates.next_message(live.render_cache, live.match, context, "playing", None)
                seen = await worker.render_update(live, len(people) + number, context, "playing", None, True)
                assert table_views.render_table_observation(live, context) in seen.decode()
            seat = live.match.actor
            await live.play(
                seat, BotPlayer("random", Dice(step)).choose(live.game, live.match.state, seat), live.number
            )

    store = TableStore(f"sqlite:///{tmp_path / 'postchaise.sqlite'}")
    asyncio.run(render(store))
    store.close()


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with one bot worker, and one render worker that begins with the first stream."""
    folder = tmp_path_factory.mktemp("corrected")
    settings = folder / "postchaise.toml"
    settings.write_text("render_workers = 1\nrender_pool_threshold = 1\n")
    one = Serving(folder, "--settings", str(settings)).start()
    yield one
    assert one.stop() == 0
    for problem in ("Traceback", "rendering", "a render worker is gone"):
        assert problem not in one.read_trace(), one.read_trace()


@pytest.mark.parametrize("id", COMPONENTS)
def test_a_server_goes_on_with_a_match_whose_numbers_were_corrected(watched: Serving, id: str) -> None:
    """A person plays against a bot, and everybody is shown what the other numbers give."""
    token = create_token()
    ada = Person(watched, token=token)
    store = TableStore(watched.database)
    table = store_table(store, id, token, SeatRequest("bot", level="apprentice"))
    store.close()
    with open_stream(ada, table) as page:
        wait_until(lambda: ada.get("/healthz").json()["render_workers"] == 1, "the render worker")
        for step in range(MOST_ACTIONS):
            match = wait_until(lambda: _when_asked(watched.live(table).match), "the turn of the person")
            if step and match.entries[-1].seat == 1:
                break
            action = BotPlayer("random", Dice(step)).choose(match.game, match.state, 0)
            answer = ada.act(table, 0, match.version, action)
            assert answer.status_code == 200, answer.text
        live = watched.live(table)
        wait_until(lambda: page.number() >= live.number, "what was drawn")
    assert is_game_copy(live.game)
    assert {entry.seat for entry in live.match.entries} == {0, 1}
    again = Match(other_game(id), 2, SealedDice(DEAL, 0, live.match.nonces), **dict(live.match.options))
    for entry in live.match.entries:
        again.play(entry.seat, entry.action)
    assert again.state.to_json() == live.match.state.to_json()


def _when_asked(match: Match) -> Match | None:
    return match if match.actor == 0 else None
