"""The result page of a finished match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from postchaise.kernel.game import OPEN
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.web.translations import TableTranslator

from . import key_moments
from .key_moments import Moment
from .score_chart import NAMES, NARROW, RIGHT, SIGNS, Chart, build_chart
from .winner import WinnerText, describe_winner

LOOKS: Final = (("broad", RIGHT, NAMES), ("narrow", NARROW, SIGNS))
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass
class Result:
    winner: WinnerText
    rounds: int  # played
    took: str
    charts: dict[str, Chart]  # by layout
    moments: list[Moment]
    figures: list[tuple[str, list[int]]]  # message id, and a number for each seat


def build_result(match: Match, translator: TableTranslator, seconds: float) -> Result:
    told = key_moments.find_moments(match, translator)
    history, marked = key_moments.score_history(match), [(each.seat, each.round) for each in told]
    lines = [line for entry in match.entries for line in entry.log]
    return Result(
        describe_winner(match, translator),
        match.game.round_number(match.state),
        format_duration(seconds, translator),
        {name: build_chart(history.rows, marked, right, history.after, names) for name, right, names in LOOKS},
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
