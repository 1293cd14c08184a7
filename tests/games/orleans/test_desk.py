"""The desk: what a player plans with, drawn from a view alone."""

from __future__ import annotations

import pytest

from estafette import Dice, Match
from estafette.games.orleans.state import FIELDS
from estafette.games.orleans.table.position import position
from estafette.games.orleans.view import seen_by

UNTOLD = {"agenda", "taken_back", "stored", "built"}  # nobody is told; `built` counts, the view lists the towns


def positions(seats: int, seed: int) -> list[Match]:
    """A random match, as a fork at every action."""
    match = Match("orleans", seats, Dice(seed))
    chance = Dice(seed + 1)
    found = []
    while not match.over:
        seat = match.actors[chance.below(len(match.actors))]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
        found.append(match)
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_a_position_is_what_its_view_tells(seats: int) -> None:
    match = Match("orleans", seats, Dice(seats), exclude_places=True)
    chance = Dice(7)
    while not match.over:
        seat = match.actors[chance.below(len(match.actors))]
        for audience in (-1, seat):
            seen, told = seen_by(match.state, audience), position(match.view(audience))
            for name in FIELDS:
                if name not in UNTOLD and not (name == "plans" and _gears(seen.plans)):
                    assert getattr(told, name) == getattr(seen, name), name
            assert told.built == seen.built
            assert told.agenda[-1:] == seen.agenda[-1:]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])


def _gears(plans: list[list[int]]) -> bool:
    """Technology tiles are seen on their spaces; a view does not list them among the plans."""
    from estafette.games.orleans import components as c

    return any(code // c.SLOTS == c.GEAR for plan in plans for code in plan)
