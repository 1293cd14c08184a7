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
        return delivery.explain_recall(s, a)
    if step == S_STOP:
        return _explain_stop_action(s, kind, a, b)
    if step == S_RIDE:
        return movement.explain_ride(s, a, b) if kind is RIDE else movement.explain_smith_horse(s, a)
    if step == S_SITE:
        return building.explain_building_site(s, s.pending // 2, a)
    if step == S_CIRCUS:
        colour = s.market[c.NEW_CIRCUS_POSITION]
        return None if s.shield[a] == colour else Reason("LL-CIRC-04", shield=colour)
    if step == S_KEEP:
        return messages.explain_card_to_keep(s, a)
    return delivery.explain_token(s, a) if step == S_TOKEN else None  # either piece may go first


def _explain_stop_action(s: State, kind: Kind, a: int, b: int) -> Reason | None:
    if kind is BUY:
        return market.explain_purchase(s, a)
    if kind is BUY_PAIR:
        return market.explain_wood_pair(s)
    if kind is SELL:
        return market.explain_sale(s, a)
    if kind is SHIP:
        return market.explain_shipping(s, a)
    if kind is BUILD:
        return building.explain_building(s, a, b)
    if kind is BUILD_PALACE:
        return building.explain_palace(s, a)
    if kind is BUY_MESSAGE:
        return messages.explain_message_purchase(s, a + 1)
    if kind is DELIVER or kind is MARK:
        return delivery.explain_delivery(s, a, kind is DELIVER)
    return hiring.explain_hire(s, a) if kind is HIRE else None  # a stop may always be ended
