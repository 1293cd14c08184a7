"""The characters of trade and money (chapter CHAR, 9.1 and 9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire import components as c

PRINTED = {"wood": 2, "grain": 4, "cheese": 5, "wine": 6, "beer": 8}
ALL_MERCHANTS = ("wood-merchant", "grain-merchant", "cheese-merchant", "wine-merchant")


def gain(t: Table, good: str) -> int:
    before = t.s.deniers[0]
    return t.play(f"sell {good}").s.deniers[0] - before


@rule("LL-CHAR-MERCHANT-01")
@pytest.mark.parametrize("good", ["wood", "grain", "cheese", "wine"])
def test_ll_char_merchant_01_one_denier_more_for_every_card_of_the_good(good: str) -> None:
    t = Table().hire(f"{good}-merchant").goods(**dict.fromkeys(PRINTED, 2)).stop("merchant", "nantes")
    for each, printed in PRINTED.items():
        more = 1 if each == good else 0
        assert [gain(t, each), gain(t, each)] == [printed + more] * 2, each


@rule("LL-CHAR-MERCHANT-01")
def test_ll_char_merchant_01_nobody_sells_beer_for_more() -> None:
    t = Table().hire(*ALL_MERCHANTS).goods(beer=1).stop("merchant", "orleans")
    assert gain(t, "beer") == PRINTED["beer"]
    assert [id for id in c.CHARACTER_IDS if id.endswith("-merchant")] == list(ALL_MERCHANTS)


@rule("LL-CHAR-DAIRYMAN-01")
def test_ll_char_dairyman_01_no_limit_for_cheese_but_one_good_per_turn() -> None:
    t = Table().hire("dairyman").circus("saumur").deniers(20).goods(cheese=3).stop("merchant", "saumur")
    t.play("buy cheese")
    assert t.wares("cheese") == 4
    assert t.refused("buy cheese") == "LL-BUY-05"


@rule("LL-CHAR-GRAINFARMER-01")
def test_ll_char_grainfarmer_01_no_limit_for_grain_but_one_good_per_turn() -> None:
    t = Table().hire("grain-farmer").circus("talcy").deniers(20).goods(grain=3).stop("merchant", "talcy")
    t.play("buy grain")
    assert t.wares("grain") == 4
    assert t.refused("buy grain") == "LL-BUY-05"


@rule("LL-CHAR-DAIRYMAN-01", "LL-CHAR-GRAINFARMER-01")
@pytest.mark.parametrize(
    ("character", "good", "place"),
    [("dairyman", "grain", "talcy"), ("grain-farmer", "cheese", "saumur"), ("dairyman", "wine", "tours")],
)
def test_ll_char_dairyman_01_each_lifts_only_its_own_limit(character: str, good: str, place: str) -> None:
    t = Table().hire(character).deniers(20).goods(**{good: 1}).stop("merchant", place)
    assert t.refused(f"buy {good}") == "LL-BUY-04"


@rule("LL-CHAR-LUMBERJACK-01")
def test_ll_char_lumberjack_01_one_or_two_wood() -> None:
    t = Table().hire("lumberjack").deniers(20).stop("merchant", "vendome")
    assert t.allowed("buy wood")
    t.play("buy pair")
    assert t.wares("wood") == 2
    assert Table().hire("lumberjack").deniers(20).stop("merchant", "vendome").play("buy wood").wares("wood") == 1


@rule("LL-CHAR-LUMBERJACK-01")
def test_ll_char_lumberjack_01_only_wood_and_only_with_the_lumberjack() -> None:
    assert Table().deniers(20).stop("merchant", "vendome").refused("buy pair") == "LL-CHAR-LUMBERJACK-01"
    t = Table().hire("lumberjack").deniers(20).stop("merchant", "blois")
    assert t.refused("buy pair") == "LL-BUY-01"


@rule("LL-CHAR-LUMBERJACK-01")
def test_ll_char_lumberjack_01_the_pair_is_the_purchase_of_the_turn() -> None:
    t = Table().hire("lumberjack").circus("vendome").deniers(20).stop("merchant", "vendome").play("buy pair")
    assert t.refused("buy wood") == "LL-BUY-05"
    assert t.refused("buy pair") == "LL-BUY-05"


@rule("LL-CHAR-LUMBERJACK-02")
@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({}, 4),
        ({"edition": "fr"}, 4),
        ({"edition": "en"}, 4),
        ({"edition": "de"}, 2),
        ({"lumberjack_price": "for_one"}, 2),
    ],
)
@pytest.mark.parametrize("building", [None, "farm"])
def test_ll_char_lumberjack_02_both_at_the_price_before_the_shift(
    options: dict[str, Any], paid: int, building: str | None
) -> None:
    t = Table(**options).hire("lumberjack").deniers(20).circus("tours").stop("merchant", "vendome")
    t.price("vendome", 3 if building else 2)
    if building:
        t.building("vendome", building, seat=1)  # 3 - 1 for each card
    t.play("buy pair")
    assert t.s.deniers[0] == 20 - paid


@rule("LL-CHAR-LUMBERJACK-02")
def test_ll_char_lumberjack_02_who_can_pay_only_one_card_buys_one() -> None:
    t = Table().hire("lumberjack").price("vendome", 2).deniers(3).stop("merchant", "vendome")
    assert t.refused("buy pair") == "LL-BUY-02"
    assert t.allowed("buy wood")
    german = Table(edition="de").hire("lumberjack").price("vendome", 2).deniers(2).stop("merchant", "vendome")
    assert german.allowed("buy pair")


@rule("LL-CHAR-LUMBERJACK-03")
def test_ll_char_lumberjack_03_the_owner_gains_one_space_for_the_pair() -> None:
    t = Table().hire("lumberjack").building("vendome", "farm", seat=1).deniers(20).stop("merchant", "vendome")
    assert t.play("buy pair").s.boat == [0, 1]


@rule("LL-CHAR-LUMBERJACK-04")
def test_ll_char_lumberjack_04_one_card_in_the_supply_is_sold_alone() -> None:
    t = Table().hire("lumberjack").deniers(20).stop("merchant", "vendome")
    t.s.supply[c.WOOD] = 1
    assert t.refused("buy pair") == "LL-CHAR-LUMBERJACK-04"
    assert t.play("buy wood").wares("wood") == 1
    assert t.s.supply[c.WOOD] == 0


@rule("LL-CHAR-BANKER-01")
@pytest.mark.parametrize(("banker", "kept"), [(True, 15), (False, 10)])
def test_ll_char_banker_01_leaves_a_city_with_fifteen(banker: bool, kept: int) -> None:
    t = Table().deniers(17).hire(*(["banker"] if banker else [])).first().play("first merchant")
    assert t.s.deniers[0] == kept


@rule("LL-CHAR-BANKER-01")
def test_ll_char_banker_01_fifteen_itself_is_not_too_much() -> None:
    assert Table().deniers(15).hire("banker").first().play("first merchant").s.deniers[0] == 15


@rule("LL-CHAR-BANKER-01")
@pytest.mark.parametrize(("deniers", "after"), [(4, [5, 2]), (5, [5, 1])])
def test_ll_char_banker_01_the_minimum_stays_five(deniers: int, after: list[int]) -> None:
    t = Table(1).hire("banker").deniers(deniers).piece("merchant", "nantes").stop("messenger", "orleans", last=True)
    t.s.turns_begun = 0
    t.play("done")
    # A lost turn adds a denier and counts, so the following turn has begun as well.
    assert [t.s.deniers[0], t.s.turns_begun] == after
