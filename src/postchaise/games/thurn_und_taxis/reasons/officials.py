"""Why an official cannot be used (chapter Letters of nobility)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from ..state import POSTMASTER, State


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
