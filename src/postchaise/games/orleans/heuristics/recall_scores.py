"""Scores for phase 3: draw as many as possible, recall followers from places that can do nothing."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import NEVER, declared_score

from .. import components as c
from ..actions import ARG_A, DRAW, KIND, LIFT, PUT, REOPEN
from ..rules import followers
from ..state import State, count_followers, is_place_active
from . import weights as k
from .journey_values import GUILDHALL, MOVERS, is_site_one_journey_away
from .place_values import compute_place_value, is_place_usable
from .values import compute_remaining_fraction

FEWER: Final = 3.0  # per follower that could be drawn and is not


def score_recalls(s: State, seat: int, legal: list[int], w: vec[float]) -> vec[float]:
    most = followers.count_draws_left(s, seat)
    part = compute_remaining_fraction(s)
    price = w[k.RECALL_DRAW] if is_recall_costing_draw(s, seat, most) else 0.0
    found = vec[float]([NEVER] * len(legal))
    for i in range(len(legal)):
        action = legal[i]
        kind = KIND[action]
        if kind is DRAW:
            found[i] = FEWER * float(ARG_A[action] - most)
        elif kind is LIFT:
            worth = compute_recall_value(s, seat, (action - LIFT.first) % c.SLOTS, w, part)
            found[i] = worth - price if worth > NEVER else NEVER
        elif kind is not PUT and kind is not REOPEN:
            found[i] = declared_score(kind)
    return found


def is_recall_costing_draw(s: State, seat: int, most: int) -> bool:
    """Check that one more recall means one draw less."""
    recalls = len(s.plans[seat]) + 1
    left = min(
        min(followers.find_draw_limit(s, seat), followers.count_free_follower_spaces(s, seat)) - recalls,
        count_followers(s.bag, seat),
    )
    return left < most


def compute_recall_value(s: State, seat: int, slot: int, w: vec[float], part: float) -> float:
    place = c.SLOT_PLACE[slot]
    if is_place_usable(s, seat, place) or is_guildhall_useful_after_journey(s, seat, place):
        if is_place_active(s, seat, place):
            return NEVER
        return w[k.RECALL_PART] - w[k.RECALL_WORTH] * compute_place_value(s, seat, place, w, part)
    return w[k.RECALL_STUCK]


def is_guildhall_useful_after_journey(s: State, seat: int, place: int) -> bool:
    """Check that a Guildhall in a town with a station is useful after the next journey."""
    if place != GUILDHALL or s.reserve[seat] == 0 or s.round == c.ROUNDS:
        return False
    for mover in MOVERS:
        if (mover < c.LOCATIONS or s.holder[mover] == seat) and is_site_one_journey_away(s, seat, mover):
            return True
    return False
