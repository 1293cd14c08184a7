"""Drawing cards, with the Postmaster and the Administrator (chapter Drawing).

Only closing a route limits the hand: `closing` (TT-DRAW-04).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids, vec

from ..actions import ARG_A, DRAW, DRAW_PILE, END_DRAW, KIND, USE_ADMINISTRATOR
from ..card_counting import deduction
from ..components import BIT, CITIES, DISPLAY, DRAWS, DRAWS_POSTMASTER
from ..events import E_DISCARD, E_DRAW, E_DRAW_PILE, E_NO_CARD, E_REFILL, E_SHUFFLE
from ..state import ADMINISTRATOR, NONE, POSTMASTER, State, count_cards_to_draw
from . import officials


def _choices(first: i64, last: i64) -> list[vec[i64]]:
    """Return, per bit mask of the cities from `first` to `last`, the actions that draw them."""
    found: list[list[int]] = [[]]
    for city in range(first, last + 1):
        found += [[*some, DRAW.first + city] for some in found]
    return [vec[i64](some) for some in found]


# The actions for a display are looked up by its bits, in two halves: faster than searching bits in every turn.
HALF: Final[i64] = CITIES // 2
LOW_BITS: Final[i64] = (1 << HALF) - 1
LOW: Final[list[vec[i64]]] = _choices(0, HALF - 1)
HIGH: Final[list[vec[i64]]] = _choices(HALF, CITIES - 1)
# Number of draws after which `deduction.drop_settled_draws` prunes them; it affects speed only.
MANY: Final = 24


def begin_drawing(s: State, log: Log | None) -> bool:
    """True when there is something to choose: no card, no question, neither of drawing nor of replacing (AMB-32).

    Also TT-TURN-02.
    """
    if s.shown == 0 and count_cards_to_draw(s) == 0:
        if s.drawn == 0 and log is not None:
            log.add(E_NO_CARD, s.active)  # TT-DRAW-07
        return False
    if s.used and s.price > s.purse:
        return s.drawn == 0 or s.forced == 1  # no further official can be paid
    return s.drawn == 0 or s.forced == 1 or can_draw_again(s) or can_replace_display(s)


def can_draw_again(s: State) -> bool:
    """A second card: TT-OFFICE-POSTMASTER-01, TT-OFFICE-POSTMASTER-05. The first official is free."""
    return s.drawn < DRAWS_POSTMASTER and (s.used == 0 or officials.can_use_official(s, POSTMASTER))


def can_replace_display(s: State) -> bool:
    """TT-OFFICE-ADMINISTRATOR-02, with the expansion TX-OFFICE-07: at any time while drawing.

    Also TT-OFFICE-ADMINISTRATOR-03.
    """
    if s.drawn and not s.options.expansion:
        return False
    return s.used == s.forced == 0 or officials.can_use_official(s, ADMINISTRATOR)


def append_legal_draws(s: State, out: Ids) -> None:
    """TT-DRAW-01, TT-DRAW-03: a face-up card or the pile, for the second card too.

    `begin_drawing` has checked that there are cards. Also TT-OFFICE-POSTMASTER-02.
    """
    if s.drawn == 0 or can_draw_again(s):
        shown = 0
        for city in s.display:
            shown |= BIT[city]  # two equal cards are one choice, an empty slot has no bit
        out.extend(LOW[shown & LOW_BITS])
        out.extend(HIGH[shown >> HALF])
        if s.pile_n + s.discard_n:
            out.append(DRAW_PILE.first)
    if can_replace_display(s):
        out.append(USE_ADMINISTRATOR.first)
    if s.drawn and not s.forced:
        out.append(END_DRAW.first)


def carry_out_draw(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    kind = KIND[action]
    if kind is DRAW:
        take_from_display(s, ARG_A[action], dice, log)
    elif kind is DRAW_PILE:
        take_from_pile(s, dice, log)
    elif kind is USE_ADMINISTRATOR:
        replace_display(s, dice, log)
    else:
        s.agenda.pop()


def take_from_display(s: State, city: i64, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-02: everybody sees the card, and it is replaced at once."""
    if s.drawn >= DRAWS:
        _use_postmaster(s, log)
    s.drawn += 1
    if log is not None:
        log.add(E_DRAW, s.active, city)
    place = s.active * CITIES + city
    s.hand[place] += 1
    s.known[place] += 1
    s.hand_n[s.active] += 1
    slot = 0
    while s.display[slot] != city:
        slot += 1
    if s.pile_n + s.discard_n:
        turn_up_card(s, slot, dice, log)
    else:
        s.display[slot] = NONE  # TT-DRAW-06
        s.shown -= 1


