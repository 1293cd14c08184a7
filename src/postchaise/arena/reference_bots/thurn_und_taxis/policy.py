"""What the frozen reference players know: cards that fit, routes long enough, many houses at once. Never changed."""

from __future__ import annotations

from typing import Any, Final

from postchaise.arena.reference_bots.heuristics import ReferenceHeuristics
from postchaise.games.thurn_und_taxis import actions as x
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.rules import houses, officials, scoring
from postchaise.games.thurn_und_taxis.state import (
    CARTWRIGHT,
    NOBODY,
    S_CARRIAGE,
    S_CLOSE,
    S_DRAW,
    S_PLAY,
    S_TRIM,
    State,
)
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game

NEVER: Final = -100.0
PER_MILLE: Final = 1000
NOISE: Final = 0.6
LONGEST: Final = 7  # a longer route gains nothing more
GOOD_LENGTH: Final = 5
ROUTE: Final = 0.8  # points of a card in the route, and in the hand when it fits
FITTING: Final = 0.4
LONE: Final = 0.1


class ThurnUndTaxisReference(ReferenceHeuristics[State]):
    """A turn is about five decisions."""

    horizon = 40

    def candidates(self, game: Game[Any], state: State, seat: int, legal: list[int]) -> list[int]:
        """A route is given up only when there is nothing else to do."""
        return [action for action in legal if x.KIND[action] is not x.ABANDON] or legal

    def rollout_action(self, game: Game[Any], state: State, seat: int, legal: list[int], dice: Dice) -> int:
        step = state.agenda[-1]
        if step == S_CLOSE:
            return x.CLOSE.first if _long_enough(state, seat) else x.END_TURN.first
        if step == S_CARRIAGE:
            return legal[0]  # taking comes first, declining last
        score = _draw if step in (S_DRAW, S_TRIM) else _play if step == S_PLAY else _house
        best, most = legal[0], 10 * NEVER
        for action in legal:
            value = score(state, seat, action) + dice.below(PER_MILLE) * (NOISE / PER_MILLE)
            if value > most:
                best, most = action, value
        return best

    def estimate(self, game: Game[Any], state: State) -> list[float]:
        points = scoring.sum_points(state)
        if state.over:
            return [float(each) for each in points]
        return [points[seat] + _prospect(state, seat) for seat in range(state.seats)]


HEURISTICS: Final = ThurnUndTaxisReference()


def _ends(s: State, seat: int) -> int:
    """Bits of the cities that could lengthen the route."""
    route = s.route[seat]
    if not route:
        return c.ALL_CITIES
    return (c.ROADS[route[0]] | c.ROADS[route[-1]]) & ~s.covered[seat]


def _hand(s: State, seat: int) -> int:
    """Bits of the cities in hand."""
    mask = 0
    first = seat * c.CITIES
    for city in range(c.CITIES):
        if s.hand[first + city]:
            mask |= 1 << city
    return mask


def _card(s: State, seat: int, city: int, hand: int) -> float:
    """What a card is good for: the route, a card in hand, a house."""
    bit = 1 << city
    if hand & bit:
        return -1.5  # a second one is of no use in the same route
    if s.covered[seat] & bit:
        return -1.0
    ends = _ends(s, seat)
    value = 0.0 if s.houses[seat] & bit else 0.8
    if ends & bit:
        value += 2.0 if s.route[seat] else 0.5
    value += 0.7 * int(c.ROADS[city] & hand & ~s.covered[seat]).bit_count()
    return value + (0.3 if s.mail & bit else 0.0)


def _draw(s: State, seat: int, action: int) -> float:
    kind = x.KIND[action]
    if kind is x.DRAW:
        return _card(s, seat, x.ARG_A[action], _hand(s, seat))
    if kind is x.DISCARD:
        city = x.ARG_A[action]
        return -_card(s, seat, city, _hand(s, seat) & ~(1 << city))
    if kind is x.USE_ADMINISTRATOR:
        return 0.4
    if kind is x.DRAW_PILE:
        return 0.6
    # the end of drawing: an official is left for later if the hand is rich enough
    fitting = _ends(s, seat) & _hand(s, seat)
    return 1.4 + 0.8 * fitting.bit_count() if s.route[seat] else 1.0


def _play(s: State, seat: int, action: int) -> float:
    kind = x.KIND[action]
    if kind is x.ABANDON:
        return NEVER
    if kind is not x.PLAY:
        return 1.2 if len(s.route[seat]) >= LONGEST else 0.6
    city, hand, route = int(x.ARG_A[action]), _hand(s, seat), s.route[seat]
    covered = int(s.covered[seat]) | 1 << city
    value = 1.0 if s.houses[seat] >> city & 1 else 1.8
    other = city
    if route:
        other = route[0] if x.ARG_B[action] == x.RIGHT else route[-1]
    after = (c.ROADS[city] | c.ROADS[other]) & hand & ~covered
    value += 0.8 * min(2, int(after).bit_count())
    return value + 0.15 * int(c.ROADS[city] & ~covered).bit_count()


def _house(s: State, seat: int, action: int) -> float:
    """The way that places most houses; cities with a letter first."""
    kind, a = x.KIND[action], x.ARG_A[action]
    if kind is x.HOUSES_EACH:
        return float(houses.count_provinces_of(houses.find_cities_for_houses(s)))
    if kind is x.HOUSES_IN:
        here = houses.find_cities_for_houses(s) & c.PROVINCE_MASK[a]
        whole = c.PROVINCE_MASK[a] & ~(s.houses[seat] | here) == 0
        return int(here).bit_count() + (0.8 if whole and here else 0.0)
    if kind is x.HOUSE:
        return 2.0 if s.mail >> a & 1 else 1.0
    return 0.0


def _long_enough(s: State, seat: int) -> bool:
    """For the next carriage, with the Cartwright if need be; longer while cards fit."""
    length = len(s.route[seat])
    if length >= LONGEST:
        return True
    wanted = c.CARRIAGE_CARDS[min(s.level[seat] + 1, c.LAST_CARRIAGE)]
    if officials.can_use_official(s, CARTWRIGHT):
        wanted -= c.CARTWRIGHT_HELP
    going_on = _ends(s, seat) & _hand(s, seat) != 0
    if s.ending != NOBODY:
        return True  # the last round: now or never
    return length >= (max(wanted, GOOD_LENGTH) if going_on else wanted)


def _prospect(s: State, seat: int) -> float:
    """The route, the cards that fit, provinces that are nearly complete."""
    length, hand = len(s.route[seat]), _hand(s, seat)
    fitting = (_ends(s, seat) & hand).bit_count() if length else 1
    value = ROUTE * min(length, LONGEST) + FITTING * min(2, fitting) + LONE * float(s.hand_n[seat])
    for stack in c.PROVINCE_STACKS:
        mask = c.STACK_MASK[stack]
        have = int(mask & s.houses[seat]).bit_count()
        for tile in range(c.FIRST_TILE[stack], c.FIRST_TILE[stack + 1]):
            if s.tiles[tile] == seat:
                break
            if s.tiles[tile] == NOBODY:
                value += 0.6 * float(c.TILE_POINTS[tile]) * (have / int(mask).bit_count()) ** 2
                break
    reached = sum(1 for mask in c.OUTER if mask & s.houses[seat])
    value += 2.0 * (reached / len(c.OUTER)) ** 2
    return value + 0.5 * float(s.letters[seat]) * float(s.options.expansion)
