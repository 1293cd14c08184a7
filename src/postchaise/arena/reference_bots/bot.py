"""The search of the reference bots: sequential halving over frozen heuristics."""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from postchaise.bots.bot import NEVER, Bot
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State

from .heuristics import ReferenceHeuristics

SEEDS: Final = 1 << 30


class ReferenceBot(Bot):
    """Sequential halving: all choices get some rollouts, the better half gets more, until one is left.

    In a round every choice meets the same world and the same dice, so that luck does not decide between them.
    `rollouts` bounds the thinking, `reach` scales how far a rollout looks ahead.
    """

    def __init__(self, rollouts: int, reach: float) -> None:
        self.rollouts = rollouts
        self.reach = reach

    def choose(
        self,
        game: Game[Any],
        determinizations: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        style: str = "",
    ) -> int:
        found = load_reference_heuristics(game.meta.id)
        left = found.candidates(game, determinizations[0], seat, game.legal(determinizations[0], seat))
        if len(left) == 1:
            return left[0]
        limit = max(1, round(found.horizon * self.reach * len(game.points(determinizations[0]))))
        total = dict.fromkeys(left, 0.0)
        halvings = (len(left) - 1).bit_length()
        number = 0
        while len(left) > 1:
            rounds = max(1, self.rollouts // (halvings * len(left)))
            for _ in range(rounds):
                seed, world = dice.below(SEEDS), determinizations[number % len(determinizations)]
                number += 1
                for action in left:
                    total[action] += estimate_action_by_rollout(game, found, world, seat, action, Dice(seed), limit)
                if time.monotonic() > deadline:
                    return max(left, key=total.__getitem__)
            left.sort(key=total.__getitem__, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return left[0]


@cache
def load_reference_heuristics(game: str) -> ReferenceHeuristics[Any]:
    """Return the frozen heuristics for a game, by its id."""
    name = f"{__package__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return ReferenceHeuristics()
    found: ReferenceHeuristics[Any] = import_module(f"{name}.policy").HEURISTICS
    return found


def estimate_action_by_rollout(
    game: Game[Any], found: ReferenceHeuristics[Any], world: State, seat: int, action: int, dice: Dice, limit: int
) -> float:
    """What an action is worth to the seat after a while: more than the best of the others has."""
    state = world.copy()
    game.step(state, seat, action, dice, None)
    for _ in range(limit):
        actor = game.actor(state)
        if actor < 0:
            break
        legal = game.legal(state, actor)
        choice = legal[0] if len(legal) == 1 else found.rollout_action(game, state, actor, legal, dice)
        game.step(state, actor, choice, dice, None)
    return compute_lead(found.estimate(game, state), seat)


def compute_lead(worth: list[float], seat: int) -> float:
    """The lead over the best other seat."""
    others = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - (max(others) if others else 0.0)
