"""Finds puzzles in records: decisions with one choice that is clearly better than all others.

A search picks the choice, a first comparison drops what is unclear, and fresh rollouts to the end of the match judge
it against all others. Everything is computed from determinizations of the seat, never from hidden information.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

import postchaise
from postchaise.bots.analysis import compute_point_leads
from postchaise.bots.analyzer import AnalysedQuestion, compute_engine_digest, iterate_questions, sample_completed_worlds
from postchaise.bots.bot import NEVER
from postchaise.bots.hint import CLEAR_Z, HOPES, LIKELY_Z, decompose_difference
from postchaise.bots.paired_comparison import (
    CandidateSamples,
    PairedComparison,
    compute_mean_and_error,
    sample_lookahead,
)
from postchaise.bots.search_bot import load_seat_heuristics
from postchaise.kernel.content.puzzles import LEAST_PLAUSIBLE, Puzzle, PuzzleAlternative, puzzle_to_json
from postchaise.kernel.dice import Dice
from postchaise.kernel.match import Match
from postchaise.kernel.replay import match_from_record
from postchaise.kernel.search.search import rank_choices

from .simulate import derive_seed

PUZZLES: Final = 7  # part of the seed
PARTS: Final = 5  # sources that are told
ROUNDED: Final = 2  # decimals
END: Final = "\n}"


@dataclass(frozen=True)
class PuzzleEffort:
    """Rollouts to spend, and what a puzzle must satisfy."""

    tries: int = 12  # questions of one match that are looked at
    most: int = 10  # choices of a question
    rollouts: int = 60  # of the search that picks
    looks: int = 12  # games of each choice in the first count
    games: int = 150  # of each choice in the last one
    determinizations: int = 12
    margin: float = 1.0  # points by which the best must lead, beyond twice the error
    spread: float = 1.0  # points by which that lead differs from game to game: one that never does is plain reckoning


def find_puzzles(text: str, seed: int, number: int, effort: PuzzleEffort) -> list[Puzzle]:
    """Return all puzzles among a sample of the decisions of a record."""
    match = match_from_record(text)
    drawn = _sample_questions(match, effort, Dice(derive_seed(seed, PUZZLES, number)))
    judged = [_build_puzzle(match, each, effort, Dice(derive_seed(seed, PUZZLES, number, each.at))) for each in drawn]
    return [puzzle for puzzle in judged if puzzle is not None]


def _sample_questions(match: Match, effort: PuzzleEffort, dice: Dice) -> list[AnalysedQuestion]:
    """Questions at random, in the order of the match: with something to choose, and before the last round, where it is
    only reckoning."""
    every = list(iterate_questions(match))
    last = every[-1].turn - match.seats
    fit = [
        each
        for each in every
        if each.asks
        and each.turn < last
        and LEAST_PLAUSIBLE <= len(match.game.legal(each.state, each.seat)) <= effort.most
    ]
    while len(fit) > effort.tries:
        del fit[dice.below(len(fit))]
    return fit


def _build_puzzle(match: Match, each: AnalysedQuestion, effort: PuzzleEffort, dice: Dice) -> Puzzle | None:
    game, seats = match.game, match.seats
    seat_heuristics = load_seat_heuristics(game, seats, each.seat)
    determinizations = sample_completed_worlds(game, seat_heuristics, each, effort.determinizations, dice)
    order = [
        candidate.action
        for candidate in rank_choices(game, seat_heuristics, determinizations, each.seat, effort.rollouts, dice)
    ]
    legal = game.legal(each.state, each.seat)
    actions = [order[0], *(action for action in legal if action != order[0])]
    if any(game.is_retraction(each.state, action) for action in actions):
        return None  # a turn that was begun: what is taken back is no choice
    first = _count_wins(match, each, actions, effort.looks, effort, dice)
    if not all(gain > LIKELY_Z * error for gain, error in first.gains()):
        return None
    last = _count_wins(match, each, actions, effort.games, effort, dice)
    clear = [gain >= CLEAR_Z * error and gain - LIKELY_Z * error >= effort.margin for gain, error in last.gains()]
    if not all(clear) or last.spread() < effort.spread:
        return None
    puzzle = last.puzzle(match, each)
    return puzzle if puzzle.is_varied else None


@dataclass
class _WinCounts:
    best: CandidateSamples
    others: list[CandidateSamples]

    def gains(self) -> list[tuple[float, float]]:
        own = compute_point_leads(self.best)
        return [
            compute_mean_and_error([a - b for a, b in zip(own, compute_point_leads(other), strict=True)])
            for other in self.others
        ]

    def spread(self) -> float:
        """How much the lead on the next best choice differs from game to game (standard deviation)."""
        _, error = min(self.gains())
        return error * math.sqrt(self.best.games)

    def puzzle(self, match: Match, each: AnalysedQuestion) -> Puzzle:
        others = []
        for (gain, error), count in zip(self.gains(), self.others, strict=True):
            parts = [part for part in decompose_difference(self.best, count) if part.id != HOPES and part.points][
                :PARTS
            ]
            format_puzzle_file = [(part.id, round(part.points, ROUNDED), round(part.error, ROUNDED)) for part in parts]
            others.append(
                PuzzleAlternative(
                    match.game.notation(count.action), round(gain, ROUNDED), round(error, ROUNDED), format_puzzle_file
                )
            )
        others.sort(key=lambda other: (other.gain, other.choice))
        text = match.fork(each.at, Dice(0)).record()
        best = match.game.notation(self.best.action)
        return Puzzle(text, each.seat, best, self.best.games, others, each.played == self.best.action)


def _count_wins(
    match: Match, each: AnalysedQuestion, actions: list[int], games: int, effort: PuzzleEffort, dice: Dice
) -> _WinCounts:
    """Worlds and luck of its own, the same for all choices."""
    seat_heuristics = load_seat_heuristics(match.game, match.seats, each.seat)
    own = seat_heuristics[each.seat]
    seat_heuristics[each.seat] = own.with_weights(own.weights, own.value_weights)
    seat_heuristics[each.seat].lookahead_turns = 0  # to the end of the match
    determinizations = sample_completed_worlds(match.game, seat_heuristics, each, effort.determinizations, dice)
    candidates = [CandidateSamples(action) for action in actions]
    sample_lookahead(
        PairedComparison(match.game, seat_heuristics, determinizations, each.seat), candidates, games, dice, NEVER
    )
    return _WinCounts(candidates[0], candidates[1:])


def pick_puzzles(found: Sequence[Sequence[Puzzle]], most: int) -> list[Puzzle]:
    """Pick at most one puzzle per record, of different kinds, preferring those that were missed in the match."""
    left = {number: list(some) for number, some in enumerate(found) if some}
    chosen: dict[int, Puzzle] = {}
    kinds: Counter[str] = Counter()
    while left and len(chosen) < most:
        number, puzzle = min(
            ((number, puzzle) for number, some in left.items() for puzzle in some),
            key=lambda each: (kinds[_find_kind(each[1])], each[1].matched, each[1].others[0].gain, each[0]),
        )
        chosen[number] = puzzle
        kinds[_find_kind(puzzle)] += 1
        del left[number]
    return [chosen[number] for number in sorted(chosen)]


def _find_kind(puzzle: Puzzle) -> str:
    return puzzle.best.partition(" ")[0]


def format_puzzle_file(
    command: str, records: Sequence[str], found: Sequence[Sequence[Puzzle]], most: int, seed: int, effort: PuzzleEffort
) -> str:
    """Format the puzzle file of a game: provenance, then one puzzle per line."""
    match, puzzles = match_from_record(records[0]), pick_puzzles(found, most)
    provenance = {
        "command": command,
        "version": postchaise.__version__,
        "rules": match.game.meta.version,
        "components": match.game.components,
        "engine": compute_engine_digest(match.game, match.seats),
        "records": len(records),
        "of": hashlib.sha256("".join(records).encode()).hexdigest()[:16],
        "seed": seed,
        "effort": asdict(effort),
        "clear": sum(map(len, found)),
        "kept": len(puzzles),
    }
    head = json.dumps({"game": match.game.meta.id, "provenance": provenance}, indent=1)
    lines = ",\n".join(json.dumps(puzzle_to_json(puzzle), ensure_ascii=False) for puzzle in puzzles)
    return f'{head.removesuffix(END)},\n "puzzles": [\n{lines}\n]{END}\n'
