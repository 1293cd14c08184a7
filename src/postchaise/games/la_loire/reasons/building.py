"""Why something cannot be built, or not there (chapter Buy a building)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import MESSENGER
from ..state import BUILDING, State, find_current_location
from .common import explain_wrong_place, has_character, is_action_spent


def _compute_price(s: State, printed: int) -> int:
    change = (c.ECONOMUS_SURCHARGE if s.built else 0) - (c.MAGISTER_DISCOUNT if has_character(s, c.MAGISTER) else 0)
    return max(0, printed + change)


def _explain_building_place(s: State) -> Reason | None:
    if s.piece == MESSENGER or not c.IS_CITY[find_current_location(s)]:
        return explain_wrong_place(s)
    if is_action_spent(s, BUILDING):
        return Reason("LL-ACT-02")
    limit = c.BUILDS_ECONOMUS if has_character(s, c.ECONOMUS) else c.BUILDS
    return Reason("LL-BUILD-01", limit=limit) if s.built >= limit else None


def explain_building(s: State, kind: int, payment: int) -> Reason | None:
    reason = _explain_building_place(s)
    if reason is not None:
        return reason
    rule = ["LL-BUILD-02", "LL-BUILD-05", "LL-BUILD-06"][kind]
    left = [s.farms[s.active], s.monasteries[s.active], s.towers][kind]
    if left == 0:
        return Reason("LL-BUILD-07" if kind == c.CASTLE else "LL-COMP-05", building=kind)
    if payment and not has_character(s, c.PATRONUS):
        return Reason("LL-CHAR-PATRONUS-01")
    wood = c.BUILDING_WOOD[kind]
    deniers = _compute_price(s, c.BUILDING_DENIERS[kind])
    if payment:
        wood = 0 if s.options.all_wood else wood - 1
        deniers += c.PATRONUS_DENIERS
    if s.goods[s.active * c.GOODS + c.WOOD] < wood:
        return Reason(rule, case=0, needed=wood, has=s.goods[s.active * c.GOODS + c.WOOD])
    if s.deniers[s.active] < deniers:
        return Reason(rule, case=1, needed=deniers, has=s.deniers[s.active])
    nearest = explain_building_site(
        s, kind, c.NANTES
    )  # the reason given when no village is better: no building goes into a city
    for place in c.VILLAGES:
        refused = explain_building_site(s, kind, place)
        if refused is None:
            return None
        if refused.rule in ("LL-BUILD-03", "LL-BUILD-09"):
            nearest = refused
    return nearest


def explain_building_site(s: State, kind: int, place: int) -> Reason | None:
    if kind == c.FARM:
        if c.IS_CITY[place] or s.building[place] != c.NO_BUILDING:
            return Reason("LL-BUILD-02", case=2)
        banks = [c.BANK_OF[p] for p in c.VILLAGES if s.owner[p] == s.active] + [c.BANK_OF[place]]
        gap = abs(banks.count(c.NORTH) - banks.count(c.SOUTH))
        return Reason("LL-BUILD-03") if gap > c.FARM_BALANCE and not has_character(s, c.MENSOR) else None
    if s.building[place] != c.FARM or s.owner[place] != s.active:
        return Reason("LL-BUILD-08")
    if s.fresh & 1 << place and not s.options.upgrade_now:
        return Reason("LL-BUILD-09")
    return None


def explain_palace(s: State, palace: int) -> Reason | None:
    reason = _explain_building_place(s)
    if reason is not None:
        return reason
    if s.options.casual:
        return Reason("LL-CAS-01")
    if s.palaces[s.active] & 1 << palace:
        return Reason("LL-BUILD-13", case=0)
    if not s.palace_stock[palace]:
        return Reason("LL-BUILD-13", case=1)
    if s.options.palace_here and c.PALACE_CITY[palace] != find_current_location(s):
        return Reason("LL-BUILD-14", location=c.PALACE_CITY[palace])
    cost = _compute_price(s, c.PALACE_COST[palace])
    return Reason("LL-BUILD-13", case=2, needed=cost, has=s.deniers[s.active]) if s.deniers[s.active] < cost else None
