"""Scores for drawing and discarding cards, and for the officials used while drawing."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import declared_score

from .. import components as c
from ..actions import ARG_A, DISCARD, DRAW, DRAW_PILE, END_DRAW, KIND, USE_ADMINISTRATOR
from ..rules import officials
from ..state import CARTWRIGHT, State
from . import weights as k
from .city_sets import CITIES, ROADS, build_hand_mask, count_cities, find_longest_chain, find_neighbours
from .province_progress import WantedCities, find_wanted_cities


def score_draws(s: State, seat: i64, legal: list[int], t: vec[float]) -> list[float]:
    hand = build_hand_mask(s, seat)
    covered: i64 = s.covered[seat]
    ends = find_extending_cities(s, seat)
    fitting: i64 = hand & ends
    behind: i64 = find_neighbours(fitting) & ~covered if fitting else 0
    want = find_wanted_cities(s, seat, s.houses[seat] | covered | hand)
    near = t[k.T_NEAR] if s.route[seat] else t[k.T_START_NEAR]
    paid = (
        (t[k.T_SECOND_CARD] + t[k.T_PRICE] * float(officials.compute_official_price(s))) if s.drawn and s.used else 0.0
    )
    first_fit = t[k.T_FIT_MORE] if fitting else t[k.T_FIT]
    out: list[float] = []
    for action in legal:
        kind = KIND[action]
        if kind is DRAW:
            city: i64 = ARG_A[action]
            bit: i64 = 1 << city
            value = paid + _card(s, seat, city, hand, covered, want, near, t)
            if ends & bit and not hand & bit:
                value += first_fit
            if behind & bit and not hand & bit:
                value += t[k.T_SECOND]
            out.append(value)
        elif kind is DRAW_PILE:
            out.append(paid + t[k.T_PILE] + (0.0 if fitting else t[k.T_PILE_NO_FIT]))
        elif kind is USE_ADMINISTRATOR:
            value = t[k.T_ADMINISTRATOR] + (0.0 if fitting else t[k.T_ADMINISTRATOR_NO_FIT])
            out.append(value + t[k.T_PRICE] * float(officials.compute_official_price(s)))
        elif kind is END_DRAW:
            out.append(_enough(s, seat, fitting, hand & ~covered, t))
        else:
            out.append(declared_score(kind))
    return out


def find_extending_cities(s: State, seat: i64) -> i64:
    """Return the cities that could extend the route; none without a route."""
    route = s.route[seat]
    if not route:
        return 0
    left: i64 = ROADS[route[0]]
    right: i64 = ROADS[route[-1]]
    return (left | right) & ~s.covered[seat]


def _card(
    s: State, seat: i64, city: i64, hand: i64, covered: i64, want: WantedCities, near: float, t: vec[float]
) -> float:
    """Return the value of a card apart from the route: for other cards in hand, for a house."""
    bit: i64 = 1 << city
    value = t[k.T_ROAD + city]
    if hand & bit:
        return value + t[k.T_DOUBLE]
    if covered & bit:
        return value + t[k.T_COVERED]
    beside: i64 = ROADS[city] & hand & ~covered
    if beside:
        value += near * float(count_cities(beside))
    if not s.houses[seat] & bit:
        value += t[k.T_CARD_FRESH] + t[k.T_CITY + city]
        if s.mail & bit:
            value += t[k.T_CARD_MAIL]
        if want.one & bit:
            value += t[k.T_CARD_ONE]
        elif want.two & bit:
            value += t[k.T_CARD_TWO]
        if want.outer & bit:
            value += t[k.T_CARD_OUTER]
    if s.pile[city] + s.discard[city] == 0:
        value += t[k.T_CARD_RARE]
    return value


def _enough(s: State, seat: i64, fitting: i64, cards: i64, t: vec[float]) -> float:
    """Return the value of drawing no further card: an official is saved for the route or the carriage."""
    value = t[k.T_END_DRAW] + t[k.T_END_HAND] * float(s.hand_n[seat])
    route = s.route[seat]
    length: i64 = len(route)
    n = count_cities(fitting)
    if length == 0:
        return value
    if n == 0:
        return value + t[k.T_END_EMPTY]
    value += t[k.T_END_FITS] * float(n if n < 3 else 3)
    if count_cities(find_longest_chain(cards, route[0], route[-1], 2)) == 2:
        value += t[k.T_END_CARRIER]
    missing: i64 = c.CARRIAGE_LEVEL[s.level[seat] + 1] - length - 1 if s.level[seat] < c.LAST_CARRIAGE else 0
    if missing > 0 and missing <= c.CARTWRIGHT_HELP and length + 1 >= c.LEAST_TO_CLOSE:
        if officials.can_use_official(s, CARTWRIGHT):
            value += t[k.T_END_CARTWRIGHT]
    if s.purse >= s.price:
        value += t[k.T_END_RICH]
    return value


def score_discards(s: State, seat: i64, legal: list[int], t: vec[float]) -> list[float]:
    """The lower the value of a card among the others, the better it is to discard."""
    hand = build_hand_mask(s, seat)
    start = seat * CITIES
    want = find_wanted_cities(s, seat, s.houses[seat])
    out: list[float] = []
    for action in legal:
        if KIND[action] is not DISCARD:
            out.append(declared_score(KIND[action]))
            continue
        city: i64 = ARG_A[action]
        others = hand if s.hand[start + city] > 1 else hand & ~(1 << city)
        out.append(-_card(s, seat, city, others, 0, want, t[k.T_START_NEAR], t))
    return out
