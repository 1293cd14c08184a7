"""The parts of a board that a game brings along in its `table` folder, as far as it has them."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from estafette.kernel.registry import package_of


@cache
def part(game: str, name: str) -> Any:
    """A function of the game's `table` package, or of another module of the game; None without."""
    module, _, function = name.rpartition(".")
    module = f"{package_of(game)}.{module or 'table'}"
    try:
        if find_spec(module) is None:
            return None
    except ModuleNotFoundError:  # the game is a module, not a package
        return None
    return getattr(import_module(module), function, None)


@cache
def drawn(game: str) -> bool:
    """True when the game has a drawn board; otherwise it is played on its text board."""
    return part(game, "scene") is not None and file(game, "templates/map.html") is not None


@lru_cache(300)
def file(game: str, path: str) -> bytes | None:
    """A file of the game's `table` folder."""
    try:
        found = files(import_module(package_of(game))) / "table" / path
    except (ModuleNotFoundError, TypeError):
        return None
    return found.read_bytes() if found.is_file() else None
