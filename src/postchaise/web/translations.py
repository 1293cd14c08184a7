"""What the pages say: the table's own words, then the house's, then the game's. Sentences are remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Self

from postchaise.i18n import Speaker
from postchaise.kernel.messages.message import Phrase

ENOUGH = 4000  # sentences remembered per table and language
TABLES = 400  # tables whose sentences are remembered


class Words(Speaker):
    """One language for one table. A board says the same hundred sentences after every action: said once, kept."""

    def __init__(self, code: str, game: str = "") -> None:
        super().__init__(code, game, packages=("web",))
        self._said: dict[Any, str] = {}

    def among(self, players: Sequence[str]) -> Self:
        other = super().among(players)
        other._said = {}
        return other

    def say(self, phrase: Phrase | str, **args: int | str | Phrase) -> str:
        if isinstance(phrase, str):
            known = None if args else self._said.get(phrase)
            if known is not None:
                return known
            phrase = Phrase(phrase, **args)
        key = _key(phrase)
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= ENOUGH:
                self._said.clear()
            text = self._said[key] = super().say(phrase)
        return text

    def attribute(self, id: str, form: str, default: str = "") -> str:
        known = self._said.get((id, form))
        if known is None:
            known = super().attribute(id, form)
            if known:
                self._said[id, form] = known
        return known or default


def _key(phrase: Phrase) -> Any:
    args = phrase.args
    if not args:
        return phrase.id
    key: list[Any] = [phrase.id]
    for name, value in args.items():
        key += (name, (_key(value),) if isinstance(value, Phrase) else value)
    return tuple(key)


@lru_cache(TABLES)
def _of_table(code: str, game: str, players: tuple[str, ...]) -> Words:
    return _of_game(code, game).among(players)


@cache
def _of_game(code: str, game: str) -> Words:
    return Words(code, game)


def words(code: str, game: str = "", players: Sequence[str] = ()) -> Words:
    """The same words for everybody at a table, with what was said before still in mind."""
    return _of_table(code, game, tuple(players)) if players else _of_game(code, game)
