"""One match as the PettingZoo and Gymnasium environments play it."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postchaise.i18n import Translator, text_board
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import IllegalAction, PostchaiseError
from postchaise.kernel.game import SPECTATOR, Game, State
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.search.batch import check_reward_kind, compute_rewards, list_offered_actions

COLUMNS = 100  # of the board in words


class Episode:
    """A match, and the next ones with the same settings. `max_decisions` truncates it; 0 means never."""

    state: State
    choices: list[int]  # of the seat that is asked

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None,
        rewards: str,
        retractions: bool,
        max_decisions: int,
        options: dict[str, Any],
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.meta.seats(seats or max(2, self.game.meta.min_seats))
        self.options = self.game.meta.resolve(self.seats, options)
        self.reward = check_reward_kind(rewards)
        self.retractions = retractions
        self.max_decisions = max_decisions
        self.width = len(self.game.observation_layout(self.seats))
        self.actions = len(self.game.space)
        self.dice: Dice | None = None

    def deal(self, seed: int | None) -> Dice:
        """Deal the match of `Dice(seed)`, or without a seed the next match of the same dice."""
        if seed is not None:
            self.dice = Dice(seed)
        elif self.dice is None:
            self.dice = Dice(secrets.randbits(60))
        self.state = self.game.setup(self.seats, self.options, self.dice)
        self.decisions = 0
        self._ask()
        return self.dice

    def _ask(self) -> None:
        self.asked = self.game.actor(self.state)
        self.over = self.asked < 0
        self.truncated = not self.over and self.decisions == self.max_decisions > 0
        self.choices = [] if self.over else list_offered_actions(self.game, self.state, self.asked, self.retractions)

    def play(self, action: int) -> None:
        """Apply an action of the seat to act. An illegal action raises and changes nothing."""
        if action not in self.choices:
            reason = self.game.why_not(self.state, self.asked, action)
            if reason is not None:
                raise IllegalAction(reason, self.game.meta.id)
            raise PostchaiseError("batch-masked", match=0, action=action)
        self.answer(action)

    def answer(self, action: int, seat: int | None = None) -> None:
        """The same for a bot, which takes back its own steps if it likes; or for another seat that is asked, too."""
        assert self.dice is not None
        self.game.step(self.state, self.asked if seat is None else seat, action, self.dice, None)
        self.decisions += 1
        self._ask()

    def rewards(self) -> list[float]:
        """Return the rewards of a finished match; zeros while it goes on or if it was truncated."""
        return compute_rewards(self.game, self.state, self.reward) if self.over else [0.0] * self.seats

    def observation(self, seat: int) -> NDArray[np.uint8]:
        return np.frombuffer(bytearray(self.game.observe(self.state, seat)), np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of the seat; all 0 when another seat must act."""
        return self.mask_of(self.choices if seat == self.asked else [])

    def mask_of(self, choices: list[int]) -> NDArray[np.int8]:
        found = bytearray(self.actions)
        for action in choices:
            found[action] = 1
        return np.frombuffer(found, np.int8)

    def board(self) -> str:
        """Return the table as text, as a spectator sees it."""
        id = self.game.meta.id
        words = Translator("en", id, [f"player_{seat}" for seat in range(self.seats)])
        lines = text_board.render_text_board(id, self.game.view(self.state, SPECTATOR), words, COLUMNS)
        return "\n".join("".join(text for text, _ in line) for line in lines)
