"""The memory of a server over hours: matches end and others follow, viewers come and go, everybody leaves.

    python bench/soak.py [--minutes 60] [--tables 40] [--pace 2] [--csv soak.csv] [--bin .venv-fast/bin]

Measured is the PSS of the server and of each kind of process it starts: resident memory, in which what several
processes share counts once. The start is what the server needs when it has been used: one match of each title with
everything that people ask for, in three languages, after which everybody leaves and caches are dropped. The end is the
same moment after the soak. Growth is that of a straight line through all samples of the last half.

A longer `--pace` (seconds between two clicks at a table) and `--match` (seconds that people play before bots finish
their match) ask less of the machine. With the default values 40 tables take about half a core.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import csv
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import uvloop
from clients import GAMES, LANGUAGES, NONCE, Answer, Client, create_address, find_actions, find_number
from serving import classify, family, find_free_port, find_programs, measure_memory, processor, start

KINDS = ("server", "bot workers", "render workers", "analyses")
LEAVING = 200.0  # seconds after which a server without anybody has dropped its tables and returned its memory
PATIENCE = 240.0  # for bots that finish a match
EFFORT = "4"  # per cent, of an analysis


class Crowd:
    """Everybody who uses the server, and what happened to them."""

    def __init__(self, port: int, pace: float, seconds: float, seed: int) -> None:
        self.port, self.pace, self.seconds = port, pace, seconds
        self.chooser = random.Random(seed)
        self.addresses = count()
        self.tables: list[str] = []  # that somebody plays at
        self.answers: Counter[int] = Counter()  # by status
        self.refusals: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()
        self.clicks: list[float] = []  # seconds from a click until the board has changed

    def client(self) -> Client:
        return Client(self.port, create_address(next(self.addresses)))

    def note(self, answer: Answer, path: str) -> Answer:
        self.answers[answer.status] += 1
        if answer.status >= 500:
            self.problems[f"{answer.status} {path} {answer.body[:120]!r}"] += 1
        elif answer.status >= 400:
            self.refusals[f"{answer.status} at {path.partition('?')[0].rpartition('/')[2] or '/'}"] += 1
        return answer

    async def get(self, client: Client, path: str) -> Answer:
        return self.note(await client.get(path), path)

    async def post(self, client: Client, path: str, body: object) -> Answer:
        return self.note(await client.post(path, body), path)

    async def send_form(self, client: Client, path: str, **fields: str) -> Answer:
        return self.note(await client.send_form(path, **fields), path)

    @contextlib.contextmanager
    def excuse(self, what: str) -> Iterator[None]:
        """A connection that breaks off is counted; its person goes away."""
        try:
            yield
        except (OSError, EOFError, TimeoutError) as error:
            self.problems[f"{what}: {error!r}"[:160]] += 1


class Player:
    """A person in a seat, who follows the table in a stream of pages or of JSON."""

    def __init__(self, crowd: Crowd, table: str, seat: int, client: Client, form: str) -> None:
        self.crowd, self.table, self.seat, self.client, self.form = crowd, table, seat, client, form
        self.number = -1
        self.choices: list[int] = []
        self.over = False
        self.news = asyncio.Event()
        self.following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        path = f"/api/v1/tables/{self.table}/stream?seat={self.seat}&{self.form}"
        with self.crowd.excuse("stream of a player"):
            async for event in self.client.stream(path):
                self.number = max(self.number, find_number(event))
                self.over = self.over or b'"over":true' in event[-200:] or b'"status":"over"' in event[:2000]
                if b'"decision":' in event:
                    self.choices = find_actions(event)
                self.news.set()

    async def click(self) -> None:
        if not self.choices:
            return
        action = self.crowd.chooser.choice(self.choices)
        began, body = time.perf_counter(), {"seat": self.seat, "number": self.number, "action": action}
        answer = await self.crowd.post(self.client, f"/api/v1/tables/{self.table}/actions", body)
        if answer.status != 200:
            return
        self.crowd.events["actions"] += 1
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(30):
                await self.wait(answer.json()["number"])
        self.crowd.clicks.append(time.perf_counter() - began)

    async def wait(self, number: int) -> None:
        while self.number < number and not self.following.done():
            self.news.clear()
            await self.news.wait()

    async def do(self, what: str, **body: object) -> Answer:
        return await self.crowd.post(self.client, f"/api/v1/tables/{self.table}/{what}", body)

    async def leave(self) -> None:
        self.following.cancel()
        await asyncio.gather(self.following, return_exceptions=True)
        self.client.close()


# Matches


async def play_matches(crowd: Crowd, number: int) -> None:
    """One table after the other, until this is cancelled."""
    await asyncio.sleep(crowd.chooser.random() * 20)
    for match in count(number):
        with crowd.excuse("match"):
            await play_match(crowd, GAMES[match % len(GAMES)], crowd.chooser.choice((1, 1, 2, 2, 3)))


async def play_match(crowd: Crowd, game: str, people: int, seconds: float = 0) -> None:
    """People begin, bots finish; then somebody reads about it. Some people just go away in the middle."""
    players = await open_table(crowd, game, people)
    if not players:
        await asyncio.sleep(5)
        return
    table = players[0].table
    crowd.tables.append(table)
    crowd.events["matches begun"] += 1
    try:
        await play(crowd, players, seconds or crowd.seconds * crowd.chooser.uniform(0.5, 1.5))
        if seconds or crowd.chooser.random() > 0.1:
            await finish(crowd, players)
    finally:
        crowd.tables.remove(table)
        for player in players:
            await player.leave()


async def open_table(crowd: Crowd, game: str, people: int) -> list[Player]:
    clients = [crowd.client() for _ in range(people)]
    bots = [{"kind": "bot", "level": crowd.chooser.choice(("novice", "apprentice"))}] * max(people < 2, people == 3)
    friends = [{"kind": "friend", "name": f"Friend {number}"} for number in range(1, people)]
    seats = [{"kind": "me", "name": "Anna"}, *friends, *bots]
    wish = {"game": game, "seats": seats, "pace": "instant", "listed": crowd.chooser.random() < 0.5}
    answer = await crowd.post(clients[0], "/api/v1/tables", wish)
    if answer.status != 201:
        return []
    made = answer.json()
    table, here = made["table"], f"/api/v1/tables/{made['table']}"
    await crowd.post(clients[0], f"{here}/shuffle", {"nonce": NONCE})
    for client, link in zip(clients[1:], made["invitations"], strict=True):
        invite = link["url"].rpartition("/")[2]
        body = {"seat": link["seat"], "invite": invite, "name": f"Friend {link['seat']}", "nonce": NONCE}
        await crowd.post(client, f"{here}/join", body)
    forms = [f"lang={crowd.chooser.choice(LANGUAGES)}" + "&format=json" * (seat == 2) for seat in range(people)]
    return [Player(crowd, table, *each) for each in zip(range(people), clients, forms, strict=True)]


async def play(crowd: Crowd, players: list[Player], seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not players[0].over:
        await asyncio.sleep(crowd.pace * crowd.chooser.uniform(0.5, 1.5))
        player = crowd.chooser.choice([each for each in players if each.choices] or players)
        await player.click()
        aside = crowd.chooser.random()
        if aside < 0.02:
            await player.do("chat", text="Your turn?")
        elif aside < 0.03:
            await player.do("undo", seat=player.seat, number=player.number)
        elif aside < 0.04 and player.choices:
            await player.do("hint", seat=player.seat, number=player.number, level="hint")


async def finish(crowd: Crowd, players: list[Player]) -> None:
    """Bots stand in for everybody, who watch the end and read about the match."""
    for player in players:
        await player.do(f"seats/{player.seat}", do="bot", level="novice")
    end = time.monotonic() + PATIENCE
    while not any(player.over for player in players):
        if time.monotonic() > end:
            crowd.events["matches not finished"] += 1
            return
        await asyncio.sleep(0.5)
    crowd.events["matches finished"] += 1
    await read_about(crowd, players[0], players[-1])


async def read_about(crowd: Crowd, player: Player, other: Player) -> None:
    lang, here = crowd.chooser.choice(LANGUAGES), f"/t/{player.table}"
    await crowd.get(player.client, f"{here}?lang={lang}")
    for seen in ("spectator", "0"):
        await crowd.get(other.client, f"{here}/replay.json?as={seen}&lang={lang}")
        crowd.events["replays"] += 1
    at = crowd.chooser.randrange(1, max(2, player.number))
    for path in (f"replay?at={at}&lang={lang}", f"log?lang={lang}", f"card/{lang}.png", f"position.txt?at={at}"):
        await crowd.get(player.client, f"{here}/{path}")
    record = await crowd.get(player.client, f"/api/v1/tables/{player.table}/record")
    if crowd.chooser.random() < 0.1:
        await crowd.send_form(player.client, f"{here}/analysis")
        crowd.events["analyses"] += 1
    if crowd.chooser.random() < 0.1:
        answer = await crowd.send_form(other.client, "/replay", record=record.body.decode())
        crowd.events["uploads"] += 1
        await crowd.get(other.client, answer.headers.get("location", "/").partition("?")[0] + ".json")
    await asyncio.sleep(crowd.pace)


# Viewers


async def visit(crowd: Crowd) -> None:
    """Look in again and again as somebody new: at the home page, then at a table for a while."""
    while True:
        await asyncio.sleep(crowd.chooser.expovariate(1 / 5))
        with crowd.excuse("visit"):
            await look_around(crowd, crowd.chooser.expovariate(1 / 30))


async def look_around(crowd: Crowd, seconds: float) -> None:
    client, lang = crowd.client(), crowd.chooser.choice(LANGUAGES)
    crowd.events["visits"] += 1
    try:
        pages = ("/", "/new/orleans", "/my", "/learn/orleans", "/rules/la-loire", "/puzzle/orleans", "/api/v1/tables")
        await crowd.get(client, crowd.chooser.choice(pages) + f"?lang={lang}")
        if not crowd.tables:
            return
        table = crowd.chooser.choice(crowd.tables)
        here = f"/api/v1/tables/{table}"
        await crowd.get(client, f"/t/{table}?lang={lang}")
        await crowd.get(client, f"{here}/{crowd.chooser.choice(('reference', 'catch-up'))}?lang={lang}")
        form = crowd.chooser.choice(("format=json", "text_board=1", "version=-1", "version=-1"))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                async for _ in client.stream(f"{here}/stream?lang={lang}&{form}"):
                    crowd.events["updates seen by visitors"] += 1
    finally:
        client.close()


# Memory


class Samples:
    def __init__(self, server: int, path: Path | None) -> None:
        self.server = server
        self.began = time.monotonic()
        self.rows: list[tuple[float, float]] = []  # seconds, and megabytes of all processes
        self._file = path.open("w", newline="") if path else None
        self._writer = csv.writer(self._file) if self._file else None
        if self._writer:
            fields = [f"{kind} {what}" for kind in KINDS for what in ("rss", "pss")]
            self._writer.writerow(["seconds", "phase", "processes", *fields, "all pss"])

    def take(self, phase: str) -> dict[str, float]:
        """Megabytes of each kind of process."""
        sizes = dict.fromkeys(KINDS, (0.0, 0.0))
        pids = family([self.server])
        for pid in pids:
            with contextlib.suppress(OSError, KeyError):  # it has ended meanwhile
                kind, (rss, pss) = classify(pid, self.server), measure_memory(pid)
                sizes[kind] = sizes[kind][0] + rss, sizes[kind][1] + pss
        seconds, total = time.monotonic() - self.began, sum(pss for _, pss in sizes.values())
        if phase == "soak":
            self.rows.append((seconds, total))
        if self._writer and self._file:
            figures = [f"{size:.1f}" for kind in KINDS for size in sizes[kind]]
            self._writer.writerow([f"{seconds:.0f}", phase, len(pids), *figures, f"{total:.1f}"])
            self._file.flush()
        return {kind: pss for kind, (_, pss) in sizes.items()} | {"all": total}

    def growth(self, begin: float, end: float) -> float:
        """The part by which a straight line through the samples of this time grows."""
        x, y = zip(*[(s, size) for s, size in self.rows if begin <= s <= end], strict=True)
        slope, level = statistics.linear_regression(x, y)
        return slope * (x[-1] - x[0]) / (level + slope * x[0])


def describe(name: str, sizes: dict[str, float]) -> str:
    return f"| {name} | " + " | ".join(f"{sizes[kind]:.0f}" for kind in (*KINDS, "all")) + " |"


async def soak(given: argparse.Namespace, server: int) -> int:
    crowd = Crowd(given.port, given.pace, given.match, given.seed)
    samples = Samples(server, given.csv)
    print("| MB (PSS) | " + " | ".join((*KINDS, "all")) + " |")
    print(describe("just started", samples.take("cold")), flush=True)
    await warm_up(crowd, samples)
    first = samples.take("start")
    print(describe("start: used, and everybody has left", first), flush=True)
    crowd.clicks.clear()
    began, cpu = time.monotonic(), processor(family([server]))
    samples.began = began
    tasks = [play_matches(crowd, number) for number in range(given.tables)]
    tasks += [visit(crowd) for _ in range(given.tables // 2)]
    await run_for(60 * given.minutes, tasks, samples, given.every, given.minutes)
    spent, cpu = time.monotonic() - began, processor(family([server])) - cpu
    await watch(LEAVING, samples, "after")
    last = samples.take("end")
    print(describe("end: everybody has left", last))
    return report(crowd, samples, first["all"], last["all"], spent, cpu)


async def warm_up(crowd: Crowd, samples: Samples) -> None:
    """One match of each title with everything people ask for."""
    visitors = [asyncio.create_task(visit(crowd)) for _ in range(20)]
    await asyncio.gather(*(play_match(crowd, game, 3, 30) for game in GAMES))
    for game in GAMES:
        for lang in LANGUAGES:
            await crowd.get(crowd.client(), f"/rules/{game}?lang={lang}")
    await cancel(visitors)
    await watch(LEAVING, samples, "warm")


async def run_for(
    seconds: float, work: list[Coroutine[Any, Any, None]], samples: Samples, every: float, minutes: float
) -> None:
    tasks = [asyncio.create_task(each) for each in work]
    end, steps = time.monotonic() + seconds, count(1)
    while time.monotonic() < end:
        await asyncio.sleep(min(every, max(0.0, end - time.monotonic())))
        sizes, step = samples.take("soak"), next(steps)
        if step % max(1, round(60 * minutes / every / 12)) == 0:
            print(describe(f"after {(time.monotonic() - samples.began) / 60:.0f} min", sizes), flush=True)
    for task in tasks:
        if task.done() and (error := task.exception()):
            raise error
    await cancel(tasks)


async def cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def watch(seconds: float, samples: Samples, phase: str) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(10)
        samples.take(phase)


def report(crowd: Crowd, samples: Samples, first: float, last: float, spent: float, cpu: float) -> int:
    """The exit code: 1 if memory grew or something failed."""
    growth, back = samples.growth(spent / 2, spent), last / first - 1
    clicks = sorted(1000 * each for each in crowd.clicks)
    print(f"growth in the last half: {100 * growth:+.1f} % (target: less than 5 %)")
    print(f"after everybody left: {100 * back:+.1f} % compared with the start (target: less than 20 %)")
    print(
        f"{sum(crowd.answers.values())} requests: " + ", ".join(f"{n} x {s}" for s, n in sorted(crowd.answers.items()))
    )
    print(", ".join(f"{number} {name}" for name, number in sorted(crowd.events.items())))
    median, late = statistics.median(clicks), clicks[int(len(clicks) * 0.95)]
    print(f"click to new board: median {median:.0f} ms, 95 % {late:.0f} ms, most {clicks[-1]:.0f} ms")
    print(f"server: {cpu / spent:.2f} cores (processes that lasted); driver: {time.process_time() / spent:.2f} cores")
    print("refused: " + ", ".join(f"{number} x {what}" for what, number in crowd.refusals.most_common()))
    for problem, number in crowd.problems.most_common(10):
        print(f"problem, {number} times: {problem}")
    return int(growth >= 0.05 or back >= 0.2 or bool(crowd.problems))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--tables", type=int, default=40)
    options.add_argument("--pace", type=float, default=2, help="seconds between two clicks at a table")
    options.add_argument("--match", type=float, default=300, help="seconds that people play of a match")
    options.add_argument("--every", type=float, default=15, help="seconds between two samples")
    options.add_argument("--csv", type=Path, help="write all samples to this file")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--bin", type=Path, default=find_programs(), help="folder of the command postchaise")
    given = options.parse_args()
    given.port = find_free_port()
    os.environ["POSTCHAISE_ANALYSIS_EFFORT"] = EFFORT
    with tempfile.TemporaryDirectory() as folder, Path(folder, "errors.txt").open("w+b") as errors:
        words = ["--bot-workers", "2"]
        server = start(given.bin, given.port, f"sqlite:///{folder}/soak.sqlite", *words, errors=errors)
        try:
            code = uvloop.run(soak(given, server.pid))
        finally:
            server.terminate()
            server.wait(30)
        errors.seek(0)
        told = errors.read().decode()
        if "Traceback" in told:
            print(told[-4000:])
            code = 1
    sys.exit(code)


if __name__ == "__main__":
    main()
