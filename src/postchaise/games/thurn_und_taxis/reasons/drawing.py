"""Why a card cannot be drawn, or an official not be used (chapters Drawing and Letters of nobility)."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import DRAW, DRAW_PILE, END_DRAW, USE_ADMINISTRATOR
from ..state import ADMINISTRATOR, POSTMASTER, State


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


def explain_official(s: State, official: int) -> Reason | None:
    """Refuse one more official; the turn is counted afresh, including a Postmaster that is still forced."""
    used = [other for other in range(4) if s.used & 1 << other]
    outstanding = bool(s.forced) and official != POSTMASTER
    if not s.options.expansion:
        if used:
            return Reason("TT-TURN-06", official=used[0])
        return Reason("TT-OFFICE-ADMINISTRATOR-03") if outstanding else None
    if official in used:
        return Reason("TX-OFFICE-03", official=official)
    paid = max(0, len(used) - 1) * s.price
    needed = (len(used) + outstanding) * s.price - paid
    if needed <= s.purse:
        return None
    if outstanding:
        return Reason("TX-OFFICE-06", needed=needed, has=s.purse)
    if s.letters[s.active] >= needed:
        return Reason("TX-LETTER-05", needed=needed, has=s.purse)
    return Reason("TX-OFFICE-04", needed=needed, has=s.purse)
