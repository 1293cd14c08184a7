"""Stale, forged, repeated or impossible commands change nothing and get a clear answer."""

from __future__ import annotations

import json
import socket
from functools import partial
from typing import Any

import httpx
import pytest

from server.persons import BOT, Person, create_token, run_concurrently
from server.serving import PATIENCE, Serving, open_stream, play_and_mirror, start_table_for_two, wait_until


def find_first_action(serving: Serving, table: str) -> tuple[int, int]:
    match = serving.create_mirror(table)
    return match.actor, match.legal(match.actor)[0]


def test_one_of_two_simultaneous_clicks_counts(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    again = Person(serving, token=ada.token), Person(serving, token=ben.token)
    table, mirror = made["table"], serving.create_mirror(made["table"])
    number = made["number"]
    for _ in range(8):
        seat = mirror.actor
        action = mirror.legal(seat)[0]
        pages = ((ada, ben)[seat], again[seat])
        answers = run_concurrently(*(partial(page.act, table, seat, number, action) for page in pages))
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 409], [answer.text for answer in answers]
        refused = next(answer for answer in answers if answer.status_code == 409).json()
        mirror.play(seat, action)
        number += 1
        assert refused["number"] == number
        assert refused["message"]
    assert ada.look(table)["number"] == number == 8
    assert serving.live(table).match.state.to_json() == mirror.state.to_json()


def test_why_not_is_asked_without_doing_anything(serving: Serving) -> None:
    """A forbidden action has a reason, an allowed one has none, neither is played, and other seats are refused."""
    ada, ben, made = start_table_for_two(serving)
    table, match = made["table"], serving.create_mirror(made["table"])
    seat = match.actor
    asks, other = (ada, ben) if seat == 0 else (ben, ada)
    allowed = match.legal(seat)[0]
    forbidden = next(each for each in range(len(match.game.space)) if match.why_not(seat, each) is not None)
    refused = asks.send_command(table, "preview", seat=seat, number=0, action=forbidden)
    assert (refused.status_code, refused.json()["rule"]) == (422, match.why_not(seat, forbidden).rule)
    assert asks.send_command(table, "preview", seat=seat, number=0, action=allowed).status_code == 200
    assert other.send_command(table, "preview", seat=seat, number=0, action=allowed).status_code == 403
    assert asks.look(table)["number"] == 0


def test_no_action_is_previewed_before_the_match_begins(serving: Serving) -> None:
    """Even the active seat is hidden, because a waiting player could use it to choose the deal."""
    ada = Person(serving, token=create_token())
    made = ada.make(seats=[{"kind": "me", "name": "Ada"}, {"kind": "friend"}])
    for action in (0, 1, 10**6):
        answer = ada.send_command(made["table"], "preview", seat=0, number=0, action=action)
        assert (answer.status_code, answer.json()["code"]) == (400, "table-waiting")
        assert "rule" not in answer.json()


