"""LL-BUY and LL-PRICE: buying a good in a village."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire import components as c

BUILDINGS = ("farm", "monastery", "castle")


def shop(village: str, price: int, **options: Any) -> Table:
    """The merchant has just stopped in a village whose tile shows this price; the circus is elsewhere."""
    return Table(**options).circus("amboise").deniers(20).price(village, price).stop("merchant", village)


def paid(t: Table) -> int:
    return 20 - t.s.deniers[0]


@rule("LL-BUY-02", "LL-PRICE-04", "LL-PRICE-06", "LL-MKT-02", "TV-R05")
def test_tv_r05_cheese_in_saumur_for_one_denier() -> None:
    t = shop("saumur", 1)
    tile, cards = t.tiles()[0], t.s.supply[c.CHEESE]
    t.play("buy cheese")
    assert (paid(t), t.wares("cheese"), t.s.supply[c.CHEESE]) == (1, 1, cards - 1)
    assert t.tiles()[6] == tile  # now at 4 deniers


@rule("LL-BUY-06", "LL-PRICE-02", "LL-PRICE-04", "TV-R09")
def test_tv_r09_the_farms_owner_sails_when_somebody_buys_for_nothing() -> None:
    t = shop("saumur", 1).building("saumur", "farm", seat=1).play("buy cheese")
    assert (paid(t), t.s.boat) == (0, [0, 1])


@rule("LL-BUY-06", "LL-BUY-07", "LL-PRICE-05", "TV-R10")
@pytest.mark.parametrize(("good", "price"), [("cheese", 0), ("beer", 2)])
def test_tv_r10_the_own_monastery_sells_cheese_or_beer_never_both(good: str, price: int) -> None:
    t = shop("saumur", 1).building("saumur", "monastery").play(f"buy {good}")
    assert (paid(t), t.s.boat, t.wares(good)) == (price, [1, 0], 1)
    t.stop("merchant", "saumur")
    assert t.refused("buy beer" if good == "cheese" else "buy cheese") == "LL-BUY-05"


@rule("LL-PRICE-02", "LL-PRICE-03", "TV-R11", "TV-D22")
@pytest.mark.parametrize(("building", "discount"), [("farm", 2), ("castle", 3), ("monastery", 2)])
def test_tv_r11_tv_d22_building_and_circus_discounts_add_up(building: str, discount: int) -> None:
    t = shop("saumur", 4).building("saumur", building, seat=1).circus("saumur").play("buy cheese")
    assert paid(t) == 4 - discount


@rule("LL-PRICE-05", "TV-R12", "TV-D23")
@pytest.mark.parametrize("base", [1, 2, 3, 4])
@pytest.mark.parametrize("circus", [False, True])
def test_tv_r12_tv_d23_beer_costs_twice_the_base_price_less_the_circus(base: int, circus: bool) -> None:
    t = shop("saumur", base).building("saumur", "monastery").circus("saumur" if circus else "amboise")
    assert paid(t.play("buy beer")) == 2 * base - circus


@rule("LL-BUY-06", "LL-PRICE-02", "TV-D21")
@pytest.mark.parametrize(("base", "price"), [(1, 0), (4, 2)])
def test_tv_d21_a_castle_takes_two_off_and_its_owner_sails(base: int, price: int) -> None:
    t = shop("saumur", base).building("saumur", "castle", seat=1).play("buy cheese")
    assert (paid(t), t.s.boat) == (price, [0, 1])


@rule("LL-BUY-08", "LL-BUY-06", "TV-D24")
def test_tv_d24_no_beer_in_another_players_monastery() -> None:
    t = shop("saumur", 3).building("saumur", "monastery", seat=1)
    assert t.refused("buy beer") == "LL-BUY-08"
    t.play("buy cheese")
    assert (paid(t), t.s.boat) == (2, [0, 1])


@rule("LL-BUY-04", "TV-D25")
def test_tv_d25_no_second_wine_even_for_nothing() -> None:
    t = shop("tours", 1).building("tours", "castle", seat=1)
    assert t.allowed("buy wine")
    assert t.goods(wine=1).refused("buy wine") == "LL-BUY-04"


@rule("LL-BUY-04")
@pytest.mark.parametrize(
    ("village", "good"), [("talcy", "grain"), ("saumur", "cheese"), ("chinon", "wine"), ("blois", "beer")]
)
def test_ll_buy_04_one_card_of_grain_cheese_wine_and_beer(village: str, good: str) -> None:
    t = shop(village, 1).building(village, "monastery")
    assert t.allowed(f"buy {good}")
    assert t.goods(**{good: 1}).refused(f"buy {good}") == "LL-BUY-04"
    t.goods(**{good: 0}).goods(seat=1, **{good: 1})
    assert t.allowed(f"buy {good}")  # the other player's card does not count


@rule("LL-BUY-04")
def test_ll_buy_04_wood_without_limit() -> None:
    assert shop("brissac", 1).goods(wood=14).play("buy wood").wares("wood") == 15


@rule("LL-CHAR-DAIRYMAN-01", "LL-CHAR-GRAINFARMER-01", "LL-BUY-04", "TV-D26")
@pytest.mark.parametrize(
    ("character", "village", "good"), [("dairyman", "blois", "cheese"), ("grain-farmer", "talcy", "grain")]
)
def test_tv_d26_dairyman_and_grain_farmer_carry_more(character: str, village: str, good: str) -> None:
    t = shop(village, 1).goods(**{good: 3})
    assert t.refused(f"buy {good}") == "LL-BUY-04"
    other = "grain-farmer" if character == "dairyman" else "dairyman"
    assert t.hire(other).refused(f"buy {good}") == "LL-BUY-04"
    assert t.hire(character).play(f"buy {good}").wares(good) == 4


@rule("LL-CHAR-LUMBERJACK-01", "LL-CHAR-LUMBERJACK-02", "LL-PRICE-06", "TV-D27")
@pytest.mark.parametrize(
    ("options", "price"),
    [({}, 4), ({"lumberjack_price": "per_card"}, 4), ({"lumberjack_price": "for_one"}, 2), ({"edition": "de"}, 2)],
)
def test_tv_d27_two_wood_at_unit_price_two(options: dict[str, str], price: int) -> None:
    t = shop("brissac", 2, **options)
    assert t.refused("buy pair") == "LL-CHAR-LUMBERJACK-01"
    t.hire("lumberjack").play("buy pair")
    assert (paid(t), t.wares("wood")) == (price, 2)
    assert shop("brissac", 2, **options).hire("lumberjack").deniers(price - 1).refused("buy pair") == "LL-BUY-02"


@rule("LL-CHAR-LUMBERJACK-03", "LL-MKT-05", "LL-BUY-06", "TV-D28")
def test_tv_d28_two_wood_from_a_farm_are_one_purchase() -> None:
    t = shop("brissac", 2).hire("lumberjack").building("brissac", "farm", seat=1).play("buy pair")
    assert (paid(t), t.wares("wood"), t.s.boat) == (2, 2, [0, 1])
    assert t.events().count("market") == 1


@rule("LL-BUY-01")
@pytest.mark.parametrize("village", [id for id in c.LOCATION_IDS if id not in ("nantes", "orleans")])
def test_ll_buy_01_only_the_good_of_the_village(village: str) -> None:
    t = shop(village, 1)
    produced = c.DATA["locations"][c.LOCATION_IDS.index(village)]["good"]
    for good in ("wood", "grain", "cheese", "wine"):
        if good == produced:
            assert t.allowed(f"buy {good}")
        else:
            assert t.refused(f"buy {good}") == "LL-BUY-01"
    assert t.refused("buy beer") == "LL-BUY-07"
    assert t.stop("messenger", village).refused(f"buy {produced}") == "LL-ACT-01"


@rule("LL-BUY-02")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_ll_buy_02_the_price_must_be_at_hand(price: int) -> None:
    t = shop("saumur", price)
    assert t.deniers(price - 1).refused("buy cheese") == "LL-BUY-02"
    assert t.deniers(price).play("buy cheese").s.deniers == [0, 7]  # to the supply, not to a player


@rule("LL-BUY-03")
def test_ll_buy_03_nothing_is_sold_that_the_supply_lacks() -> None:
    t = shop("saumur", 1).building("saumur", "monastery").goods(seat=1, cheese=8, beer=3)
    assert t.refused("buy cheese") == "LL-BUY-03"
    assert t.allowed("buy beer")
    assert t.goods(seat=1, beer=4).refused("buy beer") == "LL-BUY-03"


@rule("LL-BUY-05")
def test_ll_buy_05_one_good_per_turn() -> None:
    t = shop("brissac", 1).circus("brissac").hire("lumberjack").play("buy wood")
    assert t.refused("buy wood") == "LL-BUY-05"
    assert t.refused("buy pair") == "LL-BUY-05"
    t = shop("brissac", 1).circus("brissac").hire("lumberjack").play("buy pair")
    assert t.refused("buy wood") == "LL-BUY-05"


@rule("LL-BUY-06")
@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("price", [1, 4])
def test_ll_buy_06_the_owner_sails_for_any_buyer_and_price(building: str, owner: int, price: int) -> None:
    t = Table(3).circus("amboise").price("saumur", price).building("saumur", building, owner)
    t.stop("merchant", "saumur").play("buy cheese")
    assert t.s.boat == [int(seat == owner) for seat in range(3)]
    assert shop("saumur", price).play("buy cheese").s.boat == [0, 0]  # no building, nobody sails


@rule("LL-BUY-07")
def test_ll_buy_07_beer_only_where_a_monastery_stands() -> None:
    for building in ("farm", "castle"):
        assert shop("saumur", 1).building("saumur", building).refused("buy beer") == "LL-BUY-07"
    t = shop("saumur", 1).building("saumur", "monastery").play("buy beer")
    assert (t.wares("beer"), t.wares("cheese"), t.s.supply[c.BEER]) == (1, 0, 3)


@rule("LL-BUY-09", "LL-CIRC-03")
@pytest.mark.parametrize("good", ["cheese", "beer"])
def test_ll_buy_09_every_purchase_shifts_the_market_and_checks_the_circus(good: str) -> None:
    t = Table().shield(saumur="blue", usse="white").circus("usse").building("saumur", "monastery")
    t.market("red", "blue", "yellow", "green", "white", "purple", "black").stop("merchant", "saumur").play(
        f"buy {good}"
    )
    assert t.tiles() == ["red", "yellow", "green", "white", "purple", "black", "blue"]
    assert all(action.startswith("circus ") for action in t.legal())
