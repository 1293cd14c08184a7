"""A hint as numbers and ids, computed from paired samples; other modules put it into words."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from postchaise.kernel.messages.message import Message

from .paired_comparison import MIN_GAMES, NO_ACTION, CandidateSamples, compute_mean_and_error

CLEAR_Z: Final = 4.0  # standard errors between the first and the second choice: from here on it is clearly best,
LIKELY_Z: Final = 2.0  # and likely best from here on; below, the two cannot be told apart
NEGLIGIBLE_MARGIN: Final = 1.0  # points of lead: when all are within a spread that is no larger, it hardly matters
MAX_SHOWN: Final = 3  # choices, and plans
MIN_FINISHED: Final = 5  # with fewer games no share, no plan and no way on is told
MIN_SHARE: Final = 0.5  # a step is told while at least so many games went that way
RIVAL: Final = "rival"  # not sources of points, but parts of a lead: the best rival's points,
HOPES: Final = "hopes"  # and what is not points yet


@dataclass
class DifferencePart:
    """A part of the difference between two choices: points of one source, of the best opponent, or not yet realized."""

    id: str
    points: float  # above zero: in favour of the choice
    error: float

    @property
    def counts(self) -> bool:
        """Return whether it exceeds twice its error; only such parts are given as reasons."""
        return abs(self.points) > LIKELY_Z * self.error and abs(self.points) >= 0.05


@dataclass
class HintChoice:
    """A choice and what its rollouts showed."""

    action: int
    place: int  # 1 for the best, and for those that cannot be told apart from it; 0 for one that was only asked about
    share: float  # of games won at the end, and its standard error; -1 when too few were played
    share_error: float
    against: int  # the choice it is compared with: the best one, for that the second; -1 for none
    gain: float  # of lead over that one
    gain_error: float
    parts: list[DifferencePart] = field(default_factory=list)  # of the gain, the largest first

    @property
    def reasons(self) -> list[DifferencePart]:
        return [part for part in self.parts if part.counts]


@dataclass
class HintStep:
    """A step of the rest of the turn after the best choice."""

    action: int
    label: Message
    share: float  # of the games that went that way so far


@dataclass
class SourceForecast:
    """Points that a source is expected to bring until the end."""

    source: str
    points: float
    error: float
    games: int  # in which it brought anything


@dataclass
class Hint:
    sure: str  # clear, likely; open: cannot be told apart; hardly: it hardly matters; few: too few games to tell; only
    tried: list[HintChoice] = field(default_factory=list)  # the best first
    line: list[HintStep] = field(default_factory=list)
    plans: list[SourceForecast] = field(default_factory=list)
    games: int = 0  # of each choice, as far as the heuristics looks ahead
    ends: int = 0  # games of the best choice that were played to the end

    @property
    def advised(self) -> list[HintChoice]:
        """Return the choices to show. One asked about later was compared in other rollouts and has no place."""
        return [tried for tried in self.tried if tried.place][:MAX_SHOWN]

    def find(self, action: int) -> HintChoice | None:
        return next((tried for tried in self.tried if tried.action == action), None)


def build_hint(candidates: list[CandidateSamples], now: dict[str, int]) -> Hint:
    """Build a hint from the samples of candidates; `now` holds the seat's current points by source."""
    order = candidates[:]
    if candidates[0].games >= MIN_GAMES:  # with fewer the search knows better
        order.sort(key=lambda samples: compute_mean_and_error(samples.leads)[0], reverse=True)
    best = order[0]
    if best.action == NO_ACTION:
        return Hint("only", plans=forecast_sources(best, now), ends=len(best.wins))
    tried = [
        _compare(samples, best if samples is not best else order[1] if len(order) > 1 else None) for samples in order
    ]
    sure = rate_certainty(tried, best.games)
    for place, each in enumerate(tried, 1):
        each.place = 1 if place == 1 or (sure == "open" and -each.gain <= LIKELY_Z * each.gain_error) else place
    return Hint(sure, tried, find_continuation(best), forecast_sources(best, now), best.games, len(best.wins))


def _difference(samples: CandidateSamples, other: CandidateSamples) -> tuple[float, float]:
    return compute_mean_and_error([a - b for a, b in zip(samples.leads, other.leads, strict=True)])


def _compare(samples: CandidateSamples, other: CandidateSamples | None) -> HintChoice:
    share, error = estimate_win_share(samples.wins)
    if other is None:
        return HintChoice(samples.action, 1, share, error, -1, 0.0, 0.0)
    if samples.games < MIN_GAMES:  # a number without its spread is worse than none
        return HintChoice(samples.action, 1, share, error, other.action, 0.0, math.inf)
    gain, gain_error = _difference(samples, other)
    return HintChoice(
        samples.action, 1, share, error, other.action, gain, gain_error, decompose_difference(samples, other)
    )


