"""Talking at a table."""

from __future__ import annotations

from server.persons import BOT, Browser, Person, create_token
from server.serving import Serving, pair, stream, until


def test_chat_lines_are_sent_and_stored(serving: Serving) -> None:
    ada, ben, made = pair(serving)
    table = made["table"]
    eve = Person(serving, token=create_token())
    with stream(ben, table) as heard:
        until(lambda: heard.events)
        assert ada.does(table, "chat", text="Bonjour <b>tous</b>", name="Somebody else").status_code == 204
        assert eve.does(table, "chat", text="I only watch", name="Eve").status_code == 204
        until(lambda: "I only watch" in "".join(e[1].get("regions", {}).get("chat", "") for e in heard.events))
        shown = "".join(e[1].get("regions", {}).get("chat", "") for e in heard.events)
        assert "Bonjour &lt;b&gt;tous&lt;/b&gt;" in shown
        assert "Somebody else" not in shown, "who sits speaks with the name of the seat"
    rows = serving.sql('select number, seat, name, text from chat where "table" = ? order by number', table)
    assert rows == [(1, 0, "Ada", "Bonjour <b>tous</b>"), (2, -1, "Eve", "I only watch")]
    assert "I only watch" in ada.get(f"/t/{table}").text


def test_a_page_that_reconnects_hears_what_it_missed(serving: Serving) -> None:
    """Chat does not change the version of the table: a page of this version may still have missed some."""
    ada, ben, made = pair(serving)
    assert ada.does(made["table"], "chat", text="while you were away").status_code == 204
    with stream(ben, made["table"], have=0) as heard:
        until(lambda: heard.events)
        assert "while you were away" in heard.events[0][1]["regions"].get("chat", "")


def test_chat_is_rate_limited(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make(seats=BOT)["table"]
    codes = [ada.does(table, "chat", text=f"line {i}").status_code for i in range(12)]
    assert codes[:6] == [204] * 6
    assert 429 in codes
    assert serving.sql('select count(*) from chat where "table" = ?', table) == [(codes.count(204),)]


def test_a_quiet_table(serving: Serving) -> None:
    browser = Browser(serving)
    table = browser.make(seats=BOT, chat=False)["table"]
    for who in (browser, Person(serving, token=create_token())):
        answer = who.does(table, "chat", text="hello")
        assert answer.status_code == 403
        assert answer.json()["code"] == "chat-off"
    assert serving.sql('select count(*) from chat where "table" = ?', table) == [(0,)]


def test_words_are_all_it_takes(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make(seats=BOT)["table"]
    for body in ({"text": 5}, {"text": ["a"]}, {}, {"text": "a" * 4001}, {"text": "a", "html": "<b>"}):
        assert ada.post(f"/api/v1/tables/{table}/chat", body).status_code == 422
    for nothing in ("", "  \n ", "\u200b\u202e"):
        answer = ada.does(table, "chat", text=nothing)
        assert answer.status_code == 400
        assert answer.json()["code"] == "chat-empty"
    assert Person(serving).does(table, "chat", text="no cookie, no token").status_code == 403
