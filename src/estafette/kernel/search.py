"""Loops that search needs many times a second: compiled once, they serve every game."""

from __future__ import annotations

from typing import Final

from .dice import Dice
from .game import Game, S

FOREVER: Final = 1_000_000_000


def playout(game: Game[S], state: S, dice: Dice, limit: int = FOREVER) -> int:
    """Plays random legal actions on `state` itself, until the end or `limit` decisions; returns how many."""
    n = 0
    while n < limit:
        seat = game.actor(state)
        if seat < 0:
            break
        ids = game.legal(state, seat)
        game.step(state, seat, ids[dice.below(len(ids))], dice, None)
        n += 1
    return n
