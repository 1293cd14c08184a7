"""Numbers for bots and research: what one seat sees, in a fixed order, own seat first, most of them between 0 and 1."""

from __future__ import annotations

from typing import Final

from . import components as c
from .rules import scoring
from .state import HAND, NONE, STEPS, TOKEN_AWAY, TOKEN_FREE, State

MONEY: Final = 20.0  # scale of deniers and points
POINTS: Final = 60.0


def features(s: State, seat: int) -> list[float]:
    out: list[float] = []
    for i in range(s.seats):
        _seat(s, (seat + i) % s.seats, out)
    _board(s, seat, out)
    _common(s, out)
    return out


def _one_of(value: int, n: int, out: list[float]) -> None:
    for i in range(n):
        out.append(1.0 if i == value else 0.0)


def _bits(mask: int, n: int, out: list[float]) -> None:
    for i in range(n):
        out.append(float(mask >> i & 1))


def _seat(s: State, seat: int, out: list[float]) -> None:
    out.append(1.0 if seat == s.active else 0.0)
    out.append(s.deniers[seat] / MONEY)
    out.append(s.boat[seat] / s.options.end_space)
    out.append(s.delivered[seat] / c.MESSAGE_TARGET[s.seats])
    out.append(sum(scoring.sources(s, seat)) / POINTS)
    out.append(s.farms[seat] / c.FARMS)
    out.append(s.monasteries[seat] / c.MONASTERIES)
    for good in range(c.GOODS):
        out.append(float(s.goods[seat * c.GOODS + good]))
    for piece in (2 * seat, 2 * seat + 1):
        _one_of(s.at[piece], c.LOCATIONS, out)
        out.append(float(s.horses[piece]))
        out.append(float(s.heading[piece]))
    for i in range(seat * HAND, (seat + 1) * HAND):
        _message(s.held[i], out)
    for i in range(seat * c.TOKENS, (seat + 1) * c.TOKENS):
        out.append(1.0 if s.tokens[i] == TOKEN_AWAY else 0.0)
        out.append(1.0 if s.tokens[i] == TOKEN_FREE else 0.0)
    for kind in range(c.TYPES):
        done = [m for m in range(c.MESSAGES) if s.message_state[m] == 2 * seat + 1 and c.TYPE_OF[m] == kind]
        out.append(float(len(done)))
    _bits(s.hired[seat], c.CHARACTERS, out)
    _bits(s.palaces[seat], c.PALACES, out)


def _message(message: int, out: list[float]) -> None:
    """Level, points, village or colours of an undelivered message."""
    if message == NONE:
        out.extend([0.0] * (c.LEVELS + 1 + c.LOCATIONS + c.SHIELDS))
        return
    _one_of(c.LEVEL[message] - 1, c.LEVELS, out)
    out.append(c.MESSAGE_VP[message] / 10.0)
    _one_of(c.DESTINATION[message], c.LOCATIONS, out)
    for colour in range(c.SHIELDS):
        out.append(1.0 if colour in c.COLOURS[message] else 0.0)


def _board(s: State, seat: int, out: list[float]) -> None:
    for place in range(c.LOCATIONS):
        out.append(float(s.free[place]))
        out.append(1.0 if place == s.circus else 0.0)
        out.append(1.0 if s.owner[place] == seat else 0.0)
        _one_of(s.building[place], len(c.BUILDING_IDS), out)
        _one_of(s.shield[place], c.SHIELDS, out)


def _common(s: State, out: list[float]) -> None:
    for colour in range(c.SHIELDS):
        out.append(c.PRICES[s.market.index(colour)] / 4.0)
    for good in range(c.GOODS):
        out.append(s.supply[good] / c.GOOD_CARDS[good])
    for character in range(c.CHARACTERS):
        out.append(float(s.stock[character]))
    for palace in range(c.PALACES):
        out.append(float(s.palace_stock[palace]))
    for level in range(1, c.LEVELS + 1):
        out.append(s.deck_n[level] / 20.0)
    _one_of(s.agenda[-1] if s.agenda else -1, len(STEPS), out)
    for flag in (s.piece, s.bought, s.shipped, s.built, s.hires, s.messages_bought, s.delivered_here, s.towers):
        out.append(float(flag))
    out.append(0.0 if s.ending == NONE else 1.0)
    out.append(s.turns_begun / 60.0)


def names(seats: int) -> list[str]:
    """The same order as `features`, in words."""
    out: list[str] = []
    for i in range(seats):
        who = "me" if i == 0 else f"next{i}"
        out += [f"{who}.{name}" for name in _seat_names()]
    for place in c.LOCATION_IDS:
        out += [f"{place}.{name}" for name in ("horses", "circus", "mine", *c.BUILDING_IDS, *c.SHIELD_IDS)]
    out += [f"price.{shield}" for shield in c.SHIELD_IDS]
    out += [f"supply.{good}" for good in c.GOOD_IDS]
    out += [f"stock.{character}" for character in c.CHARACTER_IDS]
    out += [f"stock.{palace}" for palace in c.PALACE_IDS]
    out += [f"deck.{level}" for level in range(1, c.LEVELS + 1)]
    out += [f"step.{step}" for step in STEPS]
    out += [
        "piece",
        "bought",
        "shipped",
        "built",
        "hires",
        "messages_bought",
        "delivered_here",
        "towers",
        "ending",
        "turns",
    ]
    return out


def _seat_names() -> list[str]:
    out = ["turn", "deniers", "boat", "delivered", "points", "farms", "monasteries", *c.GOOD_IDS]
    for piece in ("merchant", "messenger"):
        out += [f"{piece}.{place}" for place in c.LOCATION_IDS] + [f"{piece}.horses", f"{piece}.heading"]
    for i in range(HAND):
        out += [f"message{i}.level{level}" for level in range(1, c.LEVELS + 1)] + [f"message{i}.points"]
        out += [f"message{i}.{place}" for place in c.LOCATION_IDS] + [f"message{i}.{s}" for s in c.SHIELD_IDS]
    for i in range(c.TOKENS):
        out += [f"token{i}.away", f"token{i}.free"]
    return out + [f"delivered.{t}" for t in c.TYPE_IDS] + c.CHARACTER_IDS + c.PALACE_IDS
