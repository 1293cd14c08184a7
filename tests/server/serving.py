"""A real server in a process of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import itertools
import json
import os
import signal
import socket
import sqlite3
import ssl
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

import postgres
from estafette import Match
from estafette.kernel.dice import SealedDice
from estafette.server import tables, tokens
from estafette.server.live_table import LiveTable
from estafette.server.rows import Event
from estafette.server.store import Store
from estafette.table.words import words
from running import ESTAFETTE, PATIENCE, Running

COMMAND = str(Path(sys.executable).with_name("estafette"))
HOMES = itertools.count(2)  # every group of people calls from an address of its own: rates are counted by address
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]
BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]

DEAL = bytes(range(32))  # the key of every table
NONCE = "5eed" * 8  # what everybody gives to the shuffle: the same deal in every run
# To read the certificates of the system for every person would take longer than most tests, and nobody needs them.
NO_SECRETS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

# What the server leaves to chance is the same in every run: the deal, the names of bots, what a bot thinks of.
FIXED = """
import random, types
from estafette.server import hints, live_tables, tables
tables.secrets = types.SimpleNamespace(token_bytes=lambda size: bytes(range(size)), choice=lambda names: names[0])
live_tables.secrets = hints.secrets = types.SimpleNamespace(randbits=random.Random(1).getrandbits)
"""
# The same server, where somebody may be replaced as soon as they are away.
AT_ONCE = """
import sys
from estafette.server.run import serve
from estafette.server.settings import Settings
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), pause=0, workers=1, absence=0), False, True)
"""


def until(done: Callable[[], Any], what: str = "it") -> Any:
    """Asks again and again until the answer is yes; ever less often, because whoever asks takes time from who works."""
    deadline, pause = time.monotonic() + PATIENCE, 0.005
    while time.monotonic() < deadline:
        found = done()
        if found:
            return found
        time.sleep(pause)
        pause = min(0.1, pause * 1.5)
    raise AssertionError(f"{what} never came")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def sqlite(folder: Path) -> str:
    """The address of a file."""
    return f"sqlite:///{folder / 'estafette.sqlite'}"


def fresh(folder: Path) -> str:
    """The address of an empty database: of PostgreSQL where there is one."""
    cluster = postgres.running()
    return sqlite(folder) if cluster is None else cluster.database()


def home() -> str:
    number = next(HOMES)
    return f"127.0.{number // 250}.{number % 250 + 1}"


class Serving:
    """`estafette serve` on a free port with a database of its own. A script is told port, database and folder."""

    def __init__(self, folder: Path, *words: str, script: str = "", database: str = "") -> None:
        self.folder = folder
        self.file = folder / "estafette.sqlite"  # if it is one
        self.database = database or fresh(folder)
        self.errors = folder / "errors.txt"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        given = ["--port", str(self.port), "--database", self.database, "--pause", "0", "--workers", "1"]
        self.command = [sys.executable, "-c", FIXED + ESTAFETTE, "serve", *given, *words]
        if script:
            self.command = [sys.executable, "-c", FIXED + script, str(self.port), self.database, str(folder)]
        self.process: Running | None = None

    def start(self) -> Serving:
        self.process = Running(self.command, self.errors)
        until(self.answers, "the server")
        return self

    def answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(self.errors.read_text("utf-8"))
        try:
            socket.create_connection(("127.0.0.1", self.port), 5).close()  # to ask again and again must cost nothing
            return httpx.get(self.address + "/healthz", timeout=5, verify=False).status_code == 200
        except (OSError, httpx.TransportError):
            return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As a power cut would: no good-bye."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def trace(self) -> str:
        return self.errors.read_text("utf-8")

    # Behind its back

    def sql(self, text: str, *values: Any) -> list[Any]:
        """`?` stands for a value."""
        if self.database.startswith("postgresql"):
            return postgres.sql(self.database, text, *values)
        with sqlite3.connect(self.file, timeout=PATIENCE) as db:
            found = db.execute(text, values).fetchall()
        db.close()
        return found

    def key(self, table: str) -> bytes:
        return bytes(self.sql('select "key" from tables where id = ?', table)[0][0])

    @property
    def house(self) -> bytes:
        return bytes(self.sql("select value from house where name = 'key'")[0][0])

    def live(self, table: str) -> LiveTable:
        """The table as anybody can rebuild it from the file."""
        store = Store(self.database)
        try:
            stored = store.load(table)
            assert stored is not None
            return LiveTable(store, replace(stored, saved=None))
        finally:
            store.close()

    def write_table(self, game: str, token: str, play: Callable[[Match], None] | None = None, **options: Any) -> Any:
        """A table of two put into the file behind the server's back, with some actions played at it."""
        wish = tables.Wish(game, [tables.SeatWish("me"), tables.SeatWish("friend")], options)
        row, seated = tables.make(wish, tokens.hashed(token), words("en"), 14)
        match = Match(game, 2, SealedDice(DEAL, 0, [NONCE, NONCE]), **options)  # the same match in every run
        row = replace(row, key=DEAL, setup=match.setup_outcomes, nonces=match.nonces)
        seated = [replace(seat, nonce=NONCE) for seat in seated]
        store = Store(self.database)
        store.create(row, seated)
        if play is not None:
            play(match)
            events = [
                Event(i, "action", e.seat, e.action, e.outcomes, [list(line) for line in e.log], e.barrier)
                for i, e in enumerate(match.entries, 1)
            ]
            store.append(row.id, events, "waiting")
        store.close()
        secrets = [(s.seat, tokens.invitation(self.house, row.id, s.seat, 0)) for s in seated if not s.taken]
        links = [{"seat": seat, "url": f"/t/{row.id}/join/{seat}/{secret}"} for seat, secret in secrets]
        return {"table": row.id, "number": 0, "invitations": links}

    def mirror(self, table: str) -> Match:
        """The same match in this process, on the same dice: it knows what is legal without asking."""
        match = self.live(table).match
        assert self.key(table) == DEAL
        again = Match(match.game, match.seats, SealedDice(self.key(table), 0, match.nonces), **dict(match.options))
        for entry in match.entries:
            assert not entry.skipped
            again.play(entry.seat, entry.action)
        assert again.seal == match.seal
        return again


