"""Place tiles: what holds for all of them, and those that simply give something."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME

# category and requirement, as printed
TILES: dict[str, tuple[int, list[str]]] = {
    "hayrick": (1, ["farmer"]),
    "cheese-factory": (1, ["farmer", "farmer"]),
    "winery": (1, ["farmer", "trader"]),
    "wool-manufacturer": (1, ["boatman", "trader"]),
    "tailor-shop": (1, ["trader", "scholar"]),
    "brewery": (1, ["monk"]),
    "sacristy": (1, ["monk"]),
    "herb-garden": (1, []),
    "bathhouse": (1, ["any"]),
    "windmill": (1, ["craftsman", "craftsman"]),
    "library": (1, ["knight", "scholar"]),
    "hospital": (1, ["boatman", "scholar"]),
    "gunpowder-tower": (2, []),
    "cellar": (2, ["monk", "scholar"]),
    "office": (2, ["scholar", "scholar"]),
    "school": (2, []),
    "pharmacy": (2, ["any"]),
    "horse-wagon": (2, ["knight", "trader"]),
    "shipping-line": (2, ["boatman"]),
    "laboratory": (2, ["craftsman", "scholar"]),
}
USED = [tile for tile, (_, needs) in TILES.items() if needs and tile != "sacristy"]  # places with an action
PRODUCERS = ["hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop"]
GOODS = ["grain", "cheese", "wine", "wool", "brocade"]


def slot(tile: str, kind: str) -> str:
    return tile if len(set(TILES[tile][1])) == 1 else f"{tile}-{kind}"


def used(*tiles: str) -> Table:
    """Somebody owns them, filled with what is printed."""
    return Table().tile(*tiles).fill(*tiles).bag("own-farmer")


@rule(
    "OR-SETUP-11",
    "OR-PLACE-GEN-02",
    "OR-PLACE-PRODUCER-01",
    "OR-PLACE-SHIPPINGLINE-01",
    "OR-PLACE-BREWERY-01",
    "OR-PLACE-LIBRARY-01",
    "OR-PLACE-WINDMILL-01",
    "OR-PLACE-CELLAR-01",
    "OR-PLACE-PHARMACY-01",
    "OR-PLACE-OFFICE-01",
    "OR-PLACE-BATHHOUSE-05",
    "OR-PLACE-HOSPITAL-01",
    "OR-PLACE-SCHOOL-01",
    "OR-PLACE-HERBGARDEN-01",
    "OR-PLACE-HORSEWAGON-01",
    "OR-PLACE-SACRISTY-01",
    "OR-PLACE-GUNPOWDER-01",
    "OR-PLACE-LABORATORY-01",
)
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_its_category_and_spaces(tile: str) -> None:
    category, needs = TILES[tile]
    t = Table().tile(tile)
    assert c.CATEGORY[c.PLACE_IDS.index(tile)] == category
    assert GAME.view(t.s, 1)["players"][0]["places"][-1]["printed"] == needs
    assert len(TILES) == len(c.TILE_IDS)


@rule("OR-PLACE-GEN-02", "OR-ACT-01", "OR-SUBST-02")
@pytest.mark.parametrize("tile", USED)
def test_every_tile_needs_all_its_followers(tile: str) -> None:
    t = used(tile).fill("scriptorium").act()
    assert t.allowed(f"use {tile}")
    for kind in set(TILES[tile][1]):
        standing = t.on(slot(tile, kind))
        t.stand(slot(tile, kind), *standing[1:])
        assert t.refused(f"use {tile}") == "OR-ACT-01"
        t.stand(slot(tile, kind), "monk", *standing[1:])  # a monk stands in everywhere
        assert t.allowed(f"use {tile}")


@rule("OR-PLACE-GEN-01")
def test_or_place_gen_01_a_tile_exists_once_and_belongs_to_one_player() -> None:
    t = Table().fill("village").fill("village", seat=1).act().play("use village", "recruit trader", "take hayrick")
    t.play("use village", "recruit trader")
    assert t.refused("take hayrick") == "OR-PLACE-VILLAGE-TRADER-01"
    assert len(t.legal()) == 11
    t.play("take winery")
    t.fill("hayrick", "scriptorium").fill("scriptorium", seat=1).act()
    assert (t.allowed("use hayrick"), t.refused("use winery")) == (True, "OR-PLACE-GEN-01")
    t.play("use hayrick")
    assert t.refused("use hayrick") == "OR-PLACE-GEN-01"
    t.market("farmer", seat=1).plan()
    assert t.refused("put farmer hayrick", seat=1) == "OR-PLACE-GEN-01"


@rule("OR-PLACE-GEN-01")
def test_or_place_gen_01_a_new_tile_is_planned_on_in_the_next_planning_phase() -> None:
    t = Table().market("farmer").fill("village").act(on=True).play("use village", "recruit trader", "take hayrick")
    assert t.s.round == 2
    t.play("draw 0", seat=0)
    t.play("put farmer hayrick", seat=0)
    assert t.active("hayrick")


@rule("OR-PLACE-GEN-01", "OR-PLACE-SCHOOL-01")
def test_or_place_gen_01_a_permanent_tile_works_at_once() -> None:
    t = Table().track("trader", 1).tile("bathhouse").fill("bathhouse", "village").bag("scholar", "scholar").act()
    t.play("use village", "recruit trader", "take school")
    t.draws("scholar", "scholar").play("use bathhouse")
    assert t.allowed("put scholar ship-knight")


@rule("OR-PLACE-GEN-01", "OR-PLACE-BATHHOUSE-04", "TV-75")
def test_tv_75_the_bathhouse_fills_a_tile_taken_in_the_same_phase() -> None:
    t = Table().tile("bathhouse").fill("bathhouse", "village").bag("farmer", "monk").fill("scriptorium", seat=1).act()
    t.play("use village", "recruit trader", "take hayrick", "use scriptorium")
    t.draws("farmer", "monk").play("use bathhouse", "put farmer hayrick", "use hayrick")
    assert t.wares("grain") == 1


@rule("OR-PLACE-GEN-02", "OR-TECH-04")
def test_or_place_gen_02_technology_works_on_a_tile() -> None:
    t = Table().tile("cheese-factory").stand("cheese-factory", "gear", "own-farmer").act().play("use cheese-factory")
    assert (t.wares("cheese"), t.on("cheese-factory"), t.in_bag()) == (1, ["gear"], ["own-farmer"])
    t = Table().tile("winery", "cheese-factory").gears(1).window()
    assert (t.allowed("gear winery-farmer"), t.allowed("gear cheese-factory")) == (True, True)
    assert t.refused("gear winery-trader") == "OR-TECH-05"


@rule("OR-PLACE-PRODUCER-01")
@pytest.mark.parametrize(("tile", "good"), list(zip(PRODUCERS, GOODS, strict=True)))
def test_or_place_producer_01_one_good_from_the_supply(tile: str, good: str) -> None:
    t = used(tile, "brewery").good_supply(grain=2, cheese=2, wine=2, wool=2, brocade=2).act().play(f"use {tile}")
    assert [t.wares(each) for each in GOODS] == [int(each == good) for each in GOODS]
    assert t.s.good_supply == [2 - int(each == good) for each in GOODS]
    assert len(t.in_bag()) == 1 + len(TILES[tile][1])
    t.fill(tile).good_supply(**{good: 0}).act()
    assert t.refused(f"use {tile}") == "OR-PLACE-PRODUCER-01"


@rule(
    "OR-PLACE-SHIPPINGLINE-01",
    "OR-PLACE-BREWERY-01",
    "OR-PLACE-LIBRARY-01",
    "OR-PLACE-WINDMILL-01",
    "OR-PLACE-CELLAR-01",
)
@pytest.mark.parametrize(
    ("tile", "coins", "points"),
    [("shipping-line", 0, 1), ("brewery", 2, 0), ("library", 0, 2), ("windmill", 2, 1), ("cellar", 4, 0)],
)
def test_tiles_that_give_coins_and_development(tile: str, coins: int, points: int) -> None:
    t = used(tile).act().play(f"use {tile}")
    assert (t.s.coins, t.s.dev) == ([5 + coins, 5], [points, 0])
    assert len(t.in_bag()) == 1 + len(TILES[tile][1])


@rule("OR-PLACE-LIBRARY-01", "OR-PLACE-WINDMILL-01", "OR-PLACE-SHIPPINGLINE-01", "OR-TRACK-03", "OR-DEV-01")
def test_or_track_03_at_the_end_of_the_development_track() -> None:
    t = used("library", "windmill", "shipping-line").dev(29).act().play("use library")
    assert t.s.dev[0] == 30
    t.fill("library")
    assert (t.refused("use library"), t.refused("use shipping-line")) == ("OR-TRACK-03", "OR-TRACK-03")
    t.play("use windmill")
    assert (t.s.dev[0], t.s.coins[0]) == (30, 7)


@rule("OR-PLACE-OFFICE-01", "TV-44")
@pytest.mark.parametrize("stations", [[], ["blois"], ["orleans", "blois", "tours", "nevers"]])
def test_tv_44_the_office_pays_one_coin_per_station(stations: list[str]) -> None:
    t = used("office").station(*stations).station("bourges", seat=1).act().play("use office")
    assert t.s.coins == [5 + len(stations), 5]
    assert t.in_bag() == ["scholar", "scholar", "own-farmer"]  # also with no station at all


@rule("OR-PLACE-HOSPITAL-01", "OR-DEV-05", "TV-45")
@pytest.mark.parametrize(("dev", "level"), [(0, 1), (3, 1), (4, 2), (9, 3), (14, 3), (15, 4), (22, 5), (30, 6)])
def test_tv_45_the_hospital_pays_the_level(dev: int, level: int) -> None:
    t = used("hospital").dev(dev, 15).act().play("use hospital")
    assert (t.s.coins, t.s.dev) == ([5 + level, 5], [dev, 15])
