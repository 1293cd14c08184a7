"""Numbers for bots and research: what one seat can know, in a fixed order, own seat first, mostly between 0 and 1.

Hidden cards of the others are not among them; cards everybody saw being taken are, whatever the memory aid shows.
"""

from __future__ import annotations

from typing import Final

from . import components as c
from .rules import scoring
from .state import OFFICIAL_IDS, STEPS, State, last_seat
from .view import pool, seen_in_hand, unseen

POINTS: Final = 30.0
HAND: Final = 10.0
ROUNDS: Final = 40.0


def features(s: State, seat: int) -> list[float]:
    out: list[float] = []
    for i in range(s.seats):
        _seat(s, (seat + i) % s.seats, seat, out)
    _map(s, out)
    _cards(s, seat, out)
    _common(s, out)
    return out


def _one_of(value: int, n: int, out: list[float]) -> None:
    for i in range(n):
        out.append(1.0 if i == value else 0.0)


def _bits(mask: int, n: int, out: list[float]) -> None:
    for i in range(n):
        out.append(float(mask >> i & 1))


def _counts(counts: list[int], out: list[float]) -> None:
    for count in counts:
        out.append(count / c.COPIES)


def _seat(s: State, seat: int, viewer: int, out: list[float]) -> None:
    route = s.route[seat]
    out.append(1.0 if seat == s.active else 0.0)
    out.append(1.0 if seat == last_seat(s) else 0.0)
    out.append(1.0 if seat == s.courier else 0.0)
    out.append(s.hand_n[seat] / HAND)
    out.append(s.letters[seat] / c.LETTERS)
    out.append(s.left[seat] / c.HOUSES)
    out.append(sum(scoring.sources(s, seat)) / POINTS)
    out.append(len(route) / c.CARRIAGE_LEVEL[c.LAST_CARRIAGE])
    _one_of(s.level[seat], len(c.CARRIAGE_LEVEL), out)
    _bits(s.houses[seat], c.CITIES, out)
    _bits(s.covered[seat], c.CITIES, out)
    _bits((1 << route[0] | 1 << route[-1]) if route else 0, c.CITIES, out)
    _counts(seen_in_hand(s, seat, viewer), out)
    for stack in range(c.STACKS):
        taken = 0
        for tile in range(c.FIRST_TILE[stack], c.FIRST_TILE[stack + 1]):
            if s.tiles[tile] == seat:
                taken += c.TILE_POINTS[tile]
        out.append(taken / c.STACK_VALUES[stack][0])


def _map(s: State, out: list[float]) -> None:
    _bits(s.mail, c.CITIES, out)


def _cards(s: State, seat: int, out: list[float]) -> None:
    for city in range(c.CITIES):
        out.append(s.display.count(city) / c.COPIES)
    _counts(s.discard, out)
    _counts(unseen(s, seat), out)
    _counts(pool(s, seat), out)
    out.append(s.pile_n / c.CARDS)


def _common(s: State, out: list[float]) -> None:
    for stack in range(c.STACKS):
        top = 0
        for tile in range(c.FIRST_TILE[stack + 1] - 1, c.FIRST_TILE[stack] - 1, -1):
            if s.tiles[tile] < 0:
                top = c.TILE_POINTS[tile]
        out.append(top / c.STACK_VALUES[stack][0])
    _one_of(s.agenda[-1] if s.agenda else -1, len(STEPS), out)
    _bits(s.used, len(OFFICIAL_IDS), out)
    out.append(s.purse / c.LETTERS)
    out.append(s.price / c.PRICE if s.options.expansion else 0.0)
    for flag in (s.forced, s.drawn, s.played):
        out.append(float(flag))
    out.append(1.0 if s.cause else 0.0)
    out.append(s.turns_begun / s.seats / ROUNDS)


def names(seats: int) -> list[str]:
    """The same order as `features`, in words."""
    out: list[str] = []
    for i in range(seats):
        who = "me" if i == 0 else f"next{i}"
        out += [f"{who}.{name}" for name in _seat_names()]
    for what in ("letter", "display", "discard", "unseen", "pool"):
        out += [f"{what}.{city}" for city in c.CITY_IDS]
    out.append("pile")
    out += [f"top.{stack}" for stack in c.STACK_IDS]
    out += [f"step.{step}" for step in STEPS]
    out += [f"used.{official}" for official in OFFICIAL_IDS]
    return [*out, "purse", "price", "forced", "drawn", "played", "ending", "rounds"]


def _seat_names() -> list[str]:
    out = ["turn", "last", "courier", "hand", "letters", "houses_left", "points", "route_length"]
    out += [f"carriage{level}" for level in c.CARRIAGE_LEVEL]
    for what in ("house", "route", "end", "card"):
        out += [f"{what}.{city}" for city in c.CITY_IDS]
    return out + [f"tile.{stack}" for stack in c.STACK_IDS]
