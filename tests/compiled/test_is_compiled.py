"""The compiled build is really compiled: a failed compilation, measured as if it were compiled, looks plausible."""

import ast
import importlib
import sys
import sysconfig
from pathlib import Path

import postchaise

PACKAGE = Path(postchaise.__file__).parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
ROOT = Path(__file__).resolve().parents[2]
INTERPRETED: dict[str, set[str]] = next(
    ast.literal_eval(node.value)
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "INTERPRETED"
)


def names(pattern: str) -> set[str]:
    return {path.stem for path in PACKAGE.glob(pattern)} - {"__init__"}


def compiled(folder: str) -> set[str]:
    return {path.name.removesuffix(SUFFIX) for path in PACKAGE.glob(f"{folder}/*{SUFFIX}")}


def test_the_installed_package_is_tested_not_the_checkout() -> None:
    assert PACKAGE.is_relative_to(sys.prefix)


def test_kernel_is_compiled() -> None:
    folders = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("kernel/**/__init__.py")}
    assert set(INTERPRETED) <= folders
    for folder in folders:
        assert compiled(folder) == names(f"{folder}/*.py") - INTERPRETED.get(folder, set()), folder


def test_rules_are_compiled() -> None:
    chapters = [path.parent for path in PACKAGE.glob("games/*/rules/__init__.py")]
    assert chapters
    for rules in chapters:
        assert compiled(str(rules.relative_to(PACKAGE))) == {path.stem for path in rules.glob("*.py")} - {"__init__"}
        game = compiled(str(rules.parent.relative_to(PACKAGE)))
        assert game >= {"actions", "state", "view"}
        reasons = rules.parent / "reasons"  # one module, or a chapter each
        found = compiled(str(reasons.relative_to(PACKAGE))) if reasons.is_dir() else game & {"reasons"}
        assert found == ({path.stem for path in reasons.glob("*.py")} - {"__init__"} or {"reasons"})


def test_extensions_are_what_python_imports() -> None:
    for name in compiled("kernel"):
        assert str(importlib.import_module(f"postchaise.kernel.{name}").__file__).endswith(SUFFIX)
