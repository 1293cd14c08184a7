"""A table of words: how a position is told to somebody who does not see the board."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Sheet:
    """Title, columns and rows already said in one language; the first cell of a row is its heading."""

    title: str
    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
