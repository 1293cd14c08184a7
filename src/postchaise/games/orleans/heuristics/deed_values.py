"""Values of beneficial deeds: coins, citizens, and followers that can be spared."""

from __future__ import annotations

from postchaise.kernel.native import vec

from .. import components as c
from ..rules import deeds
from ..state import State, sum_row
from . import weights as k
from .values import compute_citizen_value, compute_development_value, interpolate_weight


def compute_sending_value(s: State, seat: int, character: int, deed: int, w: vec[float], part: float) -> float:
    """Return the value of sending a follower to a deed."""
    return compute_deed_value(s, seat, deed, w, part) - interpolate_weight(
        w, k.SPARE_EARLY + character, k.SPARE_LATE + character, part
    )


def compute_deed_value(s: State, seat: int, deed: int, w: vec[float], part: float) -> float:
    """Return what a deed brings, whoever is sent; filling its last space takes the citizen (OR-DEED-06)."""
    value = w[k.DEED + deed] + w[k.COIN] * float(c.DEED_COINS[deed])
    if c.DEED_DEVELOPMENT[deed]:
        steps = w[k.DEED + deed] + compute_development_value(s, seat, c.DEED_DEVELOPMENT[deed], w, part)
        if steps > value:
            value = steps
    left = sum_row(s.deed_open, deed * c.CHARACTERS, c.CHARACTERS)
    if left == 1:
        value += compute_citizen_value(s, seat, deed, w, part)
    elif left == 2:
        value -= w[k.HELP]
    return value


def list_deed_values(s: State, seat: int, w: vec[float], part: float) -> vec[float]:
    """Return what each deed brings, whoever is sent."""
    found = vec[float]([0.0] * c.DEEDS)
    for deed in range(c.DEEDS):
        found[deed] = compute_deed_value(s, seat, deed, w, part)
    return found


def find_best_deed_value(s: State, character: int, deeds: vec[float], w: vec[float], part: float) -> float:
    """Return the value of the best deed for a character; `deeds` is what each of them brings."""
    missed = interpolate_weight(w, k.SPARE_EARLY + character, k.SPARE_LATE + character, part)
    best = -1000.0
    for deed in range(c.DEEDS):
        if s.deed_open[deed * c.CHARACTERS + character]:
            value = deeds[deed] - missed
            if value > best:
                best = value
    return best


def find_best_sending_value(s: State, seat: int, place: int, w: vec[float], part: float) -> float:
    """Return the best value among followers in the Town Hall or the Gunpowder Tower."""
    best = -1000.0
    worths = list_deed_values(s, seat, w, part)
    for character in range(c.CHARACTERS):
        if deeds.has_follower_for_deed(s, seat, place, character):
            value = find_best_deed_value(s, character, worths, w, part)
            if value > best:
                best = value
    return best
