"""Heuristics for La Loire: trade on the way, messages where they are wanted, nothing left lying in a city."""

from __future__ import annotations

from typing import Any, Final

from postchaise.arena.reference_bots.heuristics import ReferenceHeuristics
from postchaise.games.la_loire.actions import KIND, RECALL
from postchaise.games.la_loire.state import S_FIRST, S_RIDE, S_STOP, State
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game

from . import estimate, messages, ride, stop

PER_MILLE: Final = 1000
NOISE: Final = 0.8  # in points: rollouts should not all be alike


class LaLoireReference(ReferenceHeuristics[State]):
    """A turn is about five decisions."""

    horizon = 45

    def candidates(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        """Tokens stay where they are, unless none is left for what the messenger carries."""
        if not messages.is_stuck_without_tokens(state, seat):
            legal = [action for action in legal if KIND[action] is not RECALL] or legal
        return stop.find_obvious_actions(state, seat, legal) if state.agenda[-1] == S_STOP else legal

    def rollout_action(self, game: Game[Any], state: State, seat: int, legal: list[int], dice: Dice) -> int:
        step = state.agenda[-1]
        if step == S_RIDE:
            score = ride.score_rides(state, seat, legal)
        elif step == S_STOP:
            score = stop.score_stop_actions(state, seat, legal)
        elif step == S_FIRST:
            return legal[dice.below(2)]
        else:
            score = stop.score_small_questions(state, seat, legal)
        best, most = legal[0], -1000.0
        for i in range(len(legal)):
            value = score[i] + dice.below(PER_MILLE) * (NOISE / PER_MILLE)
            if value > most:
                best, most = legal[i], value
        return best

    def estimate(self, game: Game[Any], state: State) -> list[float]:
        return estimate.estimate_final_points(state)


HEURISTICS: Final = LaLoireReference()
