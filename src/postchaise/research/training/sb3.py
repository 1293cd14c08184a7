"""Our tables and observations in the shape that stable-baselines3 asks for."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from .tables import TrainingMatches


class ScaledObservations(BaseFeaturesExtractor):  # type: ignore[misc]  # it says nothing of its types
    """The bytes of an observation, each divided by its scale."""

    def __init__(self, space: Any, scales: list[int]) -> None:
        super().__init__(space, len(scales))
        self.register_buffer("scales", torch.tensor(scales, dtype=torch.float32))

    def forward(self, observations: Any) -> Any:
        return observations / self.scales


class TrainingVecEnv(VecEnv):  # type: ignore[misc]  # it says nothing of its types
    """Tables, as stable-baselines3 asks for many environments."""

    def __init__(self, tables: TrainingMatches) -> None:
        self.tables = tables
        self.render_mode = None
        count, width = tables.seen.shape
        super().__init__(count, spaces.Box(0, 255, (width,), np.uint8), spaces.Discrete(tables.masks.shape[1]))

    def reset(self) -> Any:
        return self.tables.reset()

    def step_async(self, actions: Any) -> None:
        self.actions = actions.tolist()

    def step_wait(self) -> Any:
        return *self.tables.step(self.actions), [{}] * self.num_envs

    def action_masks(self) -> Any:
        return self.tables.masks

    def env_method(self, name: str, *arguments: Any, indices: Any = None, **named: Any) -> Any:
        return getattr(self, name)(*arguments, **named)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass
