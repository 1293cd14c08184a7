"""Sends an action to the chapter that says why it is refused."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

from .. import components as c
from ..actions import (
    ACTIONS,
    ARG_A,
    ARG_B,
    BUILD,
    BUILD_PALACE,
    BUY,
    BUY_MESSAGE,
    BUY_PAIR,
    DELIVER,
    DONE,
    HIRE,
    KIND,
    MARK,
    RECALL,
    RIDE,
    SELL,
    SHIP,
)
from ..state import S_CIRCUS, S_KEEP, S_RIDE, S_SITE, S_STOP, S_TOKEN, State
from . import building, delivery, hiring, market, messages, movement


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    if seat != s.active:
        return Reason(NOT_YOUR_TURN, player=s.active + 1)
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, number=action)
    kind, a, b, step = KIND[action], ARG_A[action], ARG_B[action], s.agenda[-1]
    if step not in kind.steps:
        return Reason("LL-TURN-02") if kind is DONE and step == S_RIDE else Reason(NOT_THIS_STEP)
    if kind is RECALL:
        return delivery.recall(s, a)
    if step == S_STOP:
        return _stop(s, kind, a, b)
    if step == S_RIDE:
        return movement.ride(s, a, b) if kind is RIDE else movement.smith(s, a)
    if step == S_SITE:
        return building.site(s, s.pending // 2, a)
    if step == S_CIRCUS:
        colour = s.market[c.NEW_CIRCUS_POSITION]
        return None if s.shield[a] == colour else Reason("LL-CIRC-04", shield=colour)
    if step == S_KEEP:
        return messages.keep(s, a)
    return delivery.token(s, a) if step == S_TOKEN else None  # either piece may go first


def _stop(s: State, kind: Kind, a: int, b: int) -> Reason | None:
    if kind is BUY:
        return market.buy(s, a)
    if kind is BUY_PAIR:
        return market.buy_pair(s)
    if kind is SELL:
        return market.sell(s, a)
    if kind is SHIP:
        return market.ship(s, a)
    if kind is BUILD:
        return building.build(s, a, b)
    if kind is BUILD_PALACE:
        return building.palace(s, a)
    if kind is BUY_MESSAGE:
        return messages.message(s, a + 1)
    if kind is DELIVER or kind is MARK:
        return delivery.serve(s, a, kind is DELIVER)
    return hiring.hire(s, a) if kind is HIRE else None  # a stop may always be ended
