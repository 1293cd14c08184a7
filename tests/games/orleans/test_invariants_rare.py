"""OR-INV: what is always true, in positions that random play seldom tries."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c

# What random play seldom tries


@rule("OR-INV-04", "OR-TORTURE-06")
@pytest.mark.parametrize("loss", ["lose place winery", "lose gear from winery", "lose gear"])
def test_or_inv_04_a_lost_technology_tile_is_counted(loss: str) -> None:
    t = Table().tile("winery").gears(2).window().play("gear winery-farmer", "done").torture(1).play(loss)
    assert t.s.gear_supply + sum(t.s.gears) + t.s.space.count(c.GEAR) == 15
    assert t.s.gears_lost == 5


@rule("OR-INV-06", "OR-PLACE-GUILDHALL-01", "OR-PLACE-GUILDHALL-02")
def test_or_inv_06_one_station_in_a_town_and_one_of_each_in_orleans() -> None:
    for town, twice in (("blois", False), ("orleans", True)):
        t = Table().merchant(town).station(town, seat=1).fill("guildhall", "scriptorium").act()
        assert t.allowed("use guildhall") == twice
    t = Table().station("orleans").fill("guildhall", "scriptorium").act()
    assert not t.allowed("use guildhall")


@rule("OR-INV-07", "OR-PHASE3-03", "OR-PLACE-GUNPOWDER-01")
@pytest.mark.parametrize("followers", range(9))
def test_or_inv_07_the_most_that_can_be_drawn_fills_eight_spaces_or_ten(followers: int) -> None:
    for tower in (False, True):
        t = Table().track("knight", 5).market(*["monk"] * followers).bag(*["farmer"] * 12)
        t = (t.tile("gunpowder-tower") if tower else t).follow()
        most = 0 if t.halted else max(int(action.removeprefix("draw ")) for action in t.legal(0))
        assert most == min(8, (10 if tower else 8) - followers)


@rule("OR-INV-08", "OR-TECH-07")
def test_or_inv_08_no_place_offers_room_for_a_second_tile() -> None:
    for slot in c.SLOT_IDS:
        place = c.PLACE_IDS[c.SLOT_PLACE[c.SLOT_IDS.index(slot)]]
        t = Table().gears(2, 1)
        t = (t.tile(place) if place in c.TILE_IDS else t).window()
        if f"gear {slot}" in t.legal():
            assert not [action for action in t.play(f"gear {slot}").legal() if action.startswith(f"gear {place}")]
