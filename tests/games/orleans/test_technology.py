"""OR-TECH: gaining and placing technology tiles."""

from __future__ import annotations

import pytest

from games.orleans.slots import BOARD, FARMERS
from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME

SINGLE = ["hayrick", "bathhouse", "pharmacy", "shipping-line"]


def owner(placed: int = 0, *tiles: str) -> Table:
    """Seat 0 plans with one unplaced tile, having placed so many before."""
    return Table().tile(*tiles).gears(1, placed).plan()


def where(t: Table, seat: int = 0) -> list[str]:
    return [action.removeprefix("gear ") for action in t.legal(seat) if action.startswith("gear ")]


@rule("OR-TECH-01", "OR-PLACE-VILLAGE-CRAFTSMAN-01", "OR-PLACE-LABORATORY-01")
def test_or_tech_01_craftsman_and_laboratory_give_a_tile_from_the_supply() -> None:
    t = Table().fill("village").act().play("use village", "recruit craftsman")
    assert (t.s.gears, t.s.gear_supply, t.s.placed) == ([1, 0], 15, [0, 0])
    t = Table(5).tile("laboratory", seat=1).fill("laboratory", seat=1).act().play("use laboratory")
    assert (t.s.gears, t.s.gear_supply, t.s.placed) == ([0, 1, 0, 0, 0], 19, [0] * 5)
    assert c.GEAR not in t.s.space  # beside the board


@rule("OR-TECH-04", "OR-PHASE5-04", "TV-39")
def test_tv_39_technology_stays_after_the_action() -> None:
    t = Table().stand("ship-farmer", "gear").stand("ship-boatman", "boatman").stand("ship-knight", "knight").act()
    t.play("use ship", "move orleans-blois-water nothing")
    assert (t.on("ship-farmer"), t.on("ship-boatman"), t.on("ship-knight")) == (["gear"], [], [])
    assert (t.in_bag(), t.at()) == (["boatman", "knight"], "blois")
    t.fill("ship").act()
    assert t.allowed("use ship")  # for the rest of the game
    t = Table().tile("cheese-factory").stand("cheese-factory", "gear", "farmer").act().play("use cheese-factory")
    assert (t.on("cheese-factory"), t.in_bag()) == (["gear"], ["farmer"])


@rule("OR-TECH-05", "TV-35")
def test_tv_35_the_first_tile_replaces_a_farmer() -> None:
    t = owner()
    assert t.refused("gear village-craftsman", seat=0) == "OR-TECH-05"
    assert t.allowed("gear village-farmer", seat=0)
    assert where(t) == FARMERS
    assert where(owner(0, "cheese-factory", "winery", "laboratory")) == [*FARMERS, "cheese-factory", "winery-farmer"]
    assert Table().gears(1).window().refused("gear village-craftsman") == "OR-TECH-05"


@rule("OR-TECH-05")
def test_or_tech_05_the_first_tile_counts_once_in_the_whole_game() -> None:
    t = Table().gears(2).coins(0).plan().play("gear village-farmer", seat=0)
    assert t.allowed("gear castle-boatman", seat=0)  # the second one at once
    t.play("ready", seat=0)
    t.play("ready", seat=1)
    t.torture(1).play("lose gear from village").plan()
    assert t.on("village-farmer") == []
    assert t.allowed("gear castle-boatman", seat=0)
    t = Table().gears(1).gears(1, seat=1).plan().play("gear village-farmer", seat=0)
    assert t.refused("gear castle-boatman", seat=1) == "OR-TECH-05"  # each player has a first one


@rule("OR-TECH-06")
def test_or_tech_06_later_tiles_replace_anybody_but_a_monk() -> None:
    tiles = ["winery", "wool-manufacturer", "tailor-shop", "cheese-factory", "windmill", "library", "hospital"]
    tiles += ["cellar", "office", "horse-wagon", "laboratory"]
    t = owner(1, *tiles)
    slots = [id for id in c.SLOT_IDS if c.PLACE_IDS[c.SLOT_PLACE[c.SLOT_IDS.index(id)]] in tiles]
    assert where(t) == [*BOARD, *(id for id in slots if id != "cellar-monk")]
    assert t.refused("gear cellar-monk", seat=0) == "OR-TECH-06"


