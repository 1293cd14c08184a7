"""Pile, display and discard (chapter Drawing, TT-DRAW-02 and TT-DRAW-05 to TT-DRAW-08)."""

from __future__ import annotations

from typing import Final

from estafette.kernel.dice import Dice
from estafette.kernel.log import Log

from ..components import CARDS, CITIES, DISPLAY
from ..events import E_REFILL, E_SHUFFLE
from ..state import NONE, State

# Earlier generations kept apart; beyond them the two oldest become one. More than a match played in earnest needs, and
# still quick. With two seats one is enough: each knows that the other drew whatever it did not draw itself.
GENERATIONS: Final = 5


def from_pile(s: State, dice: Dice, log: Log | None) -> int:
    """The next card. An empty pile is made of the whole discard at this moment, never earlier (TT-DRAW-05)."""
    if s.pile_n == 0:
        shuffle(s, log)
    city = dice.pick(s.pile, s.pile_n)
    s.pile[city] -= 1
    s.pile_n -= 1
    return city


def shuffle(s: State, log: Log | None) -> None:
    """Everybody saw the discard, so everybody knows what the new pile holds."""
    s.pile, s.discard = s.discard, s.pile
    s.pile_n, s.discard_n = s.discard_n, 0
    s.top = NONE
    s.pool = s.pile[:]
    s.stale += s.fresh
    s.stale_n += s.fresh_n
    s.fresh = [0] * (s.seats * CITIES)
    s.fresh_n = [0] * s.seats
    _forget(s)
    while len(s.stale_n) > s.seats * (1 if s.seats == 2 else GENERATIONS):
        _merge(s)
    if log is not None:
        log.add(E_SHUFFLE, s.turn, s.pile_n)


def refill(s: State, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-02, TT-DRAW-06, TT-DRAW-08: every empty slot, as long as there are cards."""
    while s.shown < DISPLAY and s.pile_n + s.discard_n > 0:
        turn_up(s, s.display.index(NONE), dice, log)
        s.shown += 1


def turn_up(s: State, slot: int, dice: Dice, log: Log | None) -> None:
    """The next card comes into this slot of the display."""
    city = from_pile(s, dice, log)
    s.pool[city] -= 1
    s.display[slot] = city
    if log is not None:
        log.add(E_REFILL, s.turn, city)


def throw_away(s: State, city: int) -> None:
    s.discard[city] += 1
    s.discard_n += 1
    s.top = city


def leave_hand(s: State, seat: int, city: int) -> None:
    """A card goes from hand to the table. If everybody knew of one like it, that one has gone (TT-INFO-04)."""
    place = seat * CITIES + city
    s.hand[place] -= 1
    s.hand_n[seat] -= 1
    if s.known[place]:
        s.known[place] -= 1
    else:
        _show_hidden(s, seat, city)


# What everybody can tell of a card nobody knew: since which shuffle had it been in the hand? A show is a list of four
# numbers: the seat, the city, the generation in which it was shown, and how many cards the seat had drawn of that one.


def _show_hidden(s: State, seat: int, city: int) -> None:
    s.hidden_n[seat] -= 1
    show = [seat, city, len(s.stale_n) // s.seats, s.fresh_n[seat]]
    generation = _only(s, show)
    if generation == NONE:
        s.shows.append(show)
    else:
        _settle(s, show, generation)
        if s.shows:
            _settle_all(s)


def _settle_all(s: State) -> None:
    """Every show that can be of one generation only."""
    i = 0
    while i < len(s.shows):
        generation = _only(s, s.shows[i])
        if generation == NONE:
            i += 1
        else:
            _settle(s, s.shows.pop(i), generation)
            i = 0  # it may have been the other possibility of an earlier one


def _only(s: State, show: list[int]) -> int:
    """The generation the card must be of, or NONE if it may be of several."""
    found = NONE
    for generation in range(show[2] + 1):
        if _possible(s, show, generation):
            if found != NONE:
                return NONE
            found = generation
    return found


def _possible(s: State, show: list[int], generation: int) -> bool:
    """Has the seat a card of this generation, and has the generation such a card?"""
    seat, city = show[0], show[1]
    if generation == show[2] and show[3] == 0:
        return False
    first = generation * s.seats
    if first == len(s.stale_n):
        return s.fresh_n[seat] > 0 and s.pool[city] > 0
    if s.stale_n[first + seat] == 0:
        return False
    for other in range(first, first + s.seats):
        if s.stale[other * CITIES + city]:
            return True
    return False


def _settle(s: State, show: list[int], generation: int) -> None:
    """The card is gone, and everybody knows of which generation it was."""
    seat, city, emptied = show[0], show[1], False
    if generation * s.seats == len(s.stale_n):
        s.fresh[seat * CITIES + city] -= 1
        s.fresh_n[seat] -= 1
        s.pool[city] -= 1
    else:
        place = generation * s.seats + seat
        s.stale[place * CITIES + city] -= 1
        s.stale_n[place] -= 1
        emptied = s.stale_n[place] == 0
    if generation == show[2]:
        for other in s.shows:  # it was one of the cards they could have been
            if other[0] == seat and other[2] == generation and other[3] >= show[3]:
                other[3] -= 1
    if emptied:
        _forget(s)


def _forget(s: State) -> None:
    """Drops the generations of which nobody has a card."""
    for generation in range(len(s.stale_n) // s.seats - 1, -1, -1):
        first, end = generation * s.seats, (generation + 1) * s.seats
        if not any(s.stale_n[first:end]):
            del s.stale_n[first:end]
            del s.stale[first * CITIES : end * CITIES]
            for show in s.shows:
                if show[2] == generation:
                    show[3] = CARDS  # of the one before it, any
                if show[2] >= generation:
                    show[2] -= 1


def _merge(s: State) -> None:
    """The two oldest generations become one: who drew what of which of them is forgotten."""
    for show in s.shows:
        if show[2] == 1:
            show[3] += s.stale_n[show[0]]
        if show[2] > 0:
            show[2] -= 1
    size = s.seats * CITIES
    for place in range(size):
        s.stale[size + place] += s.stale[place]
    for seat in range(s.seats):
        s.stale_n[s.seats + seat] += s.stale_n[seat]
    del s.stale[:size]
    del s.stale_n[: s.seats]
    _settle_all(s)
