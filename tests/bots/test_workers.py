"""Bots in processes of their own: whatever happens to a process, the move is made and the workers are complete."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from postchaise import Dice, game
from postchaise.bots.bot import BotRequest, sample_worlds
from postchaise.bots.levels import OFFERED, answer_request
from postchaise.bots.workers import BotWorkers

PATIENT = 600.0  # seconds nobody needs: tests do not depend on the speed of the machine


def request(seed: int = 1, seats: int = 2, level: str = "random", seconds: float = PATIENT) -> BotRequest:
    la_loire = game("la-loire")
    state = la_loire.new(seats, Dice(seed))
    seat = la_loire.actor(state)
    determinizations = sample_worlds(la_loire, state, seat, Dice(seed), 2)
    return BotRequest(la_loire, level, determinizations, la_loire.legal(state, seat), seat, seed, seconds)


def with_workers(
    count: int, run: Callable[[BotWorkers], Awaitable[None]], think: str = "", grace: float = PATIENT
) -> None:
    async def whole() -> None:
        workers = BotWorkers(count, f"bots.bad_bots:{think}", grace) if think else BotWorkers(count, grace=grace)
        try:
            await run(workers)
        finally:
            workers.close()
        assert workers.pids() == []

    asyncio.run(whole())


def test_a_worker_thinks_what_the_bot_would_think_here() -> None:
    async def run(workers: BotWorkers) -> None:
        for level in OFFERED:
            asked = request(3, level=level)
            assert await workers.choose(asked) == answer_request(asked)

    with_workers(1, run)


def test_twenty_thoughts_on_two_workers_are_all_answered_and_the_loop_stays_free() -> None:
    async def run(workers: BotWorkers) -> None:
        asked = [request(seed) for seed in range(20)]
        answers = asyncio.gather(*(workers.choose(each) for each in asked))
        turns = 0
        while not answers.done():  # nobody else could run if the loop were blocked
            turns += 1
            await asyncio.sleep(0)
        assert turns > 1
        assert [a in each.legal for a, each in zip(await answers, asked, strict=True)] == [True] * 20
        assert await asyncio.gather(*(workers.choose(each) for each in asked)) == await answers
        assert len(workers.pids()) == 2

    with_workers(2, run)


def test_a_worker_killed_in_the_middle_is_replaced_and_another_makes_the_move(tmp_path: Path) -> None:
    async def run(workers: BotWorkers) -> None:
        before = workers.pids()
        asked = request(level=str(tmp_path / "note"))
        assert await workers.choose(asked) == asked.legal[-1]
        assert len(workers.pids()) == 2
        assert len(set(before) & set(workers.pids())) == 1

    with_workers(2, run, "die_once")


def test_a_worker_killed_while_it_waits_is_noticed_with_the_next_thought() -> None:
    async def run(workers: BotWorkers) -> None:
        asked = request()
        first = await workers.choose(asked)
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGKILL)
        assert await workers.choose(asked) == first
        assert len(workers.pids()) == 1
        assert workers.pids() != [pid]

    with_workers(1, run)


@pytest.mark.parametrize("way", ["hang", "die", "fail", "cheat"])
def test_when_nobody_can_think_a_legal_move_is_made_all_the_same(way: str) -> None:
    async def run(workers: BotWorkers) -> None:
        before = set(workers.pids())
        asked = request(seconds=0.0)
        assert await workers.choose(asked) in asked.legal
        assert len(workers.pids()) == 2
        replaced = way in ("hang", "die")  # a worker that only has no answer is still good
        assert before.isdisjoint(workers.pids()) if replaced else before == set(workers.pids())

    with_workers(2, run, way, grace=0.01 if way == "hang" else PATIENT)


def test_a_thought_under_way_when_all_is_closed_is_answered() -> None:
    async def run(workers: BotWorkers) -> None:
        asked = request()
        under_way = [asyncio.ensure_future(workers.choose(asked)) for _ in range(3)]
        await asyncio.sleep(0)
        workers.close()
        assert all(action in asked.legal for action in await asyncio.gather(*under_way))
        assert await workers.choose(asked) in asked.legal

    with_workers(1, run, "hang")


def test_workers_leave_with_the_parent() -> None:
    """They hold the standard output of the parent: it ends when the last of them is gone."""
    script = Path(__file__).with_name("bad_bots.py")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "thinking\n"
        parent.kill()
        rest, _ = parent.communicate(timeout=PATIENT)
    assert rest == ""
