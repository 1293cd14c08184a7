"""A banner covers the board, and the result covers everything."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.conftest import Stub

expect = pytest.importorskip("playwright.sync_api").expect


def test_a_moment_is_shown_and_escape_or_a_click_ends_it(visit: Any, stub: Stub, until: Any) -> None:
    table = visit()
    until(table, lambda: stub.open)
    stub.update(moment='<ol><li id="l-1">Plague: Ben loses a knight</li></ol><p></p>')
    expect(table.locator("#moment")).to_contain_text("Plague")
    assert table.locator("#l-1").count() == 1, "the log keeps its ids"
    table.keyboard.press("Escape")
    expect(table.locator("#moment")).to_have_count(0)
    stub.update(moment="<ol><li>Taxes</li></ol><p></p>")
    expect(table.locator("#moment")).to_be_visible()
    table.locator("#a-12").click()  # the click is not lost
    until(table, lambda: [path for path, _ in stub.sent()] == ["actions"])
    expect(table.locator("#moment")).to_have_count(0)


def test_a_moment_that_was_taken_back_disappears(visit: Any, stub: Stub, until: Any) -> None:
    table = visit()
    until(table, lambda: stub.open)
    stub.update(moment="<ol><li>Ben delivers</li></ol><p></p>")
    expect(table.locator("#moment")).to_be_visible()
    stub.update({"log": "<ol><li>Ben delivers 2</li></ol>"})  # only worded differently
    expect(table.locator('[data-region="log"]')).to_contain_text("delivers 2")
    expect(table.locator("#moment")).to_be_visible()
    stub.update({"log": "<ol></ol>"}, taken_back=True)
    expect(table.locator("#moment")).to_have_count(0)


def test_the_result_arrives_over_everything(visit: Any, stub: Stub, until: Any) -> None:
    table = visit()
    until(table, lambda: stub.open)
    stub.update(
        {"decision": '<h2 id="ask" tabindex="-1">Ada wins</h2><a class="primary" href="/">Full result</a>'}, over=True
    )
    expect(table.locator("#ending")).to_be_visible()
    expect(table.locator("#ending")).to_contain_text("Ada wins")
    assert table.locator("#ask").count() == 1
    table.keyboard.press("Escape")
    expect(table.locator("#ending")).to_have_count(0)


def test_reading_the_chat_is_remembered(visit: Any, stub: Stub, until: Any) -> None:
    """Also after a reload; what one has written is not new."""
    table = visit()
    until(table, lambda: stub.open)
    unread = table.locator('[data-tab="chat"].unread')
    table.evaluate("document.querySelector('#chat-lines').hidden = true")
    written = '<span><b>Ben</b> <bdi>Hello</bdi></span> <time data-at="1700000000"></time>'
    line = f'<ol><li id="c-1" data-seat="{{}}">{written}</li></ol>'
    stub.update({"chat": line.format(0)})
    expect(table.locator("#c-1 time")).to_contain_text("2023")
    expect(unread).to_have_count(0)
    stub.update({"chat": line.format(1)})
    expect(unread).to_have_count(1)
    table.evaluate("document.querySelector('#chat-lines').hidden = false")
    table.locator('[data-tab="chat"]').click()
    expect(unread).to_have_count(0)
    table.wait_for_function("(localStorage.getItem('postchaise-chat-read') ?? '').includes('abc')")
    stub.open.clear()
    table.reload()
    until(table, lambda: stub.open)
    table.evaluate("document.querySelector('#chat-lines').hidden = true")
    stub.update({"chat": line.format(1)})
    expect(table.locator("#c-1")).to_have_count(1)
    expect(unread).to_have_count(0)
