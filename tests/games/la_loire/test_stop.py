"""LL-ACT: what a stop allows."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule

LETTERS = {"message 1", "message 2", "message 3"}
SERVICE = {"deliver m1-06", "mark m2-01"}


def rich(**options: Any) -> Table:
    """Blois is red and sells cheese; the player could pay for anything and serve two messages there."""
    t = Table(**options).shield(blois="red").price("blois", 2).circus("usse").deniers(30).hire("apprentice", "mayor")
    return t.messages("m1-06", "m2-01", "m4-01").piece("merchant", "tours").piece("messenger", "tours")


def offers(t: Table) -> set[str]:
    """Legal actions; the many hires count as one."""
    return {"hire" if action.startswith("hire ") else action for action in t.legal()} - {"done"}


@rule("LL-ACT-01")
@pytest.mark.parametrize(
    ("building", "seat", "merchant", "messenger"),
    [
        (None, 0, {"buy cheese"}, SERVICE),
        ("farm", 0, {"buy cheese"}, SERVICE | LETTERS),
        ("farm", 1, {"buy cheese"}, SERVICE),
        ("monastery", 0, {"buy cheese", "buy beer"}, SERVICE),  # an abbey message is already held
        ("monastery", 1, {"buy cheese"}, SERVICE),
        ("castle", 0, {"buy cheese"}, SERVICE | LETTERS),
        ("castle", 1, {"buy cheese"}, SERVICE),
    ],
)
@pytest.mark.parametrize("circus", [False, True])
def test_ll_act_01_the_table_of_a_village(
    building: str | None, seat: int, merchant: set[str], messenger: set[str], circus: bool
) -> None:
    hire = {"hire"} if circus else set()
    for piece, expected in (("merchant", merchant), ("messenger", messenger)):
        t = rich().circus("blois" if circus else "usse").stop(piece, "blois")
        if building:
            t.building("blois", building, seat)
        assert offers(t) == expected | hire


@rule("LL-ACT-01")
def test_ll_act_01_an_own_monastery_sells_an_abbey_message() -> None:
    t = rich().messages("m1-06").building("blois", "monastery").stop("messenger", "blois")
    assert offers(t) == {"deliver m1-06", "message 4"}


@rule("LL-ACT-01")
def test_ll_act_01_an_own_castle_sells_two_messages() -> None:
    t = rich().messages().building("blois", "castle").stop("messenger", "blois").play("message 1")
    assert set(t.legal()) >= LETTERS
    t.circus("blois").play("message 2")  # the circus keeps the stop open
    assert t.refused("message 1") == "LL-MSG-03"


@rule("LL-ACT-01")
@pytest.mark.parametrize("city", ["nantes", "orleans"])
def test_ll_act_01_the_table_of_a_city(city: str) -> None:
    t = rich().goods(wood=2, wine=1).building("blois", "farm").stop("merchant", city)
    palaces = {action for action in t.legal() if action.startswith("palace ")}
    assert len(palaces) == 8
    buildings = {"build farm wood", "build monastery wood", "build castle wood"}
    assert offers(t) - palaces == {"sell wood", "sell wine", "ship 1", "ship 2"} | buildings
    abbey = {"deliver m4-01"} if city == "nantes" else set()
    assert offers(rich().stop("messenger", city)) == LETTERS | abbey


@rule("LL-ACT-01", "LL-BUY-01", "LL-SELL-01", "LL-SHIP-01", "LL-BUILD-01")
def test_ll_act_01_what_the_table_does_not_list_is_refused() -> None:
    t = rich().goods(wood=2, wine=1).building("blois", "farm").stop("merchant", "blois")
    for action in ("sell wine", "ship 1", "build farm wood", "palace bank-nantes"):
        assert t.refused(action) == "LL-ACT-01"
    assert t.refused("message 1") == "LL-MSG-01"
    assert t.refused("deliver m1-06") == "LL-DLV-01"
    assert t.refused("mark m2-01") == "LL-DLV-01"
    assert t.refused("hire witch") == "LL-HIRE-06"
    assert t.stop("merchant", "nantes").refused("buy cheese") == "LL-ACT-01"
    assert t.refused("buy pair") == "LL-ACT-01"
    t.stop("messenger", "nantes")
    for action in ("sell wine", "ship 1", "build farm wood", "palace bank-nantes"):
        assert t.refused(action) == "LL-ACT-01"
    assert t.refused("deliver m1-06") == "LL-DLV-03"
    assert t.refused("message 4") == "LL-MSG-04"
    assert t.stop("messenger", "blois").refused("buy cheese") == "LL-ACT-01"
    assert t.refused("deliver m4-01") == "LL-DLV-09"


@rule("LL-ACT-02")
def test_ll_act_02_selling_may_be_interleaved_with_building_and_shipping() -> None:
    t = rich().deniers(0).goods(wood=2, grain=1, cheese=1, wine=1, beer=1).stop("merchant", "nantes")
    t.play("sell beer", "ship 1", "sell wine", "build farm wood", "site tours", "sell cheese", "sell grain")
    assert (t.s.deniers[0], t.s.boat[0], t.wares("wood")) == (8 - 6 + 6 - 4 + 5 + 4, 1, 1)


@rule("LL-ACT-02")
def test_ll_act_02_the_rows_add_up_for_the_messenger() -> None:
    for order in (("hire witch", "message 1", "deliver m1-06"), ("deliver m1-06", "hire witch", "message 1")):
        t = rich().circus("blois").building("blois", "farm").stop("messenger", "blois").play(*order)
        assert (t.s.hires, t.s.delivered[0], len(t.held())) == (1, 1, 3)


@rule("LL-ACT-02", "TV-D35")
@pytest.mark.parametrize("order", [("buy cheese", "hire witch"), ("hire witch", "buy cheese")])
def test_tv_d35_buying_and_hiring_at_the_circus_in_both_orders(order: tuple[str, str]) -> None:
    t = rich().circus("blois").stop("merchant", "blois").play(*order)
    assert (t.s.deniers[0], t.wares("cheese"), t.s.hires) == (30 - 1 - 4, 1, 1)


@rule("LL-ACT-02", "TV-D79")
@pytest.mark.parametrize("options", [{"stop_actions": "single"}, {"edition": "de"}])
def test_tv_d79_single_selling_excludes_building(options: dict[str, str]) -> None:
    t = rich(**options).goods(wood=3, wine=1).stop("merchant", "nantes").play("sell wine")
    for action in ("build farm wood", "palace bank-nantes", "ship 1"):
        assert t.refused(action) == "LL-ACT-02"
    assert t.play("sell wood").allowed("sell wood")  # all cards sold are one action


@rule("LL-ACT-02", "TV-D79")
@pytest.mark.parametrize("options", [{}, {"stop_actions": "combined"}, {"edition": "fr"}, {"edition": "en"}])
def test_tv_d79_combined_selling_allows_building(options: dict[str, str]) -> None:
    t = rich(**options).goods(wood=3, wine=1).stop("merchant", "nantes").play("sell wine")
    assert all(t.allowed(action) for action in ("build farm wood", "palace bank-nantes", "ship 1"))


@rule("LL-ACT-02")
def test_ll_act_02_single_ends_the_stop_after_one_action() -> None:
    single = {"stop_actions": "single"}
    t = rich(**single).goods(wine=1).stop("merchant", "nantes").play("ship 1")
    assert t.s.piece == 1  # nothing else is open: the messenger is next
    assert rich(**single).circus("blois").stop("merchant", "blois").play("buy cheese").s.piece == 1
    assert rich(**single).circus("blois").stop("merchant", "blois").play("hire witch").s.piece == 1
    for action in ("deliver m1-06", "mark m2-01", "message 1", "hire witch"):
        t = rich(**single).circus("blois").building("blois", "farm").stop("messenger", "blois").play(action)
        assert t.s.piece == 0, action


@rule("LL-ACT-02")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_ll_act_02_the_messenger_alone_may_be_limited_to_one_action(edition: str) -> None:
    options = {"edition": edition, "stop_actions": "merchant_combined"}
    t = rich(**options).goods(wood=3, wine=1).stop("merchant", "nantes").play("sell wine")
    assert all(t.allowed(action) for action in ("build farm wood", "palace bank-nantes", "ship 1"))
    assert rich(**options).circus("blois").stop("merchant", "blois").play("buy cheese").allowed("hire witch")
    for action in ("deliver m1-06", "mark m2-01", "message 1", "hire witch"):
        t = rich(**options).circus("blois").building("blois", "farm").stop("messenger", "blois").play(action)
        assert t.s.piece == 0, action  # nothing else is open
    t = rich(**options).building("blois", "castle").messages("m1-06").stop("messenger", "blois").play("message 1")
    assert t.refused("deliver m1-06") == "LL-ACT-02"


@rule("LL-ACT-02")
def test_ll_act_02_single_counts_two_buildings_two_messages_and_two_hires_as_one_action() -> None:
    t = rich(stop_actions="single").hire("economus").goods(wood=3).stop("merchant", "nantes")
    t.play("build farm wood", "site tours")
    assert t.allowed("palace bank-nantes")
    assert t.refused("sell wood") == "LL-ACT-02"
    t = rich(stop_actions="single").building("blois", "castle").messages("m1-06").stop("messenger", "blois")
    t.play("message 1")
    assert t.allowed("message 3")
    assert t.refused("deliver m1-06") == "LL-ACT-02"
    t = rich(stop_actions="single").hire("lady-in-waiting").circus("blois").stop("merchant", "blois")
    t.play("hire witch")
    assert t.allowed("hire spy")
    assert t.refused("buy cheese") == "LL-ACT-02"


@rule("LL-ACT-03", "LL-HIRE-03")
@pytest.mark.parametrize(("first", "second"), [("merchant", "messenger"), ("messenger", "merchant")])
def test_ll_act_03_one_hire_counts_for_both_pieces(first: str, second: str) -> None:
    t = rich().no_free_horses().circus("blois").piece(second, "vendome").stop(first, "blois")
    t.play("hire witch", "done", "ride blois 0")
    assert t.s.piece == ("merchant", "messenger").index(second)
    assert t.refused("hire spy") == "LL-HIRE-03"


@rule("LL-ACT-03", "LL-BUY-05", "LL-SHIP-02", "LL-BUILD-01", "LL-DLV-02")
def test_ll_act_03_one_of_each_per_turn() -> None:
    t = rich().goods(wood=3).stop("merchant", "nantes").play("ship 1", "palace bank-nantes")
    assert t.refused("ship 1") == "LL-SHIP-02"
    assert t.refused("palace bank-orleans") == "LL-BUILD-01"
    assert t.refused("build farm wood") == "LL-BUILD-01"
    t = rich().circus("vendome").stop("merchant", "vendome").play("buy wood")
    assert t.refused("buy wood") == "LL-BUY-05"
    t = rich().circus("blois").stop("messenger", "blois").play("deliver m1-06")
    assert t.refused("mark m2-01") == "LL-DLV-02"


@rule("LL-ACT-03")
@pytest.mark.parametrize(
    ("where", "action"),
    [("nantes", "ship 1"), ("nantes", "build farm wood"), ("vendome", "buy wood"), ("vendome", "hire witch")],
)
def test_ll_act_03_the_limits_end_with_the_turn(where: str, action: str) -> None:
    t = Table(1).messages().goods(wood=5).circus("vendome").deniers(60).stop("merchant", where, last=True).play(action)
    again = {"hire witch": "hire spy"}.get(action, action)
    if action == "build farm wood":
        t.play("site tours")
    assert not t.allowed(again)
    t.play("done").stop("merchant", where)
    assert (t.s.turns_begun, t.allowed(again)) == (2, True)
