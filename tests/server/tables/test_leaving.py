"""Absence, leaving, resigning and closing: the match goes on, and the log reports it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from postchaise.server.storage.event_log import list_notes
from postchaise.server.storage.rows import Event
from server.persons import Browser, Person, create_token
from server.serving import AT_ONCE, Serving, open_stream, play_both_seats, start_table_for_two, wait_until


@pytest.fixture(scope="module")
def at_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("at_once"), script=AT_ONCE).start()
    yield one
    assert one.stop() == 0, one.read_trace()


def told(who: Person, table: str) -> list[str]:
    return [line["text"].replace("\u2068", "").replace("\u2069", "") for line in who.look(table)["log"]]


def test_who_is_there_is_never_replaced(at_once: Serving) -> None:
    """Not even the host or a player who has waited long enough may do it."""
    ada, ben, made = start_table_for_two(at_once)
    table = made["table"]
    with open_stream(ben, table):
        wait_until(lambda: ada.look(table)["players"][1]["present"])
        refused = ada.send_command(table, "seats/1", do="bot")
        assert (refused.status_code, refused.json()["code"]) == (403, "seat-present")
    assert ben.look(table)["seats"] == [1]


def test_any_player_may_hand_an_absent_players_seat_to_a_bot(at_once: Serving) -> None:
    """This includes the host's seat. The holder can always come back."""
    ada, ben, made = start_table_for_two(at_once)
    table, eve = made["table"], Person(at_once, token=create_token())
    outside = eve.send_command(table, "seats/0", do="bot")
    assert (outside.status_code, outside.json()["code"]) == (403, "seated-only")
    assert ben.send_command(table, "seats/0", do="bot", level="random").status_code == 200
    assert ada.look(table)["seats"] == []
    assert "Ada is away; Ben lets a bot take over." in told(eve, table)
    assert "seat-back" in ada.get(f"/t/{table}").text
    assert ada.send_command(table, "seats/0", do="back").status_code == 200
    assert ada.look(table)["seats"] == [0]
    assert "Ada is back." in told(ben, table)


@pytest.mark.parametrize("resigned", [False, True])
def test_who_was_replaced_keeps_a_vote_on_take_backs(at_once: Serving, resigned: bool) -> None:
    """Otherwise a player could call a bot for another player and then undo alone. A player who resigned has no vote."""
    ada, ben, made = start_table_for_two(at_once)
    table, mirror = made["table"], at_once.create_mirror(made["table"])
    number = play_both_seats(mirror, {0: ada, 1: ben}, table, 0, 12, lambda legal: legal[0])
    if resigned:
        assert ben.send_command(table, "leave", resign=True).status_code == 200
    else:
        assert ada.send_command(table, "seats/1", do="bot", level="random").status_code == 200
    seen = wait_until(lambda: (s := ada.look(table)) and s["decision"] and s, "the turn")
    answer = ada.send_command(table, "takeback", seat=0, number=seen["number"])
    assert answer.status_code == 200, answer.text
    kinds = [row[0] for row in at_once.sql('select kind from events where "table" = ? order by number', table)]
    assert ("rewind" in kinds) is resigned
    assert number <= seen["number"]


def test_nobody_is_replaced_before_the_time_is_over(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    with open_stream(ben, table):
        wait_until(lambda: ada.look(table)["players"][1]["present"])
    wait_until(lambda: not ada.look(table)["players"][1]["present"])
    refused = ada.send_command(table, "seats/1", do="bot")
    assert (refused.status_code, refused.json()["code"]) == (403, "seat-away-soon")
    assert "Ben" in refused.json()["message"]
    assert "seconds" in refused.json()["message"]
    assert ben.look(table)["seats"] == [1]


def test_a_menu_for_everybody_at_a_seat(at_once: Serving) -> None:
    ada, ben, made = start_table_for_two(at_once)
    table, eve = made["table"], Person(at_once, token=create_token())
    assert 'id="seat-bot-0"' in ben.get(f"/t/{table}").text
    assert 'id="seat-bot-1"' not in ben.get(f"/t/{table}").text, "not for one's own"
    assert "seat-bot-" not in eve.get(f"/t/{table}").text
    with open_stream(ada, table):
        wait_until(lambda: ben.look(table)["players"][0]["present"])
        assert 'id="seat-bot-0"' not in ben.get(f"/t/{table}").text, "who is there is there"


def test_who_leaves_may_come_back_who_resigns_not(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    assert Person(serving, token=create_token()).send_command(table, "leave").status_code == 403
    assert ben.send_command(table, "leave").json()["seats"] == []
    assert ben.send_command(table, "seats/1", do="back").status_code == 200
    assert ben.send_command(table, "leave", resign=True).json()["seats"] == []
    assert ben.send_command(table, "seats/1", do="back").status_code == 403
    lines = told(ada, table)
    assert [line for line in lines if "Ben" in line and "bot" in line] == [
        "Ben leaves the table; a bot takes over.",
        "Ben resigns; a bot takes over.",
    ]
    assert ada.look(table)["status"] == "playing"
    assert table not in ben.get("/").text


def test_before_the_match_a_seat_that_is_left_is_free(serving: Serving) -> None:
    ada, ben, eve = Person(serving), Person(serving, token=create_token()), Person(serving, token=create_token())
    made = ada.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "friend"}], listed=True)
    table = made["table"]
    assert ben.send_command(table, "join", seat=1, name="Ben").status_code == 200
    assert ben.send_command(table, "leave").status_code == 200
    assert ben.send_command(table, "seats/1", do="back").status_code == 403
    assert eve.send_command(table, "join", seat=1, name="Eve").status_code == 200
    assert ada.look(table)["status"] == "waiting"


