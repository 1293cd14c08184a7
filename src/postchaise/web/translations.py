"""Translations for pages: messages of the web package, the library and the game, cached.

Most texts are the same at every table, so all tables of a game share one cache for each language. Only what names
players, or quotes them, is cached for one table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Self
from weakref import WeakValueDictionary

from postchaise.i18n import Translator
from postchaise.kernel.messages.message import Message

SHARED_TEXTS = 8000  # cached for each game and language, 2 MB when full
OWN_TEXTS = 400  # cached for each table and language: those that name its players


class TableTranslator(Translator):
    """One language for one table. A board repeats about a hundred texts after every action, so they are cached."""

    def __init__(self, code: str, game: str = "") -> None:
        super().__init__(code, game, packages=("web",))
        self._shared: dict[Any, str] = {}
        self._own: dict[Any, str] = {}

    def with_players(self, players: Sequence[str]) -> Self:
        other = super().with_players(players)
        other._own = {}
        return other

    def translate(self, message: Message | str, **args: int | str | Message) -> str:
        if isinstance(message, str):
            known = None if args else self._shared.get(message)
            if known is not None:
                return known
            message = Message(message, **args)
        key = _key(message)
        text = self._shared.get(key)
        if text is None:
            text = self._own.get(key)
        if text is None:
            text = super().translate(message)
            if _is_about_people(message):
                _keep(self._own, key, text, OWN_TEXTS)
            else:
                _keep(self._shared, key, text, SHARED_TEXTS)
        return text

    def attribute(self, id: str, form: str, default: str = "") -> str:
        known = self._shared.get((id, form))
        if known is None:
            known = super().attribute(id, form)
            if known:
                _keep(self._shared, (id, form), known, SHARED_TEXTS)
        return known or default


# As long as something uses them, such as the log lines of a table (`LogCache`)
_of_tables: WeakValueDictionary[tuple[str, str, tuple[str, ...]], TableTranslator] = WeakValueDictionary()


def _keep(cache: dict[Any, str], key: Any, text: str, most: int) -> None:
    if len(cache) >= most:
        cache.clear()
    cache[key] = text


def _is_about_people(message: Message) -> bool:
    """Whether a text names a player or contains what somebody wrote."""
    return message.id == "seat" or any(
        _is_about_people(value) if isinstance(value, Message) else isinstance(value, str)
        for value in message.args.values()
    )


def _key(message: Message) -> Any:
    args = message.args
    if not args:
        return message.id
    key: list[Any] = [message.id]
    for name, value in args.items():
        key += (name, (_key(value),) if isinstance(value, Message) else value)
    return tuple(key)


@cache
def _of_game(code: str, game: str) -> TableTranslator:
    return TableTranslator(code, game)


def translator_for(code: str, game: str = "", players: Sequence[str] = ()) -> TableTranslator:
    """The translator that everybody at a table shares, with its cache."""
    if not players:
        return _of_game(code, game)
    key = code, game, tuple(players)
    found = _of_tables.get(key)
    if found is None:
        found = _of_tables[key] = _of_game(code, game).with_players(players)
    return found
