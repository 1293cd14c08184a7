"""Boards as text: rows of (words, style) spans, never wider than the terminal. For the games' `terminal` modules."""

from __future__ import annotations

import unicodedata
from typing import Any, Final, Protocol

Span = tuple[str, str]  # words, style
Row = list[Span]
View = dict[str, Any]

QUIET: Final = "dim"
TITLE: Final = "bold"
COMMA: Final = ", "


class Words(Protocol):
    """Whoever lends a language: `estafette.text` or the command line."""

    def say(self, phrase: Any, **args: Any) -> str: ...

    def attribute(self, id: str, form: str, default: str = "") -> str: ...


def length(row: Row) -> int:
    """Columns on the screen: some letters of the world take two."""
    return sum(len(words) if words.isascii() else _columns(words) for words, _ in row)


def _columns(words: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in words)


def pad(row: Row, width: int) -> Row:
    return [*row, (" " * max(0, width - length(row)), "")]


def trim(row: Row) -> Row:
    words, style = row[-1]
    return [*row[:-1], (words.rstrip(), style)]


def flow(head: Row, items: list[Row], width: int, gap: str, indent: int = 0) -> list[Row]:
    """A head, then things beside it; what does not fit goes below the first. Nothing is torn apart."""
    below = indent or length(head)
    tail = gap.rstrip() if gap == COMMA else ""
    rows = [list(head)]
    for i, item in enumerate(items):
        if i:
            more = len(tail) if i < len(items) - 1 else 0
            if length(rows[-1]) + len(gap) + length(item) + more > width:
                rows[-1] += [(tail, QUIET)] if tail else []
                rows.append([(" " * below, "")])
            else:
                rows[-1].append((gap, QUIET))
        rows[-1] += item
    return rows
