"""The guide to a game nobody has written one for."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from estafette.kernel.dice import Dice
from estafette.kernel.game import Game, State

S = TypeVar("S", bound=State)


class Guide(Generic[S]):
    """Habits and estimates for one game. It may read a state freely: it is only ever given imagined ones."""

    horizon = 20  # decisions of every seat a playout looks ahead

    def sift(self, game: Game[Any], state: S, seat: int, legal: list[int]) -> list[int]:
        """The choices worth a thought, never none; steps that only undo the seat's own are left out."""
        return legal

    def habit(self, game: Game[Any], state: S, seat: int, legal: list[int], dice: Dice) -> int:
        """What a hurried player does; playouts are made of it."""
        return legal[dice.below(len(legal))]

    def worth(self, game: Game[Any], state: S) -> list[float]:
        """What the position is worth to each seat, in points at the end."""
        return [float(points) for points in game.points(state)]
