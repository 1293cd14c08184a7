"""The merchant's journeys and the trading stations (OR-PLACE-SHIP, -WAGON, -MOVE, -GUILDHALL)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c

SHIP = "use ship"
WAGON = "use wagon"


def sailing(town: str, *places: str) -> Table:
    """The merchant is there, the Ship or whatever is named is ready."""
    return Table(3).merchant(town).fill(*(places or ("ship",))).act()


def goals(t: Table) -> set[str]:
    """Where the merchant could go."""
    routes = {c.ROUTE_IDS.index(action.split()[1]) for action in t.legal()}
    ends = {c.TOWN_IDS[end] for route in routes for end in (c.ROUTE_A[route], c.ROUTE_B[route])}
    return ends - {t.at()}


@rule("OR-PLACE-SHIP-01", "TV-25")
@pytest.mark.parametrize("good", ["grain", "wool"])
def test_tv_25_one_of_two_goods_is_taken(good: str) -> None:
    t = sailing("orleans").cargo("orleans-briare-water", "grain", "wool")
    supply = t.s.good_supply[:]
    t.play(SHIP, f"move orleans-briare-water {good}")
    assert (t.at(), t.wares(good), sum(t.s.goods)) == ("briare", 1, 1)
    assert t.on_route("orleans-briare-water") == [other for other in ("grain", "wool") if other != good]
    assert (t.s.good_supply, t.halted) == (supply, True)


@rule("OR-PLACE-SHIP-01", "OR-PLACE-MOVE-01")
def test_or_place_ship_01_along_one_waterway_and_no_road() -> None:
    t = sailing("orleans").play(SHIP)
    assert goals(t) == {"blois", "briare"}
    assert t.refused("move orleans-montargis-road nothing") == "OR-PLACE-MOVE-01"
    assert t.refused("move blois-tours-water nothing") == "OR-PLACE-MOVE-01"


@rule("OR-PLACE-WAGON-01", "OR-PLACE-MOVE-01")
def test_or_place_wagon_01_along_one_road_and_no_waterway() -> None:
    t = sailing("orleans", "wagon").cargo("orleans-vierzon-road", "wine", "brocade").play(WAGON)
    assert goals(t) == {"chartres", "chateaudun", "montargis", "vierzon"}
    assert t.refused("move orleans-blois-water nothing") == "OR-PLACE-MOVE-01"
    assert t.refused("move vendome-blois-road nothing") == "OR-PLACE-MOVE-01"
    t.play("move orleans-vierzon-road brocade")
    assert (t.at(), t.wares("brocade"), t.on_route("orleans-vierzon-road")) == ("vierzon", 1, ["wine"])
    assert t.in_bag() == ["farmer", "trader", "knight"]


@rule("OR-PLACE-SHIP-01", "OR-PLACE-WAGON-01")
@pytest.mark.parametrize(("place", "route"), [("ship", "orleans-blois-water"), ("wagon", "orleans-montargis-road")])
def test_a_good_may_be_left_and_only_what_lies_there_can_be_taken(place: str, route: str) -> None:
    t = sailing("orleans", place).cargo(route, "cheese").play(f"use {place}")
    assert t.refused(f"move {route} wine") == "OR-PLACE-SHIP-01"
    assert [action for action in t.legal() if route in action] == [f"move {route} nothing", f"move {route} cheese"]
    t.play(f"move {route} nothing")
    assert (sum(t.s.goods), t.on_route(route)) == (0, ["cheese"])


@rule("OR-PLACE-MOVE-01")
def test_or_place_move_01_two_goods_of_a_kind_are_one_choice_and_one_stays() -> None:
    t = sailing("briare").cargo("briare-sancerre-water", "wine", "wine").play(SHIP)
    assert t.legal().count("move briare-sancerre-water wine") == 1
    t.play("move briare-sancerre-water wine")
    assert (t.wares("wine"), t.on_route("briare-sancerre-water")) == (1, ["wine"])


@rule("OR-PLACE-MOVE-01", "TV-26")
def test_tv_26_no_waterway_leaves_chateauroux() -> None:
    t = sailing("chateauroux", "ship", "wagon")
    assert t.refused(SHIP) == "OR-PLACE-MOVE-01"
    assert t.allowed(WAGON)


@rule("OR-PLACE-MOVE-01")
def test_or_place_move_01_every_town_has_a_road_and_eight_have_no_waterway() -> None:
    dry = []
    for town in c.TOWN_IDS:
        t = sailing(town, "ship", "wagon")
        assert t.allowed(WAGON)
        if not t.allowed(SHIP):
            dry.append(town)
    assert dry == ["chartres", "etampes", "le-mans", "chateaudun", "montargis", "vendome", "chateauroux", "la-chatre"]


@rule("OR-PLACE-MOVE-01", "TV-27")
def test_tv_27_a_road_and_a_waterway_to_chatellerault_with_separate_goods() -> None:
    road, water = "chinon-chatellerault-road", "chinon-chatellerault-water"
    t = sailing("chinon", "ship", "wagon").cargo(road, "grain").cargo(water, "wool").play(WAGON)
    assert t.refused(f"move {water} wool") == "OR-PLACE-MOVE-01"
    assert t.refused(f"move {road} wool") == "OR-PLACE-SHIP-01"
    t.play(f"move {road} grain")
    assert (t.at(), t.on_route(road), t.on_route(water)) == ("chatellerault", [], ["wool"])
    t.play(SHIP)
    assert t.refused(f"move {road} nothing") == "OR-PLACE-MOVE-01"
    t.play(f"move {water} wool")
    assert (t.at(), t.wares("grain"), t.wares("wool"), t.on_route(water)) == ("chinon", 1, 1, [])


@rule("OR-PLACE-MOVE-01")
def test_or_place_move_01_the_merchant_has_to_move() -> None:
    t = sailing("orleans").play(SHIP)
    for action in ("pass", "done"):
        assert t.refused(action) == "not-this-step"
    assert all(action.startswith("move ") for action in t.legal())


@rule("OR-PLACE-MOVE-01", "OR-GEN-EMPTY-ROUTE-01")
def test_or_place_move_01_goods_are_not_refilled_and_empty_routes_stay_open() -> None:
    t = sailing("orleans").cargo("orleans-blois-water", "grain").play(SHIP, "move orleans-blois-water grain")
    t.act(on=True)
    for seat in range(3):
        t.play("ready", seat=seat) if "ready" in t.legal(seat) else t.play("draw 0", seat=seat)
    assert (t.s.round, t.on_route("orleans-blois-water")) == (2, [])
    t.fill("ship").act().play(SHIP)
    assert [action for action in t.legal() if "orleans" in action] == ["move orleans-blois-water nothing"]
    t.play("move orleans-blois-water nothing")
    assert (t.at(), t.wares("grain")) == ("orleans", 1)


@rule("OR-PLACE-SHIP-01")
def test_or_place_ship_01_only_the_own_merchant_moves() -> None:
    t = Table(3).fill("ship", seat=1).act().play(SHIP, "move orleans-blois-water nothing")
    assert [t.at(seat) for seat in range(3)] == ["orleans", "blois", "orleans"]


@rule("OR-PLACE-GUILDHALL-01")
def test_or_place_guildhall_01_a_station_in_the_merchants_town() -> None:
    t = sailing("blois", "guildhall").play("use guildhall")
    assert (t.s.built, t.s.reserve, t.s.station[c.TOWN_IDS.index("blois")]) == ([1, 0, 0], [9, 10, 10], 1)
    assert t.in_bag() == ["farmer", "craftsman", "knight"]
    assert sum(t.s.station) == 1


@rule("OR-PLACE-GUILDHALL-01", "OR-PLACE-GUILDHALL-03", "TV-28")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_tv_28_one_station_per_town_for_all_players(owner: int) -> None:
    t = sailing("blois", "guildhall", "scriptorium").station("blois", seat=owner)
    assert t.refused("use guildhall") == "OR-PLACE-GUILDHALL-03"
    assert t.merchant("tours").allowed("use guildhall")


@rule("OR-PLACE-GUILDHALL-02", "OR-PLACE-GUILDHALL-03", "TV-29")
def test_tv_29_everybody_may_build_once_in_orleans() -> None:
    t = sailing("orleans", "guildhall").station("orleans", seat=1).station("orleans", seat=2).play("use guildhall")
    assert (t.s.built, t.s.station[c.ORLEANS]) == ([1, 1, 1], 0b111)
    t.fill("guildhall", "scriptorium").act()
    assert t.refused("use guildhall") == "OR-PLACE-GUILDHALL-03"


@rule("OR-PLACE-GUILDHALL-03")
def test_or_place_guildhall_03_an_empty_reserve_builds_nothing() -> None:
    t = sailing("tours", "guildhall", "scriptorium").reserve(0)
    assert t.refused("use guildhall") == "OR-PLACE-GUILDHALL-03"
    assert t.reserve(1).play("use guildhall").s.reserve[0] == 0
