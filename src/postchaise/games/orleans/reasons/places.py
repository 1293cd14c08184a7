"""Why a place cannot be used, or not in this way (phase 5, chapters The actions and The place tiles)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..state import OFFERED, S_SEND, S_STORE, State
from .common import has_place, list_place_contents


def explain_place_use(s: State, seat: int, place: int) -> Reason | None:
    verb = c.VERB[place]
    if not has_place(s, seat, place):
        return Reason("OR-PLACE-GEN-01", place=place)
    if verb == c.V_WILD:
        return Reason("OR-ACT-02", place=place)
    if verb == c.V_SHIELD:
        return Reason("OR-PLACE-SACRISTY-02")
    spaces = list_place_contents(s, seat, place)
    missing = c.NEEDS[place] - (len(spaces) - spaces.count(c.EMPTY))
    return (
        Reason("OR-ACT-01", place=place, count=missing)
        if missing > 0
        else explain_useless_place(s, seat, place, spaces)
    )


def explain_useless_place(s: State, seat: int, place: int, followers: list[int]) -> Reason | None:
    """Why an active place can do nothing now; only at the Town Hall it matters which followers stand there."""
    verb = c.VERB[place]
    if verb == c.V_RECRUIT:
        return _explain_recruits(s, seat, place)
    if verb == c.V_MOVE:
        town, kind = s.merchant[seat], c.MOVES_ON[place]
        ends = {t for r in range(c.ROUTES) if c.ROUTE_KIND[r] == kind for t in (c.ROUTE_A[r], c.ROUTE_B[r])}
        return None if town in ends else Reason("OR-PLACE-MOVE-01", way=kind, town=town)
    if verb == c.V_STATION:
        return _explain_station(s, seat)
    if verb == c.V_GAIN:
        useless = c.EFFECT_COINS[place] == 0 and s.dev[seat] >= c.DEV_LAST
        return Reason("OR-TRACK-03", place=place) if useless else None
    if verb == c.V_GOOD:
        good = c.EFFECT_GOOD[place]
        return None if s.good_supply[good] else Reason("OR-PLACE-PRODUCER-01", good=good)
    if verb == c.V_TECHNOLOGY:
        return None if s.gear_supply else Reason("OR-TECH-11")
    if verb == c.V_PAY:
        return explain_payment(s, seat, place, c.PAY_LEAST[place])
    if verb == c.V_BATH:
        bag = s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
        return None if any(bag) else Reason("OR-PLACE-BATHHOUSE-03")
    if verb == c.V_DEEDS:
        wanted = [f for f in followers if f < c.CHARACTERS and _list_open_deeds(s, f)]
        return None if wanted else Reason("OR-PLACE-TOWNHALL-02", case=0)
    if verb == c.V_TOWER:
        wanted = [f for f in range(c.CHARACTERS) if s.tower[f] and _list_open_deeds(s, f)]
        return None if wanted else Reason("OR-PLACE-GUNPOWDER-04", count=sum(s.tower))
    return None


def _list_open_deeds(s: State, character: int) -> list[int]:
    return [deed for deed in range(c.DEEDS) if s.deed_open[deed * c.CHARACTERS + character]]


def _explain_recruits(s: State, seat: int, place: int) -> Reason | None:
    reasons = [explain_recruit(s, seat, character) for character in c.RECRUITS[place]]
    if None in reasons:
        return None
    return reasons[0] if len(reasons) == 1 else Reason("OR-PLACE-VILLAGE-01", case=0)


def explain_recruit(s: State, seat: int, character: int) -> Reason | None:
    if not s.supply[character]:
        return Reason("OR-GEN-SHORTAGE-01", character=character)
    if character == c.MONK:
        return _explain_monk(s, character)
    index = s.track[seat * c.TRACKS + character] + 1
    if index > c.TRACK_LAST[character]:
        return Reason("OR-TRACK-02", character=character)
    if character == c.FARMER and not s.good_supply[c.TRACK_GOOD[index]]:
        return Reason("OR-PLACE-FARMHOUSE-02", good=c.TRACK_GOOD[index])
    if character == c.CRAFTSMAN and not s.gear_supply:
        return Reason("OR-TECH-11")
    if character == c.TRADER:
        highest = c.TRACK_CATEGORY[index]
        offer = [tile for tile in range(c.PLACES) if s.holder[tile] == OFFERED and c.CATEGORY[tile] <= highest]
        if not offer:
            return Reason("OR-PLACE-VILLAGE-TRADER-02", category=highest)
    return _explain_monk(s, character)


def _explain_monk(s: State, character: int) -> Reason | None:
    """A Pilgrimage keeps one character away, the monk."""
    away = character == c.PILGRIM and s.event == c.PILGRIMAGE
    return Reason("OR-EVENT-PILGRIMAGE-01", character=character, stack=s.stack) if away else None


def explain_place_tile(s: State, seat: int, tile: int) -> Reason | None:
    if s.holder[tile] != OFFERED:
        return Reason("OR-PLACE-VILLAGE-TRADER-01", case=0, place=tile)
    first_time = s.track[seat * c.TRACKS + c.TRADER]
    late = c.CATEGORY[tile] > c.TRACK_CATEGORY[first_time]
    return Reason("OR-PLACE-VILLAGE-TRADER-01", case=1, place=tile) if late else None


def _explain_station(s: State, seat: int) -> Reason | None:
    town = s.merchant[seat]
    owners = [i for i in range(s.seats) if s.station[town] >> i & 1]
    if seat in owners or (owners and town != c.ORLEANS):
        return Reason("OR-PLACE-GUILDHALL-03", case=0 if seat in owners else 1, town=town)
    return None if s.reserve[seat] else Reason("OR-PLACE-GUILDHALL-03", case=2, town=town)


def explain_journey(s: State, seat: int, route: int, cargo: int) -> Reason | None:
    here, kind = s.merchant[seat], c.MOVES_ON[s.place]
    if here not in (c.ROUTE_A[route], c.ROUTE_B[route]) or c.ROUTE_KIND[route] != kind:
        return Reason("OR-PLACE-MOVE-01", way=kind, town=here)
    goods = s.cargo[c.FIRST_CARGO[route] : c.FIRST_CARGO[route + 1]]
    return None if cargo == 0 or cargo - 1 in goods else Reason("OR-PLACE-SHIP-01", good=cargo - 1)


def explain_deed(s: State, seat: int, character: int, deed: int) -> Reason | None:
    tower = s.place == c.TOWER
    there = s.tower[character] if tower else list_place_contents(s, seat, s.place).count(character)
    if not there:
        return Reason("OR-PLACE-TOWNHALL-01", character=character, place=s.place)
    return None if deed in _list_open_deeds(s, character) else Reason("OR-DEED-02", character=character, deed=deed)


def explain_stop_sending(s: State, seat: int, step: int) -> Reason | None:
    if step == S_SEND and not s.sent:
        return Reason("OR-PLACE-TOWNHALL-02", case=1)
    if step == S_STORE:
        over = sum(s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]) - c.MARKET_SPACES
        return Reason("OR-PLACE-GUNPOWDER-02", case=1, count=over) if over > 0 else None
    return None


def explain_payment(s: State, seat: int, place: int, coins: int) -> Reason | None:
    left = c.DEV_LAST - s.dev[seat]
    if left == 0:
        return Reason("OR-TRACK-03", place=place)
    if coins not in range(c.PAY_LEAST[place], c.PAY_MOST[place] + 1):
        return Reason("OR-PLACE-PHARMACY-01", case=2, count=c.PAY_MOST[place])
    if s.coins[seat] < coins:
        return Reason("OR-PLACE-PHARMACY-01", case=0, count=s.coins[seat])
    return Reason("OR-PLACE-PHARMACY-01", case=1, count=left) if coins > left else None
