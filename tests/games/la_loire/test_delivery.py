"""Delivering messages and marking stations (chapter DLV)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import TOKEN_FREE


def courier(*messages: str, at: str = "blois", hired: str = "", **options: Any) -> Table:
    """The messenger has stopped at Blois (yellow) with messages; the circus there keeps the stop open.

    Tours is blue, Talcy white, Vendôme yellow, too; the merchant is on the road.
    """
    t = Table(**options).messages(seat=1).messages(*messages).deniers(20).hire(*hired.split())
    t.shield(blois="yellow", vendome="yellow", tours="blue", talcy="white").piece("merchant", "chinon", 2)
    return move(t.circus(at), at)


def move(t: Table, at: str) -> Table:
    """A later turn: the messenger has stopped elsewhere."""
    t.s.delivered_here = t.s.messages_bought = t.s.used = 0
    return t.circus(at).stop("messenger", at) if at not in ("nantes", "orleans") else t.stop("messenger", at)


BOTH = "apprentice helper"


@rule("LL-DLV-01")
def test_ll_dlv_01_only_the_messenger_and_only_what_its_player_holds() -> None:
    t = courier("m1-06").stop("merchant", "blois")
    assert t.refused("deliver m1-06") == "LL-DLV-01"
    t = courier().messages("m1-06", seat=1)
    assert t.refused("deliver m1-06") == "LL-DLV-01"


@rule("LL-DLV-02", "LL-DLV-11", "TV-D62")
def test_tv_d62_deliver_one_message_or_mark_another() -> None:
    t = courier("m2-07", "m2-13", hired=BOTH).token(1, "m2-07", "tours")
    assert t.allowed("deliver m2-07")
    assert t.allowed("mark m2-13")
    t.play("deliver m2-07")
    assert t.refused("mark m2-13") == "LL-DLV-02"
    t = courier("m2-07", "m2-13", hired=BOTH).token(1, "m2-07", "tours").play("mark m2-13")
    assert t.refused("deliver m2-07") == "LL-DLV-02"


@rule("LL-DLV-02")
def test_ll_dlv_02_one_station_per_stop() -> None:
    t = courier("m2-07", "m2-13", hired=BOTH).play("mark m2-07")
    assert t.refused("mark m2-13") == "LL-DLV-02"


@rule("LL-DLV-10", "LL-DLV-02")
def test_ll_dlv_10_one_delivery_per_turn() -> None:
    t = courier("m1-06", "m2-07", hired="apprentice").token(1, "m2-07", "tours").play("deliver m1-06")
    assert t.refused("deliver m2-07") == "LL-DLV-02"
    assert t.s.delivered[0] == 1


@rule("LL-DLV-10")
def test_ll_dlv_10_the_next_turn_allows_the_next_delivery() -> None:
    t = Table(1).messages("m1-06", "m1-05").piece("merchant", "chinon", 2).stop("messenger", "blois", last=True)
    t.play("deliver m1-06")
    assert t.s.turns_begun == 2
    t.piece("messenger", "tours").ride("messenger").play("ride vendome 0", "deliver m1-05")
    assert t.s.delivered[0] == 2


@rule("LL-DLV-03", "LL-DLV-04", "TV-D61")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_tv_d61_level_one_pays_the_market_price_of_its_village(price: int) -> None:
    t = courier("m1-06").price("blois", price).building("blois", "farm", seat=1)
    tiles = t.tiles()
    t.play("deliver m1-06")
    assert t.s.deniers[0] == 20 + price
    assert t.tiles() == tiles
    assert t.s.boat == [0, 0]


@rule("LL-DLV-03")
def test_ll_dlv_03_only_in_the_named_village() -> None:
    t = courier("m1-05")  # for Vendôme, of the same colour as Blois
    assert t.refused("deliver m1-05") == "LL-DLV-03"
    assert move(t, "vendome").allowed("deliver m1-05")


@rule("LL-DLV-04")
@pytest.mark.parametrize(
    ("message", "at", "stations"),
    [("m2-07", "blois", ["tours"]), ("m3-09", "blois", ["tours", "talcy"]), ("m4-01", "nantes", [])],
)
def test_ll_dlv_04_no_other_level_pays(message: str, at: str, stations: list[str]) -> None:
    t = move(courier(message, hired=BOTH), at)
    for token, village in enumerate(stations, 1):
        t.token(token, message, village)
    t.play(f"deliver {message}")
    assert (t.s.deniers[0], t.s.delivered[0]) == (20, 1)


@rule("LL-DLV-05", "LL-DLV-08", "TV-R17")
def test_tv_r17_first_a_yellow_village_later_a_blue_one() -> None:
    t = courier("m2-07", hired="apprentice")
    assert t.refused("deliver m2-07") == "LL-DLV-07"
    t.play("mark m2-07")
    assert GAME.view(t.s, 1)["players"][0]["tokens"][0] == {"state": "placed", "message": "m2-07", "location": "blois"}
    assert t.held() == ["m2-07"]
    move(t, "tours").play("deliver m2-07")
    assert t.held() == []
    assert t.s.tokens[0] == TOKEN_FREE
    assert GAME.view(t.s, 1)["players"][0]["delivered"] == ["m2-07"]


@rule("LL-DLV-05")
def test_ll_dlv_05_either_colour_first_and_never_without_the_apprentice() -> None:
    t = move(courier("m2-07", hired="apprentice"), "tours").play("mark m2-07")
    assert move(t, "blois").allowed("deliver m2-07")
    assert courier("m2-07").refused("mark m2-07") == "LL-DLV-05"
    assert courier("m2-07").refused("deliver m2-07") == "LL-DLV-05"


@rule("LL-DLV-06", "LL-DLV-08")
def test_ll_dlv_06_three_colours_in_any_order() -> None:
    for first, second, third in [("blois", "tours", "talcy"), ("talcy", "blois", "tours")]:
        t = move(courier("m3-09", hired=BOTH), first).play("mark m3-09")
        move(t, second)
        assert t.refused("deliver m3-09") == "LL-DLV-07"
        t.play("mark m3-09")
        move(t, third)
        assert t.refused("mark m3-09") == "LL-DLV-07"
        t.play("deliver m3-09")
        assert t.s.tokens[:2] == [TOKEN_FREE, TOKEN_FREE]
        assert t.s.delivered[0] == 1


@rule("LL-DLV-06", "TV-D66")
def test_tv_d66_level_three_is_not_even_started_without_the_helper() -> None:
    t = courier("m3-09", hired="apprentice")
    assert t.refused("mark m3-09") == "LL-DLV-06"
    assert courier("m3-09", hired=BOTH).allowed("mark m3-09")


@rule("LL-DLV-07")
def test_ll_dlv_07_any_village_of_the_colour_and_no_other() -> None:
    t = courier("m2-07", hired="apprentice")
    for village, colour in [("vendome", "yellow"), ("usse", "blue"), ("saumur", "yellow")]:
        assert move(t.shield(**{village: colour}), village).allowed("mark m2-07")
    move(t, "talcy")
    assert t.refused("mark m2-07") == "LL-DLV-07"
    move(t, "blois").play("mark m2-07")
    assert move(t, "vendome").refused("deliver m2-07") == "LL-DLV-07"  # a second yellow village is of no use
    assert t.refused("mark m2-07") == "LL-DLV-07"
    assert move(t, "usse").allowed("deliver m2-07")


@rule("LL-DLV-08")
def test_ll_dlv_08_only_the_tokens_of_the_delivered_message_return() -> None:
    t = courier("m2-07", "m2-13", hired=BOTH).token(1, "m2-13", "talcy").token(2, "m2-07", "tours")
    placed = t.s.tokens[0]
    t.play("deliver m2-07")
    assert t.s.tokens[:2] == [placed, TOKEN_FREE]
    assert t.held() == ["m2-13"]
    assert t.s.message_state[c.MESSAGE_IDS.index("m2-07")] == 1


@rule("LL-DLV-09", "TV-D64")
@pytest.mark.parametrize(
    ("message", "right", "wrong"), [("m4-01", "nantes", "orleans"), ("m4-06", "orleans", "nantes")]
)
def test_tv_d64_an_abbey_message_goes_to_its_own_city(message: str, right: str, wrong: str) -> None:
    t = move(courier(message), wrong)
    assert t.refused(f"deliver {message}") == "LL-DLV-09"
    assert move(t, "blois").refused(f"deliver {message}") == "LL-DLV-09"
    assert move(t, right).play(f"deliver {message}").s.delivered[0] == 1  # nobody was hired


@rule("LL-DLV-12")
def test_ll_dlv_12_delivering_and_marking_are_free_to_leave() -> None:
    t = courier("m1-06", "m2-07", hired="apprentice")
    assert t.allowed("done")
    t.play("done")
    assert t.held() == ["m1-06", "m2-07"]
    assert t.s.piece == 0  # the merchant's step: nothing was forced


@rule("LL-ACT-02", "TV-D86")
def test_tv_d86_a_hire_or_a_delivery_where_one_action_is_allowed() -> None:
    t = courier("m1-06", hired="lady-in-waiting", stop_actions="single").play("hire squire")
    assert t.refused("deliver m1-06") == "LL-ACT-02"
    t.play("hire scout")  # both hires are one action
    assert "deliver m1-06" not in t.legal()
    t = courier("m1-06", hired="lady-in-waiting", stop_actions="single").building("blois", "castle").play("hire squire")
    assert t.refused("message 1") == "LL-ACT-02"
    combined = courier("m1-06", hired="lady-in-waiting").play("hire squire", "hire scout", "deliver m1-06")
    assert combined.s.delivered[0] == 1
