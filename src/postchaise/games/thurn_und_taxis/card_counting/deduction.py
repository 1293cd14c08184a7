"""What can be deduced about cards that nobody saw: after which shuffle they were drawn, and by whom.

A generation is the set of cards drawn unseen between two shuffles. The pile is empty whenever it is shuffled, and the
discard is face up, so everybody knows which cards all players together drew, and how many each. A player who plays a
card that nobody saw being taken shows that it was drawn, but not in which generation. Nothing else can be known: every
assignment of shows to generations, and of the remaining cards to the seats that drew them, agrees with what was seen
(TT-INFO-01, TT-INFO-04).

Two lists are therefore enough. A draw encodes `generation, seat, city`. A show encodes `generation, drawn, seat, city`:
when the card was shown, and how many cards of that generation the seat had drawn by then. Both are in the order of the
generations.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from ..components import CARDS, CITIES

CITY_MASK: Final = 31  # the lowest five bits of a draw or a show; then two of the seat
SEAT_MASK: Final = 3
OPEN_SHOW: Final = -1


def encode_draw(generation: int, seat: int, city: int) -> int:
    return generation << 7 | seat << 5 | city


def encode_shown_card(generation: int, drawn: int, seat: int, city: int) -> int:
    return generation << 14 | drawn << 7 | seat << 5 | city


class DrawDeduction:
    """Narrows down the generation of each show: `deduce` finds what is certain, sampling.py samples the rest.

    `viewer` knows its own cards, so they are left out; -1 stands for common knowledge. Generations are counted from 0
    here, the oldest first.
    """

    def __init__(self, seats: int, viewer: int, draws: list[int], shows: list[int]) -> None:
        self.seats: i64 = seats
        self.viewer: i64 = viewer
        self.draws = draws
        self.shows = shows
        self.names: list[int] = _generations(draws)  # per generation: its number in draws and shows
        most = len(self.names) + 1  # there is room for the pile, too
        self.supply: vec[i64] = vec[i64]([0] * (most * CITIES))  # generations * CITIES: not yet given to anybody
        self.counts: vec[i64] = vec[i64]([0] * (most * seats))  # generations * seats: how many each still gets
        n = len(shows)
        self.seat: vec[i64] = vec[i64]([0] * n)  # and so on: per show
        self.city: vec[i64] = vec[i64]([0] * n)
        self.last: vec[i64] = vec[i64]([0] * n)  # the generation in which it was shown, or the last one before it
        self.room: vec[i64] = vec[i64]([0] * n)  # how many cards of that one the seat had drawn
        self.options: list[list[int]] = []  # generations it can be of
        self.found: vec[i64] = vec[i64]([OPEN_SHOW] * n)  # the one it is of
        generation: i64 = 0
        for code in draws:
            if self.names[generation] != code >> 7:
                generation += 1
            seat = code >> 5 & SEAT_MASK
            if seat != viewer:
                self.supply[generation * CITIES + (code & CITY_MASK)] += 1
                self.counts[generation * seats + seat] += 1

    def add_pile(self, generation: int, pool: vec[i64], fresh: vec[i64], fresh_n: vec[i64]) -> None:
        """Add the pile as it was last shuffled, which has more cards than were drawn from it."""
        at, first = len(self.names), self.viewer * CITIES
        self.names.append(generation)
        for city in range(CITIES):
            self.supply[at * CITIES + city] = pool[city] - fresh[first + city] if self.viewer >= 0 else pool[city]
        for seat in range(self.seats):
            self.counts[at * self.seats + seat] = 0 if seat == self.viewer else fresh_n[seat]

    def deduce(self) -> None:
        """Find the possible generations of each show, and settle shows with only one.

        A show cannot be older than a shuffle at which no such card, or no card of that seat, was left to show.
        """
        cities, seats = vec[i64]([0] * CITIES), vec[i64]([0] * self.seats)  # left to show, in the course of time
        since_city, since_seat = vec[i64]([0] * CITIES), vec[i64]([0] * self.seats)
        i: i64 = 0
        for generation in range(len(self.names)):
            for seat in range(self.seats):
                n = self.counts[generation * self.seats + seat]
                if n and seats[seat] == 0:
                    since_seat[seat] = generation
                seats[seat] += n
            end = self.names[generation + 1] if generation + 1 < len(self.names) else -1
            if i < len(self.shows) or end >= 0:
                first = generation * CITIES
                for city in range(CITIES):
                    n = self.supply[first + city]
                    if n:
                        if cities[city] == 0:
                            since_city[city] = generation
                        cities[city] += n
            while i < len(self.shows) and (end < 0 or self.shows[i] >> 14 < end):
                code: i64 = self.shows[i]
                seat, city = code >> 5 & SEAT_MASK, code & CITY_MASK
                room = code >> 7 & 127 if code >> 14 == self.names[generation] else CARDS
                options: list[int] = []
                if seat != self.viewer:
                    cities[city] -= 1
                    seats[seat] -= 1
                    for option in range(max(since_city[city], since_seat[seat]), generation + (1 if room else 0)):
                        if self.supply[option * CITIES + city] and self.counts[option * self.seats + seat]:
                            options.append(option)
                self.seat[i] = seat
                self.city[i] = city
                self.last[i] = generation
                self.room[i] = room
                self.options.append(options)
                i += 1
        certain = [k for k in range(len(self.found)) if len(self.options[k]) == 1]
        while certain:
            k = certain.pop()
            if self.found[k] == OPEN_SHOW:
                self._settle(k, self.options[k][0], certain)

    def open_shows(self) -> list[int]:
        """Return the shows of other seats that have several possible generations."""
        return [k for k in range(len(self.found)) if self.found[k] == OPEN_SHOW and self.seat[k] != self.viewer]

    def _settle(self, k: i64, generation: i64, certain: list[int]) -> None:
        """Settle a show; others that lose a possible generation may become certain."""
        seat, city = self.seat[k], self.city[k]
        self.assign(k, generation, 1)
        no_card = self.supply[generation * CITIES + city] == 0
        no_draw = self.counts[generation * self.seats + seat] == 0
        timed = generation == self.last[k] and self.room[k] < CARDS
        if not (no_card or no_draw or timed):
            return
        for i in range(len(self.found)):
            if self.found[i] != OPEN_SHOW or self.seat[i] == self.viewer:
                continue
            gone = (no_card and self.city[i] == city) or (no_draw and self.seat[i] == seat)
            if timed and self.seat[i] == seat and self.last[i] == generation and CARDS > self.room[i] >= self.room[k]:
                self.room[i] -= 1  # one of the draws it could have been is used up
                gone = gone or self.room[i] == 0
            if gone and generation in self.options[i]:
                self.options[i].remove(generation)
                if len(self.options[i]) == 1:
                    certain.append(i)

    def assign(self, k: i64, generation: i64, n: i64) -> None:
        """Assign a show to a generation, or undo that with n = -1."""
        self.found[k] = generation if n > 0 else OPEN_SHOW
        self.supply[generation * CITIES + self.city[k]] -= n
        self.counts[generation * self.seats + self.seat[k]] -= n


def _generations(draws: list[int]) -> list[int]:
    """Return the numbers of the generations of some draws."""
    found: list[int] = []
    last: i64 = -1
    for code in draws:
        if code >> 7 != last:
            last = code >> 7
            found.append(last)
    return found


# Pruning


def drop_settled_draws(seats: int, draws: list[int], shows: list[int]) -> None:
    """Just before a shuffle: drop draws and shows that say nothing more about the hands.

    These are shows whose generation everybody knows, with their draws, and generations whose cards have all been shown.
    Nothing that could still be deduced is lost.
    """
    puzzle = DrawDeduction(seats, -1, draws, shows)
    puzzle.deduce()
    group = list(range(len(puzzle.names)))  # generations that share an open show
    for k in range(len(shows)):
        if puzzle.found[k] == OPEN_SHOW:
            for option in puzzle.options[k]:
                _join(group, option, puzzle.options[k][0])
    held = [0] * len(group)  # cards of the group still in the hands
    for generation in range(len(group)):
        for seat in range(seats):
            held[group[generation]] += puzzle.counts[generation * seats + seat]
    for k in range(len(shows)):
        if puzzle.found[k] == OPEN_SHOW:
            held[group[puzzle.options[k][0]]] -= 1
    kept: list[int] = []
    gone = vec[bool]([False] * len(draws))
    for k in range(len(shows)):
        code = shows[k]
        if puzzle.found[k] != OPEN_SHOW:
            _strike(draws, gone, encode_draw(puzzle.names[puzzle.found[k]], code >> 5 & SEAT_MASK, code & CITY_MASK))
        elif held[group[puzzle.options[k][0]]]:
            room = puzzle.room[k] if puzzle.room[k] < CARDS else code >> 7 & 127
            kept.append(encode_shown_card(code >> 14, room, code >> 5 & SEAT_MASK, code & CITY_MASK))
    shows[:] = kept
    alive = {puzzle.names[generation] for generation in range(len(group)) if held[group[generation]]}
    draws[:] = [draws[i] for i in range(len(draws)) if not gone[i] and draws[i] >> 7 in alive]


def _strike(draws: list[int], gone: vec[bool], code: i64) -> None:
    """Mark the first matching draw that is not marked yet."""
    i: i64 = 0
    while gone[i] or draws[i] != code:
        i += 1
    gone[i] = True


def _join(group: list[int], one: int, other: int) -> None:
    a, b = group[one], group[other]
    if a != b:
        for generation in range(len(group)):
            if group[generation] == a:
                group[generation] = b
