"""A damaged row affects only its table, and is never loaded silently.

On SQLite: PostgreSQL takes no such rows.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from postchaise import Match
from postchaise.server.storage.store import TableStore
from postchaise.server.tables.live_table import SNAPSHOT, LiveTable
from server.persons import BOT, Browser, Person, create_token
from server.serving import Serving, to_sqlite_url, wait_until

DAMAGE = {
    "a gap in the events": 'delete from events where "table" = ? and number = 3',
    "an event that is no list": "update events set outcomes = '{nonsense' where \"table\" = ? and number = 2",
    "an action that cannot be": "update events set notation = 'dance' where \"table\" = ? and number = 2",
    "options that are none": "update tables set options = '[[' where id = ?",
    "a last event that is gone": 'delete from events where "table" = ? and number = 12',
    "a time that is none": "update tables set changed = 'yesterday' where id = ?",
    "a name that is no text": "update seats set name = x'ff00' where \"table\" = ? and seat = 1",
    "a seat too far": 'update seats set seat = 7 where "table" = ? and seat = 1',
    "a status nobody knows": "update tables set status = 'rotten' where id = ?",
}


@pytest.fixture
def serving(servings: Callable[[str], Serving]) -> Serving:
    return servings("sqlite")


def some_actions(match: Match) -> None:
    chance = random.Random(5)
    for _ in range(12):
        seat = match.actor
        match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("what", DAMAGE)
def test_a_rotten_row_hurts_only_its_own_table(serving: Serving, what: str) -> None:
    token = create_token()
    rotten, sound = (serving.write_table("la-loire", token, some_actions)["table"] for _ in range(2))
    serving.sql("update tables set listed = 1, status = 'playing' where id in (?, ?)", rotten, sound)
    if "last event" in what:  # a state that was kept knows of it
        serving.sql("insert into states values (?, 12, 12, '{}', 1, null)", rotten)
    serving.sql(DAMAGE[what], rotten)
    ada, stranger = Person(serving, token=token), Browser(serving)
    for path in (f"/t/{rotten}", f"/api/v1/tables/{rotten}"):
        answer = ada.get(path)
        assert answer.status_code == 500, path
        assert rotten in answer.text
        assert "Traceback" not in answer.text
    assert ada.get(f"/t/{sound}").status_code == 200
    for who in (ada, stranger):
        page = who.get("/")
        assert page.status_code == 200
        assert f"/t/{sound}" in page.text
    listed = ada.get("/api/v1/tables")
    assert listed.status_code == 200
    assert sound in [each["table"] for each in listed.json()]


def test_a_text_that_is_none_is_shown_as_well_as_it_can_be(serving: Serving) -> None:
    """Of what is only shown nothing depends."""
    token = create_token()
    table = serving.write_table("la-loire", token)["table"]
    serving.sql("update tables set listed = 1, title = cast(x'41ff42' as text) where id = ?", table)
    for path in ("/", f"/t/{table}"):
        page = Person(serving, token=token).get(path)
        assert page.status_code == 200, path
        assert "A\ufffdB" in page.text


def test_bots_continue_at_other_tables_than_a_damaged_one(tmp_path: Path) -> None:
    one = Serving(tmp_path, database=to_sqlite_url(tmp_path)).start()
    try:
        ada = Person(one)
        rotten, sound = (ada.make(seats=BOT)["table"] for _ in range(2))
        for table in (rotten, sound):
            wait_until(lambda: ada.look(table)["decision"], "the bot")  # noqa: B023
        one.kill()
        one.sql("update tables set options = '[[', changed = changed + 1000 where id = ?", rotten)  # it comes first
        # The other one waits for its bot: everything after the deal is taken back.
        one.sql('delete from events where "table" = ?', sound)
        first = one.live(sound).match.actor
        one.sql("update seats set kind = 'bot', level = 'random' where \"table\" = ? and seat = ?", sound, first)
        one.sql("update seats set kind = 'person' where \"table\" = ? and seat != ?", sound, first)
        one.start()
        wait_until(lambda: one.sql('select count(*) from events where "table" = ?', sound) != [(0,)], "the bot")
        assert ada.get(f"/t/{rotten}").status_code == 500
    finally:
        assert one.stop() == 0, one.read_trace()


def test_a_kept_state_that_makes_no_sense_is_left_aside(serving: Serving) -> None:
    """It can be read, but not be played on: as the fields of a state that rotted."""
    token = create_token()
    table = serving.write_table("la-loire", token, some_actions)["table"]
    live = serving.live(table)
    state = live.match.state.to_json()
    nonsense = {key: [] if isinstance(value, list) else value for key, value in state.items()}
    layout = live.game.meta.layout
    serving.sql("insert into states values (?, 5, 5, ?, ?, null)", table, json.dumps(nonsense), layout)
    serving.sql("update tables set status = 'playing' where id = ?", table)
    seen = Person(serving, token=token).look(table)
    assert seen["view"] == json.loads(json.dumps(live.match.view(0)))


def create_played_table(store: TableStore, actions: int) -> LiveTable:
    """Create a table for two with a stored state."""
    from dataclasses import replace

    from postchaise.kernel.dice import SealedDice
    from postchaise.server.storage.event_codec import get_event_codec
    from postchaise.server.storage.rows import StateSnapshot
    from postchaise.server.tables import creation
    from postchaise.web.translations import translator_for

    wish = creation.TableRequest("la-loire", [creation.SeatRequest("me"), creation.SeatRequest("friend")], {})
    row, seats = creation.build_table(wish, "somebody", translator_for("en"), 14)
    match, chance = Match("la-loire", 2, SealedDice(row.key)), random.Random(6)
    for _ in range(actions):
        seat = match.actor
        match.play(seat, chance.choice(match.legal(seat)))
    store.create(replace(row, status="playing", setup=match.setup_outcomes), seats)
    events = [get_event_codec(match.game).to_event(e, i, 0.0) for i, e in enumerate(match.entries, 1)]
    saved = StateSnapshot(actions, actions, match.state.to_json(), match.game.meta.layout)
    store.append(row.id, events, "playing", saved)
    stored = store.load(row.id)
    assert stored is not None
    assert stored.saved is not None
    return LiveTable(store, stored)


@pytest.mark.parametrize("state", ["{broken", "{}", '{"seats": "two"}', "[1, 2]"])
def test_a_bad_snapshot_falls_back_to_the_events(tmp_path: Path, state: Any) -> None:
    store = TableStore(to_sqlite_url(tmp_path))
    live = create_played_table(store, SNAPSHOT + 5)
    with store.engine.begin() as db:
        db.execute(text("update states set state = :state"), {"state": state})
    stored = store.load(live.row.id)
    assert stored is not None
    assert LiveTable(store, stored).match.state.to_json() == live.match.state.to_json()
    store.close()
