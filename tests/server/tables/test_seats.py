"""Who sits where: friends, bots, people who leave and come back, several people at one screen."""

from __future__ import annotations

import random

from server.persons import Browser, Person, create_token
from server.serving import Serving, open_stream, start_table_for_two, wait_until


def test_the_match_begins_when_the_last_seat_is_taken(serving: Serving) -> None:
    ada = Person(serving)
    made = ada.make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}])
    table = made["table"]
    seen = ada.look(table)
    assert (seen["status"], seen["view"], seen["decision"]) == ("waiting", None, None)
    early = ada.act(table, 0, 0, 0)
    assert (early.status_code, early.json()["code"]) == (400, "table-waiting")
    ben = Person(serving, token=create_token())
    with open_stream(ada, table) as waiting:
        wait_until(lambda: b": waiting" in ada.heard, "somebody who listens")
        assert ben.join(made, 1).status_code == 200
        wait_until(lambda: any(event == "reload" for event, _, _ in waiting.events), "the beginning")
    seen = ada.look(table)
    assert seen["status"] == "playing"
    assert seen["view"] is not None
    wait_until(lambda: ada.look(table)["decision"] or ben.look(table)["decision"], "a person's turn")


def test_an_open_table_is_for_everybody_a_private_one_is_not_listed(serving: Serving) -> None:
    ada, ben, eve = Person(serving), Person(serving, token=create_token()), Person(serving, token=create_token())
    listed = ada.make(seats=[{"kind": "me"}, {"kind": "open"}], listed=True, title="Everybody")
    private = ada.make(seats=[{"kind": "me"}, {"kind": "open"}], title="Nobody")
    ids = [each["table"] for each in ben.get("/api/v1/tables").json()]
    assert listed["table"] in ids
    assert private["table"] not in ids
    assert private["table"] not in ben.get("/").text
    assert ben.send_command(private["table"], "join", seat=1).status_code == 403
    assert ben.send_command(listed["table"], "join", seat=1, name="Ben").status_code == 200
    assert eve.send_command(listed["table"], "join", seat=1).status_code == 403, "taken"
    assert ada.look(listed["table"])["players"][1]["name"] == "Ben"
    browser = Browser(serving)
    link = f"/t/{private['table']}/join/1/open"
    assert browser.get(link).status_code == 410
    assert browser.send(link, name="Eve").status_code == 410
    assert browser.look(private["table"])["seats"] == []


def test_a_form_takes_the_seat_of_a_link(serving: Serving) -> None:
    ada, ben = Browser(serving), Browser(serving)
    made = ada.post("/api/v1/tables", {"game": "la-loire", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    link = made["invitations"][0]["url"]
    assert ben.get(link).status_code == 200
    assert ben.look(made["table"])["seats"] == [], "looking at a link uses nothing up"
    sat = ben.send(link, name="Ben")
    assert (sat.status_code, sat.headers["location"]) == (303, f"/t/{made['table']}")
    assert ben.look(made["table"])["seats"] == [1]
    assert ben.get(link).status_code == 303, "one's own link leads to the table"
    late = Browser(serving).send(link, name="Eve")
    assert late.status_code == 410


def test_before_the_match_the_host_frees_a_seat_nobody_is_at(serving: Serving) -> None:
    ada, ben, eve = Person(serving), Person(serving, token=create_token()), Person(serving, token=create_token())
    made = ada.make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    table = made["table"]
    assert ben.join(made, 1, "Ben").status_code == 200
    for who in (ben, eve):
        for do in ("free", "bot", "invite"):
            assert who.send_command(table, "seats/0", do=do, level="random").status_code == 403, do
    with open_stream(ben, table):
        wait_until(lambda: ada.look(table)["players"][1]["present"])
        for do in ("free", "bot"):
            answer = ada.send_command(table, "seats/1", do=do)
            assert (answer.status_code, answer.json()["code"]) == (403, "seat-present")
            assert "Ben" in answer.json()["message"]
    wait_until(lambda: not ada.look(table)["players"][1]["present"])
    freed = ada.send_command(table, "seats/1", do="free")
    assert freed.status_code == 200
    assert ben.look(table)["seats"] == []
    assert eve.join(made, 1).status_code == 410, "the old link is dead"
    assert ada.send_command(table, "seats/1", do="bot", level="grandmaster").status_code == 400
    assert ada.send_command(table, "seats/1", do="bot", level="random").status_code == 200
    assert eve.join({**made, **freed.json()}, 1).status_code == 410
    assert ada.look(table)["players"][1]["kind"] == "bot"


def test_while_a_match_runs_no_seat_goes_to_another_person(serving: Serving) -> None:
    """Not even the seat of a bot: its things may be hidden, and the host would see them."""
    ada, ben = Person(serving), Person(serving, token=create_token())
    made = ada.make("thurn-und-taxis", seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}])
    table = made["table"]
    assert ben.join(made, 1, "Ben").status_code == 200
    for seat in (1, 2):
        refused = ada.send_command(table, f"seats/{seat}", do="free")
        assert (refused.status_code, refused.json()["code"]) == (403, "seat-running")
        assert ada.send_command(table, f"seats/{seat}", do="invite").status_code == 410
    assert ben.send_command(table, "seats/1", do="free").status_code == 403
    assert ben.look(table)["seats"] == [1]


