"""Draw names and rules at random, to see whether somebody who has not read the code understands them.

    naming_quiz.py --seed 1            20 modules and 20 classes or functions: what is each for?
    naming_quiz.py --seed 1 --answers  the same with their docstrings
    naming_quiz.py --seed 1 --rules    12 rule ids: which file implements each? (the files are listed below them)

The reader sees only this output. Results are kept in docs/decisions/0023-names-read-by-strangers.md.
"""

import argparse
import ast
import random
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "postchaise"
GAMES = PACKAGE / "games"
RULE_ID = re.compile(r"\b(?:LL|OR|TT|TX)(?:-[A-Z0-9]+)+-\d+\b")
NAMES = 20
RULES = 12

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def find_modules() -> list[Path]:
    """Every module but `__init__.py`, whose name is its package's."""
    return sorted(path for path in PACKAGE.rglob("*.py") if path.stem != "__init__")


def find_definitions(module: Path) -> list[Definition]:
    """The public classes and functions of a module."""
    body = ast.parse(module.read_text("utf-8")).body
    return [node for node in body if isinstance(node, Definition) and not node.name.startswith("_")]


def format_package(module: Path) -> str:
    return ".".join(module.parent.relative_to(SOURCE).parts)


def format_docstring(node: ast.Module | Definition) -> str:
    lines = (ast.get_docstring(node) or "(no docstring)").splitlines()
    return f"\n        {lines[0]}"


def print_names(draw: random.Random, answers: bool) -> None:
    modules = find_modules()
    definitions = [(module, node) for module in modules for node in find_definitions(module)]
    print("Modules")
    for number, module in enumerate(draw.sample(modules, NAMES), 1):
        answer = format_docstring(ast.parse(module.read_text("utf-8"))) if answers else ""
        print(f"{number:4}. {module.stem}  (package {format_package(module)}){answer}")
    print("\nClasses and functions")
    for number, (module, node) in enumerate(draw.sample(definitions, NAMES), 1):
        kind = "class" if isinstance(node, ast.ClassDef) else "function"
        answer = format_docstring(node) if answers else ""
        print(f"{number:4}. {kind} {node.name}  (package {format_package(module)}){answer}")


def find_rules() -> dict[str, set[str]]:
    """By rule id: the files of `rules/` that name it."""
    found: dict[str, set[str]] = {}
    for path in sorted(GAMES.glob("*/rules/*.py")):
        for rule in RULE_ID.findall(path.read_text("utf-8")):
            found.setdefault(rule, set()).add(path.relative_to(GAMES).as_posix())
    return found


def find_titles() -> dict[str, str]:
    """By rule id: its heading on the English help page."""
    found: dict[str, str] = {}
    for path in sorted(GAMES.glob("*/help/en.md")):
        for rule, title in re.findall(r"^### ([A-Z0-9-]+)\s*(.*)$", path.read_text("utf-8"), re.MULTILINE):
            found[rule] = title
    return found


def print_rules(draw: random.Random, answers: bool) -> None:
    files, titles = find_rules(), find_titles()
    for number, rule in enumerate(draw.sample(sorted(files), RULES), 1):
        answer = f"\n        {', '.join(sorted(files[rule]))}" if answers else ""
        print(f"{number:4}. {rule}  {titles.get(rule, '')}{answer}")
    print("\nFiles")
    for path in sorted(GAMES.glob("*/rules/*.py")):
        if path.stem != "__init__":
            print(f"      {path.relative_to(GAMES).as_posix()}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--rules", action="store_true")
    parser.add_argument("--answers", action="store_true")
    chosen = parser.parse_args()
    draw = random.Random(chosen.seed)
    (print_rules if chosen.rules else print_names)(draw, chosen.answers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
