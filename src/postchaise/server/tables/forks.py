"""Forks: a new table from a position of a finished match, with new dice. It stays marked as a fork."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, replace

from fastapi import APIRouter
from fastapi.responses import Response

from postchaise.server.errors import Forbidden, Problem
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.storage.rows import Event, Fork, Row, Seat

from . import creation, names, record_import, table_settings
from .live_table import LiveTable

router = APIRouter(include_in_schema=False)


@router.post("/t/{table}/fork")
async def create_fork(table: str, request: PageRequestDep) -> Response:
    fields = await request.read_form()
    await request.services.allow_creation(request.http, request.person)
    live = await request.services.registry.get(table)
    if live.row.status != "over":  # before the end the record holds secrets, and a fork would try out the future
        raise Forbidden("fork-early")
    at = fields.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) < 9 and int(at) < live.match.version + (not live.match.over)):
        raise Problem("fork-over")
    if not live.match.is_replayable(int(at)):
        raise Problem("fork-other-rules")
    row, seats, events = await request.services.compute(
        request.http, object(), lambda: _build_fork(request, live, int(at), fields)
    )
    store = request.services.store
    await store.write(store.create, row, seats, events)
    made = await request.services.registry.get(row.id)
    made.owner = request.services.client_network(request.http)
    return request.redirect(f"/t/{row.id}")


def _build_fork(
    request: PageRequest, live: LiveTable, at: int, fields: dict[str, str]
) -> tuple[Row, list[Seat], list[Event]]:
    seats = [_seat(request, live, seat, fields) for seat in live.seats]
    match = live.match
    mark = {"fork": asdict(Fork(at, live.row.id, live.row.title))}
    key = secrets.token_bytes(32)
    row = record_import.build_imported_row(
        match, request.person.hash, key, names.new_title(), "playing", table_settings.default_settings() | mark
    )
    row.rules = match.game.meta.version  # as far as it was forked, the current rules fit
    entries = [replace(entry, skipped=0) for entry in match.entries[:at]]  # of other dice
    events = record_import.build_imported_events(match.game, seats, entries)
    first = Event(len(events) + 1, "seat", 0, log=["forked", live.row.title], at=time.time())
    return row, seats, [*events, first]


def _seat(request: PageRequest, live: LiveTable, seat: Seat, fields: dict[str, str]) -> Seat:
    """A seat of the fork. It keeps the name, as the log mentions it."""
    if fields.get(f"seat-{seat.seat}-kind") == "me":
        return Seat(seat.seat, "person", seat.name, holder=request.person.hash)
    level = creation.parse_level(fields.get(f"seat-{seat.seat}-level", ""), live.row.game, len(live.seats))
    return Seat(seat.seat, "bot", seat.name, level=level)
