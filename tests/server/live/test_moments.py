"""What everybody should see happen comes with the update, with the points it brought or cost."""

from __future__ import annotations

import json

import pytest

from postchaise import Dice, Match
from postchaise.kernel.registry import titles
from postchaise.server.live.updates import UpdateStream
from postchaise.web.render.cache import RenderCache
from postchaise.web.translations import translator_for
from postchaise.web.views.log import LogLine, Note, build_note_lines, render_moment
from postchaise.web.views.table_view import Player, ViewerContext

NAMES = ["Ada", "Ben", "Cleo"]


def context(match: Match, number: int) -> ViewerContext:
    players = [Player(name, you=seat == 0) for seat, name in enumerate(NAMES)]
    status = "over" if match.over else "playing"
    return ViewerContext("t", match.game.meta.id, "Blois", status, number, "", players, render_version=number)


@pytest.mark.parametrize("game", titles())
def test_moments_are_shown_when_they_happen(game: str) -> None:
    match, dice = Match(game, 3, Dice(5)), Dice(6)
    stream, cache = UpdateStream(), RenderCache()

    def tell() -> str:
        message = stream.next_message(cache, match, context(match, match.version), "playing")
        return str(json.loads(message.partition("data: ")[2])["moment"])

    assert tell() == "", "a page that comes sees what is, not what was"
    shown = 0
    while not match.over and (shown < 3 or match.version < 60):
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
        seen = [line for line in match.entries[-1].log if match.game.log_line(line, 0) is not None]
        moment = tell()
        assert moment.count("<li") == sum(line[0] in match.game.events.moments for line in seen)
        shown += bool(moment)
    assert shown >= 3


def test_a_moment_tells_gains_and_losses() -> None:
    plain = LogLine(3, 0, "Ada rides", [], False, "<li>Ada rides</li>")  # type: ignore[arg-type]
    assert render_moment([plain], {0: 4}) == "", "not everything is a moment"
    told = LogLine(3, 1, "Ben delivers", [], False, "<li>Ben delivers</li>", True)  # type: ignore[arg-type]
    html = render_moment([plain, told], {0: -2, 1: 5, 2: 0})
    assert "rides" not in html
    assert [html.count(each) for each in ("moment-gain", "moment-loss", "+5", "−2")] == [1, 1, 1, 1]


def test_a_refused_take_back_is_a_moment_and_most_notes_are_not() -> None:
    notes = [Note(1, 0, "back-refused", "Ada", "Ben"), Note(1, 0, "renamed", "Ada", "Eve")]
    lines = build_note_lines(notes, translator_for("en", "la-loire", NAMES))[1]
    assert [line.moment for line in lines] == [True, False]


def test_an_update_says_whether_the_match_went_back() -> None:
    match, stream, cache = Match("la-loire", 3, Dice(5)), UpdateStream(), RenderCache()

    def is_taken_back(number: int) -> bool:
        message = stream.next_message(cache, match, context(match, number), "playing")
        return bool(json.loads(message.partition("data: ")[2])["taken_back"])

    for number in range(4):
        assert not is_taken_back(number)
        match.play(match.actor, match.legal(match.actor)[0])
    assert not is_taken_back(4)
    match.undo(match.entries[-1].seat)
    assert is_taken_back(5)
