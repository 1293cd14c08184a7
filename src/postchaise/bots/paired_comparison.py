"""Paired comparison of choices: all are played out in the same determinizations with the same random numbers."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.messages.message import Message
from postchaise.kernel.search.heuristics import Heuristics, compute_lead
from postchaise.kernel.search.search import NO_LIMIT, CommonRandom, play_rollout

SEEDS: Final = 1 << 30
MAX_STEPS: Final = 8  # steps of the rest of a turn that are told
MIN_GAMES: Final = 8  # games of each choice; an error that is counted from fewer is none
NO_ACTION: Final = -1  # the match just goes on


@dataclass
class TurnStep:
    """An action of the seat during one rollout, with its label at that moment."""

    action: int
    label: Message


@dataclass
class CandidateSamples:
    """A choice and its rollouts. Entry n of each list used the same random numbers for all choices."""

    action: int
    leads: list[float] = field(default_factory=list)  # over the best rival, as the heuristics values positions
    sources: list[dict[str, int]] = field(default_factory=list)  # the seat's own points
    rivals: list[float] = field(default_factory=list)  # points of the best rival
    hopes: list[float] = field(default_factory=list)  # what of the lead is no point yet
    wins: list[float] = field(default_factory=list)  # of games played to the end
    finals: list[dict[str, int]] = field(default_factory=list)  # the seat's own points there
    lines: list[list[TurnStep]] = field(default_factory=list)  # how the seat's turn went on

    @property
    def games(self) -> int:
        return len(self.leads)


@dataclass
class PairedComparison:
    """What is compared: a seat to act, its determinizations and the heuristics each seat plays by."""

    game: Game[Any]
    seat_heuristics: list[Heuristics[Any]]
    determinizations: list[State]
    seat: int

    @property
    def heuristics(self) -> Heuristics[Any]:
        return self.seat_heuristics[self.seat]

    @property
    def whole(self) -> bool:
        """Play games to the end: the heuristics ask for it, or have no learned value that would see further."""
        return not self.heuristics.lookahead_turns or not self.heuristics.value_weights


def sample_lookahead(
    comparison: PairedComparison, candidates: list[CandidateSamples], rounds: int, dice: Dice, deadline: float
) -> None:
    """Run rollouts as far as the heuristics look ahead; record leads and points by source.

    If there is not time for enough rollouts of all candidates, only the first two are continued.
    """
    for number in range(rounds):
        began = time.monotonic()
        seed, world = dice.below(SEEDS), comparison.determinizations[number % len(comparison.determinizations)]
        ends = [_play_lookahead(comparison, world, samples.action, CommonRandom(seed)) for samples in candidates]
        for samples, state in zip(candidates, ends, strict=True):
            _record_position(comparison, samples, state)
        if not number and _is_out_of_time(began, deadline, MIN_GAMES):
            del candidates[2:]
        if _is_out_of_time(began, deadline):
            return


def _play_lookahead(comparison: PairedComparison, world: State, action: int, common_random: CommonRandom) -> State:
    until = (
        NO_LIMIT
        if comparison.whole
        else comparison.heuristics.turns_begun(comparison.game, world) + comparison.heuristics.lookahead_turns
    )
    return _play_world(comparison, world, action, common_random, until)


def _record_position(comparison: PairedComparison, samples: CandidateSamples, state: State) -> None:
    game, seat = comparison.game, comparison.seat
    values, points = comparison.heuristics.estimate(game, state), game.points(state)
    rival = find_best_rival(values, seat)
    there = float(points[rival]) if rival >= 0 else 0.0
    samples.leads.append(compute_lead(values, seat))
    samples.sources.append(game.scores(state)[seat])
    samples.rivals.append(there)
    samples.hopes.append(samples.leads[-1] - (points[seat] - there))
    if comparison.whole:
        _record_result(comparison, samples, state)


def _record_result(comparison: PairedComparison, samples: CandidateSamples, state: State) -> None:
    places = comparison.game.ranking(state)
    samples.wins.append(0.0 if places[comparison.seat] > 1 else 1.0 / places.count(1))
    samples.finals.append(comparison.game.scores(state)[comparison.seat])


def find_best_rival(values: list[float], seat: int) -> int:
    """Return the other seat with the best value, or -1."""
    others = [other for other in range(len(values)) if other != seat]
    return max(others, key=values.__getitem__) if others else -1


def sample_results(
    comparison: PairedComparison, candidates: list[CandidateSamples], rounds: int, dice: Dice, deadline: float
) -> None:
    """Run rollouts to the end of the match; record wins and final points."""
    for number in range(rounds):
        began = time.monotonic()
        if began > deadline:
            return
        seed, world = dice.below(SEEDS), comparison.determinizations[number % len(comparison.determinizations)]
        ends = [_play_world(comparison, world, samples.action, CommonRandom(seed)) for samples in candidates]
        for samples, state in zip(candidates, ends, strict=True):
            _record_result(comparison, samples, state)
        if _is_out_of_time(began, deadline):
            return


def _is_out_of_time(began: float, deadline: float, rounds: int = 1) -> bool:
    """Return whether `rounds` more rounds like this one would exceed the deadline."""
    now = time.monotonic()
    return now + rounds * (now - began) > deadline


def _play_world(
    comparison: PairedComparison, world: State, action: int, common_random: CommonRandom, until: int = NO_LIMIT
) -> State:
    state = world.copy()
    if action != NO_ACTION:
        common_random.begin(comparison.heuristics.turns_begun(comparison.game, state), comparison.seat)
        comparison.game.step(state, comparison.seat, action, common_random, None)
    play_rollout(comparison.game, comparison.seat_heuristics, state, common_random, until)
    return state


def sample_turns(
    comparison: PairedComparison, samples: CandidateSamples, rounds: int, dice: Dice, deadline: float
) -> None:
    """Run rollouts to the end of the seat's turn; record how it continues after this choice."""
    for number in range(rounds):
        common_random, state = (
            Dice(dice.below(SEEDS)),
            comparison.determinizations[number % len(comparison.determinizations)].copy(),
        )
        clock = comparison.heuristics.turns_begun(comparison.game, state)
        comparison.game.step(state, comparison.seat, samples.action, common_random, None)
        samples.lines.append(_play_turn(comparison, state, clock, common_random))
        if time.monotonic() > deadline:
            return


def _play_turn(comparison: PairedComparison, state: State, clock: int, dice: Dice) -> list[TurnStep]:
    """Return the seat's further actions in this turn by the rollout policy. Other seats act silently."""
    game, seat = comparison.game, comparison.seat
    line: list[TurnStep] = []
    while len(line) < MAX_STEPS:
        actor = game.actor(state)
        if actor < 0 or seat not in game.actors(state) or comparison.heuristics.turns_begun(game, state) != clock:
            break
        heuristics = comparison.seat_heuristics[actor]
        legal = heuristics.candidates(game, state, actor, game.legal(state, actor))
        action = legal[0] if len(legal) == 1 else heuristics.rollout_action(game, state, actor, legal, dice)
        if actor == seat:
            line.append(TurnStep(action, game.label(state, seat, action)))
        game.step(state, actor, action, dice, None)
    return line


def compute_mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error, which is infinite for fewer than two numbers."""
    n = len(numbers)
    if n < 2:
        return (numbers[0] if numbers else 0.0), math.inf
    mean = sum(numbers) / n
    return mean, math.sqrt(sum((x - mean) ** 2 for x in numbers) / (n - 1) / n)
