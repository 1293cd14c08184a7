"""What the drawings share: who sits at the table, how a box is placed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Protocol

from .geometry import Box

PIECES: Final = ("merchant", "messenger")
Piece = dict[str, Any]  # something drawn, as a template reads it


class Seated(Protocol):
    """What a board needs to know of a player."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def shape(self) -> str: ...
    @property
    def col(self) -> str: ...


@lru_cache(4096)
def style(box: Box) -> str:
    """Its place in board units, for the style sheet to scale."""
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"
