"""Samples an assignment of open shows to generations that agrees with everything that was counted.

Every valid assignment can come up, and no other. Each choice is weighted by the pile at that moment; choices that
later ones rule out are not reweighted, so the distribution is close to that of a fair shuffle, but not exact.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.dice import Dice

from ..components import CITIES
from .assignment import Assignment
from .deduction import OPEN_SHOW, DrawDeduction

ANYBODY: Final = -1  # for a seat


def sample_shuffle_assignment(puzzle: DrawDeduction, dice: Dice) -> None:
    open = puzzle.open_shows()
    if open:
        search = AssignmentSearch(puzzle, open, dice)
        while not search.run():
            search.clear()  # an unlucky start can take very long: start again instead


class AssignmentSearch(Assignment):
    """Gives every show a card of its city, then repairs seats that drew too many of a generation by exchanges."""

    def run(self) -> bool:
        p, failed = self.p, self._guess()
        self.entered = []
        for k in failed:
            self._squeeze(k)
            for i in self.open:
                if p.city[i] == p.city[k]:
                    self.tidy(i)
        patience = 24 + len(self.open) // 4
        while self.entered:
            i = self.dice.below(len(self.entered))
            place = self.entered[i]
            if not self.excess(place):
                self.entered[i] = self.entered[-1]
                self.entered.pop()
                continue
            patience -= 1
            if patience < 0:
                return False
            if not self._relieve(place):
                patience -= 3
                self._shake(place)
        return True

    # The beginning

    def _guess(self) -> list[int]:
        """Assign the shows in turn, those with one option left first; return those that had none left."""
        p, dice = self.p, self.dice
        order = self.open[:]
        for i in range(len(order) - 1, 0, -1):
            j = dice.below(i + 1)
            order[i], order[j] = order[j], order[i]
        left: dict[int, list[int]] = {}  # options
        cities: list[list[int]] = [[] for _ in range(CITIES)]
        seats: list[list[int]] = [[] for _ in range(p.seats)]
        for k in order:
            left[k] = p.options[k][:]
            cities[p.city[k]].append(k)
            seats[p.seat[k]].append(k)
        failed: list[int] = []
        while order:
            k = order.pop()
            if k not in left:
                continue
            options = left.pop(k)
            weights = [self.weight(k, option) for option in options]
            total = sum(weights)
            if total == 0:
                failed.append(k)
                continue
            generation = options[dice.pick(weights, total)]
            self.enter(k, generation)
            self.tidy(k)
            if p.supply[generation * CITIES + p.city[k]] == 0:
                _strike(generation, cities[p.city[k]], left, order)
            if p.counts[generation * p.seats + p.seat[k]] == 0:
                _strike(generation, seats[p.seat[k]], left, order)
        return failed

    def _squeeze(self, k: int) -> None:
        """Find a card of the city for this show, whatever its seat drew; other shows of the city move if they must."""
        p = self.p
        before = {k: k}
        queue = [k]
        i = 0
        while i < len(queue):
            j = queue[i]
            i += 1
            for option in p.options[j]:
                if p.supply[option * CITIES + p.city[k]] > 0:
                    while before[j] != j:
                        free = p.found[j]
                        self.leave(j)
                        self.enter(j, option)
                        j, option = before[j], free
                    self.enter(k, option)
                    return
                for rival in self.open:
                    if rival not in before and p.found[rival] == option and p.city[rival] == p.city[k]:
                        before[rival] = j
                        queue.append(rival)
        raise ValueError("no-explanation")  # the state contradicts itself

    # Exchanging

    def _partner(self, k: int, option: int, seat: int) -> int:
        """Return a show of the same city that another seat has there and could have here instead, or OPEN_SHOW."""
        p = self.p
        for other in range(p.seats):
            if other == seat or (seat == ANYBODY and other != p.seat[k]):
                for j in self.at[option * p.seats + other]:
                    if p.city[j] == p.city[k] and p.found[k] in p.options[j]:
                        return j
        return OPEN_SHOW

    def _relieve(self, place: int) -> bool:
        """Move an excess show to another generation, where it may displace others of its seat.

        One other seat takes the cards that are given up; if no single seat can, any seat may, and is repaired in turn.
        """
        p = self.p
        seat, other = place % p.seats, self.dice.below(p.seats)
        for _ in range(p.seats):
            other = (other + 1) % p.seats
            if other != seat and other != p.viewer and self._chain(place, other):
                return True
        return p.seats > 3 and self._chain(place, ANYBODY)

    def _chain(self, place: int, other: int) -> bool:
        p = self.p
        start, seat = place // p.seats, place % p.seats
        # Can the other seat take a card of the first generation?
        helps = other == ANYBODY or p.counts[start * p.seats + other] > 0
        if p.counts[place] < 0 and not helps:
            return False
        queue = self.excess(place)[:]
        root = {k: k for k in queue}
        before = dict.fromkeys(queue, OPEN_SHOW)
        i = 0
        while i < len(queue):
            k = queue[i]
            i += 1
            for option in p.options[k]:
                if option == p.found[k]:
                    continue
                card = p.supply[option * CITIES + p.city[k]] > 0 or self._partner(k, option, other) != OPEN_SHOW
                if option == start:
                    if card and root[k] != k and p.counts[place] >= 0 and self.fits(k, option, root[k]):
                        return self._carry_out(k, option, before, other)
                    continue
                if card and helps and self.fits(k, option, OPEN_SHOW):
                    return self._carry_out(k, option, before, other)
                for rival in self.at[option * p.seats + seat]:
                    if rival in before or not (card or p.city[rival] == p.city[k]):
                        continue
                    if self.fits(k, option, rival):
                        before[rival] = k
                        root[rival] = root[k]
                        queue.append(rival)
        return False

    def _carry_out(self, k: int, option: int, before: dict[int, int], other: int) -> bool:
        """Carry out a chain of moves, the last one first; stop where one move undoes another."""
        while k != OPEN_SHOW:
            left = self.p.found[k]
            if not self._exchange(k, option, other):
                return False
            k, option = before[k], left
        return True

    def _exchange(self, k: int, option: int, other: int) -> bool:
        """Move a show to another generation: onto a free card, or by exchange with the other seat."""
        p = self.p
        generation = p.found[k]
        if p.supply[option * CITIES + p.city[k]] > 0:
            self.leave(k)
            self.enter(k, option)
            self.tidy(k)
            return True
        j = self._partner(k, option, other)
        if j == OPEN_SHOW:
            return False
        self.leave(k)
        self.leave(j)
        self.enter(k, option)
        self.enter(j, generation)
        self.tidy(k)
        self.tidy(j)
        return True

    def _shake(self, place: int) -> None:
        """Move one of the excess shows to a random generation."""
        p, dice = self.p, self.dice
        shows = self.excess(place)
        k = shows[dice.below(len(shows))]
        option = p.options[k][dice.below(len(p.options[k]))]
        other = dice.below(p.seats)
        if option != p.found[k] and other != p.seat[k]:
            self._exchange(k, option, other)


def _strike(generation: int, shows: list[int], left: dict[int, list[int]], order: list[int]) -> None:
    """Remove a full generation from the options of these shows; shows with one option left come next."""
    for i in shows:
        if i in left and generation in left[i]:
            left[i].remove(generation)
            if len(left[i]) == 1:
                order.append(i)
