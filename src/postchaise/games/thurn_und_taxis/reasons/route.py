"""Why a card cannot be played, or a route cannot be abandoned (chapter Playing)."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import END_PLAY, LEFT
from ..state import CARRIER, State
from .drawing import explain_official


def explain_play(s: State, city: int, side: int) -> Reason | None:
    route = s.route[s.active]
    if not s.hand[s.active * c.CITIES + city]:
        return Reason("TT-TURN-03", case=0, city=city)
    if city in route:
        return Reason("TT-ROUTE-03", case=0, city=city)
    if route:
        left, right = c.ROADS[city] & 1 << route[0], c.ROADS[city] & 1 << route[-1]
        if not left and not right:
            return Reason("TT-ROUTE-03", case=1, city=city)
        if len(route) > 1 and not (left if side == LEFT else right):
            return Reason("TT-ROUTE-04", case=1 + side, city=city)
    if len(route) < 2 and side == LEFT:
        return Reason("TT-ROUTE-04", case=0, city=city)
    return explain_official(s, CARRIER) if s.played else None


def explain_ending_or_abandoning(s: State, kind: Kind) -> Reason | None:
    if kind is END_PLAY:
        return None if s.played else Reason("TT-TURN-03", case=1, city=0)
    if s.played:
        return Reason("TT-ROUTE-08")
    return None if s.route[s.active] else Reason("TT-ROUTE-07")
