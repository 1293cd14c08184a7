"""Vectorized Gymnasium environments on `Batch`: a learning agent in one seat of each match, bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from postchaise.bots.levels import BotPlayer
from postchaise.kernel.dice import Dice
from postchaise.kernel.registry import game as find_game

from .batch import Batch, BatchStep
from .gymnasium_env import SEEDS, assign_opponent_levels

Bytes = NDArray[np.uint8]
StepResult = tuple[Bytes, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatEnvs(VectorEnv[Bytes, NDArray[np.int64], Any]):
    """As `SeatEnv`, so many at once. A match that ends is followed by the next in the same step (`SAME_STEP`):
    `final_obs` in the infos is what the learner saw last of those that ended. `action_mask` says what may be chosen;
    if one of the actions may not, nothing happens in any match, and an error says so.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as its base class

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "apprentice",
        rewards: str = "win",
        retractions: bool = False,
        max_decisions: int = 0,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        title = find_game(game)
        count = seats or max(2, title.meta.min_seats)
        self.batch = Batch(
            title,
            count,
            num_envs,
            rewards=rewards,
            retractions=retractions,
            max_decisions=max_decisions,
            **options,
        )
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = render_mode
        self.others = assign_opponent_levels(title.meta.id, count, seat, opponents)
        self.players: list[dict[int, BotPlayer]] = []
        self.batch.lanes.learner = seat
        width = self.batch.lanes.width
        self.single_observation_space = spaces.Box(0, 255, (width,), np.uint8)
        self.single_action_space = spaces.Discrete(len(title.space))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """One seed for all matches; the same gives the same matches against the same bots."""
        if isinstance(seed, list):
            raise gymnasium.error.Error("one seed for all matches, please: a number, not a list")
        super().reset(seed=seed)
        first = seed if seed is not None else int(self.np_random.integers(SEEDS * SEEDS))
        luck = Dice(first + 1)
        self.players = [
            {other: BotPlayer(level, Dice(luck.below(SEEDS) * SEEDS + other)) for other, level in self.others.items()}
            for _ in range(self.num_envs)
        ]
        told = self.batch.reset(first)
        self._wait(told)
        return told.observations.copy(), self._infos(told)

    def step(self, actions: NDArray[np.int64]) -> StepResult:
        told = self.batch.step(actions)
        self._wait(told)
        truncated = self.batch.truncated
        rewards = told.rewards[:, self.seat].copy()
        return told.observations.copy(), rewards, told.done & ~truncated, truncated.copy(), self._infos(told)

    def _wait(self, told: BatchStep) -> None:
        """In every match until the learner is asked. What the bots choose is no step of the learner's."""
        lanes, game, asked = self.batch.lanes, self.batch.game, told.seats
        for lane in np.flatnonzero(asked != self.seat).tolist():
            players = self.players[lane]
            while (seat := int(asked[lane])) != self.seat:
                lanes.move(lane, players[seat].choose(game, lanes.states[lane], seat))

    def _infos(self, told: BatchStep) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": told.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        if self.batch.lanes.finals:
            last = np.full(self.num_envs, None, object)
            for lane, seen in self.batch.lanes.finals.items():
                last[lane] = np.frombuffer(bytearray(seen), np.uint8)
            infos |= {"final_obs": last, "_final_obs": told.done.copy()}
        return infos
