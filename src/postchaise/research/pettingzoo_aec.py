"""Environments of PettingZoo, turn by turn (AEC): one for each title, at every number of seats and with its options.

    from postchaise.research import la_loire_v0

    env = la_loire_v0.env(seats=3, rewards="rank", edition="de")

Importing this module registers all installed games: `pettingzoo.make("aec", "postchaise/la_loire-v0", seats=3)`.
"""

from __future__ import annotations

from typing import Any

from postchaise.kernel.errors import require_extra

with require_extra("research"):
    import pettingzoo
    from gymnasium.utils import EzPickle
    from pettingzoo.utils.env_logger import EnvLogger

    from .episode import Episode
    from .pettingzoo_base import ILLEGAL, PettingZooAgents, register_environments


class raw_env(PettingZooAgents, pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]  # its base class says nothing of types
    """A match between agents `player_0`, `player_1`, ... A seed deals the match of `Dice(seed)`.

    An observation has the bytes of `Game.observe` and the mask of what the agent may choose, all zeros while another
    one is asked. Rewards come at the end: win, rank or margin (`kernel.rewards`). `max_cycles` is the number of
    decisions, of all agents together, after which everybody is truncated.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: str = "win",
        retractions: bool = False,
        max_cycles: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, rewards, retractions, max_cycles, render_mode, **options)
        super().__init__()
        sitting = Episode(game, seats, rewards, retractions, max_cycles, options)
        self.seat(sitting, render_mode, is_parallelizable=False)
        self.agents = self.possible_agents[:]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.started = False

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.sitting.observation(seat), "action_mask": self.sitting.mask(seat)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sitting.deal(seed)
        self.started = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.sitting.asked]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._is_over(agent):
            self._was_dead_step(action)
            return
        sitting = self.sitting
        sitting.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if sitting.over or sitting.truncated:
            self._end(dict(zip(self.possible_agents, sitting.rewards(), strict=True)), sitting.over)
        else:
            self.agent_selection = self.possible_agents[sitting.asked]
        if self.render_mode == "human":
            self.render()

    def _is_over(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _end(self, rewards: dict[str, float], over: bool) -> None:
        """Over, or broken off: everybody hears it."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class env(raw_env):
    """As PettingZoo hands environments out: with its order enforced, its bounds asserted, and an illegal action that
    ends the match with -1 for whoever chose it. It does what three wrappers of PettingZoo do, at once.
    """

    def step(self, action: int | None) -> None:
        if not self.started:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if action is None or action in self.sitting.choices or self._is_over(self.agent_selection):
            super().step(action)
            return
        agent = self.agent_selection
        assert self.action_spaces[agent].contains(action), "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}, True)

    def observe(self, agent: str) -> dict[str, Any]:
        if not self.started:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        if not self.started:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self.started:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


register_environments("aec", pettingzoo.aec_registry, "postchaise.research.pettingzoo_aec:env")
