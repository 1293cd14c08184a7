"""Matches of a teacher as examples for imitation learning, and the strength of a policy."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import tanh
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postchaise.bots.levels import BotPlayer
from postchaise.bots.network import Network
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.batch import list_offered_actions
from postchaise.kernel.search.heuristics import compute_lead

SEEDS = 1 << 30
POINTS = 10.0  # a lead of so many points is worth three quarters of the victory
Chooser = Callable[[Any, int], int]  # state and seat to action


class ExampleTask(NamedTuple):
    """One match to learn from; it travels between processes."""

    game: str
    seats: int
    teacher: str
    opponent: str
    seat: int
    seed: int


class TeacherExamples(NamedTuple):
    """Decisions of the teacher's: what it knew, what it could choose, what it chose, and what came of it."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    gains: NDArray[np.float32]  # what the lead was worth at the end, beyond what it was worth there
    won: NDArray[np.float32]  # 1 or -1, or 0


def collect_examples(task: ExampleTask) -> TeacherExamples:
    """The teacher against the opponent: its decisions that were decisions."""
    game = find_game(task.game)
    players = [BotPlayer(task.opponent, Dice(task.seed * SEEDS + seat)) for seat in range(task.seats)]
    players[task.seat] = BotPlayer(task.teacher, Dice(task.seed * SEEDS + task.seat))
    met: list[tuple[bytes, list[int], int, float]] = []

    def choose(state: Any, seat: int) -> int:
        action = players[seat].choose(game, state, seat)
        if seat == task.seat:
            choices = list_offered_actions(game, state, seat, False)
            if len(choices) > 1 and action in choices:
                met.append((game.observe(state, seat), choices, action, compute_point_lead(game, state, seat)))
        return action

    final = play_match(game, task.seats, task.seed, choose)
    masks = np.zeros((len(met), len(game.space)), np.bool_)
    for row, (_, choices, _, _) in enumerate(met):
        masks[row, choices] = True
    last = squash_lead(compute_point_lead(game, final, task.seat))
    return TeacherExamples(
        np.frombuffer(b"".join(seen for seen, _, _, _ in met), np.uint8).reshape(len(met), -1),
        masks,
        np.array([action for _, _, action, _ in met], np.int64),
        np.array([last - squash_lead(then) for _, _, _, then in met], np.float32),
        np.full(len(met), compute_result(game, final, task.seat), np.float32),
    )


def collect_examples_timed(task: ExampleTask) -> tuple[TeacherExamples, float]:
    """A match, and the seconds of the processor it took."""
    start = time.process_time()
    return collect_examples(task), time.process_time() - start


def play_match(game: Game[Any], seats: int, seed: int, choose: Chooser) -> Any:
    """The last position of a match."""
    dice = Dice(seed)
    state = game.new(seats, dice)
    while (seat := game.actor(state)) >= 0:
        game.step(state, seat, choose(state, seat), dice, None)
    return state


def compute_point_lead(game: Game[Any], state: Any, seat: int) -> float:
    """Points ahead of the best other seat."""
    return compute_lead([float(each) for each in game.points(state)], seat)


def squash_lead(compute_lead: float) -> float:
    """Of a lead in points: what makes it larger than it must be to win brings next to nothing."""
    return tanh(compute_lead / POINTS)


def compute_result(game: Game[Any], state: Any, seat: int) -> float:
    """1 for a victory, 0 for a shared one, -1 for everything else."""
    places = game.ranking(state)
    if places[seat] > 1:
        return -1.0
    return 1.0 if places.count(1) == 1 else 0.0


def measure_strength(network: Network, opponent: str, deals: int, seed: int) -> tuple[float, float]:
    """The share of victories (a shared one counts half) and the mean lead, on so many deals from every seat."""
    game = find_game(network.game)
    shares, leads = [], []
    for deal, seat in _sittings(deals, network.seats):
        others = [BotPlayer(opponent, Dice((seed + deal) * SEEDS + other)) for other in range(network.seats)]

        def choose(state: Any, asked: int, seat: int = seat, others: list[BotPlayer] = others) -> int:
            if asked != seat:
                return others[asked].choose(game, state, asked)
            return network.best(game.observe(state, asked), list_offered_actions(game, state, asked, False))

        final = play_match(game, network.seats, seed + deal, choose)
        shares.append((1 + compute_result(game, final, seat)) / 2)
        leads.append(compute_point_lead(game, final, seat))
    return sum(shares) / len(shares), sum(leads) / len(leads)


def _sittings(deals: int, seats: int) -> Iterator[tuple[int, int]]:
    return ((deal, seat) for deal in range(deals) for seat in range(seats))
