"""A table to set up any position of Orléans in a few words, for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import pytest

from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.rules import dispatch, rounds
from postchaise.games.orleans.state import (
    GONE,
    NONE,
    S_ACT,
    S_AFFECT,
    S_CENSUS,
    S_DRAW,
    S_END,
    S_EVENT,
    S_FOLLOW,
    S_FOLLOWERS,
    S_GEAR,
    S_GEARS,
    S_PLAN,
    S_PLANNING,
    S_REVEAL,
    S_TORTURE,
    S_TOWER,
    State,
    fill_space,
    is_place_active,
)
from postchaise.kernel.messages.log import Log
from postchaise.testing import Scenario as Base

HALT = 99  # no step of the game: the table stops there instead of going on to the next phase

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Names the rules and vectors a test would notice being broken; tests/test_rule_coverage.py reads it."""
    return pytest.mark.rule(*ids)


class Table(Base[State]):
    """Seat 0 is first player; everything not set is as after the setup. Followers set up come from nowhere.

    `plan()`, `follow()`, `act()`, `census()`, `event()`, `window()`, `torture()` begin a phase; when it is over, the
    table stops, unless `on=True` lets the round go on.
    """

    game = GAME
    usual: ClassVar = {"first_seat": 1}

    # Arranging: the player

    def coins(self, *coins: int, seat: int = 0) -> Table:
        """Of one seat, or of several from that seat on."""
        self.s.coins[seat : seat + len(coins)] = coins
        return self

    def dev(self, *dev: int, seat: int = 0) -> Table:
        self.s.dev[seat : seat + len(dev)] = dev
        return self

    def track(self, character: str, *positions: int, seat: int = 0) -> Table:
        for i, position in enumerate(positions):
            self.s.track[(seat + i) * c.TRACKS + c.CHARACTER_IDS.index(character)] = position
        return self

    def goods(self, seat: int = 0, **goods: int) -> Table:
        """Taken from the supply, or returned to it."""
        for good, tiles in goods.items():
            self.s.good_supply[c.GOOD_IDS.index(good)] += self.wares(good, seat) - tiles
            self.s.goods[seat * c.GOODS + c.GOOD_IDS.index(good)] = tiles
        return self

    def bag(self, *followers: str, seat: int = 0) -> Table:
        """These followers and no others; "own-farmer" is the one in the player's colour."""
        self.s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS] = counts(followers)
        return self

    def market(self, *followers: str, seat: int = 0) -> Table:
        self.s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS] = counts(followers)
        return self

    def tower(self, *followers: str) -> Table:
        """Who lies in the Gunpowder Tower; give somebody the tile first."""
        self.s.tower = counts(followers)
        self.s.stored = self.s.tower[:]
        return self

    def stand(self, slot: str, *contents: str, seat: int = 0) -> Table:
        """Followers, or "gear", on the spaces of a slot such as "village-farmer" or "town-hall", instead of others."""
        index = c.SLOT_IDS.index(slot)
        first = seat * c.SPACES + c.SLOT_FIRST[index]
        self.s.space[first : first + c.SLOT_SIZE[index]] = [c.EMPTY] * c.SLOT_SIZE[index]
        for content in contents:
            number = c.GEAR if content == "gear" else c.FOLLOWER_IDS.index(content)
            fill_space(self.s.space, seat * c.SPACES, index, number)
        return self

    def fill(self, *places: str, seat: int = 0) -> Table:
        """Every empty space of a place gets what is printed on it; a farmer where anybody may stand."""
        for place in places:
            index = c.PLACE_IDS.index(place)
            for slot in range(c.FIRST_SLOT[index], c.FIRST_SLOT[index + 1]):
                printed = c.SLOT_PRINT[slot] if c.SLOT_PRINT[slot] < c.CHARACTERS else c.FARMER
                first = seat * c.SPACES
                while self.s.space[first + c.SLOT_LAST[slot]] == c.EMPTY:
                    fill_space(self.s.space, first, slot, printed)
        return self

    def tile(self, *tiles: str, seat: int = 0) -> Table:
        for tile in tiles:
            index = c.PLACE_IDS.index(tile)
            self.s.holder[index] = seat
            self.s.tiles[seat] = tuple(sorted([*self.s.tiles[seat], index]))
            self.s.wild[seat] |= c.WILD_BIT[index]
        return self

    def gears(self, unplaced: int, placed: int | None = None, seat: int = 0) -> Table:
        """Technology tiles to place, and how many were placed in the whole game so far."""
        self.s.gear_supply -= unplaced - self.s.gears[seat]
        self.s.gears[seat] = unplaced
        self.s.placed[seat] = self.s.placed[seat] if placed is None else placed
        return self

    def merchant(self, town: str, seat: int = 0) -> Table:
        self.s.merchant[seat] = c.TOWN_IDS.index(town)
        return self

    def station(self, *towns: str, seat: int = 0) -> Table:
        for town in towns:
            self.s.station[c.TOWN_IDS.index(town)] |= 1 << seat
            self.s.built[seat] += 1
            self.s.reserve[seat] -= 1
        return self

    def reserve(self, stations: int, seat: int = 0) -> Table:
        self.s.reserve[seat] = stations
        return self

    def citizen(self, *citizens: str, seat: int = 0) -> Table:
        for citizen in citizens:
            self.s.citizen[c.CITIZEN_IDS.index(citizen)] = seat
        return self

    # Arranging: what is common

    def supply(self, **characters: int) -> Table:
        for character, tokens in characters.items():
            self.s.supply[c.CHARACTER_IDS.index(character)] = tokens
        return self

    def good_supply(self, **goods: int) -> Table:
        for good, tiles in goods.items():
            self.s.good_supply[c.GOOD_IDS.index(good)] = tiles
        return self

    def gear_supply(self, tiles: int) -> Table:
        self.s.gear_supply = tiles
        return self

    def cargo(self, route: str, *goods: str) -> Table:
        """The goods on a route, on its first spaces; the others are empty."""
        index = c.ROUTE_IDS.index(route)
        size = c.FIRST_CARGO[index + 1] - c.FIRST_CARGO[index]
        numbers = [c.GOOD_IDS.index(good) for good in goods]
        self.s.cargo[c.FIRST_CARGO[index] : c.FIRST_CARGO[index + 1]] = numbers + [NONE] * (size - len(numbers))
        return self

    def deed(self, deed: str, **spaces: int) -> Table:
        """Only these spaces of a deed are open."""
        first = c.DEED_IDS.index(deed) * c.CHARACTERS
        self.s.deed_open[first : first + c.CHARACTERS] = [spaces.get(id, 0) for id in c.CHARACTER_IDS]
        return self

    def deeds_closed(self) -> Table:
        self.s.deed_open = [0] * len(self.s.deed_open)
        return self

    def gone(self, *tiles: str) -> Table:
        for tile in tiles:
            self.s.holder[c.PLACE_IDS.index(tile)] = GONE
        return self

    def first(self, seat: int) -> Table:
        self.s.first = seat
        return self

    def hourglass(self, event: str, stack: str = "a", round: int = 0) -> Table:
        """The tile of this round."""
        self.s.event, self.s.stack = c.EVENT_IDS.index(event), c.STACK_IDS.index(stack)
        self.s.round = round or self.s.round
        return self

    # Where in the round we are

    def _begin(self, steps: list[int], on: bool) -> Table:
        rest = rounds.ROUND_STEPS[: rounds.ROUND_STEPS.index(steps[0])] if on else [HALT]
        self.s.agenda = [*rest, *steps]
        self.log = Log()
        dispatch.advance_to_question(self.s, self.dice, self.log)
        return self

    def census(self) -> Table:
        return self._begin([S_CENSUS], False)

    def follow(self, on: bool = False) -> Table:
        """Phase 3; the Gunpowder Tower follows."""
        return self._begin([S_TOWER, S_DRAW, S_FOLLOW, S_FOLLOWERS], on)

    def plan(self, on: bool = False) -> Table:
        """Phase 4."""
        return self._begin([S_REVEAL, S_PLAN, S_PLANNING], on)

    def act(self, on: bool = False) -> Table:
        """Phase 5 without its technology window; players who can do nothing have passed."""
        return self._begin([S_ACT, S_REVEAL], on)

    def window(self, on: bool = False) -> Table:
        """The technology window after the last pass."""
        return self._begin([S_GEAR, S_GEARS], on)

    def event(self, event: str, stack: str = "a", on: bool = False) -> Table:
        """Phase 6 with this event."""
        return self.hourglass(event, stack)._begin([S_AFFECT, S_EVENT], on)

    def torture(self, debt: int, seat: int = 0) -> Table:
        self.s.debt, self.s.active = debt, seat
        return self._begin([S_TORTURE], False) if debt else self

    def end(self) -> Table:
        """Phase 7 of the last round."""
        self.s.round = c.ROUNDS
        return self._begin([S_END], False)

    def draws(self, *followers: str) -> Table:
        """Which followers will be drawn."""
        return self.rolls(*(c.FOLLOWER_IDS.index(follower) for follower in followers))

    # Playing

    def asked(self, seat: int | None = None) -> int:
        """The seat named, or the active one, also while everybody decides."""
        return self.s.active if seat is None else seat

    # Looking

    @property
    def halted(self) -> bool:
        """The phase that was begun is over."""
        return self.s.agenda == [HALT]

    def wares(self, good: str, seat: int = 0) -> int:
        return self.s.goods[seat * c.GOODS + c.GOOD_IDS.index(good)]

    def position(self, character: str, seat: int = 0) -> int:
        return self.s.track[seat * c.TRACKS + c.CHARACTER_IDS.index(character)]

    def in_bag(self, seat: int = 0) -> list[str]:
        return named(self.s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])

    def on_market(self, seat: int = 0) -> list[str]:
        return named(self.s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])

    def in_tower(self) -> list[str]:
        return named(self.s.tower)

    def on(self, slot: str, seat: int = 0) -> list[str]:
        """Followers and "gear" on the spaces of a slot."""
        index = c.SLOT_IDS.index(slot)
        first = seat * c.SPACES + c.SLOT_FIRST[index]
        contents = self.s.space[first : first + c.SLOT_SIZE[index]]
        return ["gear" if i == c.GEAR else c.FOLLOWER_IDS[i] for i in contents if i != c.EMPTY]

    def active(self, place: str, seat: int = 0) -> bool:
        return is_place_active(self.s, seat, c.PLACE_IDS.index(place))

    def at(self, seat: int = 0) -> str:
        return c.TOWN_IDS[self.s.merchant[seat]]

    def on_route(self, route: str) -> list[str]:
        index = c.ROUTE_IDS.index(route)
        goods = self.s.cargo[c.FIRST_CARGO[index] : c.FIRST_CARGO[index + 1]]
        return [c.GOOD_IDS[good] for good in goods if good != NONE]

    def citizens(self, seat: int = 0) -> int:
        return self.s.citizen.count(seat)

    def level(self, seat: int = 0) -> int:
        return c.LEVEL[self.s.dev[seat]]


def counts(followers: tuple[str, ...]) -> list[int]:
    return [followers.count(id) for id in c.FOLLOWER_IDS]


def named(numbers: list[int]) -> list[str]:
    return [id for id, n in zip(c.FOLLOWER_IDS, numbers, strict=True) for _ in range(n)]
