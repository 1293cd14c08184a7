"""Laying the route, with the Postal Carrier; abandoning it (chapter Playing).

A route may have any length; `closing` asks for three cards (TT-ROUTE-10).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ABANDON, ARG_A, ARG_B, END_PLAY, KIND, LEFT, PLAY, RIGHT
from ..components import BESIDE, CITIES, PLAYS, PLAYS_CARRIER, ROADS
from ..events import E_ABANDON, E_NO_PLAY, E_PLAY
from ..state import CARRIER, State
from . import drawing, officials


def begin_playing(s: State, log: Log | None) -> bool:
    """True when there is something to choose (TT-TURN-03, TT-OFFICE-CARRIER-03)."""
    if s.played == 0:
        if s.hand_n[s.active]:
            return True
        if log is not None:
            log.add(E_NO_PLAY, s.active)  # TT-ROUTE-11
        return False
    # Asked whenever the Carrier could be used, even if no card fits: the hand is secret (TT-INFO-01).
    return s.played < PLAYS_CARRIER and s.hand_n[s.active] > 0 and officials.can_use_official(s, CARRIER)


def append_legal_plays(s: State, out: Ids) -> None:
    """TT-ROUTE-02 to TT-ROUTE-04, TT-ROUTE-06, TT-ROUTE-07.

    `begin_playing` has checked the Carrier (TT-OFFICE-CARRIER-02).
    """
    route = s.route[s.active]
    hand = s.hand
    first: i64 = s.active * CITIES
    if not route:
        action = PLAY.first + RIGHT - 2 * first
        for place in range(first, first + CITIES):
            if hand[place]:
                out.append(action + 2 * place)
        return
    left, right = route[0], route[-1]
    for city in BESIDE[left * CITIES + right]:
        if hand[first + city] and not s.covered[s.active] >> city & 1:
            if ROADS[left] >> city & 1 and len(route) > 1:  # a route of one card has one end (AMB-25)
                out.append(PLAY.first + 2 * city + LEFT)
            if ROADS[right] >> city & 1:
                out.append(PLAY.first + 2 * city + RIGHT)
    out.append(ABANDON.first if s.played == 0 else END_PLAY.first)  # TT-ROUTE-08


def carry_out_play(s: State, action: i64, log: Log | None) -> None:
    kind = KIND[action]
    if kind is PLAY:
        play_card(s, ARG_A[action], ARG_B[action], log)
    elif kind is ABANDON:
        abandon_route(s, log)
    else:
        s.agenda.pop()


def play_card(s: State, city: i64, side: i64, log: Log | None) -> None:
    """TT-ROUTE-05: at one of the ends. The second card is the Carrier's (TT-OFFICE-CARRIER-01, TT-ROUTE-01)."""
    seat = s.active
    if s.played >= PLAYS:
        officials.use_official(s, CARRIER, log)
    s.played += 1
    drawing.remove_from_hand(s, seat, city)
    if side == RIGHT:
        s.route[seat].append(city)
    else:
        s.route[seat].insert(0, city)
    s.covered[seat] |= 1 << city
    if log is not None:
        log.add(E_PLAY, seat, city)


def abandon_route(s: State, log: Log | None) -> None:
    """TT-ROUTE-07: no score, no courier (TX-COURIER-07). The next card starts a new route (TT-ROUTE-09)."""
    if log is not None:
        log.add(E_ABANDON, s.active, len(s.route[s.active]))
    discard_route(s)


def discard_route(s: State) -> None:
    """All cards of the route go to the discard."""
    drawing.discard_cards(s, s.route[s.active])
    s.route[s.active] = []
    s.covered[s.active] = 0
