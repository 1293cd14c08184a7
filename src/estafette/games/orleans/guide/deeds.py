"""Beneficial deeds: coins, citizens, and whom one can spare."""

from __future__ import annotations

from .. import components as c
from ..rules import deeds
from ..state import State
from . import likings as k
from .worth import between, citizen, development


def sending(s: State, seat: int, character: int, deed: int, w: list[float], part: float) -> float:
    """A follower on a deed."""
    return giving(s, seat, deed, w, part) - between(w, k.SPARE_EARLY + character, k.SPARE_LATE + character, part)


def giving(s: State, seat: int, deed: int, w: list[float], part: float) -> float:
    """What a deed brings, whoever goes; filling its last space takes the citizen (OR-DEED-06)."""
    value = w[k.DEED + deed] + w[k.COIN] * c.DEED_COINS[deed]
    if c.DEED_DEVELOPMENT[deed]:
        steps = w[k.DEED + deed] + development(s, seat, c.DEED_DEVELOPMENT[deed], w, part)
        if steps > value:
            value = steps
    left = 0
    for space in range(deed * c.CHARACTERS, (deed + 1) * c.CHARACTERS):
        left += s.deed_open[space]
    if left == 1:
        value += citizen(s, seat, deed, w, part)
    elif left == 2:
        value -= w[k.HELP]
    return value


def all_deeds(s: State, seat: int, w: list[float], part: float) -> list[float]:
    """What each deed brings, whoever goes."""
    return [giving(s, seat, deed, w, part) for deed in range(c.DEEDS)]


def best_deed(s: State, character: int, deeds: list[float], w: list[float], part: float) -> float:
    """The best deed for a character; `deeds` is what each of them brings."""
    missed = between(w, k.SPARE_EARLY + character, k.SPARE_LATE + character, part)
    best = -1000.0
    for deed in range(c.DEEDS):
        if s.deed_open[deed * c.CHARACTERS + character]:
            value = deeds[deed] - missed
            if value > best:
                best = value
    return best


def best_sending(s: State, seat: int, place: int, w: list[float], part: float) -> float:
    """The best of those who stand in the Town Hall or lie in the Gunpowder Tower."""
    best = -1000.0
    worths = all_deeds(s, seat, w, part)
    for character in range(c.CHARACTERS):
        if deeds.stands(s, seat, place, character):
            value = best_deed(s, character, worths, w, part)
            if value > best:
                best = value
    return best
