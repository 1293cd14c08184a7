"""Sends an action to the chapter that judges it."""

from __future__ import annotations

from typing import Final

from estafette.kernel.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

from .. import components as c
from ..actions import (
    ACTIONS,
    ARG_A,
    ARG_B,
    BUILD,
    BUY,
    BUY_PAIR,
    CIRCUS,
    DELIVER,
    DONE,
    FIRST,
    KEEP,
    KIND_OF,
    MARK,
    MESSAGE,
    PALACE,
    RECALL,
    RIDE,
    SELL,
    SHIP,
    SITE,
    SMITH,
    TOKEN,
)
from ..state import S_CIRCUS, S_FIRST, S_KEEP, S_RIDE, S_SITE, S_STOP, S_TOKEN, State
from . import building, delivery, hiring, market, messages, movement

# The step in which a kind is answered
STEP_OF: Final[dict[int, int]] = {
    FIRST.index: S_FIRST,
    SMITH.index: S_RIDE,
    RIDE.index: S_RIDE,
    SITE.index: S_SITE,
    CIRCUS.index: S_CIRCUS,
    KEEP.index: S_KEEP,
    TOKEN.index: S_TOKEN,
}


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    if seat != s.active:
        return Reason(NOT_YOUR_TURN, (s.active + 1,))
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, (action,))
    kind, a, b, step = KIND_OF[action], ARG_A[action], ARG_B[action], s.agenda[-1]
    if kind == RECALL.index:
        return delivery.recall(s, a) if step in (S_FIRST, S_RIDE, S_STOP) else Reason(NOT_THIS_STEP, (step,))
    if kind == DONE.index and step == S_RIDE:
        return Reason("LL-TURN-02")
    if STEP_OF.get(kind, S_STOP) != step:
        return Reason(NOT_THIS_STEP, (step,))
    if step == S_STOP:
        return _stop(s, kind, a, b)
    if step == S_RIDE:
        return movement.ride(s, a, b) if kind == RIDE.index else movement.smith(s, a)
    if step == S_SITE:
        return building.site(s, s.pending // 2, a)
    if step == S_CIRCUS:
        colour = s.market[c.NEW_CIRCUS_POSITION]
        return None if s.shield[a] == colour else Reason("LL-CIRC-04", (colour,))
    if step == S_KEEP:
        return messages.keep(s, a)
    return delivery.token(s, a) if step == S_TOKEN else None


def _stop(s: State, kind: int, a: int, b: int) -> Reason | None:
    if kind == DONE.index:
        return None
    if kind == BUY.index:
        return market.buy(s, a)
    if kind == BUY_PAIR.index:
        return market.buy_pair(s)
    if kind == SELL.index:
        return market.sell(s, a)
    if kind == SHIP.index:
        return market.ship(s, a)
    if kind == BUILD.index:
        return building.build(s, a, b)
    if kind == PALACE.index:
        return building.palace(s, a)
    if kind == MESSAGE.index:
        return messages.message(s, a + 1)
    if kind == DELIVER.index:
        return delivery.serve(s, a, True)
    if kind == MARK.index:
        return delivery.serve(s, a, False)
    return hiring.hire(s, a)
