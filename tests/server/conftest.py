"""One server for most tests; those that hurt it start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Serving


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("server")).start()
    yield one
    assert one.process is not None
    alive = one.process.poll() is None
    one.stop()
    assert alive, one.trace()
    assert "Traceback" not in one.trace(), one.trace()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Serving]:
    """Not yet started."""
    one = Serving(tmp_path)
    yield one
    if one.process is not None and one.process.poll() is None:
        one.kill()
