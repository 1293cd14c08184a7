"""Builds the rows of a table from an existing match: a fork or an uploaded record."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from postchaise.kernel.entry import Entry
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.server.storage.event_codec import get_event_codec
from postchaise.server.storage.rows import Event, Row, Seat
from postchaise.web.views.log import HELP_PREFIX

from . import names
from .creation import to_stored_options


def build_imported_row(
    match: Match, host: str, key: bytes, title: str, status: str, settings: Mapping[str, Any]
) -> Row:
    """The row of an unlisted table."""
    now, game = time.time(), match.game
    return Row(
        id=names.new_id(title),
        game=game.meta.id,
        rules=match.corrections[-1].version if match.corrections else match.rules,
        components=game.components,
        title=title,
        options=to_stored_options(match.options),
        setup=match.setup_outcomes,
        key=key,
        host=host,
        status=status,
        listed=False,
        chat=False,
        created=now,
        changed=now,
        settings=dict(settings),
    )


def build_imported_events(
    game: Game[Any],
    seats: list[Seat],
    entries: list[Entry],
    match: Match | None = None,
) -> list[Event]:
    """The events of the actions and, of a whole match, what happened between them."""
    now, events, codec = time.time(), list[Event](), get_event_codec(game)

    def add(kind: str, seat: int, **more: Any) -> None:
        events.append(Event(len(events) + 1, kind, seat, at=now, **more))

    corrections, rules = (match.corrections, match.rules) if match is not None else ([], 0)
    late_joins, helps = (match.late_joins, match.helps) if match is not None else ([], [])
    for version in range(len(entries) + 1):
        for correction in corrections:
            if correction.number == version:
                add("rules", 0, log=["rules-unnamed", "", str(correction.version), rules])
                rules = correction.version
        for join in late_joins:
            if join.number == version:
                add("seat", join.seat, log=["joined", seats[join.seat].name, ""])
        for each in helps:
            if each.number == version:
                add("help", each.seat, log=[f"{HELP_PREFIX}{each.level}", seats[each.seat].name])
        if version < len(entries):
            entry = entries[version]
            if entry.skipped:  # outcomes spent on undone actions; their values are unknown
                notation = codec.to_notation(entry.action)
                add("action", entry.seat, notation=notation, outcomes=[0] * entry.skipped)
                add("rewind", entry.seat, rewind_to=version)
            events.append(codec.to_event(entry, len(events) + 1, now))
    return events
