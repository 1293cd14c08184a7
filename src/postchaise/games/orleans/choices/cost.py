"""What a choice costs, what follows from it and what it is called here."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Cost
from postchaise.kernel.messages.message import Arguments, Message

from .. import actions as x
from .. import components as c
from ..names import name_space
from ..rules import gunpowder_tower
from ..state import (
    NONE,
    S_EXCLUDE,
    S_FOLLOW,
    S_GEAR,
    S_STORE,
    State,
    count_followers,
)
from . import action_effects, losses, plan_preview
from .plan_preview import Explain

DONE_WORDS: Final = {S_EXCLUDE: "exclude", S_STORE: "store", S_GEAR: "gear"}


def describe_cost(s: State, seat: int, action: int, explain: Explain) -> Cost:
    kind, a, b = x.KIND[action], x.ARG_A[action], x.ARG_B[action]
    step = s.agenda[-1] if s.agenda else NONE
    if kind is x.PUT:
        if step == S_FOLLOW:
            return Cost(called="leave", args={"slot": name_space(a, b)})
        return Cost(
            effects=plan_preview.preview_filling(s, seat, c.SLOT_PLACE[b], a, explain), args={"slot": name_space(a, b)}
        )
    if kind is x.LIFT:
        return Cost(called="recall" if step == S_FOLLOW else "", args={"slot": name_space(a, b)})
    if kind is x.GEAR_ON:
        filled = plan_preview.preview_filling(s, seat, c.SLOT_PLACE[a], c.GEAR, explain)
        return Cost(effects=[Message("effect-for-good"), *filled])
    if kind is x.READY:
        left = count_followers_to_place(s, seat)
        return Cost(
            {}, plan_preview.preview_plan(s, seat), "ready-stay" if left else "", {"count": left} if left else {}
        )
    if kind is x.DRAW:
        return Cost(effects=plan_preview.preview_draw(s, seat, a))
    if kind is x.PASS:
        return Cost(effects=plan_preview.preview_passing(s, seat), confirm=plan_preview.ask_before_passing(s, seat))
    if kind is x.STORE:
        return Cost(effects=[Message("effect-stored")] if gunpowder_tower.was_in_tower(s, a) else [])
    if kind is x.USE:
        return action_effects.describe_place_use(s, seat, a)
    if kind is x.RECRUIT:
        gained = action_effects.describe_recruit(s, seat, a)
        return Cost(gained.pays, gained.effects[1:], parts=gained.parts)  # the label already names the follower
    if kind is x.TAKE or kind is x.EXCLUDE:
        return Cost(effects=[action_effects.describe_place_effect(a + c.LOCATIONS)])
    if kind is x.MOVE:
        return action_effects.describe_journey(s, seat, a, b)
    if kind is x.SEND:
        return action_effects.describe_deed(s, seat, b)
    if kind is x.REWARD:
        return action_effects.describe_deed_reward(s, seat, a)
    if kind is x.PAY:
        return action_effects.describe_development(s, seat, a + 1, -(a + 1), x.PAY.rules[0])
    if kind is x.PROTECT:
        return Cost(effects=[Message("effect-shield-used" if a == x.SHIELD_USED else "effect-shield-kept")])
    if kind is x.PAY_REST:
        due = s.food * c.HARVEST_COINS
        return Cost(
            {"coins": due},
            parts=[(Message("price-food", count=s.food, price=c.HARVEST_COINS), due, "OR-EVENT-HARVEST-02")],
        )
    if kind is x.DONE:
        args: Arguments = {"count": count_followers(s.tower, 0)} if step == S_STORE else {}
        return Cost(called=f"done-{DONE_WORDS.get(step, 'send')}", args=args)
    return losses.describe_loss(s, seat, kind, a)


def count_followers_to_place(s: State, seat: int) -> int:
    """Return how many followers a player can still place: those on the market and in the Gunpowder Tower."""
    return count_followers(s.market, seat) + (count_followers(s.tower, 0) if c.TOWER in s.tiles[seat] else 0)
