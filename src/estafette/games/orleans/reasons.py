"""Why an action is not allowed now: the second witness of legality.

Reads state and components, never rules/, and computes differently on purpose. Order when several reasons apply: over,
not your turn, unknown, not this step, then the order of the rulebook. Where one rule can fail in several ways the first
argument says which.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason

from . import components as c
from .actions import (
    ACTIONS,
    ARG_A,
    ARG_B,
    DONE,
    DRAW,
    EXCLUDE,
    GEAR_ON,
    GIVE,
    KIND_OF,
    LIFT,
    LOSE_FOLLOWER,
    LOSE_GEAR,
    LOSE_GOOD,
    LOSE_PLACED,
    LOSE_POINT,
    LOSE_RESERVE,
    LOSE_STATION,
    LOSE_TILE,
    MOVE,
    PASS,
    PAY,
    PAY_REST,
    PROTECT,
    PUT,
    READY,
    RECRUIT,
    REOPEN,
    REWARD,
    SEND,
    STORE,
    TAKE,
    USE,
)
from .state import (
    OFFERED,
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
    State,
)

# The steps in which a kind is answered
STEPS_OF: Final[dict[int, tuple[int, ...]]] = {
    EXCLUDE.index: (S_EXCLUDE,),
    PUT.index: (S_PLAN, S_FOLLOW, S_BATH),
    LIFT.index: (S_PLAN, S_FOLLOW),
    DRAW.index: (S_FOLLOW,),
    STORE.index: (S_STORE,),
    GEAR_ON.index: (S_PLAN, S_GEAR),
    READY.index: (S_PLAN,),
    REOPEN.index: (S_PLAN, S_FOLLOW, S_GEAR),
    USE.index: (S_ACT,),
    RECRUIT.index: (S_RECRUIT,),
    TAKE.index: (S_TAKE,),
    MOVE.index: (S_MOVE,),
    SEND.index: (S_SEND,),
    REWARD.index: (S_REWARD,),
    PAY.index: (S_PAY,),
    PROTECT.index: (S_SHIELD,),
    GIVE.index: (S_HARVEST,),
    PAY_REST.index: (S_HARVEST,),
    LOSE_STATION.index: (S_TORTURE,),
    LOSE_RESERVE.index: (S_TORTURE,),
    LOSE_FOLLOWER.index: (S_TORTURE,),
    LOSE_POINT.index: (S_TORTURE,),
    LOSE_GOOD.index: (S_TORTURE,),
    LOSE_TILE.index: (S_TORTURE,),
    LOSE_GEAR.index: (S_TORTURE,),
    LOSE_PLACED.index: (S_TORTURE,),
    DONE.index: (S_EXCLUDE, S_STORE, S_SEND, S_GEAR),
    PASS.index: (S_ACT,),
}

# The steps everybody is asked at the same time, with the rule of who is still asked
RULE_OF_READY: Final[dict[int, str]] = {S_FOLLOW: "OR-PHASE3-06", S_PLAN: "OR-PHASE4-05", S_GEAR: "OR-PHASE5-09"}


def why_not(s: State, seat: int, action: int) -> Reason | None:
    if s.over:
        return Reason(OVER)
    step = s.agenda[-1]
    together = step in RULE_OF_READY
    if seat not in range(s.seats) or (not together and seat != s.active):
        return Reason(NOT_YOUR_TURN, (s.active + 1,))
    if not 0 <= action < ACTIONS:
        return Reason(UNKNOWN_ACTION, (action,))
    kind, a, b = KIND_OF[action], ARG_A[action], ARG_B[action]
    if step not in STEPS_OF[kind]:
        return Reason(NOT_THIS_STEP, (step,))
    if together:
        return _together(s, seat, step, kind, a, b)
    if kind == USE.index:
        return _use(s, seat, a)
    if kind == PUT.index:
        return _put_from_bath(s, seat, a, b)
    if kind == MOVE.index:
        return _move(s, seat, a, b)
    if kind == SEND.index:
        return _send(s, seat, a, b)
    if kind == RECRUIT.index:
        return _recruit(s, seat, a) if a in c.RECRUITS[s.place] else Reason("OR-PLACE-VILLAGE-01", (1,))
    if kind == TAKE.index:
        return _take(s, seat, a + c.LOCATIONS)
    if kind == STORE.index:
        return None if s.market[seat * c.FOLLOWERS + a] else Reason("OR-PLACE-GUNPOWDER-02", (0, a))
    if kind == DONE.index:
        return _done(s, seat, step)
    if kind == PAY.index:
        return _pay(s, seat, s.place, a + 1)
    if kind == GIVE.index:
        return _give(s, seat, a)
    if kind == PAY_REST.index:
        needed = c.HARVEST_COINS * s.food
        return Reason("OR-EVENT-HARVEST-02", (needed, s.coins[seat])) if needed > s.coins[seat] else None
    if kind == EXCLUDE.index:
        return None if s.holder[a + c.LOCATIONS] == OFFERED else Reason("OR-OPT-EXCLUDE-01", (a + c.LOCATIONS,))
    if kind in (PASS.index, REWARD.index, PROTECT.index):
        return None
    return _lose(s, seat, kind, a)


# Where everybody decides at the same time


def _together(s: State, seat: int, step: int, kind: int, a: int, b: int) -> Reason | None:
    rule = RULE_OF_READY[step]
    if kind == REOPEN.index:
        return None if s.ready[seat] == SAID_READY else Reason(rule, (s.ready[seat],))
    if s.ready[seat] != PLANS:
        return Reason(rule, (2 + s.ready[seat],))
    if step == S_FOLLOW:
        if kind == DRAW.index:
            return _draw(s, seat, a)
        return _recall(s, seat, a, b) if kind == LIFT.index else _leave(s, seat, a, b)
    if kind in (READY.index, DONE.index):
        return None
    if kind == GEAR_ON.index:
        return _gear(s, seat, a)
    if kind == LIFT.index:
        planned = a * c.SLOTS + b in s.plans[seat]
        return None if planned else Reason("OR-PHASE4-04", (a, c.SLOT_PLACE[b]))
    tower = s.tower[a] if _owns(s, seat, c.TOWER) else 0
    if s.market[seat * c.FOLLOWERS + a] + tower == 0:
        return Reason("OR-PHASE4-01", (0, a, c.SLOT_PLACE[b]))
    return _fit(s, seat, a, b)


def _spaces(s: State, seat: int, place: int) -> list[int]:
    first = seat * c.SPACES
    return s.space[first + c.FIRST_SPACE[place] : first + c.FIRST_SPACE[place + 1]]


def _slot(s: State, seat: int, slot: int) -> list[int]:
    first = seat * c.SPACES + c.SLOT_FIRST[slot]
    return s.space[first : first + c.SLOT_SIZE[slot]]


def _owns(s: State, seat: int, place: int) -> bool:
    return place != c.NOTHING and (place < c.LOCATIONS or s.holder[place] == seat)


def _free(s: State, seat: int) -> int:
    """Free spaces of market and tower."""
    mine = range(seat * c.FOLLOWERS, (seat + 1) * c.FOLLOWERS)
    taken = sum(s.market[i] for i in mine)
    if _owns(s, seat, c.TOWER):
        return c.MARKET_SPACES + c.TOWER_SPACES - taken - sum(s.tower)
    return c.MARKET_SPACES - taken


def _draw(s: State, seat: int, n: int) -> Reason | None:
    bag = sum(s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])
    recalls = len(s.plans[seat])
    allowed = c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]]
    if n > bag:
        return Reason("OR-PHASE3-02", (bag,))
    if n and n + recalls > _free(s, seat):
        return Reason("OR-PHASE3-03", (_free(s, seat),))
    return Reason("OR-PHASE3-04", (allowed, recalls)) if n + recalls > allowed else None


def _recall(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    decided = s.plans[seat].count(follower * c.SLOTS + slot)
    if _slot(s, seat, slot).count(follower) <= decided:
        return Reason("OR-PHASE3-08", (follower, c.SLOT_PLACE[slot]))
    if len(s.plans[seat]) + 1 > _free(s, seat):
        return Reason("OR-PHASE3-03", (_free(s, seat),))
    allowed = c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]]
    return Reason("OR-PHASE3-04", (allowed, len(s.plans[seat]))) if len(s.plans[seat]) >= allowed else None


def _leave(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    decided = follower * c.SLOTS + slot in s.plans[seat]
    return None if decided else Reason("OR-GEN-MOVE-01", (follower, c.SLOT_PLACE[slot]))


def _fit(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    """May this follower stand on this slot of this player?"""
    place, printed = c.SLOT_PLACE[slot], c.SLOT_PRINT[slot]
    if not _owns(s, seat, place):
        return Reason("OR-PLACE-GEN-01", (place,))
    if c.EMPTY not in _slot(s, seat, slot):
        return Reason("OR-PHASE4-01", (1, follower, place))
    starter, character = follower >= c.CHARACTERS, c.CHARACTER_OF[follower]
    if printed == c.ANY_NEUTRAL:
        return Reason("OR-PHASE4-06") if starter else None
    if printed == c.ANY or printed == character or character == c.MONK:
        return None
    if printed == c.MONK:
        return Reason("OR-SUBST-03")
    for tile in s.tiles[seat]:
        effect = c.PLACE_DATA[tile]["effect"]
        if effect["verb"] == "wild" and effect["character"] == c.CHARACTER_IDS[character]:
            if c.CHARACTER_IDS[printed] in effect["replaces"]:
                return None
    return Reason("OR-SUBST-01", (follower, printed))


def _put_from_bath(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    if follower not in s.drawn:
        return Reason("OR-PLACE-BATHHOUSE-01", (follower,))
    if c.SLOT_PLACE[slot] == s.place:
        return Reason("OR-PLACE-BATHHOUSE-04")
    return _fit(s, seat, follower, slot)


# Technology


def _gear(s: State, seat: int, slot: int) -> Reason | None:
    place, printed = c.SLOT_PLACE[slot], c.SLOT_PRINT[slot]
    if s.gears[seat] == 0:
        return Reason("OR-TECH-03")
    if not _owns(s, seat, place):
        return Reason("OR-PLACE-GEN-01", (place,))
    if s.placed[seat] == 0 and printed != c.FARMER:
        return Reason("OR-TECH-05")
    if printed == c.MONK:
        return Reason("OR-TECH-06")
    if c.GEAR in _spaces(s, seat, place):
        return Reason("OR-TECH-07", (place,))
    if c.PLACE_DATA[place].get("needs", len(_spaces(s, seat, place))) == 1:
        return Reason("OR-TECH-08", (place,))
    return None if c.EMPTY in _slot(s, seat, slot) else Reason("OR-TECH-10")


# Actions


def _use(s: State, seat: int, place: int) -> Reason | None:
    verb = c.VERB[place]
    if not _owns(s, seat, place):
        return Reason("OR-PLACE-GEN-01", (place,))
    if verb == c.V_WILD:
        return Reason("OR-ACT-02", (place,))
    if verb == c.V_SHIELD:
        return Reason("OR-PLACE-SACRISTY-02")
    spaces = _spaces(s, seat, place)
    missing = c.NEEDS[place] - (len(spaces) - spaces.count(c.EMPTY))
    if missing > 0:
        return Reason("OR-ACT-01", (place, missing))
    if verb == c.V_RECRUIT:
        return _recruits(s, seat, place)
    if verb == c.V_MOVE:
        town, kind = s.merchant[seat], c.MOVES_ON[place]
        ends = {t for r in range(c.ROUTES) if c.ROUTE_KIND[r] == kind for t in (c.ROUTE_A[r], c.ROUTE_B[r])}
        return None if town in ends else Reason("OR-PLACE-MOVE-01", (kind, town))
    if verb == c.V_STATION:
        return _station(s, seat)
    if verb == c.V_GAIN:
        useless = c.EFFECT_COINS[place] == 0 and s.dev[seat] >= c.DEV_LAST
        return Reason("OR-TRACK-03", (place,)) if useless else None
    if verb == c.V_GOOD:
        good = c.EFFECT_GOOD[place]
        return None if s.good_supply[good] else Reason("OR-PLACE-PRODUCER-01", (good,))
    if verb == c.V_TECHNOLOGY:
        return None if s.gear_supply else Reason("OR-TECH-11")
    if verb == c.V_PAY:
        return _pay(s, seat, place, c.PAY_LEAST[place])
    if verb == c.V_BATH:
        bag = s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
        return None if any(bag) else Reason("OR-PLACE-BATHHOUSE-03")
    if verb == c.V_DEEDS:
        wanted = [f for f in spaces if f < c.CHARACTERS and _open_deeds(s, f)]
        return None if wanted else Reason("OR-PLACE-TOWNHALL-02", (0,))
    if verb == c.V_TOWER:
        wanted = [f for f in range(c.CHARACTERS) if s.tower[f] and _open_deeds(s, f)]
        return None if wanted else Reason("OR-PLACE-GUNPOWDER-04", (sum(s.tower),))
    return None


def _open_deeds(s: State, character: int) -> list[int]:
    return [deed for deed in range(c.DEEDS) if s.deed_open[deed * c.CHARACTERS + character]]


def _recruits(s: State, seat: int, place: int) -> Reason | None:
    reasons = [_recruit(s, seat, character) for character in c.RECRUITS[place]]
    if None in reasons:
        return None
    return reasons[0] if len(reasons) == 1 else Reason("OR-PLACE-VILLAGE-01", (0,))


def _recruit(s: State, seat: int, character: int) -> Reason | None:
    if not s.supply[character]:
        return Reason("OR-GEN-SHORTAGE-01", (character,))
    if character == c.MONK:
        return _monk(s, character)
    index = s.track[seat * c.TRACKS + character] + 1
    if index > c.TRACK_LAST[character]:
        return Reason("OR-TRACK-02", (character,))
    if character == c.FARMER and not s.good_supply[c.TRACK_GOOD[index]]:
        return Reason("OR-PLACE-FARMHOUSE-02", (c.TRACK_GOOD[index],))
    if character == c.CRAFTSMAN and not s.gear_supply:
        return Reason("OR-TECH-11")
    if character == c.TRADER:
        highest = c.TRACK_CATEGORY[index]
        offer = [tile for tile in range(c.PLACES) if s.holder[tile] == OFFERED and c.CATEGORY[tile] <= highest]
        if not offer:
            return Reason("OR-PLACE-VILLAGE-TRADER-02", (highest,))
    return _monk(s, character)


def _monk(s: State, character: int) -> Reason | None:
    """A Pilgrimage keeps one character away, the monk."""
    away = character == c.PILGRIM and s.event == c.PILGRIMAGE
    return Reason("OR-EVENT-PILGRIMAGE-01", (character,)) if away else None


def _take(s: State, seat: int, tile: int) -> Reason | None:
    if s.holder[tile] != OFFERED:
        return Reason("OR-PLACE-VILLAGE-TRADER-01", (0, tile))
    first_time = s.track[seat * c.TRACKS + c.TRADER]
    late = c.CATEGORY[tile] > c.TRACK_CATEGORY[first_time]
    return Reason("OR-PLACE-VILLAGE-TRADER-01", (1, tile)) if late else None


def _station(s: State, seat: int) -> Reason | None:
    town = s.merchant[seat]
    owners = [i for i in range(s.seats) if s.station[town] >> i & 1]
    if seat in owners or (owners and town != c.ORLEANS):
        return Reason("OR-PLACE-GUILDHALL-03", (0 if seat in owners else 1, town))
    return None if s.reserve[seat] else Reason("OR-PLACE-GUILDHALL-03", (2, town))


def _move(s: State, seat: int, route: int, cargo: int) -> Reason | None:
    here, kind = s.merchant[seat], c.MOVES_ON[s.place]
    if here not in (c.ROUTE_A[route], c.ROUTE_B[route]) or c.ROUTE_KIND[route] != kind:
        return Reason("OR-PLACE-MOVE-01", (kind, here))
    goods = s.cargo[c.FIRST_CARGO[route] : c.FIRST_CARGO[route + 1]]
    return None if cargo == 0 or cargo - 1 in goods else Reason("OR-PLACE-SHIP-01", (cargo - 1,))


def _send(s: State, seat: int, character: int, deed: int) -> Reason | None:
    tower = s.place == c.TOWER
    there = s.tower[character] if tower else _spaces(s, seat, s.place).count(character)
    if not there:
        return Reason("OR-PLACE-TOWNHALL-01", (character, s.place))
    return None if deed in _open_deeds(s, character) else Reason("OR-DEED-02", (character, deed))


def _done(s: State, seat: int, step: int) -> Reason | None:
    if step == S_SEND and not s.sent:
        return Reason("OR-PLACE-TOWNHALL-02", (1,))
    if step == S_STORE:
        over = sum(s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]) - c.MARKET_SPACES
        return Reason("OR-PLACE-GUNPOWDER-02", (1, over)) if over > 0 else None
    return None


def _pay(s: State, seat: int, place: int, coins: int) -> Reason | None:
    left = c.DEV_LAST - s.dev[seat]
    if left == 0:
        return Reason("OR-TRACK-03", (place,))
    if coins not in range(c.PAY_LEAST[place], c.PAY_MOST[place] + 1):
        return Reason("OR-PLACE-PHARMACY-01", (2, c.PAY_MOST[place]))
    if s.coins[seat] < coins:
        return Reason("OR-PLACE-PHARMACY-01", (0, s.coins[seat]))
    return Reason("OR-PLACE-PHARMACY-01", (1, left)) if coins > left else None


# Events and torture


def _give(s: State, seat: int, good: int) -> Reason | None:
    if not c.IS_FOOD[good]:
        return Reason("OR-EVENT-HARVEST-01", (0, good))
    return None if s.goods[seat * c.GOODS + good] else Reason("OR-EVENT-HARVEST-01", (1, good))


def _lose(s: State, seat: int, kind: int, a: int) -> Reason | None:
    if kind == LOSE_STATION.index:
        mine = s.station[a] & 1 << seat
        return None if mine else Reason("OR-TORTURE-02", (0,))
    if kind == LOSE_RESERVE.index:
        return None if s.reserve[seat] else Reason("OR-TORTURE-02", (1,))
    if kind == LOSE_FOLLOWER.index:
        neutral = any(s.bag[seat * c.FOLLOWERS + f] for f in range(c.CHARACTERS))
        return None if neutral else Reason("OR-TORTURE-03")
    if kind == LOSE_POINT.index:
        path = c.DEV_COINS[max(0, s.dev[seat] - 1) : s.dev[seat] + 1]
        return None if s.dev[seat] and not any(path) else Reason("OR-TORTURE-04", (s.dev[seat],))
    if kind == LOSE_GOOD.index:
        return None if s.goods[seat * c.GOODS + a] else Reason("OR-TORTURE-02", (2,))
    if kind == LOSE_TILE.index:
        return None if s.holder[a + c.LOCATIONS] == seat else Reason("OR-TORTURE-02", (3,))
    if kind == LOSE_GEAR.index:
        return None if s.gears[seat] else Reason("OR-TORTURE-02", (4,))
    return None if c.GEAR in _spaces(s, seat, a) else Reason("OR-TORTURE-02", (5,))
