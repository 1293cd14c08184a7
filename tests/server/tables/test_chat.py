"""The chat of a table."""

from __future__ import annotations

from server.persons import BOT, Browser, Person, create_token
from server.serving import Serving, open_stream, start_table_for_two, wait_until


def test_chat_lines_are_sent_and_stored(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    eve = Person(serving, token=create_token())
    with open_stream(ben, table) as heard:
        wait_until(lambda: heard.events)
        assert ada.send_command(table, "chat", text="Bonjour <b>tous</b>", name="Somebody else").status_code == 204
        assert eve.send_command(table, "chat", text="I only watch", name="Eve").status_code == 204
        wait_until(lambda: "I only watch" in "".join(e[1].get("regions", {}).get("chat", "") for e in heard.events))
        shown = "".join(e[1].get("regions", {}).get("chat", "") for e in heard.events)
        assert "Bonjour &lt;b&gt;tous&lt;/b&gt;" in shown
        assert "Somebody else" not in shown, "who sits speaks with the name of the seat"
    rows = serving.sql('select number, seat, name, text from chat where "table" = ? order by number', table)
    assert rows == [(1, 0, "Ada", "Bonjour <b>tous</b>"), (2, -1, "Eve", "I only watch")]
    assert "I only watch" in ada.get(f"/t/{table}").text


def test_a_page_that_reconnects_hears_what_it_missed(serving: Serving) -> None:
    """Chat does not change the version of the table: a page of this version may still have missed some."""
    ada, ben, made = start_table_for_two(serving)
    assert ada.send_command(made["table"], "chat", text="while you were away").status_code == 204
    with open_stream(ben, made["table"], version=0) as heard:
        wait_until(lambda: heard.events)
        assert "while you were away" in heard.events[0][1]["regions"].get("chat", "")


def test_chat_is_rate_limited(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make(seats=BOT)["table"]
    codes = [ada.send_command(table, "chat", text=f"line {i}").status_code for i in range(12)]
    assert codes[:6] == [204] * 6
    assert 429 in codes
    assert serving.sql('select count(*) from chat where "table" = ?', table) == [(codes.count(204),)]


def test_a_quiet_table(serving: Serving) -> None:
    browser = Browser(serving)
    table = browser.make(seats=BOT, chat=False)["table"]
    for who in (browser, Person(serving, token=create_token())):
        answer = who.send_command(table, "chat", text="hello")
        assert answer.status_code == 403
        assert answer.json()["code"] == "chat-off"
    assert serving.sql('select count(*) from chat where "table" = ?', table) == [(0,)]


def test_words_are_all_it_takes(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make(seats=BOT)["table"]
    for body in ({"text": 5}, {"text": ["a"]}, {}, {"text": "a" * 4001}, {"text": "a", "html": "<b>"}):
        assert ada.post(f"/api/v1/tables/{table}/chat", body).status_code == 422
    for nothing in ("", "  \n ", "\u200b\u202e"):
        answer = ada.send_command(table, "chat", text=nothing)
        assert answer.status_code == 400
        assert answer.json()["code"] == "chat-empty"
    assert Person(serving).send_command(table, "chat", text="no cookie, no token").status_code == 403


def test_spectators_of_one_network_share_a_budget_and_silence_no_player(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    at, table = ada.at, made["table"]  # the flood comes from the home of the players
    codes = [
        Person(serving, at, create_token()).send_command(table, "chat", text="spam", name=f"E{i}") for i in range(40)
    ]
    assert [answer.status_code for answer in codes].count(204) <= 12, "new tokens do not help"
    assert codes[-1].status_code == 429
    assert int(codes[-1].headers["retry-after"]) > 0
    assert ada.send_command(table, "chat", text="I can still talk").status_code == 204
    assert ben.send_command(table, "chat", text="So can I").status_code == 204


def test_spectators_of_many_networks_share_what_a_table_takes_of_them(serving: Serving) -> None:
    ada, _, made = start_table_for_two(serving)
    flood = [Person(serving, token=create_token()) for _ in range(40)]
    codes = [each.send_command(made["table"], "chat", text="spam").status_code for each in flood]
    assert 10 <= codes.count(204) <= 30
    assert ada.send_command(made["table"], "chat", text="I can still talk").status_code == 204


FILLED = """insert into chat ("table", number, seat, name, text, at)
with recursive lines(line) as (select 1 union all select line + 1 from lines where line < {last})
select '{table}', line, case when line <= {players} then 0 else -1 end, 'Eve', 'line ' || line, 0 from lines"""


def test_a_long_chat_goes_on_and_loses_its_oldest_lines(serving: Serving) -> None:
    ada = Person(serving, token=create_token())
    made = serving.write_table("la-loire", ada.token)
    table = made["table"]
    serving.sql(FILLED.format(table=table, last=20_049, players=10_000))
    assert ada.send_command(table, "chat", text="and still").status_code == 204
    count = 'select count(*), min(number) from chat where "table" = ? and seat {} 0'
    assert serving.sql(count.format(">="), table) == [(5000, 5002)]
    assert serving.sql(count.format("<"), table) == [(500, 19_550)]
    assert Person(serving, token=create_token()).join(made, 1, "Ben").json()["status"] == "playing"
    assert "and still" in ada.get(f"/t/{table}").text


def test_lines_of_spectators_displace_none_of_players(serving: Serving) -> None:
    ada = Person(serving, token=create_token())
    made = serving.write_table("la-loire", ada.token)
    table = made["table"]
    serving.sql(FILLED.format(table=table, last=400, players=1))
    assert Person(serving, token=create_token()).join(made, 1, "Ben").json()["status"] == "playing"
    eve = Person(serving, token=create_token())
    assert eve.send_command(table, "chat", text="the latest").status_code == 204
    shown = ada.get(f"/t/{table}").text
    assert "line 1<" in shown
    assert "the latest" in shown
    assert "line 390<" in shown
    assert "line 379<" not in shown
