"""The result page of a finished match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from postchaise.kernel.game import OPEN
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.web.translations import TableTranslator

from . import key_moments
from .key_moments import KeyMoment
from .score_chart import NAMES, NARROW, RIGHT, SIGNS, ScoreChart, build_score_chart
from .winner import WinnerText, describe_winner

LOOKS: Final = (("broad", RIGHT, NAMES), ("narrow", NARROW, SIGNS))
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass
class MatchResult:
    winner: WinnerText
    rounds: int  # played
    took: str
    charts: dict[str, ScoreChart]  # by layout
    moments: list[KeyMoment]
    figures: list[tuple[str, list[int]]]  # message id, and a number for each seat


def build_result(match: Match, translator: TableTranslator, seconds: float) -> MatchResult:
    told = key_moments.find_moments(match, translator)
    history, marked = key_moments.build_score_history(match), [(each.seat, each.round) for each in told]
    lines = [line for entry in match.entries for line in entry.log]
    return MatchResult(
        describe_winner(match, translator),
        match.game.round_number(match.state),
        format_duration(seconds, translator),
        {name: build_score_chart(history.rows, marked, right, history.after, names) for name, right, names in LOOKS},
        told,
        extras(match.game).tally(match.view(OPEN), lines),
    )


def format_duration(seconds: float, translator: TableTranslator) -> str:
    """Format a duration: minutes, hours or days."""
    if seconds < 2 * HOUR:
        return translator.translate("end-minutes", count=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return translator.translate("end-hours", count=round(seconds / HOUR))
    return translator.translate("end-days", count=round(seconds / DAY))
