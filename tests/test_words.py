"""One thing has one name: docs/words.md lists the words for players, and those that are not used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from postchaise.i18n.languages import LANGUAGES
from postchaise.kernel.registry import titles

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "words.md"
NAMES = {"la-loire": "La Loire", "orleans": "Orléans", "thurn-und-taxis": "Thurn und Taxis"}
COLUMNS = ("en", "fr", "de")
Row = tuple[str, ...]


@cache
def rows() -> dict[str, list[Row]]:
    """The rows of each table, by its heading."""
    found: dict[str, list[Row]] = {}
    for part in PAGE.read_text("utf-8").split("\n## ")[1:]:
        heading, _, text = part.partition("\n")
        cells = [
            tuple(cell.strip() for cell in line.strip("|").split("|")) for line in text.splitlines() if "|" in line
        ]
        found[heading] = cells[2:]
    return found


def read_texts(folder: Path, lang: str) -> list[str]:
    """What players read, without names of messages and of arguments."""
    lines = (folder / f"{lang}.ftl").read_text("utf-8").splitlines()
    texts = [re.sub(r"^ *[.\w-]+ = |\{[^{}]*\}?|^ *\*?\[\w+\]", "", line) for line in lines if not line.startswith("#")]
    return [text for text in texts if text.strip()]


def has_word(word: str, texts: list[str]) -> list[str]:
    pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
    return [text for text in texts if pattern.search(text)]


def list_unused(row: Row, lang: str) -> list[str]:
    parts = dict(part.split(": ", 1) for part in row[3].split("; ")) if row[3] else {}
    assert parts.keys() <= set(COLUMNS), row
    return [word.strip() for word in parts.get(lang, "").split(",") if word]


def test_every_title_has_its_words() -> None:
    assert set(NAMES) == set(titles())
    assert set(COLUMNS) == set(LANGUAGES)
    assert set(rows()) == {"Every title", *NAMES.values()}
    assert all(len(row) == 4 and all(row[:3]) for table in rows().values() for row in table)


@pytest.mark.parametrize("lang", COLUMNS)
@pytest.mark.parametrize("title", titles())
def test_a_thing_is_called_by_its_name(title: str, lang: str) -> None:
    """Every word of the table is in use, and none of those that are not used."""
    texts = read_texts(ROOT / "src" / "postchaise" / "games" / title.replace("-", "_") / "text", lang)
    for row in rows()[NAMES[title]]:
        name = row[COLUMNS.index(lang)]
        assert any(name.lower() in text.lower() for text in texts), f"nothing is called {name}"
    for row in rows()[NAMES[title]] + rows()["Every title"]:
        for word in list_unused(row, lang):
            assert not has_word(word, texts), (word, row[COLUMNS.index(lang)])


@pytest.mark.parametrize("lang", COLUMNS)
def test_the_site_uses_the_same_words(lang: str) -> None:
    texts = [
        text
        for folder in ("i18n", "web/text", "cli/text")
        for text in read_texts(ROOT / "src" / "postchaise" / folder, lang)
    ]
    for row in rows()["Every title"]:
        name = row[COLUMNS.index(lang)]
        assert any(name.lower() in text.lower() for text in texts), f"nothing is called {name}"
        for word in list_unused(row, lang):
            assert not has_word(word, texts), (word, name)
