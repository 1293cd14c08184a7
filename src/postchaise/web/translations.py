"""Translations for pages: messages of the web package, the library and the game, cached per table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Self

from postchaise.i18n import Translator
from postchaise.kernel.messages.message import Message

ENOUGH = 4000  # texts cached per table and language
TABLES = 400  # tables with a cache


class TableTranslator(Translator):
    """One language for one table. A board repeats about a hundred texts after every action, so they are cached."""

    def __init__(self, code: str, game: str = "") -> None:
        super().__init__(code, game, packages=("web",))
        self._said: dict[Any, str] = {}

    def with_players(self, players: Sequence[str]) -> Self:
        other = super().with_players(players)
        other._said = {}
        return other

    def translate(self, message: Message | str, **args: int | str | Message) -> str:
        if isinstance(message, str):
            known = None if args else self._said.get(message)
            if known is not None:
                return known
            message = Message(message, **args)
        key = _key(message)
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= ENOUGH:
                self._said.clear()
            text = self._said[key] = super().translate(message)
        return text

    def attribute(self, id: str, form: str, default: str = "") -> str:
        known = self._said.get((id, form))
        if known is None:
            known = super().attribute(id, form)
            if known:
                self._said[id, form] = known
        return known or default


def _key(message: Message) -> Any:
    args = message.args
    if not args:
        return message.id
    key: list[Any] = [message.id]
    for name, value in args.items():
        key += (name, (_key(value),) if isinstance(value, Message) else value)
    return tuple(key)


@lru_cache(TABLES)
def _of_table(code: str, game: str, players: tuple[str, ...]) -> TableTranslator:
    return _of_game(code, game).with_players(players)


@cache
def _of_game(code: str, game: str) -> TableTranslator:
    return TableTranslator(code, game)


def translator_for(code: str, game: str = "", players: Sequence[str] = ()) -> TableTranslator:
    """The translator that everybody at a table shares, with its cache."""
    return _of_table(code, game, tuple(players)) if players else _of_game(code, game)
