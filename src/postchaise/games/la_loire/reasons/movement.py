"""Why a piece cannot ride there, or have that horse (chapter Movement)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import MERCHANT, MESSENGER
from ..state import State, find_current_location
from .common import has_character


def explain_smith_horse(s: State, place: int) -> Reason | None:
    start = find_current_location(s)
    pieces = (s.piece,) if s.options.smith_per_piece else (MERCHANT, MESSENGER)
    if not has_character(s, c.BLACKSMITH):
        return Reason("LL-CHAR-BLACKSMITH-01", case=0, location=place)
    if any(s.smithed & 1 << piece for piece in pieces):
        return Reason("LL-CHAR-BLACKSMITH-01", case=1, location=place)
    if not s.free[place]:
        return Reason("LL-CHAR-BLACKSMITH-01", case=2, location=place)
    if place == start:
        return Reason("LL-CHAR-BLACKSMITH-01", case=4, location=place)
    if s.deniers[s.active] < c.BLACKSMITH_COST:
        return Reason("LL-CHAR-BLACKSMITH-01", case=3, location=place)
    if s.horses[2 * s.active + s.piece] + 1 > _find_stack_limit(s):
        return Reason("LL-MOVE-04", limit=_find_stack_limit(s))
    if s.taken + 1 > _find_take_limit(s):
        return Reason("LL-CHAR-BLACKSMITH-02", limit=_find_take_limit(s))
    return None


def _find_stack_limit(s: State) -> int:
    return c.STACK_LIMIT_SCOUT if has_character(s, c.SCOUT) else c.STACK_LIMIT


def _find_take_limit(s: State) -> int:
    return c.TAKE_LIMIT_SQUIRE if has_character(s, c.SQUIRE) else c.TAKE_LIMIT


def explain_ride(s: State, stop: int, horses: int) -> Reason | None:
    stack = 2 * s.active + s.piece
    start, more = s.at[stack], horses - s.horses[stack]
    if stop == start:
        return Reason("LL-TURN-02")
    if more > 0 and more > s.free[start]:
        return Reason("LL-MOVE-14", count=s.free[start])
    if more > 0 and more + s.taken > _find_take_limit(s):
        return Reason("LL-MOVE-03", limit=_find_take_limit(s))
    if horses > _find_stack_limit(s):
        return Reason("LL-MOVE-04", limit=_find_stack_limit(s))
    if more < 0 and s.taken:
        return Reason("LL-MOVE-06")
    distance = horses + c.STEPS_ON_FOOT
    onwards = [(start + distance) % c.LOCATIONS] if s.heading[stack] >= 0 else []
    back = [(start - distance) % c.LOCATIONS] if s.heading[stack] <= 0 else []
    if stop in onwards or stop in back:
        return None
    steps = [(stop - start) % c.LOCATIONS] if onwards else []
    steps += [(start - stop) % c.LOCATIONS] if back else []
    if min(steps) < distance:  # on the way
        if (stop == s.circus and has_character(s, c.JESTER)) or (c.IS_CITY[stop] and has_character(s, c.CITY_GUARD)):
            return None
        return Reason("LL-MOVE-11", distance=distance) if c.IS_CITY[stop] else Reason("LL-MOVE-01", distance=distance)
    if abs(int(stop - start)) in (distance, c.LOCATIONS - distance):
        return Reason("LL-MOVE-09")
    return Reason("LL-MOVE-01", distance=distance)
