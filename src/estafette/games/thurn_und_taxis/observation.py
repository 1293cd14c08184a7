"""What one seat can know, a byte for each number, in a fixed order, own seat first; `layout` names them.

Hidden cards of the others are not among them; cards everybody saw being taken are, whatever the memory aid shows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from estafette.kernel.pieces import Layout, bits, byte, flags, ones, seats_of

from . import components as c
from .rules import scoring
from .state import NOBODY, NONE, OFFICIAL_IDS, STEPS, State, last_seat
from .view import unseen

CARRIAGE: Final[list[bytes]] = ones(len(c.CARRIAGE_LEVEL))
CITY: Final[list[bytes]] = ones(c.CITIES)
STEP: Final[list[bytes]] = ones(len(STEPS))
LOWEST: Final[int] = -c.HOUSES * c.HOUSE_LEFT_POINTS  # points begin below zero: so much is added


def observe(s: State, seat: int) -> bytes:
    out: list[bytes] = []
    points = scoring.points(s)
    values, tops = _tiles(s)
    known, taken = bytes(s.known), bytes(values)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, other, points[other], out)
        first, end = other * c.CITIES, (other + 1) * c.CITIES
        out.append(known[first:end] if i else bytes(s.hand[first:end]))
        out.append(taken[other * c.STACKS : (other + 1) * c.STACKS])
    bits(s.mail, c.CITIES, out)
    _cards(s, seat, out)
    out.append(bytes(tops))
    _common(s, out)
    return b"".join(out)


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


def _seat(s: State, seat: int, points: int, out: list[bytes]) -> None:
    route = s.route[seat]
    numbers = [
        1 if seat == s.active else 0,
        1 if seat == last_seat(s) else 0,
        1 if seat == s.courier else 0,
        s.hand_n[seat],
        s.letters[seat],
        s.left[seat],
        byte(points + LOWEST),
        len(route),
    ]
    out.append(bytes(numbers))
    out.append(CARRIAGE[s.level[seat]])
    bits(s.houses[seat], c.CITIES, out)
    bits(s.covered[seat], c.CITIES, out)
    out.append(CITY[route[0] if route else NONE])
    out.append(CITY[route[-1] if route else NONE])


def _cards(s: State, seat: int, out: list[bytes]) -> None:
    """`pool`: what the pile can hold, by what this seat knows of the last shuffle and of its own draws since."""
    display = [0] * c.CITIES
    for city in s.display:
        if city != NONE:
            display[city] += 1
    hidden = unseen(s, seat)
    mine = s.fresh[seat * c.CITIES : (seat + 1) * c.CITIES]
    pool = [left - own if left - own < most else most for left, own, most in zip(s.pool, mine, hidden)]
    out.append(bytes(display))
    out.append(bytes(s.discard))
    out.append(bytes(hidden))
    out.append(bytes(pool))


def _common(s: State, out: list[bytes]) -> None:
    out.append(STEP[s.agenda[-1] if s.agenda else -1])
    bits(s.used, len(OFFICIAL_IDS), out)
    price = s.price if s.options.expansion else 0
    turn = [s.pile_n, s.purse, price, s.forced, s.drawn, s.played, 1 if s.cause else 0, byte(s.turns_begun // s.seats)]
    out.append(bytes(turn))


def layout(seats: int) -> Layout:
    """The same order as `observe`."""
    out = seats_of(seats, _seat_layout())
    out += flags([f"letter.{city}" for city in c.CITY_IDS])
    out += [(f"{what}.{city}", c.COPIES) for what in ("display", "discard", "unseen", "pool") for city in c.CITY_IDS]
    out += [(f"top.{stack}", values[0]) for stack, values in zip(c.STACK_IDS, c.STACK_VALUES, strict=True)]
    out += flags([f"step.{step}" for step in STEPS] + [f"used.{official}" for official in OFFICIAL_IDS])
    out += [("pile", c.CARDS), ("purse", c.LETTERS), ("price", c.PRICE), ("forced", 1), ("drawn", 2), ("played", 2)]
    return [*out, ("ending", 1), ("rounds", 40)]


def _seat_layout() -> Layout:
    out = [("turn", 1), ("last", 1), ("courier", 1), ("hand", 10), ("letters", c.LETTERS), ("houses_left", c.HOUSES)]
    out += [("points", 30), ("route_length", c.CARRIAGE_LEVEL[c.LAST_CARRIAGE])]
    out += flags([f"carriage{level}" for level in c.CARRIAGE_LEVEL])
    out += flags([f"{what}.{city}" for what in ("house", "route", "left", "right") for city in c.CITY_IDS])
    out += [(f"card.{city}", c.COPIES) for city in c.CITY_IDS]
    return out + [(f"tile.{stack}", values[0]) for stack, values in zip(c.STACK_IDS, c.STACK_VALUES, strict=True)]
