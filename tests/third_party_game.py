"""Installs the game of tests/third_party into a folder and plays it in a process of its own, for tests."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "third_party"
PLAY = HERE / "play.py"


def checks() -> list[str]:
    """The names of the checks in play.py, read without running it."""
    tree = ast.parse(PLAY.read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("check_")]


def install(python: str, folder: Path) -> Path:
    """With pip, as anybody would, but without a network; from a copy, because building leaves traces."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(HERE, source, ignore=shutil.ignore_patterns("__pycache__"))
    how = ["--no-build-isolation", "--no-deps", "--no-index", "--quiet", "--target", str(target)]
    subprocess.run([python, "-m", "pip", "--disable-pip-version-check", "install", *how, str(source)], check=True)
    return target


def play(python: str, installed: Path) -> dict[str, Any]:
    """What play.py found out: {"compiled": ..., "checks": {name: problem}}."""
    done = subprocess.run(
        [python, str(PLAY)],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=installed,  # nothing of the checkout is on the path by accident
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found
