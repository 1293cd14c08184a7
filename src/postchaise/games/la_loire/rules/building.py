"""Farms, monasteries, castles and palaces (chapter Buy a building).

Farms, monasteries and castles have no points of their own: `scoring` (LL-BUILD-11).

What a palace does is in the chapter of what it changes: `movement` and `stop` (LL-PAL-BANK-01, LL-PAL-BANK-02,
LL-PAL-BANK-03), `hiring` (LL-PAL-BALIVI-01, LL-PAL-BALIVI-02), `messages` (LL-PAL-DUCAL-01, LL-PAL-DUCAL-02,
LL-PAL-POST-01, LL-PAL-POST-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, ARG_B, BUILD, BUILD_PALACE, KIND, SITE, WITH_DENIERS, WITH_WOOD
from ..components import (
    BANK_OF,
    BUILDING_DENIERS,
    BUILDING_WOOD,
    BUILDS,
    BUILDS_ECONOMUS,
    CASTLE,
    ECONOMUS,
    ECONOMUS_SURCHARGE,
    FARM,
    FARM_BALANCE,
    GOODS,
    MAGISTER,
    MAGISTER_DISCOUNT,
    MENSOR,
    MONASTERY,
    NO_BUILDING,
    NORTH,
    PALACE_CITY,
    PALACE_COST,
    PALACES,
    PATRONUS,
    PATRONUS_DENIERS,
    VILLAGES,
    WOOD,
)
from ..events import E_BUILD, E_PALACE
from ..state import BUILDING, NONE, S_SITE, State


def count_builds_left(s: State) -> bool:
    """LL-BUILD-01, LL-CHAR-ECONOMUS-01."""
    return s.built < (BUILDS_ECONOMUS if s.hired[s.active] & ECONOMUS else BUILDS)


def compute_price_without_patronus(s: State, printed: i64) -> i64:
    """LL-BUILD-16 without Patronus: printed price, Magister Artium (LL-CHAR-MAGISTER-01), second building, min. 0."""
    cost = printed
    if s.hired[s.active] & MAGISTER:
        cost -= MAGISTER_DISCOUNT
    if s.built:
        cost += ECONOMUS_SURCHARGE
    return max(0, cost)


def compute_building_price(s: State, kind: i64, payment: i64) -> i64:
    """Deniers for a farm, monastery or castle; 2 more where Patronus replaces wood (LL-CHAR-PATRONUS-02)."""
    return compute_price_without_patronus(s, BUILDING_DENIERS[kind]) + (
        PATRONUS_DENIERS if payment == WITH_DENIERS else 0
    )


def compute_building_wood(s: State, kind: i64, payment: i64) -> i64:
    """LL-CHAR-PATRONUS-01: one wood less, or none at all."""
    if payment == WITH_WOOD:
        return BUILDING_WOOD[kind]
    return 0 if s.options.all_wood else BUILDING_WOOD[kind] - 1


def compute_bank_imbalance(s: State) -> i64:
    """Return the player's buildings on the north bank less those on the south bank (LL-BUILD-03)."""
    difference = 0
    for place in VILLAGES:
        if s.owner[place] == s.active:
            difference += 1 if BANK_OF[place] == NORTH else -1
    return difference


def append_building_sites(s: State, kind: i64, out: Ids) -> None:
    """Append the villages where a building can go: LL-BUILD-02 to -04 for a farm, LL-BUILD-05 to -09 for an upgrade."""
    if kind == FARM:
        difference = compute_bank_imbalance(s)
        bound = len(VILLAGES) if s.hired[s.active] & MENSOR else FARM_BALANCE  # LL-CHAR-MENSOR-01
        for place in VILLAGES:
            if s.building[place] == NO_BUILDING:
                after = difference + (1 if BANK_OF[place] == NORTH else -1)
                if -bound <= after <= bound:
                    out.append(SITE.first + place)
        return
    barred = 0 if s.options.upgrade_now else s.fresh
    for place in VILLAGES:
        if s.building[place] == FARM and s.owner[place] == s.active and not barred >> place & 1:
            out.append(SITE.first + place)


