"""What the reference bots know about a game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, S
from postchaise.kernel.search.heuristics import Heuristics


@mypyc_attr(allow_interpreted_subclasses=True)
class ReferenceHeuristics(Heuristics[S]):
    """Frozen heuristics. Without a package of its own, a game is played at random and valued by its points."""

    horizon: int = 20  # decisions of every seat a rollout looks ahead

    def rollout_action(self, game: Game[Any], state: S, seat: int, legal: list[int], dice: Dice) -> int:
        return legal[dice.below(len(legal))]

    def estimate(self, game: Game[Any], state: S) -> list[float]:
        return [float(points) for points in game.points(state)]
