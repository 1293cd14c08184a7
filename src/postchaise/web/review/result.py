"""Everything the page of the result shows of a match that is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from postchaise.kernel.game import OPEN
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.web.translations import Words

from . import key_moments
from .key_moments import Moment
from .score_chart import NAMES, NARROW, RIGHT, SIGNS, Chart, chart
from .winner import Verdict, verdict

LOOKS: Final = (("broad", RIGHT, NAMES), ("narrow", NARROW, SIGNS))
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass
class Result:
    verdict: Verdict
    rounds: int  # played
    took: str
    charts: dict[str, Chart]  # one for a phone
    moments: list[Moment]
    figures: list[tuple[str, list[int]]]  # message id, and a number for each seat


def result(match: Match, words: Words, seconds: float) -> Result:
    told = key_moments.moments(match, words)
    course, marked = key_moments.course(match), [(each.seat, each.round) for each in told]
    lines = [line for entry in match.entries for line in entry.log]
    return Result(
        verdict(match, words),
        match.game.round_number(match.state),
        took(seconds, words),
        {name: chart(course.rows, marked, right, course.after, names) for name, right, names in LOOKS},
        told,
        extras(match.game).tally(match.view(OPEN), lines),
    )


def took(seconds: float, words: Words) -> str:
    """Some matches take an hour, some a month."""
    if seconds < 2 * HOUR:
        return words.translate("end-minutes", count=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return words.translate("end-hours", count=round(seconds / HOUR))
    return words.translate("end-days", count=round(seconds / DAY))
