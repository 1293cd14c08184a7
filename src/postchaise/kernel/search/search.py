"""Thinking for every game, compiled once: choices are tried out in imagined worlds, played on by habit.

What it gives is a ranking, of which bots, hints and the analysis of a match are made.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, S, State
from postchaise.kernel.native import Ids, vec

from .heuristics import ASK, NEVER, Heuristics, margin

FOREVER: Final = 1_000_000_000
SEEDS: Final = 1 << 30
MASK: Final = 0xFFFFFFFF
PILES: Final = 64  # whose asking is counted apart
LONG: Final = 3000  # decisions after which a rollout is broken off, wherever it is
SAME: Final = 3  # rounds after which a choice that never made a difference is taken for another way to the same end
BLOCK: Final = 4  # rounds of rollouts after which choices are given up:
FALLEN: Final = [-2.0, -0.5, -0.2, 0.0, 0.1, 0.3]  # that gain less than so many standard errors, after 1, 2... blocks
BEHIND: Final = 1.5  # or whose gain with so many standard errors is still below that of the best;
CLEAR: Final = 4.0  # and a choice alone that gains so many needs no further proof


class CommonRandom(Dice):
    """The luck of one imagined game, as far as possible the same for every choice that is tried in it.

    One stream of chance would be another one for all that follows as soon as two choices ask for different things. So
    piles lie in one order, whenever somebody draws from them, and whims begin anew with every decision of a turn.
    """

    __slots__ = ("asked", "clock", "decision", "seat", "seed")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed: i64 = self.state
        self.asked: vec[i64] = vec[i64]([0] * PILES)
        self.clock: i64 = -1
        self.seat: i64 = -1
        self.decision: i64 = 0

    def begin(self, clock: i64, seat: i64) -> None:
        """A decision of a seat in a turn."""
        if clock != self.clock or seat != self.seat:
            self.clock, self.seat, self.decision = clock, seat, 0
        self.decision += 1
        self.state = _mixed(self.seed, clock * 4099 + seat * 521 + self.decision)

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        return self.draw(vec[i64](counts), total, first)

    def draw(self, counts: vec[i64], total: i64, first: i64 = 0) -> i64:
        """What lies there depends on the pile and on how many are left in it."""
        end: i64 = len(counts)
        pile = (total * 61 + first * 7 + end) % PILES
        self.asked[pile] += 1
        x = _mixed(self.seed, (self.asked[pile] * 1021 + total) * 2053 + first * 67 + end)
        left = ((x >> 2) * total) >> 30
        for kind in range(first, end):
            left -= counts[kind]
            if left < 0:
                return kind
        raise IndexError(total)  # there are not so many things


def _mixed(seed: i64, about: i64) -> i64:
    """A number of 32 bits, never zero, of two others."""
    x: i64 = (seed ^ (about * 0x9E3779B1)) & MASK
    for _ in range(2):
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
        x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    x ^= x >> 15
    return x or 1


class Candidate:
    """A choice and how its rollouts went."""

    def __init__(self, action: int, score: float) -> None:
        self.action: int = action
        self.score: float = score  # how much habit likes it
        self.games: int = 0
        self.lead: float = 0.0  # sums over its games: lead over the best rival,
        self.squares: float = 0.0
        self.wins: float = 0.0  # matches ahead at the end of the rollout,
        self.gain: float = 0.0  # lead beyond that of habit's choice with the same luck, and its squares
        self.gain_squares: float = 0.0

    def mean(self) -> float:
        return self.lead / self.games if self.games else 0.0

    def error(self) -> float:
        """The standard error of the mean lead."""
        return _error(self.games, self.lead, self.squares)

    def mean_gain(self) -> float:
        return self.gain / self.games if self.games else 0.0

    def gain_error(self) -> float:
        """The standard error of the gain over habit's choice: luck was the same for both."""
        return _error(self.games, self.gain, self.gain_squares)


