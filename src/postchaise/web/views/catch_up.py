"""Catch-up: the table after each action since the viewer's last one, with the log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.entry import Entry, StateCheckpoint
from postchaise.kernel.match import Match
from postchaise.web.render.cache import RenderCache
from postchaise.web.render.regions import render_regions
from postchaise.web.translations import translator_for

from .log import build_log_lines
from .table_view import MAX_CATCH_UP, TableView, ViewerContext, choose_viewer, score_players

PRESENT: Final = ("banner", "decision", "log", "chat", "views")  # regions that are not replayed
Nearest = Callable[[int], StateCheckpoint | None]


def build_catch_up(match: Match, context: ViewerContext, nearest: Nearest | None = None) -> list[dict[str, Any]]:
    """Return the table as it was after the viewer's last action, then a step for each action they saw since.

    A step holds only the regions that changed. `nearest` finds the last snapshot before a position.
    """
    viewer, curtain = choose_viewer(match, context.players, context.wanted_seat)
    if curtain >= 0:
        return []
    game, entries = match.game, list(match.entries)  # this runs in a thread: meanwhile the match may go on or back
    first = _first(entries, viewer)
    kept = nearest(first) if nearest else None
    position = Match.restored(game, match.seats, match.options, match.setup_outcomes, entries[:first], kept)
    translator = translator_for(context.lang, game.meta.id, [player.name for player in context.players])
    cache = RenderCache()

    def render() -> dict[str, str]:
        view = position.view(viewer)
        players = score_players(position, context.status, context.players, view)
        number = game.round_number(position.state)
        cache.clear_boards()
        regions = render_regions(TableView(context, viewer, view, players, translator, round=number), cache)
        return {name: html for name, html in regions.items() if name not in PRESENT}

    before = render()
    steps, anything = [_step(first, before, [])], False  # a turn that only passes on does not count
    for number, entry in enumerate(entries[first:], first):
        after = position.state.copy()
        game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
        position.accept(entry, after)
        lines = build_log_lines(game, [(number, line) for line in entry.log], viewer, translator)
        if lines:
            now = render()
            changed = {name: html for name, html in now.items() if before.get(name) != html}
            steps.append(_step(number + 1, changed, [line.text for line in lines]))
            before, anything = now, anything or any(not line.heading for line in lines)
    return steps if anything else []


def _step(number: int, regions: dict[str, str], lines: list[str]) -> dict[str, Any]:
    return {"number": number, "regions": regions, "lines": lines}


def _first(entries: list[Entry], viewer: int) -> int:
    """The position after the seat's own last action; spectators see the last actions."""
    first = len(entries)
    while first and first > len(entries) - MAX_CATCH_UP and entries[first - 1].seat != viewer:
        first -= 1
    return first
