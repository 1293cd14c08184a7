"""Scores for giving things up at the harvest and under torture."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.native import vec
from postchaise.kernel.search.heuristics import declared_score

from .. import actions as x
from .. import components as c
from ..state import State
from . import weights as k
from .values import compute_development_value, compute_remaining_fraction, compute_tile_value, estimate_final_level

FOLLOWER: Final = 2.0
GEAR: Final = 4.0
RESERVE: Final = 0.3
WHOLE: Final = 0.05


def score_losses(s: State, seat: int, legal: list[int], w: vec[float]) -> vec[float]:
    part = compute_remaining_fraction(s)
    found = vec[float]([0.0] * len(legal))
    for i in range(len(legal)):
        found[i] = -_loss(s, seat, legal[i], w, part)
    return found


def _loss(s: State, seat: int, action: int, w: vec[float], part: float) -> float:
    kind, a = x.KIND[action], x.ARG_A[action]
    if kind is x.GIVE or kind is x.LOSE_GOOD:
        return w[k.GOOD + a]
    if kind is x.PAY_REST:
        return w[k.COIN] * float(c.HARVEST_COINS)
    if kind is x.LOSE_RESERVE:
        return _reserve(s, seat, part)
    if kind is x.LOSE_FOLLOWER:
        return FOLLOWER * part
    if kind is x.LOSE_POINT:
        return compute_development_value(s, seat, 1, w, part)
    if kind is x.LOSE_STATION:
        return 1.0 + estimate_final_level(s, seat, w, part)
    if kind is x.LOSE_TILE:
        return compute_tile_value(a + c.LOCATIONS, w, part) * part
    if kind is x.LOSE_GEAR or kind is x.LOSE_PLACED:
        return GEAR * part
    if kind is not x.LOSE_REST:
        return -declared_score(kind)  # a loss is a score below zero
    return _rest(s, seat, a, w, part) - WHOLE


def _reserve(s: State, seat: int, part: float) -> float:
    """A station that will hardly be built is not missed."""
    return RESERVE if float(s.reserve[seat]) > 10.0 * part else 4.0 * part


def _rest(s: State, seat: int, item: int, w: vec[float], part: float) -> float:
    """Return the loss of one item; giving up everything due at once is slightly preferred."""
    if item == x.ITEM_RESERVE:
        return _reserve(s, seat, part)
    if item == x.ITEM_FOLLOWER:
        return FOLLOWER * part
    if item == x.ITEM_DEVELOPMENT:
        return compute_development_value(s, seat, s.debt, w, part) / float(s.debt)
    return GEAR * part if item == x.ITEM_GEAR else w[k.GOOD + item - x.ITEM_GOOD]
