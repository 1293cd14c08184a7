"""A table of words: how a position is told to somebody who does not see the board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from .rows import COMMA, Words

NOTHING: Final = "–"
TIMES: Final = "\u00a0×"
MINUS: Final = "−"


@dataclass
class Sheet:
    """Title, columns and rows already said in one language; the first cell of a row is its heading."""

    title: str
    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)

    def kept(self) -> Sheet:
        """Without the columns that say nothing in any row."""
        keep = [i for i in range(len(self.columns)) if i == 0 or any(row[i] != NOTHING for row in self.rows)]
        return Sheet(self.title, [self.columns[i] for i in keep], [[row[i] for i in keep] for row in self.rows])


def sheet(words: Words, title: str, columns: list[str], rows: list[list[str]]) -> Sheet:
    """With the title and the columns in words: `twin-column-<id>`."""
    return Sheet(words.say(title), [words.say(f"twin-column-{id}") for id in columns], rows).kept()


def listed(things: list[str]) -> str:
    return COMMA.join(things) or NOTHING


def number(count: int) -> str:
    return str(count).replace("-", MINUS) if count else NOTHING


def counted(name: str, count: int) -> str:
    return f"{name}{TIMES}{count}" if count > 1 else name
