"""TT-SETUP, TX-SETUP, TT-RNG: what lies on the table before the first turn, and where chance comes from."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from postchaise import SPECTATOR, Dice, Match, ScriptedDice
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import NOBODY
from postchaise.kernel.errors import BadOutcome, BadSeats
from thurn_und_taxis import Table, place, rule

SEATS = [2, 3, 4]


@rule("TT-SETUP-01")
def test_tt_setup_01_two_to_four_players() -> None:
    for seats in (-1, 0, 1, 5, 6):
        with pytest.raises(BadSeats):
            GAME.new(seats, Dice(1))
    for seats in SEATS:
        assert len(GAME.view(GAME.new(seats, Dice(1)), SPECTATOR)["players"]) == seats


@rule("TT-SETUP-02", "TT-SETUP-07", "TT-COMP-03")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_setup_02_twenty_houses_and_nothing_else(seats: int, expansion: bool) -> None:
    s = GAME.new(seats, Dice(2), expansion=expansion)
    for seat in range(seats):
        player = GAME.view(s, seat)["players"][seat]
        assert (player["houses_left"], player["houses"], player["carriage"]) == (20, [], 0)
        assert (player["hand"], player["cards"], player["known"]) == (0, {}, {})
        assert (player["route"], player["tiles"]) == ([], [])
    assert all(city["houses"] == [] for city in GAME.view(s, SPECTATOR)["cities"])


@rule("TT-SETUP-03", "INV-06")
def test_tt_setup_03_only_the_highest_tile_left_can_be_taken() -> None:
    for stack in GAME.view(Table().s, SPECTATOR)["stacks"]:
        assert stack["values"] == sorted(stack["values"], reverse=True), stack["id"]
    t = Table(3)
    for taken, points in enumerate((4, 3, 2, 1)):
        t.draw(taken % 3).route(
            "mannheim", "stuttgart", "ulm", "kempten", "zuerich", "basel", "freiburg", seat=taken % 3
        )
        t.closing().close()
        assert ("length-7", points) in t.won(taken % 3)
        left = next(each["values"] for each in GAME.view(t.s, 0)["stacks"] if each["id"] == "length-7")
        assert left == [4, 3, 2, 1][taken + 1 :]


@rule("TT-SETUP-04", "TT-COMP-04", "TT-COMP-05")
@pytest.mark.parametrize("expansion", [True, False])
def test_tt_setup_04_tiles_and_carriages_are_the_same_for_all_numbers_of_players(expansion: bool) -> None:
    views = [GAME.view(GAME.new(seats, Dice(3), expansion=expansion), SPECTATOR) for seats in SEATS]
    for view in views:
        assert sum(len(stack["values"]) for stack in view["stacks"]) == 30
        assert [(each["level"], each["cards"]) for each in view["carriages"]] == [(n, 4) for n in (3, 4, 5, 6, 7)]
        assert view["stacks"] == views[0]["stacks"]


@rule("TT-SETUP-05", "TT-COMP-04")
def test_tt_setup_05_four_carriages_of_a_level_are_enough_for_four_players() -> None:
    t = Table(4)
    for seat in range(4):
        t.draw(seat).route("basel", "zuerich", "freiburg", seat=seat).closing().close(carriage="take carriage")
        shown = [(each["level"], each["cards"], each["owners"]) for each in GAME.view(t.s, SPECTATOR)["carriages"]]
        assert shown[0] == (3, 3 - seat, list(range(seat + 1)))
        assert [cards for _, cards, _ in shown[1:]] == [4, 4, 4, 4]
    assert [t.level(seat) for seat in range(4)] == [3, 3, 3, 3]


@rule("TT-SETUP-06", "TT-COMP-02", "INV-01")
@pytest.mark.parametrize("seats", SEATS)
def test_tt_setup_06_six_cards_face_up_and_sixty_in_the_pile(seats: int) -> None:
    displays = set()
    for seed in range(10):
        s = GAME.new(seats, Dice(seed))
        view = GAME.view(s, SPECTATOR)
        assert None not in view["display"]
        assert (len(view["display"]), view["pile"], view["discard"]["cards"]) == (6, 60, 0)
        assert [s.pile[city] + s.display.count(city) for city in range(c.CITIES)] == [3] * 22
        displays.add(tuple(view["display"]))
    assert len(displays) == 10


@rule("TT-SETUP-07", "TT-OFFICE-POSTMASTER-04")
@pytest.mark.parametrize("seats", SEATS)
def test_tt_setup_07_nobody_has_cards_so_everybody_uses_the_postmaster_first(seats: int) -> None:
    t = Table(seats)
    for seat in range(seats):
        assert (t.s.active, t.s.hand_n[seat], t.s.forced) == (seat, 0, 1)
        t.play("draw pile", "draw pile")
        assert t.officials() == ["postmaster"]
        while t.s.active == seat:
            t.play(next(action for action in t.legal() if action not in ("draw pile", "administrator")))


@rule("TT-SETUP-08", "TT-TURN-07")
def test_tt_setup_08_the_first_player_is_drawn_or_named_and_seats_follow_in_order() -> None:
    assert {GAME.new(4, Dice(seed)).first for seed in range(40)} == {0, 1, 2, 3}
    assert {GAME.new(2, Dice(seed)).first for seed in range(40)} == {0, 1}
    for named in ("1", "2", "3"):
        t, order = Table(3, first_player=named), []
        for _ in range(4):
            order.append(t.s.active)
            turn = t.s.turns_begun
            while t.s.turns_begun == turn:
                t.play(t.legal()[-1])
        first = int(named) - 1
        assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@rule("TV-X-02", "TX-SETUP-01", "TX-SETUP-02", "TX-SETUP-03", "TX-SETUP-04", "TX-COMP-01", "TX-COMP-02", "INV-08")
@pytest.mark.parametrize(("seats", "removed"), [(2, 5), (3, 3), (4, 0)])
@pytest.mark.parametrize("first", [0, 1])
def test_tv_x_02_letters_follow_the_turn_order(seats: int, removed: int, first: int) -> None:
    view = GAME.view(Table(seats, first_player=str(first + 1)).s, SPECTATOR)
    assert [view["players"][(first + i) % seats]["letters"] for i in range(seats)] == list(range(seats))
    assert [city["letter"] for city in view["cities"]] == [True] * 22
    assert view["letters_removed"] == removed
    assert 22 + sum(range(seats)) + removed == 28
    assert view["courier"] == NOBODY
    assert not any(player["courier"] for player in view["players"])


@rule("TX-SETUP-01", "TX-SETUP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_tx_setup_01_the_base_game_has_no_letters(seats: int) -> None:
    view = GAME.view(Table(seats, expansion=False).s, SPECTATOR)
    assert not any(city["letter"] for city in view["cities"])
    assert [player["letters"] for player in view["players"]] == [0] * seats
    assert (view["letters_removed"], view["courier"], view["this_turn"]["price"]) == (0, NOBODY, None)


# Chance


def play_on(match: Match, actions: int, chooser: Dice) -> None:
    for _ in range(actions):
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])


def history(match: Match) -> list[Any]:
    return [match.setup_outcomes, [(each.seat, each.action, each.outcomes, each.log) for each in match.entries]]


@rule("TT-RNG-01", "TT-RNG-03")
def test_tt_rng_03_the_same_seed_and_decisions_give_the_same_game() -> None:
    matches = [Match(GAME, 3, Dice(seed)) for seed in (11, 11, 12)]
    for match in matches:
        play_on(match, 300, Dice(5))
    assert history(matches[0]) == history(matches[1])
    assert matches[0].state.to_json() == matches[1].state.to_json()
    assert matches[0].setup_outcomes != matches[2].setup_outcomes


@rule("TT-RNG-01", "TT-RNG-02", "TT-RNG-04")
def test_tt_rng_02_the_first_player_then_every_card_when_it_is_seen() -> None:
    match = Match(GAME, 3, Dice(4))
    start: Any = match.state
    assert match.setup_outcomes == [start.first, *start.display]
    named = Match(GAME, 3, Dice(4), first_player="2")
    assert named.setup_outcomes == named.state.to_json()["display"]
    play_on(match, 400, Dice(6))
    for entry in match.entries:  # draw-pile and refill name their card as the first argument
        assert entry.outcomes == [line[2] for line in entry.log if line[0] in (2, 3)]
    again = Match(GAME, 3, ScriptedDice(match.setup_outcomes))
    for entry in match.entries:
        again.dice = ScriptedDice(entry.outcomes)
        again.play(entry.seat, entry.action)
    assert again.state.to_json() == match.state.to_json()


@rule("TT-RNG-02")
def test_tt_rng_02_every_card_of_the_pile_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(600):
        t = Table(2).discard("ulm", "ulm", "ulm", "lodz").hand("basel").draw()
        t.s.hand[c.CITIES :] = [a + b for a, b in zip(t.s.hand[c.CITIES :], t.s.pile)]
        t.s.pile = [0] * c.CITIES
        t._count().dice = Dice(seed)
        t.play("draw pile")
        drawn[next(city for city in t.cards() if city != "basel")] += 1
    assert set(drawn) == {"ulm", "lodz"}
    assert 400 < drawn["ulm"] < 500  # three in four of 600 is 450


@rule("TT-RNG-04")
def test_tt_rng_04_outcomes_can_be_set_but_must_be_possible() -> None:
    t = Table(2).hand("basel").discard("ulm", "ulm", "ulm").draw().draws("linz", "passau")
    t.play("draw pile", "draw pile")
    assert t.cards() == ["basel", "linz", "passau"]
    t = Table(2).hand("basel").discard("ulm", "ulm", "ulm").draw().draws("ulm")
    assert t.s.pile[place("ulm")] == 0
    with pytest.raises(BadOutcome):
        t.play("draw pile")