def _error(n: int, total: float, squares: float) -> float:
    if n < 2:
        return math.inf
    mean = total / n
    return math.sqrt(max(0.0, squares / n - mean * mean) / (n - 1))


def play_random(game: Game[S], state: S, dice: Dice, limit: int = FOREVER) -> int:
    """Plays random legal actions on `state` itself, until the end or `limit` decisions; returns how many."""
    n = 0
    ids = Ids()
    while n < limit:
        seat = game.actor(state)
        if seat < 0:
            break
        ids.clear()
        game.append_legal(state, seat, ids)
        game.step(state, seat, ids[dice.below(len(ids))], dice, None)
        n += 1
    return n


def play_rollout(
    game: Game[Any], seat_heuristics: list[Heuristics[Any]], state: State, dice: Dice, until: int = FOREVER
) -> int:
    """Plays on by the habits of each seat's guide, on `state` itself, until a turn `until` begins; returns how many."""
    n = 0
    first = seat_heuristics[0]
    common_random: CommonRandom | None = dice if isinstance(dice, CommonRandom) else None
    while n < LONG:
        seat = game.actor(state)
        if seat < 0:
            break
        clock = first.turns_begun(game, state)
        if clock >= until:
            break
        if common_random is not None:
            common_random.begin(clock, seat)
        heuristics = seat_heuristics[seat]
        action = heuristics.fast_action(game, state, seat, dice)
        if action == ASK:
            ids = game.legal(state, seat)
            if len(ids) > 1:
                ids = heuristics.candidates(game, state, seat, ids)
            action = ids[0] if len(ids) == 1 else heuristics.rollout_action(game, state, seat, ids, dice)
        game.step(state, seat, action, dice, None)
        n += 1
    return n


def select_candidates(
    game: Game[Any], heuristics: Heuristics[Any], state: State, seat: int, most: int
) -> list[Candidate]:
    """The choices worth trying, the one that habit likes best first."""
    ids = heuristics.candidates(game, state, seat, game.legal(state, seat))
    scores = heuristics.move_scores(game, state, seat, ids)
    candidates = [Candidate(ids[i], scores[i]) for i in range(len(ids))]
    candidates.sort(key=_liking, reverse=True)
    possible = [candidate for candidate in candidates if candidate.score > NEVER]
    return (possible or candidates)[:most]


def _liking(candidate: Candidate) -> float:
    return candidate.score


def _gain(candidate: Candidate) -> float:
    return candidate.mean_gain()


