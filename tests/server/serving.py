"""A real server in a separate process, tables to play at, and their update streams."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
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
from command_processes import PATIENCE, POSTCHAISE, Running
from postchaise import Match
from postchaise.kernel.dice import SealedDice
from postchaise.server.http import tokens
from postchaise.server.storage.event_codec import get_event_codec
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import creation
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.translations import translator_for
from server.persons import NONCE, Person, create_client_address, create_token

COMMAND = str(Path(sys.executable).with_name("postchaise"))

DEAL = bytes(range(32))  # the key of every table

# Fix the randomness of the server: the deal, the names of bots, and their search.
FIXED = """
import random, types
from postchaise.server.api import hints
from postchaise.server.tables import bot_scheduler, creation
creation.secrets = types.SimpleNamespace(token_bytes=lambda size: bytes(range(size)), choice=lambda names: names[0])
bot_scheduler.secrets = hints.secrets = types.SimpleNamespace(randbits=random.Random(1).getrandbits)
"""
# The same server, where an absent player may be replaced at once.
AT_ONCE = """
import sys
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1, absence_seconds=0), False, True)
"""


def wait_until(done: Callable[[], Any], what: str = "it") -> Any:
    """Poll until `done` returns something true, at growing intervals to leave time for the server."""
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


def to_sqlite_url(folder: Path) -> str:
    """Return the address of a database file."""
    return f"sqlite:///{folder / 'postchaise.sqlite'}"


def create_database(folder: Path) -> str:
    """Return the address of an empty database, on PostgreSQL if it is installed."""
    cluster = postgres.running()
    return to_sqlite_url(folder) if cluster is None else cluster.database()


class Serving:
    """`postchaise serve` on a free port with a new database. A script receives port, database and folder."""

    def __init__(self, folder: Path, *words: str, script: str = "", database: str = "") -> None:
        self.folder = folder
        self.file = folder / "postchaise.sqlite"  # if it is one
        self.database = database or create_database(folder)
        self.errors = folder / "errors.txt"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        given = ["--port", str(self.port), "--database", self.database, "--bot-pause", "0", "--bot-workers", "1"]
        self.command = [sys.executable, "-c", FIXED + POSTCHAISE, "serve", *given, *words]
        if script:
            self.command = [sys.executable, "-c", FIXED + script, str(self.port), self.database, str(folder)]
        self.process: Running | None = None

    def start(self) -> Serving:
        self.process = Running(self.command, self.errors)
        wait_until(self.answers, "the server")
        return self

    def answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(self.errors.read_text("utf-8"))
        try:
            socket.create_connection(("127.0.0.1", self.port), 5).close()  # cheaper than a request
            return httpx.get(self.address + "/healthz", timeout=5, verify=False).status_code == 200
        except (OSError, httpx.TransportError):
            return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop the server as an operator would; return the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def read_trace(self) -> str:
        return self.errors.read_text("utf-8")

    # Behind its back

    def sql(self, text: str, *values: Any) -> list[Any]:
        """Run SQL on the database; `?` stands for a value."""
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
        """Load the table from the database."""
        store = TableStore(self.database)
        try:
            stored = store.load(table)
            assert stored is not None
            return LiveTable(store, replace(stored, saved=None))
        finally:
            store.close()

    def write_table(self, game: str, token: str, play: Callable[[Match], None] | None = None, **options: Any) -> Any:
        """Write a table for two into the database without the server, with some actions played."""
        wish = creation.TableRequest(game, [creation.SeatRequest("me"), creation.SeatRequest("friend")], options)
        row, seated = creation.build_table(wish, tokens.hash_token(token), translator_for("en"), 14)
        match = Match(game, 2, SealedDice(DEAL, 0, [NONCE, NONCE]), **options)  # the same match in every run
        row = replace(row, key=DEAL, setup=match.setup_outcomes, nonces=match.nonces)
        seated = [replace(seat, nonce=NONCE) for seat in seated]
        store = TableStore(self.database)
        store.create(row, seated)
        if play is not None:
            play(match)
            events = [get_event_codec(match.game).to_event(e, i, 0.0) for i, e in enumerate(match.entries, 1)]
            store.append(row.id, events, "waiting")
        store.close()
        secrets = [(s.seat, tokens.sign_invitation(self.house, row.id, s.seat, 0)) for s in seated if not s.taken]
        links = [{"seat": seat, "url": f"/t/{row.id}/join/{seat}/{secret}"} for seat, secret in secrets]
        return {"table": row.id, "number": 0, "invitations": links}

    def create_mirror(self, table: str) -> Match:
        """Return the same match in this process with the same dice, to know the legal actions."""
        match = self.live(table).match
        assert self.key(table) == DEAL
        again = Match(match.game, match.seats, SealedDice(self.key(table), 0, match.nonces), **dict(match.options))
        for entry in match.entries:
            assert not entry.skipped
            again.play(entry.seat, entry.action)
        assert again.seal == match.seal
        return again


def start_table_for_two(serving: Serving, game: str = "la-loire", **more: Any) -> tuple[Person, Person, dict[str, Any]]:
    """Start a match between two people."""
    at = create_client_address()
    ada, ben = Person(serving, at), Person(serving, at, create_token())
    made = ada.make(game, **more)
    assert ben.join(made, 1, "Ben").status_code == 200
    return ada, ben, made


def play_both_seats(mirror: Match, people: dict[int, Person], table: str, number: int, steps: int, choose: Any) -> int:
    """Play both seats for up to `steps` actions; return the new version."""
    for _ in range(steps):
        if mirror.over:
            break
        seat = mirror.actor
        number = play_and_mirror(mirror, people, table, number, seat, choose(mirror.legal(seat)))
    return number


def play_and_mirror(mirror: Match, people: dict[int, Person], table: str, number: int, seat: int, action: int) -> int:
    """Play one action at the table and in the mirror; return the new version."""
    answer = people[seat].act(table, seat, number, action)
    assert answer.status_code == 200, answer.text
    mirror.play(seat, action)
    new: int = answer.json()["number"]
    return new


class Stream:
    """Read an event stream in a thread."""

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
        """Return the latest version received."""
        return int(next((data["number"] for event, data, _ in self.events[::-1] if "number" in data), -1))

    def close(self) -> None:
        sock = self._answer.extensions["network_stream"].get_extra_info("socket") if self._answer else None
        if sock is not None:
            with suppress(OSError):  # it may have ended by itself
                sock.shutdown(socket.SHUT_RDWR)
        self.ended.wait(PATIENCE)


@contextmanager
def open_stream(who: Person, table: str, headers: dict[str, str] | None = None, **params: Any) -> Iterator[Stream]:
    one = Stream(who, table, headers, **params)
    try:
        assert one.opened.wait(PATIENCE)
        yield one
    finally:
        one.close()
