"""The observation of a seat: one byte per number, in a fixed order, own seat first.

`describe_observation_layout` names them.

It leaves out the hidden cards of the other seats and includes cards that everybody saw being taken, whatever the
memory aid shows.
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
)

from . import components as c
from .rules import scoring
from .state import NOBODY, NONE, OFFICIAL_IDS, PUBLIC_COUNTS, STEPS, State, find_last_seat

CARRIAGE: Final[list[bytes]] = list_one_of_encodings(len(c.CARRIAGE_LEVEL))
CITY: Final[list[bytes]] = list_one_of_encodings(c.CITIES)
STEP: Final[list[bytes]] = list_one_of_encodings(len(STEPS))
LOWEST: Final[int] = -c.HOUSES * c.HOUSE_LEFT_POINTS  # points begin below zero: so much is added


def encode_observation(s: State, seat: int) -> bytes:
    out = BytesWriter()
    points = scoring.sum_points(s)
    counts: list[vec[i64]] = [getattr(s, field) for _, field, _ in PUBLIC_COUNTS]
    values, tops = vec[i64]([0] * (s.seats * c.STACKS)), vec[i64]([0] * c.STACKS)
    _tiles(s, values, tops)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, other, points[other], counts, out)
        write_row(s.known if i else s.hand, other * c.CITIES, c.CITIES, out)
        write_row(values, other * c.STACKS, c.STACKS, out)
    write_row(tops, 0, c.STACKS, out)
    _common(s, seat, out)
    for i in range(s.seats):
        _seat_flags(s, (seat + i) % s.seats, out)
    _common_flags(s, out)
    return out.getvalue()


def _tiles(s: State, values: vec[i64], tops: vec[i64]) -> None:
    """Fill in what each seat has of each stack (seats * STACKS), and the value of the next tile of each stack."""
    for tile in range(c.TILES):
        owner, stack = s.tiles[tile], c.STACK_OF[tile]
        if owner != NOBODY:
            values[owner * c.STACKS + stack] += c.TILE_POINTS[tile]
        elif tops[stack] == 0:
            tops[stack] = c.TILE_POINTS[tile]


def _seat(s: State, seat: int, points: int, counts: list[vec[i64]], out: BytesWriter) -> None:
    out.append(1 if seat == s.active else 0)
    out.append(1 if seat == find_last_seat(s) else 0)
    out.append(1 if seat == s.courier else 0)
    for numbers in counts:
        out.append(int(numbers[seat]))
    out.append(clamp_to_byte(points + LOWEST))
    out.append(len(s.route[seat]))


def _common(s: State, seat: int, out: BytesWriter) -> None:
    """`pool` is the pile as last shuffled, less the cards turned up since; `drawn` is what this seat drew from it."""
    display = vec[i64]([0] * c.CITIES)
    for city in s.display:
        if city != NONE:
            display[city] += 1
    write_row(display, 0, c.CITIES, out)
    write_row(s.discard, 0, c.CITIES, out)
    write_row(s.pool, 0, c.CITIES, out)
    write_row(s.fresh, seat * c.CITIES, c.CITIES, out)
    out.append(s.pile_n)
    out.append(s.purse)
    out.append(s.price if s.options.expansion else 0)
    out.append(s.forced)
    out.append(s.drawn)
    out.append(s.played)
    out.append(1 if s.cause else 0)
    out.append(clamp_to_byte(s.turns_begun // s.seats))


def _seat_flags(s: State, seat: int, out: BytesWriter) -> None:
    route = s.route[seat]
    out.write(CARRIAGE[s.level[seat]])
    write_bits(s.houses[seat], c.CITIES, out)
    write_bits(s.covered[seat], c.CITIES, out)
    out.write(CITY[route[0] if route else NONE])
    out.write(CITY[route[-1] if route else NONE])


def _common_flags(s: State, out: BytesWriter) -> None:
    write_bits(s.mail, c.CITIES, out)
    out.write(STEP[s.agenda[-1] if s.agenda else -1])
    write_bits(s.used, len(OFFICIAL_IDS), out)


def describe_observation_layout(seats: int) -> Layout:
    """Return the names and scales of an observation, in the order of `encode_observation`."""
    out = layout_for_all_seats(seats, _numbers_of_a_seat())
    out += [(f"top.{stack}", values[0]) for stack, values in zip(c.STACK_IDS, c.STACK_VALUES, strict=True)]
    out += [(f"{what}.{city}", c.COPIES) for what in ("display", "discard", "pool", "drawn") for city in c.CITY_IDS]
    out += [("pile", c.CARDS), ("purse", c.LETTERS), ("price", c.PRICE), ("forced", 1), ("draws", 2), ("played", 2)]
    out += [("ending", 1), ("rounds", 40)]
    cities = [f"{what}.{city}" for what in ("house", "route", "left", "right") for city in c.CITY_IDS]
    out += layout_for_all_seats(seats, flag_layout([f"carriage{level}" for level in c.CARRIAGE_LEVEL] + cities))
    out += flag_layout([f"letter.{city}" for city in c.CITY_IDS])
    return out + flag_layout([f"step.{step}" for step in STEPS] + [f"used.{official}" for official in OFFICIAL_IDS])


def _numbers_of_a_seat() -> Layout:
    out = [("turn", 1), ("last", 1), ("courier", 1), *((name, int(scale)) for name, _, scale in PUBLIC_COUNTS)]
    out += [("points", 30), ("route_length", c.CARRIAGE_LEVEL[c.LAST_CARRIAGE])]
    out += [(f"card.{city}", c.COPIES) for city in c.CITY_IDS]
    return out + [(f"tile.{stack}", values[0]) for stack, values in zip(c.STACK_IDS, c.STACK_VALUES, strict=True)]
