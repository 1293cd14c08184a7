"""Key moments come from the record alone and use the words of the log."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from postchaise import Dice, Match, ScriptedDice
from postchaise.kernel.registry import titles
from postchaise.web.review import result
from postchaise.web.review.key_moments import (
    LETTERS,
    ScoreGain,
    _find_largest_gains,
    build_score_history,
    find_moments,
)
from postchaise.web.translations import translator_for

NAMES = ["Margot", "Anna", "Rabelais"]


def finished(game: str, seed: int = 5) -> Match:
    match, dice = Match(game, 3, Dice(seed)), Dice(seed + 1)
    while not match.over:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return match


@pytest.fixture(scope="module", params=titles())
def match(request: pytest.FixtureRequest) -> Match:
    return finished(request.param)


def test_the_course_ends_with_the_result(match: Match) -> None:
    found = build_score_history(match)
    assert found.rows[-1] == [sum(score.values()) for score in match.scores()]
    assert len(found.rows) == match.game.round_number(match.state) + 1


def test_a_row_of_the_course_is_the_end_of_a_round(match: Match) -> None:
    game, rows = match.game, build_score_history(match).rows
    again = match.fork(0, ScriptedDice([]))
    for entry in match.entries:
        round = game.round_number(again.state)
        again.dice = ScriptedDice(entry.outcomes)
        again.play(entry.seat, entry.action)
        if game.round_number(again.state) > round:
            assert rows[round] == game.points(again.state)


def test_a_gain_is_what_the_points_say(match: Match) -> None:
    """Each one replayed by itself: the points of the seat before its first and after its last action."""
    for gain in build_score_history(match).gains:
        before, after = (match.fork(at, Dice(1)).state for at in (gain.first, gain.last + 1))
        points = [match.game.points(state)[gain.seat] for state in (before, after)]
        assert points[1] - points[0] == gain.points > 0
        assert match.game.round_number(before) == gain.round


def test_no_larger_gain_is_left_out(match: Match) -> None:
    """Counted once more: what everybody won from when a seat began to act in a turn until another one did."""
    again = match.fork(0, ScriptedDice([]))
    positions = []
    for entry in match.entries:
        positions.append((entry.seat, again.game.turn_number(again.state), again.game.points(again.state)))
        again.dice = ScriptedDice(entry.outcomes)
        again.play(entry.seat, entry.action)
    starts = [next(run)[2] for _, run in groupby(positions, key=lambda position: position[:2])]
    starts.append(again.game.points(again.state))
    won = [now - then for before, after in pairwise(starts) for then, now in zip(before, after, strict=True)]
    largest = sorted((points for points in won if points > 0), reverse=True)[: len(LETTERS)]
    assert sorted((gain.points for gain in build_score_history(match).gains), reverse=True) == largest


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_key_moments_are_in_the_order_of_play(match: Match, lang: str) -> None:
    told = find_moments(match, translator_for(lang, match.game.meta.id, NAMES))
    assert 0 < len(told) <= len(LETTERS)
    assert [each.letter for each in told] == list(LETTERS[: len(told)])
    assert all(one.round <= other.round for one, other in pairwise(told))
    for each in told:
        assert NAMES[each.seat] in each.text, each
        assert "log-" not in each.text


def test_a_match_is_replayed_once(match: Match) -> None:
    assert build_score_history(match) is build_score_history(match)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_number_of_the_match_has_a_name(match: Match, lang: str) -> None:
    translator = translator_for(lang, match.game.meta.id, NAMES)
    found = result.build_result(match, translator, 60)
    assert found.figures
    for id, numbers in found.figures:
        assert translator.knows(id), id
        assert len(numbers) == match.seats


def test_the_result_counts_rounds(match: Match) -> None:
    found = result.build_result(match, translator_for("en", match.game.meta.id, NAMES), 60)
    rounds = match.game.round_number(match.state)
    assert found.rounds == rounds
    assert all(chart.last == rounds for chart in found.charts.values())
    assert all(1 <= moment.round <= rounds for moment in found.moments)


@pytest.mark.parametrize(
    ("seconds", "sentence"), [(5, "1 minute"), (3500, "58 minutes"), (3 * 3600, "3 hours"), (260_000, "3 days")]
)
def test_how_long_it_took(seconds: float, sentence: str) -> None:
    match = finished("thurn-und-taxis")
    assert result.build_result(match, translator_for("en", "thurn-und-taxis", NAMES), seconds).took == sentence


def test_one_key_moment_is_the_winners() -> None:
    gains = [ScoreGain(number, number, 0, 1, 9) for number in range(9)] + [ScoreGain(9, 9, 1, 1, points=2)]
    assert {gain.seat for gain in _find_largest_gains(gains, {1})} == {0, 1}
    assert len(_find_largest_gains(gains, {1})) == len(LETTERS)
    assert {gain.seat for gain in _find_largest_gains(gains, {2})} == {0}  # who gained nothing
