"""Who would go where to fill a place, as a player would choose.

Followers printed on a space come before stand-ins, starters before neutral followers (who can also go to deeds), and
monks come last. Where several ways remain, the player chooses.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Final

from ... import components as c
from ...rules.substitution import PLACE_FITS
from ...state import State, list_place_contents
from .gains import list_open_deeds

NOBODY: Final = -1
MISSING: Final = 100  # more than any follower could cost
OWN: Final = 0
EXACT: Final = 1
STAND_IN: Final = 2
MONK_IN: Final = 3


@dataclass
class PlaceFilling:
    """`puts` are (follower, slot) in the order of the spaces; empty when several ways are equally good.

    `either` are the followers to choose from then, `missing` is what is printed on spaces that cannot be filled.
    """

    puts: list[tuple[int, int]] = field(default_factory=list)
    either: list[int] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)


def count_followers_to_place(s: State, seat: int) -> list[int]:
    """Return, per follower, how many can be put down."""
    market = list(s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])
    if c.TOWER in s.tiles[seat]:
        return [here + there for here, there in zip(market, s.tower, strict=True)]
    return market


def find_filling(s: State, seat: int, place: int) -> PlaceFilling:
    """Return how the place becomes active, or what it lacks."""
    slots = list_empty_slots(s, seat, place)
    needed = c.NEEDS[place] - len(list_place_contents(s, seat, place))
    if needed <= 0 or not slots:
        return PlaceFilling()
    slots = slots[:needed]  # the Town Hall works with one of its two spaces
    have = count_followers_to_place(s, seat)
    able = [[f for f in range(c.FOLLOWERS) if have[f] and can_stand_on_slot(s, seat, f, slot)] for slot in slots]
    if c.VERB[place] == c.V_DEEDS:
        able = [[f for f in followers if list_open_deeds(s, f)] or followers for followers in able]
    best: dict[tuple[int, ...], tuple[int, ...]] = {}
    least = MISSING * (len(slots) + 1)
    for chosen in product(*[[*followers, NOBODY] for followers in able]):
        if any(chosen.count(f) > have[f] for f in chosen if f != NOBODY):
            continue
        price = sum(_price(f, slot) for f, slot in zip(chosen, slots, strict=True))
        if price < least:
            least, best = price, {}
        if price == least:
            best.setdefault(tuple(sorted(chosen)), chosen)
    first = next(iter(best.values()))
    if NOBODY in first:
        return PlaceFilling(missing=[c.SLOT_PRINT[slot] for f, slot in zip(first, slots, strict=True) if f == NOBODY])
    if len(best) > 1:
        return PlaceFilling(either=sorted({f for chosen in best for f in chosen}))
    return PlaceFilling(puts=list(zip(first, slots, strict=True)))


def list_followers_for_deeds(s: State, seat: int, place: int) -> list[int]:
    """Return who could still join an active Town Hall and be of use there."""
    slots = list_empty_slots(s, seat, place)
    if c.VERB[place] != c.V_DEEDS or not slots or c.NEEDS[place] > len(list_place_contents(s, seat, place)):
        return []
    have = count_followers_to_place(s, seat)
    return [
        f for f in range(c.CHARACTERS) if have[f] and list_open_deeds(s, f) and can_stand_on_slot(s, seat, f, slots[0])
    ]


def list_empty_slots(s: State, seat: int, place: int) -> list[int]:
    """Return the slot of each empty space."""
    first = seat * c.SPACES
    spaces = range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1])
    return [c.SLOT_OF[space] for space in spaces if s.space[first + space] == c.EMPTY]


def can_stand_on_slot(s: State, seat: int, follower: int, slot: int) -> bool:
    row = s.wild[seat] * c.FOLLOWERS + follower
    return slot in PLACE_FITS[row * c.PLACES + c.SLOT_PLACE[slot]]


def _price(follower: int, slot: int) -> int:
    if follower == NOBODY:
        return MISSING
    character, printed = c.CHARACTER_OF[follower], c.SLOT_PRINT[slot]
    if printed not in (character, c.ANY, c.ANY_NEUTRAL):
        return MONK_IN if character == c.MONK else STAND_IN
    if character == c.MONK and printed != c.MONK:
        return MONK_IN  # more useful elsewhere
    return EXACT if follower < c.CHARACTERS or printed == c.ANY else OWN
