"""Three servers behind nginx, one killed repeatedly: nothing is lost or doubled, and all viewers agree."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from postchaise import Match
from postchaise.kernel.dice import SealedDice
from postgres import Cluster
from server.cluster.server_processes import process
from server.persons import NONCE, Person, create_token, run_concurrently
from server.serving import DEAL, PATIENCE, Serving, Stream, free_port, wait_until

ACTIONS = 2000
TABLES = 8
WATCHED = 1  # tables with a viewer at every server and one behind nginx
KILLS = 4
CONFIG = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx.txt;
events {{ worker_connections 256; }}
http {{
    access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    upstream servers {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://servers; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_buffering off;
            proxy_connect_timeout 2s; proxy_read_timeout 300s;
        }}
    }}
}}
"""


class Services(Serving):
    """Three servers behind nginx, which forwards each request to any of them."""

    def __init__(self, folder: Path, database: str) -> None:  # it is no server itself
        self.servers = [process(_folder(folder / str(i)), database) for i in range(3)]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        servers = " ".join(f"server 127.0.0.1:{each.port} max_fails=0;" for each in self.servers)
        self.errors = folder / "nginx.txt"
        (folder / "nginx.conf").write_text(CONFIG.format(folder=folder, servers=servers, port=self.port))
        self.command = ["nginx", "-e", str(folder / "nginx.txt"), "-c", str(folder / "nginx.conf")]

    def open(self) -> subprocess.Popen[bytes]:
        run_concurrently(*(each.start for each in self.servers))
        before = subprocess.Popen(self.command, env={**os.environ, "PATH": os.environ["PATH"] + ":/usr/sbin"})
        self.process = before
        wait_until(self.answers, "nginx")
        return before


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


@pytest.fixture
def house(cluster: Cluster, tmp_path: Path) -> Iterator[Services]:
    if shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin") is None:
        pytest.skip("nginx is not installed (Debian: nginx-light)")
    one = Services(tmp_path, cluster.database())
    before = one.open()
    yield one
    before.kill()
    before.wait()
    for each in one.servers:
        assert each.stop() == 0, each.read_trace()
        assert "Traceback" not in each.read_trace(), each.read_trace()


def script(actions: int) -> list[tuple[int, str]]:
    """The same match for every table: all are dealt alike."""
    match, dice = Match("la-loire", 2, SealedDice(DEAL, 0, [NONCE, NONCE])), random.Random(1)
    while match.version < actions:
        seat = match.actor
        match.play(seat, dice.choice(match.legal(seat)))
    return [(entry.seat, match.game.notation(entry.action)) for entry in match.entries]


class Game(threading.Thread):
    """Two people who play a scripted match to its end while servers are killed."""

    def __init__(self, house: Services, actions: list[tuple[int, str]]) -> None:
        super().__init__(daemon=True)
        self.people = Person(house), Person(house, token=create_token())
        self.actions = actions
        made = self.people[0].make()
        self.table: str = made["table"]
        assert self.people[1].join(made, 1).status_code == 200
        self.promised: list[tuple[int, int, str]] = []  # number, seat, action
        self.doubtful = 0
        self.problem = ""

    def run(self) -> None:
        number, deadline = 0, time.monotonic() + PATIENCE
        while number < len(self.actions) and time.monotonic() < deadline:
            seat, action = self.actions[number]
            answer = self.post(seat, number, action)
            if answer is not None and answer.status_code == 200:
                assert answer.json()["number"] == number + 1
                self.promised.append((number + 1, seat, action))
                number += 1
                continue
            if answer is not None and answer.status_code not in (409, 429, 502, 503, 504):
                self.problem = answer.text
                return
            self.doubtful += 1
            number = self.look() or number  # it may have been kept: as a page that comes back, look first
        self.problem = self.problem or ("" if number == len(self.actions) else f"stuck at {number}")

    def post(self, seat: int, number: int, action: str) -> httpx.Response | None:
        body = {"seat": seat, "number": number, "notation": action}
        try:
            return self.people[seat].http.post(f"/api/v1/tables/{self.table}/actions", json=body)
        except httpx.TransportError:
            return None

    def look(self) -> int | None:
        try:
            answer = self.people[0].http.get(f"/api/v1/tables/{self.table}")
            return int(answer.json()["number"]) if answer.status_code == 200 else None
        except httpx.TransportError:
            return None


class Viewer:
    """A page that stays: when its stream breaks off it comes back with what it has."""

    def __init__(self, house: Serving, table: str) -> None:
        self.who, self.table = Person(house), table
        self.stream = self.again(-1)

    def again(self, have: int) -> Stream:
        self.stream = Stream(self.who, self.table, format="json", version=have)
        return self.stream

    def board(self, number: int) -> Any:
        """What it shows once it has seen everything."""

        def there() -> bool:
            if self.stream.ended.is_set():
                self.again(self.stream.number())
            return self.stream.number() == number

        wait_until(there, "the last board")
        return next(data["view"] for _, data, _ in self.stream.events[::-1] if "view" in data)


def played(games: list[Game]) -> int:
    return sum(len(game.promised) for game in games)


def test_nothing_is_lost_or_doubled_and_everybody_sees_the_same(house: Services) -> None:
    actions = script(ACTIONS // TABLES)
    games = [Game(house, actions) for _ in range(TABLES)]
    places = [house, *house.servers]
    viewers = [Viewer(place, game.table) for game in games[:WATCHED] for place in places]
    for game in games:
        game.start()
    for kill in range(1, KILLS + 1):
        enough = ACTIONS * kill // (KILLS + 2)
        wait_until(lambda: played(games) >= enough or not any(game.is_alive() for game in games), "play")  # noqa: B023
        victim = house.servers[kill % 3]
        victim.kill()
        victim.start()
    for game in games:
        game.join(PATIENCE)
        assert not game.problem, game.problem
    for game in games:
        rows = house.servers[0].sql(
            'select number, seat, notation from events where "table" = ? order by number', game.table
        )
        assert [(seat, action) for _, seat, action in rows] == actions, "each action once, in order"
        assert [number for number, _, _ in rows] == list(range(1, len(actions) + 1))
        assert set(game.promised) <= set(rows), "what was acknowledged is kept"
    assert played(games) > ACTIONS * 0.9
    boards = [viewer.board(len(actions)) for viewer in viewers]
    assert all(board == boards[0] for board in boards), "all tables were dealt and played alike"
    for viewer in viewers:
        viewer.stream.close()
