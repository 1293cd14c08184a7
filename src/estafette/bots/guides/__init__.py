"""What a bot knows of a game beside its rules: which choices deserve a thought, what a position is worth."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, Final

from estafette.kernel.guide import Guide
from estafette.kernel.registry import extras

# A game that is not named here is played with the plain guide: points are all it knows.
GUIDES: Final = {"la-loire": "la_loire", "orleans": "orleans"}


@cache
def guide(game: str) -> Guide[Any]:
    """The guide to the game of this id."""
    if game not in GUIDES:
        return extras(game).guide()
    found: Guide[Any] = importlib.import_module(f"{__name__}.{GUIDES[game]}").GUIDE
    return found
