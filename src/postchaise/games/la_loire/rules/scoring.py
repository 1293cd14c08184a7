"""Points by source, and who has won (chapter Winner)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components import (
    BLUE_BONUS,
    BUILDING_VP,
    CASTLE,
    CHARACTER_VP,
    CHARACTERS,
    MESSAGE_VP,
    MESSAGES,
    NO_BUILDING,
    PALACE_VP,
    PALACES,
    SCORER_OF,
    TYPE_OF,
    UNDELIVERED_VP,
    VILLAGES,
    VP_PER_SPACE,
)
from ..state import State
from .messages import count_carried_messages

SOURCES: Final = ("boat", "delivered", "undelivered", "characters", "blue", "palaces", "buildings")


def list_points_by_source(s: State, seat: i64) -> list[int]:
    """LL-SCORE-01, in the order of SOURCES (LL-CHAR-BLUE-03, LL-SCORE-03)."""
    delivered = blue = people = palaces = buildings = 0
    mine: i64 = 2 * seat + 1
    hired: i64 = s.hired[seat]
    messages: i64 = MESSAGES
    characters: i64 = CHARACTERS
    for message in range(messages):
        if s.message_state[message] == mine:
            delivered += MESSAGE_VP[message]
            if hired & SCORER_OF[TYPE_OF[message]]:
                blue += BLUE_BONUS  # LL-CHAR-BLUE-01, LL-CHAR-BLUE-02
    for character in range(characters):
        if hired >> character & 1:
            people += CHARACTER_VP[character]
    for palace in range(PALACES):
        if s.palaces[seat] >> palace & 1:
            palaces += PALACE_VP[palace]
    if s.options.score_all:  # LL-BUILD-11
        for place in VILLAGES:
            if s.owner[place] == seat:
                buildings += BUILDING_VP[s.building[place]]
    held = count_carried_messages(s, seat) * UNDELIVERED_VP  # LL-SCORE-02
    return [s.boat[seat] * VP_PER_SPACE, delivered, held, people, blue, palaces, buildings]


def sum_points(s: State) -> list[int]:
    """The sums of `list_points_by_source`, with one pass over the messages: every observation asks for them."""
    found: list[int] = []
    for seat in range(s.seats):
        total = s.boat[seat] * VP_PER_SPACE + count_carried_messages(s, seat) * UNDELIVERED_VP
        hired, palaces = s.hired[seat], s.palaces[seat]
        for character in range(CHARACTERS):
            if hired >> character & 1:
                total += CHARACTER_VP[character]
        for palace in range(PALACES):
            if palaces >> palace & 1:
                total += PALACE_VP[palace]
        found.append(total)
    for message in range(MESSAGES):
        of = s.message_state[message]
        if of > 0 and of & 1:  # delivered: 2 * seat + 1
            blue = s.hired[of >> 1] & SCORER_OF[TYPE_OF[message]]
            found[of >> 1] += MESSAGE_VP[message] + (BLUE_BONUS if blue else 0)
    if s.options.score_all:
        for place in VILLAGES:
            if s.owner[place] >= 0:
                found[s.owner[place]] += BUILDING_VP[s.building[place]]
    return found


def count_castles(s: State, seat: i64) -> i64:
    return sum(1 for place in VILLAGES if s.owner[place] == seat and s.building[place] == CASTLE)


def count_all_buildings(s: State, seat: i64) -> i64:
    """LL-TIE-02: farms, monasteries, castles and palaces."""
    board = sum(1 for place in VILLAGES if s.owner[place] == seat and s.building[place] != NO_BUILDING)
    return board + bin(s.palaces[seat]).count("1")


def rank_seats(s: State) -> list[int]:
    """LL-TIE-01 to LL-TIE-03: points, castles, buildings; then the victory is shared (LL-SOLO-05)."""
    total = sum_points(s)
    keys = [(total[seat], count_castles(s, seat), count_all_buildings(s, seat)) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
