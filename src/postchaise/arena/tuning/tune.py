"""Tune weights in one go: evolution of the rollout policy, then a value function learned from searched self-play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from postchaise import __version__
from postchaise.arena.contest import compute_code_digest
from postchaise.arena.executors import Executor
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.weights import apply_weights, weights_to_json

from .evolution import EvolutionParameters, compare_rollout_policies, evolve_weights
from .value_fit import ValueFitParameters, fit_value_weights

DEALS: Final = 100  # on which the outcome is compared with the start

Reporter = Callable[[str], None]


@dataclass
class TuningRequest:
    """The input of tuning; the same request gives the same weights."""

    game: str
    seats: int
    style: str  # whose weights it begins with
    begin: dict[str, Any]  # or a file's
    steps: int
    pairs: int
    lessons: int
    matches: int
    rollouts: int
    seed: int
    screening: int
    options: dict[str, str]


def tune_weights(wish: TuningRequest, told: Reporter, engine: Executor | None = None) -> dict[str, Any]:
    """Return tuned weights as the data of a weights file, with a comparison on deals that were not tuned on."""
    game = find_game(wish.game)
    options = dict(game.meta.resolve(wish.seats, wish.options))
    start = extras(wish.game).heuristics(wish.seats, wish.style)
    heuristics = start = apply_weights(start, wish.begin) if wish.begin else start
    if wish.steps and heuristics.weights:
        plan = EvolutionParameters(game, heuristics, wish.seats, wish.seed, wish.steps, wish.pairs, options=options)
        heuristics = evolve_weights(plan, told, engine)
    if wish.lessons and heuristics.feature_names():
        lessons = ValueFitParameters(game, heuristics, wish.seats, wish.seed, wish.lessons, wish.matches, wish.rollouts)
        heuristics = fit_value_weights(lessons, told, engine)
    share, mine, theirs = compare_rollout_policies(game, heuristics, start, wish.seats, wish.screening, DEALS, options)
    told(f"habit against its start, {2 * DEALS} matches: {share:.0%}, {mine:.1f} to {theirs:.1f} points")
    provenance = {
        "version": __version__,
        "code": compute_code_digest(game),
        "components": game.components,
        "seed": wish.seed,
        "steps": wish.steps,
        "pairs": wish.pairs,
        "lessons": wish.lessons,
        "matches": wish.matches,
        "rollouts": wish.rollouts,
        "habit_against_start": round(share, 3),
        "points": [round(mine, 1), round(theirs, 1)],
    }
    return weights_to_json(heuristics, provenance)
