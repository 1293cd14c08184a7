"""Buying messages: where, how many, at what price (chapter MSG)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise import Dice
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import NONE


def writer(at: str = "orleans", building: str = "", owner: int = 0, **options: Any) -> Table:
    """The messenger has stopped; a character could be hired, which keeps the stop open after the last purchase."""
    t = Table(**options).messages().messages(seat=1).deniers(30).piece("merchant", "tours", 2).stop("messenger", at)
    if building:
        t.building(at, building, seat=owner)
    return t.palace(f"palatium-balivi-{at}") if at in ("nantes", "orleans") else t.circus(at)


def levels(t: Table) -> list[int]:
    """Levels on sale."""
    return [level for level in (1, 2, 3, 4) if t.allowed(f"message {level}")]


@rule("LL-MSG-01")
def test_ll_msg_01_only_the_messenger_buys() -> None:
    t = writer().stop("merchant", "orleans")
    assert t.refused("message 1") == "LL-MSG-01"
    t = writer("blois", "farm").stop("merchant", "blois")
    assert t.refused("message 1") == "LL-MSG-01"


@rule("LL-MSG-01")
@pytest.mark.parametrize("building", ["", "farm", "castle", "monastery"])
def test_ll_msg_01_nothing_in_an_empty_village_or_at_another_players_building(building: str) -> None:
    t = writer("blois", building, owner=1)
    assert levels(t) == []
    assert t.refused("message 1") == "LL-MSG-01"
    assert t.refused("message 4") == "LL-MSG-01"


@rule("LL-MSG-01", "LL-MSG-03", "LL-MSG-04")
@pytest.mark.parametrize(
    ("at", "building", "on_sale"),
    [
        ("nantes", "", [1, 2, 3]),
        ("orleans", "", [1, 2, 3]),
        ("blois", "farm", [1, 2, 3]),
        ("blois", "castle", [1, 2, 3]),
        ("blois", "monastery", [4]),
    ],
)
def test_ll_msg_04_level_four_is_sold_in_an_own_monastery_alone(at: str, building: str, on_sale: list[int]) -> None:
    t = writer(at, building)
    assert levels(t) == on_sale
    for level in {1, 2, 3, 4} - set(on_sale):
        assert t.refused(f"message {level}") == "LL-MSG-04"


@rule("LL-MSG-02")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_ll_msg_02_the_price_is_the_level(level: int) -> None:
    t = writer("blois", "monastery" if level == 4 else "farm")
    assert t.deniers(level - 1).refused(f"message {level}") == "LL-MSG-02"
    assert t.deniers(level + 3).play(f"message {level}").s.deniers[0] == 3


@rule("LL-MSG-03")
@pytest.mark.parametrize(
    ("at", "building", "level", "most"),
    [("nantes", "", 1, 1), ("blois", "farm", 2, 1), ("blois", "castle", 3, 2), ("blois", "monastery", 4, 1)],
)
def test_ll_msg_03_how_many_are_sold_at_a_stop(at: str, building: str, level: int, most: int) -> None:
    t = writer(at, building).hire("mayor").play(*[f"message {level}"] * most)
    assert len(t.held()) == most
    for other in (1, 2, 3):
        assert t.refused(f"message {other}") == "LL-MSG-03"


@rule("LL-MSG-03", "LL-MSG-11")
def test_ll_msg_11_a_castle_sells_equal_or_different_levels_one_after_the_other() -> None:
    t = writer("blois", "castle").draws("m2-05", "m2-06").play("message 2")
    assert t.held() == ["m2-05"]  # seen before the second one is chosen
    assert levels(t) == [1, 2, 3]
    assert t.play("message 2").held() == ["m2-05", "m2-06"]
    t = writer("blois", "castle").draws("m3-05", "m1-06").play("message 3", "message 1")
    assert t.s.deniers[0] == 30 - 3 - 1


@rule("LL-MSG-03", "LL-ACT-02")
def test_ll_msg_03_all_messages_of_a_stop_are_one_action() -> None:
    t = writer("blois", "castle", stop_actions="single").play("message 2")
    assert t.refused("hire spy") == "LL-ACT-02"
    assert len(t.play("message 1").held()) == 2


@rule("LL-MSG-05")
def test_ll_msg_05_the_drawn_card_lies_open_before_its_owner() -> None:
    t = writer().draws("m3-12").play("message 3")
    assert t.s.deck_n[3] == 15
    for viewer in (0, 1, -1):
        view = GAME.view(t.s, viewer)
        assert view["players"][0]["messages"] == ["m3-12"]
        assert "m3-12" not in view["decks"][2]["unseen"]


@rule("LL-MSG-06", "TV-D56")
def test_tv_d56_two_undelivered_messages_are_the_limit() -> None:
    t = writer().messages("m2-01", "m3-01")
    assert t.refused("message 1") == "LL-MSG-06"
    assert t.hire("mayor").allowed("message 1")
    assert writer().messages("m2-01").allowed("message 1")


@rule("LL-MSG-06", "TV-D58")
def test_tv_d58_the_castle_sells_what_can_be_carried() -> None:
    t = writer("blois", "castle").messages("m3-01").play("message 1")
    assert t.refused("message 1") == "LL-MSG-06"
    assert t.hire("mayor").allowed("message 1")


@rule("LL-MSG-07")
def test_ll_msg_07_one_abbey_message_which_counts_like_any_other() -> None:
    t = writer("blois", "monastery").messages("m4-01")
    assert t.refused("message 4") == "LL-MSG-07"
    assert writer().messages("m4-01", "m2-01").refused("message 1") == "LL-MSG-06"
    assert writer("blois", "monastery").messages("m1-04", "m2-01").refused("message 4") == "LL-MSG-06"


@rule("LL-MSG-08", "TV-R16")
def test_tv_r16_bought_without_the_apprentice_but_not_delivered() -> None:
    t = writer("blois", "farm").shield(blois="red").draws("m2-05").play("message 2")
    assert t.held() == ["m2-05"]
    assert t.refused("mark m2-05") == "LL-DLV-05"


@rule("LL-MSG-08")
def test_ll_msg_08_level_three_and_four_are_sold_to_anybody() -> None:
    assert writer().draws("m3-01").play("message 3").held() == ["m3-01"]
    assert writer("blois", "monastery").draws("m4-01").play("message 4").held() == ["m4-01"]


@rule("LL-MSG-09", "LL-MSG-10")
def test_ll_msg_09_a_message_leaves_a_hand_by_delivery_alone_and_never_returns() -> None:
    assert not {"discard", "return", "drop"} & {kind.key for kind in GAME.space.kinds}
    t, dice = Table(2).hire("apprentice", "helper"), Dice(3)
    for _ in range(900):
        before, seat = t.s.message_state[:], t.s.active
        legal = GAME.legal(t.s, seat)
        served = [action for action in legal if GAME.notation(action).startswith(("deliver", "mark"))]
        choices = served or legal
        action = choices[dice.below(len(choices))]
        GAME.apply(t.s, seat, action, dice)
        for message in range(c.MESSAGES):
            if before[message] != t.s.message_state[message]:
                delivered = GAME.notation(action) == f"deliver {c.MESSAGE_IDS[message]}"
                assert delivered == (before[message] == 2 * seat)
                assert t.s.message_state[message] == 2 * seat + delivered
                assert before[message] == (2 * seat if delivered else NONE)
        if t.s.over:
            break
    assert sum(t.s.delivered) > 3


@rule("LL-MSG-10")
def test_ll_msg_10_an_empty_deck_sells_nothing() -> None:
    t = writer().deck(2).delivered("m1-05")
    assert t.refused("message 2") == "LL-MSG-10"
    assert levels(t) == [1, 3]
    last = writer("blois", "castle").deck(1, "m1-05").draws("m1-05").play("message 1")
    assert last.refused("message 1") == "LL-MSG-10"


@rule("LL-MSG-06", "LL-MSG-07", "TV-D65")
def test_tv_d65_deliver_first_then_buy() -> None:
    t = writer("orleans").messages("m4-06", "m2-01")
    assert t.refused("message 1") == "LL-MSG-06"
    t.play("deliver m4-06", "message 1")
    assert t.s.delivered[0] == 1
    assert len(t.held()) == 2
