"""A card counter of our own: what somebody knows who has seen every card, and which worlds are still possible."""

from __future__ import annotations

from collections import Counter, deque

from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.events import EVENTS
from postchaise.games.thurn_und_taxis.state import State
from postchaise.kernel.game import LogEvent

Cards = Counter[int]


class Shuffle:
    """What was face down after a shuffle, less what was seen leaving it; how many each of the others drew of it."""

    def __init__(self, cards: Cards, seats: int) -> None:
        self.cards = cards
        self.drawn = [0] * seats


class Memory:
    """Reads lines in order. A card another player draws from the pile is a number only.

    `forgetful`: at a shuffle it is forgotten after which earlier shuffle a card was drawn.
    """

    def __init__(self, s: State, me: int, forgetful: bool) -> None:
        self.me, self.seats, self.forgetful = me, s.seats, forgetful
        self.display: Cards = Counter(city for city in s.display if city >= 0)
        self.discard: Cards = Counter()
        self.routes: list[Cards] = [Counter() for _ in range(s.seats)]
        self.seen: list[Cards] = [Counter() for _ in range(s.seats)]  # cards in hand that I know; of mine all
        self.hidden = [0] * s.seats
        self.shuffles = [Shuffle(Counter(dict.fromkeys(range(c.CITIES), 3)) - self.display, s.seats)]
        self.shown: list[list[Cards]] = [[Counter() for _ in range(s.seats)]]  # hidden cards laid open, per shuffle

    def read(self, line: LogEvent) -> None:
        event, seat, city = EVENTS[line[0]].name, line[1], line[2]
        now = self.shuffles[-1]
        if event == "draw":
            self.display[city] -= 1
            self.seen[seat][city] += 1
        elif event == "refill":
            self.display[city] += 1
            now.cards[city] -= 1
        elif event == "draw-pile" and seat == self.me:
            self.seen[seat][city] += 1
            now.cards[city] -= 1
        elif event == "draw-pile":
            self.hidden[seat] += 1
            now.drawn[seat] += 1
        elif event == "shuffle":
            assert now.cards.total() == sum(now.drawn)  # the pile is empty
            assert self.discard.total() == line[2]
            if self.forgetful:
                self._forget()
            self.shuffles.append(Shuffle(+self.discard, self.seats))
            self.shown.append([Counter() for _ in range(self.seats)])
            self.discard = Counter()
        elif event == "administrator":
            self.discard += self.display
            self.display = Counter()
        elif event == "play":
            self._leaves(seat, city)
            self.routes[seat][city] += 1
        elif event == "discard":
            self._leaves(seat, city)
            self.discard[city] += 1
        elif event in ("abandon", "clear"):
            self.discard += self.routes[seat]
            self.routes[seat] = Counter()

    def _forget(self) -> None:
        """All hidden cards of the others become one heap, of which each of them has so many."""
        old = Shuffle(self.unseen(), self.seats)
        old.drawn = self.hidden[:]
        self.shuffles, self.shown = [old], [[Counter() for _ in range(self.seats)]]

    def unseen(self) -> Cards:
        """Cards in the pile or hidden in the hands of the others."""
        visible = sum((*self.seen, *self.routes), self.display + self.discard)
        return Counter(dict.fromkeys(range(c.CITIES), 3)) - visible

    def _leaves(self, seat: int, city: int) -> None:
        if self.seen[seat][city]:
            self.seen[seat][city] -= 1
        else:
            assert seat != self.me
            self.hidden[seat] -= 1
            self.shown[-1][seat][city] += 1

    # Could this world be?

    def contradiction(self, world: State, deduce: bool = True) -> str:
        """What is wrong with an imagined world, or nothing. `deduce`: also who can have drawn which card."""
        hands = [Counter(cards(world.hand, seat)) for seat in range(self.seats)]
        pile: Cards = Counter({city: n for city, n in enumerate(world.pile) if n})
        if Counter(city for city in world.display if city >= 0) != +self.display:
            return "display"
        if Counter({city: n for city, n in enumerate(world.discard) if n}) != +self.discard:
            return "discard"
        if [Counter(route) for route in world.route] != self.routes:
            return "routes"
        if hands[self.me] != +self.seen[self.me]:
            return "own hand"
        for seat in range(self.seats):
            if not self.seen[seat] <= hands[seat] or hands[seat].total() != self.seen[seat].total() + self.hidden[seat]:
                return f"hand of {seat}"
        last = self.shuffles[-1]
        if not pile <= last.cards or pile.total() != last.cards.total() - sum(last.drawn):
            return "pile"
        everything = sum((*hands, *self.routes), pile + self.display + self.discard)
        if any(everything[city] != 3 for city in range(c.CITIES)):
            return "cards made or lost"
        for seat in range(self.seats if deduce else 0):
            if seat != self.me and not self._could_hold(seat, hands[seat] - self.seen[seat], last.cards - pile):
                return f"history of {seat}"
        return ""

    def _could_hold(self, seat: int, held: Cards, drawn_last: Cards) -> bool:
        """Is there a way to tell the draws of this seat from those of the others, shuffle by shuffle?

        Of the cards that the others drew blindly after shuffle k, the seat drew its number; at any time it drew at
        least the cards it laid open, and left at least those that the rest laid open. A flow from shuffles to cities.
        """
        flow = Flow()
        gone = [shuffle.cards for shuffle in self.shuffles[:-1]] + [drawn_last]
        total: Cards = Counter()
        own: Cards = Counter()
        rest: Cards = Counter()
        for k, cards_k in enumerate(gone):
            flow.edge("source", k, self.shuffles[k].drawn[seat], self.shuffles[k].drawn[seat])
            total += cards_k
            for other in range(self.seats):
                if other == seat:
                    own += self.shown[k][other]
                else:
                    rest += self.shown[k][other]
            for city in range(c.CITIES):
                if cards_k[city]:
                    flow.edge(k, (k, city), 0, cards_k[city])
                least, most = own[city], total[city] - rest[city]
                if k == len(gone) - 1:
                    least += held[city]
                    most = least
                if least > most:
                    return False
                if most:
                    flow.edge((k, city), (k + 1, city) if k < len(gone) - 1 else "sink", least, most)
        return flow.possible()


