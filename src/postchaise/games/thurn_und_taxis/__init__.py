"""Thurn und Taxis, by Karen and Andreas Seyfarth. `META` loads without the rules; `GAME` loads them."""

from typing import Any

from .meta import META

__all__ = ["EXTRAS", "GAME", "META"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from .game import GAME

        return GAME
    if name == "EXTRAS":
        from .extras import EXTRAS

        return EXTRAS
    raise AttributeError(name)
