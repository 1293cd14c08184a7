"""What one seat sees, a byte for each number, in a fixed order, own seat first; `layout` names them."""

from __future__ import annotations

from typing import Final

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
NO_TOWER: Final[bytes] = bytes(c.FOLLOWERS)


def observe(s: State, seat: int) -> bytes:
    out: list[bytes] = []
    points = scoring.points(s)
    planning = len(s.agenda) > 0 and s.agenda[-1] == S_PLAN
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, other, points[other], planning and i > 0, out)
    _map(s, seat, out)
    _common(s, out)
    return b"".join(out)


def _seat(s: State, seat: int, points: int, planning: bool, out: list[bytes]) -> None:
    """`planning`: what this seat has planned in secret is still in its hands (as `view.seen_by` says)."""
    spaces = s.space[seat * c.SPACES : (seat + 1) * c.SPACES]
    market = s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    tower = s.tower[:] if c.TOWER in s.tiles[seat] else []
    gears, placed = s.gears[seat], s.placed[seat]
    if planning:
        for code in s.plans[seat]:
            thing, slot = code // c.SLOTS, code % c.SLOTS
            vacate(spaces, 0, slot, thing)
            if thing == c.GEAR:
                gears += 1
                placed -= 1
            elif tower and tower[thing] < s.stored[thing]:
                tower[thing] += 1
            else:
                market[thing] += 1
    level = c.LEVEL[s.dev[seat]]
    numbers = [
        1 if seat == s.active else 0,
        1 if seat == s.first else 0,
        1 if s.ready[seat] == PLANS else 0,
        s.passed[seat],
        byte(s.coins[seat]),
        s.dev[seat],
        level,
        byte(points),
        s.reserve[seat],
        s.built[seat],
        s.citizen.count(seat),
        gears,
        placed,
    ]
    numbers += s.track[seat * c.TRACKS : (seat + 1) * c.TRACKS]
    numbers += s.goods[seat * c.GOODS : (seat + 1) * c.GOODS]
    numbers += s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    numbers += market
    out.append(bytes(numbers))
    out.append(bytes(tower) if tower else NO_TOWER)
    content = bytes(spaces)
    out.append(content.translate(FILLED))
    out.append(content.translate(HAS_GEAR))
    owns = 0
    for tile in s.tiles[seat]:
        owns |= 1 << tile - c.LOCATIONS
    bits(owns, c.TILES, out)
    out.append(TOWN[s.merchant[seat]])


def _map(s: State, seat: int, out: list[bytes]) -> None:
    mine = taken = 0
    for town in range(c.TOWNS):
        if s.station[town]:
            taken |= 1 << town
            if s.station[town] >> seat & 1:
                mine |= 1 << town
    bits(mine, c.TOWNS, out)
    bits(taken, c.TOWNS, out)
    worth: list[int] = []
    for route in range(c.ROUTES):
        best = 0
        for i in range(c.FIRST_CARGO[route], c.FIRST_CARGO[route + 1]):
            good = s.cargo[i]
            if good >= 0 and c.GOOD_VP[good] > best:
                best = c.GOOD_VP[good]
        worth.append(best)
    out.append(bytes(worth))


def _common(s: State, out: list[bytes]) -> None:
    free = offered = 0
    for citizen in range(c.CITIZENS):
        if s.citizen[citizen] < 0:
            free |= 1 << citizen
    for tile in range(c.TILES):
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
    out += [(f"track.{c.CHARACTER_IDS[i]}", c.TRACK_LAST[i]) for i in range(c.TRACKS)]
    out += [(good, 5) for good in c.GOOD_IDS]
    out += [(f"{where}.{follower}", 5) for where in ("bag", "market", "tower") for follower in c.FOLLOWER_IDS]
    for what in ("filled", "gear"):
        for space in range(c.SPACES):
            slot = c.SLOT_OF[space]
            out.append((f"{c.SLOT_IDS[slot]}.{space - c.SLOT_FIRST[slot] + 1}.{what}", 1))
    return out + flags([f"owns.{tile}" for tile in c.TILE_IDS] + [f"merchant.{town}" for town in c.TOWN_IDS])
