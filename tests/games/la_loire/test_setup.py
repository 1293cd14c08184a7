"""LL-SETUP: the table before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, place, rule
from postchaise import Dice, PostchaiseError, ScriptedDice
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import NONE, S_FIRST, TOKEN_AWAY, TOKEN_FREE, State
from postchaise.kernel.game import SPECTATOR

RED, BLUE, YELLOW, GREEN, WHITE, PURPLE, BLACK = range(7)
# Meung and Chambord, on both sides of Orléans, are both green (ruling A-02)
NORTH = [RED, BLUE, RED, YELLOW, RED, GREEN, BLUE, YELLOW, GREEN]
SOUTH = [GREEN, RED, BLUE, YELLOW, WHITE, PURPLE, WHITE, PURPLE, BLACK]
MARKET = [BLACK, PURPLE, WHITE, GREEN, YELLOW, BLUE, RED]
FEW = {"montsoreau", "usse", "amboise", "langeais", "vendome", "talcy"}
MANY = {"saumur", "chinon", "villandry", "cheverny", "angers", "tours", "blois", "beaugency"}
SEEDS = range(40)
NAMED = {"first_player": "loire_boat", "first_seat": 1}


def scripted(seats: int, *outcomes: int, **options: Any) -> State:
    dice = ScriptedDice([*NORTH, *SOUTH, *MARKET, *outcomes])
    s = GAME.new(seats, dice, **options)
    assert dice.left == 0
    return s


@rule("LL-SETUP-01")
def test_ll_setup_01_all_shields_lie_out_and_no_neighbours_are_equal() -> None:
    at_blois = set()
    for seed in SEEDS:
        shield = GAME.new(2, Dice(seed)).shield
        assert [shield.count(colour) for colour in range(7)] == [4, 3, 3, 3, 2, 2, 1]
        for road in (range(1, 9), range(11, 19)):
            assert all(shield[i] != shield[i + 1] for i in road)
        at_blois.add(shield[place("blois")])
    assert len(at_blois) == 7  # at random: sooner or later every colour


@rule("LL-SETUP-01", "TV-R03")
def test_tv_r03_equal_neighbours_are_dealt_again_but_a_city_separates() -> None:
    attempts = [RED, RED, *NORTH, GREEN, WHITE, WHITE]  # refused at once, and refused on the second road
    dice = ScriptedDice([*attempts, *NORTH, *SOUTH, *MARKET, 0, 1])
    s = GAME.new(2, dice, **NAMED)
    assert s.shield == [NONE, *NORTH, NONE, *SOUTH]
    assert s.shield[place("meung")] == s.shield[place("chambord")]
    assert dice.left == 0


@rule("LL-SETUP-02")
def test_ll_setup_02_the_market_is_random_with_one_tile_per_position() -> None:
    assert scripted(2, 0, 1, **NAMED).market == MARKET
    cheapest = set()
    for seed in SEEDS:
        market = GAME.new(2, Dice(seed)).market
        assert sorted(market) == list(range(7))
        cheapest.add(market[0])
    assert len(cheapest) == 7


@rule("LL-SETUP-03", "LL-CIRC-02")
def test_ll_setup_03_the_circus_starts_in_usse_with_its_tile_turned() -> None:
    view = GAME.view(scripted(2, 0, 1, **NAMED), SPECTATOR)
    assert view["circus"] == "usse"
    assert [tile["shield"] for tile in view["market"] if tile["circus"]] == ["white"]


@rule("LL-SETUP-03")
def test_ll_setup_03_a_central_circus_tile_does_not_move_the_circus() -> None:
    central = [BLACK, PURPLE, GREEN, WHITE, YELLOW, BLUE, RED]
    s = GAME.new(2, ScriptedDice([*NORTH, *SOUTH, *central, 0, 1]), **NAMED)
    assert s.market[c.CIRCUS_POSITION] == s.shield[s.circus]
    assert s.circus == place("usse")
    assert s.agenda[-1] == S_FIRST


@rule("LL-SETUP-04", "LL-SETUP-05", "LL-SETUP-06", "LL-SETUP-17")
@pytest.mark.parametrize(("seats", "villages", "herd"), [(1, FEW, 10), (2, FEW, 14), (3, MANY, 20), (4, MANY, 24)])
def test_ll_setup_04_05_06_one_horse_on_each_village_listed_and_no_other_horse(
    seats: int, villages: set[str], herd: int
) -> None:
    s = Table(seats).s
    assert {c.LOCATION_IDS[i]: horses for i, horses in enumerate(s.free) if horses} == dict.fromkeys(villages, 1)
    assert sum(s.free) + sum(s.horses) == herd


@rule("LL-SETUP-07")
def test_ll_setup_07_four_separate_shuffled_decks() -> None:
    s = Table(3).s
    assert s.deck_n[1:] == [c.LEVEL.count(1) - 3, c.LEVEL.count(2), c.LEVEL.count(3), c.LEVEL.count(4)]
    for level in (1, 2, 3):
        drawn = set()
        for seed in SEEDS:
            t = Table(seed=seed).messages().stop("messenger", "nantes").play(f"message {level}")
            [message] = t.held()
            assert c.LEVEL[c.MESSAGE_IDS.index(message)] == level
            drawn.add(message)
        assert len(drawn) > 8
    decks = GAME.view(s, SPECTATOR)["decks"]
    assert [deck["bottom"] for deck in decks] == [[]] * 4  # face down: only what is missing can be counted
    assert all(deck["unseen"] == sorted(deck["unseen"]) for deck in decks)


@rule("LL-SETUP-08", "LL-SETUP-09", "LL-SETUP-10", "LL-SETUP-17", "TV-R02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("blue_copies", ["unique", "standard"])
def test_tv_r02_copies_of_characters(seats: int, blue_copies: str) -> None:
    shown = GAME.view(Table(seats, blue_copies=blue_copies).s, SPECTATOR)["characters"]
    ordinary = 1 if seats <= 2 else 2
    for character in c.CHARACTER_IDS:
        if character in ("banker", "apprentice", "helper", "mayor"):
            assert shown[character] == seats
        elif character in ("lover", "general", "philosopher", "judge", "provost"):
            assert shown[character] == (ordinary if blue_copies == "standard" else 1)
        else:
            assert shown[character] == ordinary


@rule("LL-SETUP-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ll_setup_11_all_palaces_lie_open(seats: int) -> None:
    palaces = GAME.view(Table(seats).s, SPECTATOR)["palaces"]
    assert len(palaces) == 8
    assert set(palaces.values()) == {2}


@rule("LL-SETUP-12", "LL-SETUP-13", "TV-R01")
def test_tv_r01_pieces_horses_and_tokens_of_three_players() -> None:
    t = Table(3)
    for seat in range(3):
        assert (t.at("merchant", seat), t.horses("merchant", seat)) == ("nantes", 2)
        assert (t.at("messenger", seat), t.horses("messenger", seat)) == ("orleans", 2)
    assert t.s.tokens == [TOKEN_AWAY] * 6
    assert t.s.boat == [0, 0, 0]


@rule("LL-SETUP-12")
def test_ll_setup_12_one_token_waits_on_the_apprentice_and_one_on_the_helper() -> None:
    t = Table(3).hire("lady-in-waiting").circus("blois").stop("merchant", "blois").deniers(20).play("hire apprentice")
    assert t.s.tokens == [TOKEN_FREE, TOKEN_AWAY] + [TOKEN_AWAY] * 4
    assert t.play("hire helper").s.tokens == [TOKEN_FREE, TOKEN_FREE] + [TOKEN_AWAY] * 4


@rule("LL-SETUP-14")
@pytest.mark.parametrize("first_seat", [1, 2, 3])
def test_ll_setup_14_seven_deniers_and_a_message_each_dealt_in_turn_order(first_seat: int) -> None:
    t = Table(3)
    t.s = scripted(3, 5, 7, 2, first_player="loire_boat", first_seat=first_seat)
    assert t.s.deniers == [7, 7, 7]
    order = [(first_seat - 1 + i) % 3 for i in range(3)]
    assert [t.held(seat) for seat in order] == [["m1-06"], ["m1-08"], ["m1-03"]]


@rule("LL-SETUP-15")
def test_ll_setup_15_everything_a_player_owns_lies_open() -> None:
    t = Table(3).deniers(9, seat=1).goods(seat=1, wine=1).hire("witch", seat=1).palace("bank-nantes", seat=1)
    t.messages("m1-04", "m3-02", seat=1)
    for viewer in (0, 1, 2, SPECTATOR):
        player = GAME.view(t.s, viewer)["players"][1]
        assert (player["deniers"], player["messages"]) == (9, ["m1-04", "m3-02"])
        assert {good: n for good, n in player["goods"].items() if n} == {"wine": 1}
        assert (player["characters"], player["palaces"]) == (["witch"], ["bank-nantes"])


@rule("LL-SETUP-16")
@pytest.mark.parametrize("first_player", ["random", "loire_boat"])
def test_ll_setup_16_nobody_named_means_a_random_first_player(first_player: str) -> None:
    assert [scripted(4, seat, 0, 1, 2, 3, first_player=first_player).active for seat in range(4)] == [0, 1, 2, 3]


@rule("LL-SETUP-16")
def test_ll_setup_16_the_table_may_name_the_first_player() -> None:
    assert [scripted(2, 0, 1, first_player="loire_boat", first_seat=n).active for n in (1, 2)] == [0, 1]
    with pytest.raises(PostchaiseError):
        GAME.new(2, Dice(1), first_player="random", first_seat=1)


@rule("LL-SETUP-16")
def test_ll_setup_16_turns_go_clockwise() -> None:
    t, order = Table(3, first_seat=2), []
    for _ in range(5):
        order.append(t.s.active)
        t.stop("messenger", "serrant", last=True).play("done")
    assert order == [1, 2, 0, 1, 2]


@rule("LL-SETUP-17")
def test_ll_setup_17_solo_is_the_setup_for_two_with_one_players_pieces() -> None:
    one, two = scripted(1, 0), scripted(2, 0, 1, **NAMED)
    for field in ("shield", "market", "circus", "free", "towers", "supply", "palace_stock"):
        assert getattr(one, field) == getattr(two, field), field
    assert (one.at, one.horses, one.deniers, one.boat) == (two.at[:2], two.horses[:2], [7], [0])
    assert one.options.end_space == two.options.end_space == 20
