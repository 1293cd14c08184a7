"""A real server, a real browser, and one window per person. Whatever a page complains about fails the test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from browser.people import ARGS, PATIENCE, People, Windows
from server.conftest import serving  # noqa: F401  (the same real server the tests of the interface use)
from server.serving import Serving


# One per module: a running Playwright keeps the event loop of its thread, and tests of other folders need theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: no test in the browser")
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium on this machine: no test in the browser")
    api.expect.set_options(timeout=PATIENCE)
    with api.sync_playwright() as playwright:
        window = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield window
        window.close()


@pytest.fixture(scope="module")
def windows(browser: Any) -> Windows:
    return Windows(browser)


@pytest.fixture
def people(browser: Any, windows: Windows, serving: Serving) -> Iterator[People]:  # noqa: F811
    """Opens windows for persons who do not know each other."""
    company = People(browser, serving.address, windows)
    yield company
    company.leave()
    assert not company.complaints, company.complaints