def cards(counts: list[int], seat: int) -> dict[int, int]:
    first = seat * c.CITIES
    return {city: counts[first + city] for city in range(c.CITIES) if counts[first + city]}


Node = object  # a word, the number of a shuffle, or a shuffle and a city


class Flow:
    """Is there a flow from "source" to "sink" with so much at least and at most on every edge?"""

    def __init__(self) -> None:
        self.room: dict[Node, dict[Node, int]] = {}
        self.needed = 0
        self._add("sink", "source", 10**6)

    def _add(self, a: Node, b: Node, n: int) -> None:
        self.room.setdefault(a, {}).setdefault(b, 0)
        self.room.setdefault(b, {}).setdefault(a, 0)
        self.room[a][b] += n

    def edge(self, a: Node, b: Node, least: int, most: int) -> None:
        self._add(a, b, most - least)
        if least:
            self._add("start", b, least)
            self._add(a, "end", least)
            self.needed += least

    def possible(self) -> bool:
        while self.needed:
            before: dict[Node, Node] = {"start": "start"}
            queue: deque[Node] = deque(["start"])
            while queue and "end" not in before:
                a = queue.popleft()
                for b, n in self.room.get(a, {}).items():
                    if n and b not in before:
                        before[b] = a
                        queue.append(b)
            if "end" not in before:
                return False
            path: list[tuple[Node, Node]] = []
            node: Node = "end"
            while node != "start":
                path.append((before[node], node))
                node = before[node]
            n = min(self.room[a][b] for a, b in path)
            for a, b in path:
                self.room[a][b] -= n
                self.room[b][a] += n
            self.needed -= n
        return True
