"""The analysis of a match in the browser: while it is computed, from turning point to turning point, and onwards."""

from __future__ import annotations

import re

import pytest

from apprentices import LAST_CHANCE, finish, laid
from browser.people import LAPTOP, PHONE, People, every_language
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_from_its_progress_to_the_position_where_one_plays_on(people: People, serving: Serving) -> None:
    table = laid(serving, done=False)
    page = people.window(f"{table.path}/replay?at=0", token=table.tokens[1], viewport=LAPTOP)
    page.locator("#to-analysis").click()
    page.locator("html.js").wait_for()
    expect(page.locator("#going")).to_have_text(re.compile("37.%"))
    finish(serving, table)
    page.locator(".tps .it").first.wait_for()  # it comes by itself
    listed, shown = page.locator(".tps li"), page.locator(".det:visible")
    assert listed.count() > 1
    expect(shown).to_have_id("p1")
    page.keyboard.press("j")
    expect(shown).to_have_id("p2")
    page.keyboard.press("k")
    expect(shown).to_have_id("p1")
    page.locator(".chart.win.broad .tp text").last.click()
    expect(page.locator(".it.on .nr")).to_have_text(str(listed.count()))
    page.locator("label", has=page.locator("#mode-points")).click()
    expect(page.locator(".chart:visible")).to_have_class("chart points broad")
    page.keyboard.press("m")
    mine = page.locator(".tps li:visible")
    expect(mine).to_have_count(page.locator(".tps li.mine").count())
    assert 0 < mine.count() < listed.count()
    page.locator("summary").click()
    assert page.locator(".course tbody tr:visible").count() == 5
    mine.last.locator("a").click()
    expect(shown.locator("h2")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay?at={LAST_CHANCE}*")
    page.go_back()
    page.locator("html.js").wait_for()
    expect(shown).to_have_attribute("data-at", str(LAST_CHANCE))
    shown.locator("footer form button").click()
    page.locator(".fork-banner").wait_for()
    assert serving.live(page.url.rpartition("/")[2]).match.version >= LAST_CHANCE


def test_on_a_phone_nothing_lies_outside(people: People, serving: Serving) -> None:
    table = laid(serving)
    page = people.window(f"{table.path}/analysis", viewport=PHONE)
    for lang in every_language(page, f"{people.address}{table.path}/analysis"):
        page.locator("html.js .det.on").wait_for()
        assert page.evaluate(SIDEWAYS) == 0, lang
        page.locator(".tps .it").last.click()
        expect(page.locator(".det.on h2")).to_be_in_viewport()
        assert page.evaluate(SIDEWAYS) == 0, lang
