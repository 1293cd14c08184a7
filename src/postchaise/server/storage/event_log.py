"""Derives the current actions, notes and corrections of a table from its stored events."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.entry import Entry
from postchaise.kernel.game import Game
from postchaise.kernel.record import LateJoin, RecordedHelp, RulesCorrection
from postchaise.web.views.log import HELP_PREFIX, Note

from .event_codec import get_event_codec
from .rows import Event, Fork, Row, StateSnapshot

NOBODY: Final = -1  # whose doing it is that a fork begins


def list_current_entries(
    game: Game[Any], events: list[Event], saved: StateSnapshot | None
) -> tuple[list[Entry], int, bool]:
    """The current actions, the number of outcomes spent after them, and whether the snapshot is still valid."""
    entries: list[Entry] = []
    to_entry = get_event_codec(game).to_entry
    skipped, holds = 0, saved is not None
    for event in events:
        if event.kind == "action":
            entries.append(to_entry(event, skipped))
            skipped = 0
        elif event.kind == "undo":
            skipped += entries.pop().skipped
        elif event.kind == "rewind":
            left = get_rewind_target(event)
            skipped += sum(len(entry.outcomes) + entry.skipped for entry in entries[left:])
            del entries[left:]
        if saved is not None and event.number > saved.number and len(entries) < saved.version:
            holds = False
    return entries, skipped, holds


def get_rewind_target(event: Event) -> int:
    """How many actions a rewind left."""
    assert event.rewind_to is not None
    return event.rewind_to


def list_notes(events: list[Event]) -> list[Note]:
    """The notes about seats and help, each at its place among the current actions."""
    notes: list[Note] = []
    version = 0
    for event in events:
        if event.kind in ("seat", "help", "rules"):
            notes.append(to_note(event, version))
        elif event.kind == "action":
            version += 1
        else:
            version = version - 1 if event.kind == "undo" else get_rewind_target(event)
            limit_notes(notes, version)
    return notes


def to_note(event: Event, version: int) -> Note:
    """The log note of an event that is no action."""
    seat = NOBODY if event.kind == "rules" or event.log[0] == "forked" else event.seat
    return Note(version, seat, *event.log[:3])


def list_rule_corrections(events: list[Event], row: Row) -> tuple[int, list[RulesCorrection]]:
    """The rules version with which a match was dealt, and its later corrections."""
    dealt_by, version = row.rules, 0
    found: list[RulesCorrection] = []
    for event in events:
        if event.kind == "rules":
            dealt_by = dealt_by if found else int(event.log[3])
            found.append(RulesCorrection(version, int(event.log[2])))
        elif event.kind == "action":
            version += 1
        elif event.kind in ("undo", "rewind"):
            version = version - 1 if event.kind == "undo" else get_rewind_target(event)
            found = [RulesCorrection(min(each.number, version), each.version) for each in found]
    return dealt_by, found


def list_help_requests(events: list[Event]) -> list[RecordedHelp]:
    """Who asked for help, and after how many actions."""
    told = [note for note in list_notes(events) if note.what.startswith(HELP_PREFIX)]
    return [RecordedHelp(note.seat, note.version, note.what.removeprefix(HELP_PREFIX)) for note in told]


def list_late_joins(events: list[Event]) -> list[LateJoin]:
    """Who took a seat after the deal, and after how many actions."""
    return [LateJoin(note.seat, note.version) for note in list_notes(events) if note.is_late_join]


def count_forked_actions(events: list[Event], fork: Fork) -> int:
    """Count the actions that still come from the match a table was forked from."""
    version = at = fork.at
    for event in events[fork.at :] if fork.of else ():  # an uploaded match is over: nobody goes back
        if event.kind == "action":
            version += 1
        elif event.kind in ("undo", "rewind"):
            version = version - 1 if event.kind == "undo" else get_rewind_target(event)
            at = min(at, version)
    return at


def limit_notes(notes: list[Note], version: int) -> None:
    """Move notes back to a position: a note stays in the log when actions before it are taken back."""
    for note in notes:
        note.version = min(note.version, version)


def find_undo_start(entries: list[Entry]) -> int:
    """Where the last run of actions begins that one seat may still take back by itself: nothing was revealed since."""
    first = len(entries)
    while first and entries[first - 1].seat == entries[-1].seat and not entries[first - 1].barrier:
        first -= 1
    return first
