"""A short match of two apprentices with a mistake in its last turn, and its analysis by a little effort."""

from __future__ import annotations

from functools import cache

from estafette import Dice, Match
from estafette.bots.analysis import Analysis
from estafette.bots.analyst import Effort, analyse
from estafette.bots.levels import Player

LITTLE = Effort(turns=4, games=4, searches=0, least=6, looks=4, suspects=3, rounds=10, worlds=3)
LAST_CHANCE = 159  # the second seat plays one more city and loses; to end the route here would win by a point


@cache
def played() -> Match:
    match = Match("thurn-und-taxis", 2, dice=Dice(5))
    players = [Player("apprentice", Dice(seed)) for seed in (50, 51)]
    while not match.over:
        seat = match.actor
        match.play(seat, players[seat].choose(match.game, match.state, seat))
    assert match.game.notation(match.entries[LAST_CHANCE].action) == "play sigmaringen right"
    return match


@cache
def analysed() -> Analysis:
    analysis = [*analyse(played(), 1, LITTLE)][-1]
    assert isinstance(analysis, Analysis)
    return analysis
