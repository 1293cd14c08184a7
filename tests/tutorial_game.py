"""The game of docs/add-a-game.md, as the page has it: for tests that follow the page, and for those that spoil it."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "add-a-game.md"
FILE = re.compile(r"^File `([^`]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """By path, what the page says stands in it."""
    found = dict(FILE.findall(PAGE.read_text("utf-8")))
    assert len(found) == 11
    return found


def write(folder: Path, contents: dict[str, str]) -> None:
    for name, text in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
