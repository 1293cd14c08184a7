"""Slow, endless or numerous headers and idle connections are closed without affecting others."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest

from server.persons import Person, create_client_address
from server.serving import PATIENCE, Serving, wait_until

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
    assert one.stop() == 0, one.read_trace()
    assert "Traceback" not in one.read_trace(), one.read_trace()


def connect(serving: Serving) -> socket.socket:
    sock = socket.socket()
    sock.bind((create_client_address(), 0))
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
    assert one.stop() == 0, one.read_trace()


def connect_from(serving: Serving, at: str) -> socket.socket:
    sock = socket.socket()
    sock.bind((at, 0))
    sock.settimeout(PATIENCE)
    sock.connect(("127.0.0.1", serving.port))
    return sock


def ask(serving: Serving, at: str, path: str = "/") -> bytes:
    """The whole answer on a connection of its own."""
    sock = connect_from(serving, at)
    sock.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\naccept-language: fr\r\nconnection: close\r\n\r\n".encode())
    return rest(sock)


def test_unfinished_requests_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=LIMITED.replace("LIMIT", "UNFINISHED_OF_NETWORK = 20")).start()
    greedy, halves = create_client_address(), list[socket.socket]()
    for _ in range(20):
        halves.append(connect_from(one, greedy))
        halves[-1].sendall(HALVES["half a body"])
    wait_until(lambda: b" 503 " in ask(one, greedy).partition(b"\r\n")[0], "a refusal")
    told = ask(one, greedy)
    assert b"retry-after: " in told
    assert "requêtes inachevées".encode() in told
    assert json.loads(ask(one, greedy, "/api/v1/games").partition(b"\r\n\r\n")[2])["code"] == "requests-unfinished"
    for _ in range(20):
        assert ask(one, create_client_address(), "/healthz").startswith(b"HTTP/1.1 200")
    for sock in halves:
        sock.close()
    wait_until(lambda: b" 200 " in ask(one, greedy).partition(b"\r\n")[0], "an answer")
    logged = [line for line in one.read_trace().splitlines() if "connection refused" in line]
    assert len(logged) == 1, "one line in ten seconds"
    assert f"reason=requests-unfinished network={greedy}" in logged[0]
    assert one.stop() == 0, one.read_trace()


def assert_kept_open(sock: socket.socket) -> None:
    """A request is answered, and the connection stays."""
    sock.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
    told = b""
    while not told.endswith(b"}"):
        got = sock.recv(1 << 16)
        assert got
        told += got
    assert told.startswith(b"HTTP/1.1 200")


def test_connections_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=LIMITED.replace("LIMIT", "OF_NETWORK = 20")).start()
    greedy, kept = create_client_address(), list[socket.socket]()
    for _ in range(20):
        kept.append(connect_from(one, greedy))
        assert_kept_open(kept[-1])
    assert "depuis votre réseau".encode() in ask(one, greedy)
    assert ask(one, create_client_address()).startswith(b"HTTP/1.1 200")
    assert_kept_open(kept[0])
    for sock in kept:
        sock.close()
    wait_until(lambda: ask(one, greedy).startswith(b"HTTP/1.1 200"), "an answer")
    assert one.stop() == 0, one.read_trace()


def test_a_full_server_says_so(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=LIMITED.replace("LIMIT", "CONNECTIONS = 30")).start()
    kept = [connect(one) for _ in range(30)]
    wait_until(lambda: ask(one, create_client_address()).startswith(b"HTTP/1.1 503"), "a refusal")
    told = ask(one, create_client_address())
    assert b"trop de connexions ouvertes" in told
    assert b"content-security-policy: " in told
    assert "reason=connections-full" in one.read_trace()
    for sock in kept:
        sock.close()
    wait_until(lambda: ask(one, create_client_address()).startswith(b"HTTP/1.1 200"), "an answer")
    assert one.stop() == 0, one.read_trace()


def test_people_behind_a_trusted_proxy_do_not_count_as_one(tmp_path: Path) -> None:
    proxied = LIMITED.replace("LIMIT", "OF_NETWORK = connections.UNFINISHED_OF_NETWORK = 5")
    proxied = proxied.replace("bot_pause=0", "bot_pause=0, trusted_proxies='127.0.0.0/8'")
    one = Serving(tmp_path, script=proxied).start()
    at = create_client_address()
    kept = [connect_from(one, at) for _ in range(20)]
    assert ask(one, at).startswith(b"HTTP/1.1 200")
    for sock in kept:
        sock.close()
    assert one.stop() == 0, one.read_trace()
