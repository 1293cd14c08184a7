"""The levels a seat can be filled with, by name, and how each of them thinks."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from estafette.kernel.dice import Dice
from estafette.kernel.errors import BadSeats
from estafette.kernel.game import Game, State
from estafette.kernel.meta import closest
from estafette.kernel.registry import game as find_game

from .bot import NEVER, Bot, RandomBot, imagined
from .coach import advise
from .hint import Hint
from .reference import ReferenceBot
from .thinker import HabitBot, Thinker
from .thought import Thought


@dataclass(frozen=True)
class Level:
    """A kind of bot. Its words are `level-<id>` with the attribute `effect`."""

    id: str
    bot: Bot
    worlds: int  # how many it wants to imagine
    seconds: float  # what it may take for a whole turn where somebody is waiting
    offered: bool = True  # to people who look for somebody to play with


LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level("random", RandomBot(), 1, 0.1),
        Level("novice", HabitBot(1.5), 1, 0.5),
        Level("apprentice", HabitBot(0.25), 1, 0.5),
        Level("journeyman", Thinker(60), 12, 1.2),
        Level("master", Thinker(400), 24, 2.0),
        Level("reference-1", ReferenceBot(12, 0.12), 4, 0.5, offered=False),
        Level("reference-2", ReferenceBot(120, 0.4), 12, 2.0, offered=False),
    )
}
OFFERED: Final = [level.id for level in LEVELS.values() if level.offered]
HASTY: Final = HabitBot(0.0)  # for whoever has no time to think


def level(name: str) -> Level:
    """The level of that name; an unknown one is refused with the nearest."""
    if name not in LEVELS:
        raise BadSeats("player-unknown", player=name, near=closest(name, list(LEVELS)), known=", ".join(LEVELS))
    return LEVELS[name]


def think(thought: Thought) -> int | Hint:
    """The answer to a thought, within its seconds."""
    if thought.hint:
        return advise(thought)
    found = level(thought.level)
    deadline = time.monotonic() + thought.seconds
    return found.bot.choose(find_game(thought.game), thought.worlds, thought.seat, Dice(thought.seed), deadline)


class Player:
    """A level in a seat of a match in this process: imagines the worlds, then asks the bot.

    The same dice give the same choices. They never touch those of the match.
    """

    def __init__(self, name: str, dice: Dice) -> None:
        self.level = level(name)
        self.dice = dice
        self.visions = dice.again()  # worlds are imagined with dice of their own

    def choose(self, game: Game[Any], state: State, seat: int, deadline: float = NEVER) -> int:
        worlds = imagined(game, state, seat, self.visions, self.level.worlds)
        return self.level.bot.choose(game, worlds, seat, self.dice, deadline)
