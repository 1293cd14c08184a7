"""What the drawings share: how a thing is placed, the letters of the followers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from postchaise.kernel.messages.text_table import Words

from .. import components as c

Piece = dict[str, Any]  # something drawn, as a template reads it


@lru_cache(4096)
def style(x: float, y: float, wide: float, high: float) -> str:
    """Its middle in board units, and its size, for the style sheet to scale: it grows in place."""
    return f"--x:{x:g};--y:{y:g};--w:{wide:g};--h:{high:g}"


def letters(words: Words) -> dict[str, str]:
    """One for each character, in the language of the page. Colours follow the character, never the letter."""
    return {id: words.translate(f"letter-{id}") for id in c.CHARACTER_IDS}
