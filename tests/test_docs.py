"""The examples in the documentation are run: each page is one session."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"
# docs/add-a-game.md plays a game of its own: tests/test_add_a_game.py installs it first
PAGES = sorted(p for p in DOCS.rglob("*.md") if ">>>" in p.read_text("utf-8") and p.name != "add-a-game.md")


def session(page: Path) -> doctest.DocTest:
    """Fences become empty lines, so that an expected output ends where its block does."""
    lines = page.read_text("utf-8").splitlines()
    text = "\n".join("" if line.startswith("```") else line for line in lines)
    return doctest.DocTestParser().get_doctest(text, {}, page.stem, str(page), 0)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_the_examples_of_a_page(page: Path) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(session(page), out=report.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


def test_every_concept_has_an_example() -> None:
    concepts = sorted((DOCS / "concepts").glob("*.md"))
    assert len(concepts) >= 5
    assert [page.name for page in concepts if page not in PAGES] == []
