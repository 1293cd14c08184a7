"""A table to set up any position of Thurn und Taxis in a few words, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar

import pytest

from postchaise import Dice
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.card_counting.deduction import SEAT_MASK, encode_draw
from postchaise.games.thurn_und_taxis.events import CAUSES
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.rules import dispatch, turn
from postchaise.games.thurn_und_taxis.state import NOBODY, NONE, OFFICIAL_IDS, S_CLOSE, S_END, S_PLAY, State
from postchaise.kernel.messages.log import Log
from postchaise.testing import Scenario as Base

F = TypeVar("F", bound=Callable[..., Any])

# A route through all cities; its first n cities are a route of n cards
PATH = (
    *("lodz", "pilsen", "budweis", "linz", "passau", "salzburg", "innsbruck", "muenchen", "regensburg", "nuernberg"),
    *("wuerzburg", "mannheim", "carlsruhe", "freiburg", "basel", "zuerich", "kempten", "augsburg", "ingolstadt"),
    *("stuttgart", "sigmaringen", "ulm"),
)


def rule(*ids: str) -> Callable[[F], F]:
    """Names the rules and vectors a test would notice being broken; tests/test_rule_coverage.py reads it."""
    return pytest.mark.rule(*ids)


class Table(Base[State]):
    """Seat 0 begins. Arrange cards and pieces first, then say where in the turn we are: `draw`, `playing` or `closing`.

    Cards are only moved, never made: what a place needs comes from the pile, else from the discard or the display.
    Whatever is arranged counts as known to nobody but the owner, and as if the pile had just been shuffled.
    """

    game = GAME
    usual: ClassVar = {"first_player": "1"}

    # Arranging cards

    def hand(self, *cities: str, seat: int = 0) -> Table:
        """Exactly these cards, instead of those held."""
        first = seat * c.CITIES
        for city in range(c.CITIES):
            self.s.pile[city] += self.s.hand[first + city]
            self.s.hand[first + city] = self.s.known[first + city] = 0
        for name in cities:
            self._fetch(place(name))
            self.s.hand[first + place(name)] += 1
        return self._count()

    def known(self, *cities: str, seat: int = 0) -> Table:
        """These cards of the hand were seen by everybody."""
        for name in cities:
            self.s.known[seat * c.CITIES + place(name)] += 1
        return self._count()

    def route(self, *cities: str, seat: int = 0) -> Table:
        """From the left end to the right end."""
        for city in self.s.route[seat]:
            self.s.pile[city] += 1
        self.s.route[seat] = [place(name) for name in cities]
        self.s.covered[seat] = sum(1 << city for city in self.s.route[seat])
        for city in self.s.route[seat]:
            self._fetch(city)
        return self._count()

    def display(self, *cities: str, only: bool = False) -> Table:
        """These cards lie in the first slots; the other slots keep theirs, or are empty with `only`."""
        emptied = c.DISPLAY if only else len(cities)
        for slot in range(emptied):
            if self.s.display[slot] != NONE:
                self.s.pile[self.s.display[slot]] += 1
                self.s.display[slot] = NONE
        for slot, name in enumerate(cities):
            self._fetch(place(name))
            self.s.display[slot] = place(name)
        return self._count()

    def discard(self, *cities: str) -> Table:
        """Exactly these cards."""
        for city in range(c.CITIES):
            self.s.pile[city] += self.s.discard[city]
            self.s.discard[city] = 0
        for name in cities:
            self._fetch(place(name))
            self.s.discard[place(name)] += 1
            self.s.top = place(name)
        return self._count()

    def stock(self, pile: int, discard: int) -> Table:
        """So many cards in pile and discard; the others go to the hand of the last seat. Say it last."""
        spare = [city for city in range(c.CITIES) for _ in range(self.s.pile[city] + self.s.discard[city])]
        assert len(spare) >= pile + discard
        self.s.pile, self.s.discard = [0] * c.CITIES, [0] * c.CITIES
        for i, city in enumerate(spare):
            if i < pile:
                self.s.pile[city] += 1
            elif i < pile + discard:
                self.s.discard[city] += 1
                self.s.top = city
            else:
                self.s.hand[(self.s.seats - 1) * c.CITIES + city] += 1
        return self._count()

    def blind(self, *cities: str, seat: int = 0) -> Table:
        """These cards of the hand were drawn from the pile since it was shuffled: nobody else can tell. Say it last."""
        self.s.draws = [code for code in self.s.draws if code >> 5 & SEAT_MASK != seat]
        for name in cities:
            self.s.pool[place(name)] += 1
            self.s.fresh[seat * c.CITIES + place(name)] += 1
            self.s.fresh_n[seat] += 1
        return self

    def _fetch(self, city: int) -> None:
        """Takes a card out of the pile, else out of the discard, else out of the display."""
        s = self.s
        if s.pile[city]:
            s.pile[city] -= 1
        elif s.discard[city]:
            s.discard[city] -= 1
        else:
            other = next(k for k in range(c.CITIES) if s.pile[k] and k != city)
            s.display[s.display.index(city)] = other
            s.pile[other] -= 1

    def _count(self) -> Table:
        """Sizes follow from the cards; everybody knows what the pile holds, as after a shuffle."""
        s = self.s
        s.pile_n, s.discard_n = sum(s.pile), sum(s.discard)
        s.shown = c.DISPLAY - s.display.count(NONE)
        s.hand_n = [sum(s.hand[i * c.CITIES : (i + 1) * c.CITIES]) for i in range(s.seats)]
        s.hidden_n = [s.hand_n[i] - sum(s.known[i * c.CITIES : (i + 1) * c.CITIES]) for i in range(s.seats)]
        s.pool, s.fresh, s.fresh_n = s.pile[:], [0] * (s.seats * c.CITIES), [0] * s.seats
        s.shuffles, s.shows = 1, []
        hidden = [held - seen for held, seen in zip(s.hand, s.known)]
        s.draws = [encode_draw(0, i // c.CITIES, i % c.CITIES) for i in range(len(hidden)) for _ in range(hidden[i])]
        if not s.discard_n:
            s.top = NONE
        return self

    # Arranging pieces

    def houses(self, *cities: str, seat: int = 0) -> Table:
        """Adds houses; a letter lying there leaves the game."""
        for name in cities:
            bit = 1 << place(name)
            self.s.houses[seat] |= bit
            self.s.left[seat] -= 1
            if self.s.mail & bit:
                self.s.mail ^= bit
                self.s.removed += 1
        return self

    def houses_left(self, houses: int, seat: int = 0) -> Table:
        """Wherever the others may stand."""
        self.s.left[seat] = houses
        return self

    def carriage(self, level: int, seat: int = 0) -> Table:
        """0 for none."""
        self.s.level[seat] = c.CARRIAGE_LEVEL.index(level)
        return self

    def letters(self, letters: int, seat: int = 0) -> Table:
        """All of them owned since before the turn."""
        self.s.removed += self.s.letters[seat] - letters
        self.s.letters[seat] = letters
        if seat == self.s.active:
            self.s.purse = letters
        return self

    def courier(self, seat: int = 0) -> Table:
        """Held since before the turn; -1 puts it aside."""
        self.s.courier = seat
        self.s.price = c.PRICE_WITH_COURIER if seat == self.s.active else c.PRICE
        return self

    def tiles(self, stack: str, tiles: int, seat: int = 0) -> Table:
        """The topmost tiles that are left of a stack belong to a seat."""
        first, end = c.FIRST_TILE[c.STACK_IDS.index(stack)], c.FIRST_TILE[c.STACK_IDS.index(stack) + 1]
        left = [tile for tile in range(first, end) if self.s.tiles[tile] == NOBODY]
        for tile in left[:tiles]:
            self.s.tiles[tile] = seat
        return self

    def ended_by(self, seat: int, over: bool = True) -> Table:
        """This seat met an end condition first and holds the end tile."""
        self.s.ending, self.s.cause, self.s.over = seat, CAUSES.index("houses"), int(over)
        return self.tiles("game-end", 1, seat)

    def used(self, *officials: str) -> Table:
        """In this turn, already paid for."""
        for official in officials:
            self.s.used |= 1 << OFFICIAL_IDS.index(official)
            if official == "postmaster":
                self.s.forced = 0
        return self

    # Where in the turn we are

    def draw(self, seat: int = 0) -> Table:
        """A fresh turn, with price, letters and a forced Postmaster as they follow from the position."""
        self.s.active = seat
        turn.begin_turn(self.s, None)
        return self._advance()

    def playing(self) -> Table:
        """The cards are drawn, none is played."""
        self.s.drawn, self.s.played, self.s.forced = c.DRAWS, 0, 0
        self.s.agenda = [S_END, S_CLOSE, S_PLAY]
        return self._advance()

    def closing(self) -> Table:
        """A card was played, no second one; the route may be closed if it is long enough."""
        self.s.drawn, self.s.played, self.s.forced = c.DRAWS, c.PLAYS, 0
        self.s.agenda = [S_END, S_CLOSE]
        return self._advance()

    def _advance(self) -> Table:
        dispatch.advance_to_question(self.s, self.dice, None)
        return self

    def draws(self, *cities: str) -> Table:
        """Which cards will come from the pile, in this order."""
        return self.rolls(*(place(name) for name in cities))

    # Playing

    def close(self, houses: str = "houses each", carriage: str = "") -> Table:
        """Closes the route and answers every question until the turn is over: the first choice where none is named."""
        seat, turns = self.s.active, self.s.turns_begun
        self.play("close")
        log = Log()
        while not self.s.over and (self.s.active, self.s.turns_begun) == (seat, turns):
            legal = self.legal()
            answer = next((action for action in (houses, carriage) if action in legal), legal[0])
            self.play(answer)
            log.numbers += self.log.numbers
        self.log = log
        return self

    # Looking

    def cards(self, seat: int = 0) -> list[str]:
        """The hand, in the order of the cities."""
        held = self.s.hand[seat * c.CITIES : (seat + 1) * c.CITIES]
        return [c.CITY_IDS[city] for city in range(c.CITIES) for _ in range(held[city])]

    def shown(self) -> list[str | None]:
        return [c.CITY_IDS[city] if city != NONE else None for city in self.s.display]

    def laid(self, seat: int = 0) -> list[str]:
        return [c.CITY_IDS[city] for city in self.s.route[seat]]

    def built(self, seat: int = 0) -> set[str]:
        """Cities with a house."""
        return {c.CITY_IDS[city] for city in range(c.CITIES) if self.s.houses[seat] >> city & 1}

    def level(self, seat: int = 0) -> int:
        return c.CARRIAGE_LEVEL[self.s.level[seat]]

    def won(self, seat: int = 0) -> list[tuple[str, int]]:
        """Bonus tiles as (stack, points)."""
        owned = [tile for tile in range(c.TILES) if self.s.tiles[tile] == seat]
        return [(c.STACK_IDS[c.STACK_OF[tile]], c.TILE_POINTS[tile]) for tile in owned]

    def officials(self) -> list[str]:
        """Used this turn."""
        return [official for i, official in enumerate(OFFICIAL_IDS) if self.s.used >> i & 1]


def place(city: str) -> int:
    return c.CITY_IDS.index(city)


def wander(seats: int, seed: int, **options: Any) -> Iterator[tuple[State, str]]:
    """A random match to its end: every state, with the action that led to it. Routes are seldom abandoned."""
    dice = Dice(seed)
    s = GAME.new(seats, dice, **options)
    yield s, ""
    while not s.over:
        legal = [GAME.notation(action) for action in GAME.legal(s, s.active)]
        if len(legal) > 1 and "abandon" in legal and dice.below(8):
            legal.remove("abandon")
        action = legal[dice.below(len(legal))]
        GAME.apply(s, s.active, GAME.parse(action), dice)
        yield s, action
