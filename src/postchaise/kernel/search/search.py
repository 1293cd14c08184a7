"""Search for every game, compiled once: choices are compared by rollouts in determinizations.

The result is a ranking. Bots, hints and match analysis are built on it.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, S, State
from postchaise.kernel.native import Ids, vec

from .heuristics import ASK, NEVER, Heuristics, compute_lead

NO_LIMIT: Final = 1_000_000_000
SEEDS: Final = 1 << 30
MASK: Final = 0xFFFFFFFF
PILE_COUNTERS: Final = 64  # piles are hashed to this many draw counters
MAX_DECISIONS: Final = 3000  # per rollout
DEDUPLICATE_AFTER: Final = 3  # rounds after which a candidate without any difference counts as a duplicate
ROUNDS_PER_BLOCK: Final = 4  # candidates are eliminated after each block
ELIMINATION_Z: Final = [-2.0, -0.5, -0.2, 0.0, 0.1, 0.3]  # least gain in standard errors, after 1, 2, ... blocks
TRAILING_Z: Final = 1.5  # standard errors above its gain at which a candidate must still reach the best one
DECISIVE_Z: Final = 4.0  # a single remaining candidate with such a gain ends the search


class CommonRandom(Dice):
    """Common random numbers: one rollout's dice, as far as possible the same for every choice that is compared.

    A single random stream would diverge as soon as two choices draw different things. So each pile has a fixed order
    whenever it is drawn from, and noise restarts with every decision of a turn.
    """

    __slots__ = ("asked", "clock", "decision", "seat", "seed")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed: i64 = self.state
        self.asked: vec[i64] = vec[i64]([0] * PILE_COUNTERS)
        self.clock: i64 = -1
        self.seat: i64 = -1
        self.decision: i64 = 0

    def begin(self, clock: i64, seat: i64) -> None:
        """Start a decision of a seat in a turn."""
        if clock != self.clock or seat != self.seat:
            self.clock, self.seat, self.decision = clock, seat, 0
        self.decision += 1
        self.state = _hash(self.seed, clock * 4099 + seat * 521 + self.decision)

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        return self.draw(vec[i64](counts), total, first)

    def draw(self, counts: vec[i64], total: i64, first: i64 = 0) -> i64:
        """Draw by pile and by how many items are left in it, not by position in a stream."""
        end: i64 = len(counts)
        pile = (total * 61 + first * 7 + end) % PILE_COUNTERS
        self.asked[pile] += 1
        x = _hash(self.seed, (self.asked[pile] * 1021 + total) * 2053 + first * 67 + end)
        left = ((x >> 2) * total) >> 30
        for kind in range(first, end):
            left -= counts[kind]
            if left < 0:
                return kind
        raise IndexError(total)  # the pile is smaller than `total`


def _hash(seed: i64, about: i64) -> i64:
    """Hash two numbers to a 32-bit number other than zero."""
    x: i64 = (seed ^ (about * 0x9E3779B1)) & MASK
    for _ in range(2):
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
        x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    x ^= x >> 15
    return x or 1


class ChoiceCandidate:
    """A choice and the statistics of its rollouts."""

    def __init__(self, action: int, prior: float) -> None:
        self.action: int = action
        self.prior: float = prior  # prior: the score by the heuristics
        self.games: int = 0
        self.lead: float = 0.0  # sums over rollouts: lead over the best opponent
        self.squares: float = 0.0
        self.wins: float = 0.0  # rollouts that ended ahead, ties counting half
        self.gain: float = 0.0  # lead beyond the baseline with the same random numbers
        self.gain_squares: float = 0.0

    def mean(self) -> float:
        return self.lead / self.games if self.games else 0.0

    def error(self) -> float:
        """Return the standard error of the mean lead."""
        return _compute_error(self.games, self.lead, self.squares)

    def mean_gain(self) -> float:
        return self.gain / self.games if self.games else 0.0

    def gain_error(self) -> float:
        """Return the standard error of the gain over the rollout policy's choice, from paired rollouts."""
        return _compute_error(self.games, self.gain, self.gain_squares)


def _compute_error(n: int, total: float, squares: float) -> float:
    if n < 2:
        return math.inf
    mean = total / n
    return math.sqrt(max(0.0, squares / n - mean * mean) / (n - 1))


def play_random(game: Game[S], state: S, dice: Dice, limit: int = NO_LIMIT) -> int:
    """Play random legal actions on `state` in place, until the end or for `limit` decisions; return how many."""
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
    game: Game[Any], seat_heuristics: list[Heuristics[Any]], state: State, dice: Dice, until: int = NO_LIMIT
) -> int:
    """Play each seat's rollout policy on `state` in place, until turn `until` begins; return how many decisions."""
    n = 0
    first = seat_heuristics[0]
    common_random: CommonRandom | None = dice if isinstance(dice, CommonRandom) else None
    while n < MAX_DECISIONS:
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
) -> list[ChoiceCandidate]:
    """Return the choices worth trying, the best score first."""
    ids = heuristics.candidates(game, state, seat, game.legal(state, seat))
    scores = heuristics.move_scores(game, state, seat, ids)
    candidates = [ChoiceCandidate(ids[i], scores[i]) for i in range(len(ids))]
    candidates.sort(key=_compute_prior, reverse=True)
    possible = [candidate for candidate in candidates if candidate.prior > NEVER]
    return (possible or candidates)[:most]


def _compute_prior(candidate: ChoiceCandidate) -> float:
    return candidate.prior


def _compute_gain(candidate: ChoiceCandidate) -> float:
    return candidate.mean_gain()


