"""Carrying out an answer, then whatever follows by itself."""

from __future__ import annotations

from typing import Final

from estafette.kernel.dice import Dice
from estafette.kernel.log import Log

from ..actions import (
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
from ..components import LOCATIONS
from ..events import E_REOPEN
from ..state import (
    NONE,
    PLANS,
    S_EXCLUDE,
    S_FOLLOW,
    S_GEAR,
    S_PLAN,
    State,
)
from . import (
    bathhouse,
    deeds,
    event,
    exclusion,
    followers,
    places,
    planning,
    recruiting,
    rounds,
    technology,
    torture,
    tower,
    travel,
)

K_EXCLUDE: Final[int] = EXCLUDE.index
K_PUT: Final[int] = PUT.index
K_LIFT: Final[int] = LIFT.index
K_DRAW: Final[int] = DRAW.index
K_STORE: Final[int] = STORE.index
K_GEAR_ON: Final[int] = GEAR_ON.index
K_READY: Final[int] = READY.index
K_REOPEN: Final[int] = REOPEN.index
K_USE: Final[int] = USE.index
K_RECRUIT: Final[int] = RECRUIT.index
K_TAKE: Final[int] = TAKE.index
K_MOVE: Final[int] = MOVE.index
K_SEND: Final[int] = SEND.index
K_REWARD: Final[int] = REWARD.index
K_PAY: Final[int] = PAY.index
K_PROTECT: Final[int] = PROTECT.index
K_GIVE: Final[int] = GIVE.index
K_PAY_REST: Final[int] = PAY_REST.index
K_LOSE_STATION: Final[int] = LOSE_STATION.index
K_LOSE_RESERVE: Final[int] = LOSE_RESERVE.index
K_LOSE_FOLLOWER: Final[int] = LOSE_FOLLOWER.index
K_LOSE_POINT: Final[int] = LOSE_POINT.index
K_LOSE_GOOD: Final[int] = LOSE_GOOD.index
K_LOSE_TILE: Final[int] = LOSE_TILE.index
K_LOSE_GEAR: Final[int] = LOSE_GEAR.index
K_LOSE_PLACED: Final[int] = LOSE_PLACED.index
K_DONE: Final[int] = DONE.index
K_LOSE_REST: Final[int] = LOSE_REST.index
K_PASS: Final[int] = PASS.index


def step(s: State, seat: int, action: int, dice: Dice, log: Log | None) -> None:
    """Carries out a legal action, then whatever follows by itself."""
    kind, a = KIND_OF[action], ARG_A[action]
    if kind == K_PUT:
        put(s, seat, action, log)
        if s.agenda[-1] in (S_PLAN, S_FOLLOW):
            return  # nothing follows until everybody is ready
    elif kind == K_LIFT:
        if s.agenda[-1] == S_PLAN:
            planning.lift(s, seat, action - LIFT.first, log)
        else:
            followers.recall(s, seat, action - LIFT.first, log)
        return
    elif kind == K_READY:
        planning.finish(s, seat, log)
    elif kind == K_DRAW:
        followers.decide(s, seat, a, log)
    elif kind == K_USE:
        places.use(s, a, dice, log)
    elif kind == K_PASS:
        places.give_up_turn(s, log)
    elif kind == K_MOVE:
        travel.move(s, a, ARG_B[action], log)
    elif kind == K_GEAR_ON:
        if s.agenda[-1] == S_PLAN:
            planning.gear(s, seat, a, log)
            return
        technology.place_in_window(s, seat, a, log)
    elif kind == K_SEND:
        deeds.send(s, a, ARG_B[action], log)
    elif kind == K_RECRUIT:
        s.agenda.pop()
        recruiting.recruit(s, a, log)
    elif kind == K_TAKE:
        recruiting.take_tile(s, a + LOCATIONS, log)
    elif kind == K_DONE:
        _done(s, seat, log)
    elif kind == K_REOPEN:
        s.taken_back[seat] += 1
        s.ready[seat] = PLANS
        s.drawing[seat] = NONE
        if log is not None:
            log.add(E_REOPEN, seat)
    else:
        _rare(s, kind, a, dice, log)
    rounds.advance(s, dice, log)


def put(s: State, seat: int, action: int, log: Log | None) -> None:
    """The same words at three occasions: planning, not recalling after all, the Bathhouse."""
    step = s.agenda[-1]
    if step == S_PLAN:
        planning.put(s, seat, action - PUT.first, log)
    elif step == S_FOLLOW:
        followers.leave(s, seat, action - PUT.first, log)
    else:
        bathhouse.put(s, ARG_A[action], ARG_B[action], log)


def _done(s: State, seat: int, log: Log | None) -> None:
    if s.agenda[-1] == S_EXCLUDE:
        exclusion.stop(s)
    elif s.agenda[-1] == S_GEAR:
        technology.finish(s, seat, log)
    else:
        s.agenda.pop()


def _rare(s: State, kind: int, a: int, dice: Dice, log: Log | None) -> None:
    """Answers to the questions of tiles, events and torture."""
    if kind == K_EXCLUDE:
        exclusion.exclude(s, a + LOCATIONS, log)
    elif kind == K_STORE:
        tower.store(s, a, log)
    elif kind == K_REWARD:
        deeds.reward(s, a, log)
    elif kind == K_PAY:
        places.pay(s, a + 1, log)
    elif kind == K_PROTECT:
        event.shield(s, a, log)
    elif kind == K_GIVE:
        event.give(s, a, log)
    elif kind == K_PAY_REST:
        event.pay_rest(s, log)
    elif kind == K_LOSE_STATION:
        torture.lose_station(s, a, log)
    elif kind == K_LOSE_RESERVE:
        torture.lose_reserve(s, log)
    elif kind == K_LOSE_FOLLOWER:
        torture.lose_follower(s, dice, log)
    elif kind == K_LOSE_POINT:
        torture.lose_point(s, log)
    elif kind == K_LOSE_GOOD:
        torture.lose_good(s, a, log)
    elif kind == K_LOSE_TILE:
        torture.lose_tile(s, a + LOCATIONS, log)
    elif kind == K_LOSE_GEAR:
        torture.lose_gear(s, log)
    elif kind == K_LOSE_PLACED:
        torture.lose_placed(s, a, log)
    elif kind == K_LOSE_REST:
        torture.lose_rest(s, a, dice, log)
