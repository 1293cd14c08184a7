"""Wald's sequential probability ratio test: play until the results favor one of two hypotheses 19 to 1."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from postchaise.arena.contest import Contest
from postchaise.arena.matches import MatchRow

ALPHA: Final = 0.05  # how often "better" may be said of a bot that is not
BETA: Final = 0.05  # how often "not better" may be said of a bot that is better by the margin
UPPER: Final = math.log((1 - BETA) / ALPHA)
LOWER: Final = math.log(BETA / (1 - ALPHA))
MARGIN: Final = 0.05

BETTER: Final = "better"
NOT_BETTER: Final = "not-better"
UNDECIDED: Final = "undecided"


def compute_match_share(row: MatchRow, first: str, second: str) -> float | None:
    """Return the share of seat pairs in which `first` beat `second`."""
    ranks = {bot: [rank for rank, who in zip(row.ranking, row.bots) if who == bot] for bot in (first, second)}
    met = [(mine, theirs) for mine in ranks[first] for theirs in ranks[second]]
    if not met:
        return None
    return sum(1.0 if mine < theirs else 0.5 * (mine == theirs) for mine, theirs in met) / len(met)


def compute_deal_share(rows: Sequence[MatchRow], first: str, second: str) -> float:
    """Return the share of `first` on one deal over all its seatings. Matches on one deal are not independent."""
    shares = [share for row in rows if (share := compute_match_share(row, first, second)) is not None]
    return sum(shares) / len(shares)


@dataclass
class SequentialTest:
    """Tests whether the share of the first bot is 1/2 (not better) or 1/2 + margin (better)."""

    first: str
    second: str
    margin: float
    deals: int = 0
    total: float = 0.0  # of the shares of these deals
    squares: float = 0.0
    decision: str = UNDECIDED

    def add(self, share: float) -> None:
        """Add one deal. A decision is final."""
        if self.decision != UNDECIDED:
            return
        self.deals += 1
        self.total += share
        self.squares += share * share
        if self.ratio >= UPPER:
            self.decision = BETTER
        elif self.ratio <= LOWER:
            self.decision = NOT_BETTER

    @property
    def ratio(self) -> float:
        """Return the log-likelihood ratio in favor of better."""
        count = self.deals + 2
        variance = (self.squares + 1) / count - ((self.total + 1) / count) ** 2
        return self.margin * (2 * self.total - self.deals * (1 + self.margin)) / (2 * variance)


class PairwiseTests:
    """A test of every pair of bots, fed deal by deal in the order of the deals, whatever order they are played in."""

    def __init__(self, contest: Contest, margin: float, stop: bool) -> None:
        self.tests = [SequentialTest(first, second, margin) for first, second in contest.pairs]
        self.deals = 0  # how many count
        self._stop = stop  # once all tests are sure, further deals do not count
        self._meetings = len(contest.meetings)
        self._early: dict[int, list[MatchRow]] = {}  # rows of deals that are not complete, or not yet their turn

    def add(self, row: MatchRow) -> None:
        self._early.setdefault(row.deal, []).append(row)
        while not self.stopped and len(self._early.get(self.deals, [])) == self._meetings:
            rows = self._early.pop(self.deals)
            self.deals += 1
            for test in self.tests:
                test.add(compute_deal_share(rows, test.first, test.second))

    @property
    def stopped(self) -> bool:
        return self._stop and all(test.decision != UNDECIDED for test in self.tests)
