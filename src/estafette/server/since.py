"""What happened since a person's last action, told once more: the board after each step, with its lines of the log."""

from __future__ import annotations

from typing import Any

from estafette.kernel.dice import ScriptedDice
from estafette.kernel.game import State
from estafette.kernel.match import Entry, Match
from estafette.table import frame as page
from estafette.table import parts
from estafette.table.frame import Drawings, Frame
from estafette.table.words import words

from . import frames
from .live_table import LiveTable

MOST = 40  # actions


def retold(live: LiveTable, person: str, wanted: int | None, lang: str) -> list[dict[str, Any]]:
    """The board as it was, without a line; then the steps. Left out are steps that this audience is told nothing about,
    and parts of the board that look as before."""
    audience, curtain = frames.look(live, person, wanted)
    if curtain >= 0:
        return []
    entries = list(live.match.entries)  # this runs in a thread: meanwhile the table may go on, or back
    first = _first(entries, audience)
    state = _state(live, entries, first)
    drawings, shown = Drawings(), _frame(live, person, audience, lang)
    shown.view = live.game.view(state, audience)
    before = _board(shown, drawings)
    told = [_told(first, before, [])]
    for number, entry in enumerate(entries[first:], first):
        live.game.step(state, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
        lines = page.log_lines(live.game, [(number, line) for line in entry.log], audience, shown.words)
        if lines:
            shown.view = live.game.view(state, audience)
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


def _state(live: LiveTable, entries: list[Entry], position: int) -> State:
    """The position after so many actions, to be changed at will."""
    kept, match = live.nearest(position), live.match
    at = Match.restored(live.game, match.seats, match.options, match.setup_outcomes, entries[:position], kept)
    return at.state.copy()


def _frame(live: LiveTable, person: str, audience: int, lang: str) -> Frame:
    view = live.game.view(live.match.state, audience)
    said = words(lang, live.row.game, live.names)
    return Frame(frames.table_info(live, person), audience, view, frames.players(live, person, view), said)


def _board(shown: Frame, drawings: Drawings) -> dict[str, str]:
    if not parts.drawn(shown.table.game):
        return {"map": page.regions(shown)["map"]}
    drawings.outdated()
    scene = drawings.board(shown)
    return {"map": scene["map"], "pieces": scene["pieces"]}
