"""The Village: boatmen, craftsmen and traders (OR-PLACE-VILLAGE)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c


def village(**tracks: int) -> Table:
    t = Table().fill("village")
    for character, index in tracks.items():
        t.track(character, index)
    return t.act()


@rule("OR-PLACE-VILLAGE-01")
def test_or_place_village_01_exactly_one_of_three() -> None:
    t = village().play("use village")
    assert t.legal() == ["recruit boatman", "recruit craftsman", "recruit trader"]
    for character in ("farmer", "knight", "scholar", "monk"):
        assert t.refused(f"recruit {character}") == "OR-PLACE-VILLAGE-01"
    t.play("recruit craftsman")
    assert t.halted
    assert [t.position(kind) for kind in ("boatman", "craftsman", "trader")] == [0, 1, 0]


@rule("OR-PLACE-VILLAGE-BOATMAN-01", "TV-16")
def test_tv_16_boatmen_bring_two_three_four_five_coins() -> None:
    t, coins = Table(), []
    for _ in range(4):
        before = t.s.coins[0]
        t.fill("village").act().play("use village", "recruit boatman")
        coins.append(t.s.coins[0] - before)
    assert (coins, t.position("boatman"), t.s.supply[1]) == ([2, 3, 4, 5], 4, 2)
    assert t.in_bag().count("boatman") == 8  # four from the Village's space, four new ones


@rule("OR-PLACE-VILLAGE-BOATMAN-01", "TV-17")
def test_tv_17_the_first_on_the_last_space_takes_the_citizen() -> None:
    t = Table().track("boatman", 4, 4).fill("village").fill("village", seat=1).act()
    t.play("use village", "recruit boatman", "use village", "recruit boatman")
    assert (t.position("boatman"), t.position("boatman", 1), t.s.coins) == (5, 5, [5, 5])
    assert (t.citizens(), t.citizens(1)) == (1, 0)


@rule("OR-PLACE-VILLAGE-CRAFTSMAN-01", "OR-TECH-01")
def test_or_place_village_craftsman_01_a_technology_tile_beside_the_board() -> None:
    t = village().play("use village", "recruit craftsman")
    assert (t.s.gears[0], t.s.gear_supply, t.position("craftsman"), t.s.supply[2]) == (1, 15, 1, 5)
    assert t.in_bag().count("craftsman") == 2


@rule("OR-PLACE-VILLAGE-TRADER-01", "TV-18")
def test_tv_18_the_first_tile_is_of_category_one() -> None:
    t = village().play("use village", "recruit trader")
    assert t.refused("take school") == "OR-PLACE-VILLAGE-TRADER-01"
    assert (len(t.legal()), t.allowed("take hayrick")) == (12, True)
    t.play("take hayrick")
    assert (t.position("trader"), t.s.supply[3], t.halted) == (1, 5, True)
    assert t.in_bag() == ["farmer", "boatman", "craftsman", "trader"]
    assert (t.s.holder[c.PLACE_IDS.index("hayrick")], len(t.s.tiles[0])) == (0, 1)


@rule("OR-PLACE-VILLAGE-TRADER-01", "TV-19")
@pytest.mark.parametrize("index", [1, 2, 3, 4])
def test_tv_19_later_tiles_are_of_either_category(index: int) -> None:
    t = village(trader=index).play("use village", "recruit trader")
    assert (len(t.legal()), t.allowed("take hayrick"), t.allowed("take school")) == (20, True, True)


@rule("OR-PLACE-VILLAGE-TRADER-02")
def test_or_place_village_trader_02_no_tile_of_an_allowed_category() -> None:
    ones = "hayrick cheese-factory winery wool-manufacturer tailor-shop brewery sacristy herb-garden bathhouse"
    t = village().tile(*ones.split(), "windmill", "library", "hospital", seat=1).play("use village")
    assert t.refused("recruit trader") == "OR-PLACE-VILLAGE-TRADER-02"
    assert t.track("trader", 1).allowed("recruit trader")
    t.gone(*["gunpowder-tower", "cellar", "office", "school", "pharmacy", "horse-wagon", "shipping-line", "laboratory"])
    assert t.refused("recruit trader") == "OR-PLACE-VILLAGE-TRADER-02"


@rule("OR-PLACE-VILLAGE-02", "OR-TRACK-02", "OR-GEN-SHORTAGE-01")
@pytest.mark.parametrize("character", ["boatman", "craftsman", "trader"])
def test_or_place_village_02_nobody_left_or_the_track_is_full(character: str) -> None:
    t = village(**{character: 5}).play("use village")
    assert t.refused(f"recruit {character}") == "OR-TRACK-02"
    assert len(t.legal()) == 2
    t = Table().supply(**{character: 0}).fill("village").act().play("use village")
    assert t.refused(f"recruit {character}") == "OR-GEN-SHORTAGE-01"
    assert len(t.legal()) == 2


@rule("OR-TECH-11", "TV-20")
def test_tv_20_no_craftsman_without_technology() -> None:
    t = village().gear_supply(0).play("use village")
    assert t.refused("recruit craftsman") == "OR-TECH-11"
    assert t.gear_supply(1).allowed("recruit craftsman")


@rule("OR-PLACE-VILLAGE-01", "OR-PLACE-VILLAGE-02")
def test_or_place_village_01_closed_when_no_recruitment_is_permitted() -> None:
    t = Table().fill("village", "scriptorium").supply(boatman=0, trader=0).gear_supply(0).act()
    assert t.refused("use village") == "OR-PLACE-VILLAGE-01"
    assert t.gear_supply(1).play("use village").legal() == ["recruit craftsman"]
