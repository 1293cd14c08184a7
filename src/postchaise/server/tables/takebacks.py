"""Take-backs: alone as far as nothing was revealed, otherwise if the others agree. Bots always agree."""

from __future__ import annotations

import time
from dataclasses import replace

from postchaise.kernel.errors import IllegalAction
from postchaise.kernel.messages.reason import NOTHING_TO_UNDO, Reason
from postchaise.server.errors import Forbidden, Gone, Problem, StaleTable
from postchaise.server.storage.event_log import to_note
from postchaise.server.storage.rows import Event, TakebackRow

from .live_table import LiveTable
from .sync import retry_on_conflict


@retry_on_conflict
async def request_takeback(live: LiveTable, seat: int, seen: int) -> int:
    """Ask to go back before this seat's last action.

    People who were replaced keep their vote; otherwise replacing somebody would be a way to go back alone.
    """
    async with live.lock:
        if live.row.status != "playing":  # after the end the key of the dice is known
            raise Problem(f"table-{live.row.status}")
        if live.lesson_running:
            raise Problem("lesson-back-instead")
        if not 0 <= seen <= live.number:
            raise StaleTable("table-stale", number=live.number)
        own = [i for i, entry in enumerate(live.match.entries) if entry.seat == seat]
        if not own:
            raise IllegalAction(Reason(NOTHING_TO_UNDO), live.game.meta.id)
        holder = live.seats[seat].holder
        others = {person for s in live.seats for person in s.votes} - {holder}
        return await _store_answer_or_undo(live, TakebackRow(seat, own[-1], live.number, sorted(others)))


@retry_on_conflict
async def answer_takeback(live: LiveTable, person: str, number: int, agree: bool) -> int:
    """Answer a request, as somebody who holds or held a seat."""
    async with live.lock:
        seat, request = live.seat(number), live.request
        if person not in seat.votes:
            raise Forbidden("seat-not-yours")
        if request is None or request.number != live.number:
            raise Gone("takeback-over")
        if person not in request.missing:
            raise Forbidden("takeback-not-asked")
        if not agree:
            return await _refuse(live, request, seat.name)
        missing = [each for each in request.missing if each != person]
        return await _store_answer_or_undo(live, replace(request, missing=missing), seat.name)


async def _store_answer_or_undo(live: LiveTable, request: TakebackRow, agreed: str = "") -> int:
    """Store whose consent is missing; if nobody's is, go back. `agreed` is the name of the person who agreed last."""
    if request.missing:
        await live.change(live.store.ask, request)
        live.request = request
        live.changed()
        return live.number
    now, seat = time.time(), request.seat
    events = [Event(live.number + 1, "rewind", seat, at=now, rewind_to=request.to)]
    if agreed:
        events.append(Event(live.number + 2, "seat", seat, log=["taken-back", live.names[seat], agreed], at=now))
    await live.write(events, "playing")
    live.match.rewind(request.to)
    live.notes += [to_note(event, live.match.version) for event in events[1:]]
    live.on_rewound(seat)
    return live.number


async def _refuse(live: LiveTable, request: TakebackRow, name: str) -> int:
    """Withdraw the request, and tell everybody."""
    event = Event(live.number + 1, "seat", request.seat, log=["back-refused", live.names[request.seat], name])
    await live.change(live.store.ask, None)
    live.request = None
    await live.note(replace(event, at=time.time()), to_note(event, live.match.version))
    live.changed()
    return live.number


# Undo


@retry_on_conflict
async def undo_last_action(live: LiveTable, seat: int, seen: int) -> int:
    async with live.lock:
        live.check_current(seat, seen)
        return await _undo_to(live, seat, 1)


@retry_on_conflict
async def undo_turn(live: LiveTable, seat: int, seen: int) -> int:
    """Undo to the start of the turn."""
    async with live.lock:
        live.check_current(seat, seen)
        return await _undo_to(live, seat, max(1, live.match.version - live.match.turn_start(seat)))


async def _undo_to(live: LiveTable, seat: int, count: int) -> int:
    if live.lesson_running:
        raise Problem("lesson-back-instead")
    reason = live.match.undoable(seat)
    if reason is not None:
        raise IllegalAction(reason, live.game.meta.id)
    now = time.time()
    events = [Event(live.number + 1 + i, "undo", seat, at=now) for i in range(count)]
    await live.write(events, "playing")
    for _ in range(count):
        live.match.undo(seat)
    live.on_rewound(seat)
    return live.number
