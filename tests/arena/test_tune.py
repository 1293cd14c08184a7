"""Tuning: changes against their opposites, a value from examples, and files that say where they come from."""

from __future__ import annotations

import random
from typing import Any

from postchaise import Dice, game
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.arena.tuning import evolution
from postchaise.arena.tuning.evolution import EvolutionParameters, evolve_weights, find_parameter_scales
from postchaise.arena.tuning.value_fit import ValueFitParameters, fit_value_weights
from postchaise.kernel.registry import extras
from postchaise.kernel.search.heuristics import Heuristics
from postchaise.kernel.search.regression import Regression
from postchaise.kernel.search.weights import apply_weights, load_weights, weights_to_json


def test_evolution_finds_the_hill(monkeypatch: Any) -> None:
    """Points that depend on weights alone: the nearer to 3 and -1, the more."""

    def points(task: evolution.WeightContestTask) -> float:
        return sum(-abs(a - 3) - abs(b + 1) for a, b in [task.more]) - sum(
            -abs(a - 3) - abs(b + 1) for a, b in [task.less]
        )

    monkeypatch.setattr(evolution, "play_weight_contest", points)
    start: Heuristics[Any] = Heuristics([1.0, 0.5], [])
    plan = EvolutionParameters(game("thurn-und-taxis"), start, 2, steps=120, pairs=16)
    found = evolve_weights(plan).weights
    assert abs(found[0] - 3) < 0.4
    assert abs(found[1] + 1) < 0.4
    assert evolve_weights(plan).weights == found, "the same seed finds the same"


def test_evolution_and_lessons_are_the_same_on_any_engine() -> None:
    rules = game("thurn-und-taxis")
    heuristics = extras(rules.meta.id).heuristics(2)
    plan = EvolutionParameters(rules, heuristics, 2, steps=1, pairs=3)
    lessons = ValueFitParameters(rules, heuristics, 2, rounds=1, matches=3, rollouts=0)
    with ProcessExecutor(2) as engine:
        assert evolve_weights(plan, engine=engine).weights == evolve_weights(plan).weights
        assert fit_value_weights(lessons, engine=engine).value_weights == fit_value_weights(lessons).value_weights


def test_tastes_near_nought_are_changed_too() -> None:
    assert find_parameter_scales([4.0, 0.0, -4.0]) == [4.0, 0.25 * 8 / 3, 4.0]


def test_a_value_is_learned_from_examples() -> None:
    chance, sums = random.Random(1), Regression(4)
    for _ in range(500):
        features = [1.0, chance.random(), chance.random(), 0.0]
        sums.add(features, 2 + 3 * features[1] - features[2] + chance.gauss(0, 0.1))
    value_weights = sums.solve()
    assert [round(each, 1) for each in value_weights] == [2.0, 3.0, -1.0, 0.0]
    assert sums.unexplained(value_weights) < 0.02


def test_self_play_gives_weights_for_what_is_still_to_come() -> None:
    rules, progress_lines = game("thurn-und-taxis"), []
    heuristics = extras(rules.meta.id).heuristics(2)
    plan = ValueFitParameters(rules, heuristics, 2, rounds=1, matches=8, rollouts=0)
    learned = fit_value_weights(plan, progress_lines.append)
    assert len(learned.value_weights) == len(learned.feature_names())
    assert "positions" in progress_lines[0]
    state = rules.new(2, Dice(3))
    assert learned.estimate(rules, state) != [float(points) for points in rules.points(state)]


def test_a_file_says_what_a_guide_is_made_of_and_gives_it_back(tmp_path: Any) -> None:
    heuristics = extras("thurn-und-taxis").heuristics(2)
    written = weights_to_json(heuristics, {"seed": 1})
    again = apply_weights(heuristics.with_weights([0.0] * len(heuristics.weights), []), written)
    assert [round(each, 4) for each in heuristics.weights] == again.weights
    assert (again.journeyman_rollouts, again.master_candidates, again.followup_rollouts) == (
        heuristics.journeyman_rollouts,
        heuristics.master_candidates,
        heuristics.followup_rollouts,
    )
    other = apply_weights(extras("la-loire").heuristics(3), {"search": {"win_bonus": 7}})
    assert other.with_weights(other.weights, []).win_bonus == 7.0
    assert (again.lookahead_turns, again.max_candidates, again.min_z, again.noise) == (
        heuristics.lookahead_turns,
        heuristics.max_candidates,
        heuristics.min_z,
        heuristics.noise,
    )


def test_the_nearest_number_of_seats_is_taken(tmp_path: Any) -> None:
    for name, text in (("2", '{"provenance": 2}'), ("4", '{"provenance": 4}'), ("bold-3", '{"provenance": 3}')):
        (tmp_path / f"{name}.json").write_text(text, "utf-8")
    assert [load_weights(tmp_path, seats)["provenance"] for seats in (1, 2, 3, 4, 5)] == [2, 2, 4, 4, 4]
    assert load_weights(tmp_path, 2, "bold")["provenance"] == 3
    assert load_weights(tmp_path, 2, "unknown")["provenance"] == 2
    assert load_weights(tmp_path / "nowhere", 2) == {}
