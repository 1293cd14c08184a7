"""A short arena on fixed deals: a guide that was broken by accident shows here, before anybody measures it well."""

from __future__ import annotations

import pytest

from postchaise.arena.contest import create_contest
from postchaise.arena.run import run_contest
from postchaise.arena.statistics.standings import compute_standings

DEALS, OTHER_DEALS = 7, 8  # sets of their own; on the first deal of one the better player has no luck


@pytest.mark.parametrize(("game", "points"), [("la-loire", 75), ("orleans", 110), ("thurn-und-taxis", 8)])
def test_habit_alone_beats_chance_by_far(game: str, points: int) -> None:
    figures = compute_standings(run_contest(create_contest(game, 2, ["apprentice", "random"], DEALS), 4))
    assert figures.pairings[0].share.value == 1.0
    assert figures.bots[0].points > points


def test_thinking_beats_habit() -> None:
    figures = compute_standings(
        run_contest(create_contest("thurn-und-taxis", 2, ["journeyman", "apprentice"], OTHER_DEALS), 2)
    )
    assert figures.pairings[0].share.value == 1.0
