"""An estimate of every seat's points at the end: those it has, and what will become points in the time left."""

from __future__ import annotations

from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.rules import scoring
from postchaise.games.la_loire.state import NOBODY, State

from . import messages
from .weights import BUILDINGS, DENIER, PALACES, PEOPLE


def compute_remaining_fraction(s: State) -> float:
    """The part of the game that is still to come, from 1 down to 0."""
    if s.ending != NOBODY:
        return 0.0
    done = float(s.turns_begun) / float(c.SOLO_TURNS) if s.seats == 1 else 0.0
    for seat in range(s.seats):
        done = max(
            done,
            float(s.boat[seat]) / float(s.options.end_space),
            float(s.delivered[seat]) / float(c.MESSAGE_TARGET[s.seats]),
        )
    return 1.0 - done


def estimate_final_points(s: State) -> list[float]:
    points = scoring.sum_points(s)
    if s.over:
        return [float(each) for each in points]
    rest = compute_remaining_fraction(s)
    return [
        points[seat] + _purse(s, seat, rest) + _engine(s, seat, rest) + _way(s, seat, rest) for seat in range(s.seats)
    ]


def _purse(s: State, seat: int, rest: float) -> float:
    """Deniers and goods; of too many deniers a part is lost at the gate of the city."""
    most = c.MAXIMUM_BANKER if s.hired[seat] & c.BANKER else c.MAXIMUM
    deniers = s.deniers[seat]
    money = float(min(deniers, most)) + 0.6 * float(max(0, deniers - most))
    first = seat * c.GOODS
    for good in range(c.GOODS):
        if s.goods[first + good]:
            price = 0.85 * float(c.SALE_PRICE[good])
            if good == c.WOOD:
                price += 1.5 if s.goods[first + good] <= 2 else 0.0
            if s.hired[seat] & c.MERCHANT_OF[good]:
                price += 0.85
            money += float(s.goods[first + good]) * price
    return DENIER * money * min(1.0, 0.3 + 3.0 * rest)


def _engine(s: State, seat: int, rest: float) -> float:
    """Characters, palaces and buildings work until the end."""
    total = 0.0
    hired = s.hired[seat]
    for style in range(c.CHARACTERS):
        if hired >> style & 1:
            total += PEOPLE[style]
    palaces = s.palaces[seat]
    for palace in range(c.PALACES):
        if palaces >> palace & 1:
            total += PALACES[palace]
    for place in c.VILLAGES:
        if s.owner[place] == seat:
            total += BUILDINGS[s.building[place]]
    return rest * total


def _way(s: State, seat: int, rest: float) -> float:
    """Messages under way, and horses to carry them with."""
    horses = s.horses[2 * seat] + s.horses[2 * seat + 1]
    return messages.estimate_message_points(s, seat) * min(1.0, 0.2 + 4.0 * rest) + 0.2 * float(horses) * min(
        1.0, 5 * rest
    )
