"""Makes the recorded matches in tests/matches: run it when the rules change on purpose, and look at the difference.

record_matches.py [GAME]

The players are hasty but not silly: they rather do something than nothing, so that everything happens in a match.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from estafette import Dice, Match, titles

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "matches"

# name, seats, seed, options: together they reach every edition, variant, seat count, ending and card
MATCHES: dict[str, list[tuple[str, int, int, dict[str, Any]]]] = {
    "la-loire": [
        (f"{edition}-{variant}-{seats}", seats, 10 * seats + seed, {"edition": edition, "variant": variant})
        for seed, edition in enumerate(("default", "fr", "en", "de"))
        for variant, seats in (("standard", 1 + seed), ("casual", 4 - seed), ("standard", 4 - seed))
    ]
    + [
        ("single-owner-4", 4, 5, {"stop_actions": "single", "end_trigger_owner": "condition_owner"}),
        ("loose-3", 3, 6, {"blacksmith_limit": "per_piece", "vassallus_scope": "any_level_anywhere"}),
        ("blue-2", 2, 3, {"blue_copies": "standard", "boat_overflow": "forbid", "ducal_scope": "any_city"}),
    ],
}
# How eagerly a kind of action is chosen; 1 unless named
EAGER: dict[str, dict[str, int]] = {
    "la-loire": {
        "deliver": 200,
        "mark": 60,
        "message": 20,
        "buy": 20,
        "buy pair": 20,
        "sell": 20,
        "build": 12,
        "ship": 10,
        "palace": 8,
        "ride": 8,
        "first": 8,
        "hire": 6,
        "recall": 1,
        "smith": 1,
    },
}


def weights(match: Match, ids: list[int]) -> list[int]:
    space = match.game.space
    eager = EAGER.get(match.game.meta.id, {})
    found = [eager.get(space.kinds[space.kind_of[action]].name, 1) for action in ids]
    return found if any(found) else [1] * len(ids)


def play(game: str, seats: int, seed: int, options: dict[str, Any]) -> Match:
    match = Match(game, seats, Dice(seed), **options)
    chooser = Dice(seed + 1000)
    while not match.over:
        seat = match.actor
        ids = match.legal(seat)
        eager = weights(match, ids)
        match.play(seat, ids[chooser.pick(eager, sum(eager))])
    return match


if __name__ == "__main__":
    for game in sys.argv[1:] or titles():
        (FOLDER / game).mkdir(parents=True, exist_ok=True)
        for name, seats, seed, options in MATCHES.get(game, []):
            match = play(game, seats, seed, options)
            (FOLDER / game / f"{name}.txt").write_text(match.record(), "utf-8")
            print(f"{game} {name}: {match.version} actions, {match.game.ending(match.state)}")
