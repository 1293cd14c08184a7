"""The characters of travel: Squire, Scout, Blacksmith, Jester, City Guard (chapter CHAR, 9.4)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, place, rule

BOTH = pytest.mark.parametrize("piece", ["merchant", "messenger"])


def rider(piece: str = "merchant", horses: int = 0, here: int = 0, at: str = "tours", **options: Any) -> Table:
    """About to ride on, clockwise, with free horses nowhere but here."""
    return Table(**options).no_free_horses().free(**{at: here}).piece(piece, at, horses).deniers(9).ride(piece)


@rule("LL-CHAR-SQUIRE-01")
@BOTH
def test_ll_char_squire_01_takes_one_or_two_free_horses(piece: str) -> None:
    t = rider(piece, 0, here=2).hire("squire")
    assert t.allowed("ride vendome 0")
    assert t.allowed("ride blois 1")
    t.play("ride talcy 2")
    assert t.horses(piece) == 2
    assert t.s.free[place("tours")] == 0
    assert rider(piece, 0, here=2).refused("ride talcy 2") == "LL-MOVE-03"


@rule("LL-CHAR-SQUIRE-01")
def test_ll_char_squire_01_the_stack_limit_holds() -> None:
    t = rider(horses=1, here=2).hire("squire")
    assert t.refused("ride beaugency 3") == "LL-MOVE-04"
    assert t.hire("scout").allowed("ride beaugency 3")


@rule("LL-CHAR-SQUIRE-01")
def test_ll_char_squire_01_never_three_and_only_from_here() -> None:
    assert rider(horses=0, here=3).hire("squire", "scout").refused("ride beaugency 3") == "LL-MOVE-03"
    assert rider(horses=0, here=1).hire("squire").free(usse=1).refused("ride talcy 2") == "LL-MOVE-14"


@rule("LL-CHAR-SQUIRE-02")
def test_ll_char_squire_02_one_horse_from_here_and_one_paid() -> None:
    t = rider(horses=0, here=1).free(usse=1).hire("squire", "blacksmith").play("smith usse", "ride talcy 2")
    assert t.horses("merchant") == 2
    assert t.s.deniers[0] == 9 - 1
    assert t.s.free[place("tours")] == t.s.free[place("usse")] == 0


@rule("LL-CHAR-SQUIRE-02")
def test_ll_char_squire_02_not_two_paid_ones() -> None:
    t = rider(horses=0).free(usse=2).hire("squire", "blacksmith").play("smith usse")
    assert t.refused("smith usse") == "LL-CHAR-BLACKSMITH-01"


@rule("LL-CHAR-SCOUT-01")
@BOTH
def test_ll_char_scout_01_three_horses_for_both_stacks(piece: str) -> None:
    t = rider(piece, 2, here=1).hire("scout").play("ride beaugency 3")
    assert t.horses(piece) == 3
    assert rider(piece, 2, here=1).refused("ride beaugency 3") == "LL-MOVE-04"


@rule("LL-CHAR-SCOUT-01")
def test_ll_char_scout_01_the_take_limit_is_unchanged() -> None:
    t = rider(horses=1, here=2).hire("scout")
    assert t.refused("ride beaugency 3") == "LL-MOVE-03"
    assert t.allowed("ride talcy 2")


@rule("LL-CHAR-BLACKSMITH-01")
@BOTH
def test_ll_char_blacksmith_01_one_denier_for_a_horse_from_anywhere(piece: str) -> None:
    t = rider(piece, 0).free(usse=1, nantes=1).hire("blacksmith")
    assert t.allowed("smith nantes")
    t.play("smith usse")
    assert (t.s.deniers[0], t.horses(piece), t.s.free[place("usse")]) == (8, 1, 0)
    assert t.play("ride blois 1").at(piece) == "blois"


@rule("LL-CHAR-BLACKSMITH-01")
def test_ll_char_blacksmith_01_who_when_and_which_horse() -> None:
    assert rider().free(usse=1).refused("smith usse") == "LL-CHAR-BLACKSMITH-01"
    t = rider().free(usse=1).hire("blacksmith").piece("merchant", "saumur", horses=2, seat=1)
    assert t.refused("smith saumur") == "LL-CHAR-BLACKSMITH-01"  # a horse under a piece is not free
    assert t.deniers(0).refused("smith usse") == "LL-CHAR-BLACKSMITH-01"
    assert t.deniers(1).allowed("smith usse")


def paid_horse_first(**options: Any) -> Table:
    """The merchant has ridden on a paid horse; the messenger is next."""
    t = rider(horses=0, **options).free(usse=1, angers=1).hire("blacksmith").piece("messenger", "saumur")
    return t.play("smith usse", "ride blois 1", "done")


@rule("LL-CHAR-BLACKSMITH-01")
def test_ll_char_blacksmith_01_once_per_turn_or_once_per_piece() -> None:
    assert paid_horse_first().refused("smith angers") == "LL-CHAR-BLACKSMITH-01"
    t = paid_horse_first(blacksmith_limit="per_piece").play("smith angers")
    assert t.s.deniers[0] == 9 - 2
    for edition in ("fr", "en", "de"):
        assert paid_horse_first(edition=edition).refused("smith angers") == "LL-CHAR-BLACKSMITH-01"


@rule("LL-CHAR-BLACKSMITH-01")
def test_ll_char_blacksmith_01_again_in_the_next_turn() -> None:
    t = Table(1).no_free_horses().free(usse=1).hire("blacksmith").piece("merchant", "blois").stop("merchant", "blois")
    t.s.smithed = 1
    t.stop("merchant", "blois", last=True).play("done", "first merchant")
    assert t.allowed("smith usse")


@rule("LL-CHAR-BLACKSMITH-02")
def test_ll_char_blacksmith_02_counts_toward_both_limits() -> None:
    t = rider(horses=0, here=1).free(usse=1).hire("blacksmith").play("smith usse")
    assert t.refused("ride talcy 2") == "LL-MOVE-03"
    assert rider(horses=2).free(usse=1).hire("blacksmith").refused("smith usse") == "LL-MOVE-04"
    assert rider(horses=2).free(usse=1).hire("blacksmith", "scout").allowed("smith usse")


@rule("LL-CHAR-BLACKSMITH-02")
def test_ll_char_blacksmith_02_a_second_paid_horse_for_another_piece_counts_for_that_piece() -> None:
    t = paid_horse_first(blacksmith_limit="per_piece").free(saumur=1).play("smith angers")
    assert t.refused("ride serrant 2") == "LL-MOVE-03"


@rule("LL-CHAR-BLACKSMITH-03")
def test_ll_char_blacksmith_03_paid_after_the_maximum_check() -> None:
    t = Table().deniers(11).no_free_horses().free(usse=1).piece("merchant", "orleans").hire("blacksmith").first()
    assert t.play("first merchant").s.deniers[0] == 10
    assert t.play("smith usse").s.deniers[0] == 9


@rule("LL-CHAR-JESTER-01")
@BOTH
def test_ll_char_jester_01_may_stop_at_the_circus_on_the_way(piece: str) -> None:
    t = rider(piece, 2).circus("vendome").hire("jester")
    assert t.allowed("ride talcy 2")
    assert t.refused("ride blois 2") == "LL-MOVE-01"
    t.play("ride vendome 2")
    assert (t.at(piece), t.horses(piece)) == ("vendome", 2)
    assert rider(piece, 2).circus("vendome").refused("ride vendome 2") == "LL-MOVE-01"


@rule("LL-CHAR-JESTER-01")
def test_ll_char_jester_01_moves_at_least_one_and_never_further() -> None:
    assert rider(horses=2).circus("tours").hire("jester").refused("ride tours 2") == "LL-TURN-02"
    assert rider(horses=2).circus("beaugency").hire("jester").refused("ride beaugency 2") == "LL-MOVE-01"


@rule("LL-CHAR-GUARD-01", "LL-CHAR-GUARD-02")
@pytest.mark.parametrize(
    ("piece", "at", "city", "further"),
    [("merchant", "meung", "orleans", "cheverny"), ("messenger", "saumur", "nantes", "serrant")],
)
def test_ll_char_guard_01_may_stop_in_a_city_on_the_way(piece: str, at: str, city: str, further: str) -> None:
    t = rider(piece, 2, at=at).hire("city-guard")
    assert t.allowed(f"ride {further} 2")
    t.play(f"ride {city} 2")
    assert t.at(piece) == city
    assert t.horses(piece) == 2  # LL-CHAR-GUARD-02
    assert t.s.free[place(at)] == 0
    assert rider(piece, 2, at=at).refused(f"ride {city} 2") == "LL-MOVE-11"


@rule("LL-CHAR-GUARD-01")
def test_ll_char_guard_01_not_the_circus_nor_without_moving() -> None:
    t = rider(horses=2, at="meung").circus("chambord").hire("city-guard")
    assert t.refused("ride chambord 2") == "LL-MOVE-01"
    assert rider(horses=2, at="nantes").hire("city-guard").refused("ride nantes 2") == "LL-TURN-02"


@rule("LL-CHAR-JESTER-01")
def test_ll_char_jester_01_not_the_city() -> None:
    assert rider(horses=2, at="meung").hire("jester").refused("ride orleans 2") == "LL-MOVE-11"
