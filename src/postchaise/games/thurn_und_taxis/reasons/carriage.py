"""Why a carriage cannot be taken or declined (chapter Carriages)."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import DECLINE_CARRIAGE, TAKE_CARRIAGE
from ..state import CARTWRIGHT, State
from .officials import explain_official


def explain_carriage(s: State, kind: Kind) -> Reason | None:
    length, needed = len(s.route[s.active]), c.CARRIAGE_LEVEL[s.level[s.active] + 1]
    if kind is TAKE_CARRIAGE:
        return Reason("TT-CARRIAGE-02", case=0, needed=needed, has=length) if length < needed else None
    if kind is DECLINE_CARRIAGE:
        earned = length >= needed and not s.options.may_decline
        return Reason("TT-CARRIAGE-02", case=1, needed=needed, has=length) if earned else None
    if length + c.CARTWRIGHT_HELP < needed:
        return Reason("TT-OFFICE-CARTWRIGHT-02", needed=needed, has=length)
    if length >= needed:
        return Reason("TT-OFFICE-CARTWRIGHT-04", needed=needed, has=length)
    return explain_official(s, CARTWRIGHT)
