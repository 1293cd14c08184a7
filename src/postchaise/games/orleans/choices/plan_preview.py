"""What a plan is good for: places that become active, and those that can do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import Reason

from .. import actions as x
from .. import components as c
from ..names import join_names, name_place
from ..reasons.places import explain_useless_place
from ..rules.place_actions import is_place_use_permitted
from ..state import S_GEAR, State, count_followers, is_place_active, list_place_contents
from .action_effects import describe_place_effect

Explain = Callable[[Reason], Message]
BAG_EMPTY: Final = "OR-PLACE-BATHHOUSE-03"
MOST_NAMED: Final = 2  # active places; the board marks more of them
ELSEWHERE: Final = ("OR-PLACE-MOVE-01", "OR-PLACE-GUILDHALL-03")  # in the town where the merchant stands now
NO_STATION_LEFT: Final = 2  # of OR-PLACE-GUILDHALL-03


def preview_filling(s: State, seat: int, place: int, arriving: int, explain: Explain) -> list[Message]:
    """Say whether one more filled space makes the place active, and what it can do now."""
    there = [*list_place_contents(s, seat, place), arriving]
    missing = c.NEEDS[place] - len(there)
    if missing > 0:
        return [Message("effect-missing", count=missing)]
    effects = [Message("effect-active", place=name_place(place))] if missing == 0 else []
    if c.VERB[place] == c.V_DEEDS and explain_useless_place(s, seat, place, [arriving]) is not None:
        return [*effects, Message("effect-no-deed", follower=Message(x.FOLLOWER.keys[arriving]))]
    if missing < 0:
        return effects
    reason = (
        explain_useless_place(s, seat, place, there) if s.agenda[-1] != S_GEAR else None
    )  # the window is for later rounds
    if reason is not None and reason.rule == BAG_EMPTY:  # followers may be back by then
        reason = None
    if reason is None:
        return [*effects, describe_place_effect(place)]
    waits = _waits_for_journey(s, seat, place, reason)
    return [*effects, Message("effect-not-yet" if waits else "effect-not-now", reason=explain(reason))]


def _waits_for_journey(s: State, seat: int, place: int, reason: Reason) -> bool:
    """Can another active place first move the merchant to where this one can be used?"""
    if reason.rule not in ELSEWHERE or reason.args.get("case") == NO_STATION_LEFT:
        return False
    return any(
        other != place
        and c.VERB[other] == c.V_MOVE
        and is_place_active(s, seat, other)
        and explain_useless_place(s, seat, other, []) is None
        for other in [*range(c.LOCATIONS), *s.tiles[seat]]
    )


def preview_plan(s: State, seat: int) -> list[Message]:
    """Name the active places or count them, and name those that need a journey first or can do nothing."""
    useful: list[Message] = []
    waiting: list[Message] = []
    idle: list[Message] = []
    places = [
        place for place in [*range(c.LOCATIONS), *s.tiles[seat]] if c.NEEDS[place] and is_place_active(s, seat, place)
    ]
    for place in places:
        reason = explain_useless_place(s, seat, place, list_place_contents(s, seat, place))
        if reason is None or (
            reason.rule == BAG_EMPTY and len(places) > 1
        ):  # followers that are used come back into the bag
            useful.append(name_place(place))
        elif _waits_for_journey(s, seat, place, reason):
            waiting.append(name_place(place))
        else:
            idle.append(name_place(place))
    later = [Message("effect-waits", places=join_names(waiting))] if waiting else []
    later += [Message("effect-idle", places=join_names(idle))] if idle else []
    if len(useful) > MOST_NAMED:
        return [Message("effect-many-active", count=len(useful)), *later]
    if len(useful) > 1:
        return [Message("effect-are-active", places=join_names(useful)), *later]
    return [*[Message("effect-is-active", place=place) for place in useful], *later] or [Message("effect-none-active")]


def preview_passing(s: State, seat: int) -> list[Message]:
    """Say how many active places remain unused."""
    places = [
        place for place in [*range(c.LOCATIONS), *s.tiles[seat]] if c.NEEDS[place] and is_place_active(s, seat, place)
    ]
    if not places:
        return []  # only the Gunpowder Tower can be used
    return [Message("effect-unused" if s.round < c.ROUNDS else "effect-unused-last", count=len(places))]


def ask_before_passing(s: State, seat: int) -> Message | None:
    """Name the places that could still be used. To send followers to deeds is optional by nature."""
    usable = [
        name_place(place)
        for place in [*range(c.LOCATIONS), *s.tiles[seat]]
        if c.VERB[place] not in (c.V_DEEDS, c.V_TOWER)
        and is_place_active(s, seat, place)
        and is_place_use_permitted(s, seat, place)
    ]
    return Message("confirm-pass", places=join_names(usable)) if usable else None


def preview_draw(s: State, seat: int, n: int) -> list[Message]:
    """Say who is recalled besides, and how many stay in the bag."""
    recalls = len(s.plans[seat])
    effects = [Message("effect-recalls", count=recalls)] if recalls else []
    left = count_followers(s.bag, seat) - n
    return [*effects, Message("effect-bag", count=left)] if left >= 0 else effects
