"""Tunes weights by antithetic evolution: in each step small changes play against their opposites on the same deals."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from postchaise.arena.executors import Executor, run_in_order
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.arena.simulate import derive_seed
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.heuristics import Heuristics
from postchaise.kernel.search.search import play_rollout

DEAL: Final = 1  # parts of the seed: deals, changes, screening
CHANGE: Final = 2
SCREEN: Final = 3
FLOOR: Final = 0.25  # a taste near nought is changed by this part of the mean size of all

Reporter = Callable[[str], None]


@dataclass
class EvolutionParameters:
    """Parameters of tuning. Each step plays `pairs` deals twice: changed weights against the opposite change."""

    game: Game[Any]
    heuristics: Heuristics[Any]
    seats: int
    seed: int = 1
    steps: int = 100
    pairs: int = 48
    size: float = 0.25  # of a change, in parts of a taste's own size
    rate: float = 0.6
    momentum: float = 0.7
    options: Mapping[str, Any] = field(default_factory=dict)


def evolve_weights(
    plan: EvolutionParameters, told: Reporter = lambda line: None, engine: Executor | None = None
) -> Heuristics[Any]:
    """Return tuned heuristics: the mean over the last third of the steps."""
    engine = engine or ProcessExecutor()
    theta = list(plan.heuristics.weights)
    scale = find_parameter_scales(theta)
    speed = [0.0] * len(theta)
    mean, counted = [0.0] * len(theta), 0
    for step in range(plan.steps):
        slope = [0.0] * len(theta)
        square, total = 0.0, 0.0
        drawn = [sample_weight_changes(plan, step, pair, len(theta)) for pair in range(plan.pairs)]
        tasks = [
            WeightContestTask(
                plan.game.meta.id,
                plan.seats,
                [own + plan.size * s * each for own, s, each in zip(theta, scale, change)],
                [own - plan.size * s * each for own, s, each in zip(theta, scale, change)],
                derive_seed(plan.seed, DEAL, step * plan.pairs + pair),
                dict(plan.options),
            )
            for pair, change in enumerate(drawn)
        ]
        chunks = [
            tasks[first : first + size] for size in [max(1, plan.pairs // 8)] for first in range(0, plan.pairs, size)
        ]
        results = [result for some in run_in_order(engine, play_weight_contests, chunks) for result in some]
        for change, result in zip(drawn, results):
            square += result * result
            total += abs(result)
            for i, each in enumerate(change):
                slope[i] += result * each
        unit = math.sqrt(square / plan.pairs) or 1.0
        for i in range(len(theta)):
            speed[i] = plan.momentum * speed[i] + (1 - plan.momentum) * slope[i] / (plan.pairs * unit)
            theta[i] += plan.rate * scale[i] * speed[i]
        if step >= plan.steps * 2 // 3:
            counted += 1
            mean = [each + own for each, own in zip(mean, theta)]
        if step % 10 == 9:
            told(f"step {step + 1} of {plan.steps}: {total / plan.pairs:.1f} points between opposites")
    return plan.heuristics.with_weights(
        [each / counted for each in mean] if counted else theta, plan.heuristics.value_weights
    )


def find_parameter_scales(theta: list[float]) -> list[float]:
    size = sum(abs(each) for each in theta) / max(1, len(theta))
    return [max(abs(each), FLOOR * size) for each in theta]


def sample_weight_changes(plan: EvolutionParameters, step: int, pair: int, count: int) -> list[float]:
    chance = random.Random(derive_seed(plan.seed, CHANGE, step, pair))
    return [chance.gauss(0.0, 1.0) for _ in range(count)]


@dataclass
class WeightContestTask:
    """One deal for two opposite changes; pickled for worker processes."""

    game: str
    seats: int
    more: list[float]
    less: list[float]
    deal: int
    options: dict[str, Any]


def play_weight_contests(tasks: list[WeightContestTask]) -> list[float]:
    """Play a chunk of deals. Each takes milliseconds, too little to be sent alone."""
    return [play_weight_contest(task) for task in tasks]


def play_weight_contest(task: WeightContestTask) -> float:
    """Return by how many points a change beats its opposite on one deal, with both seatings."""
    game, heuristics = find_game(task.game), extras(task.game).heuristics(task.seats)
    both = [heuristics.with_weights(weights, []) for weights in (task.more, task.less)]
    total = 0.0
    for first in (0, 1):
        seat_heuristics = [both[(seat + first) % 2] for seat in range(task.seats)]
        points = play_policy_match(game, seat_heuristics, task.deal, task.options)
        sides: list[list[int]] = [[], []]
        for seat, each in enumerate(points):
            sides[(seat + first) % 2].append(each)
        total += sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])
    return total / 2


def play_policy_match(
    game: Game[Any], seat_heuristics: list[Heuristics[Any]], deal: int, options: Mapping[str, Any]
) -> list[int]:
    """Return the points of a match played by the rollout policies."""
    dice = Dice(deal)
    state = game.new(len(seat_heuristics), dice, **options)
    play_rollout(game, seat_heuristics, state, dice)
    return game.points(state)


def compare_rollout_policies(
    game: Game[Any],
    one: Heuristics[Any],
    other: Heuristics[Any],
    seats: int,
    seed: int,
    deals: int,
    options: Mapping[str, Any],
) -> tuple[float, float, float]:
    """Compare two rollout policies on deals of another seed, with both seatings: win share and points of each."""
    wins, mine, theirs = 0.0, 0.0, 0.0
    for deal, first in _deals(seed, deals):
        seat_heuristics = [(one, other)[(seat + first) % 2] for seat in range(seats)]
        points = play_policy_match(game, seat_heuristics, deal, options)
        sides = [[each for seat, each in enumerate(points) if (seat + first) % 2 == side] for side in (0, 1)]
        best = [max(side) for side in sides]
        wins += 1.0 if best[0] > best[1] else 0.5 if best[0] == best[1] else 0.0
        mine += sum(sides[0]) / len(sides[0])
        theirs += sum(sides[1]) / len(sides[1])
    return wins / (2 * deals), mine / (2 * deals), theirs / (2 * deals)


def _deals(seed: int, deals: int) -> Iterator[tuple[int, int]]:
    for number in range(deals):
        for first in (0, 1):
            yield derive_seed(seed, SCREEN, number), first
