"""Many streams and stalled streams do not affect others; late viewers get the whole log."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import socket
from typing import Any

import pytest

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.errors import Gone, StorageUnavailable
from postchaise.server.live.stream import stream_updates
from postchaise.web.translations import translator_for
from server.persons import Person, create_client_address, create_token
from server.serving import PATIENCE, Serving, open_stream, play_both_seats, start_table_for_two, wait_until

READERS = 200
ENOUGH = 120  # actions
PENDING = 1024 * 1024  # bytes: what the system buffers and one message, never the whole match


def listen(serving: Serving, table: str, at: str, small: bool = False, query: str = "") -> socket.socket:
    """Open a spectator's stream without reading it."""
    sock = socket.socket()
    if small:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # small segments: the system buffers little
    sock.bind((at, 0))
    sock.settimeout(PATIENCE)
    sock.connect(("127.0.0.1", serving.port))
    sock.sendall(f"GET /api/v1/tables/{table}/stream{query} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
    return sock


def streams(serving: Serving) -> int:
    found: int = Person(serving).get("/healthz").json()["streams"]
    return found


def test_a_page_gets_only_regions_that_it_does_not_show(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    page = re.search(r'data-number="(\d+)".*?\sdata-marks="([^"]+)"', ada.get(f"/t/{table}").text, re.S)
    assert page is not None
    have, marks = page.groups()

    def first(**more: str) -> set[str]:
        with open_stream(ada, table, version=have, **more) as told:
            wait_until(lambda: told.events, "the first news")
            return set(told.events[0][1]["regions"])

    assert first(marks=marks) == set()
    assert "decision" in first(marks=marks.replace("decision-", "decision-0"))
    assert {"decision", "players"} <= first()
    assert ben.send_command(table, "chat", text="Bonjour").status_code == 204
    assert first(marks=marks) == {"chat"}


@pytest.mark.parametrize(
    ("error", "told"), [(Gone("table-closed"), "event: reload"), (StorageUnavailable("busy"), "retry: ")]
)
def test_an_error_while_a_stream_opens_is_sent_in_it(error: PostchaiseError, told: str) -> None:
    class Lost:
        async def get(self, table: str) -> None:
            raise error

    async def heard() -> list[str]:
        lost: Any = Lost()
        return [each async for each in stream_updates(lost, "gien", "", None, "en", False, None, -1, (), False)]

    (only,) = asyncio.run(heard())
    assert only.startswith(told)


def test_two_hundred_idle_streams(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table, mirror = made["table"], serving.create_mirror(made["table"])
    before, at = streams(serving), create_client_address()
    readers = [listen(serving, table, at, query="?version=0") for _ in range(READERS)]
    wait_until(lambda: streams(serving) >= before + READERS, "the streams")
    number = play_both_seats(mirror, {0: ada, 1: ben}, table, 0, 4, random.Random(1).choice)
    assert number == 4
    for sock in readers[:: READERS // 20]:
        told = b""
        while b'"number":4,' not in told:
            got = sock.recv(1 << 16)
            assert got, "the stream ended"
            told += got
    for sock in readers:
        sock.close()
    wait_until(lambda: streams(serving) <= before, "the end of the streams")
    assert ada.look(table)["number"] == 4


def test_a_reader_that_never_reads(serving: Serving) -> None:
    host = Person(serving)
    bots = [{"kind": "bot", "level": "random"}] * 3
    table = host.make(seats=[{"kind": "me"}, *bots])["table"]
    slow = listen(serving, table, create_client_address(), small=True, query="?format=json")
    ada, ben, other = start_table_for_two(serving)
    mirror = serving.create_mirror(other["table"])
    with open_stream(host, table, format="json") as fast:
        wait_until(lambda: fast.events)
        assert host.send_command(table, "seats/0", do="bot", level="random").status_code == 200
        number, dice = 0, random.Random(1)

        def has_read_enough() -> bool:
            """Play on at another table; return whether the other stream has received enough."""
            nonlocal number
            number = play_both_seats(mirror, {0: ada, 1: ben}, other["table"], number, 1, dice.choice)
            assert fast.error is None
            return fast.number() >= ENOUGH

        wait_until(has_read_enough, "the end of the match")
        assert host.send_command(table, "seats/0", do="back").status_code == 200, "and the bots stop at this seat"
        newest = fast.number()
    pending = last = updates = 0
    buffer = b""
    while last < newest:
        got = slow.recv(1 << 20)
        assert got
        pending += len(got)
        buffer += got
        *lines, buffer = buffer.split(b"\n")
        for line in lines:
            if line.startswith(b"data: "):
                updates += 1
                last = max(last, _number(line))
    slow.close()
    assert pending < PENDING, "nothing was queued for whoever does not read"
    assert updates < newest // 2, "and it got the newest, not everything"


def _number(line: bytes) -> int:
    try:
        data: dict[str, Any] = json.loads(line[6:])
        return int(data["number"])
    except ValueError:  # torn by a chunk of the transfer
        return int(line.partition(b'"number":')[2].partition(b",")[0] or b"0")


def test_the_whole_log_has_a_page_of_its_own(serving: Serving) -> None:
    """The table shows the last actions and links to all of them; each audience reads what it may."""
    ada, ben, made = start_table_for_two(serving, "thurn-und-taxis")
    eve = Person(serving, token=create_token())
    table, mirror, dice = made["table"], serving.create_mirror(made["table"]), random.Random(3)

    def choose(legal: list[int]) -> int:
        hidden = [action for action in legal if mirror.game.notation(action) == "draw pile"]
        return hidden[0] if hidden else dice.choice(legal)

    play_both_seats(mirror, {0: ada, 1: ben}, table, 0, 60, choose)
    assert f'href="/t/{table}/log"' in ada.get(f"/t/{table}").text
    live = serving.live(table)
    translator = translator_for("en", live.game.meta.id, live.names)
    for viewer, who in ((0, ada), (1, ben), (-1, eve)):
        page = who.get(f"/t/{table}/log").text.partition("<main")[2].partition("</main>")[0]
        read = [" ".join(re.sub("<[^>]*>", "", line).split()) for line in re.findall("<li.*?</li>", page, re.S)]
        written = [live.game.log_line(line, viewer) for entry in live.match.entries for line in entry.log]
        expected = [" ".join(translator.translate(message).split()) for message in written if message is not None]
        assert [html.unescape(line) for line in read] == expected
    assert len(expected) >= 60
    assert any(mirror.game.log_line(line, 0) != mirror.game.log_line(line, 1) for e in mirror.entries for line in e.log)
