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
    encode_one_of,
    flag_layout,
    layout_for_all_seats,
    list_one_of_encodings,
    write_bits,
    write_row,
)

from . import components as c
from .rules import scoring
from .state import HAND, NONE, STEPS, TOKEN_AWAY, TOKEN_FREE, State

LOCATION: Final[list[bytes]] = list_one_of_encodings(c.LOCATIONS)
BUILDING: Final[list[bytes]] = list_one_of_encodings(len(c.BUILDING_IDS))
SHIELD: Final[list[bytes]] = list_one_of_encodings(c.SHIELDS)
STEP: Final[list[bytes]] = list_one_of_encodings(len(STEPS))
MOST_HORSES: Final[int] = max(c.STACK_LIMIT, c.STACK_LIMIT_SCOUT)


def _message(message: int) -> bytes:
    """Encode level, points, village or colours of an undelivered message."""
    colours = bytes([int(colour in c.COLOURS[message]) for colour in range(c.SHIELDS)])
    level = encode_one_of(c.LEVEL[message] - 1, c.LEVELS)
    return level + bytes([c.MESSAGE_VP[message]]) + LOCATION[c.DESTINATION[message]] + colours


MESSAGE: Final[list[bytes]] = [  # the last one, at -1, is none
    *(_message(message) for message in range(c.MESSAGES)),
    bytes(c.LEVELS + 1 + c.LOCATIONS + c.SHIELDS),
]


def encode_observation(s: State, seat: int) -> bytes:
    out = BytesWriter()
    points, delivered, owns = scoring.sum_points(s), _delivered(s), _owned(s)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, other, points[other], out)
        write_row(delivered, other * c.TYPES, c.TYPES, out)
    _common(s, out)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat_flags(s, other, out)
        write_bits(owns[other], c.LOCATIONS, out)
    _common_flags(s, out)
    return out.getvalue()


def _delivered(s: State) -> vec[i64]:
    """Return how many messages of each type were delivered (seats * TYPES)."""
    found = vec[i64]([0] * (s.seats * c.TYPES))
    for message in range(c.MESSAGES):
        of = s.message_state[message]
        if of > 0 and of & 1:  # 2 * seat + 1
            found[(of >> 1) * c.TYPES + c.TYPE_OF[message]] += 1
    return found


def _owned(s: State) -> vec[i64]:
    """Return, per seat, bits of the locations where it has built."""
    found = vec[i64]([0] * s.seats)
    for place in c.VILLAGES:
        owner = s.owner[place]
        if owner >= 0:
            found[owner] |= 1 << place
    return found


def _seat(s: State, seat: int, points: int, out: BytesWriter) -> None:
    out.append(1 if seat == s.active else 0)
    out.append(clamp_to_byte(s.deniers[seat]))
    out.append(clamp_to_byte(s.boat[seat]))
    out.append(int(s.delivered[seat]))
    out.append(clamp_to_byte(points))
    out.append(int(s.farms[seat]))
    out.append(int(s.monasteries[seat]))
    out.append(int(s.horses[2 * seat]))
    out.append(int(s.horses[2 * seat + 1]))
    out.append(int(s.heading[2 * seat]) + 1)
    out.append(int(s.heading[2 * seat + 1]) + 1)
    for i in range(seat * c.TOKENS, (seat + 1) * c.TOKENS):
        out.append(1 if s.tokens[i] == TOKEN_AWAY else 0)
        out.append(1 if s.tokens[i] == TOKEN_FREE else 0)
    write_row(s.goods, seat * c.GOODS, c.GOODS, out)


