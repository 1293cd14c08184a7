"""Files in a game's `web` folder: templates, styles, drawings."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.resources import files

from postchaise.kernel.registry import find_package


@lru_cache(300)
def file(game: str, path: str) -> bytes | None:
    """The file's content; None if the game has no such file."""
    try:
        found = files(import_module(find_package(game))) / "web" / path
    except (ModuleNotFoundError, TypeError):  # the game is a module, not a package
        return None
    return found.read_bytes() if found.is_file() else None


@lru_cache(60)
def style(game: str) -> bytes:
    """All style sheets of a game in one."""
    try:
        folder = files(import_module(find_package(game))) / "web"
        sheets = sorted(each.name for each in folder.iterdir() if each.name.endswith(".css"))
    except (ModuleNotFoundError, TypeError, OSError):  # no package, or no such folder
        return b""
    return b"".join(file(game, name) or b"" for name in sheets)
