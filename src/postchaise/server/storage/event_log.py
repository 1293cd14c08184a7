"""From the stored events of a table to the actions that count."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.entry import Entry
from postchaise.kernel.game import Game
from postchaise.kernel.record import RecordedHelp, RulesCorrection
from postchaise.web.views.log import HELP_PREFIX, Note

from .event_codec import codec_of
from .rows import Event, Fork, Row, Saved

NOBODY: Final = -1  # whose doing it is that a fork begins


def entries_of(game: Game[Any], events: list[Event], saved: Saved | None) -> tuple[list[Entry], int, bool]:
    """The actions that count, the outcomes spent since the last of them, and whether the saved state still holds."""
    entries: list[Entry] = []
    to_entry = codec_of(game).to_entry
    skipped, holds = 0, saved is not None
    for event in events:
        if event.kind == "action":
            entries.append(to_entry(event, skipped))
            skipped = 0
        elif event.kind == "undo":
            skipped += entries.pop().skipped
        elif event.kind == "rewind":
            left = rewound_to(event)
            skipped += sum(len(entry.outcomes) + entry.skipped for entry in entries[left:])
            del entries[left:]
        if saved is not None and event.number > saved.number and len(entries) < saved.version:
            holds = False
    return entries, skipped, holds


def rewound_to(event: Event) -> int:
    """How many actions a rewind left."""
    assert event.rewind_to is not None
    return event.rewind_to


def notes_of(events: list[Event]) -> list[Note]:
    """What became of the seats and who asked for help, each at its place among the actions that count."""
    notes: list[Note] = []
    version = 0
    for event in events:
        if event.kind in ("seat", "help", "rules"):
            notes.append(note_of(event, version))
        elif event.kind == "action":
            version += 1
        else:
            version = version - 1 if event.kind == "undo" else rewound_to(event)
            limit_notes(notes, version)
    return notes


def note_of(event: Event, version: int) -> Note:
    """What an event tells that is no action."""
    seat = NOBODY if event.kind == "rules" or event.log[0] == "forked" else event.seat
    return Note(version, seat, *event.log[:3])


def corrections_of(events: list[Event], row: Row) -> tuple[int, list[RulesCorrection]]:
    """The version of the rules a match was dealt by, and which it had from where on."""
    dealt_by, version = row.rules, 0
    found: list[RulesCorrection] = []
    for event in events:
        if event.kind == "rules":
            dealt_by = dealt_by if found else int(event.log[3])
            found.append(RulesCorrection(version, int(event.log[2])))
        elif event.kind == "action":
            version += 1
        elif event.kind in ("undo", "rewind"):
            version = version - 1 if event.kind == "undo" else rewound_to(event)
            found = [RulesCorrection(min(each.number, version), each.version) for each in found]
    return dealt_by, found


def helps_of(events: list[Event]) -> list[RecordedHelp]:
    """Who asked for help, and after how many actions."""
    told = [note for note in notes_of(events) if note.what.startswith(HELP_PREFIX)]
    return [RecordedHelp(note.seat, note.version, note.what.removeprefix(HELP_PREFIX)) for note in told]


def forked_of(events: list[Event], fork: Fork) -> int:
    """How many actions are still those of the match a table was forked from, and were not taken back since."""
    version = at = fork.at
    for event in events[fork.at :] if fork.of else ():  # an uploaded match is over: nobody goes back
        if event.kind == "action":
            version += 1
        elif event.kind in ("undo", "rewind"):
            version = version - 1 if event.kind == "undo" else rewound_to(event)
            at = min(at, version)
    return at


def limit_notes(notes: list[Note], version: int) -> None:
    """Move notes back to a position: a note stays in the log when actions before it are taken back."""
    for note in notes:
        note.version = min(note.version, version)


def last_run(entries: list[Entry]) -> int:
    """Where the last run of actions begins that one seat may still take back by itself: nothing was revealed since."""
    first = len(entries)
    while first and entries[first - 1].seat == entries[-1].seat and not entries[first - 1].barrier:
        first -= 1
    return first
