"""The analysis of a finished match as numbers and ids. `analyzer` computes it; other modules put it into words."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any, Final

from .hint import CLEAR_Z, HOPES, LIKELY_Z, DifferencePart, decompose_difference
from .paired_comparison import CandidateSamples, compute_mean_and_error

MIN_LOSS: Final = 0.5  # points of lead: less than that nobody would call a mistake
CERTAIN_SHARE: Final = 0.95  # a share of wins: whoever had it and did not win shows that the estimate was wrong,
MAX_JUMP: Final = 0.5  # and so does a share that moves by more within a round while nobody clearly erred
CALLED: Final = ("clear", "likely", "fine", "open")  # fine: looked bad at first, not so when counted again


@dataclass
class ExpectedResult:
    """The expected result at the start of a turn, from rollouts to the end; at the end, the actual result."""

    at: int  # actions before it
    turn: int
    seat: int  # whose turn it was: worlds are those it could imagine; -1 at the end
    games: int
    points: list[float]  # at the end, for every seat, with their standard errors
    errors: list[float]
    shares: list[float]  # of wins

    def share(self, seat: int) -> float:
        """Return the win share with one virtual win per seat, because few rollouts prove nothing; exact at the end."""
        if not self.games:
            return self.shares[seat]
        return (self.shares[seat] * self.games + 1) / (self.games + len(self.shares))


@dataclass
class Alternative:
    """What a choice gains over the one that was played."""

    action: int
    gain: float  # of lead over the best rival
    error: float
    parts: list[DifferencePart] = field(default_factory=list)  # where the gain comes from; they sum up to it


@dataclass
class Finding:
    """A choice that looked worse than another, and the result of comparing the two again."""

    at: int  # actions before it
    turn: int
    seat: int
    played: int
    better: int  # picked before the games that judge it were played
    looked: float  # the gain in the first look, which nobody should believe
    sure: str = "open"  # one of CALLED
    choices: list[Alternative] = field(
        default_factory=list
    )  # all that were counted, the best first; not the one played
    games: int = 0  # of each choice
    before: float = -1.0  # the share of wins after the choice that was played, -1 when it was not counted
    after: float = -1.0  # the same for the better one
    share_error: float = math.inf  # of the difference
    ends: int = 0  # games these shares come from

    @property
    def best(self) -> Alternative | None:
        return next((choice for choice in self.choices if choice.action == self.better), None)

    @property
    def mistake(self) -> bool:
        return self.sure in ("clear", "likely")

    @property
    def decides(self) -> bool:
        """Return whether it is proved that win chances were lost, too."""
        return self.ends > 0 and self.after - self.before > LIKELY_Z * self.share_error


@dataclass
class SeatTally:
    """The choices of a seat, counted."""

    seat: int
    questions: int
    clear: int = 0
    likely: int = 0
    open: int = 0
    lost: float = 0.0  # points of lead, of what is clear or likely
    error: float = 0.0

    def range(self) -> tuple[float, float]:
        """Return the share of good choices: at least, with all doubts against the seat, and at most, with none."""
        all = max(1, self.questions)
        return 1 - (self.clear + self.likely + self.open) / all, 1 - self.clear / all


@dataclass
class MisjudgedSpan:
    """Positions between which the estimate for a seat was wrong."""

    first: int
    last: int
    seat: int


@dataclass
class Analysis:
    engine: str  # whose numbers these are: others are not to be compared with them
    seed: int
    last: int  # actions of the match
    course: list[ExpectedResult]
    points: list[Finding]
    tallies: list[SeatTally]
    wrong: list[MisjudgedSpan]
    until: int  # actions that were looked at; less than `last` when it took too long

    def to_json(self) -> dict[str, Any]:
        """Return JSON data; infinity becomes null."""
        told = asdict(self)
        for point in told["points"]:
            if point["share_error"] == math.inf:
                point["share_error"] = None
        return told


def analysis_from_json(told: dict[str, Any]) -> Analysis:
    points = []
    for each in told["points"]:
        choices = [
            Alternative(**{**c, "parts": [DifferencePart(**part) for part in c["parts"]]}) for c in each["choices"]
        ]
        error = math.inf if each["share_error"] is None else each["share_error"]
        points.append(Finding(**{**each, "choices": choices, "share_error": error}))
    return Analysis(
        told["engine"],
        told["seed"],
        told["last"],
        [ExpectedResult(**each) for each in told["course"]],
        points,
        [SeatTally(**each) for each in told["tallies"]],
        [MisjudgedSpan(**each) for each in told["wrong"]],
        told["until"],
    )


def judge_alternatives(point: Finding, played: CandidateSamples, others: list[CandidateSamples]) -> None:
    """Compare alternatives by rollouts that did not pick the better choice. Only that one can prove a mistake.

    Rollouts went to the end and only points count here, because heuristics may add a bonus for winning.
    """
    for other in others:
        gain, error = compute_mean_and_error(
            [a - b for a, b in zip(compute_point_leads(other), compute_point_leads(played), strict=True)]
        )
        parts = decompose_difference(other, played) if other.action == point.better else []
        parts = [part for part in parts if part.id != HOPES]
        point.choices.append(Alternative(other.action, gain, error, parts))
    point.choices.sort(key=lambda choice: choice.gain, reverse=True)
    point.games = played.games
    best = point.best
    if best is not None and best.error < math.inf:
        point.sure = classify_loss(best.gain, best.error)


def compute_point_leads(count: CandidateSamples) -> list[float]:
    """Return the leads in points, without what is not yet realized."""
    return [lead - hope for lead, hope in zip(count.leads, count.hopes, strict=True)]


def classify_loss(gain: float, error: float) -> str:
    if gain < max(MIN_LOSS, LIKELY_Z * error):
        return "fine"
    return "clear" if gain >= CLEAR_Z * error else "likely"


def judge_win_shares(point: Finding, played: CandidateSamples, better: CandidateSamples) -> None:
    """Compare the win shares of both choices from the same rollouts."""
    n = len(played.wins)
    if n > 1:
        difference, error = compute_mean_and_error([a - b for a, b in zip(better.wins, played.wins, strict=True)])
        point.before, point.after, point.ends = sum(played.wins) / n, sum(better.wins) / n, n
        point.share_error = max(error, 1 / n) if difference or error else 1 / n


def tally_seats(seats: int, asked: dict[int, int], points: list[Finding]) -> list[SeatTally]:
    found = [SeatTally(seat, asked.get(seat, 0)) for seat in range(seats)]
    for point in points:
        tally, best = found[point.seat], point.best
        if point.sure == "open":
            tally.open += 1
        elif point.mistake and best is not None:
            tally.clear += point.sure == "clear"
            tally.likely += point.sure == "likely"
            tally.lost += best.gain
            tally.error = math.hypot(tally.error, best.error)
    return found


def find_misjudged_spans(course: list[ExpectedResult], points: list[Finding]) -> list[MisjudgedSpan]:
    """Find where the estimate was wrong: a near-certain winner lost, or a win share jumped without a mistake."""
    found: list[MisjudgedSpan] = []
    if len(course) < 2 or len(course[0].shares) < 2:
        return found
    end, clear = course[-1], [point for point in points if point.sure == "clear"]
    for seat in range(len(end.shares)):
        for here, there in pairwise(course):
            lost = here.share(seat) >= CERTAIN_SHARE and end.shares[seat] == 0.0
            erred = any(here.at <= point.at < there.at for point in clear)
            close = there.turn - here.turn <= len(end.shares) and there is not end
            leaps = close and not erred and abs(there.share(seat) - here.share(seat)) > MAX_JUMP
            if not lost and not leaps:
                continue
            if found and found[-1].seat == seat and found[-1].last == here.at:
                found[-1].last = there.at
            else:
                found.append(MisjudgedSpan(here.at, there.at, seat))
    return sorted(found, key=lambda each: (each.first, each.seat))
