"""What must hold after all faults. Each check returns one line for every violation."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from scripted_play import Command, Failure, Fault, Journal, ScriptedTable, Site

SETTLED_SECONDS = 120.0  # until bots wait for people and everybody has heard of it
GRACE = 12.0  # seconds after a fault in which its failures may still show
ENDING_SECONDS = 30.0  # until the processes of a server that has stopped are gone
# Which faults explain which reasons; "page" is a page that explains itself
REASONS = {
    "storage-failed": ("restart of the database", "full disk", "busy machine"),
    "job-too-slow": ("busy machine",),
    "server-stopping": ("restart of a server",),
    "page": ("restart of the database", "full disk", "restart of a server", "busy machine"),
}
MARK = "SOAK_MARK"  # a variable of all processes of a run
GONE = ("kill of a server", "restart of a server")  # faults that break connections

Query = Callable[..., list[tuple[Any, ...]]]


class StoredEvent(NamedTuple):
    number: int
    kind: str
    seat: int
    notation: str


def list_events(query: Query, table: str) -> list[StoredEvent]:
    found = query('select number, kind, seat, notation from events where "table" = ? order by number', table)
    return [StoredEvent(*row) for row in found]


# Nothing acknowledged is lost or doubled


def check_events(table: ScriptedTable, events: list[StoredEvent]) -> list[str]:
    """Every acknowledged action is stored once under its number, and nothing else but what somebody sent."""
    wrong = []
    if [event.number for event in events] != list(range(1, len(events) + 1)):
        wrong.append(f"{table.id}: the events have gaps")
    for player in table.players:
        actions = [event for event in events if event.kind == "action" and event.seat == player.seat]
        wrong += [f"{table.id}, seat {player.seat}: {each}" for each in compare_commands(player.commands, actions)]
    return wrong


def compare_commands(commands: list[Command], events: list[StoredEvent]) -> list[str]:
    """Follow one person's commands and the stored actions of their seat, both in order."""
    wrong, left = [], list(events)
    for place, command in enumerate(commands):
        if command.fate == "refused":
            continue
        if command.fate == "doubtful":
            follower = next((each.number for each in commands[place + 1 :] if each.fate == "acknowledged"), 1 << 40)
            stored = left[0] if left and left[0].number < follower else None
            if stored and stored.notation == command.notation and stored.number > command.seen:
                left.pop(0)
            continue
        stored = left.pop(0) if left else None
        if stored is None or (stored.number, stored.notation) != (command.number, command.notation):
            wrong.append(f"{command} was acknowledged, but stored is {stored}")
            break
    else:
        wrong += [f"{event} was stored, but nobody sent it" for event in left]
    return wrong


# Everybody sees the same


async def check_boards(site: Site, table: ScriptedTable, query: Query) -> list[str]:
    """All spectators end with the same board: that of the last stored event."""
    deadline = time.monotonic() + SETTLED_SECONDS
    while True:
        last = len(list_events(query, table.id))
        boards = [viewer.board() for viewer in table.viewers]
        if all(board["number"] == last and board == boards[0] for board in boards):
            return []
        if time.monotonic() > deadline:
            differing = sorted({name for board in boards for name in board if board[name] != boards[0][name]})
            numbers = [board["number"] for board in boards]
            return [f"{table.id}: spectators show {numbers} of {last} events, and differ in {differing}"]
        await asyncio.sleep(0.2)


# No error without a reason


def check_failures(journal: Journal) -> list[str]:
    return [
        f"{each.status or 'broken connection'} for {each.path}: {each.code or 'no reason'}"
        for each in journal.failures
        if not is_explained(each, journal.faults)
    ]


def is_explained(failure: Failure, faults: list[Fault]) -> bool:
    """Whether the answer names a reason, and a fault at that time and place explains it."""
    if failure.status not in (0, 503):
        return False
    kinds = REASONS.get(failure.code, ()) if failure.status else GONE
    return any(
        fault.kind in kinds
        and fault.server in (None, failure.server)
        and fault.begin <= failure.end
        and failure.begin <= fault.end + GRACE
        for fault in faults
    )


def check_logs(site: Site) -> list[str]:
    """No traceback, and every reason that was told is in the log of its server."""
    wrong = []
    for server in site.servers:
        log = server.log.read_text("utf-8", "replace")
        if "Traceback" in log:
            wrong.append(f"traceback in the log:\n{log[max(0, log.index('Traceback') - 300) :][:3000]}")
        codes = {failure.code for failure in site.journal.failures if failure.server is server and failure.status}
        wrong += [f"{code} is not in the log of its server" for code in sorted(codes - {"page", ""}) if code not in log]
    return wrong


# No orphans


def list_processes(mark: str) -> list[int]:
    """All processes of the run with this mark."""
    found, wanted = list[int](), f"{MARK}={mark}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            ended = (folder / "stat").read_text().rpartition(") ")[2][0] in "ZX"
            if not ended and wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
        except OSError:  # it has ended, or is not ours
            continue
    return [pid for pid in found if pid != os.getpid()]


async def check_orphans(mark: str) -> list[str]:
    deadline = time.monotonic() + ENDING_SECONDS
    while left := list_processes(mark):
        if time.monotonic() > deadline:
            return [f"process {pid} is left" for pid in left]
        await asyncio.sleep(0.2)
    return []
