"""The questions of Orléans in words without a language: prompts, choices, and what is listed greyed."""

from __future__ import annotations

from typing import Final

from estafette.kernel.decision import Decision
from estafette.kernel.phrase import Phrase
from estafette.kernel.space import Kind

from . import actions as x
from . import components as c
from .names import Args, crowd, event_name, name, place_name, town_name
from .rules import event, followers, tower
from .state import (
    NONE,
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


def prompt(s: State, seat: int) -> Phrase:
    step = s.agenda[-1] if s.agenda else NONE
    place = place_name(s.place) if s.place != NONE else Phrase("list-nobody")
    if everybody_decides(s) and s.ready[seat] == SAID_READY:
        return Phrase("prompt-ready")
    if step == S_FOLLOW:
        limit = c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]]
        room = followers.room(s, seat)
        return Phrase("prompt-follow", count=limit, room=room, bag=count(s.bag, seat), recalls=len(s.plans[seat]))
    if step == S_PLAN:
        waiting = count(s.market, seat) + (sum(s.tower) if c.TOWER in s.tiles[seat] else 0)
        return Phrase("prompt-plan", count=waiting, event=event_name(s.event, s.stack))
    if step == S_EXCLUDE:
        return Phrase("prompt-exclude", count=s.exclusions)
    if step == S_STORE:
        return Phrase("prompt-store", count=c.TOWER_SPACES - sum(s.tower))
    if step == S_TAKE:
        return Phrase("prompt-take", category=c.TRACK_CATEGORY[s.track[seat * c.TRACKS + c.TRADER]])
    if step == S_MOVE:
        way = Phrase("way-road" if c.MOVES_ON[s.place] == c.ROAD else "way-water")
        return Phrase("prompt-move", town=town_name(s.merchant[seat]), way=way)
    if step == S_SEND:
        return Phrase("prompt-send", place=place, sent=s.sent)
    if step == S_REWARD:
        return Phrase("prompt-reward", deed=Phrase(f"deed-{c.DEED_IDS[s.deed]}"))
    if step == S_BATH:
        return Phrase("prompt-bath", followers=crowd(s.drawn))
    if step == S_GEAR:
        return Phrase("prompt-gear", count=s.gears[seat])
    if step == S_SHIELD:
        return Phrase("prompt-shield", event=event_name(s.event, s.stack), stake=_stake(s, seat))
    if step == S_HARVEST:
        return Phrase("prompt-harvest", event=event_name(s.event, s.stack), count=s.food)
    if step == S_TORTURE:
        return Phrase("prompt-torture", count=s.debt)
    return Phrase({S_RECRUIT: "prompt-recruit", S_PAY: "prompt-pay"}.get(step, "prompt-act"), place=place)


def _stake(s: State, seat: int) -> Phrase:
    """What the event may cost whoever does not use the Sacristy."""
    if s.event == c.TAXES:
        coins = Phrase("coin-count", count=event.taxes(s, seat))
        return Phrase("stake-taxes", coins=coins, goods=goods_of(s, seat))
    strength = c.STRENGTH[s.stack]
    if s.event == c.HARVEST:
        return Phrase("stake-harvest", count=c.HARVEST_FOOD[strength], price=c.HARVEST_COINS)
    return Phrase("stake-plague", count=c.PLAGUE_FOLLOWERS[strength])


