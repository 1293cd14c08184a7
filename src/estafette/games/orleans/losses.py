"""What giving something up costs, at the harvest and under torture, for people."""

from __future__ import annotations

from estafette.kernel.phrase import Phrase

from . import actions as x
from . import components as c
from .names import place_name
from .state import State, contents, level


def one(s: State, seat: int, kind: str, a: int) -> list[Phrase]:
    """Points that go, at the harvest and under torture."""
    if kind in ("give", "lose good"):
        return [Phrase("effect-points-lost", count=c.GOOD_VP[a])]
    if kind == "lose station":
        return [Phrase("effect-points-lost", count=level(s, seat))]
    if kind == "lose follower":
        return [Phrase("effect-random")]
    if kind == "lose development":
        return _lower(s, seat, 1)
    if kind == "lose gear from":
        return [Phrase("effect-space-open", place=place_name(a))]
    return []


def _lower(s: State, seat: int, steps: int) -> list[Phrase]:
    """The level of development after so many steps back, where it falls."""
    below = c.LEVEL[max(0, s.dev[seat] - steps)]
    return [Phrase("effect-level-lost", level=below)] if below < level(s, seat) else []


def tile(s: State, seat: int, place: int) -> list[Phrase]:
    """OR-TORTURE-06: its action is gone for good, its technology tile too; followers come back."""
    there = contents(s, seat, place)
    effects = [Phrase("effect-lost", card=place_name(place))]
    if c.GEAR in there:
        effects.append(Phrase("effect-gear-lost"))
    back = len(there) - there.count(c.GEAR) + (sum(s.tower) if place == c.TOWER else 0)
    return [*effects, Phrase("effect-to-bag", count=back)] if back else effects


def rest(s: State, seat: int, item: int) -> list[Phrase]:
    """Everything still due, in one kind of thing."""
    if item == x.ITEM_FOLLOWER:
        return [Phrase("effect-random")]
    if item == x.ITEM_DEVELOPMENT:
        return _lower(s, seat, s.debt)
    if x.ITEM_GOOD <= item < x.ITEM_GEAR:
        return [Phrase("effect-points-lost", count=s.debt * c.GOOD_VP[item - x.ITEM_GOOD])]
    return []
