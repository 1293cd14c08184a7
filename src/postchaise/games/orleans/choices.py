"""What people read at a question: the prompt, what choices cost, do and are called, and which are shown greyed.

Prices come from the numbers the rules charge with. The seat that is asked is always an argument.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Cost, Decision
from postchaise.kernel.messages.message import Arguments, Message

from . import actions as x
from . import components as c
from . import gains, losses, outlook
from . import things as t
from .names import crowd, event_name, place_name, town_name, where
from .outlook import Explain
from .rules import event, followers, tower
from .state import (
    NONE,
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
    State,
    count,
    everybody_decides,
    goods_of,
)

# The question


def prompt(s: State, seat: int) -> Message:
    step = s.agenda[-1] if s.agenda else NONE
    place = place_name(s.place) if s.place != NONE else Message("list-nobody")
    if everybody_decides(s) and s.ready[seat] == SAID_READY:
        return Message("prompt-ready")
    if step == S_FOLLOW:
        limit, room = followers.limit(s, seat), followers.room(s, seat)
        told = {"count": min(limit, room), "tight": int(room < limit), "bag": count(s.bag, seat)}
        return Message("prompt-follow", recalls=len(s.plans[seat]), **told)
    if step == S_PLAN:
        return Message("prompt-plan", count=_waiting(s, seat), event=event_name(s.event, s.stack))
    if step == S_EXCLUDE:
        return Message("prompt-exclude", count=s.exclusions)
    if step == S_STORE:
        return Message("prompt-store", count=c.TOWER_SPACES - count(s.tower, 0))
    if step == S_TAKE:
        return Message("prompt-take", category=c.TRACK_CATEGORY[s.track[seat * c.TRACKS + c.TRADER]])
    if step == S_MOVE:
        return Message("prompt-move", town=town_name(s.merchant[seat]), way=Message(t.WAY.key(c.MOVES_ON[s.place])))
    if step == S_SEND:
        return Message("prompt-send", place=place, sent=s.sent)
    if step == S_REWARD:
        return Message("prompt-reward", deed=Message(t.DEED.key(s.deed)))
    if step == S_BATH:
        return Message("prompt-bath", followers=crowd(s.drawn), count=len(s.drawn))
    if step == S_GEAR:
        return Message("prompt-gear", count=s.gears[seat])
    if step == S_SHIELD:
        return Message("prompt-shield", event=event_name(s.event, s.stack), stake=_stake(s, seat))
    if step == S_HARVEST:
        return Message("prompt-harvest", count=s.food, event=event_name(s.event, s.stack))
    if step == S_TORTURE:
        return Message("prompt-torture", count=s.debt)
    return Message({S_RECRUIT: "prompt-recruit", S_PAY: "prompt-pay"}.get(step, "prompt-act"), place=place)


def _waiting(s: State, seat: int) -> int:
    """Whom a player can still place: on the market, and in the Gunpowder Tower."""
    return count(s.market, seat) + (count(s.tower, 0) if c.TOWER in s.tiles[seat] else 0)


def _stake(s: State, seat: int) -> Message:
    """What the event may cost whoever does not use the Sacristy."""
    if s.event == c.TAXES:
        coins = Message(t.COINS.said, count=event.taxes(s, seat))
        return Message("stake-taxes", coins=coins, goods=goods_of(s, seat))
    strength = c.STRENGTH[s.stack]
    if s.event == c.HARVEST:
        return Message("stake-harvest", count=c.HARVEST_FOOD[strength], price=c.HARVEST_COINS)
    return Message("stake-plague", count=c.PLAGUE_FOLLOWERS[strength])


# The choices

DONE_WORDS: Final = {S_EXCLUDE: "exclude", S_STORE: "store", S_GEAR: "gear"}


def cost(s: State, seat: int, action: int, explain: Explain) -> Cost:
    kind, a, b = x.KIND[action], x.ARG_A[action], x.ARG_B[action]
    step = s.agenda[-1] if s.agenda else NONE
    if kind is x.PUT:
        if step == S_FOLLOW:
            return Cost(called="leave", args={"slot": where(a, b)})
        return Cost(effects=outlook.filled(s, seat, c.SLOT_PLACE[b], a, explain), args={"slot": where(a, b)})
    if kind is x.LIFT:
        return Cost(called="recall" if step == S_FOLLOW else "", args={"slot": where(a, b)})
    if kind is x.GEAR_ON:
        filled = outlook.filled(s, seat, c.SLOT_PLACE[a], c.GEAR, explain)
        return Cost(effects=[Message("effect-for-good"), *filled])
    if kind is x.READY:
        left = _waiting(s, seat)
        return Cost({}, outlook.plan(s, seat), "ready-stay" if left else "", {"count": left} if left else {})
    if kind is x.DRAW:
        return Cost(effects=outlook.draw(s, seat, a))
    if kind is x.PASS:
        return Cost(effects=outlook.passing(s, seat))
    if kind is x.STORE:
        return Cost(effects=[Message("effect-stored")] if tower.lay_there(s, a) else [])
    if kind is x.USE:
        return gains.use(s, seat, a)
    if kind is x.RECRUIT:
        gained = gains.recruit(s, seat, a)
        return Cost(gained.pays, gained.effects[1:], parts=gained.parts)  # the first is the follower: the label says it
    if kind is x.TAKE or kind is x.EXCLUDE:
        return Cost(effects=[gains.text(a + c.LOCATIONS)])
    if kind is x.MOVE:
        return gains.move(s, seat, a, b)
    if kind is x.SEND:
        return gains.send(s, seat, b)
    if kind is x.REWARD:
        return gains.reward(s, seat, a)
    if kind is x.PAY:
        return gains.develop(s, seat, a + 1, -(a + 1), x.PAY.rules[0])
    if kind is x.PROTECT:
        return Cost(effects=[Message("effect-shield-used" if a == t.SHIELD_USED else "effect-shield-kept")])
    if kind is x.PAY_REST:
        due = s.food * c.HARVEST_COINS
        return Cost(
            {"coins": due},
            parts=[(Message("price-food", count=s.food, price=c.HARVEST_COINS), due, "OR-EVENT-HARVEST-02")],
        )
    if kind is x.DONE:
        args: Arguments = {"count": count(s.tower, 0)} if step == S_STORE else {}
        return Cost(called=f"done-{DONE_WORDS.get(step, 'send')}", args=args)
    return losses.cost(s, seat, kind, a)


def group(s: State, action: int) -> str:
    """Which of its kind's headings a choice stands under: while planning, the place the follower goes to."""
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


def disabled_choices(s: State, seat: int, legal: list[int]) -> list[int]:
    """What a person would look for and should find greyed, with the reason."""
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
    elif step == S_FOLLOW:
        more = followers.most(s, seat) + 1
        shown = (
            [x.DRAW.at(more)] if more <= followers.limit(s, seat) else []
        )  # why not one more; the rest goes without saying
    return [action for action in shown if action not in legal]


def in_order(s: State, decision: Decision | None) -> Decision | None:
    """Whoever lay in the Gunpowder Tower before comes first: most often they stay there."""
    if decision is not None and s.agenda[-1] == S_STORE:
        decision.choices.sort(key=lambda choice: not _stays(s, choice.action))
    return decision


def _stays(s: State, action: int) -> bool:
    return x.KIND[action] is x.STORE and tower.lay_there(s, x.ARG_A[action])
