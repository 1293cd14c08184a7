"""Fits value weights by regression: features at the ends of turns against the points scored later in self-play."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from postchaise.arena.executors import Executor, run_in_order
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.arena.simulate import derive_seed
from postchaise.bots.bot import sample_worlds
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.heuristics import Heuristics
from postchaise.kernel.search.regression import Regression
from postchaise.kernel.search.search import rank_choices, select_candidates
from postchaise.kernel.search.weights import SEARCH_SETTINGS

SEED_PART: Final = 4  # part of the seed
TEST_ONE_IN: Final = 8  # one match in so many is kept for the test
LIMIT: Final = 4000  # decisions
EXPLORE_ONE_IN: Final = 8  # without rollouts, one choice in so many is any of those worth a thought

Reporter = Callable[[str], None]


@dataclass
class ValueFitParameters:
    """Parameters: rounds of self-play by search, each with the weights of the previous round."""

    game: Game[Any]
    heuristics: Heuristics[Any]
    seats: int
    seed: int = 1
    rounds: int = 3
    matches: int = 120
    rollouts: int = 24
    determinizations: int = 4
    shrink: float = 1e-3
    options: Mapping[str, Any] = field(default_factory=dict)


def fit_value_weights(
    plan: ValueFitParameters, told: Reporter = lambda line: None, engine: Executor | None = None
) -> Heuristics[Any]:
    """Return the heuristics with fitted value weights. The engine plays the matches."""
    heuristics = plan.heuristics
    for number in range(plan.rounds):
        seen, kept = (Regression(len(heuristics.feature_names())) for _ in range(2))
        tasks = [_task(plan, heuristics, number, match) for match in range(plan.matches)]
        for match, examples in enumerate(run_in_order(engine or ProcessExecutor(), collect_examples, tasks)):
            for features, target in examples:
                (kept if match % TEST_ONE_IN == 0 else seen).add(features, target)
        value_weights = seen.solve(plan.shrink)
        left = kept.unexplained(value_weights)
        whole = kept.square / max(1, kept.examples)
        told(
            f"round {number + 1} of {plan.rounds}: {seen.examples} positions, "
            f"error {math.sqrt(left):.1f} points of {math.sqrt(whole):.1f} still to come"
        )
        heuristics = heuristics.with_weights(heuristics.weights, value_weights)
    return heuristics


@dataclass
class SelfPlayTask:
    """A match to learn from; pickled for worker processes."""

    game: str
    seats: int
    weights: list[float]
    value_weights: list[float]
    search_settings: dict[str, float]
    rollouts: int
    determinizations: int
    seed: int
    options: dict[str, Any]


def _task(plan: ValueFitParameters, heuristics: Heuristics[Any], number: int, match: int) -> SelfPlayTask:
    search_settings = {name: getattr(heuristics, name) for name in SEARCH_SETTINGS}
    seed = derive_seed(plan.seed, SEED_PART, number, match)
    options = dict(plan.options)
    return SelfPlayTask(
        plan.game.meta.id,
        plan.seats,
        heuristics.weights,
        heuristics.value_weights,
        search_settings,
        plan.rollouts,
        plan.determinizations,
        seed,
        options,
    )


def collect_examples(task: SelfPlayTask) -> list[tuple[list[float], float]]:
    """Play one match of self-play; return features at the ends of turns and the points scored afterwards."""
    game, dice, own = find_game(task.game), Dice(task.seed), Dice(derive_seed(task.seed, 1))
    heuristics = extras(task.game).heuristics(task.seats).with_weights(task.weights, task.value_weights)
    for name, value in task.search_settings.items():
        setattr(heuristics, name, type(getattr(heuristics, name))(value))
    state = game.new(task.seats, dice, **task.options)
    seat_heuristics = [heuristics] * task.seats
    met: list[tuple[int, int, list[float]]] = []
    clock = heuristics.turns_begun(game, state)
    for _ in range(LIMIT):
        seat = game.actor(state)
        if seat < 0:
            break
        if heuristics.turns_begun(game, state) != clock:
            clock = heuristics.turns_begun(game, state)
            met += _position(game, heuristics, state, task.seats)
        game.step(state, seat, _choice(task, game, seat_heuristics, state, seat, own), dice, None)
    final = game.points(state)
    return [(features, float(final[seat] - points)) for seat, points, features in met]


def _position(
    game: Game[Any], heuristics: Heuristics[Any], state: State, seats: int
) -> list[tuple[int, int, list[float]]]:
    points = game.points(state)
    return [(seat, points[seat], heuristics.features(game, state, seat)) for seat in range(seats)]


def _choice(
    task: SelfPlayTask, game: Game[Any], seat_heuristics: list[Heuristics[Any]], state: State, seat: int, own: Dice
) -> int:
    heuristics = seat_heuristics[seat]
    ids = heuristics.candidates(game, state, seat, game.legal(state, seat))
    if len(ids) == 1:
        return ids[0]
    if not task.rollouts:
        if own.below(EXPLORE_ONE_IN) == 0:  # habit alone varies too little to learn from
            some = select_candidates(game, heuristics, state, seat, heuristics.max_candidates)
            return some[own.below(len(some))].action
        return heuristics.rollout_action(game, state, seat, ids, own)
    determinizations = sample_worlds(game, state, seat, own, task.determinizations)
    for world in determinizations:
        heuristics.complete_world(game, world, seat, own)
    return rank_choices(game, seat_heuristics, determinizations, seat, task.rollouts, own)[0].action
