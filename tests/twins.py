"""What holds for the board in words of every game: whole, rectangular, in three languages, and from the view alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from estafette import SPECTATOR, Dice, Match
from estafette.kernel.phrase import Phrase
from estafette.kernel.sheet import Sheet
from estafette.text import LANGUAGES, Speaker

NAMES = ["Anna", "Bertrand", "Claudine", "Dietrich", "Eugénie"]
Sheets = Callable[[dict[str, Any], Speaker], list[Sheet]]


class Strict(Speaker):
    """Complains about words nobody wrote."""

    def say(self, phrase: Phrase | str, **args: Any) -> str:
        id = phrase if isinstance(phrase, str) else phrase.id
        assert self.knows(id), id
        return super().say(phrase, **args)

    def attribute(self, id: str, form: str, default: str = "") -> str:
        said = super().attribute(id, form, default)
        assert said, f"{id}.{form}"
        return said


def words(match: Match, code: str = "en") -> Speaker:
    return speaker(code, match.game.meta.id, match.seats)


@cache  # it compiles every message it is asked for, once
def speaker(code: str, id: str, seats: int) -> Speaker:
    return Strict(code, id, NAMES[:seats])


def rows_of(told: list[Sheet], name: str) -> list[list[str]]:
    """The rows that are about one player."""
    return [row for sheet in told for row in sheet.rows if row[0] == name]


def assert_rectangles_of_words(match: Match, sheets: Sheets) -> None:
    for code in LANGUAGES:
        for audience in (SPECTATOR, 0):
            told = sheets(match.view(audience), words(match, code))
            assert 4 <= len(told) <= 12
            assert len({sheet.title for sheet in told}) == len(told)
            for sheet in told:
                assert sheet.title
                assert sheet.rows
                assert all(sheet.columns)
                for row in sheet.rows:
                    assert len(row) == len(sheet.columns)
                    assert all(row)
                    assert not any("{" in cell or "None" in cell for cell in row)


def assert_the_view_is_enough(match: Match, sheets: Sheets) -> None:
    """As JSON it tells the same, and what a seat cannot know changes nothing."""
    for audience in (SPECTATOR, *range(match.seats)):
        view = match.view(audience)
        told = sheets(view, words(match))
        assert sheets(json.loads(json.dumps(view)), words(match)) == told
        if audience >= 0 and not match.over:
            world = match.game.imagine(match.state, audience, Dice(5))
            assert sheets(match.game.view(world, audience), words(match)) == told
