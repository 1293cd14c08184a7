"""The home page: your tables, whose turn it is and since when, and open tables."""

from __future__ import annotations

import re

from postchaise.server.pages.table_list import TableSummary, sort_tables
from server.persons import BOT, Browser, Person, create_client_address, create_token
from server.serving import Serving, play_both_seats, start_table_for_two


def part(who: Person, name: str) -> str:
    """A part of the page, with tags."""
    page = who.get("/", headers={"accept-language": "en"}).text
    found = re.search(rf'data-refresh="{name}".*?</section>', page, re.S)
    assert found is not None
    return found[0]


def to_text(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html.partition(">")[2]).split())


def rows(who: Person, name: str = "my") -> list[str]:
    """The lines of a list, in words."""
    return [
        to_text(row)
        for row in re.findall(r"<li (?:class|data-kind)=.*?(?=<li (?:class|data-kind)|$)", part(who, name), re.S)
    ]


def test_it_tells_round_points_and_whose_turn_it_is(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving, "la-loire")
    table = made["table"]
    mirror, number = serving.create_mirror(table), 0
    while mirror.game.round_number(mirror.state) < 4 or mirror.actor != 0:
        number = play_both_seats(mirror, {0: ada, 1: ben}, table, number, 1, lambda legal: legal[-1])
    round = mirror.game.round_number(mirror.state)
    one, two = (sum(score.values()) for score in mirror.scores())
    (mine,), (theirs,) = rows(ada), rows(ben)
    assert f"La Loire · round {round} you {one} Ben {two} Your turn just now Continue" in mine
    assert f"La Loire · round {round} Ada {one} you {two} Ada just now Open" in theirs
    assert to_text(part(ada, "turns")).startswith("Your turn · just now")
    assert "hidden" in part(ben, "turns").partition(">")[0].split()
    assert "<title>(1) Postchaise" in ada.get("/").text
    assert "<title>Postchaise" in ben.get("/").text


def test_the_list_conceals_points_that_a_seat_may_not_see(serving: Serving) -> None:
    ada, ben, _ = start_table_for_two(serving, "thurn-und-taxis", options={"hide_bonus_totals": True})
    assert re.search(r"you −?\d+ Ben \? ", rows(ada)[0])
    assert re.search(r"Ada \? you −?\d+ ", rows(ben)[0])


def test_a_host_who_left_still_sees_the_standings(serving: Serving) -> None:
    ada, _, made = start_table_for_two(serving, "la-loire")
    assert ada.send_command(made["table"], "leave").status_code == 200
    assert re.search(r"La Loire · round \d+ .*\d Ben \d", rows(ada)[0])


def test_those_that_wait_for_one_come_first_and_of_them_the_one_that_waits_longest() -> None:
    lines = [("theirs", "playing", 90, False), ("over", "over", 99, False), ("new", "playing", 1, True)]
    lines += [("old", "playing", 60, True), ("theirs since yesterday", "playing", 1440, False)]
    found = [TableSummary(id, "", "", "", [], status, "", ago, turn) for id, status, ago, turn in lines]
    assert [each.id for each in sort_tables(found)] == ["old", "new", "theirs since yesterday", "theirs", "over"]


def test_of_what_is_over_only_the_latest_ones_are_among_those_one_plays() -> None:
    found = [TableSummary(str(ago), "", "", "", [], "over", "", ago) for ago in (50, 3, 700, 20, 60)]
    assert [each.id for each in sort_tables(found)] == ["3", "20", "50"]


def test_a_lesson_is_neither_a_waiting_turn_nor_an_own_table(serving: Serving) -> None:
    ada = Browser(serving)
    assert ada.send("/learn/la-loire").status_code == 303
    page = ada.get("/").text
    assert "(1)" not in page.partition("</title>")[0]
    assert rows(ada) == []
    assert "Continue the first match" in page


def test_a_newcomer_is_offered_the_guided_game_first(serving: Serving) -> None:
    page = Browser(serving).get("/").text
    found = re.findall(r'<button class="(button[^"]*)"\s+type="submit"\s+id="([\w-]+)"', page)
    looks = {id: look.split() for look, id in found}
    assert "primary" in looks["learn-la-loire"]
    assert "primary" not in looks["play-la-loire"]


def test_open_tables_tell_their_game_and_whether_there_is_room(serving: Serving) -> None:
    ada = Person(serving)
    ada.make("orleans", [{"kind": "me", "name": "Ada"}, {"kind": "open"}], listed=True, title="Roomy")
    ada.make("la-loire", BOT, listed=True, title="Crowded")
    lines = re.split(r"<li (?=data-kind)", part(Browser(serving), "open"))[1:]
    kinds = {title: line.split('"')[1] for line in lines for title in ("Roomy", "Crowded") if title in line}
    assert kinds == {"Roomy": "game:orleans free", "Crowded": "game:la-loire"}


PUBLIC = [{"kind": "me"}, {"kind": "open"}]


def test_a_host_and_a_network_have_only_so_many_public_tables(serving: Serving) -> None:
    at = create_client_address()
    hosts = [Person(serving, at, create_token()) for _ in range(4)]
    body = {"game": "la-loire", "seats": PUBLIC, "listed": True}
    answers = [host.post("/api/v1/tables", body) for host in hosts for _ in range(6)]
    assert [answer.status_code for answer in answers].count(201) == 15
    assert [answer.status_code for answer in answers[:6]] == [201] * 5 + [429]
    assert answers[-1].json()["code"] == "listed-yours"
    assert hosts[0].post("/api/v1/tables", {**body, "listed": False}).status_code == 201
    assert hosts[0].send_command(answers[0].json()["table"], "close").status_code == 204
    assert hosts[0].post("/api/v1/tables", body).status_code == 201, "a closed one makes room"
    form = {"game": "la-loire", "listed": "1", "seat-0-kind": "me", "seat-1-kind": "open"}
    browser = Browser(serving, at)
    assert "already waiting for players" in browser.send("/tables", **form).text


def test_no_network_fills_the_list_of_public_tables(serving: Serving) -> None:
    quiet = Person(serving)
    mine = quiet.make(seats=PUBLIC, listed=True, title="Quiet")["table"]
    for _ in range(5):
        at = create_client_address()
        for _ in range(3):
            host = Person(serving, at, create_token())
            for _ in range(5):
                host.make(seats=PUBLIC, listed=True, title="Loud")
    seen = [each["table"] for each in Person(serving).get("/api/v1/tables").json()]
    assert len(seen) == 50
    assert mine in seen, "although 75 tables are newer"
    assert "Quiet" in Person(serving).get("/").text
