"""A real server, a real browser, and one window per person. Whatever a page complains about fails the test.

The server keeps its tables in a file, as one that somebody starts at home.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.people import People, windows_of
from server.conftest import servings  # noqa: F401  (the same real server the tests of the interface use)
from server.serving import Serving


@pytest.fixture(scope="session")
def serving(servings: Callable[[str], Serving]) -> Serving:  # noqa: F811
    return servings("sqlite")


@pytest.fixture
def people(browser: Any, serving: Serving) -> Iterator[People]:
    """Opens windows for persons who do not know each other."""
    company = People(windows_of(browser), serving.address)
    yield company
    company.leave()
    assert not company.complaints, company.complaints
