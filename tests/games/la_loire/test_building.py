"""LL-BUILD: farms, monasteries, castles, and buying palaces."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, place, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME

NORTH = set(c.LOCATION_IDS[1:10])
SOUTH = set(c.LOCATION_IDS[11:20])


def city(where: str = "nantes", deniers: int = 20, wood: int = 5, seats: int = 2, **options: Any) -> Table:
    t = Table(seats, **options).messages().piece("messenger", "tours").deniers(deniers).goods(wood=wood)
    return t.stop("merchant", where)


def build(t: Table, kind: str, village: str, payment: str = "wood") -> Table:
    return t.play(f"build {kind} {payment}", f"site {village}")


def sites(t: Table, kind: str = "farm") -> set[str]:
    t.play(f"build {kind} wood")
    return {id for id in c.LOCATION_IDS if t.allowed(f"site {id}")}


def spent(t: Table) -> tuple[int, int]:
    return 20 - t.s.deniers[0], 5 - t.wares("wood")


@rule("LL-BUILD-03", "TV-R14", "TV-R15")
@pytest.mark.parametrize(("village", "other"), [("tours", SOUTH), ("saumur", NORTH)])
@pytest.mark.parametrize("kind", ["farm", "monastery", "castle"])
def test_tv_r14_tv_r15_the_second_farm_goes_to_the_other_road(village: str, other: set[str], kind: str) -> None:
    t = city().building(village, kind).building("blois", "farm", seat=1).building("talcy", "farm", seat=1)
    assert sites(t) == other - {"blois", "talcy"}
    assert t.refused("site angers" if village == "tours" else "site brissac") == "LL-BUILD-03"
    t = city().building("tours", kind).building("saumur", "farm")
    assert sites(t) == (NORTH | SOUTH) - {"tours", "saumur"}  # the third one goes anywhere


@rule("LL-BUILD-02", "LL-BUILD-12", "LL-BUILD-16", "LL-CHAR-PATRONUS-01", "TV-D36", "TV-D38", "TV-D39", "TV-D40")
@pytest.mark.parametrize(
    ("hired", "kind", "payment", "options", "cost"),
    [
        ([], "farm", "wood", {}, (4, 1)),  # TV-D36
        (["patronus"], "farm", "deniers", {}, (6, 0)),  # TV-D38
        (["patronus"], "castle", "deniers", {}, (8, 0)),
        (["patronus"], "monastery", "deniers", {}, (6, 1)),  # TV-D39
        (["patronus"], "monastery", "deniers", {"patronus_wood": "all_wood"}, (6, 0)),
        (["patronus"], "monastery", "deniers", {"edition": "fr"}, (6, 0)),
        (["patronus", "magister-artium"], "monastery", "deniers", {}, (5, 1)),  # TV-D40
    ],
)
def test_tv_d36_tv_d38_tv_d39_tv_d40_what_a_building_costs(
    hired: list[str], kind: str, payment: str, options: dict[str, Any], cost: tuple[int, int]
) -> None:
    deniers, wood = cost
    t = city(deniers=deniers, wood=wood, **options).building("saumur", "farm")
    if hired:
        assert t.refused(f"build {kind} {payment}") == "LL-CHAR-PATRONUS-01"
    build(t.hire(*hired), kind, "tours" if kind == "farm" else "saumur", payment)
    assert (t.s.deniers[0], t.wares("wood"), t.s.built) == (0, 0, 1)
    assert t.s.supply[c.WOOD] == 15  # spent wood is there again


@rule("LL-BUILD-16", "LL-CHAR-MAGISTER-01", "LL-CHAR-ECONOMUS-01", "TV-D37")
def test_tv_d37_magister_economus_and_patronus_together() -> None:
    t = build(city().hire("magister-artium", "economus"), "farm", "tours")
    assert spent(t) == (3, 1)
    assert spent(t.play("palace bank-nantes")) == (3 + 4, 1)
    t = build(city().hire("patronus", "magister-artium", "economus"), "farm", "tours", "deniers")
    assert spent(build(t, "farm", "saumur", "deniers")) == (5 + 6, 0)
    printed = c.BUILDING_DENIERS[c.FARM]
    try:
        c.BUILDING_DENIERS[c.FARM] = 0  # as in corrected component data: the floor comes before Patronus
        t = city().hire("patronus", "magister-artium")
        assert spent(build(t, "farm", "tours", "deniers")) == (2, 0)
    finally:
        c.BUILDING_DENIERS[c.FARM] = printed


@rule("LL-BUILD-07", "TV-D41")
def test_tv_d41_no_fifth_castle_whoever_owns_the_others() -> None:
    t = city(seats=3).building("tours", "farm")
    for seat, village in enumerate(("saumur", "blois", "chinon")):
        t.building(village, "castle", seat)
    assert t.allowed("build castle wood")
    assert t.building("amboise", "castle", seat=2).refused("build castle wood") == "LL-BUILD-07"


@rule("LL-BUILD-08", "TV-D42")
@pytest.mark.parametrize(("stands", "wanted"), [("monastery", "castle"), ("castle", "monastery")])
def test_tv_d42_monastery_and_castle_exclude_each_other(stands: str, wanted: str) -> None:
    t = city().building("tours", stands)
    assert t.refused(f"build {wanted} wood") == "LL-BUILD-08"
    assert sites(t.building("saumur", "farm"), wanted) == {"saumur"}
    assert t.refused("site tours") == "LL-BUILD-08"


@rule("LL-BUILD-03", "LL-CHAR-MENSOR-01", "TV-D46")
def test_tv_d46_two_north_one_south_or_no_site_left_on_the_required_bank() -> None:
    t = city().building("tours", "farm").building("blois", "castle").building("saumur", "monastery")
    assert sites(t) == SOUTH - {"saumur"}
    assert t.refused("site angers") == "LL-BUILD-03"
    assert t.hire("mensor").play("site angers").s.owner[place("angers")] == 0
    t = city().building("tours", "farm")
    for village in SOUTH:
        t.building(village, "farm", seat=1)
    assert t.refused("build farm wood") == "LL-BUILD-03"
    assert t.hire("mensor").allowed("build farm wood")


@rule("LL-BUILD-02", "LL-CIRC-01", "TV-D47")
def test_tv_d47_circus_pieces_horses_and_tokens_do_not_prevent_a_farm() -> None:
    t = city().circus("blois").piece("merchant", "blois", 2, seat=1).free(blois=3).hire("apprentice", seat=1)
    t.messages("m2-01", seat=1).token(1, "m2-01", "blois", seat=1)
    assert build(t, "farm", "blois").s.building[place("blois")] == c.FARM


@rule("LL-BUILD-02", "LL-BUILD-05", "LL-BUILD-06")
@pytest.mark.parametrize(
    ("kind", "deniers", "wood", "id"),
    [("farm", 4, 1, "LL-BUILD-02"), ("monastery", 4, 2, "LL-BUILD-05"), ("castle", 6, 1, "LL-BUILD-06")],
)
def test_ll_build_02_05_06_the_price_must_be_at_hand(kind: str, deniers: int, wood: int, id: str) -> None:
    action = f"build {kind} wood"
    assert city(deniers=deniers - 1).building("tours", "farm").refused(action) == id
    assert city(wood=wood - 1).building("tours", "farm").refused(action) == id
    assert city(deniers=deniers, wood=wood).building("tours", "farm").allowed(action)


@rule("LL-BUILD-02")
@pytest.mark.parametrize("kind", ["farm", "monastery", "castle"])
@pytest.mark.parametrize("seat", [0, 1])
def test_ll_build_02_only_a_village_without_any_building(kind: str, seat: int) -> None:
    t = city().building("saumur", kind, seat).hire("mensor")
    assert sites(t) == (NORTH | SOUTH) - {"saumur"}
    assert [t.refused(f"site {id}") for id in ("saumur", "nantes", "orleans")] == ["LL-BUILD-02"] * 3


@rule("LL-BUILD-01", "LL-CHAR-ECONOMUS-01")
def test_ll_build_01_one_building_per_turn_two_with_the_economus() -> None:
    t = build(city(), "farm", "tours")
    assert t.refused("palace bank-nantes") == "LL-BUILD-01"
    assert t.refused("build farm wood") == "LL-BUILD-01"
    t.hire("economus").play("palace bank-nantes")
    assert spent(t) == (4 + 5, 1)
    assert t.refused("palace bank-orleans") == "LL-BUILD-01"


@rule("LL-BUILD-04")
def test_ll_build_04_the_first_farm_may_stand_anywhere() -> None:
    assert sites(city("nantes")) == sites(city("orleans")) == NORTH | SOUTH


@rule("LL-BUILD-05", "LL-BUILD-06", "LL-BUILD-12")
@pytest.mark.parametrize(("kind", "pool"), [("monastery", (5, 2, 4)), ("castle", (4, 3, 3))])
def test_ll_build_05_06_an_own_farm_becomes_a_monastery_or_a_castle(kind: str, pool: tuple[int, int, int]) -> None:
    t = city().building("tours", "farm").building("blois", "farm", seat=1)
    assert sites(t, kind) == {"tours"}
    assert t.refused("site blois") == "LL-BUILD-08"
    t.play("site tours")
    assert (t.s.building[place("tours")], t.s.owner[place("tours")]) == (c.BUILDING_IDS.index(kind), 0)
    assert (t.s.farms[0], t.s.monasteries[0], t.s.towers) == pool
    assert spent(t) == ((4, 2) if kind == "monastery" else (6, 1))
    assert t.s.supply[c.WOOD] + t.wares("wood") == 15


@rule("LL-BUILD-11")
@pytest.mark.parametrize(("scope", "extra"), [("palaces", 0), ("all", 3)])
def test_ll_build_11_board_buildings_have_no_points_of_their_own(scope: str, extra: int) -> None:
    t = city(building_vp_scope=scope).building("tours", "monastery").building("usse", "castle")
    assert GAME.points(t.s)[0] == 0
    try:
        c.BUILDING_VP[c.CASTLE] = 3  # corrected component data would count only where all buildings score
        assert GAME.points(t.s)[0] == GAME.scores(t.s)[0]["buildings"] == extra
    finally:
        c.BUILDING_VP[c.CASTLE] = 0


@rule("LL-BUILD-13", "TV-D44")
def test_tv_d44_a_palace_for_four_deniers_each_kind_once_per_city() -> None:
    assert city(deniers=3, wood=0).refused("palace bank-nantes") == "LL-BUILD-13"
    t = city(deniers=4, wood=0).play("palace bank-nantes")
    assert (t.s.deniers[0], t.s.palaces, t.s.palace_stock[3]) == (0, [1 << 3, 0], 1)
    t = city().palace("bank-nantes")
    assert t.refused("palace bank-nantes") == "LL-BUILD-13"
    assert t.play("palace bank-orleans").s.deniers[0] == 16
    t = city(seats=3).palace("bank-nantes", seat=1).palace("bank-nantes", seat=2)
    assert t.refused("palace bank-nantes") == "LL-BUILD-13"  # none left


@rule("LL-BUILD-14", "TV-D77")
@pytest.mark.parametrize(("options", "sites"), [({}, 2), ({"palace_site": "current_city"}, 1), ({"edition": "de"}, 1)])
def test_tv_d77_palaces_of_the_other_city(options: dict[str, Any], sites: int) -> None:
    for where, away in (("nantes", "orleans"), ("orleans", "nantes")):
        t = city(where, **options)
        assert t.allowed(f"palace bank-{where}")
        assert t.allowed(f"palace bank-{away}") == (sites == 2)
        assert sites == 2 or t.refused(f"palace bank-{away}") == "LL-BUILD-14"
