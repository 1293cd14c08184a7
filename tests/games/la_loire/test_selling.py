"""LL-SELL and LL-SHIP: what the merchant does with goods and money in a city."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import MERCHANT, Table, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME

CITIES = ["nantes", "orleans"]


def city(where: str = "nantes", seats: int = 2, **options: Any) -> Table:
    return Table(seats, **options).messages().piece("messenger", "tours").deniers(0).stop("merchant", where)


@rule("LL-SELL-02", "TV-R06")
def test_tv_r06_one_wood_and_one_cheese_for_seven() -> None:
    t = city().goods(wood=1, cheese=1)
    supply = t.s.supply[:]
    t.play("sell wood", "sell cheese")
    assert (t.s.deniers[0], t.wares("wood"), t.wares("cheese")) == (7, 0, 0)
    assert (t.s.supply[c.WOOD], t.s.supply[c.CHEESE]) == (supply[c.WOOD] + 1, supply[c.CHEESE] + 1)


@rule("LL-SELL-02", "LL-CHAR-MERCHANT-01", "TV-D34")
def test_tv_d34_merchants_sell_each_card_for_one_more() -> None:
    t = city().hire("cheese-merchant", "wood-merchant").goods(cheese=1, wood=2)
    assert t.play("sell cheese", "sell wood", "sell wood").s.deniers[0] == 6 + 3 + 3


@rule("LL-SELL-02")
@pytest.mark.parametrize("good", ["wood", "grain", "cheese", "wine", "beer"])
def test_ll_sell_02_only_the_merchant_of_the_good_helps_and_none_sells_beer_for_more(good: str) -> None:
    merchants = {id: f"{id}-merchant" for id in ("wood", "grain", "cheese", "wine")}
    printed = {"wood": 2, "grain": 4, "cheese": 5, "wine": 6, "beer": 8}[good]
    others = [merchant for id, merchant in merchants.items() if id != good]
    t = city().goods(**{good: 2}).hire(*others).hire(*merchants.values(), seat=1).play(f"sell {good}")
    assert t.s.deniers == [printed, 7]
    if good in merchants:
        assert t.hire(merchants[good]).play(f"sell {good}").s.deniers[0] == 2 * printed + 1


@rule("LL-SELL-01")
@pytest.mark.parametrize("where", CITIES)
@pytest.mark.parametrize("sales", [[], ["grain"], ["wood", "wood"], ["wine", "wood", "grain", "wood"]])
def test_ll_sell_01_any_number_of_cards_of_any_kind_or_none(where: str, sales: list[str]) -> None:
    t = city(where).goods(wood=2, grain=1, wine=1).play(*[f"sell {good}" for good in sales])
    for good, cards in (("wood", 2), ("grain", 1), ("wine", 1)):
        assert t.wares(good) == cards - sales.count(good)
    assert t.s.deniers[0] == sum({"wood": 2, "grain": 4, "wine": 6}[good] for good in sales)
    if len(sales) < 4:
        assert t.play("done").s.piece != MERCHANT


@rule("LL-SELL-01")
def test_ll_sell_01_only_cards_at_hand_and_only_by_the_merchant_in_a_city() -> None:
    t = city().goods(wood=1).goods(seat=1, wine=1)
    assert t.refused("sell wine") == "LL-SELL-01"
    assert t.stop("merchant", "tours").refused("sell wood") == "LL-ACT-01"
    assert t.stop("messenger", "nantes").refused("sell wood") == "LL-ACT-01"


@rule("LL-SHIP-01", "TV-R07")
@pytest.mark.parametrize("where", CITIES)
@pytest.mark.parametrize("boat", [0, 7])
def test_tv_r07_ten_deniers_move_the_boat_two_spaces(where: str, boat: int) -> None:
    t = city(where).deniers(10)
    t.s.boat = [boat, 3]
    t.play("ship 2")
    assert (t.s.deniers, t.s.boat) == ([0, 7], [boat + 2, 3])


@rule("LL-SHIP-01")
def test_ll_ship_01_six_deniers_move_the_boat_one_space() -> None:
    t = city().deniers(6).play("ship 1")
    assert (t.s.deniers[0], t.s.boat) == (0, [1, 0])


@rule("LL-SHIP-01")
@pytest.mark.parametrize(("deniers", "offers"), [(5, []), (6, ["ship 1"]), (9, ["ship 1"]), (10, ["ship 1", "ship 2"])])
def test_ll_ship_01_the_price_must_be_at_hand(deniers: int, offers: list[str]) -> None:
    t = city().deniers(deniers)
    for offer in ("ship 1", "ship 2"):
        if offer in offers:
            assert t.allowed(offer)
        else:
            assert t.refused(offer) == "LL-SHIP-01"


@rule("LL-SHIP-01")
def test_ll_ship_01_only_the_merchant_ships_and_only_in_a_city() -> None:
    t = city().deniers(20)
    assert t.stop("merchant", "tours").refused("ship 1") == "LL-ACT-01"
    assert t.stop("messenger", "nantes").refused("ship 1") == "LL-ACT-01"


@rule("LL-SHIP-02", "TV-R08")
@pytest.mark.parametrize("first", ["ship 1", "ship 2"])
def test_tv_r08_sixteen_deniers_do_not_buy_three_spaces(first: str) -> None:
    t = city().deniers(16).goods(wood=1).play(first).deniers(16)
    assert t.refused("ship 1") == "LL-SHIP-02"
    assert t.refused("ship 2") == "LL-SHIP-02"


@rule("LL-SHIP-03")
@pytest.mark.parametrize(("seats", "end"), [(1, 20), (2, 20), (3, 17), (4, 15)])
def test_ll_ship_03_a_gain_beyond_the_end_space_is_lost_at_full_price(seats: int, end: int) -> None:
    t = city(seats=seats).deniers(10)
    t.s.boat[0] = end - 1
    t.play("ship 2")
    assert (t.s.deniers[0], t.s.boat[0], t.s.ending) == (0, end, 0)


@rule("LL-SHIP-03")
def test_ll_ship_03_a_boat_at_the_end_still_ships_and_does_not_block_a_purchase() -> None:
    t = city().deniers(10)
    t.s.boat = [20, 20]
    t.play("ship 1")
    assert (t.s.deniers[0], t.s.boat) == (4, [20, 20])
    t = city().deniers(10).building("saumur", "farm", seat=1).stop("merchant", "saumur")
    t.s.boat[1] = 20
    t.play("buy cheese")
    assert (t.wares("cheese"), t.s.boat) == (1, [0, 20])


@rule("LL-SHIP-03")
def test_ll_ship_03_the_log_does_not_say_that_a_boat_at_the_end_moved() -> None:
    t = city().deniers(10)
    t.s.boat = [20, 20]
    assert t.play("ship 1").events() == ["ship"]
    t = city().deniers(10).building("saumur", "farm", seat=1).stop("merchant", "saumur")
    t.s.boat[1] = 20
    assert "boat" not in t.play("buy cheese").events()
    assert GAME.ending(t.s) == ""  # a match that goes on with a boat at the end is not ended by it again


@rule("LL-SHIP-03")
@pytest.mark.parametrize(("boat", "refused"), [(17, []), (18, []), (19, ["ship 2"]), (20, ["ship 1", "ship 2"])])
def test_ll_ship_03_forbid_refuses_offers_without_room(boat: int, refused: list[str]) -> None:
    t = city(boat_overflow="forbid").deniers(10)
    t.s.boat[0] = boat
    for offer in ("ship 1", "ship 2"):
        if offer in refused:
            assert t.refused(offer) == "LL-SHIP-03"
        else:
            assert t.allowed(offer)


@rule("LL-SHIP-03")
def test_ll_ship_03_forbid_still_caps_what_buildings_bring() -> None:
    t = city(boat_overflow="forbid").deniers(10).building("saumur", "castle").stop("merchant", "saumur")
    t.s.boat[0] = 20
    t.play("buy cheese")
    assert (t.wares("cheese"), t.s.boat[0]) == (1, 20)


@rule("LL-END-01", "LL-SHIP-03", "TV-D76")
@pytest.mark.parametrize("options", [{"edition": "fr"}, {"end_boat": (20, 20, 15, 10)}])
def test_tv_d76_the_french_river_ends_at_ten_for_four_players(options: dict[str, Any]) -> None:
    t = city(seats=4, **options).deniers(10)
    t.s.boat[0] = 9
    assert t.s.ending == -1
    t.play("ship 2")
    assert (t.s.boat[0], t.s.ending, t.s.deniers[0]) == (10, 0, 0)
