"""Leaving and coming back: reloaded, by the back button, through a broken line."""

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


def table_for_two(people: People, serving: Serving) -> tuple[PreparedTable, Any, Person]:
    """Somebody who has to wait, in a browser, and somebody who plays, without one."""
    laid = store_table(serving.database, create_match("la-loire", 2, 8))
    actor = laid.match.actor
    page = people.open_window(laid.path, token=laid.tokens[1 - actor])
    return laid, page, Person(serving, token=laid.tokens[actor])


def moves(laid: PreparedTable, other: Person) -> int:
    """The other one plays the first thing that is allowed; the new version."""
    seen = other.look(laid.table)
    action = next(each["action"] for each in seen["decision"]["choices"] if each["allowed"])
    answer = other.act(laid.table, seen["viewer"], seen["number"], action)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


def test_reloaded_in_the_middle_of_a_turn(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 7))
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor])
    click_choice(page, wait_for_choices(page)[0])
    open_now = wait_for_choices(page, 0)
    page.reload()
    assert (read_version(page), read_choices(page)) == (1, open_now)
    click_choice(page, open_now[0])
    wait_for_choices(page, 1)
    page.locator("#do-undo").click()
    assert wait_for_choices(page, 2) == open_now


def test_back_from_the_rules_the_table_lives(people: People, serving: Serving) -> None:
    laid, page, other = table_for_two(people, serving)
    page.locator("#menu a").first.click()
    page.wait_for_url("**/rules/la-loire")
    moves(laid, other)
    page.go_back()
    page.wait_for_url(f"**{laid.path}")
    wait_for_version(page, 1)
    wait_for_version(page, moves(laid, other))


def test_a_broken_line_heals(browser: Any, own: Serving) -> None:  # noqa: F811
    """The browser's own "offline" leaves an open stream alone: only a server that is gone breaks it."""
    own.start()
    people = People(get_window_pool(browser), own.address)
    people.expected = ["ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY", "ERR_INTERNET_DISCONNECTED"]
    laid, page, other = table_for_two(people, own)
    wait_for_version(page, moves(laid, other))
    own.kill()
    expect(page.locator("#notice")).to_contain_text("No connection")
    page.context.set_offline(True)
    own.start()
    missed = moves(laid, other)
    page.context.set_offline(False)  # told that the line is back, the page does not wait for its next try
    wait_for_version(page, missed)
    expect(page.locator("#notice")).not_to_contain_text("No connection")
    wait_for_version(page, moves(laid, other))
    people.close_windows()
    assert not people.complaints


def test_without_the_server_a_click_says_so(people: People, serving: Serving) -> None:
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
