"""Place tiles with an ability of their own: Pharmacy, Bathhouse, School, Herb Garden, Horse Wagon, Laboratory."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.kernel.messages.reason import NOT_THIS_STEP

ALL = list(c.FOLLOWER_IDS)


def bath(*bag: str, inside: str = "own-trader", tiles: tuple[str, ...] = ()) -> Table:
    return Table().tile("bathhouse", *tiles).stand("bathhouse", inside).bag(*bag)


def laboratory() -> Table:
    return Table().tile("laboratory").fill("laboratory")


def pharmacy(coins: int, dev: int) -> Table:
    return Table().tile("pharmacy").fill("pharmacy", "village").coins(coins).dev(dev).act()


@rule("OR-PLACE-PHARMACY-01", "OR-PLACE-PHARMACY-02", "TV-43")
def test_tv_43_two_coins_for_two_steps_and_three_more_on_the_way() -> None:
    t = pharmacy(2, 6).play("use pharmacy")
    assert t.legal() == ["pay 1", "pay 2"]
    assert t.refused("pay 3") == "OR-PLACE-PHARMACY-01"
    t.play("pay 2")
    assert (t.s.coins[0], t.s.dev[0], t.in_bag()) == (3, 8, ["farmer"])


@rule("OR-PLACE-PHARMACY-01", "OR-TORTURE-09")
@pytest.mark.parametrize(
    ("coins", "dev", "most"), [(9, 0, 3), (3, 0, 3), (1, 0, 1), (9, 28, 2), (9, 29, 1), (9, 27, 3)]
)
def test_or_place_pharmacy_01_one_to_three_coins_as_far_as_they_go(coins: int, dev: int, most: int) -> None:
    t = pharmacy(coins, dev).play("use pharmacy")
    assert t.legal() == [f"pay {n}" for n in range(1, most + 1)]
    assert t.refused("done") == NOT_THIS_STEP  # at least one
    t.play(f"pay {most}")
    assert (t.s.coins[0], t.s.dev[0]) == (coins - most, dev + most)


@rule("OR-PLACE-PHARMACY-01", "OR-TRACK-03", "OR-TORTURE-09")
def test_or_place_pharmacy_01_closed_without_coins_or_at_the_end() -> None:
    assert pharmacy(0, 6).refused("use pharmacy") == "OR-PLACE-PHARMACY-01"
    assert pharmacy(5, 30).refused("use pharmacy") == "OR-TRACK-03"


@rule("OR-PLACE-PHARMACY-01", "OR-PLACE-BATHHOUSE-05", "OR-SUBST-01")
@pytest.mark.parametrize("follower", ALL)
def test_any_follower_activates_pharmacy_and_bathhouse(follower: str) -> None:
    t = Table().tile("pharmacy", "bathhouse").market(follower, follower).bag("monk").plan()
    t.play(f"put {follower} pharmacy", f"put {follower} bathhouse", seat=0)
    t.act()
    assert (t.allowed("use pharmacy"), t.allowed("use bathhouse")) == (True, True)


@rule("OR-PLACE-BATHHOUSE-01", "TV-42")
def test_tv_42_the_knight_goes_to_the_scriptorium_and_the_others_into_the_bag() -> None:
    t = bath("knight", "scholar").draws("knight", "scholar").act().play("use bathhouse")
    assert t.refused("put monk scriptorium-knight") == "OR-PLACE-BATHHOUSE-01"
    t.play("put knight scriptorium-knight")
    assert (t.on("scriptorium-knight"), t.in_bag()) == (["knight"], ["scholar", "own-trader"])
    assert (t.on("bathhouse"), t.halted) == ([], True)


@rule("OR-PLACE-BATHHOUSE-01", "OR-PLACE-BATHHOUSE-04")
def test_or_place_bathhouse_01_one_only_and_not_on_the_bathhouse() -> None:
    t = bath("monk", "knight", "trader", tiles=("sacristy",)).draws("monk", "knight").act().play("use bathhouse")
    assert t.refused("put monk bathhouse") == "OR-PLACE-BATHHOUSE-04"
    assert t.refused("put trader castle-trader") == "OR-PLACE-BATHHOUSE-01"  # not among the two
    assert {action.split()[1] for action in t.legal()} == {"monk", "knight"}
    t.play("put monk sacristy")
    assert (t.on("sacristy"), t.in_bag(), t.halted) == (["monk"], ["trader", "knight", "own-trader"], True)


@rule("OR-PLACE-BATHHOUSE-02")
def test_or_place_bathhouse_02_the_one_that_fits_must_be_placed() -> None:
    t = bath("scholar", "own-trader").fill("monastery", "university", "castle", "wagon", "scriptorium")
    t.stand("town-hall", "monk").draws("scholar", "own-trader").act().play("use bathhouse")
    assert t.legal() == ["put scholar town-hall"]
    assert t.refused("pass") == t.refused("done") == NOT_THIS_STEP


@rule("OR-PLACE-BATHHOUSE-02")
def test_or_place_bathhouse_02_if_neither_fits_both_return_and_the_action_is_over() -> None:
    t = bath("own-boatman", "own-boatman").fill("farmhouse", "village", "castle", "ship")
    t.fill("scriptorium", seat=1).draws("own-boatman", "own-boatman").act().play("use bathhouse")
    assert (t.in_bag(), t.on("bathhouse")) == (["own-boatman", "own-boatman", "own-trader"], [])
    assert ("bath-nothing" in t.events(), t.s.active) == (True, 1)


@rule("OR-PLACE-BATHHOUSE-03")
def test_or_place_bathhouse_03_a_small_bag() -> None:
    t = bath("farmer", inside="monk").draws("farmer").act().play("use bathhouse")
    assert {action.split()[1] for action in t.legal()} == {"farmer"}  # the monk in the bath was not drawn
    assert bath().fill("scriptorium").act().refused("use bathhouse") == "OR-PLACE-BATHHOUSE-03"


@rule("OR-PLACE-BATHHOUSE-04", "OR-PHASE5-07")
def test_or_place_bathhouse_04_own_places_only_and_usable_later() -> None:
    t = bath("farmer", "own-farmer", tiles=("gunpowder-tower", "hayrick")).tile("winery", seat=1)
    t.draws("farmer", "own-farmer").act().play("use bathhouse")
    assert (t.allowed("put farmer town-hall"), t.refused("put own-farmer town-hall")) == (True, "OR-PHASE4-06")
    assert t.refused("put farmer winery-farmer") == "OR-PLACE-GEN-01"
    assert t.refused("put farmer wagon-trader") == "OR-SUBST-01"
    assert t.refused("store farmer") == NOT_THIS_STEP  # neither market nor tower
    t.play("put own-farmer hayrick", "use hayrick")
    assert t.wares("grain") == 1


@rule("OR-PLACE-SCHOOL-01", "OR-SUBST-04", "TV-40")
def test_tv_40_the_school_lets_scholars_stand_in_for_all_but_monks() -> None:
    t = Table().tile("school", "brewery", "cellar").market("scholar", seat=0).market("scholar", seat=1).plan()
    for slot in ("ship-knight", "ship-boatman", "village-craftsman", "castle-trader", "wagon-farmer"):
        assert t.allowed(f"put scholar {slot}", 0)
        assert t.refused(f"put scholar {slot}", 1) == "OR-SUBST-01"  # whoever has no School
    assert t.refused("put scholar brewery", 0) == "OR-SUBST-03"
    assert t.refused("put scholar cellar-monk", 0) == "OR-SUBST-03"
    t = Table().tile("school").market("knight", "trader").plan()
    assert t.refused("put knight scriptorium-scholar", 0) == "OR-SUBST-01"  # not the other way round


@rule("OR-PLACE-HERBGARDEN-01", "OR-SUBST-04", "TV-41")
@pytest.mark.parametrize("boatman", ["boatman", "own-boatman"])
def test_tv_41_the_herb_garden_lets_boatmen_stand_in_for_three_kinds(boatman: str) -> None:
    t = Table().tile("herb-garden", "brewery").market(boatman, seat=0).market(boatman, seat=1).plan()
    for slot in ("university-farmer", "university-craftsman", "university-trader"):
        assert t.allowed(f"put {boatman} {slot}", 0)
        assert t.refused(f"put {boatman} {slot}", 1) == "OR-SUBST-01"
    for slot in ("ship-knight", "scriptorium-scholar"):
        assert t.refused(f"put {boatman} {slot}", 0) == "OR-SUBST-01"
    assert t.refused(f"put {boatman} brewery", 0) == "OR-SUBST-03"


@rule("OR-PLACE-SCHOOL-01", "OR-PLACE-HERBGARDEN-01", "OR-ACT-02")
@pytest.mark.parametrize("tile", ["school", "herb-garden"])
def test_permanent_tiles_are_no_actions(tile: str) -> None:
    assert Table().tile(tile).fill("scriptorium").act().refused(f"use {tile}") == "OR-ACT-02"


@rule("OR-SUBST-03", "OR-PLACE-BREWERY-01", "TV-69")
def test_tv_69_only_a_monk_brews() -> None:
    t = Table().tile("brewery").market("monk", "craftsman").plan()
    assert (t.allowed("put monk brewery", 0), t.refused("put craftsman brewery", 0)) == (True, "OR-SUBST-03")


@rule("OR-PLACE-HORSEWAGON-01", "OR-PLACE-MOVE-01")
def test_or_place_horsewagon_01_one_road_and_at_most_one_good() -> None:
    t = Table(3).tile("horse-wagon").fill("horse-wagon").cargo("orleans-vierzon-road", "grain", "wool").act()
    t.play("use horse-wagon")
    assert t.refused("move orleans-blois-water nothing") == "OR-PLACE-MOVE-01"
    assert t.allowed("move orleans-vierzon-road nothing")
    t.play("move orleans-vierzon-road wool")
    assert (t.at(), t.wares("wool"), t.on_route("orleans-vierzon-road")) == ("vierzon", 1, ["grain"])
    assert t.in_bag() == ["trader", "knight"]


@rule("OR-SUBST-06", "OR-TORTURE-06")
@pytest.mark.parametrize(("tile", "standing"), [("school", "scholar"), ("herb-garden", "boatman")])
def test_or_subst_06_who_stands_by_the_right_of_a_lost_tile_stays(tile: str, standing: str) -> None:
    t = Table().tile(tile).market(standing).stand("castle-farmer", standing).torture(1).play(f"lose place {tile}")
    assert t.on("castle-farmer") == [standing]
    assert t.plan().refused(f"put {standing} village-farmer", 0) == "OR-SUBST-01"
    t.fill("castle").act().play("use castle")
    assert standing in t.in_bag()


@rule("OR-PLACE-LABORATORY-01", "OR-TECH-11", "OR-TECH-01")
def test_or_place_laboratory_01_one_technology_tile() -> None:
    t = laboratory().tile("brewery").fill("brewery").act().play("use laboratory")
    assert (t.s.gears, t.s.gear_supply, t.position("craftsman")) == ([1, 0], 15, 0)
    assert t.refused("gear village-farmer") == "not-this-step"  # not in this phase
    t.fill("laboratory").gear_supply(0).act()
    assert t.refused("use laboratory") == "OR-TECH-11"


@rule("OR-PLACE-LABORATORY-01", "OR-TECH-02", "TV-47")
def test_tv_47_the_laboratorys_tile_on_the_laboratory_itself() -> None:
    t = laboratory().gears(0, placed=1).act().play("use laboratory").window()
    assert t.allowed("gear laboratory-craftsman")
    t.play("gear laboratory-craftsman")
    assert (t.on("laboratory-craftsman"), t.s.gears[0]) == (["gear"], 0)
    assert (
        laboratory().gears(1, placed=0).stand("laboratory-craftsman").window().refused("gear laboratory-craftsman")
        == "OR-TECH-05"
    )
