"""One number for the code that plays: matches of two versions of a bot must never be added up."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any, Final

import postchaise
from postchaise.kernel.game import Game

PLAYING: Final = ("kernel", "bots", "arena/reference_bots")
SUFFIXES: Final = (".py", ".toml", ".json")  # rules, components, weights


def digest(game: Game[Any]) -> str:
    """Digest kernel, bots and the game's folder; pure and compiled builds of the same sources agree."""
    package = Path(postchaise.__file__).parent
    module = sys.modules[type(game).__module__].__file__ or ""
    made = hashlib.sha256()
    for folder in (*(package / name for name in PLAYING), Path(module).parent):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES):
            made.update(f"\0{folder.name}/{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return made.hexdigest()[:16]
