"""The component data of the game whose tests are in a folder of its name."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files

import pytest

from corrupted_components import Data


@pytest.fixture(scope="module")
def shipped(request: pytest.FixtureRequest) -> Data:
    """The file as it is shipped."""
    found = files(f"postchaise.games.{request.path.parent.name}") / "components.toml"
    return tomllib.loads(found.read_text(encoding="utf-8"))


@pytest.fixture
def data(shipped: Data) -> Data:
    """A copy that may be corrected."""
    return copy.deepcopy(shipped)
