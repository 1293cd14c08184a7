"""Write tables into a database and load them without a server."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from postchaise import Match
from postchaise.kernel.dice import SealedDice
from postchaise.server.storage.event_codec import get_event_codec
from postchaise.server.storage.rows import Row, Seat, StateSnapshot
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import creation
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.translations import translator_for


def load_table(store: TableStore, table: str) -> LiveTable:
    stored = store.load(table)
    assert stored is not None
    return LiveTable(store, stored)


class StepCounter:
    """Count the actions that are carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
        self.count = 0
        kind = type(game)
        real = kind.step

        def counted(*args: Any) -> None:
            self.count += 1
            real(*args)

        monkeypatch.setattr(kind, "step", counted)


def build_row(match: Match, status: str) -> Row:
    return Row(
        id=f"table-{match.game.meta.id}",
        game=match.game.meta.id,
        rules=match.game.meta.version,
        components=match.game.components,
        title="Recorded",
        options=creation.to_stored_options(match.options),
        setup=match.setup_outcomes,
        key=bytes(32),
        host="",
        status=status,
        listed=False,
        chat=True,
        created=time.time(),
        changed=time.time(),
    )


def write_match(store: TableStore, match: Match, keep: int) -> str:
    """Write the rows of a whole match, with the state after `keep` actions."""
    row = build_row(match, "over")
    store.create(row, [Seat(i, "bot", f"Bot {i}", "random") for i in range(match.seats)])
    events = []
    for number, entry in enumerate(match.entries, 1):
        events.append(get_event_codec(match.game).to_event(entry, number, 0.0))
    kept = Match.restored(match.game, match.seats, match.options, match.setup_outcomes, match.entries[:keep])
    store.append(row.id, events, "over", StateSnapshot(keep, keep, kept.state.to_json(), match.game.meta.layout))
    return row.id


def create_stored_table(title: str, store: TableStore) -> tuple[str, LiveTable]:
    """Create a table for two people at one screen."""
    wish = creation.TableRequest(title, [creation.SeatRequest("me", "Ada"), creation.SeatRequest("hot", "Ben")])
    row, seats = creation.build_table(wish, "somebody", translator_for("en"), 14)
    match = Match(title, 2, SealedDice(bytes(range(32))))  # the same match in every run
    store.create(replace(row, status="playing", key=bytes(range(32)), setup=match.setup_outcomes), seats)
    return row.id, load_table(store, row.id)
