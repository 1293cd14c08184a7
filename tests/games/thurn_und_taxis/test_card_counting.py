"""TT-INFO-01, TT-INFO-04: a card counter of our own, and worlds that never contradict what it knows.

A second reckoning: from the lines of one seat's log alone, without a look at state or view.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.thurn_und_taxis.counter import Memory, cards
from postchaise import Dice
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.events import EVENTS
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.kernel.messages.log import Log
from thurn_und_taxis import Table, place, rule


def watched(seats: int, seed: int, shuffles: int, deduce: bool, forgetful: bool) -> list[tuple[str, int]]:
    """A random match: what is wrong with worlds imagined on the way, as (what, decisions so far)."""
    dice, fancy = Dice(seed), Dice(seed + 1000)
    s = GAME.new(seats, dice)
    memories = [Memory(s, seat, forgetful) for seat in range(seats)]
    found: list[tuple[str, int]] = []
    shuffled = n = 0
    while not s.over and shuffled < shuffles:
        legal, log = GAME.legal(s, s.active), Log()
        GAME.step(s, s.active, legal[dice.below(len(legal))], dice, log)
        n += 1
        shuffled += sum(EVENTS[line[0]].name == "shuffle" for line in log.lines())
        for memory in memories:
            for line in log.lines():
                memory.read(line)
        if n % 11 == 0:
            for memory in memories:
                assert memory.contradiction(s, deduce) == ""  # the world as it is
                found.append((memory.contradiction(GAME.sample_world(s, memory.me, fancy), deduce), n))
                named = {c.CITY_IDS[city]: count for city, count in sorted(memory.unseen().items())}
                assert GAME.view(s, memory.me)["unseen"] == named
    assert len(found) > 50
    return [each for each in found if each[0]]


@rule("TT-INFO-01", "TT-INFO-02", "TT-INFO-04", "TT-DRAW-05", "TT-RNG-02")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_an_imagined_world_agrees_with_a_player_who_counts(seats: int, seed: int) -> None:
    """Every card seen is where it was seen, and the pile holds only what was shuffled and not seen leaving."""
    assert watched(seats, seed, 12, deduce=False, forgetful=True) == []


@rule("TT-INFO-01", "TT-INFO-04", "TT-RNG-02")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 3), (4, 5)])
def test_an_imagined_world_agrees_with_a_player_who_deduces_since_the_last_shuffle(seats: int, seed: int) -> None:
    """Who still holds a card of before, and who one that was drawn since."""
    assert watched(seats, seed, 12, deduce=True, forgetful=True) == []


@rule("TT-INFO-01", "TT-INFO-04", "TT-RNG-02")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 7), (3, 3), (3, 8), (4, 5), (4, 9)])
def test_an_imagined_world_agrees_with_a_player_who_forgets_nothing(seats: int, seed: int) -> None:
    assert watched(seats, seed, 8, deduce=True, forgetful=False) == []


def all_but(t: Table, *cities: str) -> Table:
    """The pile, just shuffled, holds these cards; all others of it are hidden in the hand of the last seat."""
    kept = Counter(map(place, cities))
    last = (t.s.seats - 1) * c.CITIES
    for city in range(c.CITIES):
        t.s.hand[last + city] += t.s.pile[city] - kept[city]
        t.s.pile[city] = kept[city]
    return t._count()


@rule("TT-INFO-01", "TT-INFO-04", "TT-RNG-02")
def test_a_card_that_was_not_in_the_pile_shows_that_the_other_one_was() -> None:
    """Seat 1 had a hidden card, draws from a pile of three, and plays Kempten, which was not among them."""
    t = Table(3).display("linz", "passau", "lodz", "pilsen", "budweis", "mannheim").hand("ulm").hand("kempten", seat=1)
    all_but(t.letters(0, seat=1), "freiburg", "freiburg", "basel").draw(1)
    t.draws("freiburg").play("draw pile", "end draw", "play kempten right")
    t.play(*(["end play"] if t.s.active == 1 else []))
    for seed in range(30):
        world = GAME.sample_world(t.s, 0, Dice(seed))
        [held] = cards(world.hand, 1)
        assert c.CITY_IDS[held] in ("freiburg", "basel")


@rule("TT-INFO-01", "TT-INFO-04", "TT-RNG-02")
def test_a_card_that_was_in_the_pile_shows_that_the_others_were_not() -> None:
    """Seat 3 had two hidden cards, drew one and plays Stuttgart, which only the pile had: it keeps the old ones."""
    t = Table(4).display("linz", "linz", "lodz", "lodz", "zuerich", "zuerich").hand("ulm")
    t.hand("budweis", "passau", seat=2).letters(0, seat=2)
    all_but(t, "stuttgart", "passau", "pilsen", "salzburg")
    t.draw().draws("passau").play("draw pile", "end draw", "play passau right")  # an old one or a new one
    t.draw(2).draws("stuttgart").play("draw pile", "end draw", "play stuttgart right")
    assert t.cards(2) == ["budweis", "passau"]
    for seed in range(30):
        held = cards(GAME.sample_world(t.s, 3, Dice(seed)).hand, 2)
        assert {c.CITY_IDS[city] for city in held} <= {"budweis", "passau", "ulm"}


@rule("TT-INFO-01", "TT-INFO-04", "TT-RNG-02")
@pytest.mark.parametrize("shuffles", [1, 2])
def test_a_card_deduced_before_a_shuffle_is_known_after_it(shuffles: int) -> None:
    """Seat 1 drew from a pile that can only have given it Freiburg; a later shuffle does not change its hand."""
    t = Table(3).display("linz", "passau", "lodz", "pilsen", "budweis", "mannheim").hand("kempten").letters(0)
    all_but(t, "ulm", "freiburg", "freiburg", "basel").draw().draws("ulm")
    t.play("draw pile", "end draw", "play kempten right")
    t.play(*(["end play"] if t.s.active == 0 else []))
    t.draws("basel", "freiburg").play("draw pile", "draw pile", "play basel right")
    t.play(*(["end play"] if t.s.active == 1 else []))
    assert (t.s.active, t.cards(1), t.s.pile_n, t.s.discard_n) == (2, ["freiburg"], 1, 0)
    if shuffles == 2:
        t.dice = Dice(1)
        t.play("administrator")
        assert "shuffle" in t.events()
    for seed in range(30):
        world = GAME.sample_world(t.s, 0, Dice(seed))
        assert world.hand[c.CITIES + place("freiburg")] == 1


@rule("TT-INFO-01", "TT-INFO-04", "TT-RNG-02")
def test_cards_shown_before_a_draw_do_not_come_from_it() -> None:
    """Seat 1 had a hidden card, drew one, laid both, and drew two more: whatever it holds was in the pile."""
    t = Table(3).display("linz", "linz", "lodz", "lodz", "zuerich", "zuerich").hand("ulm").hand("kempten", seat=1)
    all_but(t.letters(6, seat=1), "kempten", "augsburg", "basel", "basel", "freiburg")
    t.draw(1).draws("augsburg").play("draw pile", "end draw", "play kempten right", "play augsburg right")
    assert (t.cards(1), len(t.s.shows)) == ([], 2)  # either of them may be the one from the pile
    t.draw(1).draws("basel", "freiburg").play("draw pile", "draw pile")
    seen: set[str] = set()
    for seed in range(60):
        held = {c.CITY_IDS[city] for city in cards(GAME.sample_world(t.s, 0, Dice(seed)).hand, 1)}
        assert held <= {"kempten", "augsburg", "basel", "freiburg"}
        assert not {"kempten", "augsburg"} <= held
        seen |= held
    assert seen == {"kempten", "augsburg", "basel", "freiburg"}  # nothing possible is left out


@rule("TT-INFO-01", "TT-INFO-04")
def test_what_everybody_can_know_does_not_depend_on_the_cards_that_were_hidden() -> None:
    """Seat 1 lays an old card and a new one; the same match with the two exchanged looks the same to all."""
    views = []
    for old, new in (("kempten", "augsburg"), ("augsburg", "kempten")):
        t = Table(3).display("linz", "linz", "lodz", "lodz", "zuerich", "zuerich").hand("ulm").hand(old, seat=1)
        all_but(t.letters(6, seat=1), "kempten", "augsburg", "basel", "basel").draw(1).draws(new)
        t.play("draw pile", "end draw", "play kempten right", "play augsburg right")
        assert t.cards(1) == []
        views.append([GAME.view(t.s, viewer) for viewer in (0, -1)])
    assert views[0] == views[1]
