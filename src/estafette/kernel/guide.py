"""What a bot knows of a game beside its rules. A game brings its own in `extras.py`; this one knows only points."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from .dice import Dice
from .game import Game, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """Habits and estimates for one game. It may read a state freely: it is only ever given imagined ones."""

    horizon: int = 20  # decisions of every seat a playout looks ahead

    def sift(self, game: Game[Any], state: S, seat: int, legal: list[int]) -> list[int]:
        """The choices worth a thought, never none; steps that only take back an own one are left out."""
        return [action for action in legal if not game.retracts(state, action)] or legal

    def habit(self, game: Game[Any], state: S, seat: int, legal: list[int], dice: Dice) -> int:
        """What a hurried player does; playouts are made of it."""
        return legal[dice.below(len(legal))]

    def estimate(self, game: Game[Any], state: S) -> list[float]:
        """What the position is worth to each seat, in points at the end."""
        return [float(points) for points in game.points(state)]
