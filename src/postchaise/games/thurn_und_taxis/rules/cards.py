"""Pile, display and discard (chapter Drawing, TT-DRAW-02 and TT-DRAW-05 to TT-DRAW-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import vec

from .. import knowledge
from ..components import CITIES, DISPLAY
from ..events import E_REFILL, E_SHUFFLE
from ..state import NONE, State

# Draws that may pile up before `knowledge.forget` looks through them; how many only decides how often.
MANY: Final = 24


def from_pile(s: State, dice: Dice, log: Log | None) -> i64:
    """The next card. An empty pile is made of the whole discard at this moment, never earlier (TT-DRAW-05)."""
    if s.pile_n == 0:
        shuffle(s, log)
    city = dice.draw(s.pile, s.pile_n)
    s.pile[city] -= 1
    s.pile_n -= 1
    return city


def shuffle(s: State, log: Log | None) -> None:
    """Everybody saw the discard, so everybody knows what the new pile holds."""
    s.pile, s.discard = s.discard, s.pile
    s.pile_n, s.discard_n = s.discard_n, 0
    s.top = NONE
    s.pool = s.pile[:]
    _remember(s)
    if log is not None:
        log.add(E_SHUFFLE, s.active, s.pile_n)


def refill(s: State, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-02, TT-DRAW-06, TT-DRAW-08: every empty slot, as long as there are cards."""
    for slot in range(DISPLAY):
        if s.display[slot] == NONE and s.pile_n + s.discard_n > 0:
            turn_up(s, slot, dice, log)
            s.shown += 1


def turn_up(s: State, slot: i64, dice: Dice, log: Log | None) -> None:
    """The next card comes into this slot of the display."""
    city = from_pile(s, dice, log)
    s.pool[city] -= 1
    s.display[slot] = city
    if log is not None:
        log.add(E_REFILL, s.active, city)


def throw_away(s: State, city: i64) -> None:
    s.discard[city] += 1
    s.discard_n += 1
    s.top = city


def throw_all(s: State, cities: list[int]) -> None:
    """One after the other."""
    for city in cities:
        throw_away(s, city)


def leave_hand(s: State, seat: i64, city: i64) -> None:
    """A card goes from hand to the table. If everybody knew of one like it, that one has gone (TT-INFO-04)."""
    place = seat * CITIES + city
    s.hand[place] -= 1
    s.hand_n[seat] -= 1
    if s.known[place]:
        s.known[place] -= 1
    else:
        s.hidden_n[seat] -= 1
        s.shows.append(knowledge.show(s.shuffles, s.fresh_n[seat], seat, city))


def _remember(s: State) -> None:
    """The generation that ends with a shuffle, for all who count (TT-INFO-01): see knowledge.py."""
    if s.seats == 2:
        # Each knows that the other drew whatever it did not draw itself: the hands as they are say it all.
        s.draws = []
        s.shows = []
        for place in range(2 * CITIES):
            for _ in range(s.hand[place] - s.known[place]):
                s.draws.append(knowledge.draw(s.shuffles, place // CITIES, place % CITIES))
    else:
        for seat in range(s.seats):
            if s.fresh_n[seat]:
                for city in range(CITIES):
                    for _ in range(s.fresh[seat * CITIES + city]):
                        s.draws.append(knowledge.draw(s.shuffles, seat, city))
        if len(s.draws) > MANY:
            knowledge.forget(s.seats, s.draws, s.shows)
    s.shuffles += 1
    s.fresh = vec[i64]([0] * (s.seats * CITIES))
    s.fresh_n = vec[i64]([0] * s.seats)
