"""Rematches: the same people meet again whoever starts it, and nobody else gets their seats."""

from __future__ import annotations

from postchaise.server.http import tokens
from postchaise.server.storage.erase import erase_person
from postchaise.server.storage.schema import open_database
from server.pages.test_home import rows
from server.pages.test_my_matches import over
from server.persons import NONCE, Browser, run_concurrently
from server.serving import Serving

FORM = 'action="/t/{}/again"'


def result_page(who: Browser, table: str) -> str:
    return who.get(f"/t/{table}", headers={"accept-language": "en"}).text


def press_again(who: Browser, table: str) -> str:
    """The table that the button leads to."""
    answer = who.send(f"/t/{table}/again")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


def test_the_second_press_joins_the_same_table(serving: Serving) -> None:
    ada, ben = Browser(serving), Browser(serving)
    table = over(serving, ada, ben)
    ada_next, ben_next = press_again(ada, table), press_again(ben, table)
    assert ada_next == ben_next
    assert serving.sql('select kind from seats where "table" = ?', ada_next) == [("person",), ("person",)]
    assert ada.send(f"/t/{ada_next}/shuffle", nonce=NONCE).status_code == 303
    assert ben.send(f"/t/{ada_next}/shuffle", nonce=NONCE).status_code == 303
    seen = ben.look(ada_next)
    assert (seen["status"], seen["viewer"]) == ("playing", 1)
    assert press_again(ada, table) == ada_next, "while it runs there is no other"


def test_both_press_at_the_same_moment_and_meet(serving: Serving) -> None:
    ada, ben = Browser(serving), Browser(serving)
    table = over(serving, ada, ben)
    found = run_concurrently(*(lambda who=who: press_again(who, table) for who in (ada, ben) * 3))
    assert len(set(found)) == 1


def test_the_other_one_is_asked_on_the_result_page_and_on_home(serving: Serving) -> None:
    ada, ben, eve = Browser(serving), Browser(serving), Browser(serving)
    table = over(serving, ada, ben)
    assert "wants to play again" not in result_page(ben, table)
    assert ben.get(f"/t/{table}/again").json() == {"state": ""}
    following = press_again(ada, table)
    assert "P0\u2069 wants to play again" in result_page(ben, table)
    assert following in ben.get(f"/t/{table}/again").json()["state"]
    assert f'href="/t/{following}"' in result_page(ada, table)
    assert any("Play again?" in row and "Sit down" in row for row in rows(ben))
    assert following not in result_page(eve, table), "a stranger learns nothing of it"
    assert eve.get(f"/t/{table}/again").json() == {"state": ""}
    room = ben.get(f"/t/{following}").text
    assert f'action="/t/{following}/reserved"' in room
    assert ben.send(f"/t/{following}/reserved").headers["location"] == f"/t/{following}"
    assert ben.look(following)["viewer"] == 1


def test_nobody_else_sits_down_without_the_link(serving: Serving) -> None:
    ada, ben, eve = Browser(serving), Browser(serving), Browser(serving)
    table = over(serving, ada, ben)
    following = press_again(ada, table)
    assert eve.send(f"/t/{following}/reserved").status_code == 403
    assert eve.send(f"/t/{table}/again").status_code == 403
    assert "reserved" not in eve.get(f"/t/{following}").text
    assert eve.look(following)["viewer"] == -1


def test_a_closed_table_is_followed_by_another_one(serving: Serving) -> None:
    ada, ben = Browser(serving), Browser(serving)
    table = over(serving, ada, ben)
    first = press_again(ada, table)
    assert ada.send_command(first, "close").status_code == 204
    assert "wants to play again" not in result_page(ben, table)
    second = press_again(ben, table)
    assert second != first
    assert press_again(ada, table) == second


def test_an_erased_person_keeps_no_seat(serving: Serving) -> None:
    ada, ben = Browser(serving), Browser(serving)
    table = over(serving, ada, ben)
    following = press_again(ada, table)
    engine = open_database(serving.database)
    erase_person(engine, tokens.hash_token(ben.token), lambda seat: f"Seat {seat + 1}")
    engine.dispose()
    assert serving.sql('select former from seats where "table" = ? and seat = 1', following) == [("",)]
    assert serving.sql('select name from seats where "table" = ? and seat = 1', following) == [("Seat 2",)]
