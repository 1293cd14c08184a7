"""What a plan is good for: places that become active, and those that can do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import Reason

from .. import actions as x
from .. import components as c
from ..names import join_names, place_name
from ..reasons.places import not_now
from ..state import S_GEAR, State, active, contents, count
from .effects import place_effect

Explain = Callable[[Reason], Message]
BAG_EMPTY: Final = "OR-PLACE-BATHHOUSE-03"


def preview_filling(s: State, seat: int, place: int, arriving: int, explain: Explain) -> list[Message]:
    """Say whether one more filled space makes the place active, and what it can do now."""
    there = [*contents(s, seat, place), arriving]
    missing = c.NEEDS[place] - len(there)
    if missing > 0:
        return [Message("effect-missing", count=missing)]
    effects = [Message("effect-active", place=place_name(place))] if missing == 0 else []
    if c.VERB[place] == c.V_DEEDS and not_now(s, seat, place, [arriving]) is not None:
        return [*effects, Message("effect-no-deed", follower=Message(x.FOLLOWER.key(arriving)))]
    if missing < 0:
        return effects
    reason = not_now(s, seat, place, there) if s.agenda[-1] != S_GEAR else None  # the window is for later rounds
    if reason is not None and reason.rule == BAG_EMPTY:  # followers may be back by then
        reason = None
    return [*effects, Message("effect-not-now", reason=explain(reason)) if reason is not None else place_effect(place)]


def preview_plan(s: State, seat: int) -> list[Message]:
    """Name the active places, and those that can do nothing now; their cards say why."""
    useful: list[Message] = []
    idle: list[Message] = []
    places = [place for place in [*range(c.LOCATIONS), *s.tiles[seat]] if c.NEEDS[place] and active(s, seat, place)]
    for place in places:
        reason = not_now(s, seat, place, contents(s, seat, place))
        if reason is None or (
            reason.rule == BAG_EMPTY and len(places) > 1
        ):  # followers that are used come back into the bag
            useful.append(place_name(place))
        else:
            idle.append(place_name(place))
    later = [Message("effect-idle", places=join_names(idle))] if idle else []
    if len(useful) > 1:
        return [Message("effect-are-active", places=join_names(useful)), *later]
    return [*[Message("effect-is-active", place=place) for place in useful], *later] or [Message("effect-none-active")]


def preview_passing(s: State, seat: int) -> list[Message]:
    """Say how many active places remain unused."""
    places = [place for place in [*range(c.LOCATIONS), *s.tiles[seat]] if c.NEEDS[place] and active(s, seat, place)]
    if not places:
        return []  # only the Gunpowder Tower can be used
    return [Message("effect-unused" if s.round < c.ROUNDS else "effect-unused-last", count=len(places))]


def preview_draw(s: State, seat: int, n: int) -> list[Message]:
    """Say who is recalled besides, and how many stay in the bag."""
    recalls = len(s.plans[seat])
    effects = [Message("effect-recalls", count=recalls)] if recalls else []
    left = count(s.bag, seat) - n
    return [*effects, Message("effect-bag", count=left)] if left >= 0 else effects
