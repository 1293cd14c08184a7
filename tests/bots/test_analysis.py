"""A finished match looked at again: what was a mistake, what only seemed one, and where the estimate was wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from analysed_match import LAST_CHANCE, LITTLE, get_played_match
from postchaise import Dice, Match
from postchaise.bots import analyzer
from postchaise.bots.analysis import (
    Analysis,
    ExpectedResult,
    Finding,
    analysis_from_json,
    classify_loss,
    find_misjudged_spans,
    judge_alternatives,
    judge_win_shares,
    tally_seats,
)
from postchaise.bots.analyzer import AnalysisEffort, AnalysisProgress, analyse_match
from postchaise.bots.hint import HOPES
from postchaise.bots.paired_comparison import SEEDS, CandidateSamples
from postchaise.kernel.dice import ScriptedDice
from postchaise.web.review.replay import replay_until


@pytest.fixture(scope="module")
def match() -> Match:
    return get_played_match()


@pytest.fixture(scope="module")
def seen() -> dict[str, set[int]]:
    """The luck of the games that looked first, and of those that counted again."""
    return {"first": set(), "again": set()}


@pytest.fixture(scope="module")
def steps(match: Match, seen: dict[str, set[int]]) -> list[AnalysisProgress | Analysis]:
    real = analyzer.sample_lookahead

    def looked(field: Any, counts: Any, rounds: int, dice: Dice, deadline: float) -> None:
        common_random = dice.copy()
        seen["first" if rounds == LITTLE.looks else "again"] |= {common_random.below(SEEDS) for _ in range(rounds)}
        real(field, counts, rounds, dice, deadline)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyzer, "sample_lookahead", looked)
        return list(analyse_match(match, 1, LITTLE))


@pytest.fixture(scope="module")
def found(steps: list[AnalysisProgress | Analysis]) -> Analysis:
    assert isinstance(steps[-1], Analysis)
    return steps[-1]


def test_a_blunder_is_found_with_what_would_have_been_better(match: Match, found: Analysis) -> None:
    point = next(point for point in found.points if point.at == LAST_CHANCE)
    assert point.sure == "clear"
    assert match.game.notation(point.played) == "play sigmaringen right"
    assert match.game.notation(point.better) == "end play"
    assert point.best is not None
    assert point.best.gain == 1.0
    assert sum(part.points for part in point.best.parts) == pytest.approx(point.best.gain)
    assert HOPES not in [part.id for part in point.best.parts], "games that went to the end leave nothing to hope for"
    assert (point.before, point.after) == (0.0, 1.0)
    assert point.decides


def test_a_forced_move_is_no_mistake(match: Match, found: Analysis) -> None:
    asked = [0, 0]
    forced = set()
    state = replay_until(match, []).state
    for at, entry in enumerate(match.entries):
        many = len(match.game.legal(state, entry.seat)) > 1
        asked[entry.seat] += many
        forced |= set() if many else {at}
        match.game.step(state, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
    assert forced
    assert [tally.questions for tally in found.tallies] == asked
    assert not forced & {point.at for point in found.points}


def test_whatever_was_suspected_is_counted_again_with_fresh_luck(found: Analysis, seen: dict[str, set[int]]) -> None:
    again = [point for point in found.points if point.sure != "open"]
    assert len(again) == LITTLE.suspects < len(found.points)
    assert min(point.looked for point in again) >= max(p.looked for p in found.points if p.sure == "open")
    assert {point.games for point in again} == {LITTLE.rounds}
    assert len(seen["again"]) >= LITTLE.rounds * LITTLE.suspects - 1
    assert not seen["first"] & seen["again"]
    assert any(point.sure == "fine" for point in again), "some dissolve: the largest of many was only lucky"


def test_the_course_begins_with_everybody_and_ends_with_the_result(match: Match, found: Analysis) -> None:
    first, *_, last = found.course
    assert len(found.course) == LITTLE.turns + 1
    assert first.at == 0
    assert first.games == LITTLE.games
    assert sum(first.shares) == pytest.approx(1.0)
    assert (last.at, last.seat, last.points) == (match.version, -1, [8.0, 8.0])
    assert [each.at for each in found.course] == sorted({each.at for each in found.course})


def test_progress_grows_to_its_end(steps: list[AnalysisProgress | Analysis]) -> None:
    told = [step for step in steps if isinstance(step, AnalysisProgress)]
    assert [step.done for step in told] == sorted(step.done for step in told)
    assert told[-1].done == told[-1].of
    assert len({step.of for step in told}) == 1


def test_it_is_kept_as_json_and_comes_back(found: Analysis) -> None:
    assert analysis_from_json(json.loads(json.dumps(found.to_json(), allow_nan=False))) == found


def test_the_same_seed_gives_the_same_analysis(match: Match) -> None:
    few = AnalysisEffort(turns=1, games=2, searches=0, least=1, looks=2, suspects=1, rounds=4, determinizations=1)
    first, second = ([*analyse_match(match, 7, few)][-1] for _ in range(2))
    assert first == second


def test_what_takes_too_long_is_told_as_not_done(match: Match) -> None:
    analysis = [*analyse_match(match, 1, AnalysisEffort(turns=1, games=2, seconds=0.0))][-1]
    assert isinstance(analysis, Analysis)
    assert analysis.until < analysis.last
    assert [tally.questions for tally in analysis.tallies] == [0, 0]
    assert analysis.points == []


def test_another_engine_has_another_name(match: Match) -> None:
    assert analyzer.compute_engine_digest(match.game, 2) != analyzer.compute_engine_digest(match.game, 3), (
        "their habits differ"
    )


# Conclusions


def count(action: int, leads: list[float], wins: list[float] | None = None, bonus: float = 0.0) -> CandidateSamples:
    return CandidateSamples(
        action,
        [lead + bonus for lead in leads],
        [{"letters": int(lead)} for lead in leads],
        [0.0] * len(leads),
        [bonus] * len(leads),
        wins or [],
    )


@pytest.mark.parametrize(
    ("gain", "error", "word"), [(4.0, 1.0, "clear"), (3.9, 1.0, "likely"), (1.9, 1.0, "fine"), (0.4, 0.0, "fine")]
)
def test_how_sure(gain: float, error: float, word: str) -> None:
    assert classify_loss(gain, error) == word


def test_only_the_choice_that_was_picked_before_can_prove_a_mistake() -> None:
    point = Finding(10, 3, 0, played=1, better=2, looked=9.0)
    judge_alternatives(point, count(1, [0.0] * 10), [count(2, [-1.0, 1.0] * 5), count(3, [9.0] * 10)])
    assert point.sure == "fine"
    assert [choice.action for choice in point.choices] == [3, 2]


def test_what_a_guide_thinks_a_victory_is_worth_is_no_lead() -> None:
    point = Finding(10, 3, 0, played=1, better=2, looked=9.0)
    judge_alternatives(point, count(1, [0.0] * 10), [count(2, [1.0] * 10, bonus=20.0)])
    assert [choice.gain for choice in point.choices] == [1.0]


def test_few_games_never_decide_who_would_have_won() -> None:
    point = Finding(10, 3, 0, played=1, better=2, looked=9.0, sure="clear")
    judge_win_shares(point, count(1, [0.0] * 2, [0.0, 1.0]), count(2, [1.0] * 2, [1.0, 1.0]))
    assert not point.decides


def course(*shares: tuple[float, ...]) -> list[ExpectedResult]:
    last = len(shares) - 1
    return [
        ExpectedResult(
            10 * n, n, -1 if n == last else 0, 0 if n == last else 40, [0.0] * len(row), [0.0] * len(row), [*row]
        )
        for n, row in enumerate(shares)
    ]


def test_whoever_won_nearly_every_game_and_not_the_match_shows_a_wrong_estimate() -> None:
    told = find_misjudged_spans(course((0.5, 0.5), (0.9, 0.1), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0)), [])
    assert [(each.first, each.last, each.seat) for each in told] == [(20, 40, 0)]
    assert find_misjudged_spans(course((0.5, 0.5), (1.0, 0.0), (1.0, 0.0)), []) == []


def test_a_share_that_leaps_is_wrong_unless_somebody_clearly_erred() -> None:
    leap = course((0.5, 0.5), (0.1, 0.9), (0.9, 0.1), (1.0, 0.0))
    assert {(each.first, each.last) for each in find_misjudged_spans(leap, [])} == {(10, 20)}
    erred = Finding(15, 1, 1, 1, 2, 9.0, sure="clear")
    assert find_misjudged_spans(leap, [erred]) == []


def test_the_range_of_good_choices_counts_every_doubt_on_one_side() -> None:
    points = [Finding(1, 1, 0, 1, 2, 5.0, sure=sure) for sure in ("clear", "likely", "open", "fine")]
    for point in points[:2]:
        judge_alternatives(point, count(1, [0.0] * 4), [count(2, [2.0] * 4)])
    points[1].sure = "likely"
    first, second = tally_seats(2, {0: 10, 1: 5}, points)
    assert (first.clear, first.likely, first.open, first.lost) == (1, 1, 1, 4.0)
    assert first.range() == pytest.approx((0.7, 0.9))
    assert second.range() == (1.0, 1.0)
