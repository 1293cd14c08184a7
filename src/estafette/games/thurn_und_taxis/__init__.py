"""Thurn und Taxis, by Karen and Andreas Seyfarth. `META` loads without the rules; `GAME` loads them."""

from typing import Any

from .meta import META

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        from .game import GAME

        return GAME
    raise AttributeError(name)
