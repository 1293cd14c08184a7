"""The levels a seat can be filled with, by name, and how each of them thinks."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadSeats
from postchaise.kernel.game import Game, State
from postchaise.kernel.meta import closest
from postchaise.kernel.registry import extras

from .bot import NEVER, Bot, RandomBot, sample_worlds
from .bot_request import Thought
from .coach import advise
from .hint import Hint
from .policies import policies
from .reference import ReferenceBot
from .search_bot import HabitBot, Thinker


@dataclass(frozen=True)
class Level:
    """A kind of bot. Its words are `level-<id>` with the attribute `effect`."""

    id: str
    bot: Bot
    worlds: int  # how many it wants to imagine
    seconds: float  # what it may take for a whole turn where somebody is waiting
    offered: bool = True  # to people who look for somebody to play with
    tasteful: bool = True  # plays by the tastes of a game, so it may have a character
    character: str = ""  # one of those that a game brings: other tastes
    game: str = ""  # the only one it plays,
    seats: int = 0  # with so many seats; without, it plays them all

    def plays(self, game: str, seats: int = 0) -> bool:
        """Does it know the game, with so many seats or with any number?"""
        return not self.game or (self.game == game and seats in (0, self.seats))


LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level("random", RandomBot(), 1, 0.1, tasteful=False),
        Level("novice", HabitBot(1.5), 1, 0.5),
        Level("apprentice", HabitBot(0.25), 1, 0.5),
        Level("journeyman", Thinker(48), 12, 1.2),
        Level("master", Thinker(400, thorough=True), 24, 2.0),
        Level("reference-1", ReferenceBot(12, 0.12), 4, 0.5, offered=False, tasteful=False),
        Level("reference-2", ReferenceBot(120, 0.4), 12, 2.0, offered=False, tasteful=False),
    )
}
LEVELS.update(
    (id, Level(id, bot, 1, 0.5, tasteful=False, game=bot.network.game, seats=bot.network.seats))
    for id, bot in policies(list(LEVELS)).items()
)
OFFERED: Final = [level.id for level in LEVELS.values() if level.offered]
TASTEFUL: Final = [level.id for level in LEVELS.values() if level.tasteful]
HASTY: Final = HabitBot(0.0)  # for whoever has no time to think


def level(name: str) -> Level:
    """The level of that name, or of `name:character`; an unknown one is refused with the nearest."""
    id, _, character = name.partition(":")
    if id not in LEVELS:
        raise BadSeats("player-unknown", player=name, near=closest(name, list(LEVELS)), known=", ".join(LEVELS))
    return replace(LEVELS[id], id=name, character=character) if character else LEVELS[id]


def offered(game: str, seats: int = 0) -> list[str]:
    """To people who look for somebody to play this game with."""
    return [id for id in OFFERED if LEVELS[id].plays(game, seats)]


def known(name: str, game: str, seats: int) -> Level:
    """As `level`, for a match: a character must be one that the game has tastes of for so many seats."""
    found = level(name)
    if not found.plays(game, seats):
        raise BadSeats("level-elsewhere", player=name, game=found.game, seats=found.seats)
    if found.character:
        characters = extras(game).characters(seats) if found.tasteful else ()
        if found.character not in characters:
            near, listed = closest(found.character, list(characters)), ", ".join(characters)
            raise BadSeats("character-unknown", player=name[:40], near=near, known=listed, count=len(characters))
    return found


def think(thought: Thought) -> int | Hint:
    """The answer to a thought, within its seconds."""
    if thought.hint:
        return advise(thought)
    found = level(thought.level)
    deadline = time.monotonic() + thought.seconds
    game, dice = thought.game, Dice(thought.seed)
    return found.bot.choose(game, thought.worlds, thought.seat, dice, deadline, found.character)


class Player:
    """A level in a seat of a match in this process: imagines the worlds, then asks the bot.

    The same dice give the same choices. They never touch those of the match.
    """

    def __init__(self, name: str, dice: Dice) -> None:
        self.level = level(name)
        self.dice = dice
        self.visions = dice.again()  # worlds are imagined with dice of their own

    def choose(self, game: Game[Any], state: State, seat: int, deadline: float = NEVER) -> int:
        worlds = sample_worlds(game, state, seat, self.visions, self.level.worlds)
        return self.level.bot.choose(game, worlds, seat, self.dice, deadline, self.level.character)
