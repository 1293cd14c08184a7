"""Plans of rivals who are ready, remade by the rollout policy in a sampled world."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game
from postchaise.kernel.native import Ids, to_list
from postchaise.kernel.search.heuristics import Heuristics

from .. import components as c
from ..actions import ARG_A, DRAW, GEAR_ON, KIND, LIFT, PUT
from ..rules import followers, planning, technology
from ..state import NONE, S_FOLLOW, S_PLAN, SAID_READY, State, empty_space


def replan_opponents(heuristics: Heuristics[State], game: Game[Any], s: State, seat: int, dice: Dice) -> None:
    if s.over or not s.agenda:
        return
    step = s.agenda[-1]
    for other in range(s.seats):
        if other != seat and s.ready[other] == SAID_READY:
            if step == S_PLAN:
                _take_back(s, other)
                _replan_seat(heuristics, game, s, other, dice)
            elif step == S_FOLLOW:
                _replay_recalls(heuristics, game, s, other, dice)


def _take_back(s: State, seat: int) -> None:
    """Return everything the sampled plan holds to where it lay before."""
    tower = followers.has_gunpowder_tower(s, seat)
    for code in s.plans[seat]:
        who, slot = code // c.SLOTS, code % c.SLOTS
        empty_space(s.space, seat * c.SPACES, slot, who)
        if who == c.GEAR:
            s.gears[seat] += 1
            s.placed[seat] -= 1
        elif tower and s.tower[who] < s.stored[who]:
            s.tower[who] += 1
        else:
            s.market[seat * c.FOLLOWERS + who] += 1
    s.plans[seat] = ()


def _replan_seat(heuristics: Heuristics[State], game: Game[Any], s: State, seat: int, dice: Dice) -> None:
    while True:
        legal = Ids()
        planning.append_legal_puts(s, seat, legal, False)
        technology.append_legal_gear_spaces(s, seat, legal)
        if not legal:
            return
        action = heuristics.rollout_action(game, s, seat, to_list(legal), dice)
        kind = KIND[action]
        if kind is PUT:
            planning.put_follower(s, seat, action - PUT.first, None)
        elif kind is GEAR_ON:
            planning.put_technology_tile(s, seat, ARG_A[action], None)
        else:
            return


def _replay_recalls(heuristics: Heuristics[State], game: Game[Any], s: State, seat: int, dice: Dice) -> None:
    s.plans[seat] = ()
    s.drawing[seat] = NONE
    while s.drawing[seat] == NONE:
        legal = Ids()
        followers.append_legal_recalls_and_draws(s, seat, legal)
        action = heuristics.rollout_action(game, s, seat, to_list(legal), dice)
        kind = KIND[action]
        if kind is LIFT:
            followers.plan_recall(s, seat, action - LIFT.first, None)
        elif kind is DRAW:
            s.drawing[seat] = ARG_A[action]
