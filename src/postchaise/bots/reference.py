"""The frozen reference players: how the first two levels thought. Never changed, so that strength stays comparable."""

from __future__ import annotations

import time
from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.registry import extras
from postchaise.kernel.search.heuristics import FrozenGuide

from .bot import NEVER, Bot

SEEDS: Final = 1 << 30


class ReferenceBot(Bot):
    """Sequential halving: all choices get some playouts, the better half gets more, until one is left.

    In a round every choice meets the same world and the same dice, so that luck does not decide between them.
    `playouts` bounds the thinking, `reach` scales how far a playout looks ahead.
    """

    def __init__(self, playouts: int, reach: float) -> None:
        self.playouts = playouts
        self.reach = reach

    def choose(
        self,
        game: Game[Any],
        worlds: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        character: str = "",
    ) -> int:
        found = extras(game).frozen_guide()
        left = found.sift(game, worlds[0], seat, game.legal(worlds[0], seat))
        if len(left) == 1:
            return left[0]
        limit = max(1, round(found.horizon * self.reach * len(game.points(worlds[0]))))
        total = dict.fromkeys(left, 0.0)
        halvings = (len(left) - 1).bit_length()
        number = 0
        while len(left) > 1:
            rounds = max(1, self.playouts // (halvings * len(left)))
            for _ in range(rounds):
                seed, world = dice.below(SEEDS), worlds[number % len(worlds)]
                number += 1
                for action in left:
                    total[action] += outcome(game, found, world, seat, action, Dice(seed), limit)
                if time.monotonic() > deadline:
                    return max(left, key=total.__getitem__)
            left.sort(key=total.__getitem__, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return left[0]


def outcome(
    game: Game[Any], found: FrozenGuide[Any], world: State, seat: int, action: int, dice: Dice, limit: int
) -> float:
    """What an action is worth to the seat after a while: more than the best of the others has."""
    state = world.copy()
    game.step(state, seat, action, dice, None)
    for _ in range(limit):
        actor = game.actor(state)
        if actor < 0:
            break
        legal = game.legal(state, actor)
        choice = legal[0] if len(legal) == 1 else found.habit(game, state, actor, legal, dice)
        game.step(state, actor, choice, dice, None)
    return margin(found.estimate(game, state), seat)


def margin(worth: list[float], seat: int) -> float:
    """The lead over the best other seat."""
    others = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - (max(others) if others else 0.0)
