"""Power cuts: nothing acknowledged is lost, and the server recovers.

On SQLite, because the file must outlive its server at any moment. Servers killed on PostgreSQL: test_processes and
test_three_behind_nginx.
"""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.persons import BOT, Person, create_client_address, create_token
from server.serving import (
    PATIENCE,
    Serving,
    Stream,
    open_stream,
    play_and_mirror,
    play_both_seats,
    start_table_for_two,
    to_sqlite_url,
    wait_until,
)

TABLES = 6


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that several tests kill and restart; each test uses other tables, because starting a server is slow."""
    folder = tmp_path_factory.mktemp("mortal")
    one = Serving(folder, database=to_sqlite_url(folder))
    yield one
    if one.process is not None and one.process.poll() is None:
        one.kill()


@pytest.fixture
def own(mortal: Serving) -> Serving:
    return mortal if mortal.process is not None and mortal.process.poll() is None else mortal.start()


class Player(threading.Thread):
    """Plays at one table until the server is gone, and remembers what it was promised."""

    def __init__(self, serving: Serving, at: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(serving, at)
        self.dice = random.Random(seed)
        self.table = self.person.make(seats=BOT)["table"]
        self.promised: list[tuple[int, str]] = []  # version, action
        self.seen: dict[str, Any] = {}
        self.problems: list[str] = []

    def run(self) -> None:
        try:
            while True:
                self.look()
                if self.seen["status"] == "over":
                    return
                decision = self.seen["decision"]
                if decision is None:
                    time.sleep(0.03)  # the bot thinks; the others want to be heard too
                    continue
                choice = self.dice.choice([c for c in decision["choices"] if c["allowed"]])
                answer = self.person.act(self.table, 0, self.seen["number"], choice["action"])
                if answer.status_code == 200:
                    self.promised.append((answer.json()["number"], choice["notation"]))
                elif answer.status_code != 429:
                    self.problems.append(answer.text)
                    return
        except httpx.TransportError:
            return

    def look(self) -> dict[str, Any]:
        self.seen = self.person.look(self.table)
        return self.seen


def texts(seen: dict[str, Any]) -> dict[int, list[str]]:
    lines: dict[int, list[str]] = {}
    for line in seen["log"]:
        lines.setdefault(line["number"], []).append(line["text"])
    return lines


def test_a_power_cut_loses_nothing_that_was_acknowledged(own: Serving) -> None:
    at, dice = create_client_address(), random.Random(7)
    players = [Player(own, at, seed) for seed in range(TABLES)]
    for _ in range(2):
        streams = [Stream(each.person, each.table, format="json") for each in players[:3]]
        promised = sum(len(each.promised) for each in players)
        for each in players:
            each.start()
        enough = promised + dice.randint(5, 60)
        wait_until(lambda: sum(len(p.promised) for p in players) >= enough, "play")  # noqa: B023
        own.kill()
        for each in players:
            each.join(PATIENCE)
            assert not each.problems, each.problems
        for one in streams:
            assert one.ended.wait(PATIENCE)
        before = [(dict(each.promised), each.seen, each.person) for each in players]
        events = {
            each.table: own.sql(
                'select number, seat, notation from events where "table" = ? order by number', each.table
            )
            for each in players
        }
        own.start()
        for each, (acknowledged, seen, person) in zip(players, before, strict=True):
            kept = {number: (seat, action) for number, seat, action in events[each.table]}
            assert list(kept) == list(range(1, len(kept) + 1))
            for number, action in acknowledged.items():
                assert kept[number] == (0, action), "what was acknowledged is in the record"
            now = person.look(each.table)
            assert now["number"] >= max([seen.get("number", 0), *acknowledged])
            assert now["seal"] == seen.get("seal", now["seal"])
            told, first = texts(seen) if seen else {}, min(texts(now), default=0)
            for number, lines in told.items():
                if number >= first:
                    assert texts(now)[number] == lines, "the past is as it was seen"
        for one, each in zip(streams, players[:3], strict=True):
            had = one.number()
            with open_stream(each.person, each.table, {"last-event-id": str(had)}, format="json", version=had) as again:
                wait_until(lambda: again.number() >= max(had, 0), "the stream")  # noqa: B023
        players = [_again(each) for each in players]
    # The bots go on by themselves: sooner or later every table waits for its person.
    for each in players:
        wait_until(lambda: each.look()["status"] == "over" or each.seen["decision"], "the bot")  # noqa: B023
        match = own.live(each.table).match
        assert match.version == each.seen["number"] or each.seen["status"] == "over"
        fresh = own.create_mirror(each.table)
        assert fresh.state.to_json() == match.state.to_json(), "the record follows from its dice"


def _again(before: Player) -> Player:
    """The same person after the restart; a thread runs only once."""
    after = Player.__new__(Player)
    threading.Thread.__init__(after, daemon=True)
    after.__dict__.update({k: v for k, v in before.__dict__.items() if not k.startswith("_")})
    return after


def test_streams_go_on_after_a_restart(own: Serving) -> None:
    ada, ben, made = start_table_for_two(own)
    table, mirror = made["table"], own.create_mirror(made["table"])
    seat = mirror.actor
    with open_stream(ada, table, version=0) as page:
        wait_until(lambda: page.events)
        assert (ada, ben)[seat].act(table, seat, 0, mirror.legal(seat)[0]).status_code == 200
        wait_until(lambda: page.number() == 1, "the update")
        own.kill()
        assert page.ended.wait(PATIENCE)
    own.start()
    with open_stream(ada, table, {"last-event-id": "1"}, version=0) as again:
        wait_until(lambda: again.events)
        event, data, id = again.events[0]
        assert (event, data["number"], id) == ("update", 1, "1")
        assert {"head", "map", "decision", "players", "log"} <= set(data["regions"]), "an older page gets everything"
    with open_stream(ada, table, version=1) as same:
        wait_until(lambda: same.events)
        assert "map" not in same.events[0][1]["regions"], "a page of this version has the board already"


def test_a_request_to_go_back_survives_a_power_cut(own: Serving) -> None:
    """Covers four tables: no answer yet, one agreed, one refused, and the match has gone on."""
    at = create_client_address()
    company = {0: Person(own, at), 1: Person(own, at, create_token()), 2: Person(own, at, create_token())}
    nobody = [(-1, False)] * 3

    def start_table() -> str:
        made = company[0].make(seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
        for seat in (1, 2):
            assert company[seat].join(made, seat).status_code == 200
        table: str = made["table"]
        assert play_both_seats(own.create_mirror(table), company, table, 0, 3, lambda legal: legal[0]) == 3
        return table

    def cut_power() -> None:
        own.kill()
        own.start()

    def read_request(table: str) -> list[tuple[int, bool]]:
        """Return for each seat who asks, and whether this seat must answer."""
        found = [company[seat].look(table)["undo"] for seat in range(3)]
        return [(each["asked"], each["answer"]) for each in found]

    def answer(table: str, seat: int, agree: bool) -> int:
        return company[seat].send_command(table, "takeback/answer", seat=seat, agree=agree).status_code

    waiting, agreed, refused, left = (start_table() for _ in range(4))
    mirror = own.create_mirror(waiting)  # all are dealt the same match
    who = mirror.entries[-1].seat
    one, two = sorted({0, 1, 2} - {who})
    for table in (waiting, agreed, refused, left):
        assert company[who].send_command(table, "takeback", seat=who, number=3).status_code == 200
    assert answer(agreed, one, True) == 200
    assert answer(refused, two, False) == 200
    assert play_both_seats(own.create_mirror(left), company, left, 3, 1, lambda legal: legal[0]) == 4
    cut_power()
    assert read_request(waiting) == [(who, seat != who) for seat in range(3)]
    assert read_request(agreed) == [(who, seat == two) for seat in range(3)]
    assert answer(agreed, one, True) == 403, "has agreed already"
    for over in (refused, left):
        assert read_request(over) == nobody
        assert answer(over, one, True) == 410
    assert company[0].look(left)["number"] == 4
    # What was answered after the cut is not forgotten at the next one.
    assert answer(waiting, one, True) == 200
    cut_power()
    assert read_request(waiting) == [(who, seat == two) for seat in range(3)]
    mirror.rewind(2)
    for table in (waiting, agreed):
        assert answer(table, two, True) == 200
        assert read_request(table) == nobody
        assert own.live(table).match.state.to_json() == mirror.state.to_json()


def test_the_turn_starts_where_it_did_before_a_power_cut(own: Serving) -> None:
    ada, ben, made = start_table_for_two(own, "orleans")
    company, table, dice = {0: ada, 1: ben}, made["table"], random.Random(4)
    mirror, number = own.create_mirror(table), 0

    def steps() -> int:
        """Count the actions that the last player may take back at once."""
        return mirror.version - mirror.turn_start(mirror.entries[-1].seat)

    while mirror.version < 90 or steps() < 3:
        seat = dice.choice(mirror.actors)
        number = play_and_mirror(mirror, company, table, number, seat, dice.choice(mirror.legal(seat)))
    own.kill()
    # The worst that can be stored: a state from the middle of the turn, as servers before this one kept it.
    middle = own.live(table).match
    middle.rewind(number - 1)
    values = number - 1, number - 1, json.dumps(middle.state.to_json()), table
    own.sql('update states set number = ?, version = ?, state = ? where "table" = ?', *values)
    assert own.sql('select version from states where "table" = ?', table) == [(number - 1,)]
    own.start()
    seat, expected = mirror.entries[-1].seat, steps()
    back = company[seat].send_command(table, "restart", seat=seat, number=number)
    assert back.json() == {"number": number + expected}
    for _ in range(expected):
        mirror.undo(seat)
    assert own.live(table).match.state.to_json() == mirror.state.to_json()
