"""A table to set up any position of La Loire in a few words, for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import pytest

from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.rules.turn import TURN_STEPS
from postchaise.games.la_loire.state import HAND, NONE, S_FIRST, S_RIDE, S_STOP, State
from postchaise.testing import Scenario as Base

MERCHANT, MESSENGER = 0, 1
PIECES = {"merchant": MERCHANT, "messenger": MESSENGER}


def steps(until: int) -> list[int]:
    """The agenda of a turn, as the rules write it, when the first piece has come to this step."""
    last = len(TURN_STEPS) - 1 - TURN_STEPS[::-1].index(until)
    return TURN_STEPS[: last + 1]


F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Names the rules and vectors a test would notice being broken; tests/test_rule_coverage.py reads it."""
    return pytest.mark.rule(*ids)


class Table(Base[State]):
    """Seat 0 is at move. Colours of villages and market can be set; everything not set is as after the setup."""

    game = GAME
    usual: ClassVar = {"first_player": "loire_boat", "first_seat": 1}

    # Arranging

    def shield(self, **villages: str) -> Table:
        for village, colour in villages.items():
            self.s.shield[place(village)] = c.SHIELD_IDS.index(colour)
        return self

    def market(self, *colours: str) -> Table:
        """Seven colours, cheapest first."""
        self.s.market = [c.SHIELD_IDS.index(colour) for colour in colours]
        assert sorted(self.s.market) == list(range(c.SHIELDS))
        return self

    def price(self, village: str, price: int) -> Table:
        """Moves the village's tile to the first position with this price."""
        tile = self.s.shield[place(village)]
        self.s.market.remove(tile)
        self.s.market.insert(c.PRICES.index(price), tile)
        return self

    def circus(self, village: str) -> Table:
        self.s.circus = place(village)
        return self

    def piece(self, piece: str, at: str, horses: int = 0, heading: int = 1, seat: int = 0) -> Table:
        index = 2 * seat + PIECES[piece]
        self.s.at[index], self.s.horses[index] = place(at), horses
        self.s.heading[index] = 0 if c.IS_CITY[place(at)] else heading
        return self

    def free(self, **villages: int) -> Table:
        """Free horses; every village not named keeps what it has."""
        for village, horses in villages.items():
            self.s.free[place(village)] = horses
        return self

    def no_free_horses(self) -> Table:
        self.s.free = [0] * c.LOCATIONS
        return self

    def deniers(self, deniers: int, seat: int = 0) -> Table:
        self.s.deniers[seat] = deniers
        return self

    def goods(self, seat: int = 0, **goods: int) -> Table:
        for good, cards in goods.items():
            self.s.supply[c.GOOD_IDS.index(good)] += self.wares(good, seat) - cards
            self.s.goods[seat * c.GOODS + c.GOOD_IDS.index(good)] = cards
        return self

    def building(self, village: str, kind: str, seat: int = 0) -> Table:
        self.s.building[place(village)], self.s.owner[place(village)] = c.BUILDING_IDS.index(kind), seat
        if kind == "monastery":
            self.s.monasteries[seat] -= 1
        else:
            self.s.farms[seat] -= 1
            self.s.towers -= kind == "castle"
        return self

    def hire(self, *characters: str, seat: int = 0) -> Table:
        """Puts characters into service, tokens included, without paying."""
        for character in characters:
            index = c.CHARACTER_IDS.index(character)
            self.s.hired[seat] |= 1 << index
            self.s.stock[index] -= 1
            if character in ("apprentice", "helper"):
                self.s.tokens[seat * c.TOKENS + (character == "helper")] = -1
        return self

    def palace(self, *palaces: str, seat: int = 0, new: bool = False) -> Table:
        for palace in palaces:
            index = c.PALACE_IDS.index(palace)
            self.s.palaces[seat] |= 1 << index
            self.s.palace_stock[index] -= 1
            self.s.new_palaces |= new << index
        return self

    def messages(self, *messages: str, seat: int = 0) -> Table:
        """Undelivered messages of a player, instead of those held."""
        first = seat * HAND
        for old in self.s.held[first : first + HAND]:
            if old != NONE:
                self._home(old)
        numbers = [c.MESSAGE_IDS.index(message) for message in messages]
        for number in numbers:
            self._leave_deck(number, 2 * seat)
        self.s.held[first : first + HAND] = numbers + [NONE] * (HAND - len(numbers))
        return self

    def delivered(self, *messages: str, seat: int = 0) -> Table:
        for message in messages:
            self._leave_deck(c.MESSAGE_IDS.index(message), 2 * seat + 1)
            self.s.delivered[seat] += 1
        return self

    def deck(self, level: int, *messages: str) -> Table:
        """Only these messages are left in a deck; the others count as gone (delivered by nobody at the table)."""
        for message in range(c.MESSAGES):
            if c.LEVEL[message] == level and self.s.message_state[message] == NONE:
                self.s.deck[message] = int(c.MESSAGE_IDS[message] in messages)
                self.s.message_state[message] = NONE if self.s.deck[message] else 99
        self.s.deck_n[level] = len(messages)
        return self

    def _home(self, message: int) -> None:
        self.s.message_state[message], self.s.deck[message] = NONE, 1
        self.s.deck_n[c.LEVEL[message]] += 1

    def _leave_deck(self, message: int, state: int) -> None:
        if self.s.message_state[message] == NONE:
            self.s.deck_n[c.LEVEL[message]] -= 1
        self.s.message_state[message], self.s.deck[message] = state, 0

    def token(self, token: int, message: str, village: str, seat: int = 0) -> Table:
        """Token 1 or 2 stands in a village for a message."""
        self.s.tokens[seat * c.TOKENS + token - 1] = 32 * c.MESSAGE_IDS.index(message) + place(village)
        return self

    # Where in the turn we are

    def stop(self, piece: str, at: str, last: bool = False) -> Table:
        """The piece has just stopped there; the other one follows unless this is the last stop of the turn."""
        stack = 2 * self.s.active + PIECES[piece]
        self.s.at[stack] = place(at)
        self.s.heading[stack] = 0 if c.IS_CITY[place(at)] else (self.s.heading[stack] or 1)
        self.s.piece = PIECES[piece]
        self.s.agenda = TURN_STEPS[: TURN_STEPS.index(S_STOP) + 1] if last else steps(S_STOP)
        return self

    def ride(self, piece: str) -> Table:
        """The piece is about to ride, first of the two."""
        self.s.piece = PIECES[piece]
        self.s.agenda = steps(S_RIDE)
        return self

    def first(self) -> Table:
        """A fresh turn: which piece goes first?"""
        self.s.agenda = steps(S_FIRST)
        return self

    def draws(self, *messages: str) -> Table:
        """Which messages will be drawn."""
        return self.rolls(*(c.MESSAGE_IDS.index(message) for message in messages))

    # Looking

    def wares(self, good: str, seat: int = 0) -> int:
        return self.s.goods[seat * c.GOODS + c.GOOD_IDS.index(good)]

    def held(self, seat: int = 0) -> list[str]:
        return [c.MESSAGE_IDS[m] for m in self.s.held[seat * HAND : (seat + 1) * HAND] if m != NONE]

    def tiles(self) -> list[str]:
        return [c.SHIELD_IDS[tile] for tile in self.s.market]

    def at(self, piece: str, seat: int = 0) -> str:
        return c.LOCATION_IDS[self.s.at[2 * seat + PIECES[piece]]]

    def horses(self, piece: str, seat: int = 0) -> int:
        return self.s.horses[2 * seat + PIECES[piece]]


def place(location: str) -> int:
    return c.LOCATION_IDS.index(location)


def told(t: Table, notation: str) -> dict[str, dict[str, Any]]:
    """The effects of a choice, by their ids."""
    return t.effects(notation)
