"""Why followers cannot be drawn or recalled (phase 3)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..state import State
from .common import has_place, list_slot_contents


def count_free_spaces(s: State, seat: int) -> int:
    """Free spaces of market and tower."""
    mine = range(seat * c.FOLLOWERS, (seat + 1) * c.FOLLOWERS)
    taken = sum(s.market[i] for i in mine)
    if has_place(s, seat, c.TOWER):
        return c.MARKET_SPACES + c.TOWER_SPACES - taken - sum(s.tower)
    return c.MARKET_SPACES - taken


def explain_draw(s: State, seat: int, n: int) -> Reason | None:
    bag = sum(s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])
    recalls = len(s.plans[seat])
    allowed = c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]]
    if n > bag:
        return Reason("OR-PHASE3-02", count=bag)
    if n and n + recalls > count_free_spaces(s, seat):
        return Reason("OR-PHASE3-03", count=count_free_spaces(s, seat))
    return Reason("OR-PHASE3-04", limit=allowed, count=recalls) if n + recalls > allowed else None


def explain_recall(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    decided = s.plans[seat].count(follower * c.SLOTS + slot)
    if list_slot_contents(s, seat, slot).count(follower) <= decided:
        return Reason("OR-PHASE3-08", follower=follower, place=c.SLOT_PLACE[slot])
    if len(s.plans[seat]) + 1 > count_free_spaces(s, seat):
        return Reason("OR-PHASE3-03", count=count_free_spaces(s, seat))
    allowed = c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]]
    return Reason("OR-PHASE3-04", limit=allowed, count=len(s.plans[seat])) if len(s.plans[seat]) >= allowed else None


def explain_leaving(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    decided = follower * c.SLOTS + slot in s.plans[seat]
    return None if decided else Reason("OR-GEN-MOVE-01", follower=follower, place=c.SLOT_PLACE[slot])
