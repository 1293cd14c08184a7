"""Scores for phase 3: draw as many as possible, recall followers from places that can do nothing."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import NEVER, declared_score

from .. import components as c
from ..actions import ARG_A, DRAW, KIND, LIFT, PUT, REOPEN
from ..rules import followers
from ..state import State, active, count
from . import weights as k
from .journey_values import GUILDHALL, MOVERS, leads_to_site
from .place_values import is_usable, place_value
from .values import remaining

FEWER: Final = 3.0  # per follower that could be drawn and is not


def score_recalls(s: State, seat: int, legal: list[int], w: vec[float]) -> vec[float]:
    most = followers.most(s, seat)
    part = remaining(s)
    price = w[k.RECALL_DRAW] if costs_a_draw(s, seat, most) else 0.0
    found = vec[float]([NEVER] * len(legal))
    for i in range(len(legal)):
        action = legal[i]
        kind = KIND[action]
        if kind is DRAW:
            found[i] = FEWER * float(ARG_A[action] - most)
        elif kind is LIFT:
            worth = recall_value(s, seat, (action - LIFT.first) % c.SLOTS, w, part)
            found[i] = worth - price if worth > NEVER else NEVER
        elif kind is not PUT and kind is not REOPEN:
            found[i] = declared_score(kind)
    return found


def costs_a_draw(s: State, seat: int, most: int) -> bool:
    """Check that one more recall means one draw less."""
    recalls = len(s.plans[seat]) + 1
    left = min(min(followers.limit(s, seat), followers.room(s, seat)) - recalls, count(s.bag, seat))
    return left < most


def recall_value(s: State, seat: int, slot: int, w: vec[float], part: float) -> float:
    place = c.SLOT_PLACE[slot]
    if is_usable(s, seat, place) or journey_helps(s, seat, place):
        if active(s, seat, place):
            return NEVER
        return w[k.RECALL_PART] - w[k.RECALL_WORTH] * place_value(s, seat, place, w, part)
    return w[k.RECALL_STUCK]


def journey_helps(s: State, seat: int, place: int) -> bool:
    """Check that a Guildhall in a town with a station is useful after the next journey."""
    if place != GUILDHALL or s.reserve[seat] == 0 or s.round == c.ROUNDS:
        return False
    for mover in MOVERS:
        if (mover < c.LOCATIONS or s.holder[mover] == seat) and leads_to_site(s, seat, mover):
            return True
    return False
