"""What one seat sees, a byte for each number, in a fixed order, own seat first; `layout` names them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from estafette.kernel.pieces import Layout, bits, byte, flags, joined, ones, seats_of

from . import components as c
from .rules import scoring
from .rules.spaces import vacate
from .state import OFFERED, PLANS, S_PLAN, STEPS, State

TOWN: Final[list[bytes]] = ones(c.TOWNS)
EVENT: Final[list[bytes]] = ones(c.EVENTS)
STACK: Final[list[bytes]] = ones(c.STACKS)
STEP: Final[list[bytes]] = ones(len(STEPS))
FILLED: Final[bytes] = bytes([int(content != c.EMPTY) for content in range(256)])  # by what is on a space
HAS_GEAR: Final[bytes] = bytes([int(content == c.GEAR) for content in range(256)])
ROUTE_OF: Final[list[int]] = [  # of a goods space
    route for route in range(c.ROUTES) for _ in range(c.FIRST_CARGO[route], c.FIRST_CARGO[route + 1])
]
NO_TOWER: Final[list[int]] = [0] * c.FOLLOWERS


def observe(s: State, seat: int) -> bytes:
    numbers: list[int] = []
    pieces: list[bytes] = []
    points = scoring.points(s)
    t = _without_plans(s, seat)
    spaces = bytes(bytearray(t.space))
    filled, geared = spaces.translate(FILLED), spaces.translate(HAS_GEAR)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, t, other, points[other], numbers, pieces)
        pieces.append(filled[other * c.SPACES : (other + 1) * c.SPACES])
        pieces.append(geared[other * c.SPACES : (other + 1) * c.SPACES])
    _map(s, seat, numbers, pieces)
    _common(s, numbers, pieces)
    return joined(numbers, pieces)


class Things:
    """Of all seats: what plans change."""

    def __init__(self, s: State) -> None:
        self.space: list[int] = s.space
        self.market: list[int] = s.market
        self.tower: list[int] = s.tower
        self.gears: list[int] = s.gears
        self.placed: list[int] = s.placed


def _without_plans(s: State, viewer: int) -> Things:
    """What the others have planned in secret is still in their hands, as `view.seen_by` has it."""
    t = Things(s)
    if len(s.agenda) == 0 or s.agenda[-1] != S_PLAN:
        return t
    t.space, t.market, t.tower, t.gears, t.placed = s.space[:], s.market[:], s.tower[:], s.gears[:], s.placed[:]
    for seat in range(s.seats):
        if seat != viewer:
            for code in s.plans[seat]:
                thing, slot = code // c.SLOTS, code % c.SLOTS
                vacate(t.space, seat * c.SPACES, slot, thing)
                if thing == c.GEAR:
                    t.gears[seat] += 1
                    t.placed[seat] -= 1
                elif _has_tower(s, seat) and t.tower[thing] < s.stored[thing]:
                    t.tower[thing] += 1
                else:
                    t.market[seat * c.FOLLOWERS + thing] += 1
    return t


def _seat(s: State, t: Things, seat: int, points: int, numbers: list[int], pieces: list[bytes]) -> None:
    numbers += [
        1 if seat == s.active else 0,
        1 if seat == s.first else 0,
        1 if s.ready[seat] == PLANS else 0,
        s.passed[seat],
        byte(s.coins[seat]),
        s.dev[seat],
        c.LEVEL[s.dev[seat]],
        byte(points),
        s.reserve[seat],
        s.built[seat],
        scoring.citizens(s, seat),
        t.gears[seat],
        t.placed[seat],
    ]
    numbers += s.track[seat * c.TRACKS : (seat + 1) * c.TRACKS]
    numbers += s.goods[seat * c.GOODS : (seat + 1) * c.GOODS]
    numbers += s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    numbers += t.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    numbers += t.tower if _has_tower(s, seat) else NO_TOWER
    owns: i64 = 0
    for tile in s.tiles[seat]:
        owns |= 1 << tile - c.LOCATIONS
    bits(owns, c.TILES, pieces)
    pieces.append(TOWN[s.merchant[seat]])


def _has_tower(s: State, seat: int) -> bool:
    return c.TOWER != c.NOTHING and s.holder[c.TOWER] == seat


def _map(s: State, seat: int, numbers: list[int], pieces: list[bytes]) -> None:
    mine: i64 = 0
    taken: i64 = 0
    towns: i64 = c.TOWNS
    for town in range(towns):
        stations: i64 = s.station[town]
        if stations:
            taken |= 1 << town
            mine |= (stations >> seat & 1) << town
    bits(mine, c.TOWNS, pieces)
    bits(taken, c.TOWNS, pieces)
    worth = [0] * c.ROUTES
    spaces: i64 = c.CARGO_SPACES
    for i in range(spaces):
        good = s.cargo[i]
        if good >= 0 and c.GOOD_VP[good] > worth[ROUTE_OF[i]]:
            worth[ROUTE_OF[i]] = c.GOOD_VP[good]
    numbers += worth


def _common(s: State, numbers: list[int], pieces: list[bytes]) -> None:
    free: i64 = 0
    offered: i64 = 0
    citizens: i64 = c.CITIZENS
    tiles: i64 = c.TILES
    for citizen in range(citizens):
        if s.citizen[citizen] < 0:
            free |= 1 << citizen
    for tile in range(tiles):
        if s.holder[c.LOCATIONS + tile] == OFFERED:
            offered |= 1 << tile
    numbers += s.supply
    numbers += s.good_supply
    numbers += s.deed_open
    numbers += s.hourglass
    numbers += [s.gear_supply, byte(s.food), byte(s.debt), s.round]
    bits(free, c.CITIZENS, pieces)
    bits(offered, c.TILES, pieces)
    pieces.append(EVENT[s.event])
    pieces.append(STACK[s.stack])
    pieces.append(STEP[s.agenda[-1] if s.agenda else -1])


def layout(seats: int) -> Layout:
    """The same order as `observe`."""
    out = seats_of(seats, _seat_numbers())
    out += [(f"cargo.{route}", max(c.GOOD_VP)) for route in c.ROUTE_IDS]
    out += [(f"supply.{character}", most) for character, most in zip(c.CHARACTER_IDS, c.NEUTRALS, strict=True)]
    out += [(f"supply.{good}", most) for good, most in zip(c.GOOD_IDS, c.GOOD_TILES, strict=True)]
    out += [(f"open.{deed}.{character}", 4) for deed in c.DEED_IDS for character in c.CHARACTER_IDS]
    out += [(f"left.{stack}.{event}", 4) for stack in c.STACK_IDS for event in c.EVENT_IDS]
    out += [("gears", c.GEARS), ("food", 5), ("debt", 5), ("round", c.ROUNDS)]
    out += seats_of(seats, _seat_flags())
    out += flags([f"{town}.{what}" for what in ("mine", "taken") for town in c.TOWN_IDS])
    out += flags([f"citizen.{citizen}" for citizen in c.CITIZEN_IDS] + [f"offer.{tile}" for tile in c.TILE_IDS])
    out += flags([f"event.{event}" for event in c.EVENT_IDS] + [f"stack.{stack}" for stack in c.STACK_IDS])
    return out + flags([f"step.{step}" for step in STEPS])


def _seat_numbers() -> Layout:
    out = flags(["turn", "first", "plans", "passed"])
    out += [("coins", 30), ("development", c.DEV_LAST), ("level", c.LEVEL[c.DEV_LAST]), ("points", 150)]
    out += [("reserve", c.STATIONS), ("stations", c.STATIONS), ("citizens", c.CITIZENS), ("gears", 2), ("placed", 6)]
    out += [(f"track.{c.CHARACTER_IDS[i]}", c.TRACK_LAST[i]) for i in range(c.TRACKS)]
    out += [(good, 5) for good in c.GOOD_IDS]
    return out + [(f"{where}.{follower}", 5) for where in ("bag", "market", "tower") for follower in c.FOLLOWER_IDS]


def _seat_flags() -> Layout:
    names = [f"owns.{tile}" for tile in c.TILE_IDS] + [f"merchant.{town}" for town in c.TOWN_IDS]
    for what in ("filled", "gear"):
        for space in range(c.SPACES):
            slot = c.SLOT_OF[space]
            names.append(f"{c.SLOT_IDS[slot]}.{space - c.SLOT_FIRST[slot] + 1}.{what}")
    return flags(names)
