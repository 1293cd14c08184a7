"""TT-INFO-01, TT-INFO-04: every world one seat cannot refute, listed by brute force, and the worlds it imagines.

The list is made from the lines of the seat's own log, one after the other: a card another player draws blindly may be
any card of the pile, and whoever lays a card had it. No thought is given to shuffles, shows or generations.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from postchaise import Dice
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.card_counting.deduction import encode_draw, encode_shown_card
from postchaise.games.thurn_und_taxis.events import EVENTS
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import State
from postchaise.kernel.game import LogEvent
from postchaise.kernel.messages.log import Log
from thurn_und_taxis import Table, rule

Cards = tuple[int, ...]  # sorted
World = tuple[Cards, ...]  # the pile, then per seat the cards in hand that the viewer does not know
MOST = 2000  # worlds; a match that has more is not followed further


def without(cards: Cards, city: int) -> Cards:
    i = cards.index(city)
    return cards[:i] + cards[i + 1 :]


class Lister:
    """All worlds, each with its weight: in how many ways the pile can have given it."""

    def __init__(self, s: State, me: int) -> None:
        self.me = me
        self.known = [Counter[int]() for _ in range(s.seats)]
        self.routes: list[list[int]] = [list(route) for route in s.route]
        self.display = [city for city in s.display if city >= 0]
        self.discard = [city for city in range(c.CITIES) for _ in range(s.discard[city])]
        for seat in range(s.seats):
            for city in range(c.CITIES):
                if n := s.hand[seat * c.CITIES + city]:
                    self.known[seat][city] = n
        start = tuple(city for city in range(c.CITIES) for _ in range(s.pile[city]))
        self.determinizations: dict[World, Fraction] = {(start, *((),) * s.seats): Fraction(1)}

    def read(self, line: LogEvent) -> None:
        event, seat, city = EVENTS[line[0]].name, line[1], line[2]
        if event == "draw":
            self.display.remove(city)
            self.known[seat][city] += 1
        elif event == "refill":
            self.display.append(city)
            self._leaves_pile(city)
        elif event == "draw-pile" and seat == self.me:
            self.known[seat][city] += 1
            self._leaves_pile(city)
        elif event == "draw-pile":
            self._drawn_blindly(seat)
        elif event == "shuffle":
            assert all(not world[0] for world in self.determinizations)
            pile = tuple(sorted(self.discard))
            self.determinizations = {(pile, *world[1:]): weight for world, weight in self.determinizations.items()}
            self.discard = []
        elif event == "administrator":
            self.discard += self.display
            self.display = []
        elif event in ("play", "discard"):
            self._leaves_hand(seat, city)
            (self.routes[seat] if event == "play" else self.discard).append(city)
        elif event in ("abandon", "clear"):
            self.discard += self.routes[seat]
            self.routes[seat] = []

    def _leaves_pile(self, city: int) -> None:
        found: dict[World, Fraction] = {}
        for world, weight in self.determinizations.items():
            if n := world[0].count(city):
                found[without(world[0], city), *world[1:]] = weight * Fraction(n, len(world[0]))
        self.determinizations = found

    def _drawn_blindly(self, seat: int) -> None:
        found: dict[World, Fraction] = {}
        for world, weight in self.determinizations.items():
            for city in set(world[0]):
                hands = list(world)
                hands[0] = without(world[0], city)
                hands[1 + seat] = tuple(sorted([*world[1 + seat], city]))
                ways = weight * Fraction(world[0].count(city), len(world[0]))
                found[tuple(hands)] = found.get(tuple(hands), Fraction(0)) + ways
        self.determinizations = found

    def _leaves_hand(self, seat: int, city: int) -> None:
        if self.known[seat][city]:
            self.known[seat][city] -= 1
            return
        found: dict[World, Fraction] = {}
        for world, weight in self.determinizations.items():
            if city in world[1 + seat]:
                hands = list(world)
                hands[1 + seat] = without(world[1 + seat], city)
                found[tuple(hands)] = weight
        self.determinizations = found

    def seen_in(self, s: State) -> World:
        """A state, as a world."""
        hands: list[Cards] = [tuple(city for city in range(c.CITIES) for _ in range(s.pile[city]))]
        for seat in range(s.seats):
            held = s.hand[seat * c.CITIES : (seat + 1) * c.CITIES]
            hands.append(tuple(city for city in range(c.CITIES) for _ in range(held[city] - self.known[seat][city])))
        return tuple(hands)


def small_deck(seats: int, seed: int, cards: int) -> State:
    """Few cards go round; all others are in the open hand of the last seat. Everybody has one open card besides."""
    t = Table(seats, seed, expansion=bool(seed % 2))
    dice, s = Dice(seed), t.s
    last = (seats - 1) * c.CITIES
    for seat in range(seats - 1):
        city = dice.pick(s.pile, sum(s.pile))
        s.pile[city] -= 1
        s.hand[seat * c.CITIES + city] += 1
    while sum(s.pile) > cards:
        city = dice.pick(s.pile, sum(s.pile))
        s.pile[city] -= 1
        s.hand[last + city] += 1
    s.known = s.hand[:]
    return t._count().draw().s


def choose(s: State, dice: Dice) -> int:
    """Often blindly from the pile; the Administrator makes shuffles; the last seat keeps its hand."""
    legal = {GAME.notation(action): action for action in GAME.legal(s, s.active)}
    if "administrator" in legal and dice.below(2):
        return legal["administrator"]
    if "draw pile" in legal and dice.below(4):
        return legal["draw pile"]
    if "close" in legal and s.active == s.seats - 1:
        return legal["end turn"]
    return sorted(legal.values())[dice.below(len(legal))]


def follow(seats: int, seed: int, me: int, cards: int, enough: int, samples: int) -> tuple[int, int, int, float]:
    """Shuffles seen, worlds compared in all, positions with several, and how far off the weights were on average."""
    s, dice, fancy = small_deck(seats, seed, cards), Dice(seed), Dice(seed + 1)
    lister = Lister(s, me)
    compared = positions = shuffles = 0
    off = 0.0
    for n in range(400):
        if s.over:
            break
        log = Log()
        GAME.step(s, s.active, choose(s, dice), dice, log)
        for line in log.lines():
            lister.read(line)
            shuffles += EVENTS[line[0]].name == "shuffle"
        assert lister.seen_in(s) in lister.determinizations
        if len(lister.determinizations) > MOST:
            break
        few = len(lister.determinizations) <= enough
        if n % 3 == 0 or (few and n % 2):
            times = samples * len(lister.determinizations) if few else 20
            found = Counter(lister.seen_in(GAME.sample_world(s, me, fancy)) for _ in range(times))
            assert not set(found) - set(lister.determinizations), "a world that can be refuted"
            if few and len(lister.determinizations) > 1:
                assert not set(lister.determinizations) - set(found), "a world that never comes"
                compared += len(found)
                positions += 1
                total = sum(lister.determinizations.values())
                expected = {world: float(weight / total) for world, weight in lister.determinizations.items()}
                off += sum(abs(found[world] / times - expected[world]) for world in expected) / 2
    return shuffles, compared, positions, off / max(positions, 1)


@rule("TT-INFO-01", "TT-INFO-04", "TT-DRAW-05", "TT-RNG-02")
@pytest.mark.parametrize(
    ("seats", "seed", "me"),
    [(2, 3, 0), (3, 6, 1), (3, 7, 0), (4, 2, 2), (4, 3, 0)],
)
def test_imagined_are_exactly_the_worlds_nobody_can_refute(seats: int, seed: int, me: int) -> None:
    """Over many shuffles: each of them comes, and no other. The weights are those of the pile, or close to them."""
    shuffles, compared, positions, off = follow(seats, seed, me, 8 if seats == 2 else 5, 12, 25)
    assert shuffles > 70
    assert compared > 2 * positions > 30
    assert off < 0.2  # with so few samples exact weights would give about 0.06


@rule("TT-INFO-01", "TT-INFO-04")
def test_worlds_sampled_without_the_shuffles_can_be_refuted() -> None:
    """The canary would sing: with what lies before the last shuffle thrown together, as a lazy counter might do."""
    refuted = 0
    for seed in (1, 6, 7):
        s, dice = small_deck(3, seed, 5), Dice(seed)
        lister = Lister(s, 0)
        for n in range(300):
            log = Log()
            GAME.step(s, s.active, choose(s, dice), dice, log)
            for line in log.lines():
                lister.read(line)
            if n % 3 == 0 and len(lister.determinizations) <= MOST:
                lazy = s.copy()
                fresh = [code for code in s.shows if code >> 14 == s.shuffles]
                lazy.draws = [encode_draw(0, code >> 5 & 3, code & 31) for code in s.draws]
                lazy.shows = [
                    encode_shown_card(0, 127, code >> 5 & 3, code & 31) for code in s.shows if code not in fresh
                ] + fresh
                lazy.draws.sort()
                world = lister.seen_in(GAME.sample_world(lazy, 0, Dice(n)))
                refuted += world not in lister.determinizations
                assert lister.seen_in(GAME.sample_world(s, 0, Dice(n))) in lister.determinizations
    assert refuted > 10
