"""My matches: history, statistics, export, deletion, and moving to another device."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from postchaise import Dice, Match
from postchaise.arena.reference_bots.thurn_und_taxis.policy import HEURISTICS
from postchaise.kernel.dice import SealedDice
from postchaise.server.http import tokens
from postchaise.server.storage import device_transfer
from postchaise.server.storage.event_codec import get_event_codec
from postchaise.server.storage.rows import Event
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import creation
from postchaise.web.translations import translator_for
from server.persons import Browser, Person, create_token
from server.serving import DEAL, Serving

GAME = "thurn-und-taxis"


@cache
def get_played_match() -> Match:
    """Return a finished match for two, the same in every run, played by the rollout policy."""
    match, dice = Match(GAME, 2, SealedDice(DEAL)), Dice(4)
    while not match.over:
        seat = match.actor
        match.play(seat, HEURISTICS.rollout_action(match.game, match.state, seat, match.legal(seat), dice))
    return match


def events(match: Match) -> list[Event]:
    return [get_event_codec(match.game).to_event(e, i, 1e9 + 60 * i) for i, e in enumerate(match.entries, 1)]


def create_almost_finished_table(serving: Serving, *people: Browser, title: str = "Saumur") -> str:
    """Create a table one action before its end; seats without a person are bots."""
    match = get_played_match()
    kinds = [
        creation.SeatRequest("hot", f"P{i}") if i < len(people) else creation.SeatRequest("bot", "Rabelais")
        for i in (0, 1)
    ]
    row, seats = creation.build_table(
        creation.TableRequest(GAME, kinds, title=title), tokens.hash_token(people[0].token), translator_for("en"), 14
    )
    row = replace(row, key=DEAL, setup=match.setup_outcomes)
    for seat, who in zip(seats, people):
        seat.holder = tokens.hash_token(who.token)
    store = TableStore(serving.database)
    store.create(row, seats)
    store.append(row.id, events(match)[:-1], "playing")
    store.close()
    return row.id


def finish(table: str, *people: Browser) -> None:
    last = get_played_match().entries[-1]
    number = people[last.seat].look(table, last.seat)["number"]
    answer = people[last.seat].act(table, last.seat, number, last.action)
    assert answer.status_code == 200, answer.text


def over(serving: Serving, *people: Browser, **more: Any) -> str:
    table = create_almost_finished_table(serving, *people, **more)
    finish(table, *people)
    return table


def page(who: Browser, address: str = "/my") -> str:
    """In words, without tags."""
    answer = who.get(address, headers={"accept-language": "en"})
    assert answer.status_code == 200
    text = re.sub(r"<template.*</template>|<[^>]+>", " ", answer.text.partition("<main")[2], flags=re.S)
    return " ".join(text.replace("\u2068", "").replace("\u2069", "").split())


@pytest.fixture
def ada(serving: Serving) -> Browser:
    return Browser(serving)


@pytest.fixture
def ben(serving: Serving) -> Browser:
    return Browser(serving)


# History


def test_a_match_that_ends_stands_in_the_history_of_both(serving: Serving, ada: Browser, ben: Browser) -> None:
    over(serving, ada, ben)
    points, places = [sum(score.values()) for score in get_played_match().scores()], get_played_match().ranking()
    minutes = round((len(get_played_match().entries) - 1) / 60)
    for who, seat in ((ada, 0), (ben, 1)):
        shown = page(who)
        place = f"{places[seat]} of 2 {points[seat]} P{1 - seat} {points[1 - seat]}"
        assert f"Saumur Thurn und Taxis {place} " in shown
        assert "1 match, " in shown
    assert f"{minutes} hours" not in page(ada)  # the last action was made now, the others long ago


def test_the_result_and_my_matches_tell_the_same_duration(serving: Serving, ada: Browser, ben: Browser) -> None:
    table = over(serving, ada, ben)
    answer = ada.get(f"/t/{table}", headers={"accept-language": "en"})
    took = re.search(r"[\d,]+ days", page(ada))
    assert took is not None
    assert took[0] in answer.text


def test_matches_in_progress_come_first(serving: Serving, ada: Browser, ben: Browser) -> None:
    over(serving, ada, ben, title="Amboise")
    assert "In progress" not in page(ada)
    create_almost_finished_table(serving, ada, ben, title="Chinon")
    shown = page(ada)
    assert shown.index("In progress 1") < shown.index("Chinon") < shown.index("Finished 1") < shown.index("Amboise")


def test_the_list_is_narrowed_by_game_by_victory_and_by_name(serving: Serving, ada: Browser, ben: Browser) -> None:
    over(serving, ada, ben, title="Amboise")
    winner, loser = (ada, ben) if get_played_match().ranking()[0] == 1 else (ben, ada)
    for address, fits in (("/my?game=orleans", False), ("/my?game=thurn-und-taxis", True), ("/my?q=ambo", True)):
        assert ("1 to 1 of 1" in page(ada, address)) == fits, address
    assert "1 to 1 of 1" in page(ada, "/my?q=p1")
    assert "1 to 1 of 1" not in page(ada, "/my?q=p0")
    assert "1 to 1 of 1" in page(winner, "/my?won=1")
    assert "No matching matches." in page(loser, "/my?won=1&page=99")


def test_a_match_that_one_left_to_a_bot_is_in_the_list_and_counts_nowhere(
    serving: Serving, ada: Browser, ben: Browser
) -> None:
    people = (ada, ben) if get_played_match().entries[-1].seat == 1 else (ben, ada)
    table = create_almost_finished_table(serving, *people)
    assert ada.send_command(table, "leave").status_code == 200
    finish(table, *people)
    assert "left to a bot" in page(ada)
    assert "matches finished" not in page(ada)
    assert "By game" not in page(ada)
    assert "Finished 1" in page(ada)
    assert "Finished 1" in page(ada, "/")
    assert "Saumur" not in page(ada, "/my?won=1")
    assert "left to a bot" not in page(ben)
    assert "By game" in page(ben)


def test_matches_from_before_results_were_kept_are_made_up_for(serving: Serving, ada: Browser, ben: Browser) -> None:
    table = over(serving, ada, ben)
    before = page(ada)
    serving.sql('delete from results where "table" = ?', table)
    assert page(ada) == before
    assert len(serving.sql('select seat from results where "table" = ?', table)) == 2


def test_a_guided_first_game_has_no_result(serving: Serving, ada: Browser, ben: Browser) -> None:
    table = create_almost_finished_table(serving, ada, ben)
    serving.sql("update tables set settings = ? where id = ?", json.dumps({"lesson": 0}), table)
    finish(table, ada, ben)
    assert serving.sql('select seat from results where "table" = ?', table) == []
    assert "Nothing finished yet." in page(ada)


# Sums


def test_everything_can_be_taken_along_but_no_secret_of_a_running_match(
    serving: Serving, ada: Browser, ben: Browser
) -> None:
    done, runs = over(serving, ada, ben), create_almost_finished_table(serving, ada, ben)
    ada.post(f"/api/v1/tables/{done}/chat", {"text": "Well played"})
    answer = ada.get("/my/export.json")
    told = {each["table"]: each for each in answer.json()["tables"]}
    assert "attachment" in answer.headers["content-disposition"]
    assert told[done]["record"] == ada.get(f"/api/v1/tables/{done}/record").text
    assert {each["seat"]: each["you"] for each in told[done]["results"]} == {0: True, 1: False}
    assert told[done]["chat"] == ["Well played"]
    assert "record" not in told[runs]
    for secret in (ada.token, ben.token, tokens.hash_token(ada.token), tokens.hash_token(ben.token)):
        assert secret not in answer.text


def test_who_deletes_everything_leaves_the_others_their_record_without_a_name(
    serving: Serving, ada: Browser, ben: Browser
) -> None:
    shared, alone, runs = over(serving, ada, ben), over(serving, ada), create_almost_finished_table(serving, ada, ben)
    ada.post(f"/api/v1/tables/{runs}/seats/0", {"do": "name", "name": "Adalbert"})
    ada.post(f"/api/v1/tables/{shared}/chat", {"text": "Bye"})
    ben.post(f"/api/v1/tables/{shared}/chat", {"text": "Stay"})
    fork = {"at": "5", "seat-0-kind": "bot", "seat-0-level": "random", "seat-1-kind": "me"}
    forked = ben.send(f"/t/{shared}/fork", **fork).headers["location"]
    assert "P0" in ben.get(forked).text, "whoever forks a match borrows its names"
    assert "Nothing was deleted" in ada.send("/my/delete").text
    assert "1 table is deleted for good" in page(ada)
    assert "2 tables stay for the others" in page(ada)
    gone = ada.send("/my/delete", sure="1")
    assert "All your data has been deleted." in page(Browser(serving), gone.headers["location"])
    assert "All your data" not in page(ben, gone.headers["location"]), "nothing was"
    assert ">P0<" not in ben.get(forked).text
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert ben.get(f"/t/{alone}").status_code == 404
    for table in (shared, runs):
        seen = json.dumps(ben.look(table)) + ben.get(f"/t/{table}").text + ben.get(f"/t/{table}/log").text
        assert "P0" not in seen
        assert "Adalbert" not in seen
        assert "Player 1" in seen
    assert "Bye" not in ben.get(f"/t/{shared}").text
    assert [row[0] for row in serving.sql('select text from chat where "table" = ?', shared)] == ["Stay"]
    assert "Player 1" in page(ben)
    assert ben.get(f"/api/v1/tables/{shared}/record").status_code == 200
    for name in ("seats", "results", "tables", "moves"):
        assert tokens.hash_token(ada.token) not in str(serving.sql(f"select * from {name}"))


# Another device


def code_of(who: Browser) -> str:
    found = re.search(r'<code id="the-code">([^<]+)', who.send("/my/device").text)
    assert found is not None
    return found[1]


def test_a_code_brings_another_device_to_the_same_tables_once(serving: Serving, ada: Browser, ben: Browser) -> None:
    over(serving, ada, ben)
    code = code_of(ada)
    phone, thief = Browser(serving), Browser(serving)
    answer = phone.send("/move", code=f" {code.upper().replace('-', ' ')} ")
    assert answer.headers["location"] == "/my"
    assert phone.http.cookies["postchaise"] == ada.token
    assert page(phone) == page(ada)
    assert thief.send("/move", code=code).status_code == 410
    assert thief.http.cookies["postchaise"] == thief.token


def test_a_code_expires_and_a_newer_one_replaces_it(serving: Serving, ada: Browser) -> None:
    phone, older, newer = Browser(serving), code_of(ada), code_of(ada)
    assert phone.send("/move", code=older).status_code == 410
    serving.sql("update moves set until = ? where person = ?", time.time() - 1, tokens.hash_token(ada.token))
    assert phone.send("/move", code=newer).status_code == 410
    assert phone.http.cookies["postchaise"] == phone.token


def test_neither_code_nor_token_stands_in_the_database(serving: Serving, ada: Browser) -> None:
    code = code_of(ada)
    ((found, sealed),) = serving.sql("select hash, sealed from moves where person = ?", tokens.hash_token(ada.token))
    for secret in (code, device_transfer.normalize_code(code)):
        assert found not in (secret, tokens.hash_token(secret))
        assert secret.encode() not in bytes(sealed)
    assert ada.token.encode() not in bytes(sealed)


def test_who_guesses_is_soon_made_to_wait(serving: Serving, ada: Browser) -> None:
    code = code_of(ada)
    thief = Browser(serving)
    for wrong in ("", "x", "'; drop table moves", "🐴" * 9, code[:-1], code[:-1] + "0", "a" * 5000, create_token()):
        assert thief.send("/move", code=wrong).status_code == 410, wrong
    assert thief.send("/move", code=code).status_code == 429  # not even the right one
    accomplice = Browser(serving, at=thief.at)  # another cookie from the same place
    assert accomplice.send("/move", code=code).status_code == 429
    assert Browser(serving).send("/move", code=code).status_code == 303


def test_a_foreign_page_can_neither_make_nor_use_a_code(serving: Serving, ada: Browser) -> None:
    for address in ("/my/device", "/move", "/my/delete"):
        fields = {"csrf": ada.csrf, "sure": "1", "code": "x"}
        assert ada.ask("POST", address, data=fields, headers={"origin": "https://evil.example"}).status_code == 403
        assert ada.ask("POST", address, data={**fields, "csrf": "x"}).status_code == 403


def test_signing_out_other_devices_leaves_them_nothing(serving: Serving, ada: Browser, ben: Browser) -> None:
    done, runs = over(serving, ada, ben), create_almost_finished_table(serving, ada, ben)
    lost = Browser(serving)
    lost.use_token(ada.token)
    assert "Saumur" in page(lost)
    kept = page(ada)
    old, code = ada.token, code_of(ada)
    answer = ada.send("/my/sign-out")
    assert "All other devices are signed out." in answer.text
    ada.use_token(ada.http.cookies["postchaise"])
    assert ada.token != old
    assert page(ada) == kept, "this device has everything"
    number = ada.look(runs, 0)["number"]
    for table in (done, runs):
        assert ada.look(table)["seats"] == [0]
        assert ben.look(table)["seats"] == [1]
        assert lost.look(table)["seats"] == [], "the lost device is a spectator"
    assert "Saumur" not in page(lost)
    program = Person(serving, token=old)
    assert program.act(runs, 0, number, 0).json()["code"] == "seat-not-yours"
    assert lost.send(f"/t/{runs}/again").status_code == 403, "nor is it the host"
    assert Browser(serving).send("/move", code=code).status_code == 410, "codes are void"
    for name in ("seats", "results", "tables", "moves", "subscriptions"):
        assert tokens.hash_token(old) not in str(serving.sql(f"select * from {name}"))
    last = get_played_match().entries[-1]
    assert (ada, ben)[last.seat].act(runs, last.seat, number, last.action).status_code == 200, "the match goes on"


def test_a_foreign_page_cannot_sign_anybody_out(serving: Serving, ada: Browser) -> None:
    headers = {"origin": "https://evil.example"}
    assert ada.ask("POST", "/my/sign-out", data={"csrf": ada.csrf}, headers=headers).status_code == 403
    assert ada.ask("POST", "/my/sign-out", data={"csrf": "x"}).status_code == 403


def test_a_visit_renews_the_cookies_once_a_day(serving: Serving, ada: Browser) -> None:
    def list_renewed_cookies(**cookies: str) -> list[str]:
        given = "; ".join(f"{name}={value}" for name, value in {"postchaise": ada.token, **cookies}.items())
        answer = Person(serving, ada.at).get("/my", headers={"cookie": given})
        return sorted(each.partition("=")[0] for each in answer.headers.get_list("set-cookie"))

    today = time.strftime("%Y%m%d", time.gmtime())
    assert list_renewed_cookies(renewed="20200101", name="Ada", theme="dark") == [
        "name",
        "postchaise",
        "renewed",
        "theme",
    ]
    assert list_renewed_cookies() == ["postchaise", "renewed"]
    assert list_renewed_cookies(renewed=today, name="Ada") == []
    again = Person(serving, ada.at).get("/", headers={"cookie": f"postchaise={ada.token}; name=Zo%C3%AB"})
    for each in again.headers.get_list("set-cookie"):
        assert "Max-Age=31536000" in each
    assert "name=Zo%C3%AB" in again.headers["set-cookie"]
    assert f"postchaise={ada.token}" in again.headers["set-cookie"]
