"""Seats and options: defaults, presets, and refusals by name."""

from typing import Any

import pytest

from postchaise.kernel.errors import BadOption, BadSeats
from postchaise.kernel.meta import Meta, Option, Options, find_closest_match, format_option_value


def refuse_long_and_short(seats: int, options: Options, given: set[str]) -> None:
    if options["long"] and options["rounds"] == 1:
        raise BadOption("option-clash", option="rounds", other="long=true")
    if seats == 2 and "deal" in given:
        raise BadOption("option-idle", option="deal", other="seats=2")


META = Meta(
    id="toy",
    version=1,
    title="Toy",
    designer="Somebody",
    publisher="Somebody",
    year=2000,
    link="example.org",
    min_seats=2,
    max_seats=4,
    minutes=5,
    options=(
        Option("edition", "old", ("old", "new")),
        Option("long", False),
        Option("rounds", 3, least=1, most=9),
        Option("deal", (2, 3, 4), least=0, most=6),
        Option("order", "left", ("left", "right")),
    ),
    presets={"old": {}, "new": {"rounds": 5, "order": "right"}},
    check=refuse_long_and_short,
)


def test_defaults() -> None:
    assert META.resolve(2, {}) == {"edition": "old", "long": False, "rounds": 3, "deal": (2, 3, 4), "order": "left"}


def test_an_edition_changes_its_preset_and_nothing_else() -> None:
    assert META.resolve(2, {"edition": "new"}) == META.resolve(2, {}) | {
        "edition": "new",
        "rounds": 5,
        "order": "right",
    }


def test_what_is_given_alone_wins_over_the_edition_in_any_order() -> None:
    for given in ({"edition": "new", "rounds": 2}, {"rounds": 2, "edition": "new"}):
        assert META.resolve(2, given)["rounds"] == 2


def test_resolved_options_resolve_to_themselves() -> None:
    """A record writes down all of them."""
    values = META.resolve(3, {"edition": "new", "rounds": 2})
    assert META.resolve(3, dict(values)) == values
    assert META.resolve(3, {key: format_option_value(value) for key, value in values.items()}) == values


@pytest.mark.parametrize(
    ("key", "written", "value"),
    [
        ("long", True, True),
        ("long", "true", True),
        ("long", "false", False),
        ("rounds", 9, 9),
        ("rounds", "1", 1),
        ("deal", "1/2/3", (1, 2, 3)),
        ("deal", "1,2,3", (1, 2, 3)),
        ("deal", [1, 2, 3], (1, 2, 3)),
        ("deal", (0, 6, 6), (0, 6, 6)),
        ("order", "right", "right"),
    ],
)
def test_values_are_read_from_people_files_and_programs(key: str, written: Any, value: Any) -> None:
    found = META.resolve(3, {key: written})[key]
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("long", "yes"),
        ("long", 1),
        ("long", None),
        ("long", [True]),
        ("rounds", 0),
        ("rounds", 10),
        ("rounds", "many"),
        ("rounds", ""),
        ("rounds", 2.5),
        ("rounds", 2.0),
        ("rounds", True),
        ("rounds", None),
        ("rounds", [3]),
        ("rounds", "9" * 5000),
        ("deal", "1/2"),
        ("deal", "1/2/3/4"),
        ("deal", "1/2/7"),
        ("deal", "1/2/-1"),
        ("deal", "1/2/x"),
        ("deal", 3),
        ("deal", None),
        ("deal", {1, 2, 3}),
        ("order", "up"),
        ("order", ""),
        ("order", 1),
        ("order", None),
        ("order", ["left"]),
        ("edition", "lost"),
        ("edition", {}),
    ],
)
def test_wrong_values_are_refused_with_what_was_expected(key: str, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        META.resolve(3, {key: value})
    assert caught.value.code == "option-value"
    assert caught.value.details["option"] == key
    assert caught.value.details["expected"]


@pytest.mark.parametrize(
    ("key", "expected"),
    [("long", "true, false"), ("rounds", "1-9"), ("deal", "0-6/0-6/0-6"), ("order", "left, right")],
)
def test_expected_values_in_words(key: str, expected: str) -> None:
    assert next(option for option in META.options if option.key == key).expected == expected


def test_an_unknown_option_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadOption) as caught:
        META.resolve(2, {"round": 3})
    assert caught.value.code == "option-unknown"
    assert caught.value.details == {
        "game": "toy",
        "option": "round",
        "near": "rounds",
        "known": "edition, long, rounds, deal, order",
    }


def test_contradictions_are_refused_by_the_game() -> None:
    with pytest.raises(BadOption) as caught:
        META.resolve(3, {"long": True, "rounds": 1})
    assert caught.value.code == "option-clash"
    with pytest.raises(BadOption) as caught:
        META.resolve(2, {"deal": (1, 1, 1)})
    assert caught.value.code == "option-idle"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_impossible_seats_are_refused_with_the_bounds(seats: int) -> None:
    for ask in (lambda: META.seats(seats), lambda: META.resolve(seats, {})):
        with pytest.raises(BadSeats) as caught:
            ask()
        assert caught.value.code == "seats-count"
        assert caught.value.details == {"game": "toy", "seats": seats, "least": 2, "most": 4}


def test_possible_seats() -> None:
    assert [META.seats(seats) for seats in (2, 3, 4)] == [2, 3, 4]


def test_values_are_written_as_they_are_read() -> None:
    assert [format_option_value(value) for value in (True, False, 3, (1, 2), "left")] == [
        "true",
        "false",
        "3",
        "1/2",
        "left",
    ]


def test_the_closest_name() -> None:
    assert find_closest_match("la-loir", ["orleans", "la-loire"]) == "la-loire"
    assert find_closest_match("chess", ["orleans", "la-loire"]) == ""
