"""Splits the help page of a game into rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .languages import load_help_page


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    marked: str  # its text, with the ids of options and of their values between backticks
    chapter: str

    @property
    def text(self) -> str:
        return self.marked.replace("`", "")


@cache
def parse_rulebook(game: str, code: str) -> dict[str, Rule]:
    """Return every rule of the help page in order: `## Chapter`, `### ID Title` and the text below."""
    rules: dict[str, Rule] = {}
    chapter = id = title = ""
    lines: list[str] = []
    for line in [*load_help_page(game, code).splitlines(), "## "]:
        if line.startswith(("## ", "### ")):
            if id:
                rules[id] = Rule(id, title, " ".join(lines), chapter)
            id = ""
            lines = []
        if line.startswith("### "):
            id, _, title = line.removeprefix("### ").strip().partition(" ")
        elif line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        elif line.strip() and not line.startswith("#"):
            lines.append(line.strip())
    return rules
