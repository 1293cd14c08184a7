"""Hiring: place, price, limits; the Lady-in-waiting and the Witch (chapters HIRE and CHAR)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise import Dice
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME


def at_circus(piece: str = "merchant", seats: int = 2, **options: Any) -> Table:
    """A piece at Ussé with the circus there, and money enough for anything."""
    return Table(seats, **options).circus("usse").deniers(30).stop(piece, "usse")


def copies(t: Table, character: str) -> int:
    return t.s.stock[c.CHARACTER_IDS.index(character)]


def owns(t: Table, character: str, seat: int = 0) -> bool:
    return bool(t.s.hired[seat] >> c.CHARACTER_IDS.index(character) & 1)


@rule("LL-HIRE-01")
@pytest.mark.parametrize("piece", ["merchant", "messenger"])
@pytest.mark.parametrize("character", ["wood-merchant", "banker", "squire", "spy", "lover"])
def test_ll_hire_01_either_piece_hires_any_colour_at_the_circus(piece: str, character: str) -> None:
    assert owns(at_circus(piece).play(f"hire {character}"), character)


@rule("LL-HIRE-02")
def test_ll_hire_02_the_cost_is_paid_and_the_card_lies_open() -> None:
    t = at_circus().play("hire magister-artium")
    assert t.s.deniers[0] == 30 - 4
    assert copies(t, "magister-artium") == 0
    for viewer in (0, 1, -1):
        assert GAME.view(t.s, viewer)["players"][0]["characters"] == ["magister-artium"]


@rule("LL-HIRE-02")
def test_ll_hire_02_nobody_hires_on_credit() -> None:
    t = at_circus().deniers(3)
    assert t.refused("hire magister-artium") == "LL-HIRE-02"
    assert t.deniers(4).play("hire magister-artium").s.deniers[0] == 0


@rule("LL-HIRE-02")
def test_ll_hire_02_a_character_works_at_once_and_in_later_turns() -> None:
    t = Table(1).circus("saumur").deniers(10).goods(cheese=1).stop("merchant", "saumur", last=True)
    assert t.refused("buy cheese") == "LL-BUY-04"
    t.play("hire dairyman", "buy cheese")
    assert t.wares("cheese") == 2
    t.stop("merchant", "saumur", last=True).play("done").stop("merchant", "saumur")
    assert t.s.turns_begun > 1
    assert t.allowed("buy cheese")


@rule("LL-HIRE-03", "TV-D48")
def test_tv_d48_the_second_piece_at_the_circus_cannot_hire() -> None:
    t = at_circus().building("usse", "farm").piece("messenger", "villandry").play("hire squire", "done", "ride usse 0")
    assert t.at("messenger") == "usse"
    assert t.refused("hire scout") == "LL-HIRE-03"


@rule("LL-HIRE-03")
def test_ll_hire_03_one_hire_at_one_stop_and_again_next_turn() -> None:
    t = at_circus(seats=1).play("hire squire")
    assert t.refused("hire scout") == "LL-HIRE-03"
    t.stop("merchant", "usse", last=True).play("done").stop("merchant", "usse")
    assert t.s.turns_begun == 2
    assert t.allowed("hire scout")


@rule("LL-HIRE-04")
def test_ll_hire_04_never_two_copies_for_one_player() -> None:
    t = at_circus(seats=3).hire("spy")
    assert copies(t, "spy") == 1
    assert t.refused("hire spy") == "LL-HIRE-04"


@rule("LL-HIRE-05")
def test_ll_hire_05_the_last_copy_is_gone() -> None:
    t = at_circus().hire("spy", seat=1)
    assert copies(t, "spy") == 0
    assert t.refused("hire spy") == "LL-HIRE-05"


@rule("LL-HIRE-06")
@pytest.mark.parametrize(("piece", "place"), [("merchant", "blois"), ("merchant", "nantes"), ("messenger", "orleans")])
def test_ll_hire_06_nowhere_but_at_the_circus(piece: str, place: str) -> None:
    t = at_circus().stop(piece, place)
    assert t.refused("hire spy") == "LL-HIRE-06"
    assert not [action for action in t.legal() if action.startswith("hire")]


@rule("LL-HIRE-07", "TV-D55")
def test_tv_d55_a_circus_hire_uses_up_the_palatium_hire() -> None:
    t = at_circus().palace("palatium-balivi-nantes").piece("messenger", "brissac")
    t.play("hire squire", "done", "ride nantes 0")
    assert t.refused("hire spy") == "LL-HIRE-03"


@rule("LL-HIRE-07")
def test_ll_hire_07_a_palatium_hire_uses_up_the_circus_hire() -> None:
    t = at_circus("messenger").palace("palatium-balivi-nantes").stop("messenger", "nantes")
    t.piece("merchant", "villandry").play("hire spy", "done", "ride usse 0")
    assert t.refused("hire squire") == "LL-HIRE-03"


@rule("LL-CHAR-LADY-01", "LL-CHAR-LADY-02", "TV-D49")
@pytest.mark.parametrize(
    ("options", "paid"),
    [({}, 9), ({"edition": "fr"}, 9), ({"edition": "en"}, 9), ({"edition": "de"}, 8), ({"lady_surcharge": 0}, 7)],
)
def test_tv_d49_the_second_hire_costs_more(options: dict[str, Any], paid: int) -> None:
    t = at_circus(**options).hire("lady-in-waiting").play("hire banker", "hire magister-artium")
    assert t.s.deniers[0] == 30 - paid


@rule("LL-CHAR-LADY-01", "LL-CHAR-LADY-02")
def test_ll_char_lady_01_two_hires_with_both_pieces_but_not_three() -> None:
    t = at_circus().building("usse", "farm").hire("lady-in-waiting").piece("messenger", "villandry")
    t.play("hire banker", "done", "ride usse 0", "hire mensor")
    assert t.s.deniers[0] == 30 - 3 - 4
    assert t.refused("hire patronus") == "LL-HIRE-03"


@rule("LL-HIRE-08", "LL-CHAR-WITCH-01", "TV-D50")
def test_tv_d50_witch_and_surcharge_add_up() -> None:
    t = at_circus().hire("lady-in-waiting", "witch").play("hire banker", "hire magister-artium")
    assert t.s.deniers[0] == 30 - 7


@rule("LL-HIRE-08")
def test_ll_hire_08_a_second_yellow_character_costs_the_surcharge_alone() -> None:
    t = at_circus().hire("lady-in-waiting", "witch").play("hire dairyman", "hire lumberjack")
    assert t.s.deniers[0] == 30 - 0 - (1 - 1 + 2)


@rule("LL-HIRE-08")
def test_ll_hire_08_the_price_of_a_hire_never_falls_below_nothing() -> None:
    cost, dairyman = c.CHARACTER_COST, c.CHARACTER_IDS.index("dairyman")
    printed = cost[dairyman]
    cost[dairyman] = 0  # no card is that cheap; a corrected components file may have one
    try:
        t = at_circus().hire("witch").play("hire dairyman")
        assert t.s.deniers[0] == 30
    finally:
        cost[dairyman] = printed


@rule("LL-CHAR-LADY-03", "TV-D51")
def test_tv_d51_the_lady_allows_a_second_hire_in_her_own_turn() -> None:
    t = at_circus().play("hire lady-in-waiting")
    assert t.play("hire mensor").s.deniers[0] == 30 - 3 - 4


@rule("LL-CHAR-HELPER-01", "TV-D52")
def test_tv_d52_no_helper_without_the_apprentice() -> None:
    assert at_circus().refused("hire helper") == "LL-CHAR-HELPER-01"


@rule("LL-CHAR-HELPER-01", "LL-CHAR-LADY-01", "TV-D53")
def test_tv_d53_apprentice_then_helper_in_one_turn() -> None:
    t = at_circus().hire("lady-in-waiting").play("hire apprentice", "hire helper")
    assert [owns(t, character) for character in ("apprentice", "helper")] == [True, True]
    assert t.s.deniers[0] == 30 - 3 - (4 + 2)


@rule("LL-CHAR-WITCH-01", "TV-R23")
def test_tv_r23_the_witch_makes_yellow_characters_free() -> None:
    t = at_circus().hire("witch").deniers(0).play("hire lumberjack")
    assert (owns(t, "lumberjack"), t.s.deniers[0]) == (True, 0)


@rule("LL-CHAR-WITCH-02")
def test_ll_char_witch_02_the_witch_pays_full_price_for_herself() -> None:
    t = at_circus().hire("lady-in-waiting").deniers(3)
    assert t.refused("hire witch") == "LL-HIRE-02"
    t.deniers(30).play("hire witch")
    assert t.s.deniers[0] == 30 - 4
    assert t.play("hire banker").s.deniers[0] == 30 - 4 - (3 - 1 + 2)


@rule("LL-HIRE-09")
def test_ll_hire_09_characters_stay_for_good() -> None:
    """No kind of action gives a character away, and none is lost in a long stretch of play."""
    assert not {"fire", "dismiss", "discard"} & {kind.key for kind in GAME.space.kinds}
    t = Table(2).hire("spy", "witch", "general").hire("mayor", seat=1)
    mine, dice = t.s.hired[:], Dice(5)
    for _ in range(400):
        legal = GAME.legal(t.s, t.s.active)
        GAME.apply(t.s, t.s.active, legal[dice.below(len(legal))], dice)
        assert all(before & ~after == 0 for before, after in zip(mine, t.s.hired))
        mine = t.s.hired[:]
    assert t.s.turns_begun > 20
