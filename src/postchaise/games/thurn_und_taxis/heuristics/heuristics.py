"""What bots know of Thurn und Taxis: a liking for every choice, and numbers that foretell points."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.game import Game
from postchaise.kernel.search.heuristics import Guide

from ..actions import ABANDON, DECLINE_CARRIAGE, KIND
from ..components import LAST_CARRIAGE
from ..state import S_CARRIAGE, S_CLOSE, S_DRAW, S_PLAY, S_TRIM, State
from . import features
from .card_scores import discard_scores, draw_scores
from .closing_scores import carriage_scores, close_scores, house_scores
from .route_scores import lay_scores
from .weights import NAMES, START


class ThurnUndTaxisGuide(Guide[State]):
    def __init__(self, tastes: list[float] | None = None, weights: list[float] | None = None) -> None:
        super().__init__(tastes or START[:], weights)
        self.win = 20.0

    def sift(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        """A route is given up only when no card fits it; a carriage is declined only when it would end the match."""
        if len(legal) > 1:
            last = KIND[legal[-1]]
            if last is ABANDON:
                return legal[:-1]
            if last is DECLINE_CARRIAGE and state.level[seat] + 1 < LAST_CARRIAGE:
                return legal[:-1]
        return legal

    def scores(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[float]:
        step = state.agenda[-1]
        if step == S_DRAW:
            return draw_scores(state, seat, legal, self.row)
        if step == S_PLAY:
            return lay_scores(state, seat, legal, self.row)
        if step == S_CLOSE:
            return close_scores(state, seat, legal, self.row)
        if step == S_CARRIAGE:
            return carriage_scores(state, seat, legal, self.row)
        if step == S_TRIM:
            return discard_scores(state, seat, legal, self.row)
        return house_scores(state, seat, legal, self.row)

    def clock(self, game: Game[Any], state: State) -> int:
        return state.turns_begun

    def taste_names(self) -> list[str]:
        return NAMES

    def feature_names(self) -> list[str]:
        return features.NAMES

    def features(self, game: Game[Any], state: State, seat: int) -> list[float]:
        return features.features(state, seat)
