"""LL-MKT and LL-PRICE-01 to -04: the market before and after a purchase."""

from __future__ import annotations

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire.game import GAME
from postchaise.kernel.game import SPECTATOR

ROW = ["red", "blue", "yellow", "green", "white", "purple", "black"]


def stall(colour: str, row: list[str] = ROW, circus: str = "black") -> Table:
    """The merchant stops in Vendôme, of this colour; the circus stands in Ussé, of that one."""
    t = Table().shield(vendome=colour, usse=circus).circus("usse").market(*row).deniers(20)
    return t.stop("merchant", "vendome")


def paid(t: Table) -> int:
    return 20 - t.s.deniers[0]


@rule("LL-MKT-01")
def test_ll_mkt_01_prices_rise_from_one_over_two_to_four() -> None:
    tiles = GAME.view(stall("red").s, SPECTATOR)["market"]
    assert [tile["shield"] for tile in tiles] == ROW
    prices = [tile["price"] for tile in tiles]
    assert prices == sorted(prices)
    assert (prices[0], prices[3], prices[6]) == (1, 2, 4)


@rule("LL-MKT-02", "TV-R13")
def test_tv_r13_the_blue_tile_goes_far_right() -> None:
    t = stall("blue", ["black", "blue", "yellow", "purple", "red", "green", "white"]).play("buy wood")
    assert t.tiles() == ["black", "yellow", "purple", "red", "green", "white", "blue"]


@rule("LL-MKT-02")
@pytest.mark.parametrize("position", range(7))
def test_ll_mkt_02_only_tiles_to_the_right_of_the_gap_slide(position: int) -> None:
    t = stall(ROW[position], circus="red").play("buy wood")
    assert t.tiles() == ROW[:position] + ROW[position + 1 :] + [ROW[position]]


@rule("LL-MKT-03", "TV-D30")
def test_tv_d30_a_purchase_at_the_far_right_changes_no_order() -> None:
    t = stall("black", circus="white").play("buy wood")
    assert (t.tiles(), t.at("merchant")) == (ROW, "vendome")
    assert GAME.view(t.s, SPECTATOR)["circus"] == "usse"
    assert not any(action.startswith("circus") for action in t.legal())


@rule("LL-MKT-03", "LL-CIRC-03")
def test_ll_mkt_03_the_circus_check_happens_even_if_no_tile_moved() -> None:
    t = stall("black", circus="green").play("buy wood")  # green is central from the setup
    assert t.tiles() == ROW
    assert all(action.startswith("circus ") for action in t.legal())


@rule("LL-MKT-04")
def test_ll_mkt_04_nothing_but_a_purchase_of_goods_shifts_the_market() -> None:
    t = Table().market(*ROW).shield(blois="blue", usse="green").circus("usse").deniers(50).goods(wood=2, wine=1)
    t.messages("m1-06", "m2-01").hire("apprentice", "mayor", "lady-in-waiting")
    t.stop("merchant", "nantes").play("sell wine", "ship 1", "build farm wood", "site blois")
    t.stop("messenger", "blois").play("message 1")
    t.stop("messenger", "blois").play("mark m2-01")
    t.s.delivered_here = 0
    t.stop("messenger", "blois").play("deliver m1-06")
    t.stop("merchant", "usse").play("hire witch", "hire spy", "done")
    assert (t.s.delivered[0], t.s.hires, t.s.boat[0]) == (1, 2, 1)
    assert (t.tiles(), t.s.circus) == (ROW, 15)  # the central circus tile was never tested


@rule("LL-MKT-05")
def test_ll_mkt_05_a_pair_of_wood_is_one_shift_and_one_circus_check() -> None:
    t = stall("blue", circus="white").hire("lumberjack").play("buy pair")
    assert t.events().count("market") == 1
    assert t.tiles() == ["red", "yellow", "green", "white", "purple", "black", "blue"]
    t.shield(usse="white", amboise="red").play("circus amboise")
    assert not any(action.startswith("circus ") for action in t.legal())


@rule("LL-PRICE-01", "LL-MKT-01")
@pytest.mark.parametrize(("position", "price"), list(enumerate([1, 1, 2, 2, 3, 3, 4])))
def test_ll_price_01_the_market_position_of_the_villages_colour_sets_the_price(position: int, price: int) -> None:
    assert paid(stall(ROW[position], circus="red").play("buy wood")) == price


@rule("LL-PRICE-02", "LL-PRICE-04")
@pytest.mark.parametrize(("building", "discount"), [("farm", 1), ("monastery", 1), ("castle", 2)])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("position", [0, 6])
def test_ll_price_02_buildings_are_cheaper_for_everybody(
    building: str, discount: int, owner: int, position: int
) -> None:
    t = stall(ROW[position], circus="red").building("vendome", building, owner).play("buy wood")
    assert paid(t) == max(0, [1, 1, 2, 2, 3, 3, 4][position] - discount)


@rule("LL-PRICE-03")
@pytest.mark.parametrize(("colour", "price"), [("black", 3), ("white", 2), ("red", 0)])
def test_ll_price_03_the_circus_alone_takes_one_off(colour: str, price: int) -> None:
    assert paid(stall(colour, circus=colour).circus("vendome").play("buy wood")) == price


@rule("LL-PRICE-04")
@pytest.mark.parametrize("building", ["farm", "monastery", "castle"])
def test_ll_price_04_never_below_zero(building: str) -> None:
    t = stall("red").building("vendome", building, seat=1).circus("vendome").deniers(0)
    assert t.play("buy wood").s.deniers[0] == 0