def rate_certainty(tried: list[HintChoice], games: int) -> str:
    """Rate how certain the first choice is by its lead over the second, in standard errors of the difference."""
    if len(tried) < 2:
        return "only"
    first, others = tried[0], tried[1:]
    if games < MIN_GAMES:
        return "few"
    if all(abs(each.gain) <= LIKELY_Z * each.gain_error <= NEGLIGIBLE_MARGIN for each in others):
        return "hardly"
    if first.gain <= 0.0 or first.gain < LIKELY_Z * first.gain_error:
        return "open"
    return "clear" if first.gain >= CLEAR_Z * first.gain_error else "likely"


def decompose_difference(samples: CandidateSamples, other: CandidateSamples) -> list[DifferencePart]:
    """Split a difference into parts that sum up to it."""
    found = []
    for source in samples.sources[0] if samples.sources else []:
        pairs = zip(samples.sources, other.sources, strict=True)
        found.append(DifferencePart(source, *compute_mean_and_error([float(a[source] - b[source]) for a, b in pairs])))
    found.append(
        DifferencePart(
            RIVAL, *compute_mean_and_error([b - a for a, b in zip(samples.rivals, other.rivals, strict=True)])
        )
    )
    found.append(
        DifferencePart(HOPES, *compute_mean_and_error([a - b for a, b in zip(samples.hopes, other.hopes, strict=True)]))
    )
    found = [part for part in found if part.points or part.error]
    found.sort(key=lambda part: abs(part.points), reverse=True)
    return found


def estimate_win_share(wins: list[float]) -> tuple[float, float]:
    """Return the win share and its standard error, with two virtual games on either side (Agresti-Coull)."""
    if len(wins) < MIN_FINISHED:
        return -1.0, math.inf
    n = len(wins) + 4
    share = (sum(wins) + 2) / n
    return share, math.sqrt(share * (1 - share) / n)


def find_continuation(samples: CandidateSamples) -> list[HintStep]:
    """Return the most frequent continuation, for as long as most rollouts follow it."""
    found: list[HintStep] = []
    going = samples.lines if len(samples.lines) >= MIN_FINISHED else []
    while going:
        at = len(found)
        steps = [line[at] for line in going if len(line) > at]
        if not steps:
            break
        action, times = Counter(step.action for step in steps).most_common(1)[0]
        if times < MIN_SHARE * len(samples.lines):
            break
        label = next(step.label for step in steps if step.action == action)
        found.append(HintStep(action, label, times / len(samples.lines)))
        going = [line for line in going if len(line) > at and line[at].action == action]
    return found


def forecast_sources(samples: CandidateSamples, now: dict[str, int]) -> list[SourceForecast]:
    """Return expected gains by source until the end that exceed twice their error."""
    found: list[SourceForecast] = []
    for source, points in now.items() if len(samples.finals) >= MIN_FINISHED else ():
        gains = [float(final[source] - points) for final in samples.finals]
        gain, error = compute_mean_and_error(gains)
        if gain > LIKELY_Z * error and gain >= 0.5:
            found.append(SourceForecast(source, gain, error, sum(each > 0 for each in gains)))
    found.sort(key=lambda plan: plan.points, reverse=True)
    return found[:MAX_SHOWN]


# By the id of the game and the number of seats; `postchaise arena calibrate`, see docs/results.md
CALIBRATION: Final[dict[tuple[str, int], list[tuple[float, float]]]] = {
    ("la-loire", 2): [(0.01, 0.03), (0.17, 0.23), (0.39, 0.46), (0.58, 0.69), (0.79, 0.77), (0.98, 0.97)],
    ("orleans", 2): [(0.02, 0.03), (0.2, 0.24), (0.41, 0.46), (0.57, 0.52), (0.79, 0.73), (0.98, 0.96)],
    ("thurn-und-taxis", 2): [(0.02, 0.05), (0.19, 0.26), (0.4, 0.43), (0.58, 0.6), (0.78, 0.77), (0.97, 0.96)],
}
STEP: Final = 5  # per cent


def calibrate_share(game: str, seats: int, share: float) -> float:
    """Convert a win share in rollouts to the measured share in real matches."""
    table = CALIBRATION.get((game, seats), [])
    for (low, less), (high, more) in pairwise([(0.0, 0.0), *table, (1.0, 1.0)]):
        if share <= high:
            return less + (more - less) * (share - low) / (high - low) if high > low else more
    return share


def round_percent(share: float) -> int:
    """Round to five per cent, never to 0 or 100."""
    return min(100 - STEP, max(STEP, round(share * 100 / STEP) * STEP))


def round_error(error: float) -> int:
    """Return twice the standard error, rounded to five per cent and at least five."""
    return max(STEP, round(2 * error * 100 / STEP) * STEP)
