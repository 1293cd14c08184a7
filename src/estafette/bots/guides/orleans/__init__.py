"""The guide to Orléans: plan only what can be completed, draw as many as possible, build where nobody has built."""

from __future__ import annotations

from typing import Any, Final

from estafette.games.orleans import actions as x
from estafette.games.orleans import components as c
from estafette.games.orleans.state import S_FOLLOW, S_PLAN, State
from estafette.kernel.dice import Dice
from estafette.kernel.game import Game
from estafette.kernel.guide import Guide

from . import plan, worth
from .tastes import EARLY, RECRUITS

PER_MILLE: Final = 1000
WHIM: Final = 1.0
UNDOING: Final = (x.LIFT.index, x.REOPEN.index)
LIKINGS: Final[dict[int, float]] = {  # per kind: how much it is liked; what is not named is 2
    x.PASS.index: 0.0,
    x.DONE.index: 0.5,
    x.EXCLUDE.index: 0.0,
    x.LOSE_STATION.index: -3.0,
    x.LOSE_FOLLOWER.index: 1.0,
    x.LOSE_TILE.index: -2.0,
    x.LOSE_PLACED.index: -1.0,
    x.PAY_REST.index: 1.0,
    x.STORE.index: 0.0,
}


class OrleansGuide(Guide[State]):
    """A round is about ten decisions of each seat."""

    horizon = 60

    def sift(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        step = state.agenda[-1]
        if step == S_FOLLOW:
            return plan.following(state, seat, legal)
        if step == S_PLAN:
            return plan.promising(state, seat, legal)[:6] or [x.READY.first]
        return [action for action in legal if x.KIND_OF[action] not in UNDOING] or legal

    def habit(self, game: Game[Any], state: State, seat: int, legal: list[int], dice: Dice) -> int:
        step = state.agenda[-1]
        if step == S_FOLLOW:
            return plan.following(state, seat, legal)[0]
        if step == S_PLAN:
            found = plan.promising(state, seat, legal)
            return found[dice.below(min(2, len(found)))] if found else x.READY.first
        best, most = legal[0], -1000.0
        for action in legal:
            value = _liking(state, seat, action) + dice.below(PER_MILLE) * (WHIM / PER_MILLE)
            if value > most:
                best, most = action, value
        return best

    def estimate(self, game: Game[Any], state: State) -> list[float]:
        return worth.worth(state)


GUIDE: Final = OrleansGuide()


def _liking(s: State, seat: int, action: int) -> float:
    kind, a = x.KIND_OF[action], x.ARG_A[action]
    if kind == x.USE.index:
        return 3.0 + 0.1 * plan.liking(s, a)
    if kind == x.RECRUIT.index:
        return RECRUITS[a]
    if kind == x.TAKE.index:
        return EARLY[c.LOCATIONS + a]
    if kind == x.MOVE.index:
        return _move(s, seat, a, x.ARG_B[action])
    if kind == x.SEND.index:
        return 1.0
    if kind == x.REWARD.index:
        return 1.5 if a == x.IN_DEVELOPMENT else 1.2
    if kind == x.PAY.index:
        return -float(a)
    if kind == x.GIVE.index or kind == x.LOSE_GOOD.index:
        return 3.0 - c.GOOD_VP[a]
    if kind == x.PROTECT.index:
        return 2.0 if a == x.SHIELD_USED else 0.0
    return LIKINGS.get(kind, 2.0)


def _move(s: State, seat: int, route: int, cargo: int) -> float:
    """The good on the way, and a town where nobody has built yet."""
    town = c.ROUTE_A[route] + c.ROUTE_B[route] - s.merchant[seat]
    value = float(c.GOOD_VP[cargo - 1]) if cargo else 0.0
    return value + (1.5 if s.station[town] == 0 else 0.0)
