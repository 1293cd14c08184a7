"""The edition and options of a table as text."""

from __future__ import annotations

import pytest

from postchaise.kernel.registry import meta, titles
from postchaise.web.translations import translator_for
from postchaise.web.views.rules_page import describe_options


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", titles())
def test_default_options_take_one_or_two_lines(game: str, lang: str) -> None:
    page, translator = meta(game), translator_for(lang, game)
    usual = page.resolve(page.min_seats, {})
    lines = describe_options(page, page.min_seats, usual, translator)
    assert len(lines) <= 3
    assert not [text for line in lines for text in line if "_" in text or not text[0].isupper()]


def test_changed_options_are_named_with_the_edition() -> None:
    page, translator = meta("la-loire"), translator_for("en", "la-loire")
    options = page.resolve(2, {"edition": "de", "boat_overflow": "forbid", "end_boat": (9, 9, 9, 9)})
    stored = {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}
    assert page.non_default_options(2, stored) == {"edition": "de", "boat_overflow": "forbid", "end_boat": (9, 9, 9, 9)}
    lines = describe_options(page, 2, stored, translator)
    assert ("Edition", "German rules") in lines
    assert ("Shipping past the end", "Not allowed") in lines
    assert ("End space of the boats", "9/9/9/9") in lines
    assert len(lines) == 4
