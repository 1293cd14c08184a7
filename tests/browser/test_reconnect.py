"""Return to a table by reload, by the back button, and after a lost connection."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import PreparedTable, create_match, store_table
from browser.table_page import click_choice, read_choices, read_version, wait_for_choices, wait_for_version
from browser.windows import People, get_window_pool
from server.conftest import own  # noqa: F401  (a server that may be hurt)
from server.persons import Person
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect


def open_table_for_two(people: People, serving: Serving) -> tuple[PreparedTable, Any, Person]:
    """Open a table where the waiting player uses a browser and the active one the API."""
    laid = store_table(serving.database, create_match("la-loire", 2, 8))
    actor = laid.match.actor
    page = people.open_window(laid.path, token=laid.tokens[1 - actor])
    return laid, page, Person(serving, token=laid.tokens[actor])


def play_for_opponent(laid: PreparedTable, other: Person) -> int:
    """Play the opponent's first allowed action; return the new version."""
    seen = other.look(laid.table)
    action = next(each["action"] for each in seen["decision"]["choices"] if each["allowed"])
    answer = other.act(laid.table, seen["viewer"], seen["number"], action)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


def test_a_reload_keeps_the_turn(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 7))
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor])
    click_choice(page, wait_for_choices(page)[0])
    open_choices = wait_for_choices(page, 0)
    page.reload()
    assert (read_version(page), read_choices(page)) == (1, open_choices)
    click_choice(page, open_choices[0])
    wait_for_choices(page, 1)
    page.locator("#do-undo").click()
    assert wait_for_choices(page, 2) == open_choices


def test_the_table_updates_after_the_back_button(people: People, serving: Serving) -> None:
    laid, page, other = open_table_for_two(people, serving)
    page.locator("#menu a").first.click()
    page.wait_for_url("**/rules/la-loire")
    play_for_opponent(laid, other)
    page.go_back()
    page.wait_for_url(f"**{laid.path}")
    wait_for_version(page, 1)
    wait_for_version(page, play_for_opponent(laid, other))


def test_a_lost_connection_is_restored(browser: Any, own: Serving) -> None:  # noqa: F811
    """Stop the server: the browser's offline mode does not close an open stream."""
    own.start()
    people = People(get_window_pool(browser), own.address)
    people.expected = ["ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY", "ERR_INTERNET_DISCONNECTED"]
    laid, page, other = open_table_for_two(people, own)
    wait_for_version(page, play_for_opponent(laid, other))
    own.kill()
    expect(page.locator("#notice")).to_contain_text("No connection")
    page.context.set_offline(True)
    own.start()
    missed = play_for_opponent(laid, other)
    page.context.set_offline(False)  # the page reconnects at once when the browser is online again
    wait_for_version(page, missed)
    expect(page.locator("#notice")).not_to_contain_text("No connection")
    wait_for_version(page, play_for_opponent(laid, other))
    people.close_windows()
    assert not people.complaints


def test_a_click_without_a_server_shows_an_error(people: People, serving: Serving) -> None:
    people.expected = ["ERR_INTERNET_DISCONNECTED"]
    laid = store_table(serving.database, create_match("la-loire", 2, 9))
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor])
    first = wait_for_choices(page)[0]
    page.context.set_offline(True)
    click_choice(page, first)
    expect(page.locator("#decision [data-error]")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    click_choice(page, first)
    wait_for_version(page, 1)
