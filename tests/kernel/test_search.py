"""The race of choices: bounded, repeatable, and fair to the choice of habit."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

from postchaise import Dice, game
from postchaise.kernel.game import State
from postchaise.kernel.registry import extras
from postchaise.kernel.search.heuristics import Guide
from postchaise.kernel.search.search import BLOCK, SAME, Luck, Trial, rank

PLAYOUTS = 60


def rankings(
    playouts: int = PLAYOUTS, sure: float = 0.0, followup: int = 0, deadline: float = math.inf
) -> Iterator[list[Trial]]:
    """Of every fifth question in the first turns of a match."""
    played, dice, found = game("thurn-und-taxis"), Dice(3), extras("thurn-und-taxis").guide(2)
    guide: Guide[Any] = found.again(found.tastes, found.weights)
    guide.sure = sure
    state: State = played.new(2, dice)
    for number in range(30):
        seat = played.actor(state)
        legal = played.legal(state, seat)
        if number % 5 == 0 and len(legal) > 1:
            ranking = rank(played, [guide, guide], [state.copy()], seat, playouts, Dice(number), deadline, followup)
            if len(ranking) > 1:
                yield ranking
        played.step(state, seat, guide.habit(played, state, seat, legal, dice), dice, None)


def of_habit(ranking: list[Trial]) -> Trial:
    """Tried in every round; of choices that are liked alike it is the one that was."""
    return max(ranking, key=lambda trial: (trial.score, trial.games))


def test_no_more_playouts_than_allowed_and_habit_in_every_round() -> None:
    for ranking in rankings():
        habit = of_habit(ranking)
        assert len({trial.action for trial in ranking}) == len(ranking)
        assert sum(trial.games for trial in ranking) <= PLAYOUTS
        assert habit.games == max(trial.games for trial in ranking)


def test_playouts_go_to_what_is_open() -> None:
    """Somebody is given up after a block or two, and others are tried on."""
    games = [[trial.games for trial in ranking] for ranking in rankings(400)]
    assert any(min(each) <= 2 * BLOCK < max(each) for each in games)


def test_what_falls_behind_is_never_chosen() -> None:
    for ranking in rankings():
        habit = of_habit(ranking)
        assert ranking[0] is habit or ranking[0].mean_gain() > 0.0


def test_who_must_be_very_sure_follows_habit() -> None:
    for ranking in rankings(sure=1000.0):
        assert ranking[0] is of_habit(ranking)


@pytest.mark.parametrize("playouts", [1, 3])
def test_with_hardly_any_playouts_every_choice_is_tried_once(playouts: int) -> None:
    for ranking in rankings(playouts):
        assert {trial.games for trial in ranking} <= {1}


def test_who_thinks_of_the_whole_turn_expects_more_of_it() -> None:
    by_habit, by_search = (
        sum(trial.mean() for ranking in rankings(12, followup=each) for trial in ranking) for each in (0, 12)
    )
    assert by_search > by_habit


def test_without_time_the_rest_of_the_turn_is_played_by_habit() -> None:
    by_habit, late = (
        [[(trial.action, trial.lead) for trial in ranking] for ranking in rankings(6, followup=each, deadline=0.0)]
        for each in (0, 12)
    )
    assert late == by_habit


def test_piles_lie_in_one_order_whoever_draws_and_when() -> None:
    def drawn(luck: Luck, total: int) -> list[int]:
        return [luck.pick([4, 3, 3], left) for left in range(total, 0, -1)]

    alone, among_others = Luck(5), Luck(5)
    among_others.pick([1, 1], 2)
    among_others.below(6)
    assert drawn(alone, 10) == drawn(among_others, 10)
    assert len({tuple(drawn(Luck(seed), 10)) for seed in range(20)}) > 10


def test_every_thing_of_a_pile_is_as_likely_as_another() -> None:
    counts = [5, 3, 2]
    found = [Luck(seed).pick(counts, 10) for seed in range(2000)]
    assert [round(found.count(kind) / 200) for kind in range(3)] == counts


def test_whims_begin_anew_with_every_decision() -> None:
    calm, fickle = Luck(7), Luck(7)
    fickle.begin(1, 0)
    for luck in (calm, fickle):
        luck.below(9)
        luck.begin(2, 1)
    first = calm.below(1000)
    assert first == fickle.below(1000)
    calm.begin(2, 1)
    assert calm.below(1000) != first


def test_the_same_luck_tells_choices_apart_sooner() -> None:
    """Were it not the same, a gain would vary as both leads together do."""
    paired = apart = 0.0
    for ranking in rankings(200):
        habit = of_habit(ranking)
        for trial in ranking:
            if trial is not habit and trial.games > BLOCK:
                paired += trial.gain_error() ** 2 * trial.games
                apart += trial.error() ** 2 * trial.games + habit.error() ** 2 * habit.games
    assert 0.0 < paired < 0.75 * apart


def test_another_way_to_the_same_end_is_given_up_first() -> None:
    same = [trial for ranking in rankings(400) for trial in ranking if trial.games == SAME]
    assert same
    assert all(trial.gain == 0.0 for trial in same)
