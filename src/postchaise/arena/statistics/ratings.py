"""Ratings after Weng and Lin (openskill, the model of Plackett and Luce): one scale for bots that met in many ways.

The interval is what the model itself believes, mu plus and minus 1.96 sigma. Everybody begins at 25 with a sigma of
25/3; a bot that is 6.5 above another wins three of four matches between the two.
"""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from postchaise.arena.matches import Row

from .intervals import Interval, Z


def ratings(bots: Sequence[str], rows: Sequence[Row]) -> dict[str, Interval]:
    """Matches are counted in their order. A bot in several seats of a match gets the mean of what its seats get."""
    model = PlackettLuce(tau=0.0)  # a bot does not change between two matches
    now = {bot: model.rating(name=bot) for bot in bots}
    count = dict.fromkeys(bots, 0)
    for row in rows:
        ranks = [float(rank) for rank in row.ranking]
        teams = model.rate([[_copy(model, now[bot])] for bot in row.bots], ranks=ranks)
        for bot in dict.fromkeys(row.bots):
            mine = [team[0] for team, who in zip(teams, row.bots) if who == bot]
            now[bot].mu = sum(each.mu for each in mine) / len(mine)
            now[bot].sigma = sum(each.sigma for each in mine) / len(mine)
            count[bot] += 1
    return {
        bot: Interval(each.mu, each.mu - Z * each.sigma, each.mu + Z * each.sigma, count[bot])
        for bot, each in now.items()
    }


def _copy(model: PlackettLuce, rating: PlackettLuceRating) -> PlackettLuceRating:
    return model.rating(mu=rating.mu, sigma=rating.sigma)
