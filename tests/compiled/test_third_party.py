"""A plain Python game on the compiled kernel: an interpreted subclass of a compiled base class."""

import sys
from pathlib import Path
from typing import Any

import pytest

from third_party_game import checks, install, play

# The environment of the compiled build has no build tools of its own; the one that built it has (tools/fast.py).
BUILDER = Path(__file__).resolve().parents[2] / ".venv" / "bin" / "python"


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return play(sys.executable, install(str(BUILDER), tmp_path_factory.mktemp("stable")))


def test_the_kernel_is_compiled(found: dict[str, Any]) -> None:
    assert found["compiled"] is True


@pytest.mark.parametrize("check", checks())
def test_a_third_party_s_game(found: dict[str, Any], check: str) -> None:
    assert found["checks"][check] == ""