class Person:
    """A program with a token; everything it was ever told is kept."""

    def __init__(self, serving: Serving, at: str = "", token: str = "", **headers: str) -> None:
        self.serving = serving
        self.at = at or home()
        self.http = httpx.Client(base_url=serving.address, transport=self.transport(), timeout=PATIENCE)
        self.token = token
        self.heard: list[bytes] = []
        self.http.headers.update(headers)
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"

    def transport(self) -> httpx.HTTPTransport:
        limits = httpx.Limits(max_connections=300)
        return httpx.HTTPTransport(verify=NO_SECRETS, local_address=self.at, limits=limits)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.http.request(method, path, **more)
        self.heard.append(answer.content + repr(sorted(answer.headers.items())).encode())
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **({"json": body} if body is not None else {}), **more)

    def make(self, game: str = "la-loire", seats: Any = None, **more: Any) -> dict[str, Any]:
        answer = self.post("/api/v1/tables", {"game": game, "seats": seats or TWO, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        if not self.token:
            self.token = made["token"]
            self.http.cookies.clear()
            self.http.headers["authorization"] = f"Bearer {self.token}"
        if made["status"] == "waiting" and made["seats"]:
            made["status"] = self.shuffle(made["table"])
        return made

    def shuffle(self, table: str, nonce: str = NONCE) -> str:
        """Gives a part to the shuffle; the status of the table then."""
        answer = self.does(table, "shuffle", nonce=nonce)
        assert answer.status_code == 200, answer.text
        status: str = answer.json()["status"]
        return status

    def join(self, made: dict[str, Any], seat: int, name: str = "") -> httpx.Response:
        invite = next(i["url"] for i in made["invitations"] if i["seat"] == seat).rpartition("/")[2]
        body = {"seat": seat, "invite": invite, "name": name, "nonce": NONCE}
        return self.post(f"/api/v1/tables/{made['table']}/join", body)

    def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """As often as the house allows: tests ask again and again until something has happened."""
        path, params = f"/api/v1/tables/{table}", {} if seat is None else {"seat": seat}
        deadline = time.monotonic() + PATIENCE
        while (answer := self.get(path, params=params)).status_code == 429 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, table: str, seat: int, number: int, action: Any) -> httpx.Response:
        return self.does(table, "actions", seat=seat, number=number, action=action)

    def does(self, table: str, what: str, **body: Any) -> httpx.Response:
        """As fast as the house allows; only talking too fast is told."""
        deadline = time.monotonic() + PATIENCE
        answer = self.post(f"/api/v1/tables/{table}/{what}", body)
        while answer.status_code == 429 and what != "chat" and time.monotonic() < deadline:
            time.sleep(0.05)
            answer = self.post(f"/api/v1/tables/{table}/{what}", body)
        return answer


class Browser(Person):
    """The same with a cookie: it reads the page and sends its token back."""

    def __init__(self, serving: Serving, at: str = "") -> None:
        super().__init__(serving, at)
        self.page = self.get("/")
        self.csrf = self.page.text.partition('data-csrf="')[2].partition('"')[0]
        assert self.csrf
        self.token = self.http.cookies["estafette"]

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-csrf": self.csrf, "origin": self.serving.address, **more.pop("headers", {})}
        return super().post(path, body, headers=headers, **more)

    def send(self, path: str, **fields: str) -> httpx.Response:
        """A form of our own page."""
        headers = {"origin": self.serving.address}
        return self.ask("POST", path, data={"csrf": self.csrf, **fields}, headers=headers)


def new_token() -> str:
    from estafette.server.tokens import new_token

    return new_token()


def pair(serving: Serving, game: str = "la-loire", **more: Any) -> tuple[Person, Person, dict[str, Any]]:
    """Two people at a table that has begun."""
    at = home()
    ada, ben = Person(serving, at), Person(serving, at, new_token())
    made = ada.make(game, **more)
    assert ben.join(made, 1, "Ben").status_code == 200
    return ada, ben, made


def play_on(mirror: Match, people: dict[int, Person], table: str, number: int, steps: int, choose: Any) -> int:
    """Both sides of a match by itself, `steps` actions long at most; the new version."""
    for _ in range(steps):
        if mirror.over:
            break
        seat = mirror.actor
        number = play_as(mirror, people, table, number, seat, choose(mirror.legal(seat)))
    return number


def play_as(mirror: Match, people: dict[int, Person], table: str, number: int, seat: int, action: int) -> int:
    """One action at the table and in the mirror; the new version."""
    answer = people[seat].act(table, seat, number, action)
    assert answer.status_code == 200, answer.text
    mirror.play(seat, action)
    new: int = answer.json()["number"]
    return new


def together(*jobs: Callable[[], Any]) -> list[Any]:
    """All at the same moment."""
    barrier, answers = threading.Barrier(len(jobs)), [None] * len(jobs)

    def run(i: int) -> None:
        barrier.wait()
        answers[i] = jobs[i]()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(jobs))]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return answers


