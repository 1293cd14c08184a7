"""A fork of a finished match has fresh dice, is marked as a fork, and its record says so."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from browser.positions import PreparedTable, store_table
from postchaise import Match
from postchaise.kernel.dice import SealedDice
from postchaise.kernel.replay import is_shuffle_fair
from server.pages.test_replays import KEY, load_recorded_match
from server.persons import Browser
from server.serving import Serving, wait_until

ME = {"seat-0-kind": "me", "seat-1-kind": "me"}


@pytest.fixture(scope="module")
def over(serving: Serving) -> PreparedTable:
    match = load_recorded_match("la-loire", "en-casual-2")
    return store_table(serving.database, match.fork(match.version, SealedDice(KEY)))


def create_fork(serving: Serving, who: Browser, over: PreparedTable, at: int, **seats: str) -> str:
    made = who.send(f"{over.path}/fork", at=str(at), **(seats or ME))
    assert made.status_code == 303, made.text
    return made.headers["location"].removeprefix("/t/")


def test_a_fork_begins_at_that_moment_with_a_key_of_its_own(serving: Serving, over: PreparedTable) -> None:
    ada = Browser(serving)
    table = create_fork(serving, ada, over, 100)
    live = serving.live(table)
    assert live.match.state.to_json() == over.match.fork(100, SealedDice(KEY)).state.to_json()
    assert live.names == ["Ada", "Ben"]
    assert serving.key(table) != KEY
    page = ada.get(f"/t/{table}").text
    assert "fork-banner" in page
    assert f'href="{over.path}/replay?at=100"' in page
    assert '<span class="badge"></span><bdi>The fork begins here' in page, "nobody did it"
    assert serving.live(over.table).match.version == over.match.version, "the match it came from stays as it is"


def test_its_record_says_that_it_is_a_fork(serving: Serving, over: PreparedTable) -> None:
    ada = Browser(serving)
    at = over.match.version - 4
    table = create_fork(serving, ada, over, at)
    assert ada.get(f"/api/v1/tables/{table}/record").status_code == 403
    for entry in over.match.entries[at:]:
        number = ada.look(table)["number"]
        assert ada.act(table, entry.seat, number, entry.action).status_code == 200
    text = ada.get(f"/api/v1/tables/{table}/record").text
    assert re.findall("^forked: ([0-9]+)$", text, re.M) == [str(at)]
    assert "sealed" not in text
    assert is_shuffle_fair(text) is None
    assert Match.from_record(text).forked == at
    result = ada.get(f"/t/{table}").text
    assert "fork-banner" in result
    assert serving.key(table).hex() not in result, "its key would prove nothing"
    ada.get("/my")  # which makes up for results that are missing
    assert serving.sql('select count(*) from results where "table" = ?', table) == [(0,)], "it counts nowhere"


def test_going_back_before_the_fork_makes_less_of_it_another_match(serving: Serving, over: PreparedTable) -> None:
    ada = Browser(serving)
    entries = over.match.entries
    free = next(i for i, entry in enumerate(entries, 1) if i > 20 and not entry.barrier)
    table = create_fork(serving, ada, over, free)
    seat = entries[free - 1].seat
    number = ada.look(table)["number"]
    assert ada.send_command(table, "undo", seat=seat, number=number).status_code == 200
    live = serving.live(table)
    assert (live.match.version, live.match.forked) == (free - 1, free - 1)


def test_bots_go_on_from_there(serving: Serving, over: PreparedTable) -> None:
    ada = Browser(serving)
    table = create_fork(serving, ada, over, 60, **{"seat-0-kind": "bot", "seat-0-level": "random", "seat-1-kind": "me"})

    def is_asked() -> bool:
        seen = ada.look(table)
        return seen["decision"] is not None

    wait_until(is_asked, "Ada's turn")
    assert [each["kind"] for each in ada.look(table)["players"]] == ["bot", "person"]


@pytest.mark.parametrize(
    ("at", "status"),
    [(lambda last: last, 400), (lambda last: last + 1, 400), (lambda last: -1, 400), (lambda last: "²", 400)],
    ids=["the end", "beyond", "before", "no number"],
)
def test_there_is_nothing_to_fork(
    serving: Serving, over: PreparedTable, at: Callable[[int], object], status: int
) -> None:
    answer = Browser(serving).send(f"{over.path}/fork", at=str(at(over.match.version)), **ME)
    assert answer.status_code == status
    assert "The match is over at this point" in answer.text


def test_a_level_that_is_none_is_refused_by_name(serving: Serving, over: PreparedTable) -> None:
    answer = Browser(serving).send(f"{over.path}/fork", at="5", **{"seat-0-kind": "bot", "seat-0-level": "grandmaster"})
    assert answer.status_code == 400
    assert "master" in answer.text


def test_another_site_cannot_make_one(serving: Serving, over: PreparedTable) -> None:
    ada = Browser(serving)
    answer = ada.ask("POST", f"{over.path}/fork", data={"at": "5", **ME}, headers={"origin": "http://elsewhere"})
    assert answer.status_code == 403
