"""Scores after each round and the key moments of a finished match."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final
from weakref import WeakKeyDictionary

from postchaise.kernel.entry import UNKNOWN_EVENT
from postchaise.kernel.game import OPEN, Game, LogEvent
from postchaise.kernel.match import Match
from postchaise.web.translations import TableTranslator

LETTERS: Final = "ABCDEF"  # one for each moment
LINES: Final = 2  # of the log, for one moment


@dataclass
class ScoreGain:
    """What one seat gained while one seat acted."""

    first: int  # first entry
    last: int
    seat: int
    round: int
    points: int = 0


@dataclass
class ScoreHistory:
    rows: list[list[int]]  # points of all seats at the start and after each round
    after: list[int]  # actions played by then
    gains: list[ScoreGain] = field(default_factory=list)  # the largest, in order of play


@dataclass
class KeyMoment:
    letter: str
    seat: int
    round: int
    points: int
    text: str
    at: int  # actions up to its end


# Cached, as many people open the result at the same time
_known: WeakKeyDictionary[Match, ScoreHistory] = WeakKeyDictionary()


def build_score_history(match: Match) -> ScoreHistory:
    """The score history of a finished match."""
    if match not in _known:
        _known[match] = _replay_scores(match)
    return _known[match]


def _replay_scores(match: Match) -> ScoreHistory:
    game = match.game
    state = match.position([]).state
    round, before = game.round_number(state), game.points(state)
    rows, after, found, acting = [before], [0], list[ScoreGain](), (-1, -1)
    gains: dict[int, ScoreGain] = {}  # by seat, during one seat's turn
    for number, entry, then in match.positions(match.entries):
        turn = game.turn_number(state)
        if (entry.seat, turn) != acting:
            found += gains.values()
            acting, gains = (entry.seat, turn), {}
        state = then.state
        points = game.points(state)
        for seat in range(match.seats):
            if points[seat] != before[seat]:
                gain = gains.setdefault(seat, ScoreGain(number - 1, number - 1, seat, round))
                gain.points += points[seat] - before[seat]
                gain.last = number - 1
        before, now = points, game.round_number(state)
        rows += [points for _ in range(round, now)]
        after += [number for _ in range(round, now)]
        round = now
    rows.append([sum(score.values()) for score in match.scores()])
    after.append(match.version)
    winners = {seat for seat, rank in enumerate(match.ranking()) if rank == 1}
    return ScoreHistory(rows, after, _find_largest_gains([*found, *gains.values()], winners))


def _find_largest_gains(gains: list[ScoreGain], winners: set[int]) -> list[ScoreGain]:
    """The largest gains, among them the largest of a winner; of equal ones the later, as they decided more."""
    best = sorted((gain for gain in gains if gain.points > 0), key=lambda gain: (-gain.points, -gain.first))
    shown = best[: len(LETTERS)]
    if not any(gain.seat in winners for gain in shown):
        shown[-1:] = [gain for gain in best if gain.seat in winners][:1] or shown[-1:]
    return sorted(shown, key=lambda gain: (gain.first, gain.seat))


def find_moments(match: Match, translator: TableTranslator) -> list[KeyMoment]:
    """The largest gains in the words of the log; nothing is secret any more."""
    found = build_score_history(match).gains
    return [
        KeyMoment(LETTERS[i], g.seat, g.round, g.points, _describe_gain(match, g, translator), g.last + 1)
        for i, g in enumerate(found)
    ]


def _describe_gain(match: Match, gain: ScoreGain, translator: TableTranslator) -> str:
    """Describe a gain by the log lines with the most points, naming the player once."""
    lines = [line for entry in match.entries[gain.first : gain.last + 1] for line in entry.log]
    lines = [line for line in lines if line[0] != UNKNOWN_EVENT]
    own = [line for line in lines if line[1] == gain.seat] or lines
    highlight = match.game.events.highlight
    own = [line for line in own if highlight(line) > 0] or own
    best = sorted(range(len(own)), key=lambda i: -highlight(own[i]))[:LINES]
    own = [own[i] for i in sorted(best)]
    sentences = _translate_lines(match.game, own, translator)[:LINES]
    name = translator.translate("seat", seat=gain.seat + 1) + " "
    told = sentences[0] if sentences else ""
    for text in sentences[1:]:
        told += translator.translate("separator") + text.removeprefix(name) if text.startswith(name) else f". {text}"
    return re.sub(r"(?<=\d) ", "\u00a0", told)  # no line break between a number and its unit


def _translate_lines(game: Game[Any], lines: list[LogEvent], translator: TableTranslator) -> list[str]:
    messages = [game.log_line(line, OPEN) for line in lines if line[0] not in game.events.headings]
    return [translator.translate(message) for message in messages if message is not None]
