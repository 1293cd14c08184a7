"""Many matches at once, as numpy arrays that are updated in place."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postchaise.kernel.game import Game
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.batch import ParallelMatches, check_reward_kind


class BatchStep(NamedTuple):
    """What every match says after a step; the arrays are the same in every step, and are overwritten by the next."""

    seats: NDArray[np.uint8]  # [n]: who is asked
    observations: NDArray[np.uint8]  # [n, F]: what that seat can know; `Game.observation_names` says what is where
    masks: NDArray[np.int8]  # [n, A]: 1 for what it may choose
    rewards: NDArray[np.float32]  # [n, seats]: of the match that ended, 0 while it goes on
    done: NDArray[np.bool_]  # [n]: a match ended, and the next has been dealt


class Batch:
    """Vectorized matches of a game, one decision each per step. A match that ends is followed by a new deal.

    `rewards` is win, rank or margin (`kernel.search.batch.compute_rewards`).
    Retractions are legal only with `retractions`.
    A match that reaches `max_decisions` is truncated without a reward; `done` and `truncated` say so.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int,
        n: int,
        *,
        rewards: str = "win",
        retractions: bool = False,
        max_decisions: int = 0,
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        resolved = self.game.meta.resolve(seats, options)
        self.lanes = ParallelMatches(
            self.game, seats, n, resolved, check_reward_kind(rewards), retractions, max_decisions
        )
        lanes = self.lanes
        self.truncated: NDArray[np.bool_] = np.frombuffer(lanes.truncated, np.bool_)
        self._told = BatchStep(
            np.frombuffer(lanes.asked, np.uint8),
            np.frombuffer(lanes.observations, np.uint8).reshape(n, lanes.width),
            np.frombuffer(memoryview(lanes.masks), np.int8).reshape(n, lanes.size),
            np.frombuffer(lanes.rewards, np.float32).reshape(n, seats),
            np.frombuffer(lanes.done, np.bool_),
        )

    def reset(self, seed: int = 0) -> BatchStep:
        """Deal all matches. The same seed and actions give the same matches in every build."""
        self.lanes.reset(seed)
        return self._told

    def step(self, actions: Any) -> BatchStep:
        """Take one action per match, as an array or a list. If any is illegal, no match advances."""
        self.lanes.step(np.asarray(actions).tolist())
        return self._told
