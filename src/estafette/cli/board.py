"""The board of any game: drawn by the game's own `terminal` module, or its view as plain lists."""

from __future__ import annotations

import textwrap
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from estafette.kernel.registry import package_of

from .words import Words

Rows = list[list[tuple[str, str]]]


def part(game: str, name: str) -> ModuleType | None:
    """A module that a game may bring along: terminal, rulebook, inspection."""
    module = f"{package_of(game)}.{name}"
    try:
        there = find_spec(module) is not None
    except ModuleNotFoundError:  # the game is a module, not a package
        there = False
    return import_module(module) if there else None


def _drawn(game: str, what: str, *arguments: Any) -> Rows:
    """What the game's own terminal draws; nothing where it has no such drawing."""
    draw = getattr(part(game, "terminal"), what, None)
    rows: Rows = draw(*arguments) if draw is not None else []
    return rows


def board(game: str, view: dict[str, Any], words: Words, width: int) -> Rows:
    """The whole table."""
    return _drawn(game, "board", view, words, width) or listed(view, width)


def legend(game: str, words: Words, width: int) -> Rows:
    """What the signs on the board mean."""
    return _drawn(game, "legend", words, width)


def status(game: str, view: dict[str, Any], words: Words, seat: int, width: int) -> Rows:
    """What one player has in hand."""
    return _drawn(game, "status", view, words, seat, width)


def offer(game: str, view: dict[str, Any], words: Words, width: int) -> Rows:
    """What can still be had."""
    return _drawn(game, "offer", view, words, width)


def listed(view: dict[str, Any], width: int, depth: int = 0) -> Rows:
    """Names and values; what holds other things gets lines of its own."""
    rows: Rows = []
    label = max([len(str(key)) for key in view] or [0])
    margin = " " * (1 + 2 * depth)
    for key, value in view.items():
        if isinstance(value, dict) and value:
            rows += [[(f"{margin}{key}", "bold")], *listed(value, width, depth + 1)]
        elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
            rows.append([(f"{margin}{key}", "bold")])
            rows += listed({str(number): each for number, each in enumerate(value, 1)}, width, depth + 1)
        else:
            rows += _line(margin, f"{key!s:{label}}", value, width)
    return rows


def _line(margin: str, label: str, value: Any, width: int) -> Rows:
    shown = ", ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)
    head = f"{margin}{label}  "
    lines = textwrap.wrap(shown, max(10, width - len(head))) or [""]
    return [[(head if i == 0 else " " * len(head), "dim"), (line, "")] for i, line in enumerate(lines)]
