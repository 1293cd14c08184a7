"""Numbers for bots and research: what one seat sees, in a fixed order, own seat first, most of them between 0 and 1."""

from __future__ import annotations

from typing import Final

from . import components as c
from .rules import scoring
from .state import OFFERED, PLANS, STEPS, State
from .view import seen_by

MONEY: Final = 30.0  # scale of coins and points
POINTS: Final = 150.0
CROWD: Final = 5.0  # scale of followers and goods of one kind


def features(s: State, seat: int) -> list[float]:
    table = seen_by(s, seat)
    out: list[float] = []
    for i in range(s.seats):
        _seat(table, (seat + i) % s.seats, out)
    _map(table, seat, out)
    _common(table, out)
    return out


def _one_of(value: int, n: int, out: list[float]) -> None:
    for i in range(n):
        out.append(1.0 if i == value else 0.0)


def _seat(s: State, seat: int, out: list[float]) -> None:
    out.append(1.0 if seat == s.active else 0.0)
    out.append(1.0 if seat == s.first else 0.0)
    out.append(1.0 if s.ready[seat] == PLANS else 0.0)
    out.append(float(s.passed[seat]))
    out.append(s.coins[seat] / MONEY)
    out.append(s.dev[seat] / c.DEV_LAST)
    out.append(c.LEVEL[s.dev[seat]] / c.LEVEL[c.DEV_LAST])
    out.append(sum(scoring.sources(s, seat)) / POINTS)
    out.append(s.reserve[seat] / c.STATIONS)
    out.append(s.built[seat] / c.STATIONS)
    out.append(s.citizen.count(seat) / c.CITIZENS)
    out.append(float(s.gears[seat]))
    out.append(float(s.placed[seat]))
    for track in range(c.TRACKS):
        out.append(s.track[seat * c.TRACKS + track] / c.TRACK_LAST[track])
    for good in range(c.GOODS):
        out.append(s.goods[seat * c.GOODS + good] / CROWD)
    for follower in range(c.FOLLOWERS):
        out.append(s.bag[seat * c.FOLLOWERS + follower] / CROWD)
        out.append(s.market[seat * c.FOLLOWERS + follower] / CROWD)
    tower = c.TOWER in s.tiles[seat]
    for follower in range(c.FOLLOWERS):
        out.append(float(s.tower[follower]) if tower else 0.0)
    for space in range(seat * c.SPACES, (seat + 1) * c.SPACES):
        out.append(0.0 if s.space[space] == c.EMPTY else 1.0)
        out.append(1.0 if s.space[space] == c.GEAR else 0.0)
    for tile in range(c.LOCATIONS, c.PLACES):
        out.append(1.0 if s.holder[tile] == seat else 0.0)
    _one_of(s.merchant[seat], c.TOWNS, out)


def _map(s: State, seat: int, out: list[float]) -> None:
    for town in range(c.TOWNS):
        out.append(float(s.station[town] >> seat & 1))
        out.append(1.0 if s.station[town] else 0.0)
    for route in range(c.ROUTES):
        best = 0
        for good in s.cargo[c.FIRST_CARGO[route] : c.FIRST_CARGO[route + 1]]:
            if good >= 0:
                best = max(best, c.GOOD_VP[good])
        out.append(best / c.GOOD_VP[-1])


def _common(s: State, out: list[float]) -> None:
    for character in range(c.CHARACTERS):
        out.append(s.supply[character] / c.NEUTRALS[character])
    for good in range(c.GOODS):
        out.append(s.good_supply[good] / c.GOOD_TILES[good])
    for space in range(c.DEEDS * c.CHARACTERS):
        out.append(float(s.deed_open[space]))
    for citizen in range(c.CITIZENS):
        out.append(1.0 if s.citizen[citizen] < 0 else 0.0)
    for tile in range(c.LOCATIONS, c.PLACES):
        out.append(1.0 if s.holder[tile] == OFFERED else 0.0)
    _one_of(s.event, c.EVENTS, out)
    _one_of(s.stack, c.STACKS, out)
    for tiles in s.hourglass:
        out.append(float(tiles))
    _one_of(s.agenda[-1] if s.agenda else -1, len(STEPS), out)
    out.append(s.gear_supply / c.GEARS)
    out.append(s.food / CROWD)
    out.append(s.debt / CROWD)
    out.append(s.round / c.ROUNDS)


def names(seats: int) -> list[str]:
    """The same order as `features`, in words."""
    out: list[str] = []
    for i in range(seats):
        who = "me" if i == 0 else f"next{i}"
        out += [f"{who}.{name}" for name in _seat_names()]
    for town in c.TOWN_IDS:
        out += [f"{town}.mine", f"{town}.taken"]
    out += [f"cargo.{route}" for route in c.ROUTE_IDS]
    out += [f"supply.{character}" for character in c.CHARACTER_IDS]
    out += [f"supply.{good}" for good in c.GOOD_IDS]
    out += [f"open.{deed}.{character}" for deed in c.DEED_IDS for character in c.CHARACTER_IDS]
    out += [f"citizen.{citizen}" for citizen in c.CITIZEN_IDS]
    out += [f"offer.{tile}" for tile in c.TILE_IDS]
    out += [f"event.{event}" for event in c.EVENT_IDS]
    out += [f"stack.{stack}" for stack in c.STACK_IDS]
    out += [f"left.{stack}.{event}" for stack in c.STACK_IDS for event in c.EVENT_IDS]
    out += [f"step.{step}" for step in STEPS]
    return [*out, "gears", "food", "debt", "round"]


def _seat_names() -> list[str]:
    out = ["turn", "first", "plans", "passed", "coins", "development", "level", "points", "reserve", "stations"]
    out += ["citizens", "gears", "gears-placed"]
    out += [f"track.{c.CHARACTER_IDS[i]}" for i in range(c.TRACKS)] + c.GOOD_IDS
    for follower in c.FOLLOWER_IDS:
        out += [f"bag.{follower}", f"market.{follower}"]
    out += [f"tower.{follower}" for follower in c.FOLLOWER_IDS]
    for space in range(c.SPACES):
        slot = c.SLOT_OF[space]
        which = f"{c.SLOT_IDS[slot]}.{space - c.SLOT_FIRST[slot] + 1}"
        out += [f"{which}.filled", f"{which}.gear"]
    return out + [f"owns.{tile}" for tile in c.TILE_IDS] + [f"merchant.{town}" for town in c.TOWN_IDS]
