"""Why a character cannot be hired (chapter Hire a character)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..state import HIRING, State, find_current_location
from .common import has_character, is_action_spent


def explain_hire(s: State, character: int) -> Reason | None:
    place, mine = find_current_location(s), s.hired[s.active]
    if s.options.casual:
        return Reason("LL-CAS-01")
    reason = _explain_hiring_place(s, character, place)
    if reason is not None:
        return reason
    limit = c.HIRES_LADY if has_character(s, c.LADY) else c.HIRES
    if s.hires >= limit:
        return Reason("LL-HIRE-03", limit=limit)
    if mine & 1 << character:
        return Reason("LL-HIRE-04")
    if not s.stock[character]:
        return Reason("LL-HIRE-05")
    if c.REQUIRES[character] != c.NO_CHARACTER and not mine & 1 << c.REQUIRES[character]:
        return Reason("LL-CHAR-HELPER-01")
    cost = c.CHARACTER_COST[character] - (c.WITCH_DISCOUNT if has_character(s, c.WITCH) else 0)
    cost = max(0, cost + (s.options.lady_surcharge if s.hires else 0))
    return Reason("LL-HIRE-02", needed=cost, has=s.deniers[s.active]) if s.deniers[s.active] < cost else None


def _explain_hiring_place(s: State, character: int, place: int) -> Reason | None:
    if place == s.circus:
        return Reason("LL-ACT-02") if is_action_spent(s, HIRING) else None
    if not s.palaces[s.active] & c.PALATIUM[place]:
        return Reason("LL-HIRE-06")
    if s.new_palaces & c.PALATIUM[place]:
        return Reason("LL-BUILD-15")
    if s.palatium & 1 << 2 * place + 1 - s.piece:
        return Reason("LL-PAL-BALIVI-02")
    return None if c.IS_RED[character] else Reason("LL-PAL-BALIVI-01")
