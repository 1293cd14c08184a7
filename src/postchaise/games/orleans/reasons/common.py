"""Questions that every reason asks of a player's places, written independently of the rules."""

from __future__ import annotations

from .. import components as c
from ..state import State


def list_place_contents(s: State, seat: int, place: int) -> list[int]:
    first = seat * c.SPACES
    return list(s.space[first + c.FIRST_SPACE[place] : first + c.FIRST_SPACE[place + 1]])


def list_slot_contents(s: State, seat: int, slot: int) -> list[int]:
    first = seat * c.SPACES + c.SLOT_FIRST[slot]
    return list(s.space[first : first + c.SLOT_SIZE[slot]])


def has_place(s: State, seat: int, place: int) -> bool:
    return place != c.NOTHING and (place < c.LOCATIONS or s.holder[place] == seat)
