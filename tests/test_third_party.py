"""A game that is not ours, found by its entry point, installed with pip, played on our kernel."""

import sys
from typing import Any

import pytest

from third_party_game import checks, install, play


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return play(sys.executable, install(sys.executable, tmp_path_factory.mktemp("stable")))


@pytest.mark.parametrize("check", checks())
def test_a_third_party_s_game(found: dict[str, Any], check: str) -> None:
    assert found["checks"][check] == ""


def test_every_check_was_made(found: dict[str, Any]) -> None:
    assert list(found["checks"]) == checks()
    assert len(checks()) > 8
