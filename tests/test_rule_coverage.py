"""Every rule of every game is named by a test that would notice it being broken, or needs no code and says why."""

import ast
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from postchaise.i18n import LANGUAGES
from postchaise.kernel.registry import find_package, titles

TESTS = Path(__file__).resolve().parent
COVERAGE = TESTS.parent / "docs" / "rules-coverage.md"
HEADING = "## Rules that need no code"
RULE = re.compile(r"^### ([A-Z]+(?:-[A-Z0-9]+)+)\b", re.MULTILINE)
ROW = re.compile(r"^\| *([A-Z]+(?:-[A-Z0-9]+)+) *\| *(\S.*?) *\|$", re.MULTILINE)


def help_ids(id: str, language: str) -> list[str]:
    """The ids that are headings of a help page, in its order."""
    page = files(import_module(find_package(id))) / "help" / f"{language}.md"
    return RULE.findall(page.read_text("utf-8"))


OURS = [id for id in titles() if find_package(id).startswith("postchaise.games.")]


def named_by(decorator: ast.expr) -> list[str]:
    """The ids in `@rule("LL-BUY-01", "LL-BUY-02")`; nothing for any other decorator."""
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if name != "rule":
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


@cache
def covered() -> dict[str, set[str]]:
    """Per id: the tests that name it."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for id in named_by(decorator):
                        found.setdefault(id, set()).add(f"{path.name}::{node.name}")
    return found


@cache
def without_code() -> dict[str, str]:
    """The rows of the table: id and reason."""
    section = COVERAGE.read_text("utf-8").partition(HEADING + "\n")[2]
    rows: list[tuple[str, str]] = ROW.findall(re.split(r"^## ", section, flags=re.MULTILINE)[0])
    assert len(rows) == len(dict(rows)), "a rule stands in the table twice"
    return dict(rows)


def test_every_game_of_the_house_is_looked_at() -> None:
    packages = {path.parent.name for path in (TESTS.parent / "src/postchaise/games").glob("*/__init__.py")}
    assert {find_package(id).rpartition(".")[2] for id in OURS} == packages != set()


@pytest.mark.parametrize("id", OURS)
def test_help_explains_the_same_rules_in_every_language_and_each_once(id: str) -> None:
    english = help_ids(id, "en")
    assert len(english) == len(set(english)) > 20
    for language in LANGUAGES:
        assert help_ids(id, language) == english


@pytest.mark.parametrize("id", OURS)
def test_every_rule_is_tested_or_needs_no_code(id: str) -> None:
    missing = [rule for rule in help_ids(id, "en") if rule not in covered() and rule not in without_code()]
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_no_unknown_rule_is_named() -> None:
    """A slip of the pen in a test or in the table would cover nothing."""
    known = {rule for id in OURS for rule in help_ids(id, "en")}
    prefixes = {rule.partition("-")[0] for rule in known}
    named = {rule for rule in {*covered(), *without_code()} if rule.partition("-")[0] in prefixes}
    assert sorted(named - known) == []
    assert sorted(set(without_code()) - known) == []


def test_no_rule_is_both_tested_and_said_to_need_no_code() -> None:
    assert sorted(set(without_code()) & set(covered())) == []