def take_from_pile(s: State, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-01: the top card of the pile."""
    if s.drawn >= DRAWS:
        _use_postmaster(s, log)
    s.drawn += 1
    take_hidden_card(s, dice, log)


def _use_postmaster(s: State, log: Log | None) -> None:
    """The second card takes the Postmaster."""
    officials.use_official(s, POSTMASTER, log)
    s.forced = 0


def replace_display(s: State, dice: Dice, log: Log | None) -> None:
    """TT-OFFICE-ADMINISTRATOR-01, -04, -05: the whole display goes first, then new cards come."""
    officials.use_official(s, ADMINISTRATOR, log)
    for city in s.display:
        if city != NONE:
            discard_card(s, city)
    s.display = vec[i64]([NONE] * DISPLAY)
    s.shown = 0
    refill_display(s, dice, log)


# Pile, display and discard (TT-DRAW-02, TT-DRAW-05 to TT-DRAW-08)


def pop_from_pile(s: State, dice: Dice, log: Log | None) -> i64:
    """The next card. An empty pile is made of the whole discard at this moment, never earlier (TT-DRAW-05)."""
    if s.pile_n == 0:
        shuffle_discard_into_pile(s, log)
    city = dice.draw(s.pile, s.pile_n)
    s.pile[city] -= 1
    s.pile_n -= 1
    return city


def take_hidden_card(s: State, dice: Dice, log: Log | None) -> None:
    """The next card of the pile goes to the hand: only the player sees it (TT-INFO-04)."""
    city = pop_from_pile(s, dice, log)
    place = s.active * CITIES + city
    s.hand[place] += 1
    s.fresh[place] += 1
    s.fresh_n[s.active] += 1
    s.hand_n[s.active] += 1
    s.hidden_n[s.active] += 1
    if log is not None:
        log.add(E_DRAW_PILE, s.active, city)


def discard_from_hand(s: State, city: i64, log: Log | None) -> None:
    """A card of the hand goes face up to the discard."""
    remove_from_hand(s, s.active, city)
    discard_card(s, city)
    if log is not None:
        log.add(E_DISCARD, s.active, city)


def shuffle_discard_into_pile(s: State, log: Log | None) -> None:
    """The discard was face up, so everybody knows what the new pile holds."""
    s.pile, s.discard = s.discard, s.pile
    s.pile_n, s.discard_n = s.discard_n, 0
    s.top = NONE
    s.pool = s.pile[:]
    _remember_generation(s)
    if log is not None:
        log.add(E_SHUFFLE, s.active, s.pile_n)


def refill_display(s: State, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-02, TT-DRAW-06, TT-DRAW-08: every empty slot, as long as there are cards."""
    for slot in range(DISPLAY):
        if s.display[slot] == NONE and s.pile_n + s.discard_n > 0:
            turn_up_card(s, slot, dice, log)
            s.shown += 1


def turn_up_card(s: State, slot: i64, dice: Dice, log: Log | None) -> None:
    """The next card comes into this slot of the display."""
    city = pop_from_pile(s, dice, log)
    s.pool[city] -= 1
    s.display[slot] = city
    if log is not None:
        log.add(E_REFILL, s.active, city)


def discard_card(s: State, city: i64) -> None:
    """A card goes face up to the discard (TT-INFO-02)."""
    s.discard[city] += 1
    s.discard_n += 1
    s.top = city


def discard_cards(s: State, cities: list[int]) -> None:
    """Discard cards one after the other."""
    for city in cities:
        discard_card(s, city)


def remove_from_hand(s: State, seat: i64, city: i64) -> None:
    """A card goes from the hand to the table; one that everybody knew goes first (TT-INFO-04)."""
    place = seat * CITIES + city
    s.hand[place] -= 1
    s.hand_n[seat] -= 1
    if s.known[place]:
        s.known[place] -= 1
    else:
        s.hidden_n[seat] -= 1
        s.shows.append(deduction.encode_shown_card(s.shuffles, s.fresh_n[seat], seat, city))


def _remember_generation(s: State) -> None:
    """Keep the generation that ends with a shuffle, for players who count (TT-INFO-01); see card_counting."""
    if s.seats == 2:
        # Each seat knows that the other drew the cards it did not draw itself: the hands contain everything.
        s.draws = []
        s.shows = []
        for place in range(2 * CITIES):
            for _ in range(s.hand[place] - s.known[place]):
                s.draws.append(deduction.encode_draw(s.shuffles, place // CITIES, place % CITIES))
    else:
        for seat in range(s.seats):
            if s.fresh_n[seat]:
                for city in range(CITIES):
                    for _ in range(s.fresh[seat * CITIES + city]):
                        s.draws.append(deduction.encode_draw(s.shuffles, seat, city))
        if len(s.draws) > MANY:
            deduction.drop_settled_draws(s.seats, s.draws, s.shows)
    s.shuffles += 1
    s.fresh = vec[i64]([0] * (s.seats * CITIES))
    s.fresh_n = vec[i64]([0] * s.seats)
