"""From which shuffle on was a shown card in a hand? Every answer that fits all that was counted, one at random.

A generation is what was drawn from the pile between two shuffles: `supply` has its cards per city, `counts` how many
of them each seat drew. A show is a list of four numbers: the seat, the city, the generation in which the card was
shown, and how many cards the seat had drawn of that one by then. The card is of this generation or an earlier one.
"""

from __future__ import annotations

from estafette.kernel.dice import Dice


def explain(shows: list[list[int]], supply: list[list[int]], counts: list[list[int]], dice: Dice) -> list[int]:
    """A generation for every show; its cards are taken out of supply and counts."""
    search = Search(shows, supply, counts, dice)
    patience = search.patience
    while not search.run():
        if search.patience >= 0:
            raise ValueError("no-explanation")  # every way was tried: the state contradicts itself
        patience *= 2  # an unlucky beginning can cost very long: rather begin again
        search.patience = patience
    return search.found


class Search:
    """Settles the show with the fewest possibilities, then the others; goes back where that leads nowhere.

    `cities` and `seats` say per shuffle how many cards of a city, or of a seat, were held over it and may still turn
    out to be shown later: without them most ways would lead nowhere.
    """

    def __init__(self, shows: list[list[int]], supply: list[list[int]], counts: list[list[int]], dice: Dice) -> None:
        self.shows = shows
        self.supply = supply
        self.counts = counts
        self.dice = dice
        self.patience = 4 * len(shows)  # ways that may still be found to lead nowhere
        self.trouble = [1] * len(shows)  # how often nothing was left for it: such a show had better be settled early
        self.found: list[int] = [-1] * len(shows)
        self.cities = _held_over(supply, shows, 1)
        self.seats = _held_over(counts, shows, 0)

    def run(self) -> bool:
        chosen, weights, fewest = -1, [0], 0
        for i in range(len(self.shows)):
            if self.found[i] < 0:
                possible = self.weights(i)
                n = len(possible) - possible.count(0)
                if chosen < 0 or n < 2 or n * self.trouble[chosen] < fewest * self.trouble[i]:
                    chosen, weights, fewest = i, possible, n
                    if n < 2:
                        break
        if chosen < 0:
            return True
        if fewest == 0:
            self.trouble[chosen] += 1
        for _ in range(fewest):
            generation = self.dice.pick(weights, sum(weights))
            weights[generation] = 0
            self.found[chosen] = generation
            self._take(chosen, generation, 1)
            if self.run():
                return True
            self._take(chosen, generation, -1)
            self.found[chosen] = -1
            self.patience -= 1
            if self.patience < 0:
                return False
        return False

    def weights(self, i: int) -> list[int]:
        """Per generation: in how many ways the card can be of it; 0 where it cannot."""
        seat, city, last, _ = self.shows[i]
        weights = [0] * (last + 1)
        for generation in range(last, -1, -1):
            if generation < last and not (self.cities[generation][city] and self.seats[generation][seat]):
                break
            weights[generation] = self.supply[generation][city] * self.counts[generation][seat]
        if weights[last] and not self._in_time(i):
            weights[last] = 0
        return weights

    def _in_time(self, i: int) -> bool:
        """Had the seat drawn enough cards of the generation by then, and by every other such show, if this is one?"""
        seat, _, last, room = self.shows[i]
        drawn = [room]
        for k, show in enumerate(self.shows):
            if self.found[k] == last and show[2] == last and show[0] == seat:
                drawn.append(show[3])
        drawn.sort()
        return all(n > k for k, n in enumerate(drawn))

    def _take(self, i: int, generation: int, n: int) -> None:
        seat, city, last, _ = self.shows[i]
        self.supply[generation][city] -= n
        self.counts[generation][seat] -= n
        for shuffle in range(generation, last):
            self.cities[shuffle][city] -= n
            self.seats[shuffle][seat] -= n


def _held_over(drawn: list[list[int]], shows: list[list[int]], kind: int) -> list[list[int]]:
    """Per generation: drawn until its end, less what was shown until then."""
    held: list[list[int]] = []
    now = [0] * len(drawn[0])
    for generation, cards in enumerate(drawn):
        now = [now[i] + cards[i] for i in range(len(now))]
        for show in shows:
            if show[2] == generation:
                now[show[kind]] -= 1
        held.append(now)
    return held
