"""Replays: which viewers are allowed, what is sent, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser.positions import PreparedTable, store_table
from postchaise import Match
from postchaise.kernel.dice import SealedDice
from postchaise.web.render.delta import unpack_versions
from server.persons import Person, create_token
from server.serving import Serving

RECORDS = Path(__file__).resolve().parents[2] / "matches"
KEY = bytes([9]) * 32


def load_recorded_match(game: str, name: str) -> Match:
    return Match.from_record((RECORDS / game / f"{name}.txt").read_text("utf-8"))


@pytest.fixture(scope="module")
def over(serving: Serving) -> PreparedTable:
    """A short match of Orléans that is over."""
    match = load_recorded_match("orleans", "knights-2")
    return store_table(serving.database, match.fork(match.version, SealedDice(KEY)))


@pytest.fixture(scope="module")
def running(serving: Serving) -> PreparedTable:
    """Both plan in secret."""
    match = load_recorded_match("orleans", "knights-2")
    planned = [i for i, e in enumerate(match.entries, 1) if match.game.notation(e.action).startswith("put ")]
    return store_table(serving.database, match.fork(planned[8], SealedDice(KEY)))


def assert_refused(answer: httpx.Response, status: int, word: str) -> None:
    assert answer.status_code == status
    assert word in answer.text


def test_after_the_end_everybody_may_use_every_view(serving: Serving, over: PreparedTable) -> None:
    eve, found = Person(serving, token=create_token()), {}
    for eyes in ("spectator", "0", "1", "open"):
        answer = eve.get(f"{over.path}/replay.json", params={"as": eyes})
        assert answer.headers["content-encoding"] == "gzip"
        found[eyes] = answer.json()
        assert (found[eyes]["as"], found[eyes]["last"]) == (eyes, over.match.version)
        assert eve.get(f"{over.path}/replay", params={"as": eyes, "at": 30}).status_code == 200
    told = {eyes: len(each["steps"]) for eyes, each in found.items()}
    assert told["spectator"] < told["0"] < told["open"], "plans were secret then"
    player_boards = {eyes: unpack_versions(each["regions"])["player_board"][-1][1] for eyes, each in found.items()}
    assert player_boards["0"] != player_boards["1"]


def test_the_own_view_is_the_default(serving: Serving, over: PreparedTable) -> None:
    for token, eyes in ((over.tokens[1], "1"), (create_token(), "spectator")):
        assert Person(serving, token=token).get(f"{over.path}/replay.json").json()["as"] == eyes


def test_an_unknown_seat_is_refused(serving: Serving, over: PreparedTable) -> None:
    eve = Person(serving, token=create_token())
    for eyes in ("2", "-1", "x", "²", "99999999"):
        assert_refused(eve.get(f"{over.path}/replay.json", params={"as": eyes}), 404, "no such seat")
    for at in ("x", "1e3", "9" * 30):
        assert eve.get(f"{over.path}/replay", params={"at": at}).status_code in (200, 422)


def test_a_running_match_refuses_other_views(serving: Serving, running: PreparedTable) -> None:
    ada, ben = (Person(serving, token=token) for token in running.tokens)
    eve = Person(serving, token=create_token())
    path, hidden = f"{running.path}/replay.json", {}
    for who, own in ((ada, "0"), (ben, "1"), (eve, "spectator")):
        answer = who.get(path)
        assert answer.json()["as"] == own
        assert "content-encoding" not in answer.headers, "the size of what is packed tells something of it"
        hidden[own] = {step[0] for step in answer.json()["steps"][1:-1]}
        for eyes in {"0", "1", "open"} - {own}:
            for each in (path, f"{running.path}/replay"):
                assert_refused(who.get(each, params={"as": eyes}), 403, "only view it as yourself")
        assert who.get(path, params={"as": "spectator"}).status_code == 200
        assert "Key moments" not in who.get(f"{running.path}/replay").text
        assert_refused(who.ask("POST", f"{running.path}/fork", data={"at": "3"}), 403, "contain secrets")
    assert hidden["0"] - hidden["1"]
    assert hidden["1"] - hidden["0"]
    assert hidden["spectator"] <= hidden["0"] & hidden["1"]


def test_two_at_one_screen_see_what_everybody_saw_while_both_have_secrets(serving: Serving) -> None:
    match = load_recorded_match("orleans", "knights-2")
    planned = [i for i, e in enumerate(match.entries, 1) if match.game.notation(e.action).startswith("put ")]
    laid = store_table(serving.database, match.fork(planned[3], SealedDice(KEY)), hot=True)
    both = Person(serving, token=laid.tokens[0])
    assert both.get(f"{laid.path}/replay.json").json()["as"] == "spectator", "behind the curtain"


def test_a_match_arrives_once_and_in_three_languages(serving: Serving, over: PreparedTable) -> None:
    eve = Person(serving, token=create_token())
    logs: dict[str, Any] = {}
    for lang in ("en", "fr", "de"):
        answer = eve.get(f"{over.path}/replay.json", params={"lang": lang})
        logs[lang] = answer.json()["log"]
        assert answer.content == eve.get(f"{over.path}/replay.json", params={"lang": lang}).content
    assert len(set(logs.values())) == 3
    plain = eve.get(f"{over.path}/replay.json", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert json.loads(plain.content)["last"] == over.match.version


def test_a_table_that_waits_has_no_replay(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make()["table"]
    assert ada.get(f"/t/{table}/replay").headers["location"] == f"/t/{table}"
    assert ada.get(f"/t/{table}/replay.json").status_code == 404


def test_the_result_and_the_home_page_lead_there(serving: Serving, over: PreparedTable) -> None:
    ada = Person(serving, token=over.tokens[0])
    result = ada.get(over.path).text
    assert f'href="{over.path}/replay"' in result
    assert f'href="{over.path}/replay?at={over.match.version}"' in result, "the chart leads to every round"
    home = ada.get("/").text
    assert f'href="{over.path}/replay"' in home
    assert 'href="/replay"' in home


def test_the_log_is_sieved_by_player_and_kind(serving: Serving, over: PreparedTable) -> None:
    eve = Person(serving, token=create_token())
    whole = eve.get(f"{over.path}/log").text
    ben = eve.get(f"{over.path}/log", params={"player": "1", "kind": ""}).text
    deeds = eve.get(f"{over.path}/log", params={"player": "", "kind": "send"}).text
    assert whole.count('href="' + over.path + "/replay?at=") > ben.count("/replay?at=") > deeds.count("/replay?at=") > 0
    assert 'id="round-2"' in whole
    assert "Ada" not in ben.partition('<div class="panel log')[2]
    nothing = eve.get(f"{over.path}/log", params={"kind": "<b>"})
    assert "No matching events" in nothing.text
    assert "<b>" not in nothing.text.partition("<main")[2].partition("</main")[0].replace("<b></b>", "")
