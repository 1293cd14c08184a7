"""The options: 18 points on which the editions differ, presets, and what is refused (spec section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, rule
from postchaise import Dice
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.meta import META
from postchaise.kernel.errors import BadOption, BadSeats

NOT_MONASTERY = "levels_1_3_not_monastery"
TABLE: dict[str, tuple[Any, Any, Any, Any]] = {  # default, French, English, German: spec section 16.3
    "end_boat": ((20, 20, 17, 15), (20, 20, 15, 10), (20, 20, 17, 15), (20, 20, 17, 15)),
    "lady_surcharge": (2, 2, 2, 1),
    "token_recall": ("any_time", "never", "any_time", "on_mark"),
    "stop_actions": ("combined", "combined", "combined", "single"),
    "min_check": ("turn_start", "turn_start_and_departure", "turn_start_and_departure", "turn_start"),
    "patronus_wood": ("one_wood", "all_wood", "one_wood", "one_wood"),
    "lumberjack_price": ("per_card", "per_card", "per_card", "for_one"),
    "blacksmith_limit": ("per_turn", "per_turn", "per_turn", "per_turn"),
    "palace_site": ("any_city", "any_city", "any_city", "current_city"),
    "ducal_scope": ("own_city", "everywhere", "own_city", "any_city"),
    "upgrade_same_turn": (False, True, True, False),
    "vassallus_scope": (NOT_MONASTERY, "any_level_anywhere", NOT_MONASTERY, NOT_MONASTERY),
    "blue_copies": ("unique", "unique", "unique", "unique"),
    "end_trigger_owner": ("active_player", "active_player", "active_player", "active_player"),
    "boat_overflow": ("cap", "cap", "cap", "cap"),
    "building_vp_scope": ("palaces", "all", "palaces", "palaces"),
    "casual_level4": (True, False, True, True),
    "first_player": ("random", "random", "loire_boat", "loire_boat"),
}
KEYS = list(TABLE)
EDITIONS = ("default", "fr", "en", "de")
SETTABLE: dict[str, list[Any]] = {
    "end_boat": [(1, 2, 3, 4), (20, 20, 15, 10)],
    "lady_surcharge": [0, 1, 9],
    "token_recall": ["never", "on_mark", "any_time"],
    "stop_actions": ["single", "merchant_combined", "combined"],
    "min_check": ["turn_start", "turn_start_and_departure"],
    "patronus_wood": ["one_wood", "all_wood"],
    "lumberjack_price": ["per_card", "for_one"],
    "blacksmith_limit": ["per_turn", "per_piece"],
    "palace_site": ["any_city", "current_city"],
    "ducal_scope": ["own_city", "any_city", "everywhere"],
    "upgrade_same_turn": [True, False],
    "vassallus_scope": [NOT_MONASTERY, "any_level_anywhere"],
    "blue_copies": ["unique", "standard"],
    "end_trigger_owner": ["active_player", "condition_owner"],
    "boat_overflow": ["cap", "forbid"],
    "building_vp_scope": ["palaces", "all"],
    "casual_level4": [True, False],
    "first_player": ["random", "loire_boat"],
}
WRONG: list[tuple[str, Any]] = [
    *(("end_boat", value) for value in ((20, 20, 17), (20, 20, 17, 0), (20, 20, 17, 21), 20, "20/20/x/15")),
    *(("lady_surcharge", value) for value in (-1, 10, "two", 1.5, True)),
    *((key, "sometimes") for key in KEYS if isinstance(SETTABLE[key][0], str)),
    *((key, value) for key in ("upgrade_same_turn", "casual_level4") for value in (1, 0, "yes", None)),
    *(("edition", "it"), ("variant", "expert"), ("first_seat", 5), ("first_seat", -1), ("first_seat", "nobody")),
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_presets_are_those_of_the_editions(edition: str) -> None:
    options = META.resolve(4, {"edition": edition})
    assert {key: options[key] for key in KEYS} == {key: TABLE[key][EDITIONS.index(edition)] for key in KEYS}
    assert (options["edition"], options["variant"], options["first_seat"]) == (edition, "standard", 0)


def test_without_an_edition_the_default_holds() -> None:
    assert META.resolve(2, {}) == META.resolve(2, {"edition": "default"})
    assert set(META.resolve(2, {})) == {"edition", "variant", "first_seat", *KEYS}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("key", KEYS)
def test_every_option_can_be_set_alone_over_every_edition(key: str, edition: str) -> None:
    variant = "casual" if key == "casual_level4" else "standard"
    usual = META.resolve(2, {"edition": edition, "variant": variant})
    for value in SETTABLE[key]:
        options = META.resolve(2, {"edition": edition, "variant": variant, key: value})
        assert options == usual | {key: value}
        GAME.new(2, Dice(1), edition=edition, variant=variant, **{key: value})


def test_options_are_read_as_they_are_written() -> None:
    options = META.resolve(2, {"end_boat": "20/19,18/17", "lady_surcharge": "1", "upgrade_same_turn": "true"})
    assert options["end_boat"] == (20, 19, 18, 17)
    assert options["lady_surcharge"] == 1
    assert options["upgrade_same_turn"] is True


def refusal(seats: int, **options: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, Dice(1), **options)
    return caught.value


def test_an_unknown_option_is_refused_by_name_with_the_nearest_known_one() -> None:
    error = refusal(2, token_recal="never")
    assert error.code == "option-unknown"
    assert (error.details["option"], error.details["near"]) == ("token_recal", "token_recall")
    assert refusal(2, weather="rain").details["option"] == "weather"


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_wrong_value_is_refused_by_name(key: str, value: object) -> None:
    error = refusal(2, **{key: value})
    assert error.code == "option-value"
    assert error.details["option"] == key
    assert error.details["expected"]


@rule("LL-CAS-01")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("lady_surcharge", 1),
        ("patronus_wood", "all_wood"),
        ("lumberjack_price", "for_one"),
        ("blacksmith_limit", "per_piece"),
        ("palace_site", "current_city"),
        ("ducal_scope", "everywhere"),
        ("vassallus_scope", "any_level_anywhere"),
        ("blue_copies", "standard"),
    ],
)
def test_what_concerns_cards_is_idle_in_the_casual_game(key: str, value: object) -> None:
    error = refusal(2, variant="casual", **{key: value})
    assert (error.code, error.details["option"], error.details["other"]) == ("option-idle", key, "variant=casual")
    GAME.new(2, Dice(1), variant="casual", **{key: TABLE[key][0]})  # what holds anyway may be said


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_edition_has_a_casual_game(edition: str, seats: int) -> None:
    GAME.new(seats, Dice(1), edition=edition, variant="casual")


def test_level_four_of_the_casual_game_is_idle_in_the_standard_game() -> None:
    error = refusal(2, casual_level4=False)
    assert (error.code, error.details["option"]) == ("option-idle", "casual_level4")
    GAME.new(2, Dice(1), edition="fr")


@rule("LL-SOLO-05")
def test_who_met_the_condition_is_idle_alone() -> None:
    error = refusal(1, end_trigger_owner="condition_owner")
    assert (error.code, error.details["option"], error.details["other"]) == (
        "option-idle",
        "end_trigger_owner",
        "seats=1",
    )


def test_a_first_seat_needs_a_table_that_names_one() -> None:
    error = refusal(2, first_seat=1)
    assert (error.code, error.details["other"]) == ("option-clash", "first_player=random")
    error = refusal(2, first_player="loire_boat", first_seat=3)
    assert (error.code, error.details["other"]) == ("option-clash", "seats=2")
    assert GAME.new(3, Dice(1), edition="en", first_seat=3).active == 2


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_one_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        GAME.new(seats, Dice(1))
    assert caught.value.code == "seats-count"


@rule("LL-SETUP-10", "TV-D85")
@pytest.mark.parametrize(
    ("options", "seats", "copies"),
    [({"blue_copies": "standard"}, n, 2 if n > 2 else 1) for n in (1, 2, 3, 4)]
    + [({"edition": edition}, 4, 1) for edition in EDITIONS],
)
def test_tv_d85_copies_of_the_blue_characters(options: dict[str, Any], seats: int, copies: int) -> None:
    stock = Table(seats, first_player="loire_boat", **options).s.stock
    for i, colour in enumerate(c.CHARACTER_COLOUR):
        if colour == "blue":
            assert stock[i] == copies
