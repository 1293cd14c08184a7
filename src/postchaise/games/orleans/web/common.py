"""Helpers for everything drawn: styles, and the letters of the characters."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from postchaise.kernel.messages.text_table import Words

from .. import components as c

Piece = dict[str, Any]  # data of something drawn, for a template


@lru_cache(4096)
def format_box_style(x: float, y: float, wide: float, high: float) -> str:
    """Return middle and size in board units, for the style sheet to scale: things grow in place."""
    return f"--x:{x:g};--y:{y:g};--w:{wide:g};--h:{high:g}"


def list_character_letters(words: Words) -> dict[str, str]:
    """Return a letter for each character in the language of the page."""
    return {id: words.translate(f"letter-{id}") for id in c.CHARACTER_IDS}
