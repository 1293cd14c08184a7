"""Features of a seat from which its final points are predicted."""

from __future__ import annotations

from typing import Final

from .. import components as c
from ..rules.travel import can_build_station
from ..state import NONE, State, is_place_active
from .journey_values import ALL_ROUTES
from .values import LEVEL_START, LEVEL_WIDTH, compute_remaining_fraction

_OWN: Final[list[str]] = [
    "rest",
    "rest-squared",
    "development",
    "development-rest",
    "level-rest",
    "holdings",
    "holdings-rest",
    "holdings-near-level",
    "holdings-level-rest",
    "coins-rest",
    "poor-rest",
    "food-rest",
    "goods-rest",
    "harvest-want",
    "gears-rest",
    "placed-rest",
    "placed",
    "tiles-rest",
    "people",
    "people-rest",
    "people-squared-rest",
    "standing",
    "ready-places",
    "ready-places-rest",
    "market",
    "site",
    "site-rest",
    "goods-around",
    "goods-around-rest",
    "census",
    "first-player",
    "deeds-left-rest",
    "rival-stations-rest",
]
NAMES: Final[list[str]] = [
    *_OWN,
    *(f"track-{c.CHARACTER_IDS[track]}-rest" for track in range(c.TRACKS)),
    *(f"track-{c.CHARACTER_IDS[track]}" for track in range(c.TRACKS)),
    *(f"people-{id}" for id in c.CHARACTER_IDS),
    *(f"people-{id}-rest" for id in c.CHARACTER_IDS),
    *(f"tile-{id}-rest" for id in c.TILE_IDS),
]


def compute_features(s: State, seat: int) -> list[float]:
    part = compute_remaining_fraction(s)
    dev = s.dev[seat]
    level = float(c.LEVEL[dev])
    holdings = float(s.built[seat])
    for owner in s.citizen:
        if owner == seat:
            holdings += 1.0
    near = float(dev - LEVEL_START[c.LEVEL[dev] - 1]) / LEVEL_WIDTH[dev] if LEVEL_WIDTH[dev] > 0.0 else 0.0
    coins = float(s.coins[seat])
    food, goods = 0.0, 0.0
    for good in range(c.GOODS):
        goods += float(s.goods[seat * c.GOODS + good])
        if c.IS_FOOD[good]:
            food += float(s.goods[seat * c.GOODS + good])
    people = [0.0] * c.CHARACTERS
    market = _gather(s, seat, people)
    standing, ready = _stand(s, seat, people)
    crowd = 0.0
    for each in people:
        crowd += each
    site = 1.0 if can_build_station(s, seat) else 0.0
    around = _around(s, seat)
    wanted = 0.0
    if s.event == c.HARVEST and food < c.HARVEST_FOOD[c.STRENGTH[s.stack]]:
        wanted = c.HARVEST_FOOD[c.STRENGTH[s.stack]] - food
    found = [
        part,
        part * part,
        float(dev),
        float(dev) * part,
        level * part,
        holdings,
        holdings * part,
        holdings * near,
        holdings * level * part,
        min(coins, 20.0) * part,
        (max(0.0, 6.0 - coins)) * part,
        min(food, 4.0) * part,
        goods * part,
        wanted,
        float(s.gears[seat]) * part,
        float(s.placed[seat]) * part,
        float(s.placed[seat]),
        len(s.tiles[seat]) * part,
        crowd,
        crowd * part,
        crowd * crowd * part * 0.05,
        standing,
        ready,
        ready * part,
        market,
        site,
        site * part,
        around,
        around * part,
        _census(s, seat) * part,
        1.0 if s.first == seat else 0.0,
        _deeds_left(s) * part,
        _most_built(s, seat) * part,
    ]
    for track in range(c.TRACKS):
        found.append(float(s.track[seat * c.TRACKS + track]) * part)
    for track in range(c.TRACKS):
        found.append(float(s.track[seat * c.TRACKS + track]))
    found += people
    for each in people:
        found.append(each * part)
    for tile in range(c.LOCATIONS, c.PLACES):
        found.append(part if s.holder[tile] == seat else 0.0)
    return found


def _gather(s: State, seat: int, people: list[float]) -> float:
    """Add the followers of bag, market and tower; return how many lie on the market."""
    market = 0.0
    tower = c.TOWER != c.NOTHING and s.holder[c.TOWER] == seat
    for follower in range(c.FOLLOWERS):
        here = s.market[seat * c.FOLLOWERS + follower]
        market += float(here)
        people[c.CHARACTER_OF[follower]] += float(here + s.bag[seat * c.FOLLOWERS + follower])
        if tower:
            people[c.CHARACTER_OF[follower]] += float(s.tower[follower])
    return market


def _stand(s: State, seat: int, people: list[float]) -> tuple[float, float]:
    """Add the followers on places; return how many they are, and how many places are active."""
    standing, ready = 0.0, 0.0
    for place in range(c.PLACES):
        if place < c.LOCATIONS or s.holder[place] == seat:
            first = seat * c.SPACES + c.FIRST_SPACE[place]
            for space in range(first, seat * c.SPACES + c.FIRST_SPACE[place + 1]):
                if s.space[space] < c.GEAR:
                    people[c.CHARACTER_OF[s.space[space]]] += 1.0
                    standing += 1.0
            if c.NEEDS[place] and is_place_active(s, seat, place):
                ready += 1.0
    return standing, ready


def _around(s: State, seat: int) -> float:
    """Return the points of the goods on routes that leave the merchant's town."""
    total = 0.0
    for route in ALL_ROUTES[s.merchant[seat]]:
        for space in range(c.FIRST_CARGO[route], c.FIRST_CARGO[route + 1]):
            if s.cargo[space] != NONE:
                total += float(c.GOOD_VP[s.cargo[space]])
    return total


def _census(s: State, seat: int) -> float:
    """Return the lead over the best rival on the farmer track."""
    best = 0
    for other in range(s.seats):
        if other != seat and s.track[other * c.TRACKS + c.FARMER] > best:
            best = s.track[other * c.TRACKS + c.FARMER]
    return max(-2.0, min(2.0, float(s.track[seat * c.TRACKS + c.FARMER] - best)))


def _deeds_left(s: State) -> float:
    total = 0.0
    for each in s.deed_open:
        total += float(each)
    return total


def _most_built(s: State, seat: int) -> float:
    best = 0
    for other in range(s.seats):
        if other != seat and s.built[other] > best:
            best = s.built[other]
    return float(best)
