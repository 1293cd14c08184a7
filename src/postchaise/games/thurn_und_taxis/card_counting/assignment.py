"""A partial assignment of revealed cards to the shuffles they may come from."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.dice import Dice

from ..components import CARDS, CITIES
from .deduction import OPEN_SHOW, DrawDeduction

FINE: Final = 100_000  # weights are integers


class Assignment:
    """Which open show comes from which generation. A place is `generation * seats + seat`."""

    def __init__(self, puzzle: DrawDeduction, open: list[int], dice: Dice) -> None:
        self.p = puzzle
        self.open = open
        self.dice = dice
        self.at: list[list[int]] = [[] for _ in puzzle.counts]  # per place: open shows that are there
        self.cards: list[int] = []  # per generation: cards not yet given to anybody
        for generation in range(len(puzzle.names)):
            self.cards.append(sum(puzzle.supply[generation * CITIES : (generation + 1) * CITIES]))
        self.entered: list[int] = []  # places that may hold too many
        self.alike: dict[int, list[int]] = {}  # open shows of the same seat and city, oldest first
        for k in open:
            self.alike.setdefault(puzzle.seat[k] * CITIES + puzzle.city[k], []).append(k)

    def clear(self) -> None:
        for k in self.open:
            self.leave(k)

    def enter(self, k: int, generation: int) -> None:
        self.p.assign(k, generation, 1)
        self.cards[generation] -= 1
        place = generation * self.p.seats + self.p.seat[k]
        self.at[place].append(k)
        self.entered.append(place)

    def tidy(self, k: int) -> None:
        """Assign equal cards of a hand to generations in the order they were shown: that leaves the most room."""
        p = self.p
        alike = self.alike[p.seat[k] * CITIES + p.city[k]]
        for n in range(1, len(alike)):
            for m in range(n, 0, -1):
                i, j = alike[m - 1], alike[m]
                one, other = p.found[i], p.found[j]
                if one <= other or other == OPEN_SHOW or other not in p.options[i] or one not in p.options[j]:
                    break
                self.leave(i)
                self.leave(j)
                self.enter(i, other)
                self.enter(j, one)

    def leave(self, k: int) -> None:
        generation = self.p.found[k]
        self.at[generation * self.p.seats + self.p.seat[k]].remove(k)
        self.p.assign(k, generation, -1)
        self.cards[generation] += 1

    def weight(self, k: int, generation: int) -> int:
        """Return how likely the seat drew the card in this generation, given the assignments so far."""
        p = self.p
        ways = p.supply[generation * CITIES + p.city[k]] * p.counts[generation * p.seats + p.seat[k]]
        if ways <= 0 or not self.in_time(k, generation, OPEN_SHOW):
            return 0
        return ways * (FINE // self.cards[generation])

    def in_time(self, k: int, generation: int, without: int) -> bool:
        """Check that the seat had drawn enough cards of the generation for this show and the other shows from it."""
        p = self.p
        if generation != p.last[k] or p.room[k] >= CARDS:
            return True
        drawn = [p.room[k]]
        for i in self.at[generation * p.seats + p.seat[k]]:
            if p.last[i] == generation and i != without:
                drawn.append(p.room[i])
        drawn.sort()
        for n in range(len(drawn)):
            if drawn[n] <= n:
                return False
        return True

    def excess(self, place: int) -> list[int]:
        """Return the shows that exceed the cards the seat had drawn from the generation."""
        p = self.p
        if p.counts[place] < 0:
            return self.at[place]
        generation = place // p.seats
        drawn: list[int] = []
        for i in self.at[place]:
            if p.last[i] == generation:
                drawn.append(p.room[i])
        drawn.sort()
        for n in range(len(drawn)):
            if drawn[n] <= n:
                return [i for i in self.at[place] if p.last[i] == generation and p.room[i] <= drawn[n]]
        return []

    def fits(self, k: int, generation: int, without: int) -> bool:
        """Check that there is room for a show once another one has been removed."""
        p = self.p
        left = p.counts[generation * p.seats + p.seat[k]] + (0 if without == OPEN_SHOW else 1)
        return left > 0 and self.in_time(k, generation, without)
