"""What one seat can know, a byte for each number, in a fixed order, own seat first; `layout` names them.

Hidden cards of the others are not among them; cards everybody saw being taken are, whatever the memory aid shows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from estafette.kernel.pieces import Layout, bits, byte, flags, joined, ones, seats_of

from . import components as c
from .rules import scoring
from .state import NOBODY, NONE, OFFICIAL_IDS, STEPS, State, last_seat

CARRIAGE: Final[list[bytes]] = ones(len(c.CARRIAGE_LEVEL))
CITY: Final[list[bytes]] = ones(c.CITIES)
STEP: Final[list[bytes]] = ones(len(STEPS))
LOWEST: Final[int] = -c.HOUSES * c.HOUSE_LEFT_POINTS  # points begin below zero: so much is added


def observe(s: State, seat: int) -> bytes:
    numbers: list[int] = []
    pieces: list[bytes] = []
    points = scoring.points(s)
    values, tops = _tiles(s)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, other, points[other], numbers, pieces)
        numbers += (s.known if i else s.hand)[other * c.CITIES : (other + 1) * c.CITIES]
        numbers += values[other * c.STACKS : (other + 1) * c.STACKS]
    numbers += tops
    _common(s, seat, numbers, pieces)
    return joined(numbers, pieces)


def _tiles(s: State) -> tuple[list[int], list[int]]:
    """seats * STACKS: what each seat has of a stack; and what the next one to take of a stack is worth."""
    values, tops = [0] * (s.seats * c.STACKS), [0] * c.STACKS
    tiles: i64 = c.TILES
    for tile in range(tiles):
        owner, stack = s.tiles[tile], c.STACK_OF[tile]
        if owner != NOBODY:
            values[owner * c.STACKS + stack] += c.TILE_POINTS[tile]
        elif tops[stack] == 0:
            tops[stack] = c.TILE_POINTS[tile]
    return values, tops


def _seat(s: State, seat: int, points: int, numbers: list[int], pieces: list[bytes]) -> None:
    route = s.route[seat]
    numbers += [
        1 if seat == s.active else 0,
        1 if seat == last_seat(s) else 0,
        1 if seat == s.courier else 0,
        s.hand_n[seat],
        s.letters[seat],
        s.left[seat],
        byte(points + LOWEST),
        len(route),
    ]
    pieces.append(CARRIAGE[s.level[seat]])
    bits(s.houses[seat], c.CITIES, pieces)
    bits(s.covered[seat], c.CITIES, pieces)
    pieces.append(CITY[route[0] if route else NONE])
    pieces.append(CITY[route[-1] if route else NONE])


def _common(s: State, seat: int, numbers: list[int], pieces: list[bytes]) -> None:
    """`pool`: the pile as it was last shuffled, less what was turned up since; `drawn`: what this seat drew of it."""
    display = [0] * c.CITIES
    for city in s.display:
        if city != NONE:
            display[city] += 1
    numbers += display
    numbers += s.discard
    numbers += s.pool
    numbers += s.fresh[seat * c.CITIES : (seat + 1) * c.CITIES]
    price = s.price if s.options.expansion else 0
    numbers += [s.pile_n, s.purse, price, s.forced, s.drawn, s.played]
    numbers += [1 if s.cause else 0, byte(s.turns_begun // s.seats)]
    bits(s.mail, c.CITIES, pieces)
    pieces.append(STEP[s.agenda[-1] if s.agenda else -1])
    bits(s.used, len(OFFICIAL_IDS), pieces)


def layout(seats: int) -> Layout:
    """The same order as `observe`."""
    out = seats_of(seats, _seat_numbers())
    out += [(f"top.{stack}", values[0]) for stack, values in zip(c.STACK_IDS, c.STACK_VALUES, strict=True)]
    out += [(f"{what}.{city}", c.COPIES) for what in ("display", "discard", "pool", "drawn") for city in c.CITY_IDS]
    out += [("pile", c.CARDS), ("purse", c.LETTERS), ("price", c.PRICE), ("forced", 1), ("draws", 2), ("played", 2)]
    out += [("ending", 1), ("rounds", 40)]
    cities = [f"{what}.{city}" for what in ("house", "route", "left", "right") for city in c.CITY_IDS]
    out += seats_of(seats, flags([f"carriage{level}" for level in c.CARRIAGE_LEVEL] + cities))
    out += flags([f"letter.{city}" for city in c.CITY_IDS])
    return out + flags([f"step.{step}" for step in STEPS] + [f"used.{official}" for official in OFFICIAL_IDS])


def _seat_numbers() -> Layout:
    out = [("turn", 1), ("last", 1), ("courier", 1), ("hand", 10), ("letters", c.LETTERS), ("houses_left", c.HOUSES)]
    out += [("points", 30), ("route_length", c.CARRIAGE_LEVEL[c.LAST_CARRIAGE])]
    out += [(f"card.{city}", c.COPIES) for city in c.CITY_IDS]
    return out + [(f"tile.{stack}", values[0]) for stack, values in zip(c.STACK_IDS, c.STACK_VALUES, strict=True)]
