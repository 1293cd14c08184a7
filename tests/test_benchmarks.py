"""Benchmarks run on the present code: nothing else calls them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    "command",
    [
        ["child.py", "postchaise", "la-loire", "0.01"],
        ["rollouts.py", "0.01", "thurn-und-taxis"],
        ["render.py", "--game", "orleans", "--actions", "2", "--rounds", "1"],
        ["clicks_per_turn.py", str(ROOT / "tests" / "matches" / "la-loire" / "fr-standard-2.txt")],
    ],
    ids=lambda command: command[0],
)
def test_a_benchmark_runs(command: list[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / command[0]), *command[1:]],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert any(letter.isdigit() for letter in done.stdout)
