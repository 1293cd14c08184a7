"""What the coach says of a question, as numbers and ids: made of counts, told in words elsewhere."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from postchaise.kernel.messages.message import Message

from .paired_comparison import ENOUGH, NO_ACTION, Count, mean_error

CLEAR: Final = 4.0  # standard errors between the first and the second choice: from here on it is clearly best,
LIKELY: Final = 2.0  # and likely best from here on; below, the two cannot be told apart
HARDLY: Final = 1.0  # points of lead: when all are within a spread that is no larger, it hardly matters
TOLD: Final = 3  # choices, and plans
FEW: Final = 5  # with fewer games no share, no plan and no way on is told
HALF: Final = 0.5  # a step is told while at least so many games went that way
RIVAL: Final = "rival"  # not sources of points, but parts of a lead: the best rival's points,
HOPES: Final = "hopes"  # and what is not points yet


@dataclass
class Part:
    """A part of the difference between two choices: points of a source, of the rival, or hopes."""

    id: str
    points: float  # above zero: in favour of the choice
    error: float

    @property
    def counts(self) -> bool:
        """Beyond twice its error: only such differences are given as reasons."""
        return abs(self.points) > LIKELY * self.error and abs(self.points) >= 0.05


@dataclass
class Tried:
    """A choice with what the games said of it."""

    action: int
    place: int  # 1 for the best, and for those that cannot be told apart from it; 0 for one that was only asked about
    share: float  # of games won at the end, and its standard error; -1 when too few were played
    share_error: float
    against: int  # the choice it is compared with: the best one, for that the second; -1 for none
    gain: float  # of lead over that one
    gain_error: float
    parts: list[Part] = field(default_factory=list)  # of the gain, the largest first

    @property
    def reasons(self) -> list[Part]:
        return [part for part in self.parts if part.counts]


@dataclass
class Later:
    """A step of the turn after the best choice."""

    action: int
    label: Message
    share: float  # of the games that went that way so far


@dataclass
class Plan:
    """What a source of points still brings until the end."""

    source: str
    points: float
    error: float
    games: int  # in which it brought anything


@dataclass
class Hint:
    sure: str  # clear, likely; open: cannot be told apart; hardly: it hardly matters; few: too few games to tell; only
    tried: list[Tried] = field(default_factory=list)  # the best first
    line: list[Later] = field(default_factory=list)
    plans: list[Plan] = field(default_factory=list)
    games: int = 0  # of each choice, as far as the heuristics looks ahead
    ends: int = 0  # games of the best choice that were played to the end

    @property
    def told(self) -> list[Tried]:
        """What is advised: a choice that somebody asked about later was compared in other games, and has no place."""
        return [tried for tried in self.tried if tried.place][:TOLD]

    def of(self, action: int) -> Tried | None:
        return next((tried for tried in self.tried if tried.action == action), None)


def hint_of(counts: list[Count], now: dict[str, int]) -> Hint:
    """Of choices that a search with other luck has picked, in its order; `now` are the seat's points by source."""
    order = counts[:]
    if counts[0].games >= ENOUGH:  # with fewer the search knows better
        order.sort(key=lambda count: mean_error(count.leads)[0], reverse=True)
    best = order[0]
    if best.action == NO_ACTION:
        return Hint("only", plans=plans_of(best, now), ends=len(best.wins))
    tried = [_tried(count, best if count is not best else order[1] if len(order) > 1 else None) for count in order]
    sure = sureness(tried, best.games)
    for place, each in enumerate(tried, 1):
        each.place = 1 if place == 1 or (sure == "open" and -each.gain <= LIKELY * each.gain_error) else place
    return Hint(sure, tried, line_of(best), plans_of(best, now), best.games, len(best.wins))


def _difference(count: Count, other: Count) -> tuple[float, float]:
    return mean_error([a - b for a, b in zip(count.leads, other.leads, strict=True)])


def _tried(count: Count, other: Count | None) -> Tried:
    share, error = share_of(count.wins)
    if other is None:
        return Tried(count.action, 1, share, error, -1, 0.0, 0.0)
    if count.games < ENOUGH:  # a number without its spread is worse than none
        return Tried(count.action, 1, share, error, other.action, 0.0, math.inf)
    gain, gain_error = _difference(count, other)
    return Tried(count.action, 1, share, error, other.action, gain, gain_error, parts_of(count, other))


def sureness(tried: list[Tried], games: int) -> str:
    """How sure the first is: by its lead over the second, in standard errors of that difference."""
    if len(tried) < 2:
        return "only"
    first, others = tried[0], tried[1:]
    if games < ENOUGH:
        return "few"
    if all(abs(each.gain) <= LIKELY * each.gain_error <= HARDLY for each in others):
        return "hardly"
    if first.gain <= 0.0 or first.gain < LIKELY * first.gain_error:
        return "open"
    return "clear" if first.gain >= CLEAR * first.gain_error else "likely"


def parts_of(count: Count, other: Count) -> list[Part]:
    """Where a difference comes from: they sum up to it."""
    found = []
    for source in count.sources[0] if count.sources else []:
        pairs = zip(count.sources, other.sources, strict=True)
        found.append(Part(source, *mean_error([float(a[source] - b[source]) for a, b in pairs])))
    found.append(Part(RIVAL, *mean_error([b - a for a, b in zip(count.rivals, other.rivals, strict=True)])))
    found.append(Part(HOPES, *mean_error([a - b for a, b in zip(count.hopes, other.hopes, strict=True)])))
    found = [part for part in found if part.points or part.error]
    found.sort(key=lambda part: abs(part.points), reverse=True)
    return found


def share_of(wins: list[float]) -> tuple[float, float]:
    """The share of games won, and its standard error: two games on either side keep few games from seeming certain."""
    if len(wins) < FEW:
        return -1.0, math.inf
    n = len(wins) + 4
    share = (sum(wins) + 2) / n
    return share, math.sqrt(share * (1 - share) / n)


def line_of(count: Count) -> list[Later]:
    """The most frequent way on, as long as most games went it."""
    found: list[Later] = []
    going = count.lines if len(count.lines) >= FEW else []
    while going:
        at = len(found)
        steps = [line[at] for line in going if len(line) > at]
        if not steps:
            break
        action, times = Counter(step.action for step in steps).most_common(1)[0]
        if times < HALF * len(count.lines):
            break
        label = next(step.label for step in steps if step.action == action)
        found.append(Later(action, label, times / len(count.lines)))
        going = [line for line in going if len(line) > at and line[at].action == action]
    return found


def plans_of(count: Count, now: dict[str, int]) -> list[Plan]:
    """What the games say this seat still gains until the end, by source; only what is beyond twice its error."""
    found: list[Plan] = []
    for source, points in now.items() if len(count.finals) >= FEW else ():
        gains = [float(final[source] - points) for final in count.finals]
        gain, error = mean_error(gains)
        if gain > LIKELY * error and gain >= 0.5:
            found.append(Plan(source, gain, error, sum(each > 0 for each in gains)))
    found.sort(key=lambda plan: plan.points, reverse=True)
    return found[:TOLD]
