"""A real server, a real browser, and one window per person. Whatever a page complains about fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from browser.people import People, windows_of
from server.conftest import serving  # noqa: F401  (the same real server the tests of the interface use)
from server.serving import Serving


@pytest.fixture
def people(browser: Any, serving: Serving) -> Iterator[People]:  # noqa: F811
    """Opens windows for persons who do not know each other."""
    company = People(windows_of(browser), serving.address)
    yield company
    company.leave()
    assert not company.complaints, company.complaints
