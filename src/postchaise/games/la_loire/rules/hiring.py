"""Hiring characters, at the circus or through Palatium Balivi (chapter Hire a character).

`stop` knows where a piece may hire (LL-HIRE-06, LL-PAL-BALIVI-01). Where the circus goes is in `market` (LL-CIRC-07).
`market` moves the circus (LL-CIRC-01, LL-CIRC-02, LL-CIRC-03, LL-CIRC-04, LL-CIRC-05).

What a character does is in the chapter of what it changes:
`building`: LL-CHAR-ECONOMUS-01, LL-CHAR-MAGISTER-01, LL-CHAR-MENSOR-01, LL-CHAR-PATRONUS-01, LL-CHAR-PATRONUS-02.
`market`: LL-CHAR-DAIRYMAN-01, LL-CHAR-GRAINFARMER-01, LL-CHAR-LUMBERJACK-01, LL-CHAR-LUMBERJACK-02,
LL-CHAR-LUMBERJACK-03, LL-CHAR-LUMBERJACK-04, LL-CHAR-MERCHANT-01.
`messages`: LL-CHAR-MAYOR-01, LL-CHAR-SPY-01, LL-CHAR-SPY-02, LL-CHAR-SPY-03, LL-CHAR-VASSALLUS-01,
LL-CHAR-VASSALLUS-02.
`movement`: LL-CHAR-BANKER-01, LL-CHAR-BLACKSMITH-01, LL-CHAR-BLACKSMITH-03, LL-CHAR-GUARD-01, LL-CHAR-GUARD-02,
LL-CHAR-JESTER-01, LL-CHAR-SCOUT-01, LL-CHAR-SQUIRE-01, LL-CHAR-SQUIRE-02.
`scoring`: LL-CHAR-BLUE-01, LL-CHAR-BLUE-02, LL-CHAR-BLUE-03.
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, HIRE
from ..components import (
    APPRENTICE_CARD,
    CHARACTER_COST,
    HELPER_CARD,
    HIRES,
    HIRES_LADY,
    IS_RED,
    LADY,
    NO_CHARACTER,
    PALATIUM,
    REQUIRES,
    TOKENS,
    WITCH,
    WITCH_DISCOUNT,
)
from ..events import E_HIRE
from ..state import HIRING, TOKEN_FREE, State, find_current_location, find_working_palaces


def count_hires_left(s: State) -> bool:
    """LL-HIRE-03, LL-CHAR-LADY-01, LL-HIRE-07, LL-CHAR-LADY-03, LL-CHAR-LADY-04."""
    return s.hires < (HIRES_LADY if s.hired[s.active] & LADY else HIRES)


def compute_hire_price(s: State, character: i64) -> i64:
    """LL-HIRE-08: printed cost, Witch, surcharge of the second hire, floor 0."""
    return max(0, CHARACTER_COST[character] - compute_hire_discount(s))


def compute_hire_discount(s: State) -> i64:
    """Return the discount on every character (LL-CHAR-WITCH-01, LL-CHAR-WITCH-02).

    It is below 0 for the second hire of a turn (LL-CHAR-LADY-02).
    """
    less = WITCH_DISCOUNT if s.hired[s.active] & WITCH else 0
    return less - s.options.lady_surcharge if s.hires else less


def can_hire_by_palatium(s: State, place: i64) -> bool:
    """LL-PAL-BALIVI-02: a card serves one of the pieces per turn (LL-PAL-01)."""
    if not find_working_palaces(s) & PALATIUM[place]:
        return False
    other = 1 - s.piece
    return s.palatium & _palatium_use_bit(place, other) == 0


def has_used_palatium(s: State, place: i64) -> bool:
    """Check that the acting piece has hired here without the circus. It stops once per turn."""
    return s.palatium & _palatium_use_bit(place, s.piece) != 0


def _palatium_use_bit(place: i64, piece: i64) -> i64:
    """The bit of a Palatium's use; cities are locations 0 and 10, so two bits per location suffice."""
    return 1 << (2 * place + piece)


def append_legal_hires(s: State, place: i64, only_red: bool, out: Ids) -> None:
    """LL-HIRE-01, LL-HIRE-04, LL-HIRE-05, LL-CHAR-HELPER-01."""
    if not count_hires_left(s):
        return
    mine = s.hired[s.active]
    most = s.deniers[s.active] + compute_hire_discount(s)  # the dearest printed cost
    for character in range(len(s.stock)):
        if s.stock[character] == 0 or mine >> character & 1 or (only_red and not IS_RED[character]):
            continue
        needed = REQUIRES[character]
        if needed != NO_CHARACTER and not mine >> needed & 1:
            continue
        if CHARACTER_COST[character] <= most:
            out.append(HIRE.first + character)


def hire_character(s: State, action: i64, log: Log | None) -> None:
    """LL-HIRE-02, LL-HIRE-09."""
    seat, place, character = s.active, find_current_location(s), ARG_A[action]
    cost = compute_hire_price(s, character)
    s.deniers[seat] -= cost
    s.stock[character] -= 1
    s.hired[seat] |= 1 << character
    s.hires += 1
    if place == s.circus:
        s.used = HIRING
    else:
        s.palatium |= _palatium_use_bit(place, s.piece)  # an extra, even where one action is allowed
    if character == APPRENTICE_CARD:
        s.tokens[seat * TOKENS] = TOKEN_FREE  # LL-CHAR-APPRENTICE-01
    elif character == HELPER_CARD:
        s.tokens[seat * TOKENS + 1] = TOKEN_FREE  # LL-CHAR-HELPER-01
    if log is not None:
        log.add(E_HIRE, seat, character, cost)
