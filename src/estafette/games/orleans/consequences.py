"""What a choice costs and what follows from it, for people. Prices come from the numbers the rules charge with."""

from __future__ import annotations

from estafette.kernel.decision import Cost
from estafette.kernel.phrase import Phrase

from . import actions as x
from . import components as c
from . import losses
from .explanations import explain
from .names import place_name
from .reasons.places import not_now
from .rules import deeds, recruiting, tower, travel
from .state import NOBODY, S_FOLLOW, S_GEAR, State, active, contents, count, level


def cost(s: State, seat: int, action: int) -> Cost:
    kind, a, b = x.SPACE.kinds[x.KIND_OF[action]], x.ARG_A[action], x.ARG_B[action]
    if kind is x.PUT:
        return Cost({}, _put(s, seat, a, b))
    if kind is x.GEAR_ON:
        return Cost({}, [Phrase("effect-for-good"), *_filled(s, seat, c.SLOT_PLACE[a], c.GEAR)])
    if kind is x.READY:
        return Cost({}, _plan(s, seat))
    if kind is x.DRAW:
        return Cost({}, _draw(s, seat, a))
    if kind is x.USE:
        return _use(s, seat, a)
    if kind is x.RECRUIT:
        return _recruit(s, seat, a)
    if kind is x.STORE:
        return Cost({}, [Phrase("effect-stored")] if tower.lay_there(s, a) else [])
    if kind in (x.TAKE, x.EXCLUDE):
        return Cost({}, [_text(a + c.LOCATIONS)])
    if kind is x.MOVE:
        return Cost({}, _move(s, seat, a, b))
    if kind is x.SEND:
        return _send(s, seat, a, b)
    if kind is x.REWARD:
        coins, dev = c.DEED_COINS[s.deed], c.DEED_DEVELOPMENT[s.deed]
        return Cost({"coins": -coins}) if a == x.IN_COINS else _develop(s, seat, dev, 0)
    if kind is x.PAY:
        return _develop(s, seat, a + 1, -(a + 1))
    if kind is x.PROTECT:
        return Cost({}, [Phrase("effect-shield-used" if a == x.SHIELD_USED else "effect-shield-kept")])
    if kind is x.PAY_REST:
        return Cost({"coins": s.food * c.HARVEST_COINS})
    if kind is x.LOSE_TILE:
        return Cost({}, losses.tile(s, seat, a + c.LOCATIONS))
    if kind is x.LOSE_REST:
        return Cost({}, losses.rest(s, seat, a))
    return Cost({}, losses.one(s, seat, kind.name, a))


def _text(place: int) -> Phrase:
    """The one-sentence effect of a place."""
    return Phrase("effect-card", card=place_name(place))


def _good(good: int) -> Phrase:
    return Phrase("effect-good", good=Phrase(f"good-{c.GOOD_IDS[good]}"))


def _filled(s: State, seat: int, place: int, arriving: int) -> list[Phrase]:
    """One more space of a place is filled: does it become active, and what is that good for now?"""
    there = [*contents(s, seat, place), arriving]
    missing = c.NEEDS[place] - len(there)
    if missing > 0:
        return [Phrase("effect-missing", count=missing)]
    effects = [Phrase("effect-active", place=place_name(place))] if missing == 0 else []
    if c.VERB[place] == c.V_DEEDS and not_now(s, seat, place, [arriving]) is not None:
        return [*effects, Phrase("effect-no-deed", follower=Phrase(f"follower-{c.FOLLOWER_IDS[arriving]}"))]
    if missing < 0:
        return effects
    reason = not_now(s, seat, place, there) if s.agenda[-1] != S_GEAR else None  # the window is for later rounds
    return [*effects, Phrase("effect-not-now", reason=explain(reason)) if reason is not None else _text(place)]


def _put(s: State, seat: int, follower: int, slot: int) -> list[Phrase]:
    return [] if s.agenda[-1] == S_FOLLOW else _filled(s, seat, c.SLOT_PLACE[slot], follower)


def _mine(s: State, seat: int) -> list[int]:
    return [*range(c.LOCATIONS), *s.tiles[seat]]


def _plan(s: State, seat: int) -> list[Phrase]:
    """What being ready means: the active places, those that can do nothing now, and who stays on the market."""
    effects: list[Phrase] = []
    for place in _mine(s, seat):
        if c.NEEDS[place] and active(s, seat, place):
            reason = not_now(s, seat, place, contents(s, seat, place))
            if reason is None:
                effects.append(Phrase("effect-is-active", place=place_name(place)))
            else:
                effects.append(Phrase("effect-active-not-now", place=place_name(place), reason=explain(reason)))
    if not effects:
        effects.append(Phrase("effect-none-active"))
    left = count(s.market, seat)
    return [*effects, Phrase("effect-stay", count=left)] if left else effects


def _draw(s: State, seat: int, n: int) -> list[Phrase]:
    recalls = len(s.plans[seat])
    effects = [Phrase("effect-recalls", count=recalls)] if recalls else []
    left = count(s.bag, seat) - n
    return [*effects, Phrase("effect-bag", count=left)] if left >= 0 else effects


