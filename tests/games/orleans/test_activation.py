"""OR-ACT, OR-SUBST: activated places, and who may stand in for whom."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME

WITH_SPACES = [id for id in c.PLACE_IDS if c.NEEDS[c.PLACE_IDS.index(id)]]
SLOTS_OF = {id: [c.SLOT_IDS[i] for i in range(c.SLOTS) if c.PLACE_IDS[c.SLOT_PLACE[i]] == id] for id in c.PLACE_IDS}
PRINTED = {c.SLOT_IDS[i]: c.PRINTED_IDS[c.SLOT_PRINT[i]] for i in range(c.SLOTS)}
BASIC = ("farmer", "boatman", "craftsman", "trader")
REPLACED = {"school": ("scholar", (*BASIC, "knight")), "herb-garden": ("boatman", ("craftsman", "trader", "farmer"))}


def planner(*tiles: str) -> Table:
    """Seat 0 has one follower of each sort and every place tile with spaces, and these."""
    t = Table().tile(*(id for id in c.TILE_IDS if id in WITH_SPACES), *tiles)
    return t.market(*c.FOLLOWER_IDS).plan()


@rule("OR-ACT-01")
@pytest.mark.parametrize("place", [id for id in WITH_SPACES if id != "town-hall"])
def test_or_act_01_every_space_must_be_filled(place: str) -> None:
    tile = [place] if place in c.TILE_IDS else []
    spaces = [slot for slot in SLOTS_OF[place] for _ in range(c.SLOT_SIZE[c.SLOT_IDS.index(slot)])]
    other = "castle" if place != "castle" else "scriptorium"  # so that there is something to ask
    for missing in range(len(spaces)):
        t = Table().tile(*tile).fill(other, place)
        last = t.on(spaces[missing])
        t.stand(spaces[missing], *last[1:])
        assert not t.active(place)
        reason = t.bag("farmer").act().refused(f"use {place}")
        assert reason == ("OR-PLACE-SACRISTY-02" if place == "sacristy" else "OR-ACT-01")
    t = Table().tile(*tile).fill(place).bag("farmer").hourglass("income").act()
    assert t.active(place)
    assert t.halted if place == "sacristy" else t.allowed(f"use {place}")


@rule("OR-ACT-01", "OR-TECH-04")
def test_or_act_01_a_technology_tile_fills_a_space() -> None:
    t = Table().fill("castle").stand("castle-farmer", "gear").act()
    assert t.allowed("use castle")


@rule("OR-ACT-01", "OR-PLACE-TOWNHALL-01")
def test_or_act_01_one_follower_is_enough_for_the_town_hall() -> None:
    assert Table().fill("scriptorium").act().refused("use town-hall") == "OR-ACT-01"
    assert Table().stand("town-hall", "knight").act().allowed("use town-hall")
    assert Table().stand("town-hall", "knight", "monk").act().allowed("use town-hall")


@rule("OR-ACT-01", "OR-SUBST-02")
def test_or_act_01_stand_ins_activate_a_place() -> None:
    t = Table().market("monk", "monk").stand("village-farmer", "farmer").plan()
    t.play("put monk village-boatman", "put monk village-craftsman", seat=0)
    assert t.active("village")
    t.act().play("use village", "recruit boatman")
    assert t.in_bag() == ["farmer", "boatman", "monk", "monk"]


@rule("OR-ACT-02", "OR-PLACE-SCHOOL-01", "OR-PLACE-HERBGARDEN-01", "OR-PLACE-GUNPOWDER-01")
def test_or_act_02_places_without_spaces_work_while_owned() -> None:
    t = Table().tile("school", "herb-garden").fill("scriptorium").act()
    assert t.refused("use school") == t.refused("use herb-garden") == "OR-ACT-02"
    assert Table().tile("school").act().halted  # nothing to use, so nothing to ask
    t = Table().tile("school").market("scholar").coins(0).torture(1).play("lose place school").plan()
    assert t.refused("put scholar ship-knight", seat=0) == "OR-SUBST-01"
    t = Table().tile("herb-garden").market("boatman").coins(0).torture(1).play("lose place herb-garden").plan()
    assert t.refused("put boatman ship-farmer", seat=0) == "OR-SUBST-01"
    t = Table().market(*["monk"] * 8).bag("monk").follow()
    assert t.halted
    t = Table().market(*["monk"] * 8).bag("monk").tile("gunpowder-tower").follow()
    assert t.allowed("draw 1", seat=0)


def fits(follower: str, slot: str, tiles: tuple[str, ...]) -> bool:
    """OR-SUBST-01 to OR-SUBST-04, OR-PHASE4-06, in the words of the rules."""
    kind, printed = follower.removeprefix("own-"), PRINTED[slot]
    if printed == "any-neutral":
        return kind == follower
    if kind == "monk" or printed in (kind, "any"):
        return True
    return any(kind == REPLACED[tile][0] and printed in REPLACED[tile][1] for tile in tiles)


@rule("OR-SUBST-01", "OR-SUBST-02", "OR-SUBST-03", "OR-SUBST-04", "OR-PHASE4-06")
@pytest.mark.parametrize("tiles", [(), ("school",), ("herb-garden",), ("school", "herb-garden")])
def test_or_subst_01_who_fits_where(tiles: tuple[str, ...]) -> None:
    t = planner(*tiles)
    for follower in c.FOLLOWER_IDS:
        for slot in c.SLOT_IDS:
            assert t.allowed(f"put {follower} {slot}", seat=0) == fits(follower, slot, tiles), (follower, slot)


@rule("OR-SUBST-01")
def test_or_subst_01_pharmacy_and_bathhouse_take_everybody() -> None:
    t = planner()
    for follower in c.FOLLOWER_IDS:
        for place in ("pharmacy", "bathhouse"):
            assert t.allowed(f"put {follower} {place}", seat=0)
        assert t.allowed(f"put {follower} town-hall", seat=0) == (not follower.startswith("own-"))


@rule("OR-SUBST-02")
def test_or_subst_02_a_monk_fits_everywhere() -> None:
    t = planner()
    assert all(t.allowed(f"put monk {slot}", seat=0) for slot in c.SLOT_IDS)


@rule("OR-SUBST-03", "TV-69")
def test_tv_69_nobody_stands_in_for_a_monk() -> None:
    t = planner("school", "herb-garden")
    assert t.allowed("put monk brewery", seat=0)
    assert t.refused("put craftsman brewery", seat=0) == "OR-SUBST-03"
    for slot in ("brewery", "sacristy", "cellar-monk"):
        for follower in c.FOLLOWER_IDS:
            assert t.allowed(f"put {follower} {slot}", seat=0) == (follower == "monk")
    t = Table().tile("cellar", "brewery").gears(1, 1).plan()
    assert not t.allowed("gear cellar-monk", seat=0)
    assert not t.allowed("gear brewery", seat=0)


@rule("OR-SUBST-04", "OR-PLACE-SCHOOL-01", "TV-40")
def test_tv_40_the_school() -> None:
    t = planner("school")
    assert t.allowed("put scholar ship-knight", seat=0)
    assert t.refused("put scholar brewery", seat=0) == "OR-SUBST-03"
    assert planner().refused("put scholar ship-knight", seat=0) == "OR-SUBST-01"
    t = Table().tile("school", seat=1).market("scholar").plan()  # somebody else's School
    assert t.refused("put scholar ship-knight", seat=0) == "OR-SUBST-01"


@rule("OR-SUBST-04", "OR-PLACE-HERBGARDEN-01", "TV-41")
def test_tv_41_the_herb_garden() -> None:
    t = planner("herb-garden")
    for kind in ("farmer", "trader", "knight"):
        assert t.allowed(f"put boatman wagon-{kind}", seat=0) == (kind != "knight")
        assert t.allowed(f"put own-boatman wagon-{kind}", seat=0) == (kind != "knight")
    assert t.allowed("put boatman guildhall-craftsman", seat=0)
    assert t.refused("put boatman wagon-knight", seat=0) == "OR-SUBST-01"
    assert t.refused("put boatman scriptorium-scholar", seat=0) == "OR-SUBST-01"
    assert t.refused("put farmer ship-boatman", seat=0) == "OR-SUBST-01"  # not the other way round


@rule("OR-SUBST-05", "OR-DEED-03")
def test_or_subst_05_no_stand_ins_on_the_deeds() -> None:
    t = Table().tile("school", "herb-garden").stand("town-hall", "monk", "farmer").act().play("use town-hall")
    assert t.refused("send monk city-wall") == "OR-DEED-02"
    for follower, deed in (("scholar", "city-wall"), ("boatman", "city-wall")):
        t = Table().tile("school", "herb-garden").stand("town-hall", follower, "farmer").act().play("use town-hall")
        assert t.refused(f"send {follower} {deed}") == "OR-DEED-02"
        assert t.allowed("send farmer city-wall")


@rule("OR-SUBST-06")
@pytest.mark.parametrize(
    ("tile", "follower", "slot", "place"),
    [("school", "scholar", "ship-knight", "ship"), ("herb-garden", "boatman", "wagon-farmer", "wagon")],
)
def test_or_subst_06_stand_ins_stay_when_the_right_is_lost(tile: str, follower: str, slot: str, place: str) -> None:
    t = Table().tile(tile).market(follower).plan().play(f"put {follower} {slot}", "ready", seat=0)
    t.play("ready", seat=1)
    t.torture(1).play(f"lose place {tile}")
    assert t.on(slot) == [follower]
    t.fill(place).act()
    assert t.active(place)
    assert t.allowed(f"use {place}")
    assert GAME.view(t.s, 0)["players"][0]["places"][c.PLACE_IDS.index(place)]["active"]
