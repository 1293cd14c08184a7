"""A real server, a real browser, and one window per person. Any error or dialog on a page fails the test.

The server stores its tables in SQLite, as a server at home does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.windows import People, get_window_pool
from server.conftest import servings  # noqa: F401  (the server that the API tests use)
from server.serving import Serving


@pytest.fixture(scope="session")
def serving(servings: Callable[[str], Serving]) -> Serving:  # noqa: F811
    return servings("sqlite")


@pytest.fixture
def people(browser: Any, serving: Serving) -> Iterator[People]:
    """Open windows for people who share nothing with each other."""
    people = People(get_window_pool(browser), serving.address)
    yield people
    people.close_windows()
    assert not people.complaints, people.complaints
