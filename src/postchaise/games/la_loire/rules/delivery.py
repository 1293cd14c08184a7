"""Delivering messages, marking stations, message tokens (chapter Deliver a message).

The Apprentice and the Helper open levels 2 and 3 (LL-CHAR-APPRENTICE-01, LL-CHAR-HELPER-01).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, CHOOSE_TOKEN, DELIVER, FREE_TOKEN, KIND, MARK, RECALL
from ..components import (
    ABBEY,
    APPRENTICE,
    COLOUR_BITS,
    DESTINATION,
    HELPER,
    LEVEL,
    MESSAGES,
    TOKENS,
)
from ..events import E_DELIVER, E_MARK, E_RECALL
from ..state import DELIVERING, HAND, NONE, S_TOKEN, TOKEN_FREE, State, find_current_location
from . import end, market


def find_message_of_token(token: i64) -> i64:
    """Return the message a placed token serves."""
    return token // 32


def find_village_of_token(token: i64) -> i64:
    """Return the village a placed token stands on."""
    return token % 32


def find_marked_colours(s: State, seat: i64, message: i64) -> i64:
    """Return bits of the colours of a message whose stations are marked."""
    bits = 0
    for i in range(seat * TOKENS, seat * TOKENS + TOKENS):
        token = s.tokens[i]
        if token >= 0 and find_message_of_token(token) == message:
            bits |= 1 << s.shield[find_village_of_token(token)]
    return bits


def find_free_token(s: State, seat: i64) -> i64:
    """Return the first free token, or NONE (LL-TOK-02, LL-TOK-05)."""
    for i in range(TOKENS):
        if s.tokens[seat * TOKENS + i] == TOKEN_FREE:
            return i
    return NONE


def has_placed_token(s: State, seat: i64) -> bool:
    for i in range(seat * TOKENS, seat * TOKENS + TOKENS):
        if s.tokens[i] >= 0:
            return True
    return False


def can_deliver_level(s: State, level: i64) -> bool:
    """LL-DLV-05, LL-DLV-06: Apprentice for level 2, both for level 3; nobody in the casual game (LL-CAS-03)."""
    if s.options.casual:
        return True
    needed = APPRENTICE if level == 2 else APPRENTICE | HELPER
    return s.hired[s.active] & needed == needed


def count_delivered_of_level(s: State, seat: i64, level: i64) -> i64:
    n = 0
    for message in range(MESSAGES):
        if s.message_state[message] == 2 * seat + 1 and LEVEL[message] == level:
            n += 1
    return n


def is_in_casual_order(s: State, level: i64) -> bool:
    """LL-CAS-04: never more of level 2 than of level 1, nor of level 3 than of level 2."""
    if not s.options.casual or level == 1 or level == ABBEY:
        return True
    return count_delivered_of_level(s, s.active, level) < count_delivered_of_level(s, s.active, level - 1)


def count_missing_stations(s: State, message: i64, colour: i64) -> i64:
    """Return how many stations a message still needs after this colour; NONE if it does not need the colour."""
    left = COLOUR_BITS[message] & ~find_marked_colours(s, s.active, message)
    if colour == NONE or not left >> colour & 1:
        return NONE
    missing = -1  # the station at hand
    while left:
        left &= left - 1
        missing += 1
    return missing


def append_legal_deliveries(s: State, place: i64, tokens_recalled: bool, out: Ids) -> None:
    """LL-DLV-01 to LL-DLV-12. `tokens_recalled`: what could be marked if every placed token were taken back."""
    if s.delivered_here:
        return  # LL-DLV-02
    for i in range(s.active * HAND, s.active * HAND + HAND):
        message = s.held[i]
        if message == NONE:
            break
        level = LEVEL[message]
        if level == 1 or level == ABBEY:
            if DESTINATION[message] == place and (level == 1 or s.options.level4):
                out.append(DELIVER.first + message)
            continue
        if not can_deliver_level(s, level):
            continue
        missing = count_missing_stations(s, message, s.shield[place])
        if missing == 0:
            if is_in_casual_order(s, level):
                out.append(DELIVER.first + message)
        elif missing > 0:
            if (
                tokens_recalled
                or find_free_token(s, s.active) != NONE
                or (s.options.recall_on_mark and has_placed_token(s, s.active))
            ):
                out.append(MARK.first + message)
    out.sort()


def compute_delivery_income(s: State, message: i64) -> i64:
    """LL-DLV-03, LL-DLV-04: only level 1 pays, what the market asks for its village."""
    return market.find_market_price(s, DESTINATION[message]) if LEVEL[message] == 1 else 0


def carry_out_delivery(s: State, action: i64, log: Log | None) -> None:
    s.used = DELIVERING
    if KIND[action] is DELIVER:
        deliver_message(s, ARG_A[action], log)
    else:
        mark_station(s, ARG_A[action], log)


def deliver_message(s: State, message: i64, log: Log | None) -> None:
    """LL-DLV-03 to LL-DLV-09."""
    seat = s.active
    deniers = compute_delivery_income(s, message)
    s.deniers[seat] += deniers
    s.message_state[message] = 2 * seat + 1
    _remove_from_hand(s, seat, message)
    for i in range(seat * TOKENS, seat * TOKENS + TOKENS):  # LL-DLV-08
        if s.tokens[i] >= 0 and find_message_of_token(s.tokens[i]) == message:
            s.tokens[i] = TOKEN_FREE
    s.delivered_here = 1
    if log is not None:
        log.add(E_DELIVER, seat, message, deniers)
    end.count_delivered_message(s, log)


def _remove_from_hand(s: State, seat: i64, message: i64) -> None:
    """Remove a message from the hand; the others move up."""
    to = seat * HAND
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.held[i] != message:
            s.held[to] = s.held[i]
            to += 1
    s.held[to] = NONE


def mark_station(s: State, message: i64, log: Log | None) -> None:
    """LL-DLV-05, LL-DLV-06. Where a placed token may be moved, the token is asked for."""
    s.delivered_here = 1
    if s.options.recall_on_mark and has_placed_token(s, s.active):
        s.pending = message
        s.agenda.append(S_TOKEN)
    else:
        _place_token(s, find_free_token(s, s.active), message, log)


def append_legal_tokens(s: State, out: Ids) -> None:
    """LL-TOK-03, on_mark: the free token, or one that is taken from its village."""
    if find_free_token(s, s.active) != NONE:
        out.append(CHOOSE_TOKEN.first + FREE_TOKEN)
    for i in range(TOKENS):
        if s.tokens[s.active * TOKENS + i] >= 0:
            out.append(CHOOSE_TOKEN.first + 1 + i)


def choose_token(s: State, action: i64, log: Log | None) -> None:
    token, which = find_free_token(s, s.active), ARG_A[action]
    if which != FREE_TOKEN:
        token = which - 1
        _unplace_token(s, token, log)
    message = s.pending
    s.pending = NONE
    s.agenda.pop()
    _place_token(s, token, message, log)


def _place_token(s: State, token: i64, message: i64, log: Log | None) -> None:
    """LL-TOK-01: bound to the message and, by its village, to a colour."""
    place = find_current_location(s)
    s.tokens[s.active * TOKENS + token] = 32 * message + place
    if log is not None:
        log.add(E_MARK, s.active, message, place)


def append_legal_recalls(s: State, out: Ids) -> None:
    """LL-TOK-03, any_time."""
    if s.options.recall_any_time:
        for i in range(TOKENS):
            if s.tokens[s.active * TOKENS + i] >= 0:
                out.append(RECALL.first + i)


def recall_token(s: State, token: i64, log: Log | None) -> None:
    """LL-TOK-03, LL-TOK-04: only the station of this token is lost."""
    _unplace_token(s, token, log)


def _unplace_token(s: State, token: i64, log: Log | None) -> None:
    index = s.active * TOKENS + token
    if log is not None:
        log.add(E_RECALL, s.active, find_village_of_token(s.tokens[index]))
    s.tokens[index] = TOKEN_FREE
