"""The characters of building: Magister Artium, Economus, Patronus, Mensor (chapter CHAR, 9.3)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, place, rule


def in_city(deniers: int = 40, wood: int = 0, **options: Any) -> Table:
    return Table(**options).deniers(deniers).goods(wood=wood).stop("merchant", "nantes")


def paid(t: Table, *actions: str) -> tuple[int, int]:
    """Deniers and wood that some actions cost."""
    deniers, wood = t.s.deniers[0], t.wares("wood")
    t.play(*actions)
    return deniers - t.s.deniers[0], wood - t.wares("wood")


@rule("LL-CHAR-MAGISTER-01")
@pytest.mark.parametrize(
    ("actions", "cost"),
    [
        (["build farm wood", "site serrant"], (3, 1)),
        (["build monastery wood", "site blois"], (3, 2)),
        (["build castle wood", "site blois"], (5, 1)),
        (["palace bank-nantes"], (3, 0)),
    ],
)
def test_ll_char_magister_01_every_building_costs_one_less(actions: list[str], cost: tuple[int, int]) -> None:
    t = in_city(wood=4).building("blois", "farm").building("usse", "farm").hire("magister-artium")
    assert paid(t, *actions) == cost


@rule("LL-CHAR-MAGISTER-01")
def test_ll_char_magister_01_the_discount_opens_what_was_too_dear() -> None:
    t = in_city(deniers=3).goods(wood=1, cheese=1)
    assert t.refused("palace bank-nantes") == "LL-BUILD-13"
    assert t.refused("build farm wood") == "LL-BUILD-02"
    t.hire("magister-artium")
    assert t.allowed("palace bank-nantes")
    assert t.allowed("build farm wood")


FARM = ("build farm wood", "site serrant")
SOUTH_FARM = ("build farm wood", "site usse")
PALACE = ("palace bank-orleans",)
SECOND_PALACE = ("palace post-office-nantes",)


@rule("LL-CHAR-ECONOMUS-01")
@pytest.mark.parametrize(
    ("first", "second", "costs"),
    [
        (FARM, SOUTH_FARM, [(4, 1), (5, 1)]),
        (FARM, PALACE, [(4, 1), (5, 0)]),
        (PALACE, FARM, [(4, 0), (5, 1)]),
        (PALACE, SECOND_PALACE, [(4, 0), (5, 0)]),
    ],
)
def test_ll_char_economus_01_two_buildings_in_any_mix(
    first: tuple[str, ...], second: tuple[str, ...], costs: list[tuple[int, int]]
) -> None:
    t = in_city(wood=5).hire("economus")
    assert [paid(t, *first), paid(t, *second)] == costs
    assert t.refused("palace bank-nantes") == "LL-BUILD-01"
    assert t.refused("build farm wood") == "LL-BUILD-01"


@rule("LL-CHAR-ECONOMUS-01")
def test_ll_char_economus_01_without_him_there_is_one_building() -> None:
    t = in_city(wood=5).play(*FARM)
    assert t.refused("palace bank-nantes") == "LL-BUILD-01"


@rule("LL-CHAR-ECONOMUS-01")
def test_ll_char_economus_01_the_surcharge_is_part_of_what_must_be_paid() -> None:
    t = in_city(deniers=8).goods(cheese=1).hire("economus").play(*PALACE)
    assert t.refused("palace bank-nantes") == "LL-BUILD-13"
    assert t.deniers(5).allowed("palace bank-nantes")


@rule("LL-CHAR-PATRONUS-01")
@pytest.mark.parametrize(
    ("options", "monastery"),
    [
        ({}, (6, 1)),
        ({"edition": "en"}, (6, 1)),
        ({"edition": "de"}, (6, 1)),
        ({"edition": "fr"}, (6, 0)),
        ({"patronus_wood": "all_wood"}, (6, 0)),
    ],
)
def test_ll_char_patronus_01_two_deniers_for_one_wood(options: dict[str, Any], monastery: tuple[int, int]) -> None:
    for actions, cost in [
        (("build farm deniers", "site serrant"), (6, 0)),
        (("build monastery deniers", "site blois"), monastery),
        (("build castle deniers", "site blois"), (8, 0)),
    ]:
        t = in_city(wood=monastery[1], **options).building("blois", "farm").building("usse", "farm").hire("patronus")
        assert paid(t, *actions) == cost


@rule("LL-CHAR-PATRONUS-01")
def test_ll_char_patronus_01_only_one_of_the_two_wood_of_a_monastery() -> None:
    t = in_city(wood=0).building("blois", "farm").hire("patronus")
    assert t.refused("build monastery deniers") == "LL-BUILD-05"
    french = in_city(wood=0, patronus_wood="all_wood").building("blois", "farm").hire("patronus")
    assert french.allowed("build monastery deniers")


@rule("LL-CHAR-PATRONUS-01")
def test_ll_char_patronus_01_a_choice_that_needs_him() -> None:
    t = in_city(wood=1)
    assert t.refused("build farm deniers") == "LL-CHAR-PATRONUS-01"
    t.hire("patronus")
    assert t.allowed("build farm deniers")
    assert paid(t, "build farm wood", "site serrant") == (4, 1)


@rule("LL-CHAR-PATRONUS-02", "LL-CHAR-ECONOMUS-01", "TV-R25")
def test_tv_r25_patronus_serves_both_buildings() -> None:
    t = in_city().hire("economus", "patronus")
    assert paid(t, "build farm deniers", "site serrant") == (6, 0)
    assert paid(t, "build farm deniers", "site usse") == (4 + 1 + 2, 0)


@rule("LL-CHAR-MENSOR-01")
def test_ll_char_mensor_01_all_farms_on_one_bank() -> None:
    t = in_city(wood=5).building("serrant", "farm").building("tours", "castle").building("usse", "monastery")
    assert t.play("build farm wood").refused("site vendome") == "LL-BUILD-03"
    t = in_city(wood=5).building("serrant", "farm").building("tours", "castle").building("blois", "monastery")
    t.hire("mensor").play("build farm wood", "site vendome")
    assert t.s.owner[place("vendome")] == 0


@rule("LL-CHAR-MENSOR-01")
def test_ll_char_mensor_01_serves_only_his_owner() -> None:
    t = in_city(wood=5).building("serrant", "farm").hire("mensor", seat=1).play("build farm wood")
    assert t.refused("site vendome") == "LL-BUILD-03"
    assert t.allowed("site usse")
