"""Anchors of choices that are about more than the things they name.

A click on a follower on a space takes that follower back. A technology tile goes from its pile to a space, a merchant
to a town or for a good on the way, a follower to a space of a deed.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Choice, Decision

from .. import actions as x
from .. import components as c
from ..state import S_FOLLOW, S_GEAR, State

PILE: Final = "gear"  # technology tiles not yet placed
MARKET: Final = "market"


def follower_on_space_anchor(follower: str, slot: str) -> str:
    """Return the anchor of a follower on a space."""
    return f"stand:{follower}:{slot}"


def gear_slots_anchor(place: int) -> str:
    """Return the anchor of all spaces of a place that a technology tile could go to."""
    return f"gears:{c.PLACE_IDS[place]}"


def cargo_anchor(route: str, cargo: str) -> str:
    """Return the anchor of a good on a route, or of the route for a merchant who takes nothing."""
    return f"load:{route}:{cargo}"


def deed_space_anchor(deed: str, character: str) -> str:
    """Return the anchor of the spaces of a deed for a character."""
    return f"gap:{deed}:{character}"


def add_choice_anchors(s: State, decision: Decision | None) -> Decision | None:
    if decision is not None:
        for choice in decision.choices:
            choice.anchors = _list_anchors(s, choice)
    return decision


def _list_anchors(s: State, choice: Choice) -> list[str]:
    kind, a, b = x.KIND[choice.action], x.ARG_A[choice.action], x.ARG_B[choice.action]
    if kind is x.GEAR_ON:
        return [*choice.anchors, *([gear_slots_anchor(c.SLOT_PLACE[a])] if s.agenda[-1] == S_GEAR else []), PILE]
    if kind is x.LIFT or (kind is x.PUT and s.agenda[-1] == S_FOLLOW):
        return [follower_on_space_anchor(c.FOLLOWER_IDS[a], c.SLOT_IDS[b]), MARKET]
    if kind is x.MOVE:
        return [town_anchor(s, a), *choice.anchors, cargo_anchor(c.ROUTE_IDS[a], x.CARGO.items[b])]
    if kind is x.SEND:
        return [*choice.anchors, deed_space_anchor(c.DEED_IDS[b], c.CHARACTER_IDS[a])]
    if kind is x.REWARD:
        return [*choice.anchors, *([development_anchor(s, s.active, 1)] if a == x.IN_DEVELOPMENT else [])]
    if kind is x.PAY:
        return [*choice.anchors, development_anchor(s, s.active, a + 1)]
    if kind is x.LOSE_POINT:
        return [development_anchor(s, s.active, -1)]
    return choice.anchors


def town_anchor(s: State, route: int) -> str:
    """Return the anchor of the town to which a route leads the merchant who moves."""
    return x.TOWN.anchors[c.ROUTE_A[route] + c.ROUTE_B[route] - s.merchant[s.active]]


def development_anchor(s: State, seat: int, steps: int) -> str:
    """Return the anchor of the development step that so many points lead to."""
    return f"development:{min(max(0, s.dev[seat] + steps), c.DEV_LAST)}"
