"""Vectorized matches for training: the agent sits in one seat of each, bots in the others."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from postchaise.bots.levels import BotPlayer
from postchaise.kernel.dice import Dice
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.batch import list_offered_actions
from postchaise.research.gymnasium_env import assign_opponent_levels

from .examples import SEEDS, compute_point_lead, compute_result, squash_lead

Seen = NDArray[np.uint8]


class TrainingMatches:
    """So many of them; the learner sits in every seat equally often. Their matches follow from the seed."""

    def __init__(self, game: str, seats: int, opponent: str, count: int, seed: int) -> None:
        self.game = find_game(game)
        self.seats = seats
        self.options = self.game.meta.resolve(seats, {})
        self.mine = [table % seats for table in range(count)]
        self.dice = [Dice(seed + table) for table in range(count)]
        self.players = [
            {
                seat: BotPlayer(level, Dice((seed + table) * SEEDS + seat))
                for seat, level in assign_opponent_levels(game, seats, self.mine[table], opponent).items()
            }
            for table in range(count)
        ]
        self.states: list[Any] = [None] * count
        self.leads = [0.0] * count
        self.seen = np.zeros((count, len(self.game.observation_layout(seats))), np.uint8)
        self.masks = np.zeros((count, len(self.game.space)), np.bool_)

    def reset(self) -> Seen:
        for table in range(len(self.states)):
            self._deal(table)
        return self.seen.copy()

    def step(self, actions: list[int]) -> tuple[Seen, NDArray[np.float32], NDArray[np.bool_]]:
        """What is seen at each table, the reward, and whether the match has ended and the next one begun."""
        rewards, done = np.zeros(len(actions), np.float32), np.zeros(len(actions), np.bool_)
        for table, action in enumerate(actions):
            before, state, seat = self.leads[table], self.states[table], self.mine[table]
            self.game.step(state, seat, action, self.dice[table], None)
            done[table] = not self._asked(table)
            won = compute_result(self.game, state, seat) if done[table] else 0.0
            rewards[table] = squash_lead(self.leads[table]) - squash_lead(before) + won
            if done[table]:
                self._deal(table)
        return self.seen.copy(), rewards, done

    def _deal(self, table: int) -> None:
        self.states[table] = self.game.setup(self.seats, self.options, self.dice[table])
        self._asked(table)

    def _asked(self, table: int) -> bool:
        """Plays on until the learner has a choice, and shows it; False at the end of the match."""
        game, state, mine, dice = self.game, self.states[table], self.mine[table], self.dice[table]
        players = self.players[table]
        while (seat := game.actor(state)) >= 0:
            if seat != mine:
                game.step(state, seat, players[seat].choose(game, state, seat), dice, None)
                continue
            choices = list_offered_actions(game, state, seat, False)
            if len(choices) > 1:
                self.seen[table] = np.frombuffer(game.observe(state, seat), np.uint8)
                self.masks[table] = False
                self.masks[table, choices] = True
                break
            game.step(state, seat, choices[0], dice, None)
        self.leads[table] = compute_point_lead(game, state, mine)
        return seat >= 0
