"""Gymnasium environments: a learning agent in one seat, bots of any level in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from postchaise.bots.levels import BotPlayer, find_level_for_match
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadSeats, require_extra
from postchaise.kernel.registry import titles

with require_extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray

    from .episode import Episode

ILLEGAL = -1.0  # the reward for an action that is not offered; it ends the match, as in PettingZoo
SEEDS = 1 << 30


def format_environment_id(game: str) -> str:
    """What Gymnasium calls a title."""
    return f"postchaise/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def assign_opponent_levels(game: str, seats: int, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """The levels of the other seats, in turn order; refused if there is no such seat, level or number of them."""
    if not 0 <= seat < seats:
        raise BadSeats("seat-unknown", game=game, seat=seat + 1, seats=seats)
    levels = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(levels) != seats - 1:
        raise BadSeats("opponents-count", wanted=seats - 1, given=len(levels))
    return {(seat + 1 + i) % seats: find_level_for_match(level, game, seats).id for i, level in enumerate(levels)}


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64], EzPickle):
    """One seat of a match; `opponents` is a level for all other seats, or one for each of them in turn order.

    A seed deals the match of `Dice(seed)`, and the same bots with the same luck. `action_masks()` tells what may be
    chosen, as sb3-contrib asks for it; so does `action_mask` in the infos, for `action_space.sample`.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # as its base class

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "apprentice",
        rewards: str = "win",
        retractions: bool = False,
        max_decisions: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, seat, opponents, rewards, retractions, max_decisions, render_mode, **options
        )
        self.render_mode = render_mode
        self.sitting = Episode(game, seats, rewards, retractions, max_decisions, options)
        count = self.sitting.seats
        self.seat = seat
        self.others = assign_opponent_levels(self.sitting.game.meta.id, count, seat, opponents)
        self.players: dict[int, BotPlayer] = {}
        self.observation_space = spaces.Box(0, 255, (self.sitting.width,), np.uint8)
        self.action_space = spaces.Discrete(len(self.sitting.game.space))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        dice = self.sitting.deal(seed)
        if seed is not None or not self.players:
            luck = Dice(seed) if seed is not None else dice.copy()
            self.players = {
                other: BotPlayer(level, Dice(luck.below(SEEDS) * SEEDS + other)) for other, level in self.others.items()
            }
        self._wait()
        return self.sitting.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        sitting = self.sitting
        if int(action) not in sitting.choices:
            observation, info = sitting.observation(self.seat), self._info()
            return observation, ILLEGAL, True, False, {**info, "illegal": int(action)}
        sitting.play(int(action))
        self._wait()
        if self.render_mode == "human":
            self.render()
        reward = sitting.rewards()[self.seat]
        return sitting.observation(self.seat), reward, sitting.over, sitting.truncated, self._info()

    def _wait(self) -> None:
        """Let the bots play until the agent must act or the match ends."""
        sitting = self.sitting
        while not sitting.over and sitting.asked != self.seat and not sitting.truncated:
            sitting.answer(self.players[sitting.asked].choose(sitting.game, sitting.state, sitting.asked))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.sitting.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        return self.sitting.mask(self.seat).view(np.bool_)

    def render(self) -> str | None:
        """The table in words: printed, or given back as text."""
        if self.render_mode == "human":
            print(self.sitting.board())
            return None
        return self.sitting.board() if self.render_mode == "ansi" else None


def register_environments() -> None:
    for game in titles():
        if format_environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                format_environment_id(game),
                "postchaise.research.gymnasium_env:SeatEnv",
                vector_entry_point="postchaise.research.gymnasium_vector:SeatEnvs",
                kwargs={"game": game},
            )


register_environments()
