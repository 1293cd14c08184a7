"""Cards that nobody sees: none is lost or made, none leaks, and sampled worlds agree with all that was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from postchaise import OPEN, SPECTATOR, Dice
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis import view
from postchaise.games.thurn_und_taxis.events import E_DRAW_PILE, EVENTS
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import NOBODY, State
from thurn_und_taxis import Table, place

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"expansion": False},
    {"expansion": False, "base_decline_carriage": True, "house_placement": "optional"},
    {"house_placement": "optional", "all_provinces": "all_nine", "first_player": "2"},
    {"memory_aid": False, "hide_bonus_totals": True},
]
MATCHES = [(2, 0), (3, 0), (4, 0), (2, 1), (3, 2), (4, 3), (4, 4)]  # every number of seats, every set of options


def positions(seats: int, number: int, every: int) -> Iterator[State]:
    """Every so many decisions of a random match, and its end."""
    dice = Dice(10 * seats + number)
    state, n = GAME.new(seats, dice, **OPTION_SETS[number]), 0
    while not state.over:
        if n % every == 0:
            yield state
        ids = GAME.legal(state, state.active)
        GAME.step(state, state.active, ids[dice.below(len(ids))], dice, None)
        n += 1
    yield state


# Properties of random play


def card_of(code: int) -> int:
    """Seat and city of a draw or a show."""
    return (code >> 5 & 3) * c.CITIES + (code & 31)


def check_generations(s: State) -> None:
    """Who drew how many cards after which shuffle: the hidden cards in hand, and those shown of no certain origin."""
    assert s.fresh_n == [sum(s.fresh[seat * c.CITIES : (seat + 1) * c.CITIES]) for seat in range(s.seats)]
    assert s.draws == sorted(s.draws)
    assert all(code >> 7 < s.shuffles for code in s.draws)
    assert [code >> 14 for code in s.shows] == sorted(code >> 14 for code in s.shows)
    drawn, shown = Counter(map(card_of, s.draws)), Counter(map(card_of, s.shows))
    for card in range(s.seats * c.CITIES):
        assert s.fresh[card] + drawn[card] == s.hand[card] - s.known[card] + shown[card]
    assert all(city >= 0 for city in s.pool)


@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_an_imagined_world_can_be_played_on(seats: int, number: int) -> None:
    """What comes to light later settles where earlier cards came from, in this world as in the real one."""
    dice = Dice(11)
    for s in positions(seats, number, 61):
        world = GAME.sample_world(s, dice.below(seats), dice)
        check_generations(world)
        for _ in range(80):
            if not world.over:
                ids = GAME.legal(world, world.active)
                GAME.step(world, world.active, ids[dice.below(len(ids))], dice, None)
                check_generations(world)


@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_nothing_is_lost_or_made(seats: int, number: int) -> None:
    for s in positions(seats, number, 23):
        for city in range(c.CITIES):
            hands = sum(s.hand[seat * c.CITIES + city] for seat in range(seats))
            routes = sum(route.count(city) for route in s.route)
            assert s.pile[city] + s.discard[city] + s.display.count(city) + hands + routes == c.COPIES
            drawn = sum(s.fresh[seat * c.CITIES + city] for seat in range(seats))
            assert s.pool[city] == s.pile[city] + drawn
            housed = any(s.houses[seat] >> city & 1 for seat in range(seats))
            assert s.mail >> city & 1 == int(s.options.expansion and not housed)
        assert s.pile_n == sum(s.pile)
        assert s.discard_n == sum(s.discard)
        assert s.shown == sum(city >= 0 for city in s.display)
        assert s.shown == c.DISPLAY or s.pile_n + s.discard_n == 0 or s.agenda[-1] != 0
        for seat in range(seats):
            assert s.hand_n[seat] == sum(s.hand[seat * c.CITIES : (seat + 1) * c.CITIES])
            assert s.left[seat] + s.houses[seat].bit_count() == c.HOUSES
            assert s.covered[seat] == sum(1 << city for city in s.route[seat])
            assert all(c.ROADS[one] >> other & 1 for one, other in zip(s.route[seat], s.route[seat][1:]))
            hidden = 0
            for card in range(seat * c.CITIES, (seat + 1) * c.CITIES):
                assert 0 <= s.known[card] <= s.hand[card]
                hidden += s.hand[card] - s.known[card]
            assert s.hidden_n[seat] == hidden
        check_generations(s)
        letters = s.mail.bit_count() + sum(s.letters) + s.removed
        assert letters == (c.LETTERS if s.options.expansion else 0)
        assert [sum(scores.values()) for scores in GAME.scores(s)] == GAME.points(s)
    assert s.ending != NOBODY
    assert s.turns_begun % seats == 0
    assert sorted(GAME.ranking(s)) == list(range(1, seats + 1))
    assert GAME.ending(s) in ("houses", "carriage")


@pytest.mark.parametrize(("seats", "number"), MATCHES)
def test_an_imagined_world_looks_the_same_and_is_possible(seats: int, number: int) -> None:
    dice = Dice(5)
    for s in positions(seats, number, 61):
        for seat in range(seats):
            world = GAME.sample_world(s, seat, dice)
            assert GAME.view(world, seat) == GAME.view(s, seat)
            assert GAME.view(world, SPECTATOR) == GAME.view(s, SPECTATOR)
            assert all(held <= can for held, can in zip(world.pile, view.count_pool_cards(s, seat)))
            assert sum(world.pile) == s.pile_n
            for city in range(c.CITIES):
                hands = sum(world.hand[k * c.CITIES + city] for k in range(seats))
                before = sum(s.hand[k * c.CITIES + city] for k in range(seats))
                assert hands + world.pile[city] == before + s.pile[city]
                assert world.pool[city] == world.pile[city] + sum(
                    world.fresh[k * c.CITIES + city] for k in range(seats)
                )
            assert min(world.pile + world.hand) >= 0
            assert (world.fresh_n, world.shows) == (s.fresh_n, s.shows)
            assert [code >> 5 for code in world.draws] == [code >> 5 for code in s.draws]  # generation and seat
            check_generations(world)
            for k in range(seats):
                assert sum(world.hand[k * c.CITIES : (k + 1) * c.CITIES]) == s.hand_n[k]
                assert all(h >= n >= 0 for h, n in zip(world.hand[k * c.CITIES :], s.known[k * c.CITIES :]))
            # nothing hidden flows into what is imagined
            assert GAME.sample_world(world, seat, Dice(7)).to_json() == GAME.sample_world(s, seat, Dice(7)).to_json()
            again = GAME.sample_world(world, (seat + 1) % seats, dice)  # a world like any other
            assert GAME.view(again, (seat + 1) % seats) == GAME.view(world, (seat + 1) % seats)
            if not s.over:
                assert GAME.legal(world, s.active)


# Secrets


def test_a_card_from_the_pile_is_named_to_its_owner_alone() -> None:
    table = Table(3).hand("lodz").draw().draws("ulm").play("draw pile")
    line = next(line for line in table.log.lines() if line[0] == E_DRAW_PILE)
    assert {EVENTS[each[0]].name for each in table.log.lines()} == {"draw-pile"}
    assert GAME.log_line(line, 0).id == GAME.log_line(line, OPEN).id == "log-draw-pile"
    for viewer in (1, 2, SPECTATOR):
        message = GAME.log_line(line, viewer)
        assert message.id == "log-draw-hidden"
        assert "ulm" not in repr(message)
        assert GAME.view(table.s, viewer)["players"][0]["cards"] is None
    assert GAME.view(table.s, 0)["players"][0]["cards"] == {"lodz": 1, "ulm": 1}


def test_what_a_seat_cannot_see_does_not_change_its_view() -> None:
    """Two positions that differ only in hidden cards look the same to the others."""
    views: list[list[dict[str, Any]]] = []
    for city in ("kempten", "freiburg"):
        table = Table(2, seed=4).display("ulm", "linz", "basel", "passau", "lodz", "pilsen").draw()
        table.draws(city).play("draw pile")
        views.append([GAME.view(table.s, viewer) for viewer in (1, SPECTATOR)])
    assert views[0] == views[1]


def after_a_shuffle() -> Table:
    """Ulm, Freiburg twice and Basel are shuffled at the first draw of seat 0; seat 2 holds all that is not named."""
    table = Table(3).display("linz", "passau", "lodz", "pilsen", "budweis", "mannheim").hand("kempten")
    table.discard("ulm", "freiburg", "freiburg", "basel")
    for city in range(c.CITIES):
        table.s.hand[2 * c.CITIES + city] += table.s.pile[city]
        table.s.pile[city] = 0
    return table._count().draw()


def test_a_seat_never_imagines_in_the_pile_what_it_drew_itself() -> None:
    table = after_a_shuffle().draws("ulm").play("draw pile")
    for seed in range(20):
        assert GAME.sample_world(table.s, 0, Dice(seed)).pile[place("ulm")] == 0
    assert any(GAME.sample_world(table.s, 1, Dice(seed)).pile[place("ulm")] for seed in range(20))


def test_cards_drawn_after_a_shuffle_were_in_it() -> None:
    """Seat 1 had no card before, so what it drew blindly was among those that were shuffled."""
    table = after_a_shuffle().draws("ulm").play("draw pile", "end draw", "play kempten right", "end play")
    table.draws("basel", "freiburg").play("draw pile", "draw pile")
    for seed in range(20):
        world = GAME.sample_world(table.s, 2, Dice(seed))
        drawn = [city for city in range(c.CITIES) if world.hand[c.CITIES + city]]
        assert {c.CITY_IDS[city] for city in drawn} <= {"ulm", "freiburg", "basel"}
        assert sum(world.pile) == 1


def test_without_the_memory_aid_only_the_number_of_cards_shows() -> None:
    table = Table(2, memory_aid=False).display("ulm").hand("lodz").draw().play("draw ulm")
    seen = GAME.view(table.s, 1)
    assert (seen["unseen"], seen["pool"], seen["players"][0]["known"]) == (None, None, None)
    assert (seen["generations"], seen["shows"]) == (None, None)
    assert seen["players"][0]["hand"] == 2


# The example of the rulebook, and the words people type


def test_the_turn_of_the_rulebook() -> None:
    """TV-X-01: three officials, four letters."""
    table = Table(2).route("freiburg", "sigmaringen").hand("salzburg").display("kempten").letters(4).draw()
    removed = table.s.removed
    table.draws("ulm").play("draw kempten")
    assert table.cards() == ["kempten", "salzburg"]
    table.draws("innsbruck", "linz", "linz", "basel", "passau", "lodz").play("administrator")
    assert (table.officials(), table.s.letters[0]) == (["administrator"], 4)
    table.draws("pilsen").play("draw innsbruck")
    assert table.s.letters[0] == 2
    table.play("play kempten right", "play innsbruck right")
    assert table.laid() == ["freiburg", "sigmaringen", "kempten", "innsbruck"]
    assert (table.cards(), table.s.letters[0], table.s.removed) == (["salzburg"], 0, removed + 4)
    assert table.legal() == ["close", "end turn"]


def test_spellings() -> None:
    assert GAME.parse("Play München left") == GAME.parse("play muenchen left")
    assert GAME.parse("play ulm") == GAME.parse("play ulm right")
    assert GAME.parse("houses one each") == GAME.parse("houses each")
    assert GAME.parse("no carriage") == GAME.parse("decline carriage")
