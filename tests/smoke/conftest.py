"""A real server, and one browser of each other kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from server.conftest import servings  # noqa: F401  (the same real server that other tests use)
from server.serving import Serving
from smoke.firefox import Firefox
from smoke.page import Page
from smoke.webkit import WebKit


@pytest.fixture(scope="session")
def serving(servings: Callable[[str], Serving]) -> Serving:  # noqa: F811
    return servings("sqlite")


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda browser: browser.name)
def tab(request: pytest.FixtureRequest, serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """One tab for all tests of a module: starting a browser takes longer than each of them."""
    browser: Page = request.param(tmp_path_factory.mktemp(request.param.name), serving.address)
    yield browser
    browser.close()


@pytest.fixture
def page(tab: Page) -> Iterator[Page]:
    """The tab, for one test, which fails if the page complained on the console."""
    yield tab
    complaints = tab.read_complaints()
    assert not complaints, complaints
