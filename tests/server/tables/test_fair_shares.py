"""Fair shares: many bots, streams or tables of one person or network do not slow down others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postchaise.server.http.guard import to_network
from server.persons import BOT, Person, create_client_address, create_token
from server.serving import Serving, Stream, open_stream, play_both_seats, start_table_for_two, wait_until

MANY = 6
LIMITED = """
import sys
from postchaise.server import services
from postchaise.web.render import regions
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
services.STREAMS, services.STREAMS_OF_ADDRESS = {"page": 2, "json": 1}, {"page": 4, "json": 3}
services.CREATES, services.CREATES_OF_ADDRESS = (3, 1 / 600), (5, 1 / 600)
observe = regions.build_observation
def noted(table_view):
    with open(sys.argv[3] + "/observed", "a") as note:
        note.write(f"{table_view.table.number} {table_view.viewer}\\n")
    return observe(table_view)
regions.build_observation = noted
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1), False, True)
"""
CHOOSY = """
import sys
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
think = "server.tables.endless_novice_bot:think"
settings = Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=2, bot_function=think)
serve(settings, False, True)
"""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("limited"), script=LIMITED).start()
    yield one
    assert one.stop() == 0, one.read_trace()
    assert "Traceback" not in one.read_trace(), one.read_trace()


def list_seats_with_bots(level: str) -> list[dict[str, str]]:
    """Return seats so that a bot starts, whichever seat begins."""
    return [{"kind": "bot", "level": level}, {"kind": "bot", "level": level}, {"kind": "me"}]


def test_many_bots_of_one_network_do_not_slow_those_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = tmp_path / "thoughts"
    monkeypatch.setenv("CHOOSY_BOT_NOTE", str(note))
    one = Serving(tmp_path, script=CHOOSY).start()
    try:
        at = create_client_address()
        greedy = [Person(one, at) for _ in range(MANY)]  # a token each, one address
        tables = [each.make(seats=list_seats_with_bots("novice")) for each in greedy]
        assert len({made["table"] for made in tables}) == MANY
        wait_until(lambda: note.exists(), "the first thought")
        ada = Person(one)
        table = ada.make(seats=list_seats_with_bots("random"))["table"]
        wait_until(lambda: ada.look(table)["number"] > 0, "the bot")
        begun = [line.split() for line in note.read_text("utf-8").splitlines()]
        first = [level for level, _ in begun].index("random")
        assert len({seed for _, seed in begun[:first]}) < MANY, "it did not wait for all of them"
    finally:
        one.kill()


def test_a_table_of_bots_pauses_until_somebody_watches(serving: Serving) -> None:
    host = Person(serving)
    table = host.make(seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2])["table"]
    assert host.send_command(table, "seats/0", do="bot", level="random").status_code == 200
    number = host.look(table)["number"]
    ada, ben, made = start_table_for_two(serving)
    play_both_seats(
        serving.create_mirror(made["table"]), {0: ada, 1: ben}, made["table"], 0, 12, lambda legal: legal[0]
    )
    assert host.look(table)["number"] <= number + 1, "only what was under way"
    resting = host.look(table)["number"]
    with open_stream(host, table, format="json") as watching:
        wait_until(lambda: watching.number() > resting + 2, "the bots")
    other = host.make(seats=BOT)["table"]  # where a person sits they go on alone
    wait_until(lambda: host.look(other)["decision"], "the bot")


@pytest.mark.parametrize(("format", "own", "all"), [("html", 2, 4), ("json", 1, 3)])
def test_so_many_streams_for_a_person_and_for_a_network(limited: Serving, format: str, own: int, all: int) -> None:
    at = create_client_address()
    people = [Person(limited, at, create_token()) for _ in range(all + 1)]
    table = Person(limited).make()["table"]
    path = f"/api/v1/tables/{table}/stream"

    def open_one_stream(who: Person) -> Stream:
        one = Stream(who, table, format=format)
        assert one.opened.wait(60)
        wait_until(lambda: one._answer is not None and one._answer.status_code == 200, "the stream")
        return one

    def is_refused(who: Person) -> bool:
        answer = who.get(path, params={"format": format})
        assert int(answer.headers["retry-after"]) > 0
        return (answer.status_code, answer.json()["code"]) == (429, "streams-yours")

    streams = [open_one_stream(people[0]) for _ in range(own)]
    wait_until(lambda: Person(limited).get("/healthz").json()["streams"] >= own, "the streams")
    assert is_refused(people[0]), "so many for one person"
    streams += [open_one_stream(each) for each in people[1 : 1 + all - own]]
    wait_until(lambda: Person(limited).get("/healthz").json()["streams"] >= all, "the streams")
    assert is_refused(people[-1]), "so many for one network, whatever the tokens"
    elsewhere = open_one_stream(Person(limited, token=create_token()))
    for one in [*streams, elsewhere]:
        one.close()
    wait_until(lambda: Person(limited).get("/healthz").json()["streams"] == 0, "the end of the streams")
    again = open_one_stream(people[0])
    again.close()


def test_so_many_tables_for_a_person_and_for_a_network(limited: Serving) -> None:
    at = create_client_address()
    ada, ben, eve = (
        Person(limited, at, create_token()),
        Person(limited, at, create_token()),
        Person(limited, at, create_token()),
    )
    body = {"game": "la-loire", "seats": BOT}

    def create_tables(who: Person, times: int) -> list[int]:
        return [who.post("/api/v1/tables", body).status_code for _ in range(times)]

    assert create_tables(ada, 4) == [201, 201, 201, 429], "a person"
    assert create_tables(ben, 2) == [201, 429], "a network: the refused one of Ada counts as well"
    assert create_tables(eve, 1) == [429], "whatever the tokens"
    assert create_tables(Person(limited, token=create_token()), 1) == [201], "not another network"


def test_an_observation_is_made_once_for_all_who_see_the_same(limited: Serving) -> None:
    ada, ben, made = start_table_for_two(limited)
    table, mirror = made["table"], limited.create_mirror(made["table"])
    watching = [Stream(Person(limited, token=create_token()), table, format="json") for _ in range(8)]
    for one in watching:
        wait_until(lambda: one.events, "the stream")  # noqa: B023
    note = limited.folder / "observed"
    seat = mirror.actor
    assert (ada, ben)[seat].act(table, seat, 0, mirror.legal(seat)[0]).status_code == 200
    for one in watching:
        wait_until(lambda: one.number() == 1, "the update")  # noqa: B023
        assert ada.get(f"/api/v1/tables/{table}").status_code == 200
    made_for = [line for line in note.read_text("utf-8").splitlines() if line.startswith("1 ")]
    assert sorted(made_for) == ["1 -1", "1 0"], "one for the eight who watch, one for Ada who looked eight times"
    for one in watching:
        one.close()


def test_a_network_is_an_old_address_or_half_of_a_new_one() -> None:
    same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:0:0:9", "2001:db8:1:2::1%eth0"]
    assert {to_network(each) for each in same} == {"2001:db8:1:2::/64"}
    assert to_network("2001:db8:1:3::1") not in {to_network(each) for each in same}
    assert to_network("192.0.2.7") == to_network("::ffff:192.0.2.7") == "192.0.2.7"
    assert to_network("192.0.2.8") != to_network("192.0.2.7")
    assert to_network("testclient") == "testclient"
