"""A short arena on fixed deals: a guide that was broken by accident shows here, before anybody measures it well."""

from __future__ import annotations

import pytest

from estafette.arena.contest import contest
from estafette.arena.run import run
from estafette.arena.standings import standings

DEALS = 7  # a set of deals of their own


@pytest.mark.parametrize(("game", "points"), [("la-loire", 75), ("orleans", 110), ("thurn-und-taxis", 8)])
def test_habit_alone_beats_chance_by_far(game: str, points: int) -> None:
    figures = standings(run(contest(game, 2, ["apprentice", "random"], DEALS), 4))
    assert figures.pairings[0].share.value == 1.0
    assert figures.bots[0].points > points


def test_thinking_beats_habit() -> None:
    figures = standings(run(contest("thurn-und-taxis", 2, ["journeyman", "apprentice"], DEALS), 2))
    assert figures.pairings[0].share.value == 1.0