def test_a_double_click_and_a_replayed_request_count_once(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    seat, action = find_first_action(serving, made["table"])
    actor = (ada, ben)[seat]
    assert actor.act(made["table"], seat, 0, action).status_code == 200
    for _ in range(3):
        again = actor.act(made["table"], seat, 0, action)
        assert again.status_code == 409
        assert again.json()["code"] == "table-stale"
        assert again.json()["number"] == 1
    assert ada.look(made["table"])["number"] == 1


@pytest.mark.parametrize("number", [-1, 1, 7, 2**62, -(2**62)])
def test_a_version_that_is_not_on_the_table_is_stale(serving: Serving, number: int) -> None:
    ada, ben, made = start_table_for_two(serving)
    seat, action = find_first_action(serving, made["table"])
    assert (ada, ben)[seat].act(made["table"], seat, number, action).status_code == 409
    assert ada.look(made["table"])["number"] == 0


def test_only_the_secret_of_a_seat_acts_for_it(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    seat, action = find_first_action(serving, table)
    other = (ben, ada)[seat]
    guest = Person(serving, token=create_token())
    for who in (other, guest):
        for path, body in (
            ("actions", {"seat": seat, "number": 0, "action": action}),
            ("undo", {"seat": seat, "number": 0}),
            ("restart", {"seat": seat, "number": 0}),
            ("takeback", {"seat": seat, "number": 0}),
            ("takeback/answer", {"seat": seat, "agree": True}),
            (f"seats/{seat}", {"do": "name", "name": "Eve"}),
        ):
            answer = who.send_command(table, path, **body)
            assert answer.status_code == 403, (path, answer.text)
            assert answer.json()["code"] == "seat-not-yours"
    bare = Person(serving)
    assert bare.act(table, seat, 0, action).status_code == 403
    for wrong in ("Bearer x", "Bearer", "Basic " + ada.token, "Bearer " + ada.token[:-1] + "é", "Bearer " + "a" * 5000):
        answer = bare.post(
            f"/api/v1/tables/{table}/actions",
            {"seat": seat, "number": 0, "action": action},
            headers={"authorization": wrong.encode("latin-1")},
        )
        assert answer.status_code == 403, (wrong[:20], answer.text)
    assert ada.look(table)["number"] == 0


def test_nobody_acts_out_of_turn_or_for_a_seat_that_is_not_there(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    seat, action = find_first_action(serving, made["table"])
    waiting = (ben, ada)[seat]
    answer = waiting.act(made["table"], 1 - seat, 0, action)
    assert answer.status_code == 422
    assert answer.json()["rule"] == "not-your-turn"
    for nobody in (-1, 2, 9, 2**62):
        assert waiting.act(made["table"], nobody, 0, action).status_code == 403


def test_an_impossible_action_is_refused_by_its_rule(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    seat, _ = find_first_action(serving, table)
    actor = (ada, ben)[seat]
    for action in (-1, 10**6, 2**31, 2**32 + 1, 2**63 - 1, -(2**63)):
        answer = actor.act(table, seat, 0, action)
        assert answer.status_code == 422, answer.text
        assert answer.json()["rule"] == "action-unknown"
        assert answer.json()["message"]
    mirror = serving.create_mirror(table)
    illegal = next(a for a in range(200) if a not in mirror.legal(seat))
    assert actor.act(table, seat, 0, illegal).status_code == 422
    assert ada.look(table)["number"] == 0


@pytest.mark.parametrize("action", ["0", "abc", 1.0, 1.5, 1e300, True, False, [1], {"a": 1}, "", 2**63, 10**40])
def test_an_action_is_a_whole_number_and_nothing_else(serving: Serving, action: Any) -> None:
    ada, ben, made = start_table_for_two(serving)
    seat, _ = find_first_action(serving, made["table"])
    answer = (ada, ben)[seat].act(made["table"], seat, 0, action)
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "request-wrong"
    assert ada.look(made["table"])["number"] == 0


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (b"", 422),
        (b"{", 422),
        (b"[]", 422),
        (b"null", 422),
        (b'{"seat":0,"number":0}', 400),
        (b'{"seat":0,"number":0,"action":1,"notation":"x"}', 400),
        (b'{"seat":0,"number":0,"action":1,"points":99}', 422),
        (b'{"seat":0,"number":0,"action":NaN}', 422),
        (b'{"seat":0,"number":0,"action":Infinity}', 422),
        (b'{"seat":true,"number":0,"action":1}', 422),
        (b'{"seat":"0","number":0,"action":1}', 422),
        (b'{"seat":0,"number":false,"action":1}', 422),
        (b'{"seat":0,"number":0,"action":' + b"9" * 6000 + b"}", None),
        (b'{"seat":0,"number":0,"notation":"' + b"x" * 400 + b'"}', 422),
        (b'{"seat":0,"number":0,"notation":"\\ud800"}', 422),
        (b'{"seat":0,"number":0,"notation":"nonsense \xc3\xa9"}', 422),
        (b'{"seat":0,"number":0,"notation":"\xff\xfe"}', None),
        (b'{"\\ud800":0}', 422),
        (b"[" * 5000 + b"]" * 5000, None),
        (b'{"a":' * 5000 + b"1" + b"}" * 5000, None),
    ],
)
def test_malformed_bodies(serving: Serving, text: bytes, status: int | None) -> None:
    ada, _, made = _two(serving)
    answer = ada.post(
        f"/api/v1/tables/{made['table']}/actions", content=text, headers={"content-type": "application/json"}
    )
    assert answer.status_code == status or (status is None and 400 <= answer.status_code < 500), answer.text
    assert set(answer.json()) >= {"code", "message"}
    assert answer.json()["message"]
    assert ada.look(made["table"])["number"] == 0


KEPT: dict[str, Any] = {}


def _two(serving: Serving) -> tuple[Person, Person, dict[str, Any]]:
    """One table for all that never changes it."""
    if serving.address not in KEPT:
        KEPT[serving.address] = start_table_for_two(serving)
    found: tuple[Person, Person, dict[str, Any]] = KEPT[serving.address]
    return found


# Sizes

BIG = 10 * 1024 * 1024


def chunks() -> Any:
    for _ in range(BIG // 65536):
        yield b" " * 65536


@pytest.mark.parametrize("path", ["/api/v1/tables", "/tables", "/play/la-loire", "/api/v1/nowhere", "/"])
@pytest.mark.parametrize("declared", [True, False])
def test_a_large_body_is_refused_and_the_server_lives(serving: Serving, path: str, declared: bool) -> None:
    who = Person(serving, token=create_token())
    status = 0
    try:
        body: Any = b" " * BIG if declared else chunks()
        answer = who.http.post(path, content=body, headers={"content-type": "application/json"})
        status = answer.status_code
    except (httpx.WriteError, httpx.ReadError):  # the server need not read all of it before it hangs up
        pass
    unread = {"/api/v1/nowhere": 404, "/": 405}  # refused before anybody looks at what is sent
    assert status in (0, 413 if declared else unread.get(path, 413)), status
    assert serving.answers()
    if status == 413:
        assert set(answer.json()) == {"code", "message"}
        assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("length", ["9" * 30, "9" * 6000, "-1", "1e9", "0x10", ""])
def test_a_length_that_is_none(serving: Serving, length: str) -> None:
    with socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE) as sock:
        sock.sendall(f"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n".encode())
        got = sock.recv(4096)
    assert got.split(b" ")[1][:1] == b"4", got
    assert serving.answers()


def test_just_below_the_limit_is_read(serving: Serving) -> None:
    who = Person(serving)
    body = json.dumps({"game": "la-loire", "seats": BOT}).encode()
    answer = who.post(
        "/api/v1/tables", content=body + b" " * (64 * 1024 - len(body)), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 201


def test_several_actions_are_played_one_after_the_other(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    mirror = serving.create_mirror(made["table"])
    seat, sent = mirror.actor, []
    while mirror.actor == seat and len(sent) < 3:
        sent.append(mirror.legal(seat).notations[0])
        mirror.play(seat, sent[-1])
    with open_stream(ben, made["table"]) as page:
        wait_until(lambda: page.events, "the page")
        answer = (ada, ben)[seat].send_command(made["table"], "actions", seat=seat, number=0, actions=sent)
        assert answer.json()["number"] == len(sent) > 1
        wait_until(lambda: page.number() == len(sent), "the actions")
    assert {data["number"] for _, data, _ in page.events} == {0, len(sent)}, "told is what came of all"
    assert serving.live(made["table"]).match.state.to_json() == mirror.state.to_json()


def test_of_several_actions_those_before_a_refused_one_count(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    mirror = serving.create_mirror(made["table"])
    seat, first = mirror.actor, mirror.legal(mirror.actor).notations[0]
    with open_stream(ben, made["table"]) as page:
        wait_until(lambda: page.events, "the page")
        answer = (ada, ben)[seat].send_command(
            made["table"], "actions", seat=seat, number=0, actions=[first, "nonsense"]
        )
        assert answer.status_code == 422
        wait_until(lambda: page.number() == 1, "the first")
    assert answer.json()["message"]
    assert ada.look(made["table"])["number"] == 1


@pytest.mark.parametrize("sent", [{"actions": []}, {"actions": ["done"] * 21}, {"actions": ["done"], "action": 1}])
def test_no_actions_too_many_or_two_kinds_at_once_are_refused(serving: Serving, sent: dict[str, Any]) -> None:
    ada, ben, made = start_table_for_two(serving)
    seat, _ = find_first_action(serving, made["table"])
    answer = (ada, ben)[seat].send_command(made["table"], "actions", seat=seat, number=0, **sent)
    assert answer.status_code in (400, 422)
    assert ada.look(made["table"])["number"] == 0


def test_or_gen_back_01_to_think_again_too_late_is_stale(serving: Serving) -> None:
    """A seat that is ready is not asked anything; what it may take back ends all the same when the phase does."""
    ada, ben, made = start_table_for_two(serving, "orleans")
    table, mirror, people = made["table"], serving.create_mirror(made["table"]), {0: ada, 1: ben}
    ready, number = mirror.game.parse("ready"), 0
    for seat in (0, 1):
        while ready not in mirror.legal(seat):
            number = play_and_mirror(mirror, people, table, number, seat, mirror.legal(seat)[0])
    number = play_and_mirror(mirror, people, table, number, 0, ready)
    assert 0 not in mirror.actors
    assert mirror.game.parse("reopen") in mirror.legal(0)
    seen = number
    number = play_and_mirror(mirror, people, table, number, 1, ready)
    assert mirror.game.parse("reopen") not in mirror.legal(0), "the phase is over"
    late = ada.send_command(table, "actions", seat=0, number=seen, notation="reopen")
    assert (late.status_code, late.json()["code"]) == (409, "table-stale")
