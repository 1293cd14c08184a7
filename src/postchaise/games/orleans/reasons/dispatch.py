"""Sends an action to the chapter that says why it is refused: the second witness of legality.

Reads state and components, never rules/, and computes differently on purpose. Order when several reasons apply: over,
not your turn, unknown, not this step, then the order of the rulebook. Where one rule can fail in several ways `case`
says which.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

from .. import components as c
from ..actions import (
    ACTIONS,
    ARG_A,
    ARG_B,
    DONE,
    DRAW,
    EXCLUDE,
    GEAR_ON,
    GIVE,
    KIND,
    LIFT,
    MOVE,
    PASS,
    PAY,
    PAY_REST,
    PROTECT,
    PUT,
    READY,
    RECRUIT,
    REOPEN,
    REWARD,
    SEND,
    STORE,
    TAKE,
    USE,
)
from ..state import OFFERED, PLANS, S_FOLLOW, S_GEAR, S_PLAN, SAID_READY, TAKE_BACKS, State
from . import followers, places, planning, torture
from .common import has_place

# Steps at which all are asked at the same time, with the rule that says who is still asked
RULE_OF_READY: Final[dict[int, str]] = {S_FOLLOW: "OR-PHASE3-06", S_PLAN: "OR-PHASE4-05", S_GEAR: "OR-PHASE5-09"}


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    step = s.agenda[-1]
    together = step in RULE_OF_READY
    if seat not in range(s.seats) or (not together and seat != s.active):
        return Reason(NOT_YOUR_TURN, player=s.active + 1)
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, number=action)
    kind, a, b = KIND[action], ARG_A[action], ARG_B[action]
    if step not in kind.steps:
        return Reason(NOT_THIS_STEP)
    if together:
        return _explain_simultaneous(s, seat, step, kind, a, b)
    if kind is USE:
        return places.explain_place_use(s, seat, a)
    if kind is PUT:
        return planning.explain_bath_put(s, seat, a, b)
    if kind is MOVE:
        return places.explain_journey(s, seat, a, b)
    if kind is SEND:
        return places.explain_deed(s, seat, a, b)
    if kind is RECRUIT:
        return places.explain_recruit(s, seat, a) if a in c.RECRUITS[s.place] else Reason("OR-PLACE-VILLAGE-01", case=1)
    if kind is TAKE:
        return places.explain_place_tile(s, seat, a + c.LOCATIONS)
    if kind is STORE:
        return None if s.market[seat * c.FOLLOWERS + a] else Reason("OR-PLACE-GUNPOWDER-02", case=0)
    if kind is DONE:
        return places.explain_stop_sending(s, seat, step)
    if kind is PAY:
        return places.explain_payment(s, seat, s.place, a + 1)
    if kind is GIVE:
        return torture.explain_harvest_gift(s, seat, a)
    if kind is PAY_REST:
        needed = c.HARVEST_COINS * s.food
        return Reason("OR-EVENT-HARVEST-02", needed=needed, has=s.coins[seat]) if needed > s.coins[seat] else None
    if kind is EXCLUDE:
        return None if s.holder[a + c.LOCATIONS] == OFFERED else Reason("OR-OPT-EXCLUDE-01", place=a + c.LOCATIONS)
    if kind in (PASS, REWARD, PROTECT):
        return None
    return torture.explain_loss(s, seat, kind, a)


# Simultaneous decisions


def _explain_simultaneous(s: State, seat: int, step: int, kind: Kind, a: int, b: int) -> Reason | None:
    rule = RULE_OF_READY[step]
    if kind is REOPEN:
        return _explain_taking_back(s, seat) if s.ready[seat] == SAID_READY else Reason(rule, case=s.ready[seat])
    if s.ready[seat] != PLANS:
        return Reason(rule, case=2 + s.ready[seat])
    if step == S_FOLLOW:
        if kind is DRAW:
            return followers.explain_draw(s, seat, a)
        if kind is LIFT:
            return followers.explain_recall(s, seat, a, b)
        return followers.explain_leaving(s, seat, a, b) or _explain_taking_back(s, seat)
    if kind in (READY, DONE):
        return None
    if kind is GEAR_ON:
        return planning.explain_technology_tile(s, seat, a)
    if kind is LIFT:
        planned = a * c.SLOTS + b in s.plans[seat]
        return _explain_taking_back(s, seat) if planned else Reason("OR-PHASE4-04", follower=a, place=c.SLOT_PLACE[b])
    tower = s.tower[a] if has_place(s, seat, c.TOWER) else 0
    if s.market[seat * c.FOLLOWERS + a] + tower == 0:
        return Reason("OR-PHASE4-01", case=0, follower=a, place=c.SLOT_PLACE[b])
    return planning.can_follower_stand(s, seat, a, b)


def _explain_taking_back(s: State, seat: int) -> Reason | None:
    """Refuse a seat that has taken something back too often in this question."""
    return None if s.taken_back[seat] in range(TAKE_BACKS) else Reason("OR-GEN-BACK-01", count=TAKE_BACKS)
