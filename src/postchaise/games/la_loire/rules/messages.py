"""Buying messages; the Spy and the Ducal Palace (chapter Buy a message).

`delivery` keeps the levels of castles in step (LL-CAS-04).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, BUY_MESSAGE, KEEP
from ..components import (
    ABBEY,
    ABBEY_LIMIT,
    ANY_DUCAL,
    AT_A_CASTLE,
    AT_A_STOP,
    CASTLE,
    DUCAL,
    FIRST_OF_LEVEL,
    IS_CITY,
    LEVEL,
    LEVELS,
    MAYOR,
    MESSAGE_PRICE,
    MONASTERY,
    POST_OFFICE,
    POST_OFFICE_DISCOUNT,
    POST_OFFICE_EXTRA,
    SPY,
    SPY_DRAWS,
    UNDELIVERED,
    UNDELIVERED_MAYOR,
    VASSALLUS,
    VASSALLUS_EXTRA,
)
from ..events import E_KEEP, E_LOOK, E_MESSAGE, E_SEARCH
from ..options import ANY_CITY, EVERYWHERE
from ..state import BUYING_MESSAGES, HAND, NONE, S_KEEP, State, find_current_location, find_working_palaces


def count_deck_cards(s: State, level: i64) -> i64:
    """Return how many cards a deck holds, including those under it."""
    n = s.deck_n[level]
    for card in s.bottom:
        if LEVEL[card // 16] == level:
            n += 1
    return n


def draw_message(s: State, level: i64, dice: Dice) -> i64:
    """Draw the top card, as 16 * message + bits of the seats that know it. Known cards lie under the shuffled ones."""
    if s.deck_n[level]:
        card = dice.draw(s.deck, s.deck_n[level], FIRST_OF_LEVEL[level])
        s.deck[card] = 0
        s.deck_n[level] -= 1
        return 16 * card
    for i in range(len(s.bottom)):
        if LEVEL[s.bottom[i] // 16] == level:
            return s.bottom.pop(i)
    return NONE


def give_message_to_player(s: State, seat: i64, card: i64) -> None:
    """Give a drawn card to the player, face up (LL-MSG-05)."""
    message = card // 16
    s.message_state[message] = 2 * seat
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.held[i] == NONE:
            s.held[i] = message
            return


def count_carried_messages(s: State, seat: i64) -> i64:
    """Return how many undelivered messages a player holds."""
    n = 0
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.held[i] != NONE:
            n += 1
    return n


def find_message_limit(s: State, seat: i64) -> i64:
    """LL-MSG-06, LL-CHAR-MAYOR-01: how many messages a player may hold."""
    return UNDELIVERED_MAYOR if s.hired[seat] & MAYOR else UNDELIVERED


def count_carried_abbeys(s: State, seat: i64) -> i64:
    n = 0
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.held[i] != NONE and LEVEL[s.held[i]] == ABBEY:
            n += 1
    return n


def count_messages_to_buy_here(s: State, place: i64) -> i64:
    """How many messages the messenger may buy here (LL-MSG-01, LL-MSG-03, LL-PAL-POST-01, LL-PAL-POST-02,
    LL-CHAR-VASSALLUS-01).
    """
    vassallus = VASSALLUS_EXTRA if s.hired[s.active] & VASSALLUS else 0
    if IS_CITY[place]:
        office = POST_OFFICE_EXTRA if find_working_palaces(s) & POST_OFFICE[place] else 0
        return AT_A_STOP + office + vassallus
    if s.owner[place] != s.active:
        return 0
    if s.building[place] == MONASTERY:
        return AT_A_STOP + (vassallus if s.options.vassallus_anywhere else 0)
    return (AT_A_CASTLE if s.building[place] == CASTLE else AT_A_STOP) + vassallus


def compute_message_price(s: State, place: i64, level: i64) -> i64:
    """LL-MSG-02; the second one at the Post Office is cheaper (LL-PAL-POST-01, LL-CHAR-VASSALLUS-02)."""
    cost = MESSAGE_PRICE[level]
    if s.messages_bought == 1 and find_working_palaces(s) & POST_OFFICE[place]:
        cost -= POST_OFFICE_DISCOUNT
    return max(0, cost)


def append_legal_message_purchases(s: State, place: i64, out: Ids) -> None:
    """LL-MSG-01 to LL-MSG-11."""
    if s.messages_bought >= count_messages_to_buy_here(s, place):
        return
    seat = s.active
    if count_carried_messages(s, seat) >= find_message_limit(s, seat):
        return
    if s.building[place] == MONASTERY and s.messages_bought == 0:  # LL-MSG-04
        first, last = ABBEY, ABBEY
        if not s.options.level4 or count_carried_abbeys(s, seat) >= ABBEY_LIMIT:
            return  # LL-CAS-05, LL-MSG-07
    else:
        first, last = 1, LEVELS - 1
    for level in range(first, last + 1):
        if compute_message_price(s, place, level) <= s.deniers[seat] and count_deck_cards(s, level):
            out.append(BUY_MESSAGE.first + level - 1)


def can_search_deck(s: State, place: i64) -> bool:
    """Check that a Ducal Palace works here (LL-PAL-DUCAL-01, ducal_scope)."""
    mine = find_working_palaces(s)
    scope = s.options.ducal_scope
    if scope == EVERYWHERE or (scope == ANY_CITY and IS_CITY[place]):
        return mine & ANY_DUCAL != 0
    return mine & DUCAL[place] != 0


def pay_for_message(s: State, level: i64) -> i64:
    """LL-MSG-02: the message is paid before it is seen."""
    cost = compute_message_price(s, find_current_location(s), level)
    s.used = BUYING_MESSAGES
    s.deniers[s.active] -= cost
    s.messages_bought += 1
    return cost


def buy_message(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Pay, then search the deck, look at three, or take the top card: the best way the player has (A-20).

    Also LL-CHAR-SPY-01, LL-CHAR-SPY-02, LL-PAL-DUCAL-02.
    """
    place, seat, level = find_current_location(s), s.active, ARG_A[action] + 1
    cost = pay_for_message(s, level)
    left = count_deck_cards(s, level)
    if left > 1 and can_search_deck(s, place):
        _ask_which_to_keep(s, level)
        if log is not None:
            log.add(E_SEARCH, seat, level, cost)
    elif left > 1 and s.hired[seat] & SPY:
        for _ in range(min(SPY_DRAWS, left)):  # LL-CHAR-SPY-03
            s.drawn.append(draw_message(s, level, dice))
        _ask_which_to_keep(s, level)
        if log is not None:
            log.add(E_LOOK, seat, level, cost, len(s.drawn))
    else:
        from_below = s.deck_n[level] == 0
        card = draw_message(s, level, dice)
        give_message_to_player(s, seat, card)
        if log is not None:
            log.add(E_MESSAGE, seat, card // 16, cost, int(from_below))


def _ask_which_to_keep(s: State, level: i64) -> None:
    s.pending = level
    s.agenda.append(S_KEEP)


def append_legal_cards_to_keep(s: State, out: Ids) -> None:
    """Append the cards looked at; with the Ducal Palace the whole deck."""
    messages: list[int] = []
    if s.drawn:
        for card in s.drawn:
            messages.append(card // 16)
    else:
        for message in range(FIRST_OF_LEVEL[s.pending], FIRST_OF_LEVEL[s.pending + 1]):
            if s.message_state[message] == NONE:
                messages.append(message)
    messages.sort()
    for message in messages:
        out.append(KEEP.first + message)


def keep_message(s: State, action: i64, log: Log | None) -> None:
    message = ARG_A[action]
    if s.drawn:
        _put_under_deck(s, message)
    else:
        _shuffle_known_cards_in(s, message)
    give_message_to_player(s, s.active, 16 * message)
    s.pending = NONE
    s.agenda.pop()
    if log is not None:
        log.add(E_KEEP, s.active, message)


def _shuffle_known_cards_in(s: State, kept: i64) -> None:
    """LL-PAL-DUCAL-01: cards known to lie under the deck are shuffled in."""
    level = s.pending
    below = [card for card in s.bottom if LEVEL[card // 16] == level]
    s.bottom = [card for card in s.bottom if LEVEL[card // 16] != level]
    for card in below:
        s.deck[card // 16] = 1
    s.deck[kept] = 0
    s.deck_n[level] += len(below) - 1


def _put_under_deck(s: State, kept: i64) -> None:
    """LL-CHAR-SPY-03: rejected cards go under the deck in the order drawn; only the buyer sees them.

    A seat that knew a card under the deck still knows it as long as its new place follows from what everybody saw: the
    kept card.
    """
    drawn = s.drawn
    s.drawn = []
    for i in range(len(drawn)):
        if drawn[i] // 16 != kept:
            knowers = 1 << s.active
            for seat in range(s.seats):
                if drawn[i] >> seat & 1 and _can_deduce_place(drawn, i, kept, seat):
                    knowers |= 1 << seat
            s.bottom.append(drawn[i] // 16 * 16 | knowers)


def _can_deduce_place(drawn: list[int], i: i64, kept: i64, seat: i64) -> bool:
    """Check that `seat`, who knows card i, can tell how many rejected cards lie above it."""
    before = after = 0  # cards the seat does not know, so that each of them might be the one that was kept
    for j in range(len(drawn)):
        if drawn[j] >> seat & 1:
            if drawn[j] // 16 == kept:
                return True
        elif j < i:
            before += 1
        else:
            after += 1
    return before == 0 or after == 0