def rank_choices(
    game: Game[Any],
    seat_heuristics: list[Heuristics[Any]],
    determinizations: list[State],
    seat: int,
    rollouts: int,
    dice: Dice,
    deadline: float = math.inf,
    followup: int = 0,
    breadth: int = 0,
) -> list[ChoiceCandidate]:
    """Rank the choices worth considering, the best first, by paired rollouts.

    All of them meet the same determinizations and random numbers.

    `seat_heuristics` has one entry per seat; the searching seat's own one sets the search parameters. The first
    candidate is the rollout policy's choice. It is tried in every round; a candidate that falls behind it, or far
    behind the best one, is eliminated, so that rollouts go to open questions. Another candidate ranks above it only if
    it gains more than `min_z` standard errors. `rollouts` is the budget, so results are reproducible; the deadline
    (`time.monotonic`) only cuts it short. `followup` rollouts are spent on each later choice of the same turn, which
    the rollout policy makes otherwise. `breadth` limits the number of candidates; 0 takes the limit of the heuristics.
    """
    heuristics = seat_heuristics[seat]
    candidates = select_candidates(game, heuristics, determinizations[0], seat, breadth or heuristics.max_candidates)
    if len(candidates) == 1 or rollouts == 0:
        return candidates
    baseline = candidates[0]
    left = candidates[1:]
    rounds = max(1, rollouts * 2 // 5)
    number = spent = 0
    while left and number < rounds and (number == 0 or spent + len(left) < rollouts):
        seed, world = dice.below(SEEDS), determinizations[number % len(determinizations)]
        base = _run_rollout(
            game, seat_heuristics, world, seat, baseline, CommonRandom(seed), 0.0, True, deadline, followup
        )
        for candidate in left:
            _run_rollout(
                game, seat_heuristics, world, seat, candidate, CommonRandom(seed), base, False, deadline, followup
            )
        number += 1
        spent += 1 + len(left)
        if time.monotonic() > deadline:
            break
        if number == DEDUPLICATE_AFTER:
            left = [candidate for candidate in left if candidate.gain_squares > 0.0]
        if number % ROUNDS_PER_BLOCK == 0:
            left = _still_competitive(
                left, ELIMINATION_Z[min(number // ROUNDS_PER_BLOCK, len(ELIMINATION_Z)) - 1], number > ROUNDS_PER_BLOCK
            )
            if len(left) == 1 and number > ROUNDS_PER_BLOCK and left[0].mean_gain() > DECISIVE_Z * left[0].gain_error():
                break
    return _order_by_gain(candidates, left, baseline, heuristics.min_z)


def _still_competitive(candidates: list[ChoiceCandidate], fallen: float, beside: bool) -> list[ChoiceCandidate]:
    """Return the candidates that may still beat the first one and, after the first blocks, the best of them."""
    best = -math.inf
    for candidate in candidates:
        if beside:
            best = max(0.0, max(best, candidate.mean_gain()))
    kept: list[ChoiceCandidate] = []
    for candidate in candidates:
        gain, error = candidate.mean_gain(), candidate.gain_error()
        if gain > fallen * error and gain + TRAILING_Z * error >= best:
            kept.append(candidate)
    return kept


def _run_rollout(
    game: Game[Any],
    seat_heuristics: list[Heuristics[Any]],
    world: State,
    seat: int,
    candidate: ChoiceCandidate,
    common_random: CommonRandom,
    base: float,
    is_baseline: bool,
    deadline: float,
    followup: int,
) -> float:
    """Run one rollout of a candidate; return the lead of the first candidate, which runs first in every round."""
    heuristics = seat_heuristics[seat]
    state = world.copy()
    clock = heuristics.turns_begun(game, state)
    until = clock + heuristics.lookahead_turns if heuristics.lookahead_turns else NO_LIMIT
    common_random.begin(clock, seat)
    game.step(state, seat, candidate.action, common_random, None)
    if followup:
        _finish_turn(game, seat_heuristics, state, seat, common_random, deadline, followup)
    play_rollout(game, seat_heuristics, state, common_random, until)
    lead = compute_lead(heuristics.estimate(game, state), seat)
    candidate.games += 1
    candidate.lead += lead
    candidate.squares += lead * lead
    candidate.wins += 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
    if is_baseline:
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
    """Play the rest of the own turn with a short search per choice."""
    heuristics = seat_heuristics[seat]
    turn = heuristics.turns_begun(game, state)
    for _ in range(MAX_DECISIONS):
        if game.actor(state) != seat or heuristics.turns_begun(game, state) != turn or time.monotonic() > deadline:
            return
        game.step(
            state,
            seat,
            rank_choices(game, seat_heuristics, [state], seat, rollouts, dice, deadline)[0].action,
            dice,
            None,
        )


def _order_by_gain(
    candidates: list[ChoiceCandidate], left: list[ChoiceCandidate], baseline: ChoiceCandidate, sure: float
) -> list[ChoiceCandidate]:
    """Sort by gain. The first candidate stays ahead of all that are not significantly better or were eliminated."""
    better: list[ChoiceCandidate] = []
    rest: list[ChoiceCandidate] = []
    for candidate in candidates:
        if candidate is not baseline:
            gain = candidate.mean_gain()
            ahead = candidate in left and gain > 0.0 and (sure == 0.0 or gain > sure * candidate.gain_error())
            (better if ahead else rest).append(candidate)
    better.sort(key=_compute_gain, reverse=True)
    rest.sort(key=_compute_gain, reverse=True)
    return [*better, baseline, *rest]
