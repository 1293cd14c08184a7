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
_loaded: Final[dict[str, str]] = {}  # by game: the text this process goes by
_corrected: Final[dict[str, str]] = {}  # by variable: the text of corrected copies
_copying: Final[dict[str, str]] = {}  # by game: the text of a copy of its package that is being imported


def _variable(game: str) -> str:
    return VARIABLE + game.upper().replace("-", "_")


def use_components_file(game: str, path: str) -> None:
    """Take the numbers of `game` from this file; for the whole process, and only before the game is loaded."""
    if game in _loaded:
        raise ComponentsError("components-too-late", game=game, entry=path)
    os.environ[_variable(game)] = str(Path(path).resolve())
    _corrected.pop(_variable(game), None)


def list_corrected_files() -> dict[str, str]:
    """Return every corrected file this process uses, by variable. Workers pass them to `use_corrected_files`."""
    for variable, path in os.environ.items():
        if variable.startswith(VARIABLE) and variable not in _corrected:
            _corrected[variable] = _read_file(path)
    return dict(_corrected)


def find_corrected_file(game: str) -> str:
    """The text of the corrected copy this process uses; empty for the shipped file."""
    return list_corrected_files().get(_variable(game), "")


def use_corrected_files(texts: dict[str, str]) -> None:
    """In a worker, before it loads a game: use these corrected copies, whatever its own environment says."""
    for variable in [name for name in os.environ if name.startswith(VARIABLE)]:
        del os.environ[variable]
    _corrected.clear()
    _corrected.update(texts)


def find_loaded_file(game: str) -> str:
    """The text of the file a game was loaded with; empty for one that has none."""
    return _loaded.get(game, "")


def is_shipped_file_used(game: str) -> bool:
    """Return whether `load_components` reads the shipped file, which tests have validated, and no other file."""
    return game not in _copying and _variable(game) not in _corrected and _variable(game) not in os.environ


def load_components(game: str, shipped: str) -> dict[str, Any]:
    """The parsed table. Not validated: that is the game's business."""
    if game in _copying:
        return parse_components(_copying[game], f"{game} {VARIABLE}")
    variable = _variable(game)
    path = os.environ.get(variable, shipped)
    text = _corrected[variable] if variable in _corrected else _read_file(path)
    if variable in os.environ:
        _corrected[variable] = text
    data = parse_components(text, path)
    _loaded[game] = text
    return data


def parse_components(text: str, path: str) -> dict[str, Any]:
    """The table of a components file; `path` is for the message when it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError("components-not-toml", entry=path, problem=str(error)) from None


def begin_loading_copy(game: str, text: str) -> None:
    """Let `load_components` read this text for a game until `end_loading_copy`: a copy of its package is imported."""
    _copying[game] = text


def end_loading_copy(game: str) -> None:
    del _copying[game]


def _read_file(path: str) -> str:
    try:
        return Path(path).read_bytes().decode()
    except OSError as error:
        raise ComponentsError("components-unreadable", entry=path, problem=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise ComponentsError("components-not-toml", entry=path, problem=str(error)) from None


class ComponentsReader:
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


def compute_digest(data: dict[str, Any]) -> str:
    """The same for the same numbers, whatever the comments, the order and the named sources."""
    text = json.dumps(_without_sources(data), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _without_sources(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_sources(value) for key, value in data.items() if key != "sources"}
    if isinstance(data, list):
        return [_without_sources(value) for value in data]
    return data