class Stream:
    """Reads a stream of events in a thread."""

    def __init__(self, who: Person, table: str, headers: dict[str, str] | None = None, **params: Any) -> None:
        self.events: list[tuple[str, dict[str, Any], str]] = []  # event, data, id
        self.ended = threading.Event()
        self.who = who
        self.opened = threading.Event()
        self.error: Exception | None = None
        self._request = {"url": f"/api/v1/tables/{table}/stream", "params": params, "headers": headers or {}}
        self._closing = False
        self._answer: httpx.Response | None = None
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            with self.who.http.stream("GET", timeout=httpx.Timeout(PATIENCE), **self._request) as answer:  # type: ignore[arg-type]
                self._answer = answer
                self.opened.set()
                fields: dict[str, str] = {}
                for line in answer.iter_lines():
                    self.who.heard.append(line.encode())
                    if not line:
                        if "data" in fields:
                            found = fields.get("event", ""), json.loads(fields["data"]), fields.get("id", "")
                            self.events.append(found)
                        fields = {}
                    else:
                        name, _, value = line.partition(": ")
                        fields[name] = value
        except Exception as error:
            self.error = error
        finally:
            self.ended.set()

    def number(self) -> int:
        """The newest version it was told of."""
        return int(next((data["number"] for event, data, _ in self.events[::-1] if "number" in data), -1))

    def close(self) -> None:
        sock = self._answer.extensions["network_stream"].get_extra_info("socket") if self._answer else None
        if sock is not None:
            with suppress(OSError):  # it may have ended by itself
                sock.shutdown(socket.SHUT_RDWR)
        self.ended.wait(PATIENCE)


@contextmanager
def stream(who: Person, table: str, headers: dict[str, str] | None = None, **params: Any) -> Iterator[Stream]:
    one = Stream(who, table, headers, **params)
    try:
        assert one.opened.wait(PATIENCE)
        yield one
    finally:
        one.close()
