"""Heuristics for Orléans: plan only what can be completed, draw as many as possible, build where nobody has built."""

from __future__ import annotations

from typing import Any, Final

from postchaise.arena.reference_bots.heuristics import ReferenceHeuristics
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.state import S_FOLLOW, S_PLAN, State
from postchaise.kernel.actions.space import Kind
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game

from . import plan
from .weights import EARLY, RECRUITS, estimate_final_points

PER_MILLE: Final = 1000
NOISE: Final = 1.0
KIND_SCORES: Final[dict[Kind, float]] = {  # the score of each kind; 2 for all others
    x.PASS: 0.0,
    x.DONE: 0.5,
    x.EXCLUDE: 0.0,
    x.LOSE_STATION: -3.0,
    x.LOSE_FOLLOWER: 1.0,
    x.LOSE_TILE: -2.0,
    x.LOSE_PLACED: -1.0,
    x.PAY_REST: 1.0,
    x.STORE: 0.0,
}


class OrleansReference(ReferenceHeuristics[State]):
    """A round is about ten decisions of each seat."""

    horizon = 60

    def candidates(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        step = state.agenda[-1]
        if step == S_FOLLOW:
            return plan.choose_recall_or_draw(state, seat, legal)
        if step == S_PLAN:
            return plan.list_promising_puts(state, seat, legal)[:6] or [x.READY.first]
        return super().candidates(game, state, seat, legal)

    def rollout_action(self, game: Game[Any], state: State, seat: int, legal: list[int], dice: Dice) -> int:
        step = state.agenda[-1]
        if step == S_FOLLOW:
            return plan.choose_recall_or_draw(state, seat, legal)[0]
        if step == S_PLAN:
            found = plan.list_promising_puts(state, seat, legal)
            return found[dice.below(min(2, len(found)))] if found else x.READY.first
        best, most = legal[0], -1000.0
        for action in legal:
            value = _score_action(state, seat, action) + dice.below(PER_MILLE) * (NOISE / PER_MILLE)
            if value > most:
                best, most = action, value
        return best

    def estimate(self, game: Game[Any], state: State) -> list[float]:
        return estimate_final_points(state)


HEURISTICS: Final = OrleansReference()


def _score_action(s: State, seat: int, action: int) -> float:
    kind, a = x.KIND[action], x.ARG_A[action]
    if kind is x.USE:
        return 3.0 + 0.1 * plan.compute_place_score(s, a)
    if kind is x.RECRUIT:
        return RECRUITS[a]
    if kind is x.TAKE:
        return EARLY[c.LOCATIONS + a]
    if kind is x.MOVE:
        return _move(s, seat, a, x.ARG_B[action])
    if kind is x.SEND:
        return 1.0
    if kind is x.REWARD:
        return 1.5 if a == x.IN_DEVELOPMENT else 1.2
    if kind is x.PAY:
        return -float(a)
    if kind is x.GIVE or kind is x.LOSE_GOOD:
        return 3.0 - float(c.GOOD_VP[a])
    if kind is x.LOSE_REST:
        return _rest(a)
    if kind is x.PROTECT:
        return 2.0 if a == x.SHIELD_USED else 0.0
    return KIND_SCORES.get(kind, 2.0)


def _move(s: State, seat: int, route: int, cargo: int) -> float:
    """The good on the way, and a town where nobody has built yet."""
    town = c.ROUTE_A[route] + c.ROUTE_B[route] - s.merchant[seat]
    value = float(c.GOOD_VP[cargo - 1]) if cargo else 0.0
    return value + (1.5 if s.station[town] == 0 else 0.0)


def _rest(item: int) -> float:
    """Giving up everything due at once is liked as much as one of it."""
    if x.ITEM_GOOD <= item < x.ITEM_GEAR:
        return 3.0 - float(c.GOOD_VP[item - x.ITEM_GOOD])
    return KIND_SCORES[x.LOSE_FOLLOWER] if item == x.ITEM_FOLLOWER else 2.0
