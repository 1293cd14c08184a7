"""Loading a game's numbers and cards, from the file it ships with or from a corrected copy."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from pathlib import Path
from typing import Any, Final

from postchaise.kernel.errors import ComponentsError

VARIABLE: Final = "POSTCHAISE_COMPONENTS_"  # in the environment: the corrected copy of a game
_loaded: Final[set[str]] = set()
_copies: Final[dict[str, str]] = {}  # by variable: the text of corrected copies, read here or taken over


def _variable(game: str) -> str:
    return VARIABLE + game.upper().replace("-", "_")


def use(game: str, path: str) -> None:
    """Take the numbers of `game` from this file; for the whole process, and only before the game is loaded."""
    if game in _loaded:
        raise ComponentsError("components-too-late", game=game, entry=path)
    os.environ[_variable(game)] = str(Path(path).resolve())
    _copies.pop(_variable(game), None)


def copies() -> dict[str, str]:
    """Every corrected copy this process goes by, as text: what workers, also on other machines, `take`."""
    for variable, path in os.environ.items():
        if variable.startswith(VARIABLE) and variable not in _copies:
            _copies[variable] = _read(path)
    return dict(_copies)


def corrected(game: str) -> str:
    """The text of the copy this process goes by; nothing for what is shipped."""
    return copies().get(_variable(game), "")


def take(given: dict[str, str]) -> None:
    """In a worker, before it loads a game: it goes by these copies, whatever its own machine says."""
    for variable in [name for name in os.environ if name.startswith(VARIABLE)]:
        del os.environ[variable]
    _copies.clear()
    _copies.update(given)


def load(game: str, shipped: str) -> dict[str, Any]:
    """The parsed table. Not validated: that is the game's business."""
    variable = _variable(game)
    path = os.environ.get(variable, shipped)
    text = _copies[variable] if variable in _copies else _read(path)
    if variable in os.environ:
        _copies[variable] = text
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError("components-not-toml", entry=path, problem=str(error)) from None
    _loaded.add(game)
    return data


def _read(path: str) -> str:
    try:
        return Path(path).read_bytes().decode()
    except OSError as error:
        raise ComponentsError("components-unreadable", entry=path, problem=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise ComponentsError("components-not-toml", entry=path, problem=str(error)) from None


class Reader:
    """Columns and single values of a table that was found right."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def ids(self, table: str) -> list[str]:
        return [str(entry["id"]) for entry in self.data[table]]

    def numbers(self, table: str, key: str) -> list[int]:
        """One number of every entry of a list."""
        return [int(entry[key]) for entry in self.data[table]]

    def number(self, table: str, key: str) -> int:
        return int(self.data[table][key])

    def listed(self, table: str, key: str) -> list[int]:
        """All numbers under one key."""
        return [int(value) for value in self.data[table][key]]


def digest(data: dict[str, Any]) -> str:
    """The same for the same numbers, whatever the comments, the order and the named sources."""
    text = json.dumps(_without_sources(data), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _without_sources(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_sources(value) for key, value in data.items() if key != "sources"}
    if isinstance(data, list):
        return [_without_sources(value) for value in data]
    return data
