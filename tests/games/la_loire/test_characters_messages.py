"""The characters of the post: Mayor, Vassallus, Spy, Apprentice, Helper, the five blue ones (chapter CHAR, 9.5)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME

TYPES = ("lover", "general", "philosopher", "judge", "provost")


def writer(at: str = "orleans", deniers: int = 30, **options: Any) -> Table:
    """The messenger has stopped, nobody holds a message; a character could be hired, which keeps the stop open."""
    t = Table(**options).messages().messages(seat=1).deniers(deniers).piece("merchant", "tours", 2)
    t.stop("messenger", at)
    return t.palace(f"palatium-balivi-{at}") if at in ("nantes", "orleans") else t.circus(at)


def number(message: str) -> int:
    return c.MESSAGE_IDS.index(message)


@rule("LL-CHAR-MAYOR-01")
def test_ll_char_mayor_01_four_undelivered_messages() -> None:
    for held, legal in [(2, True), (3, True), (4, False)]:
        t = writer().hire("mayor").messages(*["m2-01", "m2-02", "m3-01", "m1-04"][:held])
        assert t.allowed("message 1") == legal
    assert t.refused("message 1") == "LL-MSG-06"


@rule("LL-CHAR-MAYOR-01", "TV-D57")
def test_tv_d57_the_mayor_carries_one_abbey_message() -> None:
    t = writer("blois").building("blois", "monastery").hire("mayor").messages("m4-01")
    assert t.refused("message 4") == "LL-MSG-07"
    assert t.messages("m2-01").allowed("message 4")


@rule("LL-CHAR-VASSALLUS-01")
@pytest.mark.parametrize(
    ("place", "building", "most"), [("orleans", "", 2), ("blois", "farm", 2), ("blois", "castle", 3)]
)
def test_ll_char_vassallus_01_one_more_at_the_normal_price(place: str, building: str, most: int) -> None:
    t = writer(place).hire("vassallus", "mayor")
    if building:
        t.building(place, building)
    for bought in range(most):
        assert t.allowed("message 1")
        assert t.allowed("message 3")
        t.play("message 2")
        assert t.s.deniers[0] == 30 - 2 * (bought + 1)
    assert t.refused("message 2") == "LL-MSG-03"


@rule("LL-CHAR-VASSALLUS-01", "TV-D59")
def test_tv_d59_castle_and_vassallus_sell_three() -> None:
    t = writer("blois").building("blois", "castle").hire("vassallus", "mayor")
    t.play("message 1", "message 2", "message 3")
    assert (len(t.held()), t.s.deniers[0]) == (3, 30 - 6)
    assert t.refused("message 1") == "LL-MSG-03"


@rule("LL-CHAR-VASSALLUS-01", "TV-D60")
@pytest.mark.parametrize("edition", ["default", "en", "de"])
def test_tv_d60_not_in_a_monastery(edition: str) -> None:
    t = writer("blois", edition=edition, stop_actions="combined").building("blois", "monastery")
    t.hire("vassallus", "mayor").play("message 4")
    for level in (1, 2, 3, 4):
        assert t.refused(f"message {level}") == "LL-MSG-03"


@rule("LL-CHAR-VASSALLUS-01", "TV-D84")
@pytest.mark.parametrize("options", [{"vassallus_scope": "any_level_anywhere"}, {"edition": "fr"}])
def test_tv_d84_in_a_monastery_where_the_edition_allows_it(options: dict[str, Any]) -> None:
    t = writer("blois", **options).building("blois", "monastery").hire("vassallus")
    assert t.refused("message 2") == "LL-MSG-04"  # the extra message follows a first purchase
    t.play("message 4")
    assert t.refused("message 4") == "LL-MSG-07"
    t.play("message 2")
    assert t.s.deniers[0] == 30 - 4 - 2
    assert [c.LEVEL[number(message)] for message in t.held()] == [4, 2]
    t = writer("blois", **options).building("blois", "monastery").hire("vassallus").messages("m4-01")
    assert (t.refused("message 4"), t.refused("message 2")) == ("LL-MSG-07", "LL-MSG-04")  # no first, no extra one


@rule("LL-CHAR-VASSALLUS-02", "TV-R20")
def test_tv_r20_only_the_second_of_three_is_cheaper() -> None:
    t = writer("nantes").palace("post-office-nantes").hire("vassallus", "mayor").messages("m1-04")
    purse = [t.play(f"message {level}").s.deniers[0] for level in (2, 1, 3)]
    assert purse == [30 - 2, 30 - 2 - 0, 30 - 2 - 0 - 3]
    assert len(t.held()) == 4


@rule("LL-CHAR-VASSALLUS-02")
def test_ll_char_vassallus_02_the_carry_limit_must_allow_them() -> None:
    t = writer("nantes").palace("post-office-nantes").hire("vassallus").play("message 1", "message 1")
    assert t.refused("message 1") == "LL-MSG-06"


@rule("LL-CHAR-SPY-01", "LL-CHAR-SPY-03")
def test_ll_char_spy_01_draws_three_and_keeps_one() -> None:
    t = writer().hire("spy").draws("m2-05", "m2-01", "m2-09").play("message 2")
    assert (t.s.deniers[0], t.held()) == (30 - 2, [])  # chosen and paid before drawing
    assert t.legal() == ["keep m2-01", "keep m2-05", "keep m2-09"]  # one must be kept, no other answer
    assert t.refused("keep m2-02") == "LL-CHAR-SPY-01"
    t.play("keep m2-01")
    assert t.held() == ["m2-01"]
    assert t.s.deck_n[2] == 21 - 3
    assert [card // 16 for card in t.s.bottom] == [number("m2-05"), number("m2-09")]  # in the order drawn


@rule("LL-CHAR-SPY-02")
def test_ll_char_spy_02_again_for_every_message_of_the_stop() -> None:
    t = writer("blois").building("blois", "castle").hire("spy")
    t.draws("m2-05", "m2-01", "m2-09", "m3-04", "m3-01", "m3-02")
    t.play("message 2", "keep m2-09", "message 3")
    assert t.legal() == ["keep m3-01", "keep m3-02", "keep m3-04"]
    assert t.play("keep m3-02").held() == ["m2-09", "m3-02"]


@rule("LL-CHAR-SPY-01", "LL-CHAR-SPY-03")
def test_ll_char_spy_03_rejected_cards_come_last_in_the_order_drawn() -> None:
    t = writer("blois").building("blois", "castle").hire("mayor", "spy").deck(2, "m2-01", "m2-02", "m2-03", "m2-04")
    t.draws("m2-03", "m2-01", "m2-02").play("message 2", "keep m2-01")
    t.hire("vassallus")  # two more purchases; without the Spy they are the top cards
    t.s.hired[0] &= ~c.SPY
    t.draws("m2-04").play("message 2", "message 2")
    assert t.held() == ["m2-01", "m2-04", "m2-03"]
    assert t.s.bottom[0] // 16 == number("m2-02")


@rule("LL-CHAR-SPY-03")
def test_ll_char_spy_03_draws_what_is_left_and_then_from_under_the_deck() -> None:
    t = writer().hire("spy").deck(2, "m2-01", "m2-02").draws("m2-02", "m2-01").play("message 2")
    assert t.legal() == ["keep m2-01", "keep m2-02"]
    t = writer("blois").building("blois", "castle").hire("spy").deck(2, "m2-01", "m2-02", "m2-03", "m2-04")
    t.draws("m2-03", "m2-01", "m2-02", "m2-04").play("message 2", "keep m2-01", "message 2")
    assert t.legal() == ["keep m2-02", "keep m2-03", "keep m2-04"]
    assert [card // 16 for card in t.play("keep m2-04").s.bottom] == [number("m2-03"), number("m2-02")]


@rule("LL-CHAR-SPY-03")
def test_ll_char_spy_03_only_the_buyer_sees_the_rejected_cards() -> None:
    t = writer().hire("spy").draws("m2-05", "m2-01", "m2-09").play("message 2")
    assert GAME.view(t.s, 0)["looking"]["cards"] == ["m2-05", "m2-01", "m2-09"]
    assert GAME.view(t.s, 1)["looking"]["cards"] == [None, None, None]
    t.play("keep m2-01")
    assert GAME.view(t.s, 0)["decks"][1]["bottom"] == ["m2-05", "m2-09"]
    for deck in [GAME.view(t.s, viewer)["decks"][1] for viewer in (1, -1)]:
        assert deck["bottom"] == [None, None]
        assert {"m2-05", "m2-09"} <= set(deck["unseen"])


@rule("LL-CHAR-SPY-03", "TV-D89")
def test_tv_d89_the_last_card_is_taken_and_no_second_one_is_sold() -> None:
    t = writer("blois").building("blois", "castle").hire("spy").deck(3, "m3-07").draws("m3-07").play("message 3")
    assert t.held() == ["m3-07"]
    assert (t.refused("message 3"), t.allowed("message 1")) == ("LL-MSG-10", True)


@rule("LL-CHAR-APPRENTICE-01", "LL-CHAR-HELPER-01")
def test_ll_char_apprentice_01_each_brings_its_token_and_its_level() -> None:
    t = writer("blois").shield(blois="yellow").hire("lady-in-waiting").messages("m2-07", "m3-09")
    assert t.s.tokens[:2] == [-2, -2]  # on the cards
    assert t.refused("mark m2-07") == "LL-DLV-05"
    t.play("hire apprentice")
    assert t.s.tokens[:2] == [-1, -2]
    assert t.allowed("mark m2-07")
    assert t.refused("mark m3-09") == "LL-DLV-06"
    t.play("hire helper")
    assert t.s.tokens == [-1, -1, -2, -2]  # the other player's stay where they are
    assert t.allowed("mark m3-09")


@rule("LL-CHAR-BLUE-01")
@pytest.mark.parametrize("character", TYPES)
def test_ll_char_blue_01_two_points_for_each_delivered_message_of_the_type(character: str) -> None:
    delivered = ("m1-01", "m2-02", "m2-03", "m2-04", "m2-05", "m2-06", "m3-01", "m4-07")
    count = sum(c.TYPE_IDS[c.TYPE_OF[number(message)]] == character for message in delivered)
    assert count in (1, 2)
    scores = GAME.scores(writer().delivered(*delivered).hire(character).s)
    assert [each["blue"] for each in scores] == [2 * count, 0]


@rule("LL-CHAR-BLUE-02")
def test_ll_char_blue_02_earlier_deliveries_count_and_undelivered_ones_do_not() -> None:
    t = writer("usse").delivered("m1-02", "m2-03").messages("m2-08", "m4-02").play("hire general")
    t.delivered("m1-07", seat=1)
    assert [scores["blue"] for scores in GAME.scores(t.s)] == [4, 0]


@rule("LL-CHAR-BLUE-03")
def test_ll_char_blue_03_several_blue_characters_add_up() -> None:
    t = writer("usse").hire("lady-in-waiting").delivered("m1-01", "m1-02", "m2-03").play("hire lover")
    assert t.allowed("hire general")
    t.play("hire general")
    assert GAME.scores(t.s)[0]["blue"] == 2 + 4
