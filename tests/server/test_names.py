"""Names that look alike are told apart, and one that shows nothing is none."""

from __future__ import annotations

import unicodedata

import pytest

from estafette.server.people import NAME, clean, unlike


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Bill", "BiIl"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Otto", "0tt0"),
        ("Anna", "A nna"),
        ("\uff21nna", "Anna"),  # full width
        ("\u039d\u03b9\u03ba\u03bf", "Niko"),  # Greek
    ],
)
def test_look_alikes_are_told_apart(name: str, other: str) -> None:
    assert unlike(name, [other]) == f"{name} 2"
    assert unlike(name, [other, f"{name} 2"]) == f"{name} 3"


def test_different_names_stay_as_they_are() -> None:
    assert unlike("Ada", ["Ben", "Adam", "Ida"]) == "Ada"
    assert unlike("Anna 2", ["Anna", "Anna 3"]) == "Anna 2"


@pytest.mark.parametrize("text", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u0301\u0301", "\u00ad", "\ufe0f"])
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert clean(text, NAME) == ""


def test_letters_are_composed_and_accents_do_not_pile_up() -> None:
    assert clean("Zoe\u0308", NAME) == "Zo\u00eb"
    piled = clean("e" + "\u0301" * 50, NAME)
    assert len([c for c in piled if unicodedata.combining(c)]) == 2
