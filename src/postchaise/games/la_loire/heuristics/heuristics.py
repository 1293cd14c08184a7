"""The heuristics of La Loire: scores for every choice, and features for the value of a position."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game
from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import Heuristics, best_scored_index

from ..actions import KIND, MESSENGER, RECALL
from ..rules.delivery import has_placed_token
from ..state import S_RIDE, S_STOP, State
from . import features, message_values, question_scores, ride_scores, stop_scores
from .valuation import LATE, Valuation, compute_remaining_fraction, has_turn_left
from .weights import INITIAL, NAMES


class LaLoireHeuristics(Heuristics[State]):
    def __init__(self, weights: list[float] | None = None, value_weights: list[float] | None = None) -> None:
        super().__init__(weights or INITIAL[:], value_weights)

    def candidates(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        """Tokens stay in place unless none is left to mark with; choices that strand the merchant are dropped."""
        if (
            state.options.recall_any_time
            and has_placed_token(state, seat)
            and not message_values.is_stuck_without_tokens(state, seat)
        ):
            legal = [action for action in legal if KIND[action] is not RECALL]
        step = state.agenda[-1]
        if step == S_STOP:
            if state.piece == MESSENGER and not state.options.recall_any_time:
                legal = stop_scores.drop_blocking_marks(state, seat, legal)
            legal = stop_scores.reduce_to_obvious(state, seat, legal)
            if len(legal) > 1 and has_turn_left(state, seat) and compute_remaining_fraction(state) > LATE:
                legal = stop_scores.drop_stranding_actions(state, seat, legal)
        elif step == S_RIDE:
            legal = ride_scores.drop_stranding_rides(state, seat, legal)
        return legal

    def move_scores(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[float]:
        return list(self._scores(state, seat, legal))

    def rollout_action(self, game: Game[Any], state: State, seat: int, legal: list[int], dice: Dice) -> int:
        return legal[best_scored_index(self._scores(state, seat, legal), len(legal), self.noise, dice)]

    def _scores(self, state: State, seat: int, legal: list[int]) -> vec[float]:
        valuation = Valuation(state, seat, self.weight_vec)
        step = state.agenda[-1]
        if step == S_RIDE:
            return ride_scores.score_rides(state, seat, valuation, legal)
        if step == S_STOP:
            return stop_scores.score_actions(state, seat, valuation, legal)
        return question_scores.score_answers(state, seat, valuation, legal)

    def turns_begun(self, game: Game[Any], state: State) -> int:
        return state.turns_begun

    def weight_names(self) -> list[str]:
        return NAMES

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, game: Game[Any], state: State, seat: int) -> list[float]:
        return features.compute_features(state, seat, self.weight_vec)
