"""OpenSpiel observers: what a seat sees, as a tensor of floats about 0 to 1 or as text."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .game_tree import MatchSettings


class OpenSpielObserver:
    """Observations with all that a seat knows of the position; with perfect recall, a text for all it has ever seen.

    There is no tensor with perfect recall: a match has no longest length.
    """

    def __init__(self, rules: MatchSettings, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        self.recalls = kind is not None and kind.perfect_recall
        self.scales = np.array(rules.game.observation_scales(rules.seats), np.float32)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.recalls:
            self.tensor = np.zeros(len(self.scales), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            return
        seen = state.node.observation(player)
        if seen:
            np.divide(np.frombuffer(seen, np.uint8), self.scales, out=self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: Any, player: int) -> str:
        """Of an observation, the values that are not 0, by name."""
        node = state.node
        if self.recalls:
            found: str = node.memory(player, state.history()).told(player)
            return found
        names = node.rules.game.observation_names(node.rules.seats)
        return " ".join(f"{name}={value}" for name, value in zip(names, node.observation(player)) if value)
