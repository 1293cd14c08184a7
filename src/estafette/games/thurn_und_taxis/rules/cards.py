"""Pile, display and discard (chapter Drawing, TT-DRAW-02 and TT-DRAW-05 to TT-DRAW-08)."""

from __future__ import annotations

from estafette.kernel.dice import Dice
from estafette.kernel.log import Log

from ..components import CITIES, DISPLAY
from ..events import E_REFILL, E_SHUFFLE
from ..state import NONE, State


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
    s.fresh = [0] * (s.seats * CITIES)
    s.fresh_n = [0] * s.seats
    s.stale = [held - seen for held, seen in zip(s.hand, s.known)]
    s.stale_n = s.hidden_n[:]
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


def _show_hidden(s: State, seat: int, city: int) -> None:
    """What everybody can tell of a card nobody knew: was it drawn before or after the last shuffle?"""
    place = seat * CITIES + city
    s.hidden_n[seat] -= 1
    if s.stale_n[seat] == 0:
        s.fresh[place] -= 1
        s.fresh_n[seat] -= 1
        s.pool[city] -= 1
    elif s.fresh_n[seat] == 0:
        s.stale[place] -= 1
        s.stale_n[seat] -= 1
    elif s.hidden_n[seat] == 0:  # both were possible, but now all of them are gone
        first = seat * CITIES
        for each in range(CITIES):
            s.pool[each] -= s.fresh[first + each]
            s.fresh[first + each] = 0
            s.stale[first + each] = 0
        s.fresh_n[seat] = 0
        s.stale_n[seat] = 0
