"""The standings of a contest: its rows aggregated by bot, pairing and seat."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

import postchaise
from postchaise.arena.matches import MatchRow
from postchaise.arena.run import ContestResults

from .intervals import ConfidenceInterval, Z, compute_student_interval, compute_wilson_interval
from .sequential_test import SequentialTest, compute_match_share
from .simulation_report import ValueSpread, summarize_simulation


@dataclass(frozen=True)
class BotStanding:
    """The results of a bot."""

    bot: str
    rating: ConfidenceInterval
    wins: ConfidenceInterval  # share of victories; by chance alone 1 / seats
    points: float
    sources: dict[str, float]
    milliseconds: float  # processor time for one choice
    choices: int


@dataclass(frozen=True)
class PairingResult:
    """The results of two bots at the same tables."""

    first: str
    second: str
    share: ConfidenceInterval  # of matches in which the first is ahead
    lead: ConfidenceInterval  # in points, one number per deal: paired differences
    test: SequentialTest


@dataclass(frozen=True)
class SeatResult:
    """The results of a seat, over all bots."""

    seat: int  # from 1
    wins: ConfidenceInterval
    by_bot: dict[str, ConfidenceInterval]


@dataclass(frozen=True)
class Standings:
    results: ContestResults
    bots: list[BotStanding]  # the best rated first
    pairings: list[PairingResult]
    seats: list[SeatResult]
    turns: ValueSpread
    decisions: ValueSpread
    endings: dict[str, int]

    @property
    def rows(self) -> list[MatchRow]:
        return self.results.rows

    def to_json(self) -> dict[str, Any]:
        """The figures; the seconds and milliseconds are the only ones that another run may give differently."""
        contest = self.results.contest
        return {
            **contest.to_json(),
            "version": postchaise.__version__,
            "games": len(self.rows),
            "deals": self.results.verdicts.deals,
            "bots": [
                {**asdict(each), "rating": each.rating.to_json(), "wins": each.wins.to_json()} for each in self.bots
            ],
            "pairings": [_pairing(each) for each in self.pairings],
            "by_seat": [
                {
                    "seat": each.seat,
                    "wins": each.wins.to_json(),
                    "by_bot": {bot: wins.to_json() for bot, wins in each.by_bot.items()},
                }
                for each in self.seats
            ],
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "endings": self.endings,
        }


def _pairing(each: PairingResult) -> dict[str, Any]:
    test = each.test
    return {
        "first": each.first,
        "second": each.second,
        "share": each.share.to_json(),
        "lead": each.lead.to_json(),
        "test": {
            "margin": test.margin,
            "ratio": round(test.ratio, 4),
            "deals": test.deals,
            "decision": test.decision,
        },
    }


def compute_standings(results: ContestResults) -> Standings:
    """Compute the standings from at least one deal."""
    contest, rows = results.contest, results.rows
    rated = rate_bots(contest.bots, rows)
    bots = sorted((_standing(bot, rows, rated[bot]) for bot in contest.bots), key=lambda each: -each.rating.value)
    return Standings(
        results=results,
        bots=bots,
        pairings=[_met(test, rows) for test in results.verdicts.tests],
        seats=[_seat(seat, contest.bots, rows) for seat in range(contest.seats)],
        turns=summarize_simulation([row.turns for row in rows]),
        decisions=summarize_simulation([row.decisions for row in rows]),
        endings=dict(Counter(row.ending for row in rows).most_common()),
    )


def _standing(bot: str, rows: list[MatchRow], rating: ConfidenceInterval) -> BotStanding:
    places = [(row, seat) for row in rows for seat, who in enumerate(row.bots) if who == bot]
    names = list(rows[0].scores[0])
    sources = {name: sum(row.scores[seat][name] for row, seat in places) / len(places) for name in names}
    choices = sum(row.choices[seat] for row, seat in places)
    seconds = sum(row.seconds[seat] for row, seat in places)
    milliseconds = round(1000 * seconds / max(1, choices), 4)
    wins = compute_wilson_interval(sum(row.victory(seat) for row, seat in places), len(places))
    means = {name: round(mean, 3) for name, mean in sources.items()}
    return BotStanding(bot, rating, wins, round(sum(sources.values()), 3), means, milliseconds, choices)


def _met(test: SequentialTest, rows: list[MatchRow]) -> PairingResult:
    first, second = test.first, test.second
    shares = [share for row in rows if (share := compute_match_share(row, first, second)) is not None]
    leads: dict[int, list[float]] = {}
    for row in rows:
        points = {bot: [p for p, who in zip(row.points, row.bots) if who == bot] for bot in (first, second)}
        if points[first] and points[second]:
            means = [sum(each) / len(each) for each in points.values()]
            leads.setdefault(row.deal, []).append(means[0] - means[1])
    lead = compute_student_interval([sum(each) / len(each) for each in leads.values()])
    return PairingResult(first, second, compute_wilson_interval(sum(shares), len(shares)), lead, test)


def _seat(seat: int, bots: tuple[str, ...], rows: list[MatchRow]) -> SeatResult:
    by_bot = {bot: [row.victory(seat) for row in rows if row.bots[seat] == bot] for bot in bots}
    wins = compute_wilson_interval(sum(row.victory(seat) for row in rows), len(rows))
    return SeatResult(
        seat + 1, wins, {bot: compute_wilson_interval(sum(each), len(each)) for bot, each in by_bot.items() if each}
    )


def standings_to_csv(rows: list[MatchRow]) -> str:
    text = io.StringIO()
    names = list(rows[0].scores[0])
    out = csv.writer(text, lineterminator="\n")
    facts = ["turns", "decisions", "ending", "choices", "seconds"]
    out.writerow(["match", "deal", "seat", "bot", "place", "points", *names, *facts])
    for row in rows:
        for seat, score in enumerate(row.scores):
            who = [row.number + 1, row.deal + 1, seat + 1, row.bots[seat], row.ranking[seat], row.points[seat]]
            rest = [row.turns, row.decisions, row.ending, row.choices[seat], round(row.seconds[seat], 6)]
            out.writerow([*who, *score.values(), *rest])
    return text.getvalue()


def rate_bots(bots: Sequence[str], rows: Sequence[MatchRow]) -> dict[str, ConfidenceInterval]:
    """Rate bots with the Plackett-Luce model of Weng and Lin, counting matches in order.

    A bot in several seats of a match gets the mean of what its seats get. Everybody begins at 25 with a sigma of 25/3;
    a bot that is 6.5 above another wins three of four matches against it. The interval is mu plus and minus 1.96
    sigma.
    """
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
        bot: ConfidenceInterval(each.mu, each.mu - Z * each.sigma, each.mu + Z * each.sigma, count[bot])
        for bot, each in now.items()
    }


def _copy(model: PlackettLuce, rating: PlackettLuceRating) -> PlackettLuceRating:
    return model.rating(mu=rating.mu, sigma=rating.sigma)
