"""What giving something up costs, at the harvest and under torture."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Cost
from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.message import Message

from .. import actions as x
from .. import components as c
from ..names import name_place
from ..state import State, find_development_level, list_place_contents


def describe_loss(s: State, seat: int, kind: Kind, a: int) -> Cost:
    if kind is x.LOSE_REST:
        return Cost(effects=_rest(s, seat, a), args={"count": s.debt})
    if kind is x.LOSE_TILE:
        return Cost(effects=_tile(s, seat, a + c.LOCATIONS))
    if kind is x.GIVE or kind is x.LOSE_GOOD:
        return Cost(effects=[_points(c.GOOD_VP[a])])
    if kind is x.LOSE_STATION:
        return Cost(effects=[_points(find_development_level(s, seat))])
    if kind is x.LOSE_FOLLOWER:
        return Cost(effects=[Message("effect-random")])
    if kind is x.LOSE_POINT:
        return Cost(effects=_lower(s, seat, 1))
    if kind is x.LOSE_PLACED:
        return Cost(effects=[Message("effect-space-open", place=name_place(a))])
    return Cost()


def _points(points: int) -> Message:
    return Message("effect-points-lost", count=points)


def _lower(s: State, seat: int, steps: int) -> list[Message]:
    """Name the lower level of development, where it falls."""
    below = c.LEVEL[max(0, s.dev[seat] - steps)]
    return [Message("effect-level-lost", level=below)] if below < find_development_level(s, seat) else []


def _tile(s: State, seat: int, place: int) -> list[Message]:
    """OR-TORTURE-06: its action and its technology tile are lost; followers come back."""
    there = list_place_contents(s, seat, place)
    effects = [Message("effect-lost", card=name_place(place))]
    if c.GEAR in there:
        effects.append(Message("effect-gear-lost"))
    back = len(there) - there.count(c.GEAR) + (sum(s.tower) if place == c.TOWER else 0)
    return [*effects, Message("effect-to-bag", count=back)] if back else effects


def _rest(s: State, seat: int, item: int) -> list[Message]:
    """Return the consequences of giving up everything still due in one kind of thing."""
    if item == x.ITEM_FOLLOWER:
        return [Message("effect-random")]
    if item == x.ITEM_DEVELOPMENT:
        return _lower(s, seat, s.debt)
    if x.ITEM_GOOD <= item < x.ITEM_GEAR:
        return [_points(s.debt * c.GOOD_VP[item - x.ITEM_GOOD])]
    return []
