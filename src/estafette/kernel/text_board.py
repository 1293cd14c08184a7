"""The text board of any game: what its module `text_board` tells, or else its view as it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .registry import meta, package_of
from .sheet import BOARD, Sheet, View, Words, listed

TextBoard = Callable[[View, Words], list[Sheet]]


@cache
def text_board_of(id: str) -> TextBoard:
    """`text_board(view, words)` of a game; it is made from a view and nothing else, so it knows no secrets."""
    module = f"{package_of(id)}.text_board"
    try:
        there = find_spec(module) is not None
    except ModuleNotFoundError:  # the game is a module, not a package
        there = False
    if there:
        told: TextBoard = import_module(module).text_board
        return told
    title = meta(id).title
    return lambda view, words: [Sheet("view", title, ["", ""], _rows(view), BOARD)]


def _rows(value: Any, name: str = "") -> list[list[str]]:
    """Names and values; what holds other things gets a row for each of them."""
    if isinstance(value, dict) and value:
        inside = list(value.items())
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        inside = list(enumerate(value, 1))
    else:
        return [[name, listed([str(each) for each in value] if isinstance(value, list) else [_shown(value)])]]
    return [row for key, each in inside for row in _rows(each, f"{name} {key}".strip())]


def _shown(value: Any) -> str:
    return "" if value is None or value == {} else str(value)
