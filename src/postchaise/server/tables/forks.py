"""A new table from a moment of a finished match, with fresh dice; it is marked as a fork for ever."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, replace

from fastapi import APIRouter
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from postchaise.server.errors import Forbidden, Problem
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.storage.rows import Event, Fork, Row, Seat

from . import creation, names, record_import, table_settings
from .live_table import LiveTable

router = APIRouter(include_in_schema=False)


@router.post("/t/{table}/fork")
async def fork(table: str, here: PageRequestDep) -> Response:
    fields = await here.form()
    here.services.count_creation(here.request, here.who)
    live = await here.services.registry.get(table)
    if live.row.status != "over":  # until then the record holds secrets, and what comes could be tried out
        raise Forbidden("fork-early")
    at = fields.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) < 9 and int(at) < live.match.version + (not live.match.over)):
        raise Problem("fork-over")
    if not live.match.is_replayable(int(at)):
        raise Problem("fork-other-rules")
    row, seats, events = await run_in_threadpool(_forked, here, live, int(at), fields)
    store = here.services.store
    await store.write(store.create, row, seats, events)
    made = await here.services.registry.get(row.id)
    made.owner = here.services.client_network(here.request)
    return here.to(f"/t/{row.id}")


def _forked(here: PageRequest, live: LiveTable, at: int, fields: dict[str, str]) -> tuple[Row, list[Seat], list[Event]]:
    seats = [_seat(here, live, seat, fields) for seat in live.seats]
    match = live.match
    mark = {"fork": asdict(Fork(at, live.row.id, live.row.title))}
    key = secrets.token_bytes(32)
    row = record_import.build_row(
        match, here.who.hash, key, names.new_title(), "playing", table_settings.default_settings() | mark
    )
    entries = [replace(entry, skipped=0) for entry in match.entries[:at]]  # of dice that are not ours
    events = record_import.build_events(match.game, seats, entries)
    first = Event(len(events) + 1, "seat", 0, log=["forked", live.row.title], at=time.time())
    return row, seats, [*events, first]


def _seat(here: PageRequest, live: LiveTable, seat: Seat, fields: dict[str, str]) -> Seat:
    """Who sat there lends the name: the log speaks of them."""
    if fields.get(f"seat-{seat.seat}-kind") == "me":
        return Seat(seat.seat, "person", seat.name, holder=here.who.hash)
    level = creation.parse_level(fields.get(f"seat-{seat.seat}-level", ""), live.row.game, len(live.seats))
    return Seat(seat.seat, "bot", seat.name, level=level)
