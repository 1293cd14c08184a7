"""Makes the recorded matches in tests/matches: run it when the rules change on purpose, and look at the difference.

record_matches.py [GAME]

The players are hasty but not silly: they rather do something than nothing, so that everything happens in a match.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import orleans_recorder

from postchaise import Dice, Match, titles
from postchaise.games.orleans.state import State as OrleansState

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "matches"


class Plan(NamedTuple):
    """One match: `favour` names places the players of Orléans like best, so that every track is walked to its end."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any]
    favour: tuple[str, ...] = ()


# Together they reach every edition, variant, seat count, ending, card and tile; tests/matches/test_matches.py looks.
LA_LOIRE = [
    Plan(f"{edition}-{variant}-{seats}", seats, 10 * seats + seed, {"edition": edition, "variant": variant})
    for seed, edition in enumerate(("default", "fr", "en", "de"))
    for variant, seats in (("standard", 1 + seed), ("casual", 4 - seed), ("standard", 4 - seed))
] + [
    Plan("single-owner-4", 4, 5, {"stop_actions": "single", "end_trigger_owner": "condition_owner"}),
    Plan("loose-3", 3, 6, {"blacksmith_limit": "per_piece", "vassallus_scope": "any_level_anywhere"}),
    Plan("blue-2", 2, 3, {"blue_copies": "standard", "boat_overflow": "forbid", "ducal_scope": "any_city"}),
]
THURN_UND_TAXIS = [
    Plan("courier-2", 2, 1, {}),
    Plan("courier-3", 3, 8, {}),
    Plan("courier-4", 4, 14, {}),
    Plan("base-2", 2, 1, {"expansion": False}),
    Plan("base-3", 3, 0, {"expansion": False}),
    Plan("base-4", 4, 1, {"expansion": False}),
    Plan("optional-3", 3, 4, {"house_placement": "optional", "all_provinces": "all_nine", "memory_aid": False}),
    Plan("decline-2", 2, 5, {"expansion": False, "base_decline_carriage": True, "hide_bonus_totals": True}),
]
ORLEANS = [
    Plan("travel-2", 2, 4, {}, ("guildhall", "ship", "wagon")),
    Plan("tiles-3", 3, 5, {}, ("trader", "village", "school", "herb-garden", "gunpowder", "sacristy", "bath")),
    Plan("boats-5", 5, 5, {}, ("village", "boatman")),
    Plan("ruin-5", 5, 6, {}, ("village", "boatman")),
    Plan("monks-4", 4, 6, {}, ("village", "trader", "brewery", "monastery")),
    Plan("exclusion-2", 2, 1, {"exclude_places": True}, ("village", "boatman")),
    Plan("boats-4", 4, 3, {}, ("village", "boatman")),
    Plan("boats-3", 3, 2, {}, ("village", "boatman")),
    Plan("knights-2", 2, 0, {}, ("castle",)),
    Plan("traders-2", 2, 1, {}, ("village", "trader")),
    Plan("gears-2", 2, 10, {}, ("village", "craftsman", "hoard")),
    Plan("craft-2", 2, 5, {}, ("village", "craftsman")),
    Plan("rest-5", 5, 12, {}, ("village", "boatman", "rest")),
]
MATCHES: dict[str, list[Plan]] = {"la-loire": LA_LOIRE, "orleans": ORLEANS, "thurn-und-taxis": THURN_UND_TAXIS}
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
    "thurn-und-taxis": {
        "play": 30,
        "take carriage": 20,
        "cartwright": 20,
        "close": 12,
        "end turn": 8,
        "draw": 6,
        "end draw": 4,
        "draw pile": 3,
        "end play": 3,
        "houses each": 3,
        "houses in": 3,
        "decline carriage": 3,
        "administrator": 2,
    },
}


def weights(match: Match, ids: list[int]) -> list[int]:
    space = match.game.space
    eager = EAGER.get(match.game.meta.id, {})
    found = [eager.get(space.kind_at[action].name, 1) for action in ids]
    return found if any(found) else [1] * len(ids)


def play(game: str, plan: Plan) -> Match:
    match = Match(game, plan.seats, Dice(plan.seed), **plan.options)
    chooser = Dice(plan.seed + 1000)
    while not match.over:
        seat = match.actor
        ids = match.legal(seat)
        if game == "orleans":
            _orleans(match, ids, plan, chooser)
            continue
        eager = weights(match, ids)
        match.play(seat, ids[chooser.pick(eager, sum(eager))])
    return match


def _orleans(match: Match, ids: list[int], plan: Plan, chooser: Dice) -> None:
    state = match.state
    assert isinstance(state, OrleansState)
    again = orleans_recorder.second_thoughts(state, chooser)
    if again >= 0:
        match.play(again, "reopen")
    else:
        match.play(match.actor, orleans_recorder.choose(state, match.actor, ids, plan.favour, chooser))


if __name__ == "__main__":
    for game in sys.argv[1:] or titles():
        (FOLDER / game).mkdir(parents=True, exist_ok=True)
        for plan in MATCHES.get(game, []):
            match = play(game, plan)
            (FOLDER / game / f"{plan.name}.txt").write_text(match.record(), "utf-8")
            print(f"{game} {plan.name}: {match.version} actions, {match.game.ending(match.state)}")
