"""Why a house cannot be placed there, or a carriage not taken or declined (chapters Houses and Carriages)."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import DECLINE_CARRIAGE, TAKE_CARRIAGE
from ..state import CARTWRIGHT, EACH, State
from .drawing import explain_official


def _has_house(s: State, city: int) -> bool:
    return s.houses[s.active] & 1 << city != 0


def explain_houses_in_province(s: State, province: int) -> Reason | None:
    """Refuse a province that the route does not touch, and an answer with the same effect as another."""
    route = s.route[s.active]
    open_in: list[list[int]] = [[] for _ in range(c.PROVINCES)]
    for city in route:
        if not _has_house(s, city):
            open_in[c.PROVINCE_OF[city]].append(city)
    touched = {c.PROVINCE_OF[city] for city in route}
    if province not in touched:
        return Reason("TT-HOUSE-01", case=0, province=province)
    if not open_in[province]:
        if s.options.optional_houses:
            return Reason("TT-HOUSE-03", case=0, province=province)
        first = min(p for p in touched if not open_in[p])
        return None if first == province else Reason("TT-HOUSE-06", case=0, province=first)
    if len(open_in[province]) > 1 and s.left[s.active] > 1:
        return None
    elsewhere = any(open_in[p] for p in touched if p != province)
    return None if elsewhere and not s.options.optional_houses else Reason("TT-HOUSE-06", case=1, province=province)


def explain_house(s: State, city: int) -> Reason | None:
    if city not in s.route[s.active]:
        return Reason("TT-HOUSE-02", city=city)
    if _has_house(s, city):
        return Reason("TT-HOUSE-03", case=1, province=c.PROVINCE_OF[city])
    waiting = {c.PROVINCE_OF[k] for k in range(c.CITIES) if s.open & 1 << k}
    if not s.open & 1 << city:
        return Reason("TT-HOUSE-01", case=1 if s.mode == EACH else 2, province=c.PROVINCE_OF[city])
    if s.mode == EACH and not s.options.optional_houses and len(waiting) <= s.left[s.active]:
        if c.PROVINCE_OF[city] != min(waiting):
            return Reason("TT-HOUSE-06", case=2, province=min(waiting))
    return None


def explain_ending_houses(s: State) -> Reason | None:
    return None if s.options.optional_houses else Reason("TT-HOUSE-06", case=3, province=0)


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
