"""The casual game (chapter CAS)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, place, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import TOKEN_FREE


def casual(at: str = "blois", *messages: str, seats: int = 2, **options: Any) -> Table:
    """The messenger has stopped; Blois is yellow, Tours blue, Talcy white."""
    t = Table(seats, variant="casual", **options).messages()
    for seat in range(1, seats):
        t.messages(seat=seat)
    t.messages(*messages).deniers(20).shield(blois="yellow", tours="blue", talcy="white")
    return t.piece("merchant", "chinon", 2).stop("messenger", at)


@rule("LL-CAS-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ll_cas_01_no_characters_and_no_palaces(seats: int) -> None:
    t = casual(seats=seats)
    assert set(t.s.stock) == {0}
    assert set(t.s.palace_stock) == {0}
    t.goods(wood=2).stop("merchant", "nantes")
    for palace in c.PALACE_IDS:
        assert t.refused(f"palace {palace}") == "LL-CAS-01"
    t.stop("merchant", "usse")
    for character in c.CHARACTER_IDS:
        assert t.refused(f"hire {character}") == "LL-CAS-01"


@rule("LL-CAS-01")
def test_ll_cas_01_money_goods_and_messages_stay() -> None:
    s = Table(2, variant="casual").s
    assert s.deniers == [7, 7]
    assert s.supply == c.GOOD_CARDS
    assert s.deck_n[1:] == [18 - 2, 21, 16, 10]


@rule("LL-CAS-02")
def test_ll_cas_02_no_circus_no_discount_no_circus_move() -> None:
    t = casual().market("red", "blue", "yellow", "green", "white", "purple", "black")
    t.shield(usse="white", vendome="blue")
    view = GAME.view(t.s, 0)
    assert view["circus"] is None
    assert not any(tile["circus"] for tile in view["market"])
    assert not any(location["circus"] for location in view["locations"])
    t.stop("merchant", "vendome").play("buy wood")  # with a circus at Ussé its tile would now be central
    assert t.tiles()[c.CIRCUS_POSITION] == "white"
    assert not [action for action in t.legal() if action.startswith("circus")]
    t = casual().shield(usse="white").market("red", "blue", "yellow", "green", "white", "purple", "black")
    assert t.stop("merchant", "usse").play("buy wood").s.deniers[0] == 20 - 3


@rule("LL-CAS-03")
def test_ll_cas_03_both_tokens_and_no_characters_needed() -> None:
    t = casual("blois", "m2-07", "m3-09", seats=3)
    assert t.s.tokens == [TOKEN_FREE] * 6
    assert t.allowed("mark m2-07")
    t.play("mark m3-09")
    assert t.s.tokens[0] == 32 * c.MESSAGE_IDS.index("m3-09") + place("blois")


def ready(level: int, *delivered: str, **options: Any) -> Table:
    """A message of the level that needs only this stop, and some delivered ones."""
    message = {1: "m1-06", 2: "m2-07", 3: "m3-09", 4: "m4-01"}[level]
    t = casual("nantes" if level == 4 else "blois", message, **options).delivered(*delivered)
    stations = {2: ["tours"], 3: ["tours", "talcy"]}.get(level, [])
    for token, village in enumerate(stations, 1):
        t.token(token, message, village)
    return t.building("blois", "farm")  # keeps the stop open


def deliverable(level: int, *delivered: str) -> bool:
    message = {1: "m1-06", 2: "m2-07", 3: "m3-09"}[level]
    return ready(level, *delivered).allowed(f"deliver {message}")


@rule("LL-CAS-04", "TV-R18")
def test_tv_r18_one_of_level_one_and_one_of_level_two() -> None:
    done = ("m1-01", "m2-01")
    assert [deliverable(level, *done) for level in (1, 2, 3)] == [True, False, True]
    assert ready(2, *done).refused("deliver m2-07") == "LL-CAS-04"
    assert deliverable(2, *done, "m1-02")  # after a second one of level 1


@rule("LL-CAS-04")
def test_ll_cas_04_never_more_of_a_level_than_of_the_one_below() -> None:
    assert [deliverable(level) for level in (1, 2, 3)] == [True, False, False]
    assert [deliverable(level, "m1-01") for level in (1, 2, 3)] == [True, True, False]
    assert not deliverable(3, "m1-01", "m1-02", "m2-01", "m3-01")
    assert deliverable(3, "m1-01", "m1-02", "m2-01", "m2-02", "m3-01")
    assert not deliverable(3, "m1-01", "m1-02", "m1-03")  # level 1 does not stand in for level 2


@rule("LL-CAS-04")
def test_ll_cas_04_marking_is_free() -> None:
    t = casual("blois", "m2-07", "m3-09")
    assert t.allowed("mark m2-07")
    assert t.allowed("mark m3-09")


@rule("LL-CAS-04")
def test_ll_cas_04_the_standard_game_knows_no_such_order() -> None:
    t = Table(2).messages(seat=1).messages("m2-07").hire("apprentice").shield(blois="yellow", tours="blue")
    assert t.token(1, "m2-07", "tours").stop("messenger", "blois").allowed("deliver m2-07")


@rule("LL-CAS-05", "LL-CAS-04", "TV-D81")
def test_tv_d81_level_four_without_any_condition() -> None:
    assert ready(4).allowed("deliver m4-01")
    assert ready(2).refused("deliver m2-07") == "LL-CAS-04"


@rule("LL-CAS-05", "TV-D88")
@pytest.mark.parametrize("options", [{"casual_level4": False}, {"edition": "fr"}])
def test_tv_d88_or_level_four_is_left_out(options: dict[str, Any]) -> None:
    t = casual("blois", "m2-07", **options).building("blois", "monastery")
    assert t.refused("message 4") == "LL-CAS-05"
    assert ready(4, **options).refused("deliver m4-01") == "LL-CAS-05"
    assert t.stop("merchant", "blois").allowed("buy beer")


@rule("LL-CAS-05")
@pytest.mark.parametrize("edition", ["default", "en", "de"])
def test_ll_cas_05_level_four_is_sold(edition: str) -> None:
    t = casual(edition=edition).building("blois", "monastery").draws("m4-03").play("message 4")
    assert t.held() == ["m4-03"]
    assert t.s.deniers[0] == 16


@rule("LL-CAS-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ll_cas_06_the_rest_of_the_setup_is_unchanged(seats: int) -> None:
    ours, usual = Table(seats, variant="casual").s, Table(seats).s
    differing = {"options", "circus", "stock", "palace_stock", "tokens"}
    for name, value in usual.to_json().items():
        assert (value == ours.to_json()[name]) == (name not in differing), name


@rule("LL-CAS-06")
def test_ll_cas_06_trade_building_and_the_end_are_unchanged() -> None:
    t = casual().goods(wood=3).stop("merchant", "nantes").play("build farm wood", "site blois", "ship 2")
    assert (t.s.deniers[0], t.s.boat[0], t.wares("wood")) == (20 - 4 - 10, 2, 2)
    assert t.play("sell wood").s.deniers[0] == 8
    t = casual("blois", "m1-06").price("blois", 3).play("deliver m1-06")
    assert t.s.deniers[0] == 23
    t = casual("blois", "m1-06").delivered(*c.MESSAGE_IDS[6:17]).play("deliver m1-06")
    assert GAME.ending(t.s) == "messages"
