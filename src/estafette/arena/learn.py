"""A value learned from play: how positions at the end of turns turned out, told by a guide's features."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from estafette.bots.bot import imagined
from estafette.kernel.dice import Dice
from estafette.kernel.game import Game, State
from estafette.kernel.guide import Guide
from estafette.kernel.regression import Regression
from estafette.kernel.search import rank

from .simulate import seed_of

LEARN: Final = 4  # part of the seed
TEST: Final = 8  # one match in so many is kept for the test
LIMIT: Final = 4000  # decisions

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


def learn(plan: Lessons, told: Told = lambda line: None) -> Guide[Any]:
    guide = plan.guide
    for number in range(plan.rounds):
        seen, kept = (Regression(len(guide.feature_names())) for _ in range(2))
        for match in range(plan.matches):
            gather(plan, guide, seed_of(plan.seed, LEARN, number, match), kept if match % TEST == 0 else seen)
        weights = seen.solve(plan.shrink)
        left = kept.unexplained(weights)
        whole = kept.square / max(1, kept.examples)
        told(
            f"round {number + 1} of {plan.rounds}: {seen.examples} positions, "
            f"error {math.sqrt(left):.1f} points of {math.sqrt(whole):.1f} still to come"
        )
        guide = guide.again(guide.tastes, weights)
    return guide


def gather(plan: Lessons, guide: Guide[Any], seed: int, into: Regression) -> None:
    """Plays a match by search against itself and adds the positions at the ends of turns, for each seat."""
    game, dice, own = plan.game, Dice(seed), Dice(seed_of(seed, 1))
    state = game.new(plan.seats, dice, **plan.options)
    guides = [guide] * plan.seats
    met: list[tuple[int, int, list[float]]] = []
    clock = guide.clock(game, state)
    for _ in range(LIMIT):
        seat = game.actor(state)
        if seat < 0:
            break
        if guide.clock(game, state) != clock:
            clock = guide.clock(game, state)
            met += _position(game, guide, state, plan.seats)
        game.step(state, seat, _choice(plan, guides, state, seat, own), dice, None)
    final = game.points(state)
    for seat, points, features in met:
        into.add(features, float(final[seat] - points))


def _position(game: Game[Any], guide: Guide[Any], state: State, seats: int) -> list[tuple[int, int, list[float]]]:
    points = game.points(state)
    return [(seat, points[seat], guide.features(game, state, seat)) for seat in range(seats)]


def _choice(plan: Lessons, guides: list[Guide[Any]], state: State, seat: int, own: Dice) -> int:
    game, guide = plan.game, guides[seat]
    ids = guide.sift(game, state, seat, game.legal(state, seat))
    if len(ids) == 1:
        return ids[0]
    if not plan.playouts:
        return guide.habit(game, state, seat, ids, own)
    worlds = imagined(game, state, seat, own, plan.worlds)
    for world in worlds:
        guide.furnish(game, world, seat, own)
    return rank(game, guides, worlds, seat, plan.playouts, own)[0].action
