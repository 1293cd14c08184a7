"""Helpers for everything drawn: the two pieces, styles of boxes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..actions import PIECE
from .board.geometry import Box

PIECES: Final[list[str]] = PIECE.items
Piece = dict[str, Any]  # data of something drawn, for a template


@lru_cache(4096)
def format_box_style(box: Box) -> str:
    """Return the position of a box in board units, for the style sheet to scale."""
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"
