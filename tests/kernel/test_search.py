"""The race of choices: bounded, repeatable, and fair to the choice of habit."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

from postchaise import Dice, game
from postchaise.kernel.game import State
from postchaise.kernel.registry import extras
from postchaise.kernel.search.heuristics import Heuristics
from postchaise.kernel.search.search import (
    DEDUPLICATE_AFTER,
    ROUNDS_PER_BLOCK,
    ChoiceCandidate,
    CommonRandom,
    rank_choices,
)

ROLLOUTS = 60


def rankings(
    rollouts: int = ROLLOUTS, sure: float = 0.0, followup: int = 0, deadline: float = math.inf
) -> Iterator[list[ChoiceCandidate]]:
    """Of every fifth question in the first turns of a match."""
    played, dice, found = game("thurn-und-taxis"), Dice(3), extras("thurn-und-taxis").heuristics(2)
    heuristics: Heuristics[Any] = found.with_weights(found.weights, found.value_weights)
    heuristics.min_z = sure
    state: State = played.new(2, dice)
    for number in range(30):
        seat = played.actor(state)
        legal = played.legal(state, seat)
        if number % 5 == 0 and len(legal) > 1:
            ranking = rank_choices(
                played, [heuristics, heuristics], [state.copy()], seat, rollouts, Dice(number), deadline, followup
            )
            if len(ranking) > 1:
                yield ranking
        played.step(state, seat, heuristics.rollout_action(played, state, seat, legal, dice), dice, None)


def of_habit(ranking: list[ChoiceCandidate]) -> ChoiceCandidate:
    """Tried in every round; of choices that are liked alike it is the one that was."""
    return max(ranking, key=lambda candidate: (candidate.prior, candidate.games))


def test_no_more_playouts_than_allowed_and_habit_in_every_round() -> None:
    for ranking in rankings():
        habit = of_habit(ranking)
        assert len({candidate.action for candidate in ranking}) == len(ranking)
        assert sum(candidate.games for candidate in ranking) <= ROLLOUTS
        assert habit.games == max(candidate.games for candidate in ranking)


def test_playouts_go_to_what_is_open() -> None:
    """Somebody is given up after a block or two, and others are tried on."""
    games = [[candidate.games for candidate in ranking] for ranking in rankings(400)]
    assert any(min(each) <= 2 * ROUNDS_PER_BLOCK < max(each) for each in games)


def test_what_falls_behind_is_never_chosen() -> None:
    for ranking in rankings():
        habit = of_habit(ranking)
        assert ranking[0] is habit or ranking[0].mean_gain() > 0.0


def test_who_must_be_very_sure_follows_habit() -> None:
    for ranking in rankings(sure=1000.0):
        assert ranking[0] is of_habit(ranking)


@pytest.mark.parametrize("rollouts", [1, 3])
def test_with_hardly_any_playouts_every_choice_is_tried_once(rollouts: int) -> None:
    for ranking in rankings(rollouts):
        assert {candidate.games for candidate in ranking} <= {1}


def test_who_thinks_of_the_whole_turn_expects_more_of_it() -> None:
    by_habit, by_search = (
        sum(candidate.mean() for ranking in rankings(12, followup=each) for candidate in ranking) for each in (0, 12)
    )
    assert by_search > by_habit


def test_without_time_the_rest_of_the_turn_is_played_by_habit() -> None:
    by_habit, late = (
        [
            [(candidate.action, candidate.lead) for candidate in ranking]
            for ranking in rankings(6, followup=each, deadline=0.0)
        ]
        for each in (0, 12)
    )
    assert late == by_habit


def test_piles_lie_in_one_order_whoever_draws_and_when() -> None:
    def drawn(common_random: CommonRandom, total: int) -> list[int]:
        return [common_random.pick([4, 3, 3], left) for left in range(total, 0, -1)]

    alone, among_others = CommonRandom(5), CommonRandom(5)
    among_others.pick([1, 1], 2)
    among_others.below(6)
    assert drawn(alone, 10) == drawn(among_others, 10)
    assert len({tuple(drawn(CommonRandom(seed), 10)) for seed in range(20)}) > 10


def test_every_thing_of_a_pile_is_as_likely_as_another() -> None:
    counts = [5, 3, 2]
    found = [CommonRandom(seed).pick(counts, 10) for seed in range(2000)]
    assert [round(found.count(kind) / 200) for kind in range(3)] == counts


def test_whims_begin_anew_with_every_decision() -> None:
    calm, fickle = CommonRandom(7), CommonRandom(7)
    fickle.begin(1, 0)
    for common_random in (calm, fickle):
        common_random.below(9)
        common_random.begin(2, 1)
    first = calm.below(1000)
    assert first == fickle.below(1000)
    calm.begin(2, 1)
    assert calm.below(1000) != first


def test_the_same_luck_tells_choices_apart_sooner() -> None:
    """Were it not the same, a gain would vary as both leads together do."""
    paired = apart = 0.0
    for ranking in rankings(200):
        habit = of_habit(ranking)
        for candidate in ranking:
            if candidate is not habit and candidate.games > ROUNDS_PER_BLOCK:
                paired += candidate.gain_error() ** 2 * candidate.games
                apart += candidate.error() ** 2 * candidate.games + habit.error() ** 2 * habit.games
    assert 0.0 < paired < 0.75 * apart


def test_another_way_to_the_same_end_is_given_up_first() -> None:
    same = [candidate for ranking in rankings(400) for candidate in ranking if candidate.games == DEDUPLICATE_AFTER]
    assert same
    assert all(candidate.gain == 0.0 for candidate in same)