def test_the_host_closes_a_table_that_has_not_begun(serving: Serving) -> None:
    ada, ben = Browser(serving), Person(serving, token=create_token())
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "open"}]
    made = ada.make(seats=seats, listed=True)
    table = made["table"]
    assert ben.join(made, 1, "Ben").status_code == 200
    refused = ben.send_command(table, "close")
    assert (refused.status_code, refused.json()["code"]) == (403, "host-only")
    assert table in Person(serving, token=create_token()).get("/").text
    with open_stream(ben, table) as page:
        assert ada.post(f"/api/v1/tables/{table}/close").status_code == 204
        wait_until(lambda: any(event == "reload" for event, _, _ in page.events), "the end")
        assert page.ended.wait(60)
    for who in (ada, ben):
        assert who.get(f"/t/{table}").status_code == 410
        assert who.get(f"/api/v1/tables/{table}").json()["code"] == "table-closed"
        assert table not in who.get("/").text
    assert table not in [each["table"] for each in ben.get("/api/v1/tables").json()]
    assert ben.send_command(table, "join", seat=2).status_code == 410
    assert serving.sql("select status from tables where id = ?", table) == [("closed",)]


def test_a_match_that_runs_is_not_closed(serving: Serving) -> None:
    ada, _, made = start_table_for_two(serving)
    refused = ada.send_command(made["table"], "close")
    assert (refused.status_code, refused.json()["code"]) == (403, "table-begun")


def test_a_new_name_is_logged_and_remembered(serving: Serving) -> None:
    ada, eve = Browser(serving), Person(serving, token=create_token())
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "hot", "name": "Ben"}]
    table = ada.make(seats=seats)["table"]
    ada.send_command(table, "seats/0", do="name", name="Zoë <b>")
    assert ada.http.cookies["name"]
    assert "Ada is now called Zoë <b>." in told(eve, table)
    page = eve.get(f"/t/{table}").text
    assert "Zoë &lt;b&gt;" in page
    assert "<b>." not in page
    number = eve.look(table)["number"]
    assert ada.send_command(table, "seats/0", do="name", name="Zoë <b>").status_code == 200
    assert eve.look(table)["number"] == number, "the same name is no news"


def test_what_became_of_seats_outlives_the_server(own: Serving) -> None:
    own.start()
    ada, ben, made = start_table_for_two(own)
    table, mirror = made["table"], own.create_mirror(made["table"])
    number = play_both_seats(mirror, {0: ada, 1: ben}, table, 0, 2, lambda legal: legal[0])
    assert ben.send_command(table, "seats/1", do="name", name="Bert").status_code == 200
    play_both_seats(mirror, {0: ada, 1: ben}, table, number, 2, lambda legal: legal[0])
    before = told(ada, table)
    assert "Ben is now called Bert." in before[1:-1]
    own.kill()
    own.start()
    assert told(ada, table) == before


def test_a_rename_is_sent_to_a_page_once(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    with open_stream(ada, table) as page:
        wait_until(lambda: page.events)
        ben.send_command(table, "seats/1", do="name", name="Bert")
        ben.send_command(table, "chat", text="hello")
        wait_until(lambda: any("hello" in str(data) for _, data, _ in page.events))
        sentence: list[Any] = [line for _, data, _ in page.events for line in data["announcements"]]
        assert sum("Bert" in line for line in sentence) == 1


def test_a_note_stays_where_actions_are_taken_back() -> None:
    def event(number: int, kind: str, left: int | None = None, *log: str) -> Event:
        return Event(number, kind, 0, log=list(log), rewind_to=left)

    events = [event(n, "action") for n in (1, 2, 3)]
    events += [event(4, "seat", None, "back", "Ada", ""), event(5, "undo"), event(6, "rewind", 1), event(7, "action")]
    assert [(note.version, note.what, note.name) for note in list_notes(events)] == [(1, "back", "Ada")]


def test_the_record_knows_nothing_of_seats(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table, mirror = made["table"], serving.create_mirror(made["table"])
    assert ben.send_command(table, "seats/1", do="name", name="Bert").status_code == 200
    play_both_seats(mirror, {0: ada, 1: ben}, table, 1, 3, lambda legal: legal[0])
    assert serving.live(table).match.record() == mirror.record()
