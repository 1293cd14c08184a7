"""Sends an action to the chapter that says why it is refused."""

from __future__ import annotations

from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

from .. import components as c
from ..actions import ACTIONS, ARG_A, ARG_B, HOUSE, HOUSES_IN, KIND, PLAY
from ..state import S_CARRIAGE, S_DRAW, S_HOUSE, S_HOUSES, S_PLAY, S_TRIM, State
from . import closing, drawing, route


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    if seat != s.active:
        return Reason(NOT_YOUR_TURN, player=s.active + 1)
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, number=action)
    kind, a, step = KIND[action], ARG_A[action], s.agenda[-1]
    if step not in kind.steps:
        return Reason(NOT_THIS_STEP)
    if step == S_DRAW:
        return drawing.explain_draw(s, kind, a)
    if step == S_PLAY:
        return route.explain_play(s, a, ARG_B[action]) if kind is PLAY else route.explain_ending_or_abandoning(s, kind)
    if step == S_HOUSES:
        return closing.explain_houses_in_province(s, a) if kind is HOUSES_IN else None
    if step == S_HOUSE:
        return closing.explain_house(s, a) if kind is HOUSE else closing.explain_ending_houses(s)
    if step == S_CARRIAGE:
        return closing.explain_carriage(s, kind)
    if step == S_TRIM:
        return None if s.hand[seat * c.CITIES + a] else Reason("TT-CLOSE-07", city=a)
    return None  # closing, or not, is free
