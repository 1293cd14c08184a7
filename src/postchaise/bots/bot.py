"""The interface of a bot, and the only way from a match to a bot."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State

NEVER: Final = math.inf  # a deadline that does not come


class Bot(ABC):
    """Chooses actions for one seat. It never sees the true state, so it cannot use what the seat does not know."""

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
        """Return a legal action. `determinizations` has at least one state; they are not changed.

        All randomness comes from `dice`, so a choice can be reproduced. The work is bounded by a count; the deadline
        (`time.monotonic`) only cuts it short. `style` is one of those the game provides.
        """


def sample_worlds(game: Game[Any], state: State, seat: int, dice: Dice, count: int) -> list[State]:
    """Sample the determinizations a bot of this seat may use. Nothing else of the state reaches a bot."""
    return [game.sample_world(state, seat, dice) for _ in range(count)]


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

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
    """A question to a bot in another process. It is pickled through pipes between processes of one server."""

    game: Game[Any]  # first: with other numbers than usual, its classes exist once it is unpickled
    level: str
    determinizations: list[State]
    legal: list[int]
    seat: int
    seed: int
    seconds: float
    hint: bool = False  # a person asks: the answer is a hint, not an action
    about: int = -1  # of a hint: the choice that is to be explained
