"""What happened since a person's last action, told once more: the table after each step, with its lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.entry import Entry, StateCheckpoint
from postchaise.kernel.match import Match
from postchaise.web.render.cache import Drawings
from postchaise.web.render.regions import regions
from postchaise.web.translations import words

from .log import log_lines
from .seats import Seat, look, mine, players
from .table_view import MOST, Frame, TableInfo

PRESENT: Final = ("whatnow", "log", "chat", "views")  # regions that do not go back
Nearest = Callable[[int], StateCheckpoint | None]


def retold(
    match: Match,
    table: TableInfo,
    seats: list[Seat],
    lang: str,
    wanted: int | None = None,
    nearest: Nearest | None = None,
    text_board: bool = False,
) -> list[dict[str, Any]]:
    """The table as it was, without a line; then the steps. Left out are steps that this audience is told nothing about,
    and regions that look as before. `nearest` finds the last kept state before a position."""
    viewer, curtain = look(match, seats, wanted)
    if curtain >= 0:
        return []
    game, entries = match.game, list(match.entries)  # this may run in a thread: meanwhile the match goes on, or back
    first = _first(entries, viewer)
    kept = nearest(first) if nearest else None
    then = Match.restored(game, match.seats, match.options, match.setup_outcomes, entries[:first], kept)
    said = words(lang, game.meta.id, [seat.name for seat in seats])
    drawings = Drawings()

    def shown() -> dict[str, str]:
        view = then.view(viewer)
        people = players(then, table.status, seats, view)
        number = game.round_number(then.state)
        frame = Frame(table, viewer, view, people, said, round=number, mine=mine(seats), text_board=text_board)
        drawings.outdated()
        return {name: html for name, html in regions(frame, drawings).items() if name not in PRESENT}

    before = shown()
    told, news = [_told(first, before, [])], False  # a turn that only passes on is none
    for number, entry in enumerate(entries[first:], first):
        after = then.state.copy()
        game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
        then.accept(entry, after)
        lines = log_lines(game, [(number, line) for line in entry.log], viewer, said)
        if lines:
            now = shown()
            fresh = {name: html for name, html in now.items() if before.get(name) != html}
            told.append(_told(number + 1, fresh, [line.text for line in lines]))
            before, news = now, news or any(not line.heading for line in lines)
    return told if news else []


def _told(number: int, regions: dict[str, str], lines: list[str]) -> dict[str, Any]:
    return {"number": number, "regions": regions, "lines": lines}


def _first(entries: list[Entry], viewer: int) -> int:
    """After the last action of the seat itself; spectators see the last ones."""
    first = len(entries)
    while first and first > len(entries) - MOST and entries[first - 1].seat != viewer:
        first -= 1
    return first
