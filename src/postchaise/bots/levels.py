"""The bot levels: names, settings and how each one chooses."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Final

from postchaise.bots.bot import BotRequest
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadSeats
from postchaise.kernel.game import Game, State
from postchaise.kernel.meta import find_closest_match
from postchaise.kernel.registry import extras

from .bot import NEVER, Bot, RandomBot, sample_worlds
from .coach import compute_hint
from .hint import Hint
from .search_bot import HeuristicBot, SearchBot
from .trained_policies import load_policies


@dataclass(frozen=True)
class Level:
    """A bot level. Its messages are `level-<id>` and the attribute `effect`."""

    id: str
    bot: Bot
    determinizations: int  # how many it wants to imagine
    seconds: float  # what it may take for a whole turn where somebody is waiting
    offered: bool = True  # to people who look for somebody to play with
    has_styles: bool = True  # plays by the weights of a game, so it may have a style
    style: str = ""  # one of those that a game brings: other weights
    game: str = ""  # the only one it plays,
    seats: int = 0  # with so many seats; without, it plays them all

    def plays(self, game: str, seats: int = 0) -> bool:
        """Return whether the level can play this game, with this number of seats or with any."""
        return not self.game or (self.game == game and seats in (0, self.seats))


LEVELS: Final[dict[str, Level]] = {
    find_level.id: find_level
    for find_level in (
        Level("random", RandomBot(), 1, 0.1, has_styles=False),
        Level("novice", HeuristicBot(1.5), 1, 0.5),
        Level("apprentice", HeuristicBot(0.25), 1, 0.5),
        Level("journeyman", SearchBot(48), 12, 1.2),
        Level("master", SearchBot(400, thorough=True), 24, 2.0),
    )
}
LEVELS.update(
    (id, Level(id, bot, 1, 0.5, has_styles=False, game=bot.network.game, seats=bot.network.seats))
    for id, bot in load_policies(list(LEVELS)).items()
)
OFFERED: Final = [find_level.id for find_level in LEVELS.values() if find_level.offered]
STYLED_LEVELS: Final = [find_level.id for find_level in LEVELS.values() if find_level.has_styles]
FALLBACK_BOT: Final = HeuristicBot(0.0)  # for whoever has no time to think


def find_level(name: str) -> Level:
    """Return the level called `name` or `name:style`. An unknown one raises and names the closest match."""
    id, _, style = name.partition(":")
    if id not in LEVELS:
        raise BadSeats(
            "player-unknown",
            player=name,
            near=find_closest_match(name, list(LEVELS)),
            known=", ".join(LEVELS),
        )
    return replace(LEVELS[id], id=name, style=style) if style else LEVELS[id]


def list_offered_levels(game: str, seats: int = 0) -> list[str]:
    """Return the levels that people may choose for this game."""
    return [id for id in OFFERED if LEVELS[id].plays(game, seats)]


def find_level_for_match(name: str, game: str, seats: int) -> Level:
    """Return a level for a match. Its style must be one the game provides for this number of seats."""
    found = find_level(name)
    if not found.plays(game, seats):
        raise BadSeats("level-elsewhere", player=name, game=found.game, seats=found.seats)
    if found.style:
        styles = extras(game).styles(seats) if found.has_styles else ()
        if found.style not in styles:
            near, listed = find_closest_match(found.style, list(styles)), ", ".join(styles)
            raise BadSeats("style-unknown", player=name[:40], near=near, known=listed, count=len(styles))
    return found


def answer_request(request: BotRequest) -> int | Hint:
    """Answer a request within its time limit."""
    if request.hint:
        return compute_hint(request)
    found = find_level(request.level)
    deadline = time.monotonic() + request.seconds
    game, dice = request.game, Dice(request.seed)
    return found.bot.choose(game, request.determinizations, request.seat, dice, deadline, found.style)


class BotPlayer:
    """A level in a seat of a match in this process: samples determinizations and asks the bot.

    The same dice give the same choices. They are independent of the dice of the match.
    """

    def __init__(self, name: str, dice: Dice) -> None:
        self.level = find_level(name)
        self.dice = dice
        self.world_dice = dice.copy()  # worlds are imagined with dice of their own

    def choose(self, game: Game[Any], state: State, seat: int, deadline: float = NEVER) -> int:
        determinizations = sample_worlds(game, state, seat, self.world_dice, self.level.determinizations)
        return self.level.bot.choose(game, determinizations, seat, self.dice, deadline, self.level.style)