@rule("OR-TECH-07", "TV-36")
def test_tv_36_one_tile_per_place() -> None:
    t = owner(1).stand("village-farmer", "gear")
    for slot in ("village-farmer", "village-boatman", "village-craftsman"):
        assert t.refused(f"gear {slot}", seat=0) == "OR-TECH-07"
    assert t.allowed("gear castle-boatman", seat=0)
    t = owner(1, "cheese-factory").stand("cheese-factory", "gear")
    assert t.refused("gear cheese-factory", seat=0) == "OR-TECH-07"
    t = Table().gears(2, 1).window().play("gear ship-knight")
    assert t.refused("gear ship-farmer") == "OR-TECH-07"


@rule("OR-TECH-06", "OR-TECH-08", "TV-37")
def test_tv_37_hayrick_and_cellar() -> None:
    t = owner(1, "hayrick", "cellar")
    assert t.refused("gear hayrick", seat=0) == "OR-TECH-08"
    assert t.refused("gear cellar-monk", seat=0) == "OR-TECH-06"
    assert t.allowed("gear cellar-scholar", seat=0)


@rule("OR-TECH-08")
@pytest.mark.parametrize("placed", [0, 1])
def test_or_tech_08_not_where_one_follower_is_enough(placed: int) -> None:
    t = owner(placed, *SINGLE, "brewery", "sacristy", "school", "herb-garden", "gunpowder-tower")
    for slot in [*SINGLE, "brewery", "sacristy", "town-hall"]:
        assert not t.allowed(f"gear {slot}", seat=0)
    if placed:
        assert t.refused("gear town-hall", seat=0) == "OR-TECH-08"
        assert all(t.refused(f"gear {slot}", seat=0) == "OR-TECH-08" for slot in SINGLE)
    else:
        assert t.refused("gear hayrick", seat=0) == "OR-TECH-08"  # although it shows a farmer
    spaceless = ("school", "herb-garden", "gunpowder-tower")
    assert not [id for id in c.SLOT_IDS if id.startswith(spaceless)]


@rule("OR-TECH-09")
def test_or_tech_09_a_placed_tile_never_moves() -> None:
    t = owner().play("gear village-farmer", seat=0)
    assert not [action for action in t.legal(0) if "village-farmer" in action]
    assert t.refused("lift farmer village-farmer", seat=0) == "OR-PHASE4-04"
    assert t.refused("gear castle-farmer", seat=0) == "OR-TECH-03"  # none left
    t.play("ready", seat=0)
    t.play("ready", seat=1)
    assert not [action for action in t.bag("farmer").follow().legal(0) if "village-farmer" in action]


@rule("OR-TECH-10")
def test_or_tech_10_only_on_an_empty_space() -> None:
    t = owner(1).stand("village-farmer", "farmer")
    assert t.refused("gear village-farmer", seat=0) == "OR-TECH-10"
    assert t.allowed("gear village-boatman", seat=0)
    t.play("put own-farmer castle-farmer", seat=0)
    assert t.refused("gear castle-farmer", seat=0) == "OR-TECH-10"
    t = owner(1, "cheese-factory").stand("cheese-factory", "farmer")
    assert t.allowed("gear cheese-factory", seat=0)  # the other of its two spaces
    assert t.stand("cheese-factory", "farmer", "farmer").refused("gear cheese-factory", seat=0) == "OR-TECH-10"
    t = owner().play("gear village-farmer", seat=0)
    assert t.refused("put own-farmer village-farmer", seat=0) == "OR-PHASE4-01"


@rule("OR-TECH-11", "OR-GEN-SHORTAGE-01", "TV-20")
def test_tv_20_without_tiles_neither_craftsman_nor_laboratory() -> None:
    t = Table().gear_supply(0).fill("village").act().play("use village")
    assert t.refused("recruit craftsman") == "OR-TECH-11"
    assert t.legal() == ["recruit boatman", "recruit trader"]
    t = Table().gear_supply(0).tile("laboratory").fill("laboratory", "scriptorium").act()
    assert t.refused("use laboratory") == "OR-TECH-11"
    assert Table().gear_supply(1).tile("laboratory").fill("laboratory").act().allowed("use laboratory")


@rule("OR-PLACE-LABORATORY-01", "OR-TECH-02", "OR-TECH-03", "TV-47")
def test_tv_47_the_laboratory_may_improve_itself() -> None:
    t = Table().tile("laboratory").fill("laboratory").gears(0, 1).act(on=True).play("use laboratory")
    assert GAME.view(t.s, 0)["step"] == "gear"
    t.play("gear laboratory-craftsman")
    assert t.on("laboratory-craftsman") == ["gear"]
    t = Table().tile("laboratory").fill("laboratory").act(on=True).play("use laboratory")
    assert t.refused("gear laboratory-craftsman") == "OR-TECH-05"
