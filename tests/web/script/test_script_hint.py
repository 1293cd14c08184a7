"""Hints in the page: requested once, shown in the list and on the board, removed with the question."""

from __future__ import annotations

from typing import Any

import pytest

expect = pytest.importorskip("playwright.sync_api").expect

QUESTION = """<div class="question-head"><h2 id="ask" tabindex="-1">Where to?</h2></div>
<p data-error role="alert" hidden></p>
<div class="choice-group"><div class="choice-row"><button class="choice" id="a-11" data-action="11"
 data-notation="ride blois"
 data-anchors="location:blois" data-highlight="location:blois"><kbd>1</kbd>
<span class="choice-text"><b>Blois</b></span></button>
<button class="explain-button" data-do="explain" id="ex-11" data-action="11" aria-expanded="false">?</button></div>
<div class="choice-row"><button class="choice" id="a-12" data-action="12"
 data-notation="ride tours"
 data-anchors="location:tours" data-highlight="location:tours"><kbd>2</kbd>
<span class="choice-text"><b>Tours</b></span></button>
<button class="explain-button" data-do="explain" id="ex-12" data-action="12"
 aria-expanded="false">?</button></div></div>
<div class="foot"><button data-do="hint" id="do-hint" aria-expanded="false">Hint</button></div>"""
MARK = """<template data-hint-mark="12" data-notation="ride tours" data-rank="1"
 data-anchors="location:tours" data-highlight="location:tours">
<span class="rank-seal">1</span>
<span class="visually-hidden">number 1</span></template>"""
PANEL = f"""<section class="hint-panel" id="hint-panel" data-level="hint" data-glow="">
<p data-announce>Tours is best.</p>
<button data-do="hint-close" id="hint-close">x</button>
<button data-do="hint-play" id="hint-play" data-action="12">Play</button>
<button data-do="plans" id="do-plans">Plans</button>{MARK}</section>"""
PLANS = '<div id="plans-place" hidden></div>'
COACH = "**/coach/hint.js"
DIALOG = """<dialog id="ask-help"><form method="dialog"><button value="no" autofocus>Not now</button>
<button value="yes">Give me a hint</button></form></dialog>"""


@pytest.fixture
def asked(visit: Any, stub: Any) -> Any:
    page = visit()
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", DIALOG)
    page.evaluate(
        "document.querySelector('.left').insertAdjacentHTML('beforeend', '<div id=plans-place hidden></div>')"
    )
    stub.answers["hint"] = (200, {"number": 7, "html": PANEL})
    stub.update({"decision": QUESTION}, turn=True)
    expect(page.locator("#do-hint")).to_be_visible()
    return page


def helped(page: Any) -> None:
    page.keyboard.press("h")
    page.get_by_text("Give me a hint").click()
    expect(page.locator("#hint-panel")).to_be_visible()


def test_the_first_hint_explains_the_mark_and_asks_for_consent(asked: Any, stub: Any) -> None:
    asked.keyboard.press("h")
    expect(asked.get_by_text("Not now")).to_be_focused()
    asked.keyboard.press("Enter")
    expect(asked.locator("#ask-help")).to_be_hidden()
    assert not stub.posts
    helped(asked)
    assert stub.sent() == [("hint", {"seat": 0, "number": 6, "level": "hint"})]
    asked.keyboard.press("n")
    expect(asked.locator("#ask-help")).to_be_hidden()


def test_the_answer_is_in_the_list_and_on_the_board_and_the_focus_stays(asked: Any) -> None:
    asked.locator("#a-11").focus()
    helped(asked)
    expect(asked.locator("#a-11")).to_be_focused()
    expect(asked.locator("#a-12 .rank-seal")).to_have_text("1")
    expect(asked.locator("#a-11 .rank-seal")).to_have_count(0)
    expect(asked.locator("#board .disc")).to_have_text("1")
    expect(asked.locator("#live")).to_contain_text("Tours is best.")
    assert asked.locator("button.choice").evaluate_all("all => all.map((each) => each.id)") == ["a-11", "a-12"]


def test_the_answer_stands_below_the_choices_so_that_none_moves(asked: Any) -> None:
    tops = "all => all.map((each) => each.getBoundingClientRect().top)"
    before = asked.locator("button.choice").evaluate_all(tops)
    helped(asked)
    assert asked.locator("button.choice").evaluate_all(tops) == before
    expect(asked.locator("#hint-panel + .foot")).to_have_count(1)


def test_it_stays_with_its_question_and_goes_with_it(asked: Any, stub: Any) -> None:
    helped(asked)
    stub.update({"decision": QUESTION.replace("Where to?", "Where to now?")})
    expect(asked.locator("#ask")).to_have_text("Where to now?")
    expect(asked.locator("#hint-panel")).to_have_count(1)
    expect(asked.locator("#a-12 .rank-seal")).to_have_count(1)
    stub.update({"decision": QUESTION.replace('"a-12"', '"a-13"')})
    expect(asked.locator("#hint-panel")).to_have_count(0)
    expect(asked.locator("#board .disc")).to_have_count(0)


def test_escape_closes_what_was_opened_last(asked: Any, stub: Any) -> None:
    helped(asked)
    stub.answers["hint"] = (200, {"number": 8, "html": "<h4>Tours instead of Blois</h4><p data-announce>More.</p>"})
    asked.locator("#a-12").focus()
    asked.keyboard.press("e")
    expect(asked.locator(".choice-row .explanation-panel")).to_contain_text("Tours instead of Blois")
    asked.keyboard.press("p")
    expect(asked.locator("#plans-place")).to_be_visible()
    asked.keyboard.press("Escape")
    expect(asked.locator("#plans-place")).to_be_hidden()
    expect(asked.locator(".explanation-panel")).to_have_count(1)
    asked.keyboard.press("Escape")
    expect(asked.locator(".explanation-panel")).to_have_count(0)
    asked.keyboard.press("Escape")
    expect(asked.locator("#hint-panel")).to_have_count(0)
    assert [payload["level"] for _, payload in stub.sent()] == ["hint", "explain", "plans"]


def test_one_step_is_played(asked: Any, stub: Any, until: Any) -> None:
    helped(asked)
    asked.locator("#hint-play").click()
    until(asked, lambda: len(stub.posts) > 1)
    assert stub.sent()[-1] == ("actions", {"seat": 0, "number": 6, "action": 12})


def test_a_refusal_is_shown_next_to_the_choice(asked: Any, stub: Any) -> None:
    stub.answers["hint"] = (403, {"code": "hint-not-allowed", "message": "Not so much help here."})
    asked.keyboard.press("h")
    asked.get_by_text("Give me a hint").click()
    expect(asked.locator("[data-region=decision] [data-error]")).to_have_text("Not so much help here.")
    expect(asked.locator("#hint-panel")).to_have_count(0)


def test_a_click_waits_for_the_coach_to_load(asked: Any) -> None:
    held: list[Any] = []
    asked.route(COACH, lambda route: held.append(route))
    with asked.expect_request(COACH):
        asked.locator("#do-hint").click()
    expect(asked.locator("#ask-help")).to_be_hidden()
    held[0].continue_()
    expect(asked.get_by_text("Not now")).to_be_focused()


def test_a_coach_that_cannot_be_loaded_is_reported_and_loaded_at_the_next_click(asked: Any) -> None:
    asked.route(COACH, lambda route: route.abort())
    asked.locator("#do-hint").click()
    expect(asked.locator("#notice")).to_have_text("The server cannot be reached.")
    asked.unroute(COACH)
    asked.locator("#do-hint").click()
    expect(asked.get_by_text("Not now")).to_be_focused()
