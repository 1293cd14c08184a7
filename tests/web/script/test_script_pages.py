"""Pages without a board: what the script stores, and that pages work without it."""

from __future__ import annotations

from typing import Any

import pytest

expect = pytest.importorskip("playwright.sync_api").expect


def test_a_theme_is_applied_and_sent_to_the_server(visit: Any) -> None:
    page = visit("/home")
    with page.expect_request("**/home?theme=dark"):
        page.get_by_text("Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_text("Dark")).to_have_attribute("aria-current", "true")
    expect(page.get_by_text("Light")).not_to_contain_class("active")


def test_a_link_is_copied(visit: Any) -> None:
    page = visit("/home", permissions=["clipboard-read", "clipboard-write"])
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "https://example.org/t/abc"
    expect(page.locator("#copy")).to_have_text("Copy the link")
    expect(page.locator("#copy i")).to_be_attached()


def test_every_kind_of_seat_shows_its_own_fields(visit: Any) -> None:
    page = visit("/home")
    expect(page.locator("#name-0")).to_be_visible()
    expect(page.locator("#level-0")).to_be_disabled()
    page.locator("[name=seat-0-kind][value=bot]").check()
    expect(page.locator("#name-0")).to_be_disabled()
    expect(page.locator("#level-0")).to_be_visible()
    expect(page.locator("[data-summary]")).to_have_text("2 bots")


def test_seats_come_and_go_within_the_limits(visit: Any) -> None:
    page = visit("/home")
    expect(page.locator("[data-summary]")).to_have_text("you, 1 bot")
    expect(page.locator("#row-2")).to_be_hidden()
    expect(page.locator("#closed-1")).to_be_disabled()
    page.locator("#add").click()
    expect(page.locator("#bot-2")).to_be_focused()
    expect(page.locator("#add")).to_be_disabled()
    expect(page.locator("[data-summary]")).to_have_text("you, 2 bots")
    page.locator("#closed-2").check()
    expect(page.locator("#row-2")).to_be_hidden()
    expect(page.locator("#add")).to_be_focused()
