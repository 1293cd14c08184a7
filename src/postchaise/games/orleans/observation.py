"""The observation of a seat: one byte per number, in a fixed order, own seat first.

`describe_observation_layout` names them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import BytesWriter, vec
from postchaise.kernel.search.encoder import (
    Layout,
    clamp_to_byte,
    flag_layout,
    layout_for_all_seats,
    list_one_of_encodings,
    write_bits,
    write_row,
    write_translated_row,
)

from . import components as c
from .rules import scoring
from .state import OFFERED, PLANS, S_PLAN, STEPS, State, empty_space

TOWN: Final[list[bytes]] = list_one_of_encodings(c.TOWNS)
EVENT: Final[list[bytes]] = list_one_of_encodings(c.EVENTS)
STACK: Final[list[bytes]] = list_one_of_encodings(c.STACKS)
STEP: Final[list[bytes]] = list_one_of_encodings(len(STEPS))
ROUTE_OF: Final[list[int]] = [  # of a goods space
    route for route in range(c.ROUTES) for _ in range(c.FIRST_CARGO[route], c.FIRST_CARGO[route + 1])
]
FILLED: Final[bytes] = bytes([int(content != c.EMPTY) for content in range(256)])  # by what is on a space
HAS_GEAR: Final[bytes] = bytes([int(content == c.GEAR) for content in range(256)])
NO_TOWER: Final[vec[i64]] = vec[i64]([0] * c.FOLLOWERS)


def encode_observation(s: State, seat: int) -> bytes:
    out = BytesWriter()
    points = scoring.sum_points(s)
    t = _without_plans(s, seat)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, t, other, points[other], out)
    _common(s, out)
    for i in range(s.seats):
        _seat_flags(s, t, (seat + i) % s.seats, out)
    _stations(s, seat, out)
    _common_flags(s, out)
    return out.getvalue()


class ObservedRows:
    """The rows of all seats that plans change."""

    def __init__(self, s: State) -> None:
        self.space: vec[i64] = s.space
        self.market: vec[i64] = s.market
        self.tower: vec[i64] = s.tower
        self.gears: vec[i64] = s.gears
        self.placed: vec[i64] = s.placed


def _without_plans(s: State, viewer: int) -> ObservedRows:
    """Return these rows as if the secret plans of others were still in their hands, as `view.hide_plans` does."""
    t = ObservedRows(s)
    if len(s.agenda) == 0 or s.agenda[-1] != S_PLAN:
        return t
    t.space, t.market, t.tower, t.gears, t.placed = s.space[:], s.market[:], s.tower[:], s.gears[:], s.placed[:]
    for seat in range(s.seats):
        if seat != viewer:
            for code in s.plans[seat]:
                thing, slot = code // c.SLOTS, code % c.SLOTS
                empty_space(t.space, seat * c.SPACES, slot, thing)
                if thing == c.GEAR:
                    t.gears[seat] += 1
                    t.placed[seat] -= 1
                elif _has_tower(s, seat) and t.tower[thing] < s.stored[thing]:
                    t.tower[thing] += 1
                else:
                    t.market[seat * c.FOLLOWERS + thing] += 1
    return t


def _seat(s: State, t: ObservedRows, seat: int, points: int, out: BytesWriter) -> None:
    out.append(1 if seat == s.active else 0)
    out.append(1 if seat == s.first else 0)
    out.append(1 if s.ready[seat] == PLANS else 0)
    out.append(int(s.passed[seat]))
    out.append(clamp_to_byte(s.coins[seat]))
    out.append(int(s.dev[seat]))
    out.append(c.LEVEL[s.dev[seat]])
    out.append(clamp_to_byte(points))
    out.append(int(s.reserve[seat]))
    out.append(int(s.built[seat]))
    out.append(scoring.count_citizens(s, seat))
    out.append(int(t.gears[seat]))
    out.append(int(t.placed[seat]))
    write_row(s.track, seat * c.TRACKS, c.TRACKS, out)
    write_row(s.goods, seat * c.GOODS, c.GOODS, out)
    write_row(s.bag, seat * c.FOLLOWERS, c.FOLLOWERS, out)
    write_row(t.market, seat * c.FOLLOWERS, c.FOLLOWERS, out)
    write_row(t.tower if _has_tower(s, seat) else NO_TOWER, 0, c.FOLLOWERS, out)


def _seat_flags(s: State, t: ObservedRows, seat: int, out: BytesWriter) -> None:
    owns: i64 = 0
    for tile in s.tiles[seat]:
        owns |= 1 << tile - c.LOCATIONS
    write_bits(owns, c.TILES, out)
    out.write(TOWN[s.merchant[seat]])
    write_translated_row(t.space, seat * c.SPACES, c.SPACES, FILLED, out)
    write_translated_row(t.space, seat * c.SPACES, c.SPACES, HAS_GEAR, out)


def _has_tower(s: State, seat: int) -> bool:
    return c.TOWER != c.NOTHING and s.holder[c.TOWER] == seat


def _common(s: State, out: BytesWriter) -> None:
    worth = vec[i64]([0] * c.ROUTES)
    for i in range(c.CARGO_SPACES):
        good = s.cargo[i]
        if good >= 0 and c.GOOD_VP[good] > worth[ROUTE_OF[i]]:
            worth[ROUTE_OF[i]] = c.GOOD_VP[good]
    write_row(worth, 0, c.ROUTES, out)
    write_row(s.supply, 0, c.CHARACTERS, out)
    write_row(s.good_supply, 0, c.GOODS, out)
    write_row(s.deed_open, 0, c.DEEDS * c.CHARACTERS, out)
    write_row(s.hourglass, 0, c.STACKS * c.EVENTS, out)
    out.append(s.gear_supply)
    out.append(clamp_to_byte(s.food))
    out.append(clamp_to_byte(s.debt))
    out.append(s.round)


def _stations(s: State, seat: int, out: BytesWriter) -> None:
    mine: i64 = 0
    taken: i64 = 0
    for town in range(c.TOWNS):
        stations = s.station[town]
        if stations:
            taken |= 1 << town
            mine |= (stations >> seat & 1) << town
    write_bits(mine, c.TOWNS, out)
    write_bits(taken, c.TOWNS, out)


def _common_flags(s: State, out: BytesWriter) -> None:
    free: i64 = 0
    offered: i64 = 0
    for citizen in range(c.CITIZENS):
        if s.citizen[citizen] < 0:
            free |= 1 << citizen
    for tile in range(c.TILES):
        if s.holder[c.LOCATIONS + tile] == OFFERED:
            offered |= 1 << tile
    write_bits(free, c.CITIZENS, out)
    write_bits(offered, c.TILES, out)
    out.write(EVENT[s.event])
    out.write(STACK[s.stack])
    out.write(STEP[s.agenda[-1] if s.agenda else -1])


def describe_observation_layout(seats: int) -> Layout:
    """Return the names and scales of an observation, in the order of `encode_observation`."""
    out = layout_for_all_seats(seats, _numbers_of_a_seat())
    out += [(f"cargo.{route}", max(c.GOOD_VP)) for route in c.ROUTE_IDS]
    out += [(f"supply.{character}", most) for character, most in zip(c.CHARACTER_IDS, c.NEUTRALS, strict=True)]
    out += [(f"supply.{good}", most) for good, most in zip(c.GOOD_IDS, c.GOOD_TILES, strict=True)]
    out += [(f"open.{deed}.{character}", 4) for deed in c.DEED_IDS for character in c.CHARACTER_IDS]
    out += [(f"left.{stack}.{event}", 4) for stack in c.STACK_IDS for event in c.EVENT_IDS]
    out += [("gears", c.GEARS), ("food", 5), ("debt", 5), ("round", c.ROUNDS)]
    out += layout_for_all_seats(seats, _flags_of_a_seat())
    out += flag_layout([f"{town}.{what}" for what in ("mine", "taken") for town in c.TOWN_IDS])
    out += flag_layout([f"citizen.{citizen}" for citizen in c.CITIZEN_IDS] + [f"offer.{tile}" for tile in c.TILE_IDS])
    out += flag_layout([f"event.{event}" for event in c.EVENT_IDS] + [f"stack.{stack}" for stack in c.STACK_IDS])
    return out + flag_layout([f"step.{step}" for step in STEPS])


def _numbers_of_a_seat() -> Layout:
    out = flag_layout(["turn", "first", "plans", "passed"])
    out += [("coins", 30), ("development", c.DEV_LAST), ("level", c.LEVEL[c.DEV_LAST]), ("points", 150)]
    out += [("reserve", c.STATIONS), ("stations", c.STATIONS), ("citizens", c.CITIZENS), ("gears", 2), ("placed", 6)]
    out += [(f"track.{c.CHARACTER_IDS[i]}", c.TRACK_LAST[i]) for i in range(c.TRACKS)]
    out += [(good, 5) for good in c.GOOD_IDS]
    return out + [(f"{where}.{follower}", 5) for where in ("bag", "market", "tower") for follower in c.FOLLOWER_IDS]


def _flags_of_a_seat() -> Layout:
    names = [f"owns.{tile}" for tile in c.TILE_IDS] + [f"merchant.{town}" for town in c.TOWN_IDS]
    for what in ("filled", "gear"):
        for space in range(c.SPACES):
            slot = c.SLOT_OF[space]
            names.append(f"{c.SLOT_IDS[slot]}.{space - c.SLOT_FIRST[slot] + 1}.{what}")
    return flag_layout(names)
