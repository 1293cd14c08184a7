"""Closing, step a: houses, and the letters they win (chapters Houses and Letters of nobility)."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, END_HOUSES, HOUSE, HOUSES_EACH, HOUSES_IN, KIND
from ..components import PROVINCE_MASK, PROVINCE_OF, PROVINCES
from ..events import E_HOUSE, E_HOUSES_EACH, E_HOUSES_IN, E_LETTER, E_NO_HOUSE
from ..state import EACH, IN, NONE, S_HOUSE, State, list_cities


def find_cities_for_houses(s: State) -> i64:
    """TT-HOUSE-02, TT-HOUSE-03: cities of the route without a house of the player (TT-HOUSE-04)."""
    return s.covered[s.active] & ~s.houses[s.active]


def count_provinces_of(mask: i64) -> i64:
    """Return in how many provinces the cities lie."""
    n = 0
    for province in range(PROVINCES):
        if mask & PROVINCE_MASK[province]:
            n += 1
    return n


def begin_houses(s: State, log: Log | None) -> bool:
    """TT-CLOSE-04: a route may be closed although no house can be placed; then nothing is asked."""
    if find_cities_for_houses(s):
        return True
    if log is not None:
        log.add(E_NO_HOUSE, s.active)
    return False


def append_legal_house_ways(s: State, out: Ids) -> None:
    """TT-HOUSE-01, both modes. Of ways with the same effect only the first is listed."""
    out.append(HOUSES_EACH.first)
    mine, covered, houses = find_cities_for_houses(s), s.covered[s.active], s.left[s.active]
    nothing = False  # a province that yields no house has been listed (AMB-12)
    for province in range(PROVINCES):
        mask = PROVINCE_MASK[province]
        if not covered & mask:
            continue
        here = mine & mask
        several = here & (here - 1) != 0 and houses > 1
        if here == 0:
            if nothing or s.options.optional_houses:
                continue
            nothing = True
        elif not several and (here == mine or s.options.optional_houses):
            continue  # one house in each province does the same
        out.append(HOUSES_IN.first + province)


def carry_out_house_way(s: State, action: i64, log: Log | None) -> None:
    if KIND[action] is HOUSES_EACH:
        place_one_in_each_province(s, log)
    else:
        place_all_in_province(s, ARG_A[action], log)


def place_one_in_each_province(s: State, log: Log | None) -> None:
    """Mode P: one house in each province; asked only where there is a choice."""
    s.mode = EACH
    s.open = find_cities_for_houses(s)
    if log is not None:
        log.add(E_HOUSES_EACH, s.active, _count_houses_to_place(s, count_provinces_of(s.open)))
    if not s.options.optional_houses and count_provinces_of(s.open) <= s.left[s.active]:
        for province in range(PROVINCES):
            here = s.open & PROVINCE_MASK[province]
            if here and here & (here - 1) == 0:  # TT-HOUSE-05, TT-HOUSE-06: a single city
                place_house(s, int(here).bit_length() - 1, log)
    s.agenda[-1] = S_HOUSE


def place_all_in_province(s: State, province: i64, log: Log | None) -> None:
    """Mode C: every city of one province, or as many as there are houses left (TT-HOUSE-07)."""
    s.mode = IN
    s.open = find_cities_for_houses(s) & PROVINCE_MASK[province]
    if log is not None:
        log.add(E_HOUSES_IN, s.active, province, _count_houses_to_place(s, len(list_cities(s.open))))
    cities = list_cities(s.open)
    if not s.options.optional_houses and len(cities) <= s.left[s.active]:
        for city in cities:
            place_house(s, city, log)
    s.agenda[-1] = S_HOUSE


def _count_houses_to_place(s: State, places: i64) -> i64:
    """Return how many houses that makes, for the log; -1 where the player decides (TT-HOUSE-06)."""
    return -1 if s.options.optional_houses else min(places, s.left[s.active])


def begin_next_house(s: State) -> bool:
    """True as long as a house can go to a city that is open."""
    if s.open and s.left[s.active]:
        return True
    s.mode = NONE
    s.open = 0
    return False


def append_legal_house_cities(s: State, out: Ids) -> None:
    """Province by province; anywhere while houses are short (TT-HOUSE-07) or placing is optional."""
    choice = s.open
    if s.mode == EACH and not s.options.optional_houses and count_provinces_of(choice) <= s.left[s.active]:
        for province in range(PROVINCES):
            if choice & PROVINCE_MASK[province]:
                choice &= PROVINCE_MASK[province]
                break
    for city in list_cities(choice):
        out.append(HOUSE.first + city)
    if s.options.optional_houses:
        out.append(END_HOUSES.first)


def carry_out_house_city(s: State, action: i64, log: Log | None) -> None:
    if KIND[action] is HOUSE:
        place_house(s, ARG_A[action], log)
    else:
        s.open = 0


def place_house(s: State, city: i64, log: Log | None) -> None:
    """The first house of all in a city wins the letter lying there (TX-LETTER-01, TX-LETTER-02).

    Also TT-HOUSE-08, TX-LETTER-03.
    """
    seat = s.active
    s.houses[seat] |= 1 << city
    s.left[seat] -= 1
    s.open &= ~(PROVINCE_MASK[PROVINCE_OF[city]] if s.mode == EACH else 1 << city)
    if log is not None:
        log.add(E_HOUSE, seat, city)
    if s.mail >> city & 1:
        s.mail ^= 1 << city
        s.letters[seat] += 1  # not in the purse of this turn (TX-LETTER-05)
        if log is not None:
            log.add(E_LETTER, seat, city)
