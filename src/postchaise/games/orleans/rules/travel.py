"""The merchant's journeys and the trading stations (chapters Ship, Wagon, Guildhall).

`place_actions` has the Shipping Line (OR-PLACE-SHIPPINGLINE-01).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, ARG_B, MOVE, NO_CARGO
from ..components import FIRST_CARGO, GOODS, MOVES_ON, ORLEANS, ROUTE_A, ROUTE_B, ROUTES_FROM
from ..events import E_MOVE, E_STATION
from ..state import NONE, State


def list_open_routes(s: State, seat: i64, place: i64) -> list[int]:
    """OR-PLACE-MOVE-01: the routes of the right kind that leave the merchant's town."""
    return ROUTES_FROM[2 * s.merchant[seat] + MOVES_ON[place]]


def append_legal_journeys(s: State, out: Ids) -> None:
    """OR-PLACE-SHIP-01, OR-PLACE-WAGON-01, OR-PLACE-HORSEWAGON-01: at most one good, or none (A-28)."""
    for route in list_open_routes(s, s.active, s.place):
        first = MOVE.first + route * (GOODS + 1)
        out.append(first + NO_CARGO)  # OR-GEN-EMPTY-ROUTE-01
        goods = [good for good in s.cargo[FIRST_CARGO[route] : FIRST_CARGO[route + 1]] if good != NONE]
        goods.sort()
        last = NONE
        for good in goods:
            if good != last:  # two of the same kind are one choice
                out.append(first + 1 + good)
            last = good


def carry_out_journey(s: State, action: i64, log: Log | None) -> None:
    move_merchant(s, ARG_A[action], ARG_B[action], log)


def move_merchant(s: State, route: i64, cargo: i64, log: Log | None) -> None:
    seat = s.active
    here = s.merchant[seat]
    s.merchant[seat] = ROUTE_B[route] if ROUTE_A[route] == here else ROUTE_A[route]
    if cargo != NO_CARGO:
        for space in range(FIRST_CARGO[route], FIRST_CARGO[route + 1]):
            if s.cargo[space] == cargo - 1:
                s.cargo[space] = NONE
                break
        s.goods[seat * GOODS + cargo - 1] += 1
    s.agenda.pop()
    if log is not None:
        log.add(E_MOVE, seat, route, s.merchant[seat], cargo - 1)


def can_build_station(s: State, seat: i64) -> bool:
    """OR-PLACE-GUILDHALL-01 to OR-PLACE-GUILDHALL-03."""
    there = s.station[s.merchant[seat]]
    if s.merchant[seat] == ORLEANS:
        there &= 1 << seat
    return s.reserve[seat] > 0 and there == 0


def build_station(s: State, log: Log | None) -> None:
    seat = s.active
    s.reserve[seat] -= 1
    s.built[seat] += 1
    s.station[s.merchant[seat]] |= 1 << seat
    if log is not None:
        log.add(E_STATION, seat, s.merchant[seat])
