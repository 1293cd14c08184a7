"""Bots that use what a guide knows: out of habit, with a whim, or by trying choices out."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.registry import extras
from postchaise.kernel.search.heuristics import Guide
from postchaise.kernel.search.search import Trial, rank

from .bot import NEVER, Bot

EACH: Final = 4  # playouts a choice must have: who thinks lightly tries as many choices as there are playouts for


def guides_of(game: Game[Any], seats: int, seat: int, character: str = "") -> list[Guide[Any]]:
    """What a bot knows of each seat: its own character, and the best habits for all others."""
    others = extras(game).guide(seats)
    guides = [others] * seats
    guides[seat] = extras(game).guide(seats, character) if character else others
    return guides


class HabitBot(Bot):
    """Does what the guide likes best, give or take a whim: a part of the spread of all likings."""

    def __init__(self, whim: float) -> None:
        self.whim = whim

    def choose(
        self,
        game: Game[Any],
        worlds: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        character: str = "",
    ) -> int:
        state = worlds[0]
        guide = extras(game).guide(len(game.points(state)), character)
        legal = guide.sift(game, state, seat, game.legal(state, seat))
        if len(legal) == 1:
            return legal[0]
        return guide.liked(guide.scores(game, state, seat, legal), legal, self.whim, dice)


class Thinker(Bot):
    """Tries choices out in imagined worlds; `playouts` bounds the thinking about one decision.

    Where the guide says so, a thorough one tries more choices and searches what would follow in the same turn, and any
    other one thinks lightly: it has fewer playouts and tries fewer choices.
    """

    def __init__(self, playouts: int, thorough: bool = False) -> None:
        self.playouts = playouts
        self.thorough = thorough

    def choose(
        self,
        game: Game[Any],
        worlds: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        character: str = "",
    ) -> int:
        return self.ranking(game, worlds, seat, dice, deadline, character)[0].action

    def ranking(
        self,
        game: Game[Any],
        worlds: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        character: str = "",
    ) -> list[Trial]:
        """All choices worth a thought, the best first."""
        guides = guides_of(game, len(game.points(worlds[0])), seat, character)
        if len(guides[seat].sift(game, worlds[0], seat, game.legal(worlds[0], seat))) > 1:
            worlds = [world.copy() for world in worlds]
            for world in worlds:
                guides[seat].furnish(game, world, seat, dice)
        own = guides[seat]
        if self.thorough:
            return rank(game, guides, worlds, seat, self.playouts, dice, deadline, own.followup, own.breadth)
        playouts = min(self.playouts, own.light) if own.light else self.playouts
        return rank(game, guides, worlds, seat, playouts, dice, deadline, 0, own.light // EACH)
