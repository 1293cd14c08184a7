"""Compares predicted win shares with results by replaying recorded matches turn by turn.

A prediction is the win share of rollouts from determinizations of the seat to act, as shown to players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from postchaise.arena.simulate import derive_seed
from postchaise.bots.bot import sample_worlds
from postchaise.bots.paired_comparison import NO_ACTION, CandidateSamples, PairedComparison, sample_results
from postchaise.bots.search_bot import load_seat_heuristics
from postchaise.kernel import record
from postchaise.kernel.dice import Dice, ScriptedDice
from postchaise.kernel.game import Game, State
from postchaise.kernel.match import Match
from postchaise.kernel.replay import match_from_record
from postchaise.kernel.search.heuristics import compute_lead

from .intervals import ConfidenceInterval, compute_student_interval, compute_wilson_interval

CALIBRATE: Final = 5  # part of the seed
PHASES: Final = 3  # a match is told in thirds of its turns
STEPS: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)  # bounds of the predicted shares that are told together


@dataclass(frozen=True)
class Prediction:
    """A prediction for a seat at the start of a turn, and the result."""

    turn: int
    turns: int  # of the whole match
    share: float  # of wins in games played on by habit
    lead: float  # over the best rival at the end, as the learned value has it
    won: float
    led: float

    @property
    def phase(self) -> int:
        return min(PHASES - 1, PHASES * self.turn // max(1, self.turns))


@dataclass(frozen=True)
class CalibrationBin:
    """Predictions with similar shares: the mean prediction, and how often it came true."""

    phase: int  # -1: of the whole match
    predicted: float
    true: ConfidenceInterval
    error: ConfidenceInterval  # points by which the leads came out above what was predicted


def predict_shares(text: str, seed: int, number: int, positions: int, games: int) -> list[Prediction]:
    """Predict at a number of turns, spread evenly over a record, for the seat to act."""
    match = match_from_record(text)
    points, places = match.game.points(match.state), match.ranking()
    turns = list(_turns(text, match))
    every = max(1, len(turns) // positions)
    found: list[Prediction] = []
    for turn, state, seat in turns[every // 2 :: every]:
        dice = Dice(derive_seed(seed, CALIBRATE, number, turn))
        share, lead = _predict(match.game, state, seat, games, dice)
        won = 1 / places.count(1) if places[seat] == 1 else 0.0
        led = compute_lead([float(each) for each in points], seat)
        found.append(Prediction(turn, turns[-1][0], share, lead, won, led))
    return found


def _turns(text: str, match: Match) -> Iterator[tuple[int, State, int]]:
    """The positions at which turns began."""
    page = record.read_record(text)
    given: dict[str, Any] = dict(page.options)
    game = match.game
    heuristics = load_seat_heuristics(game, page.seats, 0)[0]
    state = Match(game, page.seats, ScriptedDice(page.setup), **given).state
    clock = -1
    for entry in match.entries:
        if heuristics.turns_begun(game, state) != clock:
            clock = heuristics.turns_begun(game, state)
            yield clock, state.copy(), entry.seat
        game.step(state, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)


def _predict(game: Game[Any], state: State, seat: int, games: int, dice: Dice) -> tuple[float, float]:
    seat_heuristics = load_seat_heuristics(game, len(game.points(state)), seat)
    determinizations = sample_worlds(game, state, seat, dice, games)
    for world in determinizations:
        seat_heuristics[seat].complete_world(game, world, seat, dice)
    count = CandidateSamples(NO_ACTION)
    sample_results(PairedComparison(game, seat_heuristics, determinizations, seat), [count], games, dice, float("inf"))
    lead = sum(compute_lead(seat_heuristics[seat].estimate(game, world), seat) for world in determinizations) / len(
        determinizations
    )
    return sum(count.wins) / len(count.wins), lead


def bin_predictions(found: Sequence[Prediction]) -> list[CalibrationBin]:
    """Bin predictions by phase of the match and by share; the first bins are over all phases."""
    lines: list[CalibrationBin] = []
    for phase in range(-1, PHASES):
        of_phase = [each for each in found if phase in (-1, each.phase)]
        for low, high in pairwise(STEPS):
            some = [each for each in of_phase if low <= each.share < high or each.share == high == 1.0]
            if some:
                predicted = sum(each.share for each in some) / len(some)
                won = compute_wilson_interval(sum(each.won for each in some), len(some))
                lines.append(
                    CalibrationBin(
                        phase, predicted, won, compute_student_interval([each.led - each.lead for each in some])
                    )
                )
    return lines


def build_calibration_table(lines: Sequence[CalibrationBin]) -> list[tuple[float, float]]:
    """Build the table for `CALIBRATION` in `bots/hint.py`; pairs in the wrong order are merged so that it rises."""
    pools = [
        [line.predicted * line.true.count, line.true.value * line.true.count, float(line.true.count)]
        for line in lines
        if line.phase < 0
    ]
    merged: list[list[float]] = []
    for pool in pools:
        merged.append(pool)
        while len(merged) > 1 and merged[-2][1] * merged[-1][2] >= merged[-1][1] * merged[-2][2]:
            last = merged.pop()
            merged[-1] = [one + other for one, other in zip(merged[-1], last)]
    return [(round(share / n, 2), round(won / n, 2)) for share, won, n in merged]
