"""Why a card cannot be drawn (chapter Drawing)."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import DRAW, DRAW_PILE, END_DRAW, USE_ADMINISTRATOR
from ..state import ADMINISTRATOR, POSTMASTER, State
from .officials import explain_official


def explain_draw(s: State, kind: Kind, city: int) -> Reason | None:
    if kind is END_DRAW:
        if not s.drawn:
            return Reason("TT-TURN-02", case=0)
        return Reason("TT-OFFICE-POSTMASTER-03") if s.forced else None
    if kind is USE_ADMINISTRATOR:
        if not any(s.display[i] >= 0 for i in range(c.DISPLAY)) and not sum(s.pile) + sum(s.discard):
            return Reason("TT-OFFICE-ADMINISTRATOR-01")
        if s.drawn > 0 and not s.options.expansion:
            return Reason("TT-OFFICE-ADMINISTRATOR-02")
        return explain_official(s, ADMINISTRATOR)
    if s.drawn >= c.DRAWS_POSTMASTER:
        return Reason("TT-TURN-02", case=1)
    if kind is DRAW and city not in s.display:
        return Reason("TT-DRAW-01", city=city)
    if kind is DRAW_PILE and not sum(s.pile) + sum(s.discard):
        return Reason("TT-DRAW-07")
    return explain_official(s, POSTMASTER) if s.drawn == c.DRAWS else None
