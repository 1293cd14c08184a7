"""A server below a path, as a proxy serves it next to other sites: pages, files, commands and updates work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from browser.table_page import play_match
from browser.windows import People, get_window_pool
from server.serving import Serving, to_sqlite_url

expect = pytest.importorskip("playwright.sync_api").expect
BELOW = "/games/"


@pytest.fixture
def people(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    folder = tmp_path_factory.mktemp("below")
    one = Serving(folder, database=to_sqlite_url(folder))
    one.command += ["--public-url", one.address + BELOW]
    one.start()
    people = People(get_window_pool(browser), one.address)
    yield people
    people.close_windows()
    assert not people.complaints, people.complaints
    one.stop()
    assert "Traceback" not in one.read_trace(), one.read_trace()


def test_from_the_home_page_to_a_turn_and_back(people: People) -> None:
    page = people.open_window(BELOW)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(urlsplit(request.url).path))
    page.locator("#play-la-loire").click()
    page.wait_for_url(f"**{BELOW}t/*")
    table = urlsplit(page.url).path
    assert play_match(page, 3) == 3, "commands are sent, and the bots' answers are heard"
    page.goto(people.address + BELOW)
    expect(page.locator("#my-1")).to_have_attribute("href", table)
    assert len(fetched) > 10
    assert [path for path in fetched if not path.startswith(BELOW)] == []