def rank(
    game: Game[Any],
    seat_heuristics: list[Heuristics[Any]],
    determinizations: list[State],
    seat: int,
    rollouts: int,
    dice: Dice,
    deadline: float = math.inf,
    followup: int = 0,
    breadth: int = 0,
) -> list[Candidate]:
    """All choices worth a thought, the best first. Every choice meets the same worlds and the same luck.

    `guides` has one for each seat; the thinker's own says how it thinks. A race: habit's choice is tried every round,
    and whatever falls behind it, or far behind the best, is given up, so that the rollouts go to what is open. Another
    choice comes before habit's only when the difference is more than `sure` standard errors. `rollouts` is what it may
    take at most, so that it can be repeated; the deadline, on the clock of `time.monotonic`, only cuts it short.
    `followup`: so many rollouts for each further choice of the same turn, which is otherwise made by habit too.
    `breadth`: so many choices are tried out, if not as many as the heuristics says.
    """
    heuristics = seat_heuristics[seat]
    candidates = select_candidates(game, heuristics, determinizations[0], seat, breadth or heuristics.max_candidates)
    if len(candidates) == 1 or rollouts == 0:
        return candidates
    habit = candidates[0]
    left = candidates[1:]
    rounds = max(1, rollouts * 2 // 5)
    number = spent = 0
    while left and number < rounds and (number == 0 or spent + len(left) < rollouts):
        seed, world = dice.below(SEEDS), determinizations[number % len(determinizations)]
        base = _try(game, seat_heuristics, world, seat, habit, CommonRandom(seed), 0.0, True, deadline, followup)
        for candidate in left:
            _try(game, seat_heuristics, world, seat, candidate, CommonRandom(seed), base, False, deadline, followup)
        number += 1
        spent += 1 + len(left)
        if time.monotonic() > deadline:
            break
        if number == SAME:
            left = [candidate for candidate in left if candidate.gain_squares > 0.0]
        if number % BLOCK == 0:
            left = _in_the_race(left, FALLEN[min(number // BLOCK, len(FALLEN)) - 1], number > BLOCK)
            if len(left) == 1 and number > BLOCK and left[0].mean_gain() > CLEAR * left[0].gain_error():
                break
    return _sorted(candidates, left, habit, heuristics.min_z)


def _in_the_race(candidates: list[Candidate], fallen: float, beside: bool) -> list[Candidate]:
    """Those that may still prove better than habit's choice and, where it is not too early, than the best of them."""
    best = -math.inf
    for candidate in candidates:
        if beside:
            best = max(0.0, max(best, candidate.mean_gain()))
    kept: list[Candidate] = []
    for candidate in candidates:
        gain, error = candidate.mean_gain(), candidate.gain_error()
        if gain > fallen * error and gain + BEHIND * error >= best:
            kept.append(candidate)
    return kept


def _try(
    game: Game[Any],
    seat_heuristics: list[Heuristics[Any]],
    world: State,
    seat: int,
    candidate: Candidate,
    common_random: CommonRandom,
    base: float,
    is_habit: bool,
    deadline: float,
    followup: int,
) -> float:
    """One rollout of a choice. Returns the lead of habit's choice, which is tried first in every round."""
    heuristics = seat_heuristics[seat]
    state = world.copy()
    clock = heuristics.turns_begun(game, state)
    until = clock + heuristics.lookahead_turns if heuristics.lookahead_turns else FOREVER
    common_random.begin(clock, seat)
    game.step(state, seat, candidate.action, common_random, None)
    if followup:
        _finish_turn(game, seat_heuristics, state, seat, common_random, deadline, followup)
    play_rollout(game, seat_heuristics, state, common_random, until)
    lead = margin(heuristics.estimate(game, state), seat)
    candidate.games += 1
    candidate.lead += lead
    candidate.squares += lead * lead
    candidate.wins += 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
    if is_habit:
        return lead
    candidate.gain += lead - base
    candidate.gain_squares += (lead - base) * (lead - base)
    return base


def _finish_turn(
    game: Game[Any],
    seat_heuristics: list[Heuristics[Any]],
    state: State,
    seat: int,
    dice: Dice,
    deadline: float,
    rollouts: int,
) -> None:
    """The rest of the own turn, each choice by a short search: what is begun is worth what one can make of it."""
    heuristics = seat_heuristics[seat]
    turn = heuristics.turns_begun(game, state)
    for _ in range(LONG):
        if game.actor(state) != seat or heuristics.turns_begun(game, state) != turn or time.monotonic() > deadline:
            return
        game.step(
            state, seat, rank(game, seat_heuristics, [state], seat, rollouts, dice, deadline)[0].action, dice, None
        )


def _sorted(candidates: list[Candidate], left: list[Candidate], habit: Candidate, sure: float) -> list[Candidate]:
    """Those that were tried to the end first, by what they gain; habit's choice before all that are not sure."""
    better: list[Candidate] = []
    rest: list[Candidate] = []
    for candidate in candidates:
        if candidate is not habit:
            gain = candidate.mean_gain()
            ahead = candidate in left and gain > 0.0 and (sure == 0.0 or gain > sure * candidate.gain_error())
            (better if ahead else rest).append(candidate)
    better.sort(key=_gain, reverse=True)
    rest.sort(key=_gain, reverse=True)
    return [*better, habit, *rest]
