"""A link that was withdrawn opens nothing, whatever was under way when it was."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from estafette.server import seats, tables
from estafette.server.live_table import LiveTable
from estafette.server.problems import Gone
from estafette.server.store import Store
from estafette.table.words import words
from server.serving import Browser, Person, Serving, fresh


def waiting(store: Store) -> LiveTable:
    wish = tables.Wish("la-loire", [tables.SeatWish("me"), tables.SeatWish("friend")], {})
    row, seated = tables.make(wish, "ada", words("en"), 14)
    store.create(row, seated)
    stored = store.load(row.id)
    assert stored is not None
    return LiveTable(store, stored)


def test_a_link_withdrawn_while_its_form_is_under_way(tmp_path: Path) -> None:
    async def both() -> None:
        store = Store(fresh(tmp_path))
        live = waiting(store)
        judged = live.seats[1].round  # the link was right when it was looked at
        async with live.lock:  # both wait for the table: the host was first
            withdrawn = asyncio.create_task(seats.renew_link(live, 1, 10**12))
            await asyncio.sleep(0)
            taken = asyncio.create_task(seats.sit(live, 1, "eve", "Eve", judged))
            await asyncio.sleep(0)
        await withdrawn
        with pytest.raises(Gone):
            await taken
        assert live.seats[1].holder == ""
        store.close()

    asyncio.run(both())


def test_a_link_withdrawn_by_another_process(tmp_path: Path) -> None:
    """What is in memory may be old: the database compares the round in the same transaction."""

    async def both() -> None:
        store = Store(fresh(tmp_path))
        live = waiting(store)
        stored = store.load(live.row.id)
        assert stored is not None
        await seats.renew_link(LiveTable(store, stored), 1, 10**12)
        with pytest.raises(Gone):
            await seats.sit(live, 1, "eve", "Eve", live.seats[1].round)
        assert (live.seats[1].holder, live.seats[1].round) == ("", 1), "it has caught up"
        store.close()

    asyncio.run(both())


def test_a_form_that_takes_its_time_is_judged_when_it_has_arrived(serving: Serving) -> None:
    """Half of the form is under way when the host withdraws the link: the other half opens nothing."""
    ada, eve = Person(serving), Browser(serving)
    made = ada.make()
    path = made["invitations"][0]["url"]
    assert eve.get(path).status_code == 200
    form = f"csrf={eve.csrf}&name=Eve&nonce="
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: 127.0.0.1:{serving.port}",
        f"Cookie: estafette={eve.token}",
        f"Origin: {serving.address}",
        "Content-Type: application/x-www-form-urlencoded",
        f"Content-Length: {len(form)}",
        "Connection: close",
    ]
    with socket.create_connection(("127.0.0.1", serving.port), 60) as slow:
        slow.sendall(("\r\n".join(head) + "\r\n\r\n" + form[:10]).encode())
        renewed = ada.does(made["table"], "seats/1", do="invite")
        assert renewed.status_code == 200
        slow.sendall(form[10:].encode())
        answer = slow.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 410"), answer[:200]
    assert eve.look(made["table"])["seats"] == []
    assert eve.join({**made, **renewed.json()}, 1).status_code == 200, "the new link opens it"
