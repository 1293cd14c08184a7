"""Better tastes in one go: evolution over habits, then a value learned from searched self-play, with its provenance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from postchaise import __version__
from postchaise.arena.code_digest import digest
from postchaise.arena.executors import Engine
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.weights import to_json, with_tastes

from .evolution import Evolution, evolve, screened
from .value_fit import Lessons, learn

DEALS: Final = 100  # on which the outcome is compared with the start

Told = Callable[[str], None]


@dataclass
class Wish:
    """What is asked of tuning; the same wish gives the same tastes."""

    game: str
    seats: int
    character: str  # whose tastes it begins with
    begin: dict[str, Any]  # or a file's
    steps: int
    pairs: int
    lessons: int
    matches: int
    playouts: int
    seed: int
    screening: int
    options: dict[str, str]


def tune(wish: Wish, told: Told, engine: Engine | None = None) -> dict[str, Any]:
    """The tuned tastes as a file has them. The result in it is of habits, on deals that were not tuned on."""
    game = find_game(wish.game)
    options = dict(game.meta.resolve(wish.seats, wish.options))
    start = extras(wish.game).guide(wish.seats, wish.character)
    guide = start = with_tastes(start, wish.begin) if wish.begin else start
    if wish.steps and guide.tastes:
        plan = Evolution(game, guide, wish.seats, wish.seed, wish.steps, wish.pairs, options=options)
        guide = evolve(plan, told, engine)
    if wish.lessons and guide.feature_names():
        lessons = Lessons(game, guide, wish.seats, wish.seed, wish.lessons, wish.matches, wish.playouts)
        guide = learn(lessons, told, engine)
    share, mine, theirs = screened(game, guide, start, wish.seats, wish.screening, DEALS, options)
    told(f"habit against its start, {2 * DEALS} matches: {share:.0%}, {mine:.1f} to {theirs:.1f} points")
    made = {
        "version": __version__,
        "code": digest(game),
        "components": game.components,
        "seed": wish.seed,
        "steps": wish.steps,
        "pairs": wish.pairs,
        "lessons": wish.lessons,
        "matches": wish.matches,
        "playouts": wish.playouts,
        "habit_against_start": round(share, 3),
        "points": [round(mine, 1), round(theirs, 1)],
    }
    return to_json(guide, made)
