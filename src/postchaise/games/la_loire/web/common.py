"""What the drawings share: the pieces, how a box is placed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..actions import PIECE
from .board.geometry import Box

PIECES: Final[list[str]] = PIECE.items
Piece = dict[str, Any]  # something drawn, as a template reads it


@lru_cache(4096)
def style(box: Box) -> str:
    """Its place in board units, for the style sheet to scale."""
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"
