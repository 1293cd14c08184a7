"""The documentation is true where a test can tell: examples run, links resolve, named files and modules exist."""

import doctest
import importlib
import importlib.util
import re
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


ROOT = DOCS.parent
TEXTS = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "examples").glob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w.*<>/-]+(?:\.(?:py|toml|ftl|md|html|css|js|ipynb|cff)|/)")
MODULE = re.compile(r"(?<![/\w.])postchaise(?:\.(?!service|toml)\w+)+")


def without_examples(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The ids a Markdown renderer gives to the headings of a page."""
    found = set()
    for heading in re.findall(r"^#+ (.*)$", without_examples(page), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.strip().lower())
        found.add(plain.replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_resolves(page: Path) -> None:
    for link in LINK.findall(without_examples(page)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def exists(name: str, page: Path) -> bool:
    """Whether a path is there, seen from the page, the repository, the package or one of its layers."""
    pattern = re.sub(r"<[^>]*>", "*", name.rstrip("/"))
    layers = [path.parent for path in (ROOT / "src" / "postchaise").glob("*/__init__.py")]
    games = [path.parent for path in (ROOT / "src" / "postchaise" / "games").glob("*/__init__.py")]
    folders = [page.parent, ROOT, ROOT / "src" / "postchaise", *layers, *games]
    folders += [
        ROOT / "deploy",
        ROOT / "src" / "postchaise" / "server" / "ops" / "site",
        ROOT / "src" / "postchaise" / "web" / "static",
        *(folder for game in games for folder in game.glob("*/templates")),
    ]
    folders += [folder for game in games for folder in game.iterdir() if folder.is_dir()]
    return any(next(folder.glob(pattern), None) is not None for folder in folders)


MADE = {"matches/", "README.md"}  # by a command that the page explains
# Pages about files of a game of your own, and about files of the past
OTHERS_FILES = {"add-a-game.md", "results.md", "CHANGELOG.md"}


@pytest.mark.parametrize("page", [page for page in TEXTS if page.name not in OTHERS_FILES], ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = [code for code in CODE.findall(without_examples(page)) if FILE.fullmatch(code) and not code.startswith("/")]
    assert [name for name in named if name not in MADE and not exists(name, page)] == []


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_module_that_is_named_exists(page: Path) -> None:
    for name in sorted(set(MODULE.findall(page.read_text("utf-8")))):
        assert is_importable(name), name


def is_importable(name: str) -> bool:
    """Whether a dotted name is a module, or an attribute of one; a module may need an extra that is not installed."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found = importlib.util.find_spec(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        if found is None:
            continue
        if length == len(parts):
            return True
        thing = importlib.import_module(".".join(parts[:length]))
        for part in parts[length:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_nothing_is_promised_from_a_package_index(page: Path) -> None:
    """Nothing is published: you install from a clone."""
    assert not re.search(r"""pip install (?:--upgrade )?["']?postchaise""", page.read_text("utf-8"))


def test_the_changelog_has_the_usual_headings() -> None:
    headings = re.findall(r"^### (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert set(headings) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_page_of_figures_has_a_place_for_the_comparison() -> None:
    """`make bench-peers` writes between these marks."""
    source = (ROOT / "bench" / "peers.py").read_text("utf-8")
    begin, end = re.search(r'^BEGIN, END = "(.*)\\n", "(.*)\\n"$', source, re.MULTILINE).groups()  # type: ignore[union-attr]
    page = (DOCS / "performance.md").read_text("utf-8")
    assert page.count(begin) == page.count(end) == 1
    assert page.index(begin) < page.index(end)


def test_the_threat_model_names_tests_that_exist() -> None:
    page = (DOCS / "threat-model.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+|Test\w+)`", page))
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    known = {function or case for function, case in re.findall(r"^def (test_\w+)|^(Test\w+) =", tests, re.MULTILINE)}
    assert len(named) > 40
    assert named - known == set()
