"""What both kinds of PettingZoo environment have in common: agents with their spaces, the table in words, the names."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.errors import require_extra
from postchaise.kernel.registry import titles

with require_extra("research"):
    import gymnasium
    import numpy as np
    import pettingzoo
    from gymnasium import spaces

    from .episode import Episode

ILLEGAL = -1.0  # the reward for an action that is not offered


def format_environment_name(game: str) -> str:
    """What PettingZoo calls a title."""
    return f"{game.replace('-', '_')}_v0"


class PettingZooAgents:
    """One `player_0`, `player_1`, ... for each seat of a sitting."""

    sitting: Episode
    render_mode: str | None

    def seat(self, sitting: Episode, render_mode: str | None, **metadata: Any) -> None:
        self.sitting = sitting
        self.render_mode = render_mode
        title = format_environment_name(sitting.game.meta.id)
        self.metadata = {"name": title, "render_modes": ["human", "ansi"], "render_fps": 1, **metadata}
        self.possible_agents = [f"player_{seat}" for seat in range(sitting.seats)]
        self.action_spaces = {agent: spaces.Discrete(sitting.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: _seen(sitting) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table in words: printed, or given back as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render without a render mode: give render_mode='ansi' or 'human'.")
            return None
        if self.render_mode == "human":
            print(self.sitting.board())
            return None
        return self.sitting.board()

    def close(self) -> None:
        pass


def _seen(sitting: Episode) -> spaces.Dict:
    """The bytes of `Game.observe`, and a 1 for everything that may be chosen."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (sitting.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (sitting.actions,), np.int8),
        }
    )


def register_environments(kind: str, registry: Any, entry: str) -> None:
    """All installed games, by PettingZoo's own names."""
    for game in titles():
        id = f"postchaise/{format_environment_name(game)}"
        if registry.get(id.replace("_v0", "-v0")) is None:
            pettingzoo.register(kind, id, entry_point=entry, kwargs={"game": game})
