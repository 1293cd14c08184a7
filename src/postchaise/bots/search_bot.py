"""Bots that use a game's heuristics: the rollout policy with noise, or a search."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State
from postchaise.kernel.registry import extras
from postchaise.kernel.search.heuristics import Heuristics
from postchaise.kernel.search.search import ChoiceCandidate, rank_choices

from .bot import NEVER, Bot

MIN_ROLLOUTS_PER_CANDIDATE: Final = (
    4  # rollouts a choice must have: who thinks lightly tries as many choices as there are rollouts for
)


def load_seat_heuristics(game: Game[Any], seats: int, seat: int, style: str = "") -> list[Heuristics[Any]]:
    """Return the heuristics of each seat: the bot's own style for its seat, the default for all others."""
    others = extras(game).heuristics(seats)
    seat_heuristics = [others] * seats
    seat_heuristics[seat] = extras(game).heuristics(seats, style) if style else others
    return seat_heuristics


class HeuristicBot(Bot):
    """Plays the best-scored action, with noise as a fraction of the score spread."""

    def __init__(self, noise: float) -> None:
        self.noise = noise

    def choose(
        self,
        game: Game[Any],
        determinizations: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        style: str = "",
    ) -> int:
        state = determinizations[0]
        heuristics = extras(game).heuristics(len(game.points(state)), style)
        legal = heuristics.candidates(game, state, seat, game.legal(state, seat))
        if len(legal) == 1:
            return legal[0]
        return heuristics.best_scored(heuristics.move_scores(game, state, seat, legal), legal, self.noise, dice)


class SearchBot(Bot):
    """Search by rollouts in determinizations; `rollouts` bounds the work on one decision.

    A thorough bot tries `master_candidates` choices and searches the rest of its own turn, too. Any other bot stays
    within `journeyman_rollouts` where the heuristics set it, and tries fewer choices.
    """

    def __init__(self, rollouts: int, thorough: bool = False) -> None:
        self.rollouts = rollouts
        self.thorough = thorough

    def choose(
        self,
        game: Game[Any],
        determinizations: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        style: str = "",
    ) -> int:
        return self.ranking(game, determinizations, seat, dice, deadline, style)[0].action

    def ranking(
        self,
        game: Game[Any],
        determinizations: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        style: str = "",
    ) -> list[ChoiceCandidate]:
        """Return the candidates, the best first."""
        seat_heuristics = load_seat_heuristics(game, len(game.points(determinizations[0])), seat, style)
        if (
            len(
                seat_heuristics[seat].candidates(game, determinizations[0], seat, game.legal(determinizations[0], seat))
            )
            > 1
        ):
            determinizations = [world.copy() for world in determinizations]
            for world in determinizations:
                seat_heuristics[seat].complete_world(game, world, seat, dice)
        own = seat_heuristics[seat]
        if self.thorough:
            return rank_choices(
                game,
                seat_heuristics,
                determinizations,
                seat,
                self.rollouts,
                dice,
                deadline,
                own.followup_rollouts,
                own.master_candidates,
            )
        rollouts = min(self.rollouts, own.journeyman_rollouts) if own.journeyman_rollouts else self.rollouts
        return rank_choices(
            game,
            seat_heuristics,
            determinizations,
            seat,
            rollouts,
            dice,
            deadline,
            0,
            own.journeyman_rollouts // MIN_ROLLOUTS_PER_CANDIDATE,
        )