def test_a_holder_hands_over_and_comes_back(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table = made["table"]
    eve = Person(serving, token=create_token())
    assert ben.send_command(table, "seats/1", do="bot", level="random").status_code == 200
    refused = eve.send_command(table, "seats/1", do="bot", level="novice")
    assert refused.status_code == 403, "only its holder changes the stand-in"
    seen, dice = ada.look(table), random.Random(1)
    assert (seen["players"][1]["kind"], seen["players"][1]["name"]) == ("bot", "Ben")

    def bot_played() -> bool:
        now = ada.look(table)
        if now["decision"]:
            actions = [c["action"] for c in now["decision"]["choices"] if c["allowed"]]
            ada.act(table, 0, now["number"], dice.choice(actions))
        return bool(serving.sql('select 1 from events where "table" = ? and seat = 1 and kind = ?', table, "action"))

    wait_until(bot_played, "the bot")
    assert eve.send_command(table, "seats/1", do="back").status_code == 403
    assert ben.send_command(table, "seats/1", do="back").status_code == 200
    assert ben.look(table)["seats"] == [1]
    assert ben.send_command(table, "seats/1", do="back").status_code == 403, "already there"
    assert ada.look(table)["players"][1]["kind"] == "person"
    told = [line["text"] for line in eve.look(table)["log"]]
    assert any("Ben" in line and "a bot takes over" in line for line in told), "onlookers read it too"
    assert any("Ben" in line and "is back" in line for line in told)


def test_the_curtain_between_two_people_at_one_screen(serving: Serving) -> None:
    ada = Browser(serving)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "hot", "name": "Ben"}]
    table = ada.make("thurn-und-taxis", seats)["table"]
    mirror, dice, number = serving.create_mirror(table), random.Random(2), 0
    while not all(mirror.view(seat)["players"][seat]["hand"] for seat in (0, 1)):
        seat = mirror.actor
        assert ada.look(table)["curtain"] == seat
        action = dice.choice(mirror.legal(seat))
        answer = ada.act(table, seat, number, action)
        assert answer.status_code == 200, answer.text
        mirror.play(seat, action)
        number += 1
    actor = mirror.actor
    for wanted in (None, 1 - actor, 9):
        seen = ada.look(table, wanted)
        assert (seen["curtain"], seen["view"], seen["decision"], seen["viewer"]) == (actor, None, None, -1)
        with open_stream(ada, table, None, **({} if wanted is None else {"seat": wanted})) as page:
            wait_until(lambda: page.events)
            told = page.events[0][1]
            assert told["curtain"] == actor
            assert [
                told["regions"].get(name, "")
                for name in ("map", "click_targets", "pieces", "player_board", "text_board")
            ] == [""] * 5
            assert "data-action" not in told["regions"]["decision"]
    seen = ada.look(table, actor)
    assert (seen["curtain"], seen["viewer"]) == (-1, actor)
    assert seen["view"] == mirror.view(actor)
    assert seen["view"]["players"][1 - actor]["cards"] is None
    assert seen["decision"]["seat"] == actor
    hidden = "data-action"
    assert hidden not in ada.get(f"/t/{table}").text
    assert hidden in ada.get(f"/t/{table}", params={"seat": actor}).text


def test_no_curtain_where_nothing_is_hidden(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make(seats=[{"kind": "me"}, {"kind": "hot"}])["table"]
    seen = ada.look(table)
    assert seen["curtain"] == -1
    assert seen["decision"]["seat"] == seen["viewer"] == serving.create_mirror(table).actor