def label(s: State, seat: int, action: int) -> Phrase:
    kind, a, b = x.SPACE.kinds[x.KIND_OF[action]], x.ARG_A[action], x.ARG_B[action]
    args: Args = {d.name: name(d, item) for d, item in x.SPACE.arguments(action)}
    step = s.agenda[-1] if s.agenda else NONE
    if kind is x.PUT and step == S_FOLLOW:
        return Phrase("choice-leave", **args)
    if kind is x.LIFT and step == S_FOLLOW:
        return Phrase("choice-recall", **args)
    if kind is x.MOVE:
        there = c.ROUTE_B[a] if c.ROUTE_A[a] == s.merchant[seat] else c.ROUTE_A[a]
        way = Phrase("way-road" if c.ROUTE_KIND[a] == c.ROAD else "way-water")
        return Phrase("choice-move-empty" if b == x.NO_CARGO else "choice-move", town=town_name(there), way=way, **args)
    if kind is x.REWARD or kind is x.PROTECT:
        return Phrase(f"choice-{kind.key}-{kind.domains[0].items[a]}")
    if kind is x.LOSE_REST:
        return Phrase("choice-lose-rest", count=s.debt, **args)
    if kind is x.DONE:
        return Phrase(f"choice-done-{DONE_WORDS.get(step, 'send')}")
    return Phrase(f"choice-{kind.key}", **args)


DONE_WORDS: Final = {S_EXCLUDE: "exclude", S_STORE: "store", S_GEAR: "gear"}


def group(s: State, action: int) -> str:
    """Under which heading a choice is listed: while planning, under the place the follower goes to."""
    kind = x.SPACE.kinds[x.KIND_OF[action]]
    if kind is x.PUT:
        follow = bool(s.agenda) and s.agenda[-1] == S_FOLLOW
        return "recall" if follow else f"put-{c.PLACE_IDS[c.SLOT_PLACE[x.ARG_B[action]]]}"
    if kind is x.LIFT:
        return "recall" if s.agenda and s.agenda[-1] == S_FOLLOW else "lift"
    if kind in (x.TAKE, x.EXCLUDE):
        return f"category-{c.CATEGORY[x.ARG_A[action] + c.LOCATIONS]}"
    if kind is x.USE:
        return "use" if x.ARG_A[action] < c.LOCATIONS else "use-tile"
    return GROUPS.get(kind.name, kind.key)


GROUPS: Final = {
    "pay rest": "give",
    "lose station": "lose",
    "lose reserve": "lose",
    "lose follower": "lose",
    "lose development": "lose",
    "lose good": "lose",
    "lose place": "lose",
    "lose gear": "lose",
    "lose gear from": "lose",
    "lose rest": "lose",
    "reopen": "ready",
    "pass": "done",
}


def greyed(s: State, seat: int, legal: list[int]) -> list[int]:
    """What a person would look for and should find greyed, with the reason."""
    if x.REOPEN.first in legal:
        return []
    shown: list[int] = []
    kinds = {x.KIND_OF[action] for action in legal}
    if x.USE.index in kinds or x.PASS.index in kinds:
        shown += [x.USE.at(place) for place in [*range(c.LOCATIONS), *s.tiles[seat]]]
    if x.RECRUIT.index in kinds:
        shown += [x.RECRUIT.at(character) for character in c.RECRUITS[s.place]]
    if x.TAKE.index in kinds:
        shown += _all(x.TAKE)
    if x.PAY.index in kinds:
        shown += _all(x.PAY)
    if x.GIVE.index in kinds:
        shown.append(x.PAY_REST.first)
    if s.agenda[-1] == S_TORTURE:
        shown += [x.LOSE_FOLLOWER.first, x.LOSE_POINT.first]
    if s.agenda[-1] in (S_STORE, S_SEND):
        shown.append(x.DONE.first)
    if x.DRAW.index in kinds:
        limit = c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]]
        shown += [x.DRAW.at(n) for n in range(limit + 1)]
    allowed = set(legal)
    return [action for action in sorted(set(shown)) if action not in allowed]


def _all(kind: Kind) -> list[int]:
    return list(range(kind.first, kind.first + kind.size))


def in_order(s: State, decision: Decision | None) -> Decision | None:
    """Whoever lay in the Gunpowder Tower before comes first: most often they stay there."""
    if decision is not None and s.agenda[-1] == S_STORE:
        decision.choices.sort(key=lambda choice: not _stays(s, choice.action))
    return decision


def _stays(s: State, action: int) -> bool:
    return x.KIND_OF[action] == x.STORE.index and tower.lay_there(s, x.ARG_A[action])
