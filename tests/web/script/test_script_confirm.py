"""Actions that the player cannot undo alone need a confirmation."""

from __future__ import annotations

from typing import Any

import pytest

expect = pytest.importorskip("playwright.sync_api").expect

BACK = """<h2 id="ask" tabindex="-1">Wait</h2><button data-do="takeback" data-confirm-from="#loss">Ask</button>
<template id="loss"><h2>Ask to take back?</h2><p>Anna rides. Bert 3 steps.</p></template>"""


def test_a_take_back_is_confirmed(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"decision": BACK})
    page.get_by_text("Ask", exact=True).click()
    expect(page.locator("#confirm")).to_contain_text("Bert 3 steps.")
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    page.get_by_text("Ask", exact=True).click()
    page.get_by_text("Cancel").click()
    assert not stub.posts
    page.get_by_text("Ask", exact=True).click()
    expect(page.get_by_text("Sure")).to_be_focused()
    page.keyboard.press("Enter")
    until(page, lambda: stub.posts)
    assert stub.sent() == [("takeback", {"seat": 0, "number": 6})]


def test_a_seat_is_handed_over_after_a_question(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    button = '<button data-do="seat-bot" data-seat="1" data-confirm="Let a bot play on?">Bot</button>'
    stub.update({"players": f"<ul><li>{button}</li></ul>"})
    page.get_by_text("Bot", exact=True).click()
    expect(page.locator("#confirm")).to_contain_text("Let a bot play on?")
    assert not stub.posts
    page.get_by_text("Sure").click()
    until(page, lambda: stub.posts)
    assert stub.sent() == [("seats/1", {"do": "bot", "level": ""})]


def asks(page: Any, when: str) -> None:
    page.evaluate("when => localStorage.setItem('postchaise-confirm', when)", when)


@pytest.mark.parametrize(
    ("when", "ends", "reveals", "question"),
    [
        ("always", True, False, "End your turn?"),
        ("always", False, True, "Reveal it?"),
        ("always", False, False, ""),
        ("revealed", True, False, ""),
        ("revealed", True, True, "Reveal it?"),
    ],
)
def test_the_end_of_a_turn_is_confirmed_if_one_wants(
    visit: Any, stub: Any, until: Any, when: str, ends: bool, reveals: bool, question: str
) -> None:
    page = visit()
    asks(page, when)
    stub.answers["preview"] = (200, {"ends": ends, "reveals": reveals})
    page.keyboard.press("4")
    if question:
        expect(page.locator("#confirm")).to_contain_text(question)
        page.locator("#confirm [value=no]").click()
        expect(page.locator("#confirm")).to_be_hidden()
        assert [path for path, _ in stub.sent()] == ["preview"]
        page.keyboard.press("4")
        page.locator("#confirm [value=yes]").click()
    until(page, lambda: [path for path, _ in stub.sent()][-1:] == ["actions"])
    assert stub.sent()[-1] == ("actions", {"seat": 0, "number": 5, "action": 20})


def test_nobody_is_asked_who_did_not_want_it(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#a-20").click()
    until(page, lambda: stub.posts)
    assert stub.sent() == [("actions", {"seat": 0, "number": 5, "action": 20})]