def is_building_in_stock(s: State, kind: i64) -> bool:
    """Pieces are limited (A-34); LL-BUILD-07 for the towers."""
    if kind == FARM:
        return s.farms[s.active] > 0
    return s.monasteries[s.active] > 0 if kind == MONASTERY else s.towers > 0


def append_legal_buildings(s: State, place: i64, out: Ids) -> None:
    """Append what the merchant can build from this city."""
    if not count_builds_left(s):
        return
    purse, logs = s.deniers[s.active], s.goods[s.active * GOODS + WOOD]
    patron = s.hired[s.active] & PATRONUS != 0
    for kind in range(len(BUILDING_DENIERS)):
        with_wood = (
            compute_building_price(s, kind, WITH_WOOD) <= purse and compute_building_wood(s, kind, WITH_WOOD) <= logs
        )
        with_deniers = (
            patron
            and compute_building_price(s, kind, WITH_DENIERS) <= purse
            and compute_building_wood(s, kind, WITH_DENIERS) <= logs
        )
        if not (with_wood or with_deniers) or not is_building_in_stock(s, kind):
            continue
        found = Ids()
        append_building_sites(s, kind, found)
        if found:
            if with_wood:
                out.append(BUILD.first + 2 * kind + WITH_WOOD)
            if with_deniers:
                out.append(BUILD.first + 2 * kind + WITH_DENIERS)
    append_legal_palace(s, place, purse, out)


def append_legal_palace(s: State, place: i64, purse: i64, out: Ids) -> None:
    """LL-BUILD-13, LL-BUILD-14."""
    for palace in range(PALACES):
        if s.palace_stock[palace] == 0 or s.palaces[s.active] >> palace & 1:
            continue
        if s.options.palace_here and PALACE_CITY[palace] != place:
            continue
        if compute_price_without_patronus(s, PALACE_COST[palace]) <= purse:
            out.append(BUILD_PALACE.first + palace)


def carry_out_building(s: State, action: i64, log: Log | None) -> None:
    s.used = BUILDING
    if KIND[action] is BUILD:
        choose_building(s, ARG_A[action], ARG_B[action])
    else:
        build_palace(s, ARG_A[action], log)


def choose_building(s: State, kind: i64, payment: i64) -> None:
    """Choose the building; its village is asked next."""
    s.pending = 2 * kind + payment
    s.agenda.append(S_SITE)


def append_legal_sites(s: State, out: Ids) -> None:
    append_building_sites(s, s.pending // 2, out)


def place_building(s: State, action: i64, log: Log | None) -> None:
    """Pays and places; LL-BUILD-12: wood returns to the supply (LL-BUILD-10)."""
    seat, kind, payment, place = s.active, s.pending // 2, s.pending % 2, ARG_A[action]
    cost, logs = compute_building_price(s, kind, payment), compute_building_wood(s, kind, payment)
    s.deniers[seat] -= cost
    s.goods[seat * GOODS + WOOD] -= logs
    s.supply[WOOD] += logs
    s.building[place] = kind
    s.owner[place] = seat
    if kind == FARM:
        s.farms[seat] -= 1
        s.fresh |= 1 << place
    elif kind == MONASTERY:
        s.monasteries[seat] -= 1
        s.farms[seat] += 1  # LL-BUILD-05
    elif kind == CASTLE:
        s.towers -= 1  # LL-BUILD-06
    s.built += 1
    s.pending = NONE
    s.agenda.pop()
    if log is not None:
        log.add(E_BUILD, seat, kind, place, cost)


def build_palace(s: State, palace: i64, log: Log | None) -> None:
    """LL-BUILD-13; it works from the player's next turn on (LL-BUILD-15)."""
    cost = compute_price_without_patronus(s, PALACE_COST[palace])
    s.deniers[s.active] -= cost
    s.palace_stock[palace] -= 1
    s.palaces[s.active] |= 1 << palace
    s.new_palaces |= 1 << palace
    s.built += 1
    if log is not None:
        log.add(E_PALACE, s.active, palace, cost)
