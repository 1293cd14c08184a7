"""The Gunpowder Tower: room for two more, and a way to the deeds (OR-PLACE-GUNPOWDER)."""

from __future__ import annotations

from orleans import Table, rule


@rule("OR-PLACE-GUNPOWDER-01", "OR-PHASE3-03", "TV-10")
def test_tv_10_the_tower_makes_room_for_two_more() -> None:
    t = Table().track("knight", 2).market(*["farmer"] * 4).bag(*["trader"] * 9).tile("gunpowder-tower").follow()
    assert t.legal(0)[-1] == "draw 6"
    t = Table().track("knight", 2).market(*["farmer"] * 4).bag(*["trader"] * 9).follow()
    assert (t.legal(0)[-1], t.refused("draw 5", 0)) == ("draw 4", "OR-PHASE3-03")
    t = Table().market(*["farmer"] * 8).tile("gunpowder-tower").tower("monk").bag("trader", "trader").follow()
    assert t.legal(0)[-1] == "draw 1"


@rule("OR-PHASE3-04", "OR-PHASE3-06", "OR-PLACE-GUNPOWDER-02", "TV-71")
def test_tv_71_ten_followers_and_two_of_them_in_the_tower() -> None:
    t = Table().market(*["farmer"] * 7).bag(*["trader"] * 9).tile("gunpowder-tower").follow()
    assert t.refused("draw 4", 0) == "OR-PHASE3-03"
    t.draws("trader", "trader", "trader").play("draw 3", seat=0)
    assert (t.s.active, t.legal()) == (0, ["store farmer", "store trader"])
    assert t.refused("done") == "OR-PLACE-GUNPOWDER-02"
    t.play("store trader")
    assert t.refused("done") == "OR-PLACE-GUNPOWDER-02"
    t.play("store farmer")
    assert (len(t.on_market()), t.in_tower(), t.halted) == (8, ["farmer", "trader"], True)


@rule("OR-PLACE-GUNPOWDER-02")
def test_or_place_gunpowder_02_drawn_recalled_and_old_ones_may_change_places() -> None:
    t = Table().tile("gunpowder-tower").market("knight").tower("monk", "scholar").bag("trader")
    t.stand("village-farmer", "farmer").draws("trader").follow().play("lift farmer village-farmer", "draw 1", seat=0)
    assert t.legal() == [f"store {kind}" for kind in ("farmer", "trader", "knight", "scholar", "monk")] + ["done"]
    t.play("store farmer", "store trader")
    assert (t.on_market(), t.in_tower()) == (["knight", "scholar", "monk"], ["farmer", "trader"])
    t.follow().play("done")  # nothing to draw, nobody to recall
    assert (len(t.on_market()), t.in_tower()) == (5, [])  # nobody has to lie in it


@rule("OR-PLACE-GUNPOWDER-03", "OR-PHASE4-01")
def test_or_place_gunpowder_03_its_followers_are_planned_like_the_others() -> None:
    t = Table().tile("gunpowder-tower").market("farmer").tower("knight", "own-trader").plan()
    t.play("put knight scriptorium-knight", "put own-trader castle-trader", seat=0)
    assert (t.in_tower(), t.on("scriptorium-knight"), t.on("castle-trader")) == ([], ["knight"], ["own-trader"])
    t.play("lift knight scriptorium-knight", seat=0)
    assert (t.in_tower(), t.on_market()) == (["knight"], ["farmer"])
    assert t.refused("put knight scriptorium-knight", 1) == "OR-PHASE4-01"  # it is not everybody's tower


@rule("OR-PLACE-GUNPOWDER-04", "TV-46")
def test_tv_46_both_followers_to_the_city_wall_in_one_action() -> None:
    t = Table().tile("gunpowder-tower").tower("craftsman", "craftsman").fill("scriptorium", seat=1)
    t.deed("city-wall", craftsman=2).act().play("use gunpowder-tower", "send craftsman city-wall")
    assert (t.s.active, t.s.coins[0], t.allowed("done")) == (0, 6, True)
    t.play("send craftsman city-wall")
    assert (t.s.active, t.s.coins[0], t.in_tower(), t.citizens()) == (1, 7, [], 1)


@rule("OR-PLACE-GUNPOWDER-04", "OR-DEED-03", "OR-DEED-04")
def test_or_place_gunpowder_04_the_rules_of_the_deeds_hold() -> None:
    t = Table().tile("gunpowder-tower", "school").tower("scholar", "own-farmer").fill("scriptorium").act()
    t.play("use gunpowder-tower")
    assert t.refused("send scholar city-wall") == "OR-DEED-02"
    assert t.refused("send farmer city-wall") == "OR-PLACE-TOWNHALL-01"  # the starter is not sent
    assert t.refused("done") == "OR-PLACE-TOWNHALL-02"
    assert t.play("send scholar astronomy").in_tower() == ["own-farmer"]
    assert t.refused("use gunpowder-tower") == "OR-PLACE-GUNPOWDER-04"
    assert (
        Table().tile("gunpowder-tower", seat=1).tower("monk").fill("village").act().refused("use gunpowder-tower")
        == "OR-PLACE-GEN-01"
    )


@rule("OR-PLACE-GUNPOWDER-05")
def test_or_place_gunpowder_05_never_together_with_the_town_hall() -> None:
    t = Table().tile("gunpowder-tower").tower("knight").stand("town-hall", "farmer").fill("scriptorium", seat=1).act()
    t.play("use gunpowder-tower")
    assert t.refused("send farmer city-wall") == "OR-PLACE-TOWNHALL-01"
    t.play("send knight city-wall")
    assert (t.s.active, t.on("town-hall")) == (1, ["farmer"])
    t.play("pass", "use town-hall", "send farmer city-wall")
    assert (t.s.coins[0], t.halted) == (7, True)
