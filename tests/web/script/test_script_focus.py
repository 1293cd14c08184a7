"""Updates keep focus, typed text and scroll position."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.markup import DECISION, WAITING

expect = pytest.importorskip("playwright.sync_api").expect


def focused(page: Any) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.localName"))


def test_focus_stays_on_the_same_choice(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#a-12").focus()
    stub.update({"decision": DECISION}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    assert focused(page) == "a-12"


def test_focus_goes_to_the_question_when_its_choice_is_gone(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#a-13").focus()
    stub.update({"decision": DECISION}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    assert focused(page) == "ask"


def test_focus_elsewhere_is_not_stolen_when_the_turn_comes(visit: Any, stub: Any) -> None:
    page = visit()
    stub.update({"decision": WAITING}, turn=False)
    expect(page).to_have_title("La Loire · Test")
    page.locator("#chat-text").fill("hello")
    stub.update({"decision": DECISION}, turn=True)
    expect(page).to_have_title("● La Loire · Test")
    expect(page.locator("#live")).to_contain_text("It is your turn.")
    assert focused(page) == "chat-text"


def test_a_spot_of_the_board_keeps_the_focus(visit: Any, stub: Any) -> None:
    page = visit()
    page.get_by_label("Tours").focus()
    spots = '<i id="new"></i><button class="spot" id="x" data-anchor="location:tours" aria-label="Tours"></button>'
    stub.update({"pieces": spots})
    page.locator("#new").wait_for(state="attached")
    expect(page.locator("#x")).to_be_focused()


def test_what_was_typed_stays(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#notation-text").fill("ride bl")
    stub.update({"decision": DECISION}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    expect(page.locator("#notation-text")).to_have_value("ride bl")
    assert focused(page) == "notation-text"
    page.keyboard.type("ois")
    expect(page.locator("#notation-text")).to_have_value("ride blois")


def test_a_log_read_to_its_end_stays_there_and_one_read_back_too(visit: Any, stub: Any) -> None:
    page = visit()

    def lines(n: int) -> str:
        return "<ol>" + "".join(f"<li>Line {i}</li>" for i in range(n)) + "</ol>"

    log = "document.querySelector('[data-region=log]')"
    left = f"(() => {{ const e = {log}; return e.scrollHeight - e.clientHeight - e.scrollTop }})()"
    for n in (20, 40):
        stub.update({"log": lines(n)})
        expect(page.locator("[data-region=log] li")).to_have_count(n)
        assert page.evaluate(left) < 4
    scrolled = f"new Promise(done => {log}.addEventListener('scroll', done, {{ once: true }}))"
    page.evaluate(f"(async () => {{ const seen = {scrolled}; {log}.scrollTop = 30; await seen; }})()")
    stub.update({"log": lines(50)})
    expect(page.locator("[data-region=log] li")).to_have_count(50)
    assert page.evaluate(f"{log}.scrollTop") == 30


def test_another_question_begins_at_its_top(visit: Any, stub: Any) -> None:
    page = visit()

    def asked(question: str, n: int) -> str:
        many = "".join(f'<p style="height: 60px">{n}.{i}</p>' for i in range(9))
        box = f'<div id="choices" style="height: 90px; overflow: auto">{many}</div>'
        return f'<h2 id="ask" tabindex="-1">{question}</h2>{box}'

    stub.update({"decision": asked("What do you do?", 1)})
    expect(page.locator("#choices")).to_contain_text("1.0")
    page.evaluate("document.querySelector('#choices').scrollTop = 120")
    stub.update({"decision": asked("What do you do?", 2)})
    expect(page.locator("#choices")).to_contain_text("2.0")
    assert page.evaluate("document.querySelector('#choices').scrollTop") == 120, "the same question, read on"
    stub.update({"decision": asked("And where?", 3)})
    expect(page.locator("#choices")).to_contain_text("3.0")
    assert page.evaluate("document.querySelector('#choices').scrollTop") == 0
