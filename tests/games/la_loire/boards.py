"""Boards of La Loire as they are drawn, in matches of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from postchaise import Dice
from postchaise.games.la_loire import actions as x
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import State
from postchaise.games.la_loire.web.scene import build_scene
from postchaise.i18n import Translator
from postchaise.web.views.table_view import Player

WORDS = Translator("en", "la-loire")
MATCHES = [
    (seats, seed, options)
    for seed, (seats, options) in enumerate(
        product(
            (1, 2, 3, 4),
            (
                {},
                {"edition": "fr"},
                {"edition": "de"},
                {"variant": "casual"},
                {"variant": "casual", "edition": "fr"},
                {"end_boat": (1, 5, 20, 20)},
            ),
        )
    )
]


def drawn(s: State, choices: list[Any] | None = None) -> dict[str, Any]:
    drawn = build_scene(GAME.view(s, s.active), WORDS, [Player("Anna", you=True, seat=seat) for seat in range(s.seats)])
    return {**drawn, **drawn["standing"]}


def positions(seats: int, seed: int, options: dict[str, Any], every: int = 29) -> Iterator[State]:
    """A match of people who rather do something than nothing; one position in so many."""
    s, chance, dice = GAME.new(seats, Dice(seed), **options), random.Random(seed), Dice(seed + 1)
    played = 0
    while not s.over and played < 600:
        if played % every == 0:
            yield s
        legal = GAME.legal(s, s.active)
        busy = [a for a in legal if a != x.DONE.first and x.KIND[a] is not x.RECALL]
        GAME.apply(s, s.active, chance.choice(busy or legal), dice)
        played += 1
    yield s
