"""Checks for the text board of every game: complete, rectangular, in three languages, built from the view alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Any

from postchaise import SPECTATOR, Dice, Match
from postchaise.i18n import LANGUAGES, Translator
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import PARTS, PLAYERS, Sheet

TextBoard = Callable[[dict[str, Any], Any], list[Sheet]]

NAMES = ["Anna", "Bertrand", "Claudine", "Dietrich", "Eugénie"]


class Strict(Translator):
    """Complains about words nobody wrote."""

    def translate(self, message: Message | str, **args: Any) -> str:
        id = message if isinstance(message, str) else message.id
        assert self.knows(id), id
        return super().translate(message, **args)

    def attribute(self, id: str, form: str, default: str = "") -> str:
        sentence = super().attribute(id, form, default)
        assert sentence, f"{id}.{form}"
        return sentence


def still(match: Match) -> Match:
    """As it stands now: the match goes on without it."""
    kept = copy(match)
    kept.entries = match.entries[:]
    return kept


def translator_for(match: Match, code: str = "en") -> Translator:
    return _words(match.game.meta.id, match.seats, code)


@cache
def _words(id: str, seats: int, code: str) -> Translator:
    return Strict(code, id, NAMES[:seats])


def rows_of(told: list[Sheet], name: str) -> list[list[str]]:
    """The rows that are about one player."""
    return [row for sheet in told for row in sheet.rows if row[0] == name]


def sheet_of(told: list[Sheet], id: str) -> Sheet:
    return next(sheet for sheet in told if sheet.id == id)


def assert_rectangles_of_words(match: Match, text_board: TextBoard) -> None:
    """For a player in one language, for a spectator in the next one, and the other way round in the next position."""
    for number, code in enumerate(LANGUAGES, match.version):
        told = text_board(match.view(0 if number % 2 else SPECTATOR), translator_for(match, code))
        assert len({sheet.id for sheet in told}) == len({sheet.title for sheet in told}) == len(told)
        assert [sheet.part for sheet in told] == sorted([sheet.part for sheet in told], key=PARTS.index)
        names = translator_for(match).players
        for sheet in told:
            assert sheet.title
            assert sheet.rows
            assert all(sheet.columns[1:])
            assert sheet == sheet.kept()  # no empty column
            assert sheet.part != PLAYERS or {row[0] for row in sheet.rows} <= set(names)
            for row in sheet.rows:
                assert len(row) == len(sheet.columns)
                assert all(row)
                assert not any("{" in cell or "None" in cell for cell in row)


def assert_the_view_is_enough(match: Match, text_board: TextBoard) -> None:
    """As JSON it tells the same, and what a seat cannot know changes nothing: a spectator and one of the seats."""
    for viewer in (SPECTATOR, match.version % match.seats):
        view = match.view(viewer)
        told = text_board(view, translator_for(match))
        assert text_board(json.loads(json.dumps(view)), translator_for(match)) == told
        if viewer >= 0 and not match.over:
            world = match.game.sample_world(match.state, viewer, Dice(5))
            assert text_board(match.game.view(world, viewer), translator_for(match)) == told