def _develop(s: State, seat: int, points: int, coins: int) -> Cost:
    """Steps on the development track, with what lies on the way; `coins` are gained besides."""
    start = s.dev[seat]
    end = min(start + points, c.DEV_LAST)
    effects = [Phrase("effect-develop", index=end)] if end > start else []
    for index in range(start + 1, end + 1):
        coins += c.DEV_COINS[index]
        citizen = c.DEV_CITIZEN[index]
        if citizen != c.NOTHING and s.citizen[citizen] == NOBODY:
            effects.append(Phrase("effect-citizen"))
    if c.LEVEL[end] > c.LEVEL[start]:
        effects.append(Phrase("effect-level", level=c.LEVEL[end]))
    return Cost({"coins": -coins} if coins else {}, effects)


def _recruit(s: State, seat: int, character: int) -> Cost:
    effects = [Phrase("effect-recruit", character=Phrase(f"character-{c.CHARACTER_IDS[character]}"))]
    if character >= c.TRACKS:
        return Cost({}, effects)
    index = s.track[seat * c.TRACKS + character] + 1
    if index > c.TRACK_LAST[character]:
        return Cost({}, effects)
    if character == c.FARMER:
        return Cost({}, [*effects, _good(c.TRACK_GOOD[index])])
    if character == c.BOATMAN:
        free = index == c.BOATMAN_CITIZEN and s.citizen[c.CITIZEN_BOATMAN] == NOBODY
        coins = c.TRACK_COINS[index]
        return Cost({"coins": -coins} if coins else {}, [*effects, Phrase("effect-citizen")] if free else effects)
    if character == c.CRAFTSMAN:
        return Cost({}, [*effects, Phrase("effect-gear")])
    if character == c.TRADER:
        return Cost({}, [*effects, Phrase("effect-tile", category=c.TRACK_CATEGORY[index])])
    if character == c.KNIGHT:
        free = index == c.KNIGHT_CITIZEN and s.citizen[c.CITIZEN_KNIGHT] == NOBODY
        effects.append(Phrase("effect-draws", count=c.DRAWS[index]))
        return Cost({}, [*effects, Phrase("effect-citizen")] if free else effects)
    steps = _develop(s, seat, c.TRACK_DEVELOPMENT[index], 0)
    return Cost(steps.pays, [*effects, *steps.effects])


def _use(s: State, seat: int, place: int) -> Cost:
    """What the place gives this player now."""
    verb = c.VERB[place]
    if verb == c.V_RECRUIT and len(c.RECRUITS[place]) == 1:
        return _recruit(s, seat, c.RECRUITS[place][0])
    if verb == c.V_RECRUIT:
        possible = [ch for ch in c.RECRUITS[place] if recruiting.possible(s, seat, ch)]
        return Cost(
            {}, [Phrase("effect-recruit", character=Phrase(f"character-{c.CHARACTER_IDS[ch]}")) for ch in possible]
        )
    if verb == c.V_MOVE:
        towns = [_other_end(s, seat, route) for route in travel.routes(s, seat, place)]
        return Cost({}, [Phrase("effect-to", town=_town(town)) for town in sorted(set(towns))])
    if verb == c.V_STATION:
        return Cost({}, [Phrase("effect-station", town=_town(s.merchant[seat])), _points(level(s, seat))])
    if verb == c.V_GAIN:
        return _develop(s, seat, c.EFFECT_DEVELOPMENT[place], c.EFFECT_COINS[place])
    if verb == c.V_GOOD:
        return Cost({}, [_good(c.EFFECT_GOOD[place])])
    if verb == c.V_PER_LEVEL:
        return Cost({"coins": -level(s, seat) * c.EFFECT_COINS[place]})
    if verb == c.V_PER_STATION:
        return Cost({"coins": -s.built[seat] * c.EFFECT_COINS[place]})
    if verb in (c.V_DEEDS, c.V_TOWER):
        there = [ch for ch in range(c.CHARACTERS) if deeds.stands(s, seat, place, ch)]
        open_to = [d for d in range(c.DEEDS) if any(s.deed_open[d * c.CHARACTERS + ch] for ch in there)]
        return Cost({}, [Phrase("effect-deed", deed=Phrase(f"deed-{c.DEED_IDS[d]}")) for d in open_to])
    return Cost({}, [_text(place)])


def _town(town: int) -> Phrase:
    return Phrase(f"town-{c.TOWN_IDS[town]}")


def _points(points: int) -> Phrase:
    return Phrase("point-count", count=points)


def _other_end(s: State, seat: int, route: int) -> int:
    return c.ROUTE_B[route] if c.ROUTE_A[route] == s.merchant[seat] else c.ROUTE_A[route]


def _move(s: State, seat: int, route: int, cargo: int) -> list[Phrase]:
    town = _other_end(s, seat, route)
    effects = [_points(c.GOOD_VP[cargo - 1])] if cargo != x.NO_CARGO else []
    owners = [i for i in range(s.seats) if s.station[town] >> i & 1]
    if town == c.ORLEANS:
        owners = [i for i in owners if i == seat]
    if not owners:
        return [*effects, Phrase("effect-town-free")]
    return [*effects, Phrase("effect-town-taken", player=Phrase("seat", seat=owners[0] + 1))]


def _send(s: State, seat: int, character: int, deed: int) -> Cost:
    effects = [Phrase("effect-or-develop")] if c.DEED_DEVELOPMENT[deed] and s.dev[seat] < c.DEV_LAST else []
    left = sum(s.deed_open[deed * c.CHARACTERS : (deed + 1) * c.CHARACTERS]) - 1
    effects.append(Phrase("effect-citizen") if left == 0 else Phrase("effect-deed-left", count=left))
    return Cost({"coins": -c.DEED_COINS[deed]}, effects)
