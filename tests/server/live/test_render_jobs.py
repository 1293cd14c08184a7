"""Replays are computed in fair turns: other networks and readers who left delay nobody."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from starlette.requests import Request

from browser.positions import PreparedTable, store_table
from postchaise import Match
from postchaise.kernel.dice import SealedDice
from postchaise.server.http.guard import RateLimiter
from postchaise.server.live import render_jobs
from postchaise.server.live.render_jobs import RenderJobs, Steps
from server.persons import Person, create_client_address, create_token
from server.serving import Serving, wait_until

RECORDS = Path(__file__).resolve().parents[2] / "matches"
VIEWS = ("spectator", "0", "1", "open")
# A server that pauses after every step of a replay and notes for whom each was.
NOTED = """
import sys
from postchaise.server.http.guard import RateLimiter
from postchaise.server.live import render_jobs
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
render_jobs.STEP_SECONDS = 0
CHANGES
charge = RateLimiter.charge
def noted(self, who, *rest):
    with open(sys.argv[3] + "/steps", "a") as note:
        note.write(who + "\\n")
    charge(self, who, *rest)
RateLimiter.charge = noted
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1), False, True)
"""


@pytest.fixture
def noted(tmp_path: Path) -> Iterator[Serving]:
    one = Serving(tmp_path, script=NOTED.replace("CHANGES", "")).start()
    yield one
    assert one.stop() == 0, one.read_trace()
    assert "Traceback" not in one.read_trace(), one.read_trace()


def lay_match(serving: Serving) -> PreparedTable:
    match = Match.from_record((RECORDS / "orleans" / "knights-2.txt").read_text("utf-8"))
    return store_table(serving.database, match.fork(match.version, SealedDice(bytes([9]) * 32)))


def read_steps(serving: Serving) -> list[str]:
    """The network of every step so far."""
    note = serving.folder / "steps"
    return note.read_text("utf-8").split() if note.exists() else []


def count_jobs(serving: Serving) -> int:
    told = Person(serving).get("/metrics").text
    return int(float(told.partition("\npostchaise_render_jobs ")[2].split()[0]))


def ask(serving: Serving, at: str, path: str) -> socket.socket:
    """Ask for a page without waiting for it."""
    sock = socket.socket()
    sock.bind((at, 0))
    sock.settimeout(60)
    sock.connect(("127.0.0.1", serving.port))
    sock.sendall(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{serving.port}\r\nconnection: close\r\n\r\n".encode())
    return sock


def test_a_replay_does_not_wait_for_those_that_another_network_asked_for(noted: Serving) -> None:
    over, greedy, other = lay_match(noted), create_client_address(), create_client_address()
    paths = [f"{over.path}/replay.json?as={view}&lang={lang}" for view in VIEWS for lang in ("en", "fr")]
    crowd = [ask(noted, greedy, path) for path in paths]
    wait_until(lambda: count_jobs(noted) == len(paths) and greedy in read_steps(noted), "the first steps")
    ben = Person(noted, other, create_token())
    assert ben.get(f"{over.path}/replay.json", params={"as": "open", "lang": "de"}).status_code == 200
    steps = read_steps(noted)
    mine = steps[steps.index(other) : len(steps) - steps[::-1].index(other)]
    assert mine.count(other) > 20
    runs = [len(list(run)) for network, run in groupby(mine) if network == greedy]
    assert max(runs, default=0) <= 1, "a network with eight requests gets no more turns than one with a single one"
    assert count_jobs(noted) > len(paths) // 2, "it was ready before most of those that were asked for before"
    for sock in crowd:
        sock.close()


def test_a_network_that_used_its_share_waits_behind_the_others(tmp_path: Path) -> None:
    """Others still have theirs: all of a short replay comes before the next step of a long one."""
    one = Serving(tmp_path, script=NOTED.replace("CHANGES", "render_jobs.SHARE = (0.2, 1e-9)")).start()
    try:
        over, greedy, other = lay_match(one), create_client_address(), create_client_address()
        crowd = [ask(one, greedy, f"{over.path}/replay.json?as={view}") for view in VIEWS]
        wait_until(lambda: read_steps(one).count(greedy) > 150, "more than a share")
        ben = Person(one, other, create_token())
        assert ben.get(f"{over.path}/replay", params={"at": 30}).status_code == 200
        steps = read_steps(one)
        assert steps.count(other) == 1
        assert count_jobs(one) > 0, "it did not wait for the others"
        for sock in crowd:
            sock.close()
        wait_until(lambda: count_jobs(one) == 0, "the end of the jobs")
        assert one.stop() == 0, one.read_trace()
    finally:
        if one.process is not None and one.process.poll() is None:
            one.kill()


def test_several_readers_wait_for_one_job_that_goes_on_when_one_leaves(noted: Serving) -> None:
    over, leaver, stayer = lay_match(noted), create_client_address(), create_client_address()
    path = f"{over.path}/replay.json?as=open"
    gone = ask(noted, leaver, path)
    wait_until(lambda: leaver in read_steps(noted), "the first step")
    stays = ask(noted, stayer, path)
    wait_until(lambda: stayer in read_steps(noted), "a step for both")
    gone.close()
    told = b""
    while got := stays.recv(1 << 16):
        told += got
    assert told.startswith(b"HTTP/1.1 200")
    assert len(read_steps(noted)) < 2 * over.match.version, "it was computed once"


def test_a_job_ends_when_its_last_reader_has_left(noted: Serving) -> None:
    over, at = lay_match(noted), create_client_address()
    crowd = [ask(noted, at, f"{over.path}/replay.json?as={view}") for view in VIEWS]
    wait_until(lambda: count_jobs(noted) == len(VIEWS) and at in read_steps(noted), "the first step")
    for sock in crowd:
        sock.close()
    wait_until(lambda: count_jobs(noted) == 0, "the end of the jobs")
    assert len(read_steps(noted)) < over.match.version, "none of the four was finished, nor begun in vain"


@pytest.mark.parametrize("limit", ["JOB_SECONDS", "READER_SECONDS"])
def test_what_takes_too_long_is_an_error_and_not_a_hang(tmp_path: Path, limit: str) -> None:
    one = Serving(tmp_path, script=NOTED.replace("CHANGES", f"render_jobs.{limit} = 0.05")).start()
    try:
        over, ada = lay_match(one), Person(one)
        late = ada.get(f"{over.path}/replay.json", headers={"accept-language": "fr"})
        assert late.status_code == 503
        assert int(late.headers["retry-after"]) > 0
        assert "n’a pas terminé à temps" in late.text
        table = over.path.rpartition("/")[2]
        assert ada.get(f"/api/v1/tables/{table}").status_code == 200
        wait_until(lambda: count_jobs(one) == 0, "the end of the job")
        assert one.stop() == 0, one.read_trace()
    finally:
        if one.process is not None and one.process.poll() is None:
            one.kill()


def test_a_job_of_many_steps_does_not_share_with_a_network_in_debt() -> None:
    """It asks for each step when the last one has ended: others must not slip in between."""
    done = list[str]()

    def work(name: str, steps: int) -> Steps[None]:
        for _ in range(steps):
            done.append(name)
            end = time.thread_time() + render_jobs.STEP_SECONDS
            while time.thread_time() < end:
                pass
            yield

    async def ask() -> None:
        rates = RateLimiter()
        rates.charge("greedy", "computing", *render_jobs.SHARE, 5.0)
        jobs = RenderJobs(rates)
        crowd = [
            asyncio.create_task(jobs.run(_open_request(), "greedy", n, lambda: work("greedy", 20))) for n in range(4)
        ]
        while "greedy" not in done:
            await asyncio.sleep(0)
        await jobs.run(_open_request(), "other", "other", lambda: work("other", 6))
        for each in crowd:
            each.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(ask())
    begin = done.index("other")
    assert begin <= 2
    assert done[begin : begin + 6] == ["other"] * 6


def _open_request() -> Request:
    async def receive() -> dict[str, str]:
        await asyncio.Event().wait()
        return {}

    return Request({"type": "http"}, receive)
