"""LL-MONEY: too little money in a city, too much when leaving it."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import MERCHANT, Table, rule
from postchaise.games.la_loire.state import S_FIRST, S_RIDE, S_STOP

DEPARTURE = "turn_start_and_departure"
MOMENTS = ["turn_start", DEPARTURE]


def next_turn(t: Table) -> Table:
    """Seat 0 ends its turn, so that seat 1 starts one."""
    assert t.s.active == 0
    return t.stop("messenger", "serrant", last=True).play("done")


def leaving(deniers: int, city: str = "nantes", **options: Any) -> Table:
    """The merchant is about to leave a city; the messenger stands on foot before Orléans, without messages."""
    t = Table(**options).piece("merchant", city, 1).piece("messenger", "meung").messages()
    return t.deniers(deniers)


@rule("LL-MONEY-01", "LL-MONEY-02", "TV-D01")
@pytest.mark.parametrize("min_check", MOMENTS)
def test_tv_d01_turns_are_lost_until_five_deniers_are_there(min_check: str) -> None:
    t = Table(min_check=min_check).piece("merchant", "orleans", seat=1).deniers(3, seat=1)
    for deniers in (4, 5):  # the denier received does not revive the turn
        next_turn(t)
        assert (t.s.active, t.s.deniers[1]) == (0, deniers)
        assert "poor" in t.events()
    next_turn(t)
    assert (t.s.active, t.s.deniers[1], t.s.agenda[-1]) == (1, 5, S_FIRST)


@rule("LL-MONEY-01")
@pytest.mark.parametrize("city", ["nantes", "orleans"])
@pytest.mark.parametrize(("deniers", "after", "lost"), [(0, 1, True), (4, 5, True), (5, 5, False), (6, 6, False)])
def test_ll_money_01_fewer_than_five_lose_the_turn(city: str, deniers: int, after: int, lost: bool) -> None:
    t = Table().piece("merchant", city, 2, seat=1).piece("messenger", "tours", 2, seat=1).deniers(deniers, seat=1)
    next_turn(t)
    assert (t.s.deniers[1], t.s.active == 0) == (after, lost)
    assert (t.at("merchant", 1), t.at("messenger", 1)) == (city, "tours")


@rule("LL-MONEY-01", "LL-MONEY-03", "TV-D02")
@pytest.mark.parametrize("city", ["nantes", "orleans"])
def test_tv_d02_a_merchant_in_a_village_needs_no_money(city: str) -> None:
    t = Table().piece("merchant", "tours", seat=1).piece("messenger", city, seat=1).deniers(0, seat=1)
    next_turn(t)
    assert (t.s.active, t.s.deniers[1], t.s.agenda[-1]) == (1, 0, S_FIRST)


@rule("LL-MONEY-03")
@pytest.mark.parametrize("where", ["tours", "nantes", "orleans"])
def test_ll_money_03_the_messengers_place_does_not_save_the_turn(where: str) -> None:
    t = Table().piece("merchant", "nantes", seat=1).piece("messenger", where, seat=1).deniers(4, seat=1)
    assert next_turn(t).s.active == 0


@rule("LL-MONEY-04", "TV-D03")
@pytest.mark.parametrize("city", ["nantes", "orleans"])
@pytest.mark.parametrize(("deniers", "after"), [(13, 10), (11, 10), (10, 10), (9, 9)])
def test_tv_d03_above_ten_is_discarded_on_leaving(city: str, deniers: int, after: int) -> None:
    t = leaving(deniers, city).play("first merchant")
    assert (t.s.deniers[0], t.s.agenda[-1]) == (after, S_RIDE)
    assert ("discard" in t.events()) == (deniers > 10)


@rule("LL-MONEY-04", "LL-CHAR-BANKER-01", "TV-D04")
@pytest.mark.parametrize(("deniers", "after"), [(13, 13), (15, 15), (17, 15)])
def test_tv_d04_the_banker_raises_the_limit_to_fifteen(deniers: int, after: int) -> None:
    assert leaving(deniers).hire("banker").play("first merchant").s.deniers[0] == after
    assert leaving(deniers).hire("banker", seat=1).play("first merchant").s.deniers[0] == 10


@rule("LL-MONEY-05", "TV-D05")
@pytest.mark.parametrize(("deniers", "after", "discarded"), [(13, 10, False), (14, 10, True), (12, 9, False)])
def test_tv_d05_what_the_messenger_spends_first_counts(deniers: int, after: int, discarded: bool) -> None:
    t = leaving(deniers).play("first messenger", "ride orleans 0", "message 3")
    assert (t.s.piece, t.s.agenda[-1], t.s.deniers[0]) == (MERCHANT, S_RIDE, after)
    assert ("discard" in t.events()) == discarded


@rule("LL-MONEY-04", "LL-MONEY-05")
def test_ll_money_05_the_maximum_is_not_tested_at_the_start_of_a_turn() -> None:
    t = next_turn(Table().deniers(13, seat=1))
    assert (t.s.active, t.at("merchant", 1), t.s.deniers[1]) == (1, "nantes", 13)
    assert t.play("first messenger").s.deniers[1] == 13


@rule("LL-MONEY-05")
def test_ll_money_05_what_the_messenger_earns_first_counts() -> None:
    t = leaving(9).messages("m1-09").piece("messenger", "beaugency").price("meung", 4)
    t.play("first messenger", "ride meung 0")
    assert t.s.deniers[0] == 9
    t.play("deliver m1-09")  # 13, then the merchant leaves
    assert t.s.deniers[0] == 10
    assert "discard" in t.events()


@rule("LL-MONEY-06", "TV-D06")
@pytest.mark.parametrize("order", [("first messenger", "first merchant"), ("first merchant", "first messenger")])
def test_tv_d06_no_limit_when_only_the_messenger_leaves_a_city(order: tuple[str, str]) -> None:
    t = Table().no_free_horses().piece("merchant", "angers").piece("messenger", "nantes").messages().deniers(14)
    t.play(order[0])
    for _ in range(2):
        assert t.s.deniers[0] == 14
        t.play("ride langeais 0" if t.s.piece == MERCHANT else "ride brissac 0")
        if t.s.active == 0 and t.s.agenda[-1] == S_STOP:
            t.play("done")
    assert (t.s.deniers[0], t.s.active) == (14, 1)


@rule("LL-MONEY-06")
def test_ll_money_06_no_limit_on_arriving_in_a_city_or_staying_there() -> None:
    t = leaving(30).piece("merchant", "serrant", 0, -1).play("first merchant", "ride nantes 0", "done")
    assert t.s.deniers[0] == 30


@rule("LL-MONEY-01", "TV-D07")
@pytest.mark.parametrize("min_check", MOMENTS)
def test_tv_d07_spending_below_five_before_the_merchant_leaves(min_check: str) -> None:
    t = leaving(6, min_check=min_check).play("first messenger", "ride orleans 0", "message 3")
    if min_check == "turn_start":
        assert (t.s.active, t.s.deniers[0], t.s.agenda[-1]) == (0, 3, S_RIDE)
    else:
        assert (t.s.active, t.s.deniers[0], t.at("merchant")) == (1, 4, "nantes")
        assert "stay" in t.events()


@rule("LL-MONEY-01")
@pytest.mark.parametrize(("edition", "stays"), [("default", False), ("de", False), ("fr", True), ("en", True)])
def test_ll_money_01_which_editions_test_again_at_departure(edition: str, stays: bool) -> None:
    t = leaving(7, edition=edition).play("first messenger", "ride orleans 0", "message 3")
    assert (t.s.active == 1) == stays


@rule("LL-MONEY-01")
def test_ll_money_01_departure_asks_five_deniers_before_the_blacksmith_is_paid_and_not_in_a_village() -> None:
    t = leaving(5, min_check=DEPARTURE).hire("blacksmith").play("first merchant", "smith amboise")
    assert t.s.deniers[0] == 4
    assert t.allowed("ride langeais 2")
    t = leaving(3, min_check=DEPARTURE).piece("merchant", "tours").play("first merchant")
    assert (t.s.deniers[0], t.s.agenda[-1]) == (3, S_RIDE)


@rule("LL-MONEY-01")
def test_ll_money_01_arriving_in_a_city_without_money_is_no_fault() -> None:
    t = leaving(0, min_check=DEPARTURE).piece("merchant", "serrant", 0, -1).goods(wood=1)
    t.play("first merchant", "ride nantes 0")
    assert (t.s.active, t.s.deniers[0]) == (0, 0)
    assert t.allowed("sell wood")


@rule("LL-MONEY-04", "LL-CHAR-BLACKSMITH-03", "TV-D09")
def test_tv_d09_discard_first_then_the_paid_horse() -> None:
    t = leaving(11, "orleans").hire("blacksmith").play("first merchant")
    assert t.s.deniers[0] == 10
    assert t.play("smith amboise").s.deniers[0] == 9


@rule("LL-MONEY-01", "TV-D90")
def test_tv_d90_the_bank_keeps_paying_when_the_merchant_stays() -> None:
    t = leaving(5, min_check=DEPARTURE).palace("bank-orleans").hire("vassallus")
    t.play("first messenger", "ride orleans 0")
    assert t.s.deniers[0] == 8
    t.play("message 3", "message 1")
    assert (t.s.deniers[0], t.s.active, t.at("merchant")) == (5, 1, "nantes")


@rule("LL-PAL-BANK-01", "LL-PAL-BANK-02", "TV-R21")
@pytest.mark.parametrize(
    ("banks", "merchant"), [(["bank-nantes"], "brissac"), (["bank-nantes", "bank-orleans"], "meung")]
)
def test_tv_r21_the_bank_pays_three_for_each_piece(banks: list[str], merchant: str) -> None:
    t = Table().no_free_horses().palace(*banks).piece("merchant", merchant).piece("messenger", "serrant", 0, -1)
    t.messages().deniers(7).play("first merchant")
    t.play("ride nantes 0" if merchant == "brissac" else "ride orleans 0")
    assert t.s.deniers[0] == 10
    assert t.play("done", "ride nantes 0").s.deniers[0] == 13


@rule("LL-MONEY-01", "LL-MONEY-07", "LL-PAL-BANK-03", "TV-R22")
def test_tv_r22_the_bank_pays_nothing_in_a_lost_turn() -> None:
    t = Table().palace("bank-nantes", seat=1).deniers(4, seat=1).piece("messenger", "nantes", seat=1)
    next_turn(t)
    assert (t.s.deniers[1], t.s.active) == (5, 0)
