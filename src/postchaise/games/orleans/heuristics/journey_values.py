"""Values of journeys: the good on the way, a town to build in, and what lies beyond."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.native import vec

from .. import components as c
from ..rules.travel import can_build_station
from ..state import NONE, State, is_place_active
from . import weights as k
from .values import estimate_final_level

GUILDHALL: Final[int] = c.GUILDHALL
MOVERS: Final[list[int]] = [place for place in range(c.PLACES) if c.VERB[place] == c.V_MOVE]
ALL_ROUTES: Final[list[list[int]]] = [  # per town, by road and by water
    c.ROUTES_FROM[2 * town] + c.ROUTES_FROM[2 * town + 1] for town in range(c.TOWNS)
]


def can_build_in_town(s: State, seat: int, town: int) -> bool:
    """Check that this seat may build there."""
    there = s.station[town]
    return (there >> seat & 1 if town == c.ORLEANS else there) == 0


def find_route_destination(s: State, seat: int, route: int) -> int:
    """Return where a route leads the seat's merchant."""
    return c.ROUTE_A[route] + c.ROUTE_B[route] - s.merchant[seat]


def find_best_cargo_value(s: State, route: int, w: vec[float]) -> float:
    best = 0.0
    for space in range(c.FIRST_CARGO[route], c.FIRST_CARGO[route + 1]):
        good = s.cargo[space]
        if good != NONE and w[k.GOOD + good] > best:
            best = w[k.GOOD + good]
    return best


def compute_arrival_value(s: State, seat: int, goal: int, w: vec[float], part: float) -> float:
    """Return the value of being in a town: building there, and going on from there."""
    value = 0.0
    if s.reserve[seat] and can_build_in_town(s, seat, goal):
        ahead = w[k.FREE_TOWN]
        if is_place_active(s, seat, GUILDHALL):
            ahead += w[k.FREE_TOWN_HALL]
        value += ahead * estimate_final_level(s, seat, w, part)
    onward = 0.0
    for route in ALL_ROUTES[goal]:
        onward += w[k.ONWARD_GOOD] * find_best_cargo_value(s, route, w)
        if s.station[c.ROUTE_A[route] + c.ROUTE_B[route] - goal] == 0:
            onward += w[k.ONWARD_TOWN]
    return value + onward * part


def find_best_move_value(s: State, seat: int, place: int, w: vec[float], part: float) -> float:
    best = -1000.0
    for route in c.ROUTES_FROM[2 * s.merchant[seat] + c.MOVES_ON[place]]:
        value = find_best_cargo_value(s, route, w) + compute_arrival_value(
            s, seat, find_route_destination(s, seat, route), w, part
        )
        if value > best:
            best = value
    return best


def is_site_one_journey_away(s: State, seat: int, place: int) -> bool:
    """Check that a town where the seat may build is one journey away."""
    for route in c.ROUTES_FROM[2 * s.merchant[seat] + c.MOVES_ON[place]]:
        if can_build_in_town(s, seat, find_route_destination(s, seat, route)):
            return True
    return False


def has_site_ahead(s: State, seat: int) -> bool:
    """Check that the Guildhall can be used this round: here, or after a prepared journey."""
    if s.reserve[seat] == 0:
        return False
    if can_build_station(s, seat):
        return True
    for place in MOVERS:
        owned = place < c.LOCATIONS or s.holder[place] == seat
        if owned and is_place_active(s, seat, place) and is_site_one_journey_away(s, seat, place):
            return True
    return False
