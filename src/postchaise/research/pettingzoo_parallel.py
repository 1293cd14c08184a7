"""PettingZoo parallel environments, in which all agents act at once."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.errors import BadOption, require_extra
from postchaise.kernel.search.batch import list_offered_actions

with require_extra("research"):
    import pettingzoo
    from gymnasium.utils import EzPickle
    from pettingzoo.utils.env_logger import EnvLogger

    from .episode import Episode
    from .pettingzoo_base import ILLEGAL, PettingZooAgents, register_environments

ENDS, NEXT = "ends", "next"  # what an action that is not offered does
Told = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class parallel_env(PettingZooAgents, pettingzoo.ParallelEnv, EzPickle):  # type: ignore[misc]  # its base class says nothing of types
    """A match between agents `player_0`, `player_1`, ... A seed deals the match of `Dice(seed)`.

    The mask of an agent is all zeros while it is not asked, and what it hands in then is not looked at. An action that
    is not offered ends the match with -1 for whoever chose it; with `illegal="next"` the next one that is offered is
    taken in its place, by number, from the first again after the last: so any number is an answer, for agents that
    cannot look at masks. After `max_cycles` everybody is truncated.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: str = "win",
        retractions: bool = False,
        max_cycles: int = 0,
        illegal: str = ENDS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, rewards, retractions, max_cycles, illegal, render_mode, **options)
        if illegal not in (ENDS, NEXT):
            raise BadOption("option-value", option="illegal", value=illegal, expected=f"{ENDS}, {NEXT}")
        self.seat(Episode(game, seats, rewards, retractions, 0, options), render_mode)
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.sitting.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._ask(), {agent: {} for agent in self.agents}

    def _ask(self) -> dict[str, Any]:
        """Everybody who is asked, what they are offered, and what all agents see."""
        game, state = self.sitting.game, self.sitting.state
        self.offers = {
            seat: list_offered_actions(game, state, seat, self.sitting.retractions) for seat in game.actors(state)
        }
        return {
            agent: {
                "observation": self.sitting.observation(seat),
                "action_mask": self.sitting.mask_of(self.offers.get(seat, [])),
            }
            for seat, agent in enumerate(self.agents)
        }

    def step(self, actions: dict[str, int]) -> Told:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        chosen = {seat: self._meant(seat, actions[self.agents[seat]]) for seat in self.offers}
        wrong = [seat for seat, action in chosen.items() if action not in self.offers[seat]]
        if wrong:
            EnvLogger.warn_on_illegal_move()
        else:
            self._play(chosen)
        self.cycles += 1
        over = self.sitting.over or bool(wrong)
        broken = not over and self.cycles == self.max_cycles > 0
        rewards = [ILLEGAL * (seat in wrong) for seat in range(self.sitting.seats)] if wrong else self.sitting.rewards()
        observations, agents = self._ask(), self.agents
        if over or broken:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken),
            {agent: {} for agent in agents},
        )

    def _meant(self, seat: int, action: int) -> int:
        assert self.action_spaces[self.agents[seat]].contains(action), "action is not in action space"
        offers = self.offers[seat]
        if self.illegal == ENDS or action in offers:
            return int(action)
        return next((offer for offer in sorted(offers) if offer > action), min(offers))

    def _play(self, chosen: dict[int, int]) -> None:
        """In turn order. What the choice of another one has made impossible waits: the agent is asked again."""
        game, state, retractions = self.sitting.game, self.sitting.state, self.sitting.retractions
        for seat, action in chosen.items():
            if seat in game.actors(state) and action in list_offered_actions(game, state, seat, retractions):
                self.sitting.answer(action, seat)


register_environments("parallel", pettingzoo.parallel_registry, "postchaise.research.pettingzoo_parallel:parallel_env")
