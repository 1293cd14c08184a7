"""A value learned from play: how positions at the end of turns turned out, told by a guide's features."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from postchaise.arena.executors import Engine, in_order
from postchaise.arena.process_executor import Processes
from postchaise.arena.simulate import seed_of
from postchaise.bots.bot import sample_worlds
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.heuristics import Guide
from postchaise.kernel.search.regression import Regression
from postchaise.kernel.search.search import rank, shortlist
from postchaise.kernel.search.weights import MANNER

LEARN: Final = 4  # part of the seed
TEST: Final = 8  # one match in so many is kept for the test
LIMIT: Final = 4000  # decisions
WILD: Final = 8  # without playouts, one choice in so many is any of those worth a thought

Told = Callable[[str], None]


@dataclass
class Lessons:
    """How to learn: rounds of searched self-play, each with the weights of the round before."""

    game: Game[Any]
    guide: Guide[Any]
    seats: int
    seed: int = 1
    rounds: int = 3
    matches: int = 120
    playouts: int = 24
    worlds: int = 4
    shrink: float = 1e-3
    options: Mapping[str, Any] = field(default_factory=dict)


def learn(plan: Lessons, told: Told = lambda line: None, engine: Engine | None = None) -> Guide[Any]:
    """The guide with learned weights. The engine plays the matches."""
    guide = plan.guide
    for number in range(plan.rounds):
        seen, kept = (Regression(len(guide.feature_names())) for _ in range(2))
        tasks = [_task(plan, guide, number, match) for match in range(plan.matches)]
        for match, examples in enumerate(in_order(engine or Processes(), gather, tasks)):
            for features, target in examples:
                (kept if match % TEST == 0 else seen).add(features, target)
        weights = seen.solve(plan.shrink)
        left = kept.unexplained(weights)
        whole = kept.square / max(1, kept.examples)
        told(
            f"round {number + 1} of {plan.rounds}: {seen.examples} positions, "
            f"error {math.sqrt(left):.1f} points of {math.sqrt(whole):.1f} still to come"
        )
        guide = guide.again(guide.tastes, weights)
    return guide


@dataclass
class Task:
    """A match to learn from; it travels between processes."""

    game: str
    seats: int
    tastes: list[float]
    weights: list[float]
    manner: dict[str, float]
    playouts: int
    worlds: int
    seed: int
    options: dict[str, Any]


def _task(plan: Lessons, guide: Guide[Any], number: int, match: int) -> Task:
    manner = {name: getattr(guide, name) for name in MANNER}
    seed = seed_of(plan.seed, LEARN, number, match)
    options = dict(plan.options)
    return Task(
        plan.game.meta.id,
        plan.seats,
        guide.tastes,
        guide.weights,
        manner,
        plan.playouts,
        plan.worlds,
        seed,
        options,
    )


def gather(task: Task) -> list[tuple[list[float], float]]:
    """Plays a match by search against itself: the positions at the ends of turns, and what came of them."""
    game, dice, own = find_game(task.game), Dice(task.seed), Dice(seed_of(task.seed, 1))
    guide = extras(task.game).guide(task.seats).again(task.tastes, task.weights)
    for name, value in task.manner.items():
        setattr(guide, name, type(getattr(guide, name))(value))
    state = game.new(task.seats, dice, **task.options)
    guides = [guide] * task.seats
    met: list[tuple[int, int, list[float]]] = []
    clock = guide.clock(game, state)
    for _ in range(LIMIT):
        seat = game.actor(state)
        if seat < 0:
            break
        if guide.clock(game, state) != clock:
            clock = guide.clock(game, state)
            met += _position(game, guide, state, task.seats)
        game.step(state, seat, _choice(task, game, guides, state, seat, own), dice, None)
    final = game.points(state)
    return [(features, float(final[seat] - points)) for seat, points, features in met]


def _position(game: Game[Any], guide: Guide[Any], state: State, seats: int) -> list[tuple[int, int, list[float]]]:
    points = game.points(state)
    return [(seat, points[seat], guide.features(game, state, seat)) for seat in range(seats)]


def _choice(task: Task, game: Game[Any], guides: list[Guide[Any]], state: State, seat: int, own: Dice) -> int:
    guide = guides[seat]
    ids = guide.sift(game, state, seat, game.legal(state, seat))
    if len(ids) == 1:
        return ids[0]
    if not task.playouts:
        if own.below(WILD) == 0:  # habit alone varies too little to learn from
            some = shortlist(game, guide, state, seat, guide.shortlist)
            return some[own.below(len(some))].action
        return guide.habit(game, state, seat, ids, own)
    worlds = sample_worlds(game, state, seat, own, task.worlds)
    for world in worlds:
        guide.furnish(game, world, seat, own)
    return rank(game, guides, worlds, seat, task.playouts, own)[0].action
