"""Several servers on one PostgreSQL: each serves every table, and updates reach every viewer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from postgres import Cluster
from server.cluster.server_processes import LATE, process
from server.persons import BOT, Person, create_client_address, create_token, run_concurrently
from server.serving import Serving, Stream, open_stream, start_table_for_two, wait_until

Both = tuple[Serving, Serving]


@pytest.fixture(scope="module")
def both(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, Serving]]:
    database = cluster.database()
    one, two = (process(tmp_path_factory.mktemp("process"), database) for _ in range(2))
    run_concurrently(one.start, two.start)  # both bring the schema up to date, and make the secret of the house
    yield one, two
    for each in (one, two):
        assert each.stop() == 0, each.read_trace()
        assert "Traceback" not in each.read_trace(), each.read_trace()


def at(serving: Serving, who: Person) -> Person:
    """The same person at another process."""
    return Person(serving, who.at, who.token)


def company(both: Both, game: str = "la-loire", **more: Any) -> tuple[str, dict[int, list[Person]]]:
    """Two people at a table that has begun, each with a page at both processes."""
    ada, ben, made = start_table_for_two(both[0], game, **more)
    return made["table"], {0: [ada, at(both[1], ada)], 1: [ben, at(both[1], ben)]}


def boards(streams: list[Stream], number: int) -> list[Any]:
    for one in streams:
        wait_until(lambda: one.number() == number, "the update")  # noqa: B023
    return [next(data["view"] for _, data, _ in one.events[::-1] if "view" in data) for one in streams]


def test_a_change_at_one_process_reaches_viewers_at_the_other(both: Both) -> None:
    table, people = company(both)
    mirror, dice = both[0].create_mirror(table), random.Random(3)
    watchers = [Stream(Person(each), table, format="json") for each in both]
    number = 0
    for turn in range(24):
        seat = mirror.actor
        action = dice.choice(mirror.legal(seat))
        answer = people[seat][turn % 2].act(table, seat, number, action)
        assert answer.status_code == 200, answer.text
        mirror.play(seat, action)
        number = answer.json()["number"]
        assert people[seat][1 - turn % 2].look(table)["number"] == number, "whoever was answered sees it anywhere"
    one, two = boards(watchers, number)
    assert one == two
    assert both[1].live(table).match.state.to_json() == mirror.state.to_json()
    for each in watchers:
        each.close()


def test_words_seats_and_questions_reach_both(both: Both) -> None:
    table, people = company(both)
    mirror = both[0].create_mirror(table)
    seat = mirror.actor
    assert people[seat][0].act(table, seat, 0, mirror.legal(seat)[0]).status_code == 200
    other = 1 - seat
    with open_stream(people[other][1], table) as page, open_stream(people[seat][0], table) as own:
        wait_until(lambda: page.events and own.events)
        assert people[seat][0].send_command(table, "chat", text="from the first").status_code == 204
        wait_until(lambda: "from the first" in str(page.events), "the chat")
        assert people[other][1].send_command(table, "chat", text="from the second").status_code == 204
        wait_until(lambda: "from the second" in str(own.events), "the answer")
        assert people[seat][0].send_command(table, f"seats/{seat}", do="name", name="Zoë").status_code == 200
        wait_until(lambda: "Zoë" in str(page.events[-1]), "the name")
        number = people[seat][1].look(table)["number"]
        assert people[seat][0].send_command(table, "takeback", seat=seat, number=number).status_code == 200
        wait_until(lambda: "agree" in str(page.events), "the question")
        assert people[other][1].send_command(table, "takeback/answer", seat=other, agree=True).status_code == 200
        wait_until(
            lambda: own.number() == page.number() == number + 2, "the position before, and a line about the answer"
        )
    assert both[0].live(table).match.version == 0


def test_who_is_there_is_there_for_both(both: Both) -> None:
    table, people = company(both)

    def present(who: Person) -> list[bool]:
        return [player["present"] for player in who.look(table)["players"]]

    with open_stream(people[0][0], table) as page:
        with open_stream(people[1][1], table):
            wait_until(lambda: present(people[0][0]) == present(people[0][1]) == [True, True], "both")
            refused = people[0][0].send_command(table, "seats/1", do="bot")
            assert refused.json()["code"] == "seat-present"
            wait_until(lambda: page.events)
        wait_until(lambda: present(people[0][0]) == [True, False], "the leaving")
        refused = people[0][0].send_command(table, "seats/1", do="bot")
        assert refused.json()["code"] == "seat-away-soon", "the time counts from now"


def test_a_process_that_loads_a_table_knows_how_long_players_are_away(both: Both) -> None:
    """Whichever process is asked, the table is told the same time."""
    ada, ben, made = start_table_for_two(both[0])
    table = made["table"]
    with open_stream(ben, table):  # whoever goes before the coming is written down was never there for the others
        wait_until(lambda: both[0].sql('select 1 from presence where "table" = ?', table), "the coming")
    wait_until(
        lambda: both[0].sql('select 1 from presence where "table" = ? and "left" is not null', table), "the leaving"
    )
    announced = ada.look(table)["players"][1]["replaceable_at"]
    both[0].sql('update presence set "left" = "left" - 60 where "table" = ?', table)
    assert at(both[1], ada).look(table)["players"][1]["replaceable_at"] < announced - 30, "not counted from now"


def test_who_leaves_while_the_coming_is_written_is_away(cluster: Cluster, tmp_path: Path) -> None:
    slow = process(tmp_path, cluster.database(), LATE).start()
    _, ben, made = start_table_for_two(slow)
    with open_stream(ben, made["table"]):
        wait_until(lambda: slow.sql("select 1 from presence"), "the coming")
    wait_until(lambda: not slow.sql('select 1 from presence where "left" is null'), "the leaving")
    assert slow.stop() == 0


def test_of_two_answers_to_one_question_one_counts(both: Both) -> None:
    table, people = company(both)
    mirror = both[0].create_mirror(table)
    for number in range(8):
        seat = mirror.actor
        action = mirror.legal(seat)[0]
        tries = run_concurrently(*(lambda who=who: who.act(table, seat, number, action) for who in people[seat]))  # noqa: B023
        assert sorted(answer.status_code for answer in tries) == [200, 409]
        mirror.play(seat, action)
        assert [who.look(table)["number"] for who in people[seat]] == [number + 1, number + 1]
    kept = both[0].sql('select number from events where "table" = ? order by number', table)
    assert [each for (each,) in kept] == list(range(1, 9))


def test_who_plans_at_the_same_time_is_not_refused(both: Both) -> None:
    """Both write at once through different processes; the second one is applied to the result of the first."""
    table, people = company(both, "orleans")
    mirror = both[0].create_mirror(table)
    rounds = 0
    while sorted(mirror.actors) == [0, 1] and rounds < 5:
        seen = {seat: people[seat][seat].look(table)["number"] for seat in (0, 1)}
        wanted = {seat: mirror.legal(seat)[0] for seat in (0, 1)}
        answers = run_concurrently(
            lambda: people[0][0].act(table, 0, seen[0], wanted[0]),  # noqa: B023
            lambda: people[1][1].act(table, 1, seen[1], wanted[1]),  # noqa: B023
        )
        assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
        for _, seat in sorted((answer.json()["number"], seat) for seat, answer in enumerate(answers)):
            mirror.play(seat, wanted[seat])
        rounds += 1
    assert rounds > 2
    assert both[0].live(table).match.state.to_json() == mirror.state.to_json()


def test_simultaneous_chat_lines_are_all_stored(both: Both) -> None:
    table, people = company(both)
    says = [
        lambda who=who, i=i: who.send_command(table, "chat", text=f"line {i}")
        for i, who in enumerate([*people[0], *people[1]])
    ]
    assert [answer.status_code for answer in run_concurrently(*says)] == [204] * 4
    lines = both[0].sql('select number, text from chat where "table" = ? order by number', table)
    assert [number for number, _ in lines] == [1, 2, 3, 4]
    assert {text for _, text in lines} == {f"line {i}" for i in range(4)}


def test_of_two_who_use_one_link_one_sits(both: Both) -> None:
    ada = Person(both[0])
    made = ada.make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    ben, eve = (Person(each, create_client_address(), create_token()) for each in both)
    codes = [answer.status_code for answer in run_concurrently(lambda: ben.join(made, 1), lambda: eve.join(made, 1))]
    assert sorted(codes) == [200, 410]
    assert ada.look(made["table"])["players"] == at(both[1], ada).look(made["table"])["players"]


def holder(both: Both) -> Serving | None:
    """Which process moves bots at this moment."""
    name = "select a.application_name from pg_locks l join pg_stat_activity a on a.pid = l.pid where l.locktype = ?"
    text = f"{name} and l.granted and l.mode = 'ExclusiveLock' and a.datname = current_database()"
    found = [application for (application,) in both[0].sql(text, "advisory")]
    assert len(found) <= 1, found
    return next((each for each in both if found and found[0] == f"postchaise {each.pid}"), None)


def test_bots_are_moved_by_one_process_and_go_on_when_it_dies(both: Both) -> None:
    """The table is known to both, and its bots take their time."""
    ada = Person(both[0])
    bots = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = ada.make(seats=bots, pace="watchable")["table"]
    watchers = [Stream(Person(each), table, format="json") for each in both]
    wait_until(lambda: all(each.number() >= 1 for each in watchers), "the first moves")
    first = wait_until(lambda: holder(both), "the one who moves them")
    other = next(each for each in both if each is not first)
    alive = watchers[both.index(other)]
    first.kill()
    before = alive.number()
    wait_until(lambda: holder((other, other)) is other, "the heir")
    wait_until(lambda: alive.number() > before + 1, "the next moves")
    first.start()
    with open_stream(Person(first), table, format="json") as again:
        wait_until(lambda: again.number() > before + 1)
    numbers = [number for (number,) in other.sql('select number from events where "table" = ? order by number', table)]
    assert numbers == list(range(1, len(numbers) + 1))
    other.sql("update tables set status = 'over', revision = revision + 1 where id = ?", table)
    for each in watchers:
        each.close()


def test_people_of_a_dead_process_are_missed(both: Both) -> None:
    table, people = company(both)
    page = Stream(people[1][1], table)
    wait_until(lambda: people[0][0].look(table)["players"][1]["present"], "the coming")
    both[1].kill()
    wait_until(lambda: not people[0][0].look(table)["players"][1]["present"], "the death")
    both[1].start()
    page.close()


def test_a_restart_of_the_database_is_survived(both: Both, cluster: Cluster) -> None:
    """Said while it lasts, and afterwards everything goes on: streams, writing, and hearing each other."""
    table, people = company(both)
    mirror = both[0].create_mirror(table)
    seat = mirror.actor
    first, second = mirror.legal(seat)[0], None
    with (
        open_stream(people[0][0], table, format="json") as here,
        open_stream(people[1][1], table, format="json") as there,
    ):
        wait_until(lambda: here.events and there.events)
        assert people[seat][0].act(table, seat, 0, first).status_code == 200
        mirror.play(seat, first)
        cluster.stop()
        try:
            seat = mirror.actor
            second = mirror.legal(seat)[0]
            refused = [who.act(table, seat, 1, second) for who in people[seat]]
            page = people[0][1].get(f"/t/{table}")
        finally:
            cluster.start()
        for answer in refused:
            assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed"), answer.text
        assert page.status_code == 503
        assert "Traceback" not in page.text
        assert people[seat][1].look(table)["number"] == 1, "the first request afterwards is answered"
        assert people[seat][1].act(table, seat, 1, second).status_code == 200
        mirror.play(seat, second)
        wait_until(lambda: here.number() == there.number() == 2, "hearing each other")
        assert not here.ended.is_set()
    assert both[0].live(table).match.state.to_json() == mirror.state.to_json()


def test_a_person_against_a_bot_from_both_sides(both: Both) -> None:
    """The bot answers soon, whichever process the person uses and whichever runs the bot."""
    ada = Person(both[0])
    table = ada.make(seats=BOT)["table"]
    sides, dice = [ada, at(both[1], ada)], random.Random(2)
    assert ada.send_command(table, "pace", pace="instant").status_code == 200
    assert 'id="pace-instant" data-do="pace" checked' in sides[1].get(f"/t/{table}").text
    for turn in range(30):
        side = sides[turn % 2]
        wait_until(lambda: side.look(table)["decision"], "a turn")  # noqa: B023
        seen = side.look(table)
        actions = [choice["action"] for choice in seen["decision"]["choices"] if choice["allowed"]]
        answer = side.act(table, 0, seen["number"], dice.choice(actions))
        assert answer.status_code == 200, answer.text
    for side in sides:
        wait_until(lambda: side.look(table)["decision"], "the bot has moved")  # noqa: B023
    match = both[1].live(table).match
    assert match.version >= 30
    assert both[0].create_mirror(table).state.to_json() == match.state.to_json()


def test_a_name_that_was_taken_away_at_one_process_is_gone_at_the_other(both: Both) -> None:
    table, people = company(both)
    people[0][0].post(f"/api/v1/tables/{table}/seats/0", {"do": "name", "name": "Adalbert"})
    assert "Adalbert" in people[1][1].get(f"/t/{table}").text
    assert people[0][0].ask("POST", "/my/delete", data={"sure": "1"}).status_code == 303
    shown = people[1][1].get(f"/t/{table}").text + people[1][1].get(f"/t/{table}/log").text
    assert "Adalbert" not in shown
    assert "Player 1" in shown
