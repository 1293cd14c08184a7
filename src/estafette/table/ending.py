"""Everything the page of the result shows of a match that is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from estafette.kernel.game import OPEN
from estafette.kernel.match import Match

from . import moments, parts
from .course import NARROW, RIGHT, Chart, chart
from .moments import Moment
from .verdict import Verdict, verdict
from .words import Words

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass
class Result:
    verdict: Verdict
    unit: str  # what the game counts: "turn" or "round"
    count: int  # how many were played
    took: str
    charts: dict[str, Chart]  # one for a phone
    moments: list[Moment]
    figures: list[tuple[str, list[int]]]  # message id, and a number for each seat


def result(match: Match, words: Words, seconds: float) -> Result:
    game, view = match.game.meta.id, match.view(OPEN)
    per_round = parts.part(game, "turns_per_round")
    per = per_round(match.seats) if per_round else 1
    told = moments.moments(match, words)
    rows, marked = moments.course(match).rows, [(each.seat, each.turn) for each in told]
    for each in told:
        each.turn = _round(each.turn, per)
    tally = parts.part(game, "tally")
    lines = [line for entry in match.entries for line in entry.log]
    return Result(
        verdict(match, words),
        "turn" if per == 1 and "turn_number" in view else "round",
        _round(match.game.turn_number(match.state), per),
        _took(seconds, words),
        {name: chart(rows, marked, per, right) for name, right in (("broad", RIGHT), ("narrow", NARROW))},
        told,
        tally(view, lines) if tally else [],
    )


def _round(turn: int, per: int) -> int:
    return 1 + (turn - 1) // per


def _took(seconds: float, words: Words) -> str:
    """Some matches take an hour, some a month."""
    if seconds < 2 * HOUR:
        return words.say("end-minutes", count=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return words.say("end-hours", count=round(seconds / HOUR))
    return words.say("end-days", count=round(seconds / DAY))
