"""What every bot has in common, and the one way from a match to a bot."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State

NEVER: Final = math.inf  # a deadline that does not come


class Bot(ABC):
    """Chooses for one seat. What it cannot know it cannot use: it never meets the true state."""

    @abstractmethod
    def choose(
        self,
        game: Game[Any],
        determinizations: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        style: str = "",
    ) -> int:
        """A legal action. `worlds` (at least one) are states as the seat may imagine them; they are not changed.

        The dice decide everything that is left to chance, so that a choice can be repeated. Thinking is bounded by
        a count; the deadline, on the clock of `time.monotonic`, only cuts it short. A style is one of those that
        the game brings.
        """


def sample_worlds(game: Game[Any], state: State, seat: int, dice: Dice, count: int) -> list[State]:
    """The worlds a bot of this seat may think about. Nothing else of the state ever reaches it."""
    return [game.sample_world(state, seat, dice) for _ in range(count)]


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(
        self,
        game: Game[Any],
        determinizations: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        style: str = "",
    ) -> int:
        legal = game.legal(determinizations[0], seat)
        return legal[dice.below(len(legal))]


@dataclass
class BotRequest:
    """It travels pickled, over pipes between processes of one server and never further."""

    game: Game[Any]  # first: with other numbers than usual, its classes exist once it is unpickled
    level: str
    determinizations: list[State]
    legal: list[int]
    seat: int
    seed: int
    seconds: float
    hint: bool = False  # a person asks: the answer is a hint, not an action
    about: int = -1  # of a hint: the choice that is to be explained
