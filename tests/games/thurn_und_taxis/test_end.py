"""TT-END: what ends the game, and the round that is still played."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.rules import dispatch
from postchaise.games.thurn_und_taxis.rules.end import LAST_ROUND
from postchaise.games.thurn_und_taxis.state import NOBODY, NONE, S_CLOSE, S_END, S_PLAY
from postchaise.games.thurn_und_taxis.web import ending
from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.reason import OVER
from thurn_und_taxis import PATH, Table, place, rule, wander


def last_house(t: Table, seat: int) -> Table:
    """A turn in which the seat places its last house."""
    return t.houses_left(1, seat).draw(seat).route(*PATH[:3], seat=seat).closing().close(carriage="decline carriage")


def level_7(t: Table, seat: int) -> Table:
    return t.carriage(6, seat).draw(seat).route(*PATH[:7], seat=seat).closing().close(carriage="take carriage")


TRIGGERS = {"houses": last_house, "carriage": level_7}


def some_turn(t: Table) -> Table:
    """The seat at move draws, plays and does not close."""
    turns = t.s.turns_begun
    while t.s.turns_begun == turns and not t.s.over:
        t.play(t.legal()[-1])
    return t


@rule("TT-END-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tt_end_06_nobody_can_ever_do_anything_again(seats: int) -> None:
    """All cards lie in routes, all hands are empty: the turn would pass for ever."""
    t = Table(seats).draw()
    s = t.s
    s.display, s.pile, s.discard = [NONE] * c.DISPLAY, [0] * c.CITIES, [0] * c.CITIES
    s.hand = [0] * (seats * c.CITIES)
    s.pile_n = s.discard_n = s.shown = 0
    s.hand_n, s.hidden_n, s.known = [0] * seats, [0] * seats, [0] * (seats * c.CITIES)
    s.hand[place("ulm")], s.hand_n[0], s.known[place("ulm")] = 1, 1, 1  # the last card of all
    s.agenda = [S_END, S_CLOSE, S_PLAY]
    t.play("play ulm right")
    assert GAME.over(s)
    assert (GAME.ending(s), s.ending, t.events()[-2:]) == ("cards", NOBODY, ["end", "over"])
    assert GAME.ranking(s) == [1] * seats
    assert ending.explain_tie(s, 0, 1) is None


@rule("TT-END-07")
def test_tt_end_07_a_game_in_which_nobody_closes_a_route_ends() -> None:
    t = Table(2).draw()
    t.s.turns_begun = LAST_ROUND * 2 - 1
    t.s.active = t.s.first
    t.s.agenda = [S_END]
    dispatch.advance_to_question(t.s, Dice(1), t.log)
    assert not GAME.over(t.s)
    t.s.agenda = [S_END]
    dispatch.advance_to_question(t.s, Dice(1), t.log)
    assert (GAME.over(t.s), GAME.ending(t.s), t.events()[-2:]) == (True, "rounds", ["end", "over"])


@rule("TV-B-10", "TT-END-02", "TT-END-03", "TT-END-01")
@pytest.mark.parametrize("expansion", [True, False])
def test_tv_b_10_trigger_in_the_last_seat(expansion: bool) -> None:
    t = last_house(Table(3, first_player="2", expansion=expansion), 0)
    assert GAME.over(t.s)
    t = last_house(Table(3, first_player="2", expansion=expansion), 1)
    order = []
    while not GAME.over(t.s):
        order.append(t.s.active)
        some_turn(t)
    assert order == [2, 0]


@rule("TT-END-01", "TT-END-02", "TT-END-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cause", list(TRIGGERS))
def test_tt_end_02_everybody_after_the_trigger_plays_once_more(seats: int, cause: str) -> None:
    for first in range(seats):
        for nth in range(seats):
            t, seat = Table(seats, first_player=str(first + 1)), (first + nth) % seats
            TRIGGERS[cause](t, seat)
            assert (t.s.ending, GAME.ending(t.s)) == (seat, cause)
            order = []
            while not GAME.over(t.s):
                order.append(t.s.active)
                some_turn(t)
            assert order == [(first + i) % seats for i in range(nth + 1, seats)]


@rule("TT-END-01")
def test_tt_end_01_not_before_the_last_house_or_the_last_level() -> None:
    t = Table(2).houses_left(2, 1).draw(1).route(*PATH[:3], seat=1).closing()
    t.play("close", "houses each", "house pilsen", "decline carriage")
    assert t.s.left[1] == 0  # one each in Polen and Böhmen
    assert GAME.over(t.s)
    t = Table(2).houses_left(3, 1).draw(1).route(*PATH[:3], seat=1).closing().close()
    assert (t.s.left[1], GAME.over(t.s), t.s.ending) == (1, False, NOBODY)
    t = Table(2).carriage(5, 1).draw(1).route(*PATH[:8], seat=1).closing().close()
    assert (t.level(1), GAME.over(t.s), t.s.ending) == (6, False, NOBODY)


@rule("TT-END-04", "TT-BONUS-END-01")
@pytest.mark.parametrize("second", list(TRIGGERS))
def test_tt_end_04_only_the_first_trigger_counts(second: str) -> None:
    t = TRIGGERS[second](level_7(Table(3), 0), 1)
    assert (t.s.ending, GAME.ending(t.s), GAME.over(t.s)) == (0, "carriage", False)
    assert [("game-end", 1) in t.won(seat) for seat in range(3)] == [True, False, False]
    some_turn(t)
    assert GAME.over(t.s)


@rule("TT-END-03")
def test_tt_end_03_nothing_can_be_done_afterwards() -> None:
    t = last_house(Table(2), 1)
    assert (GAME.actor(t.s), GAME.actors(t.s)) == (-1, [])
    assert all(GAME.legal(t.s, seat) == [] and GAME.decision(t.s, seat) is None for seat in range(2))
    for action in range(len(GAME.space)):
        reason = GAME.why_not(t.s, t.s.active, action)
        assert reason is not None
        assert reason.rule == OVER


@rule("TT-END-05")
def test_tt_end_05_open_routes_and_hands_are_worthless() -> None:
    bare, rich = Table(2), Table(2)
    rich.route(*PATH[:9]).hand("ulm", "ulm", "basel").route("stuttgart", "ulm", "kempten", seat=1)
    assert GAME.points(bare.ended_by(0).s) == GAME.points(rich.ended_by(0).s)
    assert GAME.scores(bare.s) == GAME.scores(rich.s)


@rule("INV-13", "INV-16", "TT-END-02", "TT-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expansion", [True, False])
def test_inv_16_equally_many_turns_and_none_after_the_own_trigger(seats: int, expansion: bool) -> None:
    for seed in range(2):
        taken, turns = [0] * seats, 0
        for s, _ in wander(seats, seed, expansion=expansion):
            if s.turns_begun != turns and not s.over:
                turns = s.turns_begun
                taken[s.active] += 1
                assert s.left[s.active] > 0
                assert s.level[s.active] < c.LAST_CARRIAGE
        assert len(set(taken)) == 1
        done = [seat for seat in range(seats) if s.left[seat] == 0 or s.level[seat] == c.LAST_CARRIAGE]
        assert s.ending in done
