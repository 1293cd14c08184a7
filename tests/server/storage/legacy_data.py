"""Databases of the first format, loaded from SQL text, and a description of what a database holds."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import postgres
from postchaise.kernel.game import Game, LogEvent
from postchaise.kernel.registry import game as find_game
from postchaise.server.storage.store import TableStore
from postchaise.server.tables.live_table import LiveTable

FOLDER = Path(__file__).parent / "legacy"
RECORDS = sorted((FOLDER / "records").iterdir())


def restore_legacy(kind: str, folder: Path) -> str:
    """Return the address of a new database as the old version left it."""
    text = (FOLDER / f"{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        file = folder / "old.sqlite"
        with sqlite3.connect(file) as db:
            db.executescript(text)
        db.close()
        return f"sqlite:///{file}"
    cluster = postgres.running()
    assert cluster is not None
    address = cluster.empty_database()
    cluster.run_script(address, text)
    return address


def expected(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{kind}.json").read_text("utf-8"))
    return found


def describe_database(address: str) -> dict[str, Any]:
    """Describe every table as the current code reads it, in the form of `expected`."""
    store = TableStore(address)
    try:
        with store.engine.connect() as db:
            ids = [row[0] for row in db.exec_driver_sql("select id from tables order by id")]
        return {id: describe_table(store, id) for id in ids}
    finally:
        store.close()


def describe_table(store: TableStore, id: str) -> dict[str, Any]:
    stored = store.load(id)
    assert stored is not None
    row = stored.row
    found: dict[str, Any] = {
        "title": row.title,
        "game": row.game,
        "status": row.status,
        "chat": [[line.name, line.text] for line in stored.chat],
        "seats": [[seat.kind, seat.name] for seat in stored.seats],
    }
    if row.status in ("closed", "waiting"):
        return found
    live = LiveTable(store, stored)
    match, game = live.match, find_game(row.game)
    actions = [[e.seat, game.notation(e.action), e.outcomes, e.barrier, e.skipped] for e in match.entries]
    return found | {
        "version": match.version,
        "actors": match.actors,
        "turn": game.turn_number(match.state),
        "state": digest(match.state.to_json()),
        "scores": match.scores(),
        "ranking": match.ranking() if match.over else [],
        "actions": digest(actions),
        "log": digest([describe_line(game, line) for entry in match.entries for line in entry.log]),
        "notes": [[note.version, note.seat, note.what] for note in live.notes],
        "record": digest(match.record().partition("\n")[2]),
        "forked": match.forked,
        "spent": match.skipped,
    }


def describe_line(game: Game[Any], line: LogEvent) -> list[Any]:
    """Describe an event by its name and items by their ids."""
    event = game.events[line[0]]
    found: list[Any] = [event.name, line[1]]
    for place, value in enumerate(line[2:]):
        argument = event.arguments[place] if place < len(event.arguments) else ""
        name = argument if isinstance(argument, str) else argument.name
        domain = game.space.domains.get(name)
        found.append(domain.items[value] if domain is not None and 0 <= value < len(domain.items) else value)
    return found


def digest(data: Any) -> str:
    text = data if isinstance(data, str) else json.dumps(data, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
