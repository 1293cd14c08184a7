"""The places of the player board that recruit or develop (OR-PLACE-FARMHOUSE to OR-PLACE-SCRIPTORIUM)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans.game import GAME

NEEDS = {
    "farmhouse": ["boatman", "craftsman"],
    "village": ["farmer", "boatman", "craftsman"],
    "university": ["farmer", "craftsman", "trader"],
    "castle": ["farmer", "boatman", "trader"],
    "monastery": ["scholar", "trader"],
    "ship": ["farmer", "boatman", "knight"],
    "wagon": ["farmer", "trader", "knight"],
    "guildhall": ["farmer", "craftsman", "knight"],
    "scriptorium": ["knight", "scholar"],
}


def limit(t: Table) -> int:
    """The most seat 0 may draw in phase 3 from a full bag onto an empty market."""
    drawing = t.bag(*["farmer"] * 9).market().follow().legal(0)
    return int(drawing[-1].removeprefix("draw "))


@rule(
    "OR-PLACE-FARMHOUSE-01",
    "OR-PLACE-VILLAGE-01",
    "OR-PLACE-UNIVERSITY-01",
    "OR-PLACE-CASTLE-01",
    "OR-PLACE-MONASTERY-01",
    "OR-PLACE-SHIP-01",
    "OR-PLACE-WAGON-01",
    "OR-PLACE-GUILDHALL-01",
    "OR-PLACE-SCRIPTORIUM-01",
)
@pytest.mark.parametrize("place", NEEDS)
def test_every_place_needs_exactly_its_characters(place: str) -> None:
    t = Table().hourglass("taxes").fill("town-hall")  # the Town Hall keeps the phase open
    for kind in NEEDS[place]:
        t.stand(f"{place}-{kind}", kind)
    assert t.act().allowed(f"use {place}")
    for kind in NEEDS[place]:
        t.stand(f"{place}-{kind}")
        assert t.refused(f"use {place}") == "OR-ACT-01"
        t.stand(f"{place}-{kind}", kind)
    printed = {entry["id"]: entry["printed"] for entry in GAME.view(t.s, 0)["players"][0]["places"]}
    assert printed == {**NEEDS, "town-hall": ["any-neutral"] * 2}


@rule("OR-PLACE-FARMHOUSE-01", "TV-13")
def test_tv_13_the_farmhouse_gives_a_farmer_and_grain() -> None:
    t = Table().stand("farmhouse-boatman", "boatman").stand("farmhouse-craftsman", "craftsman").act()
    farmers, grain = t.s.supply[0], t.s.good_supply[0]
    t.play("use farmhouse")
    assert (t.position("farmer"), t.wares("grain"), t.in_bag()) == (1, 1, ["farmer", "boatman", "craftsman"])
    assert (t.s.supply[0], t.s.good_supply[0]) == (farmers - 1, grain - 1)


@rule("OR-PLACE-FARMHOUSE-01", "OR-TRACK-02", "TV-14")
def test_tv_14_the_last_farmer_brings_brocade_and_no_more_follow() -> None:
    t = Table().track("farmer", 7).good_supply(brocade=3).fill("farmhouse").act().play("use farmhouse")
    assert (t.position("farmer"), t.wares("brocade"), t.s.good_supply[4]) == (8, 1, 2)
    t.fill("farmhouse", "scriptorium").act()
    assert t.refused("use farmhouse") == "OR-TRACK-02"


@rule("OR-PLACE-FARMHOUSE-02", "TV-15")
def test_tv_15_no_brocade_no_farmer() -> None:
    t = Table().track("farmer", 7).good_supply(brocade=0).fill("farmhouse", "scriptorium").act()
    assert t.refused("use farmhouse") == "OR-PLACE-FARMHOUSE-02"
    assert t.good_supply(brocade=1).allowed("use farmhouse")


@rule("OR-PLACE-FARMHOUSE-01")
def test_or_place_farmhouse_01_the_goods_of_the_track() -> None:
    t = Table().good_supply(grain=9, cheese=9, wine=9, wool=9, brocade=9)
    got = []
    for _ in range(8):
        before = t.s.goods[:]
        t.fill("farmhouse").act().play("use farmhouse")
        got.append([now - then for now, then in zip(t.s.goods, before, strict=True)].index(1))
    assert got == [0, 0, 1, 1, 2, 2, 3, 4]


@rule("OR-PLACE-FARMHOUSE-02", "OR-GEN-SHORTAGE-01")
def test_or_place_farmhouse_02_no_neutral_farmer_left() -> None:
    t = Table().supply(farmer=0).fill("farmhouse", "scriptorium").act()
    assert t.refused("use farmhouse") == "OR-GEN-SHORTAGE-01"


@rule("OR-PLACE-UNIVERSITY-01", "OR-DEV-03", "OR-DEV-04", "TV-21")
def test_tv_21_two_scholars_pass_the_citizen_and_reach_level_two() -> None:
    t = Table().fill("university").act().play("use university")
    assert (t.s.dev[0], t.level(), t.citizens(), t.in_bag().count("scholar")) == (2, 1, 0, 1)
    t.fill("university").act().play("use university")
    assert (t.s.dev[0], t.level(), t.citizens(), t.s.supply[5]) == (5, 2, 1, 6)


@rule("OR-PLACE-UNIVERSITY-01", "OR-DEV-02", "TV-22")
def test_tv_22_the_third_scholar_passes_three_coins() -> None:
    t = Table().track("scholar", 2).dev(5).fill("university").act().play("use university")
    assert (t.s.dev[0], t.s.coins[0], t.level(), t.position("scholar")) == (9, 8, 3, 3)


@rule("OR-PLACE-UNIVERSITY-01", "OR-TRACK-03")
def test_or_place_university_01_points_of_the_track_and_its_end() -> None:
    for index, points in enumerate([2, 3, 4, 5, 6]):
        assert (
            Table().track("scholar", index).dev(8).fill("university").act().play("use university").s.dev[0]
            == 8 + points
        )
    t = Table().track("scholar", 5).fill("university", "scriptorium").act()
    assert t.refused("use university") == "OR-TRACK-02"
    t = Table().supply(scholar=0).fill("university", "scriptorium").act()
    assert t.refused("use university") == "OR-GEN-SHORTAGE-01"
    t = Table().dev(30).fill("university").act().play("use university")  # still worth it for the scholar
    assert (t.s.dev[0], t.position("scholar")) == (30, 1)


@rule("OR-PLACE-CASTLE-01", "OR-PLACE-CASTLE-02", "OR-PHASE3-01", "TV-23")
def test_tv_23_the_fourth_knight_brings_the_citizen_and_not_the_limit() -> None:
    t = Table().track("knight", 3).fill("castle").act().play("use castle")
    assert (t.position("knight"), limit(t), t.citizens()) == (4, 7, 1)
    t.fill("castle").act().play("use castle")
    assert (t.position("knight"), limit(t), t.citizens()) == (5, 8, 1)
    assert t.fill("castle", "scriptorium").act().refused("use castle") == "OR-TRACK-02"


@rule("OR-PLACE-CASTLE-01", "OR-PLACE-CASTLE-02")
def test_or_place_castle_02_a_second_player_finds_no_citizen_and_every_knight_counts_in_phase_3() -> None:
    t = Table().citizen("knights").track("knight", 3, seat=1).fill("castle", seat=1).act().play("use castle")
    assert (t.citizens(), t.citizens(1)) == (1, 0)
    t = Table().fill("castle").act().play("use castle")
    assert (t.position("knight"), t.in_bag(), t.s.supply[4]) == (1, ["farmer", "boatman", "trader", "knight"], 7)
    assert limit(t) == 5
    t = Table().supply(knight=0).fill("castle", "scriptorium").act()
    assert t.refused("use castle") == "OR-GEN-SHORTAGE-01"


@rule("OR-PLACE-MONASTERY-01")
def test_or_place_monastery_01_a_monk_and_nothing_else() -> None:
    t = Table().hourglass("income").fill("monastery").act().play("use monastery")
    assert (t.in_bag(), t.s.supply[6]) == (["trader", "scholar", "monk"], 7)
    assert (t.s.track, t.s.coins, t.s.dev, t.s.goods) == ([0] * 12, [5, 5], [0, 0], [0] * 10)
    t = Table().hourglass("income").supply(monk=0).fill("monastery", "scriptorium").act()
    assert t.refused("use monastery") == "OR-GEN-SHORTAGE-01"


@rule("OR-EVENT-PILGRIMAGE-01", "OR-PLACE-MONASTERY-01", "OR-PHASE5-06", "TV-24")
@pytest.mark.parametrize("stack", ["start", "b", "c"])
def test_tv_24_a_pilgrimage_closes_the_monastery_for_one_round(stack: str) -> None:
    t = Table().fill("monastery", "scriptorium").hourglass("pilgrimage", stack).act()
    assert t.refused("use monastery") == "OR-EVENT-PILGRIMAGE-01"
    t.play("use scriptorium")
    assert t.halted
    assert (t.on("monastery-scholar"), t.on("monastery-trader")) == (["scholar"], ["trader"])
    assert t.hourglass("plague", "b").act().play("use monastery").in_bag().count("monk") == 1


@rule("OR-PLACE-SCRIPTORIUM-01", "OR-TRACK-03", "TV-30")
def test_tv_30_the_scriptorium_ends_with_the_track() -> None:
    assert Table().fill("scriptorium").act().play("use scriptorium").s.dev == [1, 0]
    t = Table().dev(29).fill("scriptorium").act().play("use scriptorium")
    assert (t.s.dev[0], t.level(), t.s.coins[0]) == (30, 6, 5)
    assert t.fill("scriptorium", "village").act().refused("use scriptorium") == "OR-TRACK-03"
