"""The page makes forced choices, and repeats an answer if the person wants that."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.markup import settle

expect = pytest.importorskip("playwright.sync_api").expect

FORCED = """<div class="question-head" data-auto-continue="a-30"></div><h2 id="ask" tabindex="-1">Where to?</h2>
<button class="choice" id="a-30" data-action="30" data-notation="circus blois"><kbd>1</kbd><b>Blois</b></button>"""
ORDER = """<h2 id="ask" tabindex="-1">Which piece goes first?</h2>
<button class="choice" id="a-1" data-action="1" data-notation="first merchant"><kbd>1</kbd><b>Merchant</b></button>
<button class="choice" id="a-2" data-action="2" data-notation="first messenger"><kbd>2</kbd><b>Messenger</b></button>
<label><input type="checkbox" id="repeat-answer" data-repeat="la-loire/prompt-first"> Always</label>"""
NEXT = '<h2 id="ask" tabindex="-1">What now?</h2>'


def play(page: Any, stub: Any, until: Any, selector: str) -> None:
    """Click a choice and wait for the request."""
    count = len(stub.posts)
    stub.answers["actions"] = (200, {"number": stub.number + 1})
    settle(page)
    page.locator(selector).click()
    until(page, lambda: len(stub.posts) > count)


def test_a_forced_answer_is_given_and_said(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    play(page, stub, until, "#a-20")
    stub.update({"decision": FORCED})
    until(page, lambda: len(stub.posts) == 2)
    assert stub.sent()[1] == ("actions", {"seat": 0, "number": 6, "action": 30})
    expect(page.locator("#notice")).to_have_text("Done for you: Blois")


@pytest.mark.parametrize("reason", ["undone", "setting"])
def test_a_forced_answer_is_asked(visit: Any, stub: Any, until: Any, reason: str) -> None:
    """After an undo, and for people who want to be asked."""
    page = visit()
    if reason == "setting":
        page.evaluate("localStorage.setItem('postchaise-auto-continue', 'off')")
        play(page, stub, until, "#a-20")
    else:
        stub.answers["undo"] = (200, {"number": 6})
        page.locator("#do-undo").click()
        until(page, lambda: stub.posts)
    stub.update({"decision": FORCED})
    expect(page.locator("#ask")).to_have_text("Where to?")
    expect(page.locator("html.busy")).to_have_count(0)
    settle(page)
    assert len(stub.posts) == 1
    expect(page.locator("#notice")).to_be_hidden()


def test_an_answer_is_repeated_until_the_box_is_cleared(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"decision": ORDER})
    page.locator("#repeat-answer").check()
    play(page, stub, until, "#a-2")
    stub.update({"decision": NEXT})
    stub.answers["actions"] = (200, {"number": 9})
    stub.update({"decision": ORDER})
    until(page, lambda: len(stub.posts) == 2)
    assert stub.sent()[1] == ("actions", {"seat": 0, "number": 8, "action": 2})
    page.evaluate("localStorage.setItem('postchaise-auto-continue', 'off')")
    stub.update({"decision": NEXT})
    stub.update({"decision": ORDER})
    expect(page.locator("#repeat-answer")).to_be_checked()
    page.locator("#repeat-answer").uncheck()
    play(page, stub, until, "#a-1")
    assert page.evaluate("localStorage.getItem('postchaise-repeat-la-loire/prompt-first')") == ""
