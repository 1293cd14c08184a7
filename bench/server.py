"""The server under load: many tables of all titles or of one, two viewers each, one action a second per table.

    python bench/server.py [--tables 100] [--game la-loire] [--seconds 60] [--bin .venv-fast/bin] [--processes 2]
    python bench/server.py --tables 20 --bot master --workers 2

Measured from the moment a command is sent until both viewers have the new board. The driver shares the machine's
cores with the server, so the numbers are what two cores can do for both. Several processes serve one PostgreSQL of
their own, and each table stays with one of them, as nginx sends it there (docs/host.md). With `--bot` one of the two
at each table is a bot of that level, and it is also measured how long its turns keep the other one waiting.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import time

import uvloop
from clients import ACTION, GAMES, NONCE
from serving import PURE, database, family, memory, processor, start

BEGAN = time.perf_counter()
NUMBER = re.compile(rb'data: {"number":(\d+)')
PORT = 8431


class Table:
    def __init__(self, port: int, number: int, game: str, bot: str = "") -> None:
        self.host, self.port = "127.0.0.1", port
        self.local = (f"127.0.0.{2 + number % 200}", 0)  # every table from an address of its own, as in real life
        self.game = game or GAMES[number % len(GAMES)]
        self.bot = bot
        self.id = ""
        self.waited: list[float] = []  # for whole turns of the bot
        self.tokens: list[str] = []
        self.viewers = (0,) if bot else (0, 1)
        self.seen = [-1 for _ in self.viewers]  # the version each viewer has
        self.choices: list[list[int]] = [[] for _ in self.viewers]  # the actions each viewer is offered
        self.news = asyncio.Event()
        self.errors: list[str] = []
        self.over = False

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, dict[str, object]]:
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=self.local)
        try:
            return await send(reader, writer, method, path, body, token)
        finally:
            writer.close()

    async def open(self) -> None:
        other = {"kind": "bot", "level": self.bot} if self.bot else {"kind": "friend", "name": "Bert"}
        seats = [{"kind": "me", "name": "Anna"}, other]
        _, made = await self.ask("POST", "/api/v1/tables", {"game": self.game, "seats": seats})
        self.id = str(made["table"])
        self.tokens = [str(made["token"])]
        await self.ask("POST", f"/api/v1/tables/{self.id}/shuffle", {"nonce": NONCE}, self.tokens[0])
        if self.bot:
            return
        invite = made["invitations"][0]["url"].rpartition("/")[2]  # type: ignore[index]
        friend = "F" + os.urandom(24).hex()[:43]
        self.tokens.append(friend)
        joins = {"seat": 1, "invite": invite, "name": "Bert", "nonce": NONCE}
        await self.ask("POST", f"/api/v1/tables/{self.id}/join", joins, friend)

    async def watch(self, seat: int) -> asyncio.Transport:
        """One viewer."""
        made = asyncio.get_running_loop().create_connection(
            lambda: Viewer(self, seat), self.host, self.port, local_addr=self.local
        )
        transport, _ = await made
        path = f"/api/v1/tables/{self.id}/stream?seat={seat}"
        head = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {self.tokens[seat]}\r\n\r\n"
        transport.write(head.encode())
        return transport

    async def shown(self, number: int) -> None:
        while min(self.seen) < number:
            self.news.clear()
            await self.news.wait()

    async def play(self, seconds: float, chooser: random.Random, took: list[float]) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=self.local)
        await asyncio.sleep(chooser.random())
        end, idle = time.perf_counter() + seconds, 0.0
        while time.perf_counter() < end and not self.over:
            began = time.perf_counter()
            seat = next((each for each in self.viewers if self.choices[each]), None)
            if seat is None:
                idle = idle or began
                await asyncio.sleep(0.02)
                continue
            if idle:
                self.waited.append(began - idle)
                idle = 0.0
            action = chooser.choice(self.choices[seat])
            body = {"seat": seat, "number": self.seen[seat], "action": action}
            self.choices[seat] = []
            status, said = await send(
                reader, writer, "POST", f"/api/v1/tables/{self.id}/actions", body, self.tokens[seat]
            )
            if self.bot and status in (409, 422):  # it moved meanwhile
                continue
            if status != 200:
                self.errors.append(f"{status} {said}")
                break
            await asyncio.wait_for(self.shown(int(str(said["number"]))), 30)
            took.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))
        writer.close()


class Viewer(asyncio.Protocol):
    """Reads the stream of one seat, message by message, and no more of it than the driver needs: what a browser does
    with it is done on another machine."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.parts: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        self.parts.append(data)
        if b"\n\n" not in data[-8:]:  # a message ends where a piece of the answer does
            return
        said, self.parts = b"".join(self.parts), []
        table, seat = self.table, self.seat
        for found in NUMBER.finditer(said):
            table.seen[seat] = int(found[1])
        begin = said.rfind(b'"decision":')
        if begin >= 0:
            table.choices[seat] = [int(each) for each in ACTION.findall(said, begin)]
        table.over = table.over or b'"over":true' in said[-200:]
        table.news.set()


