"""People who play at several servers by a script, and remember what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from clients import GAMES, NONCE, Answer, Client, create_address
from serving import Server

SECONDS = 150.0  # for an answer; the server gives up before
BROKEN = (OSError, EOFError, TimeoutError)


class Fault(NamedTuple):
    kind: str
    server: Server | None  # None: all of them
    begin: float
    end: float


class Failure(NamedTuple):
    """A request without a good answer."""

    server: Server
    path: str
    begin: float
    end: float
    status: int  # 0: the connection broke
    code: str  # what the answer says about the reason


@dataclass
class Journal:
    """Everything that happened, for the checks at the end."""

    faults: list[Fault] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)

    @contextlib.contextmanager
    def fault(self, kind: str, server: Server | None = None) -> Iterator[None]:
        begin = time.monotonic()
        self.faults.append(Fault(kind, server, begin, float("inf")))
        place = len(self.faults) - 1
        yield
        self.faults[place] = Fault(kind, server, begin, time.monotonic())


@dataclass
class Site:
    """Servers of one database, and who uses them."""

    servers: list[Server]
    journal: Journal
    chooser: random.Random
    ended: asyncio.Event = field(default_factory=asyncio.Event)  # nobody plays any more
    people: int = 0

    def address(self) -> str:
        self.people += 1
        return create_address(self.people)

    async def ask(self, client: Client, method: str, path: str, body: object = None) -> Answer | None:
        """An answer, or None where there was none; failures are noted."""
        server = next(each for each in self.servers if each.port == client.port)
        begin, data = time.monotonic(), json.dumps(body).encode() if body is not None else b""
        try:
            async with asyncio.timeout(SECONDS):
                answer = await client.ask(method, path, data, "application/json" if data else "")
        except BROKEN as error:
            self.journal.failures.append(Failure(server, path, begin, time.monotonic(), 0, repr(error)))
            return None
        self.journal.answers[answer.status] += 1
        if answer.status >= 500:
            code = read_reason(answer)
            self.journal.failures.append(Failure(server, path, begin, time.monotonic(), answer.status, code))
        return answer


def read_reason(answer: Answer) -> str:
    """The code of an error, or "page" of one that is shown as a page; empty if neither says anything."""
    if answer.headers.get("content-type", "").startswith("text/html"):
        return "page" if b"<main" in answer.body else ""
    with contextlib.suppress(ValueError):
        told = answer.json()
        return str(told["code"]) if told.get("code") and told.get("message") else ""
    return ""


@dataclass
class Command:
    """An action that somebody sent, at the version they saw."""

    seen: int
    notation: str
    fate: str = "doubtful"  # without an answer: it may have been stored; or acknowledged, or refused
    number: int = -1  # of an acknowledged one


class Person:
    """Somebody with a connection to each server, who asks now one and now another."""

    def __init__(self, site: Site) -> None:
        self.site = site
        address = site.address()
        self.clients = [Client(server.port, address) for server in site.servers]
        for client in self.clients[1:]:
            client.token = self.clients[0].token

    async def ask(self, method: str, path: str, body: object = None) -> Answer | None:
        return await self.site.ask(self.site.chooser.choice(self.clients), method, path, body)

    def close(self) -> None:
        for client in self.clients:
            client.close()


class ScriptedPlayer(Person):
    def __init__(self, site: Site, seat: int) -> None:
        super().__init__(site)
        self.seat = seat
        self.commands: list[Command] = []
        self.over = False

    async def play(self, table: str, pace: float) -> None:
        here, chooser = f"/api/v1/tables/{table}", self.site.chooser
        while not self.over and not self.site.ended.is_set():
            await asyncio.sleep(pace * chooser.uniform(0.5, 1.5))
            seen = await self.ask("GET", f"{here}?seat={self.seat}")
            if seen is None or seen.status != 200:
                continue
            now = seen.json()
            self.over = now["status"] == "over"
            if now["decision"]:
                await self._act(here, now)

    async def _act(self, here: str, now: dict[str, Any]) -> None:
        choices = [each["notation"] for each in now["decision"]["choices"] if each["allowed"]]
        command = Command(now["number"], self.site.chooser.choice(choices))
        self.commands.append(command)
        body = {"seat": self.seat, "number": command.seen, "notation": command.notation}
        answer = await self.ask("POST", f"{here}/actions", body)
        if answer is not None and answer.status == 200:
            command.fate, command.number = "acknowledged", answer.json()["number"]
        elif answer is not None and answer.status < 500:
            command.fate = "refused"


class ScriptedViewer:
    """A spectator at one server, who comes back when the stream breaks off."""

    def __init__(self, site: Site, server: Server, table: str) -> None:
        self.site, self.server, self.table = site, server, table
        self.shown: dict[str, Any] = {}
        self._client = Client(server.port, site.address())
        self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while True:
            with contextlib.suppress(*BROKEN):
                async for event in self._client.stream(f"/api/v1/tables/{self.table}/stream?format=json"):
                    if b'"view":' in event:
                        self.shown = json.loads(event)
            await asyncio.sleep(0.3)

    @property
    def number(self) -> int:
        return int(self.shown.get("number", -1))

    def board(self) -> dict[str, Any]:
        """What all spectators must see alike."""
        return {name: self.shown.get(name) for name in ("number", "status", "view", "log", "nonces", "options")}

    async def leave(self) -> None:
        self._following.cancel()
        await asyncio.gather(self._following, return_exceptions=True)


class ScriptedTable:
    """One match: two people, with or without a bot, and a spectator at every server."""

    def __init__(self, site: Site, game: str, bots: int) -> None:
        self.site, self.game, self.bots = site, game, bots
        self.id = ""
        self.players = [ScriptedPlayer(site, seat) for seat in range(2)]
        self.viewers: list[ScriptedViewer] = []

    async def open(self) -> bool:
        """Whether it could be opened; without faults it always can."""
        host, guest = self.players
        bots = [{"kind": "bot", "level": "novice"}] * self.bots
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend", "name": "Bert"}, *bots]
        wish = {"game": self.game, "seats": seats, "pace": "instant"}
        made = await self._until_done(lambda: host.ask("POST", "/api/v1/tables", wish))
        if made is None or made.status != 201:
            return False
        told = made.json()
        self.id, here = told["table"], f"/api/v1/tables/{told['table']}"
        self.viewers = [ScriptedViewer(self.site, server, self.id) for server in self.site.servers]
        await self._until_done(lambda: host.ask("POST", f"{here}/shuffle", {"nonce": NONCE}))
        invite = told["invitations"][0]["url"].rpartition("/")[2]
        joins = {"seat": 1, "invite": invite, "name": "Bert", "nonce": NONCE}
        await self._until_done(lambda: guest.ask("POST", f"{here}/join", joins))
        return True

    async def _until_done(self, ask: Callable[[], Awaitable[Answer | None]]) -> Answer | None:
        """Ask again while servers fail; a second time it may have been done already."""
        while not self.site.ended.is_set():
            answer = await ask()
            if answer is not None and answer.status < 500 and answer.status != 429:
                return answer
            await asyncio.sleep(0.3)
        return None

    async def play(self, pace: float) -> None:
        if await self.open():
            await asyncio.gather(*(player.play(self.id, pace) for player in self.players))

    async def leave(self) -> None:
        for player in self.players:
            player.close()
        await asyncio.gather(*(viewer.leave() for viewer in self.viewers))


async def play_matches(site: Site, number: int, pace: float, played: list[ScriptedTable]) -> None:
    """One match after the other, until nobody plays any more."""
    while not site.ended.is_set():
        table = ScriptedTable(site, GAMES[number % len(GAMES)], number // len(GAMES) % 2)
        played.append(table)
        await table.play(pace)
        number += 1


async def read_pages(site: Site, played: list[ScriptedTable]) -> None:
    """Open pages, also of matches that are over: replays and pictures."""
    while not site.ended.is_set():
        await asyncio.sleep(site.chooser.uniform(0.1, 0.5))
        reader, here = Person(site), f"/t/{site.chooser.choice(played).id}" if played else "/"
        about = [f"{here}{page}" for page in ("", "/replay", "/log", "/replay.json", "/card/en.png")]
        await reader.ask("GET", site.chooser.choice(["/", "/api/v1/tables", *about]))
        reader.close()
