"""What places, recruits, journeys and deeds give, as shown with a choice."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Cost, Part
from postchaise.kernel.messages.message import Message, seat_message

from .. import actions as x
from .. import components as c
from ..names import name_good, name_place, name_town, name_way
from ..rules import deeds, recruiting, scoring, travel
from ..state import NOBODY, State, find_development_level


def describe_place_effect(place: int) -> Message:
    """Return the one-sentence effect of a place."""
    return Message("effect-card", card=name_place(place))


def _good(good: int) -> Message:
    return Message("effect-good", good=name_good(good))


def _points(points: int) -> Message:
    return Message("point-count", count=points)


def _citizen(level: int) -> Message:
    """A citizen, with the points it is worth now (OR-SCORE-04)."""
    return Message("effect-citizen-now", count=level)


def _level(s: State, seat: int, level: int) -> Message:
    """A level, with the points that it adds to the stations and citizens of the player (OR-DEV-05)."""
    rise = level - find_development_level(s, seat)
    return Message("effect-level-now", level=level, count=rise * (s.built[seat] + scoring.count_citizens(s, seat)))


def _recruited(character: int) -> Message:
    return Message("effect-recruit", character=Message(x.CHARACTER.keys[character]))


def describe_development(s: State, seat: int, points: int, coins: int, rule: str = "") -> Cost:
    """Steps on the development track with their rewards; `coins` are gained besides, by `rule`."""
    start = s.dev[seat]
    end = min(start + points, c.DEV_LAST)
    effects = [Message("effect-develop", index=end)] if end > start else []
    parts: list[Part] = [(Message("price-here"), -coins, rule)] if coins else []
    for index in range(start + 1, end + 1):
        coins += c.DEV_COINS[index]
        if c.DEV_COINS[index]:
            parts.append((Message("price-development", index=index), -c.DEV_COINS[index], "OR-DEV-02"))
        citizen = c.DEV_CITIZEN[index]
        if citizen != c.NOTHING and s.citizen[citizen] == NOBODY:
            effects.append(_citizen(c.LEVEL[end]))
    if c.LEVEL[end] > c.LEVEL[start]:
        effects.append(_level(s, seat, c.LEVEL[end]))
    return Cost({"coins": -coins} if parts else {}, effects, parts=parts if len(parts) > 1 else [])


def describe_recruit(s: State, seat: int, character: int) -> Cost:
    effects = [_recruited(character)]
    if character >= c.TRACKS:
        return Cost({}, effects)
    index = s.track[seat * c.TRACKS + character] + 1
    if index > c.TRACK_LAST[character]:
        return Cost({}, effects)
    citizen = _citizen(find_development_level(s, seat))
    if character == c.FARMER:
        return Cost({}, [*effects, _good(c.TRACK_GOOD[index])])
    if character == c.BOATMAN:
        free = index == c.BOATMAN_CITIZEN and s.citizen[c.CITIZEN_BOATMAN] == NOBODY
        coins = c.TRACK_COINS[index]
        return Cost({"coins": -coins} if coins else {}, [*effects, citizen] if free else effects)
    if character == c.CRAFTSMAN:
        return Cost({}, [*effects, Message("effect-gear")])
    if character == c.TRADER:
        return Cost({}, [*effects, Message("effect-tile", category=c.TRACK_CATEGORY[index])])
    if character == c.KNIGHT:
        free = index == c.KNIGHT_CITIZEN and s.citizen[c.CITIZEN_KNIGHT] == NOBODY
        effects.append(Message("effect-draws", count=c.DRAWS[index]))
        return Cost({}, [*effects, citizen] if free else effects)
    steps = describe_development(s, seat, c.TRACK_DEVELOPMENT[index], 0)
    return Cost(steps.pays, [*effects, *steps.effects], parts=steps.parts)


def describe_place_use(s: State, seat: int, place: int) -> Cost:
    """Return what the place gives this player now."""
    verb = c.VERB[place]
    if verb == c.V_RECRUIT and len(c.RECRUITS[place]) == 1:
        return describe_recruit(s, seat, c.RECRUITS[place][0])
    if verb == c.V_RECRUIT:
        return Cost({}, [_recruited(ch) for ch in c.RECRUITS[place] if recruiting.can_recruit(s, seat, ch)])
    if verb == c.V_MOVE:
        towns = [_other_end(s, seat, route) for route in travel.list_open_routes(s, seat, place)]
        return Cost({}, [Message("effect-to", town=name_town(town)) for town in sorted(set(towns))])
    if verb == c.V_STATION:
        return Cost(
            {}, [Message("effect-station", town=name_town(s.merchant[seat])), _points(find_development_level(s, seat))]
        )
    if verb == c.V_GAIN:
        return describe_development(
            s, seat, c.EFFECT_DEVELOPMENT[place], c.EFFECT_COINS[place], x.PLACE.first_rules[place]
        )
    if verb == c.V_GOOD:
        return Cost({}, [_good(c.EFFECT_GOOD[place])])
    if verb == c.V_PER_LEVEL:
        return Cost({"coins": -find_development_level(s, seat) * c.EFFECT_COINS[place]})
    if verb == c.V_PER_STATION:
        return Cost({"coins": -s.built[seat] * c.EFFECT_COINS[place]})
    if verb in (c.V_DEEDS, c.V_TOWER):
        there = [ch for ch in range(c.CHARACTERS) if deeds.has_follower_for_deed(s, seat, place, ch)]
        open_to = [d for d in range(c.DEEDS) if any(s.deed_open[d * c.CHARACTERS + ch] for ch in there)]
        return Cost({}, [Message("effect-deed", deed=Message(x.DEED.keys[d])) for d in open_to])
    return Cost({}, [describe_place_effect(place)])


def _other_end(s: State, seat: int, route: int) -> int:
    return c.ROUTE_B[route] if c.ROUTE_A[route] == s.merchant[seat] else c.ROUTE_A[route]


def describe_journey(s: State, seat: int, route: int, cargo: int) -> Cost:
    """A journey is named after its destination and its way."""
    town = _other_end(s, seat, route)
    effects = [_points(c.GOOD_VP[cargo - 1])] if cargo != x.NO_CARGO else []
    owners = [i for i in range(s.seats) if s.station[town] >> i & 1]
    if town == c.ORLEANS:
        owners = [i for i in owners if i == seat]
    if seat in owners:
        effects.append(Message("effect-town-own"))
    elif owners:
        effects.append(Message("effect-town-taken", player=seat_message(owners[0] + 1)))
    else:
        effects.append(Message("effect-town-free"))
    called = "move-empty" if cargo == x.NO_CARGO else ""
    return Cost({}, effects, called, {"town": name_town(town), "way": name_way(route)})


def describe_deed(s: State, seat: int, deed: int) -> Cost:
    effects = [Message("effect-or-develop")] if c.DEED_DEVELOPMENT[deed] and s.dev[seat] < c.DEV_LAST else []
    left = sum(s.deed_open[deed * c.CHARACTERS : (deed + 1) * c.CHARACTERS]) - 1
    effects.append(_citizen(find_development_level(s, seat)) if left == 0 else Message("effect-deed-left", count=left))
    return Cost({"coins": -c.DEED_COINS[deed]}, effects)


def describe_deed_reward(s: State, seat: int, choice: int) -> Cost:
    """OR-DEED-05: Canalisation."""
    if choice == x.IN_COINS:
        return Cost({"coins": -c.DEED_COINS[s.deed]})
    return describe_development(s, seat, c.DEED_DEVELOPMENT[s.deed], 0)