def _common(s: State, out: BytesWriter) -> None:
    prices = vec[i64]([0] * c.SHIELDS)
    for i in range(c.SHIELDS):
        prices[s.market[i]] = c.PRICES[i]
    write_row(s.free, 0, c.LOCATIONS, out)
    write_row(prices, 0, c.SHIELDS, out)
    write_row(s.supply, 0, c.GOODS, out)
    write_row(s.stock, 0, c.CHARACTERS, out)
    write_row(s.palace_stock, 0, c.PALACES, out)
    write_row(s.deck_n, 1, c.LEVELS, out)
    out.append(s.piece)
    out.append(s.bought)
    out.append(s.shipped)
    out.append(s.built)
    out.append(s.hires)
    out.append(s.messages_bought)
    out.append(s.delivered_here)
    out.append(s.towers)
    out.append(0 if s.ending == NONE else 1)
    out.append(clamp_to_byte(s.turns_begun // s.seats))


def _seat_flags(s: State, seat: int, out: BytesWriter) -> None:
    out.write(LOCATION[s.at[2 * seat]])
    out.write(LOCATION[s.at[2 * seat + 1]])
    for i in range(seat * HAND, (seat + 1) * HAND):
        out.write(MESSAGE[s.held[i]])
    write_bits(s.hired[seat], c.CHARACTERS, out)
    write_bits(s.palaces[seat], c.PALACES, out)


def _common_flags(s: State, out: BytesWriter) -> None:
    out.write(LOCATION[s.circus])
    for place in range(c.LOCATIONS):
        out.write(BUILDING[s.building[place]])
        out.write(SHIELD[s.shield[place]])
    out.write(STEP[s.agenda[-1] if s.agenda else -1])


def describe_observation_layout(seats: int) -> Layout:
    """Return the names and scales of an observation, in the order of `encode_observation`."""
    out = layout_for_all_seats(seats, _numbers_of_a_seat(seats))
    out += [(f"{place}.horses", MOST_HORSES) for place in c.LOCATION_IDS]
    out += [(f"price.{shield}", max(c.PRICES)) for shield in c.SHIELD_IDS]
    out += [(f"supply.{good}", cards) for good, cards in zip(c.GOOD_IDS, c.GOOD_CARDS, strict=True)]
    out += [(f"stock.{thing}", 4) for thing in c.CHARACTER_IDS + c.PALACE_IDS]
    out += [(f"deck.{level}", 20) for level in range(1, c.LEVELS + 1)]
    counted = ("bought", "shipped", "built", "hires", "messages_bought", "delivered_here")
    out += [("piece", 1), *((name, 3) for name in counted), ("towers", c.TOWERS), ("ending", 1), ("rounds", 30)]
    out += layout_for_all_seats(seats, _flags_of_a_seat())
    out += flag_layout([f"circus.{place}" for place in c.LOCATION_IDS])
    out += flag_layout([f"{place}.{name}" for place in c.LOCATION_IDS for name in (*c.BUILDING_IDS, *c.SHIELD_IDS)])
    return out + flag_layout([f"step.{step}" for step in STEPS])


def _numbers_of_a_seat(seats: int) -> Layout:
    out = [("turn", 1), ("deniers", 20), ("boat", c.LAST_SPACE), ("delivered", c.MESSAGE_TARGET[seats]), ("points", 60)]
    out += [("farms", c.FARMS), ("monasteries", c.MONASTERIES)]
    out += [("merchant.horses", MOST_HORSES), ("messenger.horses", MOST_HORSES)]
    out += [("merchant.heading", 2), ("messenger.heading", 2)]  # 0 and 2 along the river, 1 in a city
    out += flag_layout([f"token{i}.{what}" for i in range(c.TOKENS) for what in ("away", "free")])
    return out + [(good, 4) for good in c.GOOD_IDS] + [(f"delivered.{type}", 4) for type in c.TYPE_IDS]


def _flags_of_a_seat() -> Layout:
    out = flag_layout([f"{piece}.{place}" for piece in ("merchant", "messenger") for place in c.LOCATION_IDS])
    for i in range(HAND):
        out += flag_layout([f"message{i}.level{level}" for level in range(1, c.LEVELS + 1)])
        out.append((f"message{i}.points", max(c.MESSAGE_VP)))
        out += flag_layout([f"message{i}.{thing}" for thing in c.LOCATION_IDS + c.SHIELD_IDS])
    return out + flag_layout(c.CHARACTER_IDS + c.PALACE_IDS + [f"owns.{place}" for place in c.LOCATION_IDS])
