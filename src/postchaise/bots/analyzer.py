"""Analyzes a finished match: a search examines every decision, and suspects are compared again with fresh rollouts.

A choice is judged by what its seat could know, in determinizations. The rollouts that pick a better choice never judge
it: using the same ones for both would mistake luck for skill. The work is counted in rollouts, so that an analysis can
be reproduced; the time limit only cuts it short.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from postchaise.kernel.dice import Dice, ScriptedDice
from postchaise.kernel.game import Game, State
from postchaise.kernel.match import Match
from postchaise.kernel.search.heuristics import Heuristics
from postchaise.kernel.search.search import play_rollout, rank_choices

from .analysis import (
    Analysis,
    ExpectedResult,
    Finding,
    classify_loss,
    find_misjudged_spans,
    judge_alternatives,
    judge_win_shares,
    tally_seats,
)
from .bot import NEVER, sample_worlds
from .paired_comparison import SEEDS, CandidateSamples, PairedComparison, compute_mean_and_error, sample_lookahead
from .search_bot import load_seat_heuristics

VERSION: Final = 2  # of how it is counted: raise it when that changes
COURSE, LOOK, AGAIN = 0, 1, 2  # each has luck of its own
RECOUNT: Final = 6  # how much longer it takes to count again than to look once
SEARCHING: Final = 0.6  # of the time: then what was found must be counted again


@dataclass(frozen=True)
class AnalysisEffort:
    """Upper bounds on the work of an analysis."""

    turns: int = 70  # positions of the course, evenly over the match,
    games: int = 40  # and games from each, to the end
    searches: int = 12_000  # rollouts of all searches together,
    least: int = 12  # but for one question not fewer,
    most: int = 60  # and not more
    looks: int = 8  # pairs of games that compare what was played with what the search prefers
    suspects: int = 24  # choices that are counted again,
    rounds: int = 100  # so often to the end of the match, together with others of the ranking,
    field: int = 4  # so many in all
    determinizations: int = 12
    seconds: float = 1800.0  # of computing; what is not done then is told as not done

    @staticmethod
    def scaled(percent: int) -> AnalysisEffort:
        """Return a percentage of the default effort. Fewer rollouts give wider errors."""
        whole = AnalysisEffort()
        return AnalysisEffort(
            turns=max(4, min(whole.turns, whole.turns * percent // 100)),
            games=max(8, whole.games * percent // 100),
            searches=whole.searches * percent // 100,
            least=max(4, min(whole.least, whole.least * percent // 100)),
            most=max(whole.least, whole.most * percent // 100),
            suspects=max(3, whole.suspects * percent // 100),
            rounds=max(16, whole.rounds * percent // 100),
        )


@dataclass(frozen=True)
class AnalysisProgress:
    done: int
    of: int
    expected: ExpectedResult | None = None  # one more position of the course, while that is counted

    @property
    def percent(self) -> int:
        return 100 * self.done // self.of


@dataclass
class AnalysedQuestion:
    at: int
    turn: int
    seat: int
    state: State  # as it was; to be imagined from, and for nothing else
    played: int
    asks: bool  # whether there was anything to choose
    begins: bool  # a turn


def compute_engine_digest(game: Game[Any], seats: int, effort: AnalysisEffort | None = None) -> str:
    """Return a digest of everything the numbers depend on besides the match: rules, heuristics and effort."""
    heuristics = load_seat_heuristics(game, seats, 0)[0]
    knobs = [heuristics.noise, heuristics.max_candidates, heuristics.lookahead_turns, heuristics.min_z]
    told = [
        VERSION,
        effort or AnalysisEffort(),
        game.meta.version,
        game.components,
        heuristics.weights,
        heuristics.value_weights,
        knobs,
    ]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def analyse_match(
    match: Match, seed: int = 0, effort: AnalysisEffort | None = None
) -> Iterator[AnalysisProgress | Analysis]:
    """Yield progress, then the analysis. The match is over, so nothing in it is secret."""
    effort, game, began = effort or AnalysisEffort(), match.game, time.process_time()
    every = list(iterate_questions(match))
    turns = _spread([each for each in every if each.begins], effort.turns)
    asked = [each for each in every if each.asks]
    of = len(turns) + len(asked) + RECOUNT * effort.suspects
    done, course, points = 0, list[ExpectedResult](), list[Finding]()
    dice = Dice(3 * seed + COURSE)
    for each in turns:
        course.append(_estimate_result(game, match.seats, each, effort, dice))
        yield AnalysisProgress(done := done + 1, of, course[-1])
    course.append(find_final_result(match))
    dice, until = Dice(3 * seed + LOOK), match.version
    rollouts = min(effort.most, max(effort.least, effort.searches // max(1, len(asked))))
    orders: dict[int, list[int]] = {}
    for each in asked:
        if time.process_time() - began > SEARCHING * effort.seconds:
            until = each.at
            break
        point, orders[each.at] = _find_suspect(game, match.seats, each, rollouts, effort, dice)
        points += [point] if point and not _missed_before(points, point) else []
        yield AnalysisProgress(done := done + 1, of)
    suspects = sorted(points, key=lambda each: (-each.looked, each.at))[: effort.suspects]
    dice, by_at = Dice(3 * seed + AGAIN), {each.at: each for each in asked}
    done = of - RECOUNT * len(suspects)
    for point in suspects:
        if time.process_time() - began > effort.seconds:
            break
        _verify_suspect(game, match.seats, by_at[point.at], point, orders[point.at], effort, dice)
        yield AnalysisProgress(done := done + RECOUNT, of)
    told = tally_seats(match.seats, Counter(each.seat for each in asked if each.at < until), points)
    yield Analysis(
        compute_engine_digest(game, match.seats, effort),
        seed,
        match.version,
        course,
        points,
        told,
        find_misjudged_spans(course, points),
        until,
    )


def iterate_questions(match: Match) -> Iterator[AnalysedQuestion]:
    """Yield every action with the state before it. A step that was taken back in the same turn was no decision."""
    game = match.game
    heuristics = load_seat_heuristics(game, match.seats, 0)[0]
    state = Match.restored(game, match.seats, match.options, match.setup_outcomes, []).state
    found: list[AnalysedQuestion] = []
    clock = -1
    for at, entry in enumerate(match.entries):
        now, legal = heuristics.turns_begun(game, state), game.legal(state, entry.seat)
        if game.is_retraction(state, entry.action):
            for each in found:
                each.asks = each.asks and (each.seat, each.turn) != (entry.seat, now)
        asks = len(legal) > 1 and not game.is_retraction(state, entry.action)
        found.append(AnalysedQuestion(at, now, entry.seat, state.copy(), entry.action, asks, now != clock))
        clock = now
        game.step(state, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
    yield from found


def _spread(turns: list[AnalysedQuestion], most: int) -> list[AnalysedQuestion]:
    """Choose questions evenly, including the first."""
    every = max(1.0, len(turns) / most)
    return [turns[int(number * every)] for number in range(min(most, len(turns)))]


def sample_completed_worlds(
    game: Game[Any], seat_heuristics: list[Heuristics[Any]], each: AnalysedQuestion, count: int, dice: Dice
) -> list[State]:
    determinizations = sample_worlds(game, each.state, each.seat, dice, count)
    for world in determinizations:
        seat_heuristics[each.seat].complete_world(game, world, each.seat, dice)
    return determinizations


def _estimate_result(
    game: Game[Any], seats: int, each: AnalysedQuestion, effort: AnalysisEffort, dice: Dice
) -> ExpectedResult:
    seat_heuristics = load_seat_heuristics(game, seats, each.seat)
    points: list[list[float]] = [[] for _ in range(seats)]
    wins = [0.0] * seats
    for state in sample_completed_worlds(game, seat_heuristics, each, effort.games, dice):
        play_rollout(game, seat_heuristics, state, Dice(dice.below(SEEDS)))
        _add_result(game, state, points, wins)
    told = [compute_mean_and_error(own) for own in points]
    errors = [error if effort.games > 1 else 0.0 for _, error in told]
    shares = [won / effort.games for won in wins]
    return ExpectedResult(each.at, each.turn, each.seat, effort.games, [mean for mean, _ in told], errors, shares)


def _add_result(game: Game[Any], state: State, points: list[list[float]], wins: list[float]) -> None:
    places, scores = game.ranking(state), game.points(state)
    for seat, place in enumerate(places):
        points[seat].append(float(scores[seat]))
        wins[seat] += 1 / places.count(1) if place == 1 else 0.0


def find_final_result(match: Match) -> ExpectedResult:
    """Return the actual result."""
    points: list[list[float]] = [[] for _ in range(match.seats)]
    wins = [0.0] * match.seats
    _add_result(match.game, match.state, points, wins)
    turn = load_seat_heuristics(match.game, match.seats, 0)[0].turns_begun(match.game, match.state)
    return ExpectedResult(match.version, turn, -1, 0, [own[0] for own in points], [0.0] * match.seats, wins)


def _find_suspect(
    game: Game[Any], seats: int, each: AnalysedQuestion, rollouts: int, effort: AnalysisEffort, dice: Dice
) -> tuple[Finding | None, list[int]]:
    """Return a finding if the search prefers another choice, and the ranking of the search."""
    seat_heuristics = load_seat_heuristics(game, seats, each.seat)
    determinizations = sample_completed_worlds(game, seat_heuristics, each, effort.determinizations, dice)
    order = [
        candidate.action
        for candidate in rank_choices(game, seat_heuristics, determinizations, each.seat, rollouts, dice)
    ]
    if order[0] == each.played:
        return None, order
    played, other = CandidateSamples(each.played), CandidateSamples(order[0])
    sample_lookahead(
        PairedComparison(game, seat_heuristics, determinizations, each.seat), [played, other], effort.looks, dice, NEVER
    )
    gain, error = compute_mean_and_error([a - b for a, b in zip(other.leads, played.leads, strict=True)])
    point = Finding(each.at, each.turn, each.seat, each.played, order[0], gain)
    return (point if classify_loss(gain, error) != "fine" else None), order


def _missed_before(points: list[Finding], point: Finding) -> bool:
    """Return whether the same missed chance was already found earlier in the turn."""
    same = (point.seat, point.turn, point.better)
    return any((each.seat, each.turn, each.better) == same for each in points)


def _verify_suspect(
    game: Game[Any],
    seats: int,
    each: AnalysedQuestion,
    point: Finding,
    order: list[int],
    effort: AnalysisEffort,
    dice: Dice,
) -> None:
    """Compare again in fresh determinizations with fresh random numbers, to the end of the match.

    Going to the end avoids the value function, which the search has already relied on.
    """
    seat_heuristics = load_seat_heuristics(game, seats, each.seat)
    own = seat_heuristics[each.seat]
    seat_heuristics[each.seat] = own.with_weights(own.weights, own.value_weights)
    seat_heuristics[each.seat].lookahead_turns = 0
    field = PairedComparison(
        game,
        seat_heuristics,
        sample_completed_worlds(game, seat_heuristics, each, effort.determinizations, dice),
        each.seat,
    )
    played, better = CandidateSamples(point.played), CandidateSamples(point.better)
    others = [CandidateSamples(action) for action in order[1:] if action != point.played][: effort.field - 2]
    sample_lookahead(field, [played, better, *others], effort.rounds, dice, NEVER)
    judge_alternatives(point, played, [better, *others])
    if point.mistake and seats > 1:
        judge_win_shares(point, played, better)
