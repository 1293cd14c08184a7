"""The daily puzzle in the browser: solved by keyboard on a laptop, then its answer on a phone."""

from __future__ import annotations

from datetime import timedelta

import pytest

from browser.test_accessibility import find_violations
from browser.windows import LAPTOP, PHONE, People
from postchaise.server.pages.puzzles import get_puzzle_date
from postchaise.web.views.puzzle import choose_puzzle_number, find_puzzles

expect = pytest.importorskip("playwright.sync_api").expect
GAME = "thurn-und-taxis"
DARK = "document.documentElement.dataset.theme = 'dark'"


def test_a_digit_selects_a_choice_and_enter_confirms_it(people: People) -> None:
    day = get_puzzle_date() - timedelta(choose_puzzle_number(GAME, get_puzzle_date()))  # the first puzzle, on any day
    best = find_puzzles(GAME)[0].best
    page = people.open_window(f"/puzzle/{GAME}?day={day}", "de", viewport=LAPTOP)
    page.locator("html.js #choices").wait_for()
    assert find_violations(page) == []
    right = page.locator(f'.choice[value="{best}"]')
    page.keyboard.press(right.get_attribute("data-key") or "")
    expect(right).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("html.js #verdict").wait_for()
    expect(page.locator("#verdict h3")).to_have_text("Gelöst!")
    expect(page.locator(".choice.best")).to_have_attribute("value", best)
    page.set_viewport_size(PHONE)
    page.locator("#tab-players").click()
    expect(page.locator("#players")).to_be_visible()
    page.locator("#tab-decision").click()
    page.evaluate(DARK)
    assert find_violations(page, "color-contrast", "target-size") == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    page.locator("#play-on").click()
    page.locator("html.js .fork-banner").wait_for()
