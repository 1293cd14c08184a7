"""The page makes forced choices, unless that would prevent the person's undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postchaise import Match
from postchaise.games.la_loire.extras import FORCED, LaLoireExtras
from postchaise.web.render.regions import render_regions
from postchaise.web.views.table_view import (
    Player,
    TableView,
    TakebackRequest,
    UndoState,
    ViewerContext,
    build_table_view,
    find_automatic_action,
)

RECORD = Path(__file__).resolve().parents[2] / "matches" / "la-loire" / "default-standard-4.txt"


def see(match: Match, takeback: TakebackRequest | None = None) -> TableView:
    players = [Player(f"P{seat}", you=seat == match.actor) for seat in range(match.seats)]
    return build_table_view(
        match, ViewerContext("t", "la-loire", "", "playing", match.version, "", players, takeback=takeback)
    )


def positions() -> Iterator[Match]:
    whole = Match.from_record(RECORD.read_text("utf-8"))
    yield from (then for _, _, then in whole.positions(whole.entries) if not then.over)


def test_forced_answers_of_la_loire() -> None:
    """Questions of each kind, with one answer and with several."""
    found = set()
    for match in positions():
        legal, step = match.legal(match.actor), match.view(match.actor)["step"]
        forced = len(legal) == 1
        if (step, forced) not in found:
            found.add((step, forced))
            assert see(match).automatic == (legal[0] if forced and step in FORCED else -1)
    assert {("ride", True), ("ride", False), ("circus", True), ("stop", False)} <= found


def test_the_page_names_the_forced_answer_and_the_repeatable_question() -> None:
    forced = next(match for match in positions() if len(match.legal(match.actor)) == 1)
    shown = render_regions(see(forced))["decision"]
    assert f'data-auto-continue="a-{forced.legal(forced.actor)[0]}"' in shown
    assert "data-repeat" not in shown
    first = next(match for match in positions() if match.view(match.actor)["step"] == "first")
    shown = render_regions(see(first))["decision"]
    assert "data-auto-continue" not in shown
    assert 'data-repeat="la-loire/prompt-first"' in shown
    request = TakebackRequest(forced.actor, -1, 0)
    assert see(forced, request).automatic == -1, "what others are asked to take back must not move on"


def test_an_answer_that_reveals_something_is_asked_while_there_is_an_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LaLoireExtras, "automatic_answer", lambda *given: "message 1")
    match = next(
        match
        for match in positions()
        if "message 1" in match.legal(match.actor) and match.undoable(match.actor) is None
    )
    shown = see(match)
    assert shown.undo.can_undo
    assert shown.automatic == -1
    assert shown.decision is not None
    action = match.game.parse("message 1")
    assert find_automatic_action(match, shown.players, shown.view, shown.decision, UndoState()) == action
