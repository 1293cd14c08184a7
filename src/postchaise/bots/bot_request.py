"""A question to a bot in another process: plain data, nothing of the match but what its seat may imagine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from postchaise.kernel.game import Game, State


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
