"""The question, the headings and order of its choices, and which choices are shown disabled."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.messages.message import Message

from .. import actions as x
from .. import components as c
from ..names import format_followers, name_event, name_place, name_town
from ..rules import event, followers, gunpowder_tower
from ..state import (
    NONE,
    PLANS,
    S_ACT,
    S_BATH,
    S_EXCLUDE,
    S_FOLLOW,
    S_GEAR,
    S_HARVEST,
    S_MOVE,
    S_PAY,
    S_PLAN,
    S_RECRUIT,
    S_REWARD,
    S_SEND,
    S_SHIELD,
    S_STORE,
    S_TAKE,
    S_TORTURE,
    SAID_READY,
    TAKE_BACKS,
    State,
    count_followers,
    count_goods,
    is_simultaneous_step,
)
from .cost import count_followers_to_place


def build_prompt(s: State, seat: int) -> Message:
    step = s.agenda[-1] if s.agenda else NONE
    place = name_place(s.place) if s.place != NONE else Message("list-nobody")
    if is_simultaneous_step(s) and s.ready[seat] == SAID_READY:
        return Message("prompt-ready", count=sum(1 for each in range(s.seats) if s.ready[each] == PLANS))
    if step == S_FOLLOW:
        limit, room = followers.find_draw_limit(s, seat), followers.count_free_follower_spaces(s, seat)
        told = {"count": min(limit, room), "tight": int(room < limit), "bag": count_followers(s.bag, seat)}
        return Message("prompt-follow", recalls=len(s.plans[seat]), **told)
    if step == S_PLAN:
        return Message("prompt-plan", count=count_followers_to_place(s, seat), event=name_event(s.event, s.stack))
    if step == S_EXCLUDE:
        return Message("prompt-exclude", count=s.exclusions)
    if step == S_STORE:
        return Message("prompt-store", count=c.TOWER_SPACES - count_followers(s.tower, 0))
    if step == S_TAKE:
        return Message("prompt-take", category=c.TRACK_CATEGORY[s.track[seat * c.TRACKS + c.TRADER]])
    if step == S_MOVE:
        return Message("prompt-move", town=name_town(s.merchant[seat]), way=Message(x.WAY.keys[c.MOVES_ON[s.place]]))
    if step == S_SEND:
        return Message("prompt-send", place=place, sent=s.sent)
    if step == S_REWARD:
        return Message("prompt-reward", deed=Message(x.DEED.keys[s.deed]))
    if step == S_BATH:
        return Message("prompt-bath", followers=format_followers(s.drawn), count=len(s.drawn))
    if step == S_GEAR:
        return Message("prompt-gear", count=s.gears[seat])
    if step == S_SHIELD:
        return Message("prompt-shield", event=name_event(s.event, s.stack), stake=_describe_stake(s, seat))
    if step == S_HARVEST:
        return Message("prompt-harvest", count=s.food, event=name_event(s.event, s.stack))
    if step == S_TORTURE:
        return Message("prompt-torture", count=s.debt)
    return Message({S_RECRUIT: "prompt-recruit", S_PAY: "prompt-pay"}.get(step, "prompt-act"), place=place)


def _describe_stake(s: State, seat: int) -> Message:
    """Say what the event may cost a player who does not use the Sacristy."""
    if s.event == c.TAXES:
        coins = Message(x.COINS.count_message, count=event.compute_taxes(s, seat))
        return Message("stake-taxes", coins=coins, goods=count_goods(s, seat))
    strength = c.STRENGTH[s.stack]
    if s.event == c.HARVEST:
        return Message("stake-harvest", count=c.HARVEST_FOOD[strength], price=c.HARVEST_COINS)
    return Message("stake-plague", count=c.PLAGUE_FOLLOWERS[strength])


def find_choice_heading(s: State, action: int) -> str:
    """Return the heading of a choice: while planning, the place the follower goes to."""
    kind, follow = x.KIND[action], bool(s.agenda) and s.agenda[-1] == S_FOLLOW
    if kind is x.PUT:
        return "recall" if follow else f"put-{c.PLACE_IDS[c.SLOT_PLACE[x.ARG_B[action]]]}"
    if kind is x.LIFT:
        return "recall" if follow else "lift"
    if kind is x.TAKE or kind is x.EXCLUDE:
        return f"category-{c.CATEGORY[x.ARG_A[action] + c.LOCATIONS]}"
    if kind is x.USE:
        return "use" if x.ARG_A[action] < c.LOCATIONS else "use-tile"
    return kind.groups[0]


def list_disabled_choices(s: State, seat: int, legal: list[int]) -> list[int]:
    """Return choices that people look for, to be shown disabled with the reason."""
    step = s.agenda[-1]
    shown: list[int] = []
    if x.REOPEN.first in legal:
        return shown
    if step == S_ACT:
        shown = [x.USE.at(place) for place in [*range(c.LOCATIONS), *s.tiles[seat]]]
    elif step == S_RECRUIT:
        shown = [x.RECRUIT.at(character) for character in c.RECRUITS[s.place]]
    elif step == S_TAKE:
        shown = x.TAKE.all()
    elif step == S_PAY:
        shown = x.PAY.all()
    elif step == S_HARVEST:
        shown = [x.PAY_REST.first]
    elif step == S_TORTURE:
        shown = [x.LOSE_FOLLOWER.first, x.LOSE_POINT.first]
    elif step in (S_STORE, S_SEND):
        shown = [x.DONE.first]
    elif step == S_PLAN and s.taken_back[seat] >= TAKE_BACKS:  # why nobody can be taken back any more
        shown = [x.LIFT.first + code for code in s.plans[seat] if code < c.FOLLOWERS * c.SLOTS][:1]
    elif step == S_FOLLOW:
        more = followers.count_draws_left(s, seat) + 1
        shown = (
            [x.DRAW.at(more)] if more <= followers.find_draw_limit(s, seat) else []
        )  # one more than possible, with the reason
    return [action for action in shown if action not in legal]


def sort_choices(s: State, decision: Decision | None) -> Decision | None:
    """Followers that lay in the Gunpowder Tower before come first: most often they stay there."""
    if decision is not None and s.agenda[-1] == S_STORE:
        decision.choices.sort(key=lambda choice: not _stays(s, choice.action))
    return decision


def _stays(s: State, action: int) -> bool:
    return x.KIND[action] is x.STORE and gunpowder_tower.was_in_tower(s, x.ARG_A[action])
