"""OR-SETUP: the table before the first round."""

from __future__ import annotations

from typing import Any

import pytest

from orleans import Table, rule
from orleans_players import choose_least
from postchaise import Dice, ScriptedDice
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import State
from postchaise.kernel.dice import RecordingDice
from postchaise.kernel.errors import BadOption, BadSeats
from postchaise.kernel.game import SPECTATOR

SEEDS = range(40)
STARTERS = {"own-farmer": 1, "own-boatman": 1, "own-craftsman": 1, "own-trader": 1}
BASIC = ("farmer", "boatman", "craftsman", "trader")
ADVANCED = ("knight", "scholar", "monk")
GOODS_3 = {
    "briare-sancerre-water",
    "chinon-le-blanc-water",
    "le-mans-tours-road",
    "orleans-briare-water",
    "orleans-vierzon-road",
}
GOODS_4 = {"chartres-le-mans-road", "chatellerault-argenton-road", "etampes-montargis-road", "st-amand-nevers-road"}


def look(s: State) -> dict[str, Any]:
    return GAME.view(s, SPECTATOR)


@rule("OR-SETUP-01", "OR-SETUP-02", "OR-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_or_setup_01_02_03_what_everybody_starts_with(seats: int) -> None:
    players = look(GAME.new(seats, Dice(seats)))["players"]
    assert len(players) == seats
    for player in players:
        assert (player["coins"], player["reserve"], player["stations"]) == (5, 10, [])
        assert (player["bag"], player["market"], player["tower"]) == ({}, STARTERS, None)
        assert player["tracks"] == dict.fromkeys(("farmer", "boatman", "craftsman", "trader", "knight", "scholar"), 0)
        assert (player["development"], player["level"], player["citizens"]) == (0, 1, 0)
        assert (player["gears"], set(player["goods"].values())) == (0, {0})
        assert len(player["places"]) == 10
        assert all(set(place["spaces"]) == {None} for place in player["places"])


@rule("OR-SETUP-03", "OR-PHASE3-03")
def test_or_setup_03_the_starters_stand_on_four_of_eight_spaces() -> None:
    t = Table().track("knight", 5).bag(*["monk"] * 9).follow()
    assert t.allowed("draw 4", seat=0)
    assert t.refused("draw 5", seat=0) == "OR-PHASE3-03"


@rule("OR-SETUP-04")
def test_or_setup_04_all_merchants_begin_in_orleans() -> None:
    view = look(GAME.new(5, Dice(1)))
    assert [player["merchant"] for player in view["players"]] == ["orleans"] * 5
    assert {town["id"]: town["merchants"] for town in view["towns"] if town["merchants"]} == {
        "orleans": [0, 1, 2, 3, 4]
    }


@rule("OR-SETUP-05", "TV-66")
@pytest.mark.parametrize(
    ("seats", "farmers", "others", "advanced"), [(2, 12, 6, 8), (3, 14, 8, 11), (4, 16, 10, 14), (5, 18, 12, 17)]
)
def test_tv_66_neutral_followers_by_number_of_players(seats: int, farmers: int, others: int, advanced: int) -> None:
    supply = look(GAME.new(seats, Dice(1)))["supply"]
    assert supply == {"farmer": farmers, **dict.fromkeys(BASIC[1:], others), **dict.fromkeys(ADVANCED, advanced)}


@rule("OR-SETUP-05", "OR-SETUP-08", "TV-65")
@pytest.mark.parametrize(
    ("seats", "removed", "on_map", "supply"), [(2, 12, 43, 35), (3, 6, 48, 36), (4, 0, 52, 38), (5, 0, 52, 38)]
)
def test_tv_65_goods_on_the_map_and_in_the_supply(seats: int, removed: int, on_map: int, supply: int) -> None:
    view = look(GAME.new(seats, Dice(seats)))
    lying = [good for route in view["routes"] for good in route["goods"] if good]
    assert (len(lying), sum(view["goods"].values()), sum(view["lost"]["goods"].values())) == (on_map, supply, removed)
    for good, tiles in zip(c.GOOD_IDS, (24, 21, 18, 15, 12), strict=True):
        assert lying.count(good) + view["goods"][good] + view["lost"]["goods"][good] == tiles
    empty = {route["id"] for route in view["routes"] if None in route["goods"]}
    assert empty == {2: GOODS_3 | GOODS_4, 3: GOODS_4}.get(seats, set())
    assert all(route["goods"][0] for route in view["routes"])


@rule("OR-SETUP-05", "OR-SETUP-08")
def test_or_setup_08_goods_are_removed_and_laid_out_at_random() -> None:
    brocades, first = set(), set()
    for seed in SEEDS:
        s = GAME.new(2, Dice(seed))
        brocades.add(s.goods_lost[c.GOOD_IDS.index("brocade")])
        first.add(s.cargo[0])
    assert len(brocades) > 2
    assert len(first) == 5
    outcomes = [4] * 12 + [3] * 15 + [2] * 18 + [1] * 10  # all brocade removed, then wool, wine and cheese laid out
    s = GAME.new(2, ScriptedDice([*outcomes, 0]), first_seat=1)
    assert s.goods_lost == [0, 0, 0, 0, 12]
    assert s.good_supply == [24, 11, 0, 0, 0]


@rule("OR-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_or_setup_06_nothing_of_an_unused_colour_is_in_the_game(seats: int) -> None:
    s = GAME.new(seats, Dice(1))
    starters = [s.bag, s.market, s.tower]
    there = sum(counts[i] for counts in starters for i in range(len(counts)) if i % c.FOLLOWERS >= c.CHARACTERS)
    assert there == 4 * seats
    assert (sum(s.reserve), len(s.merchant), len(s.dev), len(s.coins)) == (10 * seats, seats, seats, seats)
    assert GAME.legal(s, seats) == []


@rule("OR-SETUP-07", "TV-67")
@pytest.mark.parametrize(("seats", "gears"), [(2, 16), (3, 16), (4, 16), (5, 20)])
def test_tv_67_the_technology_supply(seats: int, gears: int) -> None:
    view = look(GAME.new(seats, Dice(1)))
    assert (view["gears"], view["lost"]["gears"]) == (gears, 20 - gears)


@rule("OR-SETUP-09")
def test_or_setup_09_thirteen_citizens_lie_out_and_the_14th_waits_for_the_end() -> None:
    citizens = look(GAME.new(4, Dice(1)))["citizens"]
    tracks = ["boatmen", "knights", "development-3", "development-18", "development-28"]
    assert list(citizens) == [*c.DEED_IDS, *tracks, "stations"]
    assert set(citizens.values()) == {-1}
    assert len(c.DEED_IDS) == 8
    t = Table().track("boatman", 4).fill("village").act().play("use village", "recruit boatman")
    assert taken(t) == ["boatmen"]
    assert taken(Table().track("knight", 3).fill("castle").act().play("use castle")) == ["knights"]
    assert taken(Table().station("blois").end()) == ["stations"]


def taken(t: Table) -> list[str]:
    return [id for id, seat in zip(c.CITIZEN_IDS, t.s.citizen, strict=True) if seat == 0]


def order(dice: Dice) -> list[tuple[str, str]]:
    """Stack and event of every round of a match in which nobody does anything."""
    s, seen = GAME.new(2, dice), []
    rounds = 0
    while not GAME.over(s):
        if s.round > rounds:
            rounds += 1
            seen.append((c.STACK_IDS[s.stack], c.EVENT_IDS[s.event]))
        seat = GAME.actor(s)
        GAME.apply(s, seat, choose_least(GAME.legal(s, seat)), dice)
    return seen


@rule("OR-SETUP-10", "OR-INV-10", "TV-68")
def test_tv_68_start_tile_then_a_then_b_then_c_each_shuffled() -> None:
    kinds = {"taxes", "income", "trading-day", "harvest", "plague"}
    orders = [order(Dice(seed)) for seed in range(12)]
    for seen in orders:
        assert [stack for stack, _ in seen] == ["start"] + ["a"] * 5 + ["b"] * 6 + ["c"] * 6
        assert seen[0] == ("start", "pilgrimage")
        assert {event for stack, event in seen if stack == "a"} == kinds
        for letter in "bc":
            assert {event for stack, event in seen if stack == letter} == kinds | {"pilgrimage"}
    for first in (1, 6, 12):  # the uppermost tile of each stack
        assert len({seen[first] for seen in orders}) > 2


@rule("OR-SETUP-11")
def test_or_setup_11_twenty_place_tiles_lie_open() -> None:
    s = GAME.new(3, Dice(1))
    for viewer in (0, 1, 2, SPECTATOR):
        assert GAME.view(s, viewer)["offer"] == c.TILE_IDS
    assert [c.CATEGORY[c.PLACE_IDS.index(tile)] for tile in c.TILE_IDS] == [1] * 12 + [2] * 8
    assert len(set(c.TILE_IDS)) == 20


@rule("OR-SETUP-12")
@pytest.mark.parametrize("seats", [2, 5])
def test_or_setup_12_the_first_player_is_named_or_drawn(seats: int) -> None:
    assert {GAME.new(seats, Dice(seed)).first for seed in SEEDS} == set(range(seats))
    for seat in range(seats):
        assert {GAME.new(seats, Dice(seed), first_seat=seat + 1).first for seed in range(5)} == {seat}
    named, drawn = RecordingDice(Dice(1)), RecordingDice(Dice(1))
    GAME.new(seats, named, first_seat=1)
    GAME.new(seats, drawn)
    assert len(drawn.outcomes) == len(named.outcomes) + 1  # naming somebody asks chance nothing


@rule("OR-SETUP-12")
def test_or_setup_12_nobody_else_can_be_first() -> None:
    for seats, first in ((2, 3), (4, 5)):
        with pytest.raises(BadOption) as caught:
            GAME.new(seats, Dice(1), first_seat=first)
        assert caught.value.code == "option-clash"
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            GAME.new(seats, Dice(1))


@rule("OR-SETUP-13")
def test_or_setup_13_tiles_are_excluded_before_round_1_only_if_wanted() -> None:
    s = GAME.new(3, Dice(1), exclude_places=True)
    assert (s.round, look(s)["step"], len(GAME.legal(s, s.first))) == (0, "exclude", 21)
    s = GAME.new(3, Dice(1), exclude_places=False)
    assert (s.round, look(s)["step"], look(s)["gone"]) == (1, "plan", [])
