"""The heuristics of Thurn und Taxis: scores for every choice, and features for the value of a position."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.game import Game
from postchaise.kernel.search.heuristics import Heuristics

from ..actions import ABANDON, DECLINE_CARRIAGE, KIND
from ..components import LAST_CARRIAGE
from ..state import S_CARRIAGE, S_CLOSE, S_DRAW, S_PLAY, S_TRIM, State
from . import features
from .card_scores import score_discards, score_draws
from .closing_scores import score_carriage, score_closing, score_houses
from .route_scores import score_plays
from .weights import INITIAL, NAMES


class ThurnUndTaxisHeuristics(Heuristics[State]):
    def __init__(self, weights: list[float] | None = None, value_weights: list[float] | None = None) -> None:
        super().__init__(weights or INITIAL[:], value_weights)
        self.win_bonus = 20.0

    def candidates(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        """A route is abandoned only when no card fits it; a carriage is declined only when it would end the match."""
        if len(legal) > 1:
            last = KIND[legal[-1]]
            if last is ABANDON:
                return legal[:-1]
            if last is DECLINE_CARRIAGE and state.level[seat] + 1 < LAST_CARRIAGE:
                return legal[:-1]
        return legal

    def move_scores(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[float]:
        step = state.agenda[-1]
        if step == S_DRAW:
            return score_draws(state, seat, legal, self.weight_vec)
        if step == S_PLAY:
            return score_plays(state, seat, legal, self.weight_vec)
        if step == S_CLOSE:
            return score_closing(state, seat, legal, self.weight_vec)
        if step == S_CARRIAGE:
            return score_carriage(state, seat, legal, self.weight_vec)
        if step == S_TRIM:
            return score_discards(state, seat, legal, self.weight_vec)
        return score_houses(state, seat, legal, self.weight_vec)

    def turns_begun(self, game: Game[Any], state: State) -> int:
        return state.turns_begun

    def weight_names(self) -> list[str]:
        return NAMES

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, game: Game[Any], state: State, seat: int) -> list[float]:
        return features.compute_features(state, seat)
