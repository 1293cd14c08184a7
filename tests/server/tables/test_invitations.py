"""A link opens one seat once; a withdrawn or expired link opens nothing, even during a race."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from pathlib import Path

import pytest

from postchaise.server.errors import Gone
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import creation, seats
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.translations import translator_for
from server.persons import Browser, Person, create_client_address, create_token, run_concurrently
from server.serving import Serving, create_database


def test_a_link_opens_one_seat_once(serving: Serving) -> None:
    ada = Person(serving)
    made = ada.make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    ben, eve = Person(serving, token=create_token()), Person(serving, token=create_token())
    assert ben.join(made, 1).status_code == 200
    used = eve.join(made, 1)
    assert used.status_code == 410
    assert used.json()["code"] == "invitation-dead"
    crossed = {**made, "invitations": [{**made["invitations"][0], "seat": 2}]}
    assert eve.join(crossed, 2).status_code == 410, "the link of one seat opens no other"
    assert eve.join(made, 2).status_code == 200
    assert ada.look(made["table"])["status"] == "playing"


def test_of_two_browsers_with_one_link_one_sits(serving: Serving) -> None:
    at = create_client_address()
    for _ in range(4):
        ada = Person(serving, at)
        made = ada.make()
        guests = [Person(serving, at, create_token()) for _ in range(3)]
        answers = run_concurrently(*(partial(guest.join, made, 1, "Guest") for guest in guests))
        assert sorted(a.status_code for a in answers) == [200, 410, 410]
        sitting = [guest for guest in guests if guest.look(made["table"])["seats"] == [1]]
        assert len(sitting) == 1
        assert answers[guests.index(sitting[0])].status_code == 200


def test_a_withdrawn_link_is_dead(serving: Serving) -> None:
    ada, ben = Person(serving), Person(serving, token=create_token())
    made = ada.make()
    new = ada.send_command(made["table"], "seats/1", do="invite").json()
    assert new["invitations"][0]["url"] != made["invitations"][0]["url"]
    assert ben.join(made, 1).status_code == 410
    assert ben.get(made["invitations"][0]["url"]).status_code == 410
    assert ben.get(new["invitations"][0]["url"]).status_code == 200
    assert ben.join({**made, **new}, 1).status_code == 200


def test_a_damaged_link_says_so(serving: Serving) -> None:
    """A link that was withdrawn or used is not damaged."""
    ada, ben = Person(serving), Person(serving, token=create_token(), **{"accept-language": "en"})
    made = ada.make()
    link = made["invitations"][0]["url"]
    damaged = ben.get(link[:-1])
    assert damaged.status_code == 410
    assert "This link is damaged" in damaged.text
    ada.send_command(made["table"], "seats/1", do="invite")
    assert "This seat is taken" in ben.get(link).text


def test_an_invitation_says_who_else_plays_and_how(serving: Serving) -> None:
    ada, ben = Person(serving), Person(serving, token=create_token(), **{"accept-language": "en"})
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "bot", "name": "Ottilie", "level": "novice"}]
    made = ada.make("la-loire", seats=seats)
    page = ben.get(made["invitations"][0]["url"]).text
    assert "Novice bot" in page
    assert 'href="/learn/la-loire"' in page
    assert '<dl class="join-options">' in page
    room = ada.get(f"/t/{made['table']}", headers={"accept-language": "en"}).text
    assert "These links work only on this computer" in room, "a loopback address"


def test_an_expired_link_is_dead(serving: Serving) -> None:
    ada, ben = Person(serving, token=create_token()), Person(serving, token=create_token())
    made = serving.write_table("la-loire", ada.token)  # nobody has looked at it yet: the server reads it below
    serving.sql('update seats set until = 1.0 where "table" = ?', made["table"])
    late = ben.join(made, 1)
    assert late.status_code == 410
    assert late.json()["code"] == "invitation-expired"
    assert ben.get(made["invitations"][0]["url"]).status_code == 410
    renewed = ada.send_command(made["table"], "seats/1", do="invite").json()
    assert ben.join({**made, **renewed}, 1).status_code == 200


@pytest.mark.parametrize("invite", ["x", "open", "é" * 10, "a" * 200, "%00", "../../"])
def test_a_guessed_link_opens_nothing(serving: Serving, invite: str) -> None:
    ada, ben = Person(serving), Person(serving, token=create_token())
    made = ada.make()
    answer = ben.send_command(made["table"], "join", seat=1, invite=invite, name="Eve")
    assert answer.status_code == 410
    assert ben.send_command(made["table"], "join", seat=1, name="Eve").status_code == 403, "no link, not listed"
    assert ben.look(made["table"])["seats"] == []


def test_a_seat_that_is_not_there(serving: Serving) -> None:
    ada = Person(serving)
    made = ada.make()
    for seat in (-1, 2, 99):
        assert ada.send_command(made["table"], "join", seat=seat, invite="x").status_code == 404
        assert ada.send_command(made["table"], f"seats/{seat}", do="free").status_code == 404
    assert ada.send_command(made["table"], "join", seat=2**62, invite="x").status_code == 404
    assert ada.send_command(made["table"], f"seats/{10**30}", do="free").status_code == 422
    assert ada.get("/t/" + made["table"] + "/join/7/x").status_code == 404
    assert ada.get("/t/" + made["table"] + "/qr/7.svg").status_code == 404


def create_waiting_table(store: TableStore) -> LiveTable:
    wish = creation.TableRequest("la-loire", [creation.SeatRequest("me"), creation.SeatRequest("friend")], {})
    row, seated = creation.build_table(wish, "ada", translator_for("en"), 14)
    store.create(row, seated)
    stored = store.load(row.id)
    assert stored is not None
    return LiveTable(store, stored)


def test_a_link_withdrawn_while_its_form_is_under_way(tmp_path: Path) -> None:
    async def both() -> None:
        store = TableStore(create_database(tmp_path))
        live = create_waiting_table(store)
        judged = live.seats[1].round  # the link was right when it was looked at
        async with live.lock:  # both wait for the table: the host was first
            withdrawn = asyncio.create_task(seats.renew_link(live, 1, "ada", 10**12))
            await asyncio.sleep(0)
            taken = asyncio.create_task(seats.take_seat(live, 1, "eve", "Eve", judged))
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
        store = TableStore(create_database(tmp_path))
        live = create_waiting_table(store)
        stored = store.load(live.row.id)
        assert stored is not None
        await seats.renew_link(LiveTable(store, stored), 1, "ada", 10**12)
        with pytest.raises(Gone):
            await seats.take_seat(live, 1, "eve", "Eve", live.seats[1].round)
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
        f"Cookie: postchaise={eve.token}",
        f"Origin: {serving.address}",
        "Content-Type: application/x-www-form-urlencoded",
        f"Content-Length: {len(form)}",
        "Connection: close",
    ]
    with socket.create_connection(("127.0.0.1", serving.port), 60) as slow:
        slow.sendall(("\r\n".join(head) + "\r\n\r\n" + form[:10]).encode())
        renewed = ada.send_command(made["table"], "seats/1", do="invite")
        assert renewed.status_code == 200
        slow.sendall(form[10:].encode())
        answer = slow.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 410"), answer[:200]
    assert eve.look(made["table"])["seats"] == []
    assert eve.join({**made, **renewed.json()}, 1).status_code == 200, "the new link opens it"