async def send(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, body: object, token: str
) -> tuple[int, dict[str, object]]:
    data = json.dumps(body).encode() if body is not None else b""
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    writer.write(head.encode() + b"\r\n" + data)
    status = int((await reader.readline()).split()[1])
    length = 0
    while (line := await reader.readline()) not in (b"\r\n", b""):
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    return status, json.loads(await reader.readexactly(length) or b"{}")


async def drive(pids: list[int], count: int, seconds: float, game: str, bot: str) -> None:
    chooser = random.Random(7)
    # in turns, each process with all titles
    tables = [Table(PORT + number // len(GAMES) % len(pids), number, game, bot) for number in range(count)]
    for first in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[first : first + 20]))
    viewers = [await table.watch(seat) for table in tables for seat in table.viewers]
    while not all(min(table.seen) >= 0 for table in tables):
        await asyncio.sleep(0.1)
    everybody = family(pids)
    alone, cpu, before, began = processor(pids), processor(everybody), memory(everybody), time.perf_counter()
    took: list[float] = []
    await asyncio.gather(*(table.play(seconds, chooser, took) for table in tables))
    spent = time.perf_counter() - began
    for viewer in viewers:
        viewer.close()
    errors = [error for table in tables for error in table.errors]
    ms = sorted(1000 * each for each in took)
    print(f"{count} tables of {game or 'all titles'}, {len(ms)} actions in {spent:.0f} s, {len(errors)} errors")
    middle, most = statistics.median(ms), ms[-1]
    print(f"command to all viewers: median {middle:.0f} ms, 95 % {ms[int(len(ms) * 0.95)]:.0f} ms, most {most:.0f} ms")
    if bot:
        turns = sorted(each for table in tables for each in table.waited)
        middle, late, most = statistics.median(turns), turns[int(len(turns) * 0.95)], turns[-1]
        print(f"{len(turns)} turns of a {bot}: median {middle:.1f} s, 95 % {late:.1f} s, most {most:.1f} s")
    used, own = processor(everybody) - cpu, processor(pids) - alone
    each = f"{1000 * used / len(ms):.1f} ms of a core per action, {1000 * own / len(ms):.1f} without render workers"
    print(f"server: {used / spent:.2f} cores, {each}")
    print(f"driver: {time.process_time() / (time.perf_counter() - BEGAN):.2f} cores")
    print(f"memory: {before:.0f} MB before, {memory(everybody):.0f} MB after")
    for error in errors[:3]:
        print("  ", error)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--game", default="", choices=["", *GAMES])
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--bin", default=str(PURE))
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--bot", default="", help="its level, in one of the two seats")
    options.add_argument("--workers", type=int, default=1, help="processes in which bots think")
    given = options.parse_args()
    with database(given.processes) as address:
        words = ["--bot-workers", str(given.workers)]
        servers = [start(given.bin, PORT + number, address, *words) for number in range(given.processes)]
        try:
            pids = [server.pid for server in servers]
            uvloop.run(drive(pids, given.tables, given.seconds, given.game, given.bot))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(20)


if __name__ == "__main__":
    main()
