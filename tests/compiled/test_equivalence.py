"""The same recorded matches on the pure and the compiled build: every state, legal list, log and view is the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from postchaise import titles
from postchaise.testing import CHECKS, match_hashes, run_check

ROOT = Path(__file__).resolve().parents[2]


def traced(pure: bool) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, str(ROOT / "tests" / "print_match_hashes.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_pure_and_compiled_play_the_same_matches() -> None:
    compiled, pure = traced(pure=False), traced(pure=True)
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert len(pure) > 1
    assert compiled[1:] == pure[1:]


@pytest.mark.parametrize("id", titles())
def test_the_suite_compares_the_builds(id: str) -> None:
    result = run_check(CHECKS["builds"], id)
    assert result.problem == ""
    assert result.met > 2


def test_the_suite_notices_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        match_hashes, "_hash_sources", lambda id, seed: {"compiled": False, "orleans 2": "another match"}
    )
    assert "differ" in run_check(CHECKS["builds"], "orleans", seats=(2,)).problem
