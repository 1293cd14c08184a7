"""Heads that are slow, endless or many, and connections that ask for nothing: each ends, and nobody else notices."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest

from server.persons import Person, home
from server.serving import PATIENCE, Serving

IDLE = 20
LIMITED = """
import sys
from postchaise.server.http import connections
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
connections.LIMIT
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1), False, True)
"""
MUCH = 1 << 20


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("brief"), script=LIMITED.replace("LIMIT", "SECONDS = 1.0")).start()
    yield one
    assert one.stop() == 0, one.trace()
    assert "Traceback" not in one.trace(), one.trace()


def connect(serving: Serving) -> socket.socket:
    sock = socket.socket()
    sock.bind((home(), 0))
    sock.settimeout(PATIENCE)
    sock.connect(("127.0.0.1", serving.port))
    return sock


def rest(sock: socket.socket) -> bytes:
    """What comes until the connection ends."""
    told = b""
    try:
        while got := sock.recv(1 << 16):
            told += got
    except ConnectionResetError:
        pass
    sock.close()
    return told


HALVES = {
    "nothing": b"",
    "empty lines": b"\r\n\r\n",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nhost: x\r\n",
    "half a body": b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
}


@pytest.mark.parametrize("what", HALVES)
def test_an_unfinished_request_times_out(brief: Serving, what: str) -> None:
    sock = connect(brief)
    sock.sendall(HALVES[what])
    told = rest(sock)
    assert not told or told.startswith(b"HTTP/1.1 408"), told
    assert Person(brief).get("/healthz").status_code == 200


def test_one_byte_at_a_time_is_no_way_to_stay(brief: Serving) -> None:
    """After an answer too, when the connection would be kept."""
    sock = connect(brief)
    sock.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
    assert sock.recv(1 << 16).startswith(b"HTTP/1.1 200")
    sock.settimeout(0.05)
    for byte in repeat(b"\n", int(PATIENCE / 0.05)):
        try:
            sock.sendall(byte)
            got = sock.recv(1 << 16)
        except TimeoutError:
            continue
        except OSError:
            break
        if not got:
            break
    else:
        raise AssertionError("it stayed")
    sock.close()


ENDLESS = {
    "one line": (b"GET /", b"a" * 1000),
    "one header": (b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ", b"a" * 1000),
    "many headers": (b"GET / HTTP/1.1\r\nhost: x\r\n", b"x-a: b\r\n" * 100),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_an_endless_head_is_refused(brief: Serving, what: str) -> None:
    begin, more = ENDLESS[what]
    sock, sent = connect(brief), 0
    try:
        sock.sendall(begin)
        for chunk in repeat(more, MUCH // len(more)):
            sock.sendall(chunk)
            sent += len(chunk)
    except OSError:  # it has hung up
        pass
    told = rest(sock)
    assert not told or told.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400")), told
    assert told or sent < MUCH
    assert Person(brief).get("/healthz").status_code == 200


def test_too_many_headers_are_refused_and_many_are_not(brief: Serving) -> None:
    for count, status in ((90, b"200"), (101, b"431")):
        sock = connect(brief)
        lines = b"".join(b"x-%d: y\r\n" % i for i in range(count - 2))
        sock.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n" + lines + b"\r\n")
        assert rest(sock).split()[1] == status, count


def test_the_connection_that_rests_longest_makes_room(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=LIMITED.replace("LIMIT", f"IDLE = {IDLE}")).start()
    idle = [connect(one) for _ in range(IDLE + 10)]
    assert rest(idle[0]) == b""
    last = idle[-1]
    last.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    assert rest(last).startswith(b"HTTP/1.1 200")
    for sock in idle[1:-1]:
        sock.close()
    assert one.stop() == 0, one.trace()
