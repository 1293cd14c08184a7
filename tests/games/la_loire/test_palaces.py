"""What the palaces do, and where (chapter PAL)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME

KINDS = ("ducal-palace", "post-office", "palatium-balivi", "bank")
CITIES = ("nantes", "orleans")


def messenger(at: str, **options: Any) -> Table:
    """The messenger has stopped; the merchant is on the road, where no check takes money away."""
    t = Table(**options).messages().messages(seat=1).deniers(30).piece("merchant", "tours", 2)
    return t.stop("messenger", at)


def arriving(piece: str, city: str) -> Table:
    """One step before a city, nothing to do in it but what the money allows."""
    return Table().piece(piece, {"nantes": "brissac", "orleans": "meung"}[city]).deniers(6).ride(piece)


@rule("LL-PAL-01")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("city", CITIES)
def test_ll_pal_01_four_deniers_and_two_points(kind: str, city: str) -> None:
    t = Table().deniers(30).stop("merchant", "nantes").play(f"palace {kind}-{city}")
    assert t.s.deniers[0] == 26
    assert GAME.scores(t.s)[0]["palaces"] == 2
    assert t.s.palace_stock[c.PALACE_IDS.index(f"{kind}-{city}")] == 1


@rule("LL-PAL-01", "LL-BUILD-15")
@pytest.mark.parametrize("new", [False, True])
@pytest.mark.parametrize(("stop", "other", "abbey"), [("nantes", "orleans", "m4-01"), ("orleans", "nantes", "m4-06")])
def test_ll_pal_01_nothing_works_for_the_other_city_or_too_early(stop: str, other: str, abbey: str, new: bool) -> None:
    palaces = [f"{kind}-{stop if new else other}" for kind in KINDS]
    t = arriving("messenger", stop).messages().palace(*palaces, new=new).play(f"ride {stop} 0")
    assert t.s.deniers[0] == 6  # no Bank
    assert t.refused("hire spy") == ("LL-BUILD-15" if new else "LL-HIRE-06")  # no Palatium
    t.messages(abbey).hire("mayor").draws("m2-05").play("message 2")
    assert t.held() == [abbey, "m2-05"]  # no Ducal Palace
    assert t.refused("message 1") == "LL-MSG-03"  # no Post Office


@rule("LL-PAL-DUCAL-01")
def test_ll_pal_ducal_01_any_card_of_the_deck() -> None:
    t = messenger("nantes").palace("ducal-palace-nantes").rolls().play("message 2")
    assert t.legal() == [f"keep m2-{i:02}" for i in range(1, 22)]
    assert t.refused("keep m3-01") == "LL-PAL-DUCAL-01"
    t.play("keep m2-14")
    assert (t.held(), t.s.deniers[0], t.s.deck_n[2]) == (["m2-14"], 30 - 2, 20)


@rule("LL-PAL-DUCAL-01")
def test_ll_pal_ducal_01_the_deck_is_reshuffled() -> None:
    t = messenger("nantes").hire("spy").draws("m2-05", "m2-01", "m2-09").play("message 2", "keep m2-01")
    assert len(t.s.bottom) == 2
    t.palace("ducal-palace-nantes").stop("messenger", "nantes")
    t.s.messages_bought = 0
    t.play("message 2")
    assert t.allowed("keep m2-05")  # those under the deck are found, too
    t.play("keep m2-02")
    assert t.s.bottom == []
    assert t.s.deck_n[2] == 21 - 2
    assert t.s.deck[c.MESSAGE_IDS.index("m2-05")] == t.s.deck[c.MESSAGE_IDS.index("m2-09")] == 1
    assert t.s.deck[c.MESSAGE_IDS.index("m2-02")] == 0


@rule("LL-PAL-DUCAL-01", "TV-D78")
@pytest.mark.parametrize(("scope", "free_choice"), [("own_city", False), ("any_city", True), ("everywhere", True)])
def test_tv_d78_the_scope_of_the_ducal_palace_in_the_other_city(scope: str, free_choice: bool) -> None:
    t = messenger("orleans", ducal_scope=scope).palace("ducal-palace-nantes").draws("m2-05").play("message 2")
    assert (t.held() == []) == free_choice
    if free_choice:
        t.play("keep m2-21")
    assert t.held() == ["m2-21" if free_choice else "m2-05"]


@rule("LL-PAL-DUCAL-01")
@pytest.mark.parametrize(("building", "level"), [("farm", 1), ("castle", 3), ("monastery", 4)])
@pytest.mark.parametrize(("scope", "free_choice"), [("own_city", False), ("any_city", False), ("everywhere", True)])
def test_ll_pal_ducal_01_villages_with_everywhere(building: str, level: int, scope: str, free_choice: bool) -> None:
    t = messenger("blois", ducal_scope=scope).building("blois", building).palace("ducal-palace-nantes")
    t.play(f"message {level}")
    assert (t.legal()[0].startswith("keep") and t.held() == []) == free_choice


@rule("LL-PAL-DUCAL-02")
def test_ll_pal_ducal_02_every_purchase_of_the_stop_and_instead_of_the_spy() -> None:
    t = messenger("nantes").palace("ducal-palace-nantes", "post-office-nantes").hire("spy", "vassallus", "mayor")
    t.rolls().play("message 2", "keep m2-14", "message 3", "keep m3-16", "message 1")
    assert len(t.legal()) == 18
    t.play("keep m1-04")
    assert t.held() == ["m2-14", "m3-16", "m1-04"]
    assert t.s.bottom == []


@rule("LL-PAL-POST-01")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_ll_pal_post_01_the_second_message_costs_one_less(level: int) -> None:
    t = messenger("nantes").palace("post-office-nantes", "palatium-balivi-nantes").hire("mayor").play("message 3")
    assert t.s.deniers[0] == 27
    assert t.play(f"message {level}").s.deniers[0] == 27 - (level - 1)
    assert t.refused("message 1") == "LL-MSG-03"


@rule("LL-PAL-POST-01")
def test_ll_pal_post_01_level_one_is_free_and_level_four_not_sold() -> None:
    t = messenger("nantes").palace("post-office-nantes").deniers(1).play("message 1")
    assert t.refused("message 4") == "LL-MSG-04"
    assert t.refused("message 2") == "LL-MSG-02"
    assert t.play("message 1").s.deniers[0] == 0


@rule("LL-PAL-POST-02")
def test_ll_pal_post_02_the_carry_limit_applies() -> None:
    t = messenger("nantes").palace("post-office-nantes", "palatium-balivi-nantes").messages("m3-01").play("message 2")
    assert t.refused("message 1") == "LL-MSG-06"


@rule("LL-PAL-BALIVI-01", "TV-D54")
def test_tv_d54_a_red_character_and_no_other() -> None:
    t = messenger("nantes").palace("palatium-balivi-nantes")
    assert t.refused("hire squire") == "LL-PAL-BALIVI-01"
    on_offer = [action.removeprefix("hire ") for action in t.legal() if action.startswith("hire")]
    assert on_offer == ["mayor", "vassallus", "spy", "apprentice"]
    assert t.play("hire spy").s.deniers[0] == 30 - 2


@rule("LL-PAL-BALIVI-01")
@pytest.mark.parametrize("options", [{}, {"stop_actions": "single"}])
def test_ll_pal_balivi_01_either_piece_before_or_after_its_actions(options: dict[str, Any]) -> None:
    palace = "palatium-balivi-nantes"
    messenger("nantes", **options).palace(palace).play("message 1", "hire spy")
    messenger("nantes", **options).palace(palace, "post-office-nantes").play("message 1", "hire spy", "message 1")
    t = messenger("nantes", **options).palace(palace).goods(wood=1, cheese=1).stop("merchant", "nantes")
    t.play("hire mayor", "sell wood", "sell cheese")
    assert t.s.deniers[0] == 30 - 3 + 2 + 5


@rule("LL-PAL-BALIVI-02")
def test_ll_pal_balivi_02_one_card_serves_one_piece() -> None:
    t = messenger("nantes").palace("palatium-balivi-nantes").hire("lady-in-waiting").piece("merchant", "brissac")
    t.play("hire spy", "done", "ride nantes 0")
    assert t.refused("hire mayor") == "LL-PAL-BALIVI-02"


@rule("LL-PAL-BALIVI-02", "LL-CHAR-LADY-04")
def test_ll_pal_balivi_02_two_red_characters_with_the_lady() -> None:
    t = messenger("nantes").palace("palatium-balivi-nantes").hire("lady-in-waiting").play("hire spy", "hire mayor")
    assert t.s.deniers[0] == 30 - 2 - (3 + 2)
    assert t.refused("hire vassallus") == "LL-HIRE-03"
    alone = messenger("nantes").palace("palatium-balivi-nantes").play("hire spy")
    assert alone.refused("hire mayor") == "LL-HIRE-03"


@rule("LL-PAL-BALIVI-02", "TV-D87")
@pytest.mark.parametrize("lady", [False, True])
def test_tv_d87_the_cards_of_both_cities(lady: bool) -> None:
    t = Table().deniers(30).palace("palatium-balivi-nantes", "palatium-balivi-orleans").messages()
    t.hire(*(["lady-in-waiting"] if lady else [])).piece("messenger", "meung").stop("merchant", "nantes")
    t.play("hire spy", "done", "ride orleans 0")
    if lady:
        assert t.play("hire mayor").s.deniers[0] == 30 - 2 - (3 + 2)
    else:
        assert t.refused("hire mayor") == "LL-HIRE-03"


@rule("LL-PAL-BANK-01")
@pytest.mark.parametrize("piece", ["merchant", "messenger"])
@pytest.mark.parametrize("city", CITIES)
def test_ll_pal_bank_01_three_deniers_before_the_actions(piece: str, city: str) -> None:
    t = arriving(piece, city).deniers(0).palace(f"bank-{city}").messages().play(f"ride {city} 0")
    assert t.s.deniers[0] == 3
    if piece == "messenger":
        assert t.allowed("message 3")  # with the money just gained


@rule("LL-PAL-BANK-02", "LL-PAL-BANK-01")
def test_ll_pal_bank_02_six_for_two_pieces_in_one_turn() -> None:
    t = arriving("messenger", "nantes").palace("bank-nantes").piece("merchant", "serrant", heading=-1)
    t.play("ride nantes 0", "done", "ride nantes 0")
    assert t.s.deniers[0] == 6 + 3 + 3


@rule("LL-PAL-BANK-03")
def test_ll_pal_bank_03_nothing_in_a_lost_turn_nor_for_standing_there() -> None:
    t = Table(1).palace("bank-nantes").piece("merchant", "nantes").piece("messenger", "saumur").deniers(4)
    t.stop("messenger", "saumur", last=True).play("done")
    assert (t.s.turns_begun, t.s.deniers[0]) == (3, 5)  # the second turn was lost
    t = Table().palace("bank-nantes").deniers(7).piece("merchant", "nantes", horses=0).first()
    t.play("first merchant", "ride serrant 0")
    assert (t.at("merchant"), t.s.deniers[0]) == ("serrant", 7)
