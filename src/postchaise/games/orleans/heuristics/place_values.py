"""Values of using a place now."""

from __future__ import annotations

from postchaise.kernel.native import vec

from .. import components as c
from ..rules import place_actions
from ..state import State, find_development_level
from . import weights as k
from .deed_values import find_best_sending_value
from .journey_values import GUILDHALL, find_best_move_value, has_site_ahead
from .values import (
    compute_development_value,
    compute_food_value,
    compute_station_value,
    find_best_recruit_value,
    interpolate_weight,
)


def is_place_usable(s: State, seat: int, place: int) -> bool:
    """Check that its action will probably be permitted in phase 5. A shield works in phase 6."""
    if place == GUILDHALL:
        return has_site_ahead(s, seat)
    return c.VERB[place] == c.V_SHIELD or place_actions.is_place_use_permitted(s, seat, place)


def compute_use_value(s: State, seat: int, place: int, w: vec[float], part: float) -> float:
    """Return what using the place gives at once, about in points at the end."""
    verb = c.VERB[place]
    if verb == c.V_RECRUIT:
        return find_best_recruit_value(s, seat, place, w, part)
    if verb == c.V_MOVE:
        return find_best_move_value(s, seat, place, w, part)
    if verb == c.V_STATION:
        return compute_station_value(s, seat, w, part)
    if verb == c.V_GAIN:
        steps = c.EFFECT_DEVELOPMENT[place]
        coins = w[k.COIN] * float(c.EFFECT_COINS[place])
        return coins + compute_development_value(s, seat, steps, w, part) if steps else coins
    if verb == c.V_GOOD:
        good = c.EFFECT_GOOD[place]
        return w[k.GOOD + good] + (compute_food_value(s, seat, w) if c.IS_FOOD[good] else 0.0)
    if verb == c.V_PER_LEVEL:
        return w[k.COIN] * float(find_development_level(s, seat)) * float(c.EFFECT_COINS[place])
    if verb == c.V_PER_STATION:
        return w[k.COIN] * float(s.built[seat]) * float(c.EFFECT_COINS[place])
    if verb == c.V_TECHNOLOGY:
        return w[k.CRAFTSMAN_STEP] * part
    if verb == c.V_PAY:
        return compute_payment_value(s, seat, place_actions.find_largest_pharmacy_payment(s, seat, place), w, part)
    if verb == c.V_DEEDS or verb == c.V_TOWER:
        return find_best_sending_value(s, seat, place, w, part)
    if verb == c.V_SHIELD:
        return w[k.SHIELD] if s.round < c.ROUNDS or c.SHIELDED[s.event] else -w[k.SHIELD]
    return 0.0


def compute_payment_value(s: State, seat: int, coins: int, w: vec[float], part: float) -> float:
    """Return the value of development bought at the Pharmacy."""
    return compute_development_value(s, seat, coins, w, part) - w[k.COIN] * coins


def compute_place_value(s: State, seat: int, place: int, w: vec[float], part: float) -> float:
    """Return the value of a place: what it gives, and a weight of its own."""
    return interpolate_weight(w, k.EARLY + place, k.LATE + place, part) + w[k.GAIN] * compute_use_value(
        s, seat, place, w, part
    )
