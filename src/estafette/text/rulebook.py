"""The help page of a game, rule by rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .languages import help_page


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    text: str
    chapter: str


@cache
def rulebook(game: str, code: str) -> dict[str, Rule]:
    """Every rule of the help page, in its order: `## Chapter`, `### ID Title`, and the text below."""
    rules: dict[str, Rule] = {}
    chapter = id = title = ""
    lines: list[str] = []
    for line in [*help_page(game, code).splitlines(), "## "]:
        if line.startswith(("## ", "### ")):
            if id:
                rules[id] = Rule(id, title, " ".join(lines).replace("`", ""), chapter)
            id = ""
            lines = []
        if line.startswith("### "):
            id, _, title = line.removeprefix("### ").strip().partition(" ")
        elif line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        elif line.strip() and not line.startswith("#"):
            lines.append(line.strip())
    return rules
