"""What one seat sees, a byte for each number, in a fixed order, own seat first; `layout` names them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from estafette.kernel.pieces import Layout, bits, byte, flags, ones, seats_of

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
NO_TOWER: Final[bytes] = bytes(c.FOLLOWERS)


def observe(s: State, seat: int) -> bytes:
    out: list[bytes] = []
    points = scoring.points(s)
    t = _without_plans(s, seat)
    track, goods, bag, market = bytes(s.track), bytes(s.goods), bytes(s.bag), bytes(t.market)
    spaces = bytes(t.space)
    filled, geared = spaces.translate(FILLED), spaces.translate(HAS_GEAR)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, t, other, points[other], out)
        out.append(track[other * c.TRACKS : (other + 1) * c.TRACKS])
        out.append(goods[other * c.GOODS : (other + 1) * c.GOODS])
        out.append(bag[other * c.FOLLOWERS : (other + 1) * c.FOLLOWERS])
        out.append(market[other * c.FOLLOWERS : (other + 1) * c.FOLLOWERS])
        out.append(bytes(t.tower) if c.TOWER in s.tiles[other] else NO_TOWER)
        out.append(filled[other * c.SPACES : (other + 1) * c.SPACES])
        out.append(geared[other * c.SPACES : (other + 1) * c.SPACES])
    _map(s, seat, out)
    _common(s, out)
    return b"".join(out)


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
                elif c.TOWER in s.tiles[seat] and t.tower[thing] < s.stored[thing]:
                    t.tower[thing] += 1
                else:
                    t.market[seat * c.FOLLOWERS + thing] += 1
    return t


def _seat(s: State, t: Things, seat: int, points: int, out: list[bytes]) -> None:
    numbers = [
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
        s.citizen.count(seat),
        t.gears[seat],
        t.placed[seat],
    ]
    owns: i64 = 0
    for tile in s.tiles[seat]:
        owns |= 1 << tile - c.LOCATIONS
    out.append(bytes(numbers))
    bits(owns, c.TILES, out)
    out.append(TOWN[s.merchant[seat]])


def _map(s: State, seat: int, out: list[bytes]) -> None:
    mine: i64 = 0
    taken: i64 = 0
    towns: i64 = c.TOWNS
    for town in range(towns):
        stations: i64 = s.station[town]
        if stations:
            taken |= 1 << town
            mine |= (stations >> seat & 1) << town
    bits(mine, c.TOWNS, out)
    bits(taken, c.TOWNS, out)
    worth = [0] * c.ROUTES
    spaces: i64 = c.CARGO_SPACES
    for i in range(spaces):
        good = s.cargo[i]
        if good >= 0 and c.GOOD_VP[good] > worth[ROUTE_OF[i]]:
            worth[ROUTE_OF[i]] = c.GOOD_VP[good]
    out.append(bytes(worth))


def _common(s: State, out: list[bytes]) -> None:
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
    out.append(bytes(s.supply))
    out.append(bytes(s.good_supply))
    out.append(bytes(s.deed_open))
    bits(free, c.CITIZENS, out)
    bits(offered, c.TILES, out)
    out.append(EVENT[s.event])
    out.append(STACK[s.stack])
    out.append(bytes(s.hourglass))
    out.append(STEP[s.agenda[-1] if s.agenda else -1])
    out.append(bytes([s.gear_supply, byte(s.food), byte(s.debt), s.round]))


def layout(seats: int) -> Layout:
    """The same order as `observe`."""
    out = seats_of(seats, _seat_layout())
    out += flags([f"{town}.{what}" for what in ("mine", "taken") for town in c.TOWN_IDS])
    out += [(f"cargo.{route}", max(c.GOOD_VP)) for route in c.ROUTE_IDS]
    out += [(f"supply.{character}", most) for character, most in zip(c.CHARACTER_IDS, c.NEUTRALS, strict=True)]
    out += [(f"supply.{good}", most) for good, most in zip(c.GOOD_IDS, c.GOOD_TILES, strict=True)]
    out += [(f"open.{deed}.{character}", 4) for deed in c.DEED_IDS for character in c.CHARACTER_IDS]
    out += flags([f"citizen.{citizen}" for citizen in c.CITIZEN_IDS])
    out += flags([f"offer.{tile}" for tile in c.TILE_IDS])
    out += flags([f"event.{event}" for event in c.EVENT_IDS])
    out += flags([f"stack.{stack}" for stack in c.STACK_IDS])
    out += [(f"left.{stack}.{event}", 4) for stack in c.STACK_IDS for event in c.EVENT_IDS]
    out += flags([f"step.{step}" for step in STEPS])
    return [*out, ("gears", c.GEARS), ("food", 5), ("debt", 5), ("round", c.ROUNDS)]


def _seat_layout() -> Layout:
    out = flags(["turn", "first", "plans", "passed"])
    out += [("coins", 30), ("development", c.DEV_LAST), ("level", c.LEVEL[c.DEV_LAST]), ("points", 150)]
    out += [("reserve", c.STATIONS), ("stations", c.STATIONS), ("citizens", c.CITIZENS), ("gears", 2), ("placed", 6)]
    out += flags([f"owns.{tile}" for tile in c.TILE_IDS] + [f"merchant.{town}" for town in c.TOWN_IDS])
    out += [(f"track.{c.CHARACTER_IDS[i]}", c.TRACK_LAST[i]) for i in range(c.TRACKS)]
    out += [(good, 5) for good in c.GOOD_IDS]
    out += [(f"{where}.{follower}", 5) for where in ("bag", "market", "tower") for follower in c.FOLLOWER_IDS]
    for what in ("filled", "gear"):
        for space in range(c.SPACES):
            slot = c.SLOT_OF[space]
            out.append((f"{c.SLOT_IDS[slot]}.{space - c.SLOT_FIRST[slot] + 1}.{what}", 1))
    return out
