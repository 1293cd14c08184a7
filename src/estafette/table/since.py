"""What happened since a person's last action, told once more: the board after each step, with its lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from estafette.kernel.dice import ScriptedDice
from estafette.kernel.game import State
from estafette.kernel.match import Entry, Kept, Match
from estafette.kernel.registry import extras

from .drawings import Drawings
from .frame import Frame, TableInfo
from .log import log_lines
from .regions import regions
from .seats import Seat, look, players
from .words import words

MOST: Final = 40  # actions
Nearest = Callable[[int], Kept | None]


def retold(
    match: Match,
    table: TableInfo,
    seats: list[Seat],
    lang: str,
    wanted: int | None = None,
    nearest: Nearest | None = None,
) -> list[dict[str, Any]]:
    """The board as it was, without a line; then the steps. Left out are steps that this audience is told nothing about,
    and parts of the board that look as before. `nearest` finds the last kept state before a position."""
    audience, curtain = look(match, seats, wanted)
    if curtain >= 0:
        return []
    game, entries = match.game, list(match.entries)  # this may run in a thread: meanwhile the match goes on, or back
    first = _first(entries, audience)
    state = _state(match, entries[:first], nearest(first) if nearest else None)
    view = match.view(audience)
    said = words(lang, game.meta.id, [seat.name for seat in seats])
    drawings, shown = Drawings(), Frame(table, audience, view, players(match, table.status, seats, view), said)
    shown.view = game.view(state, audience)
    before = _board(shown, drawings)
    told = [_told(first, before, [])]
    for number, entry in enumerate(entries[first:], first):
        game.step(state, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
        lines = log_lines(game, [(number, line) for line in entry.log], audience, said)
        if lines:
            shown.view = game.view(state, audience)
            board = _board(shown, drawings)
            fresh = {name: html for name, html in board.items() if before.get(name) != html}
            told.append(_told(number + 1, fresh, [line.text for line in lines]))
            before = board
    return told if len(told) > 1 else []


def _told(number: int, regions: dict[str, str], lines: list[str]) -> dict[str, Any]:
    return {"number": number, "regions": regions, "lines": lines}


def _first(entries: list[Entry], audience: int) -> int:
    """After the last action of the seat itself; spectators see the last ones."""
    first = len(entries)
    while first and first > len(entries) - MOST and entries[first - 1].seat != audience:
        first -= 1
    return first


def _state(match: Match, entries: list[Entry], kept: Kept | None) -> State:
    """The position after these actions, to be changed at will."""
    return Match.restored(match.game, match.seats, match.options, match.setup_outcomes, entries, kept).state.copy()


def _board(shown: Frame, drawings: Drawings) -> dict[str, str]:
    if not extras(shown.table.game).drawn:
        return {"map": regions(shown)["map"]}
    drawings.outdated()
    scene = drawings.board(shown)
    return {"map": scene["map"], "pieces": scene["pieces"]}
