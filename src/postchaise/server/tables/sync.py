"""Keeps a table in memory up to date with what other processes wrote."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.record import LateJoin, RecordedHelp
from postchaise.server.errors import WriteConflict
from postchaise.server.storage.event_codec import get_event_codec
from postchaise.server.storage.event_log import get_rewind_target, to_note
from postchaise.server.storage.rows import Event, Row, StoredTable, limit_chat
from postchaise.web.views.log import HELP_PREFIX

if TYPE_CHECKING:
    from .live_table import LiveTable

log = logging.getLogger("postchaise.tables")
P = ParamSpec("P")
T = TypeVar("T")
Change = Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, T]]
TRIES: Final = 6  # of a change that lost a race


def retry_on_conflict(change: Change[P, T]) -> Change[P, T]:
    """Re-run a change against fresh data when another process wrote first; give up after TRIES."""

    @wraps(change)
    async def tried(live: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await change(live, *args, **kwargs)
            except WriteConflict:
                await load_changes(live)
        return await change(live, *args, **kwargs)

    return tried


async def load_changes(live: LiveTable) -> None:
    """Read new events and notify everybody who follows the table here."""
    async with live.lock:
        if live.broken:
            return
        last_chat_line = live.chat[-1].number if live.chat else 0
        stored = await live.store.read(live.store.load, live.row.id, live.number, last_chat_line)
        try:
            if stored is None or _is_another_match(live, stored.row) or stored.row.status == "closed":
                live.broken = True  # the next request loads it again
            elif _has_erased_person(live, stored):
                live.broken = True
            elif not _merge(live, stored):
                return
        except Exception:
            log.exception("changes not loaded", extra={"data": {"table": live.row.id}})
            live.broken = True
        live.changed()


def _has_erased_person(live: LiveTable, stored: StoredTable) -> bool:
    """Whether somebody was erased: their name is in the loaded log, too."""
    pairs = zip(live.seats, stored.seats)
    return any(was.name != now.name and now.taken and not (now.holder or now.former) for was, now in pairs)


def _is_another_match(live: LiveTable, row: Row) -> bool:
    """Whether this is another match than the loaded one. A match that was not dealt may be by now."""
    before = live.row
    same = (row.game, row.options, row.key) == (before.game, before.options, before.key)
    same = same and (not live.dealt or (row.rules, row.stopped) == (before.rules, before.stopped))
    return not same or (live.dealt and (row.setup, row.nonces) != (before.setup, before.nonces))


def _merge(live: LiveTable, stored: StoredTable) -> bool:
    """Merge stored changes; False if there are none."""
    if stored.row.revision == live.row.revision and stored.elsewhere == live.presence.elsewhere:
        return False
    before, seated, dealt = live.row, live.seats, live.dealt
    live.row, live.seats = stored.row, stored.seats
    live.presence.update_elsewhere(stored.elsewhere)
    if live.dealt and not dealt:
        live.deal()
    for event in stored.events:
        _apply_event(live, event)
    if stored.events:
        live.seal_match(live.match)
    if live.lesson is not None:
        live.lesson.looked = int(live.row.settings["lesson"])
    lines = {line.number: line for line in [*live.chat, *stored.chat]}  # lines may have been removed since
    live.chat = limit_chat([lines[number] for number in sorted(lines)])
    live.request = stored.request if stored.request and stored.request.number == live.number else None
    live.seating_version += seated != live.seats or before.status != live.row.status or live.row.status == "waiting"
    return True


def _apply_event(live: LiveTable, event: Event) -> None:
    """Apply an event as `LiveTable` and `takebacks` do after storing it."""
    if event.number != live.number + 1:
        raise ValueError(f"event {live.number + 1} is missing")
    match, live.number = live.match, event.number
    holder = live.seats[event.seat].holder
    if holder and event.kind != "seat":  # a seat event may concern another person
        live.presence.mark_seen(holder)
    if event.kind == "action":
        entry, after = get_event_codec(live.game).to_entry(event, match.skipped), match.state.copy()
        live.game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
        live.accept(entry, after)
    elif event.kind == "undo":
        match.undo(event.seat)
        live.on_rewound(event.seat)
    elif event.kind == "rewind":
        match.rewind(get_rewind_target(event))
        live.on_rewound(event.seat)
    else:
        note = to_note(event, match.version)
        live.notes.append(note)
        if note.is_late_join:
            match.late_joins.append(LateJoin(note.seat, note.version))
        if note.what.startswith(HELP_PREFIX):
            match.helps.append(RecordedHelp(note.seat, note.version, note.what.removeprefix(HELP_PREFIX)))
