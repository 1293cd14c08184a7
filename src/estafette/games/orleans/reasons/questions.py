"""Why an action is not allowed now: the second witness of legality.

Reads state and components, never rules/, and computes differently on purpose. Order when several reasons apply: over,
not your turn, unknown, not this step, then the order of the rulebook. Where one rule can fail in several ways the first
argument says which.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

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
    KIND_OF,
    LIFT,
    LOSE_FOLLOWER,
    LOSE_GEAR,
    LOSE_GOOD,
    LOSE_PLACED,
    LOSE_POINT,
    LOSE_RESERVE,
    LOSE_REST,
    LOSE_STATION,
    LOSE_TILE,
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
from ..state import (
    OFFERED,
    PLANS,
    S_ACT,
    S_BATH,
    S_EXCLUDE,
    S_FOLLOW,
    S_GEAR,
    S_HARVEST,
    S_MOVE,
    S_PAY,
    S_PLAN,
    S_RECRUIT,
    S_REWARD,
    S_SEND,
    S_SHIELD,
    S_STORE,
    S_TAKE,
    S_TORTURE,
    SAID_READY,
    TAKE_BACKS,
    State,
)
from . import followers, places, planning, torture
from .spaces import owns

# The steps in which a kind is answered
STEPS_OF: Final[dict[int, tuple[int, ...]]] = {
    EXCLUDE.index: (S_EXCLUDE,),
    PUT.index: (S_PLAN, S_FOLLOW, S_BATH),
    LIFT.index: (S_PLAN, S_FOLLOW),
    DRAW.index: (S_FOLLOW,),
    STORE.index: (S_STORE,),
    GEAR_ON.index: (S_PLAN, S_GEAR),
    READY.index: (S_PLAN,),
    REOPEN.index: (S_PLAN, S_FOLLOW, S_GEAR),
    USE.index: (S_ACT,),
    RECRUIT.index: (S_RECRUIT,),
    TAKE.index: (S_TAKE,),
    MOVE.index: (S_MOVE,),
    SEND.index: (S_SEND,),
    REWARD.index: (S_REWARD,),
    PAY.index: (S_PAY,),
    PROTECT.index: (S_SHIELD,),
    GIVE.index: (S_HARVEST,),
    PAY_REST.index: (S_HARVEST,),
    LOSE_STATION.index: (S_TORTURE,),
    LOSE_RESERVE.index: (S_TORTURE,),
    LOSE_FOLLOWER.index: (S_TORTURE,),
    LOSE_POINT.index: (S_TORTURE,),
    LOSE_GOOD.index: (S_TORTURE,),
    LOSE_TILE.index: (S_TORTURE,),
    LOSE_GEAR.index: (S_TORTURE,),
    LOSE_PLACED.index: (S_TORTURE,),
    LOSE_REST.index: (S_TORTURE,),
    DONE.index: (S_EXCLUDE, S_STORE, S_SEND, S_GEAR),
    PASS.index: (S_ACT,),
}

# The steps everybody is asked at the same time, with the rule of who is still asked
RULE_OF_READY: Final[dict[int, str]] = {S_FOLLOW: "OR-PHASE3-06", S_PLAN: "OR-PHASE4-05", S_GEAR: "OR-PHASE5-09"}


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    step = s.agenda[-1]
    together = step in RULE_OF_READY
    if seat not in range(s.seats) or (not together and seat != s.active):
        return Reason(NOT_YOUR_TURN, (s.active + 1,))
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, (action,))
    kind, a, b = KIND_OF[action], ARG_A[action], ARG_B[action]
    if step not in STEPS_OF[kind]:
        return Reason(NOT_THIS_STEP, (step,))
    if together:
        return _together(s, seat, step, kind, a, b)
    if kind == USE.index:
        return places.use(s, seat, a)
    if kind == PUT.index:
        return planning.put_from_bath(s, seat, a, b)
    if kind == MOVE.index:
        return places.move(s, seat, a, b)
    if kind == SEND.index:
        return places.send(s, seat, a, b)
    if kind == RECRUIT.index:
        return places.recruit(s, seat, a) if a in c.RECRUITS[s.place] else Reason("OR-PLACE-VILLAGE-01", (1,))
    if kind == TAKE.index:
        return places.take(s, seat, a + c.LOCATIONS)
    if kind == STORE.index:
        return None if s.market[seat * c.FOLLOWERS + a] else Reason("OR-PLACE-GUNPOWDER-02", (0, a))
    if kind == DONE.index:
        return places.done(s, seat, step)
    if kind == PAY.index:
        return places.pay(s, seat, s.place, a + 1)
    if kind == GIVE.index:
        return torture.give(s, seat, a)
    if kind == PAY_REST.index:
        needed = c.HARVEST_COINS * s.food
        return Reason("OR-EVENT-HARVEST-02", (needed, s.coins[seat])) if needed > s.coins[seat] else None
    if kind == EXCLUDE.index:
        return None if s.holder[a + c.LOCATIONS] == OFFERED else Reason("OR-OPT-EXCLUDE-01", (a + c.LOCATIONS,))
    if kind in (PASS.index, REWARD.index, PROTECT.index):
        return None
    return torture.lose(s, seat, kind, a)


# Where everybody decides at the same time


def _together(s: State, seat: int, step: int, kind: int, a: int, b: int) -> Reason | None:
    rule = RULE_OF_READY[step]
    if kind == REOPEN.index:
        return _once_more(s, seat) if s.ready[seat] == SAID_READY else Reason(rule, (s.ready[seat],))
    if s.ready[seat] != PLANS:
        return Reason(rule, (2 + s.ready[seat],))
    if step == S_FOLLOW:
        if kind == DRAW.index:
            return followers.draw(s, seat, a)
        if kind == LIFT.index:
            return followers.recall(s, seat, a, b)
        return followers.leave(s, seat, a, b) or _once_more(s, seat)
    if kind in (READY.index, DONE.index):
        return None
    if kind == GEAR_ON.index:
        return planning.gear(s, seat, a)
    if kind == LIFT.index:
        planned = a * c.SLOTS + b in s.plans[seat]
        return _once_more(s, seat) if planned else Reason("OR-PHASE4-04", (a, c.SLOT_PLACE[b]))
    tower = s.tower[a] if owns(s, seat, c.TOWER) else 0
    if s.market[seat * c.FOLLOWERS + a] + tower == 0:
        return Reason("OR-PHASE4-01", (0, a, c.SLOT_PLACE[b]))
    return planning.fit(s, seat, a, b)


def _once_more(s: State, seat: int) -> Reason | None:
    """Has this seat taken something back too often in this question?"""
    return None if s.taken_back[seat] in range(TAKE_BACKS) else Reason("OR-GEN-BACK-01", (TAKE_BACKS,))
