"""What one seat sees, a byte for each number, in a fixed order, own seat first; `layout` names them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from estafette.kernel.pieces import Layout, bits, byte, flags, joined, one_of, ones, seats_of

from . import components as c
from .rules import scoring
from .state import HAND, NONE, STEPS, TOKEN_AWAY, TOKEN_FREE, State

LOCATION: Final[list[bytes]] = ones(c.LOCATIONS)
BUILDING: Final[list[bytes]] = ones(len(c.BUILDING_IDS))
SHIELD: Final[list[bytes]] = ones(c.SHIELDS)
STEP: Final[list[bytes]] = ones(len(STEPS))
MOST_HORSES: Final[int] = max(c.STACK_LIMIT, c.STACK_LIMIT_SCOUT)


def _message(message: int) -> bytes:
    """Level, points, village or colours of an undelivered message."""
    colours = bytes([int(colour in c.COLOURS[message]) for colour in range(c.SHIELDS)])
    level = one_of(c.LEVEL[message] - 1, c.LEVELS)
    return level + bytes([c.MESSAGE_VP[message]]) + LOCATION[c.DESTINATION[message]] + colours


MESSAGE: Final[list[bytes]] = [  # the last one, at -1, is none
    *(_message(message) for message in range(c.MESSAGES)),
    bytes(c.LEVELS + 1 + c.LOCATIONS + c.SHIELDS),
]


def observe(s: State, seat: int) -> bytes:
    numbers: list[int] = []
    pieces: list[bytes] = []
    points, delivered, owns = scoring.points(s), _delivered(s), _owned(s)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        _seat(s, other, points[other], numbers, pieces)
        numbers += delivered[other * c.TYPES : (other + 1) * c.TYPES]
        bits(owns[other], c.LOCATIONS, pieces)
    _common(s, numbers, pieces)
    return joined(numbers, pieces)


def _delivered(s: State) -> list[int]:
    """seats * TYPES: how many messages of each type were delivered."""
    found = [0] * (s.seats * c.TYPES)
    messages: i64 = c.MESSAGES
    for message in range(messages):
        of: i64 = s.message_state[message]
        if of > 0 and of & 1:  # 2 * seat + 1
            found[(of >> 1) * c.TYPES + c.TYPE_OF[message]] += 1
    return found


def _owned(s: State) -> list[int]:
    """Per seat: bits of the locations where it has built."""
    found = [0] * s.seats
    for place in c.VILLAGES:
        if s.owner[place] >= 0:
            found[s.owner[place]] |= 1 << place
    return found


def _seat(s: State, seat: int, points: int, numbers: list[int], pieces: list[bytes]) -> None:
    numbers += [
        1 if seat == s.active else 0,
        byte(s.deniers[seat]),
        byte(s.boat[seat]),
        s.delivered[seat],
        byte(points),
        s.farms[seat],
        s.monasteries[seat],
        s.horses[2 * seat],
        s.horses[2 * seat + 1],
        s.heading[2 * seat] + 1,
        s.heading[2 * seat + 1] + 1,
    ]
    for i in range(seat * c.TOKENS, (seat + 1) * c.TOKENS):
        numbers.append(1 if s.tokens[i] == TOKEN_AWAY else 0)
        numbers.append(1 if s.tokens[i] == TOKEN_FREE else 0)
    numbers += s.goods[seat * c.GOODS : (seat + 1) * c.GOODS]
    pieces.append(LOCATION[s.at[2 * seat]])
    pieces.append(LOCATION[s.at[2 * seat + 1]])
    for i in range(seat * HAND, (seat + 1) * HAND):
        pieces.append(MESSAGE[s.held[i]])
    bits(s.hired[seat], c.CHARACTERS, pieces)
    bits(s.palaces[seat], c.PALACES, pieces)


def _common(s: State, numbers: list[int], pieces: list[bytes]) -> None:
    prices = [0] * c.SHIELDS
    for i in range(c.SHIELDS):
        prices[s.market[i]] = c.PRICES[i]
    numbers += s.free
    numbers += prices
    numbers += s.supply
    numbers += s.stock
    numbers += s.palace_stock
    numbers += s.deck_n[1:]
    numbers += [s.piece, s.bought, s.shipped, s.built, s.hires, s.messages_bought, s.delivered_here, s.towers]
    numbers += [0 if s.ending == NONE else 1, byte(s.turns_begun // s.seats)]
    pieces.append(LOCATION[s.circus])
    locations: i64 = c.LOCATIONS
    for place in range(locations):
        pieces.append(BUILDING[s.building[place]])
        pieces.append(SHIELD[s.shield[place]])
    pieces.append(STEP[s.agenda[-1] if s.agenda else -1])


def layout(seats: int) -> Layout:
    """The same order as `observe`."""
    out = seats_of(seats, _seat_numbers(seats))
    out += [(f"{place}.horses", MOST_HORSES) for place in c.LOCATION_IDS]
    out += [(f"price.{shield}", max(c.PRICES)) for shield in c.SHIELD_IDS]
    out += [(f"supply.{good}", cards) for good, cards in zip(c.GOOD_IDS, c.GOOD_CARDS, strict=True)]
    out += [(f"stock.{thing}", 4) for thing in c.CHARACTER_IDS + c.PALACE_IDS]
    out += [(f"deck.{level}", 20) for level in range(1, c.LEVELS + 1)]
    counted = ("bought", "shipped", "built", "hires", "messages_bought", "delivered_here")
    out += [("piece", 1), *((name, 3) for name in counted), ("towers", c.TOWERS), ("ending", 1), ("rounds", 30)]
    out += seats_of(seats, _seat_flags())
    out += flags([f"circus.{place}" for place in c.LOCATION_IDS])
    out += flags([f"{place}.{name}" for place in c.LOCATION_IDS for name in (*c.BUILDING_IDS, *c.SHIELD_IDS)])
    return out + flags([f"step.{step}" for step in STEPS])


def _seat_numbers(seats: int) -> Layout:
    out = [("turn", 1), ("deniers", 20), ("boat", c.LAST_SPACE), ("delivered", c.MESSAGE_TARGET[seats]), ("points", 60)]
    out += [("farms", c.FARMS), ("monasteries", c.MONASTERIES)]
    out += [("merchant.horses", MOST_HORSES), ("messenger.horses", MOST_HORSES)]
    out += [("merchant.heading", 2), ("messenger.heading", 2)]  # 0 and 2 along the river, 1 in a city
    out += flags([f"token{i}.{what}" for i in range(c.TOKENS) for what in ("away", "free")])
    return out + [(good, 4) for good in c.GOOD_IDS] + [(f"delivered.{type}", 4) for type in c.TYPE_IDS]


def _seat_flags() -> Layout:
    out = flags([f"{piece}.{place}" for piece in ("merchant", "messenger") for place in c.LOCATION_IDS])
    for i in range(HAND):
        out += flags([f"message{i}.level{level}" for level in range(1, c.LEVELS + 1)])
        out.append((f"message{i}.points", max(c.MESSAGE_VP)))
        out += flags([f"message{i}.{thing}" for thing in c.LOCATION_IDS + c.SHIELD_IDS])
    return out + flags(c.CHARACTER_IDS + c.PALACE_IDS + [f"owns.{place}" for place in c.LOCATION_IDS])
