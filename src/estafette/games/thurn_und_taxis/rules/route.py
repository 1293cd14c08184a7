"""Laying the route, with the Postal Carrier; abandoning it (chapter Playing)."""

from __future__ import annotations

from typing import Final

from estafette.kernel.log import Log

from ..actions import ABANDON, END_PLAY, LEFT, PLAY, RIGHT
from ..components import CITIES, PLAYS, PLAYS_CARRIER, ROADS
from ..events import E_ABANDON, E_NO_PLAY, E_PLAY
from ..state import CARRIER, State, cities_of
from . import cards, officials

NEIGHBOURS: Final[list[list[int]]] = [cities_of(mask) for mask in ROADS]


def begin(s: State, log: Log | None) -> bool:
    """True when there is something to choose."""
    if s.played == 0:
        if s.hand_n[s.turn]:
            return True
        if log is not None:
            log.add(E_NO_PLAY, s.turn)  # TT-ROUTE-11
        return False
    if s.played < PLAYS_CARRIER and officials.can_use(s, CARRIER):
        return fits_anywhere(s)
    return False


def fits_anywhere(s: State) -> bool:
    """TT-ROUTE-03, for any card of the hand."""
    route = s.route[s.turn]
    covered, first = s.covered[s.turn], s.turn * CITIES
    for city in NEIGHBOURS[route[-1]]:
        if s.hand[first + city] and not covered >> city & 1:
            return True
    for city in NEIGHBOURS[route[0]]:
        if s.hand[first + city] and not covered >> city & 1:
            return True
    return False


def legal(s: State, out: list[int]) -> None:
    """TT-ROUTE-02 to TT-ROUTE-04, TT-ROUTE-07. `begin` has seen to the Carrier."""
    route = s.route[s.turn]
    hand, first, play = s.hand, s.turn * CITIES, PLAY.first
    if not route:
        for city in range(CITIES):
            if hand[first + city]:
                out.append(play + 2 * city + RIGHT)
        return
    covered = s.covered[s.turn]
    for city in NEIGHBOURS[route[-1]]:
        if hand[first + city] and not covered >> city & 1:
            out.append(play + 2 * city + RIGHT)
    if len(route) > 1:  # a route of one card has one end (AMB-25)
        for city in NEIGHBOURS[route[0]]:
            if hand[first + city] and not covered >> city & 1:
                out.append(play + 2 * city + LEFT)
        out.sort()
    out.append(ABANDON.first if s.played == 0 else END_PLAY.first)  # TT-ROUTE-08


def play(s: State, city: int, side: int, log: Log | None) -> None:
    """TT-ROUTE-05: at one of the ends. The second card is the Carrier's (TT-OFFICE-CARRIER-01)."""
    seat = s.turn
    if s.played >= PLAYS:
        officials.use(s, CARRIER, log)
    s.played += 1
    cards.leave_hand(s, seat, city)
    if side == RIGHT:
        s.route[seat].append(city)
    else:
        s.route[seat].insert(0, city)
    s.covered[seat] |= 1 << city
    if log is not None:
        log.add(E_PLAY, seat, city)


def abandon(s: State, log: Log | None) -> None:
    """TT-ROUTE-07: no score, no courier (TX-COURIER-07). The next card starts a new route (TT-ROUTE-09)."""
    if log is not None:
        log.add(E_ABANDON, s.turn, len(s.route[s.turn]))
    clear(s)


def clear(s: State) -> None:
    """All cards of the route go to the discard."""
    for city in s.route[s.turn]:
        cards.throw_away(s, city)
    s.route[s.turn] = []
    s.covered[s.turn] = 0
