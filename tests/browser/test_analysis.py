"""The analysis of a match in the browser: its progress, its turning points, and playing on from one."""

from __future__ import annotations

import re

import pytest

from analysed_match import LAST_CHANCE, store_analysed_table, store_analysis
from browser.windows import BROAD, LAPTOP, PHONE, People, visit_in_languages
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_the_analysis_leads_from_its_progress_to_a_position_to_play_on(people: People, serving: Serving) -> None:
    table = store_analysed_table(serving, done=False)
    page = people.open_window(f"{table.path}/replay?at=0", token=table.tokens[1], viewport=LAPTOP)
    page.locator("#to-analysis").click()
    page.locator("html.js").wait_for()
    expect(page.locator("#going")).to_have_text(re.compile("37.%"))
    store_analysis(serving, table)
    page.locator(".turning-points .turning-point").first.wait_for()  # it comes by itself
    listed, shown = page.locator(".turning-points li"), page.locator(".detail:visible")
    assert listed.count() > 1
    expect(shown).to_have_id("p1")
    page.keyboard.press("j")
    expect(shown).to_have_id("p2")
    page.keyboard.press("k")
    expect(shown).to_have_id("p1")
    page.locator(".chart.win.low .point-mark text").last.click()
    expect(page.locator(".turning-point.active .turning-number")).to_have_text(str(listed.count()))
    page.locator("label", has=page.locator("#mode-points")).click()
    expect(page.locator(".chart:visible")).to_have_class("chart points low")
    page.keyboard.press("m")
    mine = page.locator(".turning-points li:visible")
    expect(mine).to_have_count(page.locator(".turning-points li.mine").count())
    assert 0 < mine.count() < listed.count()
    expect(page.locator(".fine-moves h3:visible")).to_have_count(0)  # no own choice was suspected in vain
    page.locator("summary").click()
    assert page.locator(".score-history tbody tr:visible").count() == 5
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


def test_the_analysis_fits_on_one_screen_of_1280x720(people: People, serving: Serving) -> None:
    """Chart, list, players and buttons fit; the explanation of the chart opens next to it."""
    address = f"{store_analysed_table(serving).path}/analysis"
    page = people.open_window(address, viewport=LAPTOP)
    for lang in visit_in_languages(page, f"{people.address}{address}"):
        page.locator("html.js .detail.active").wait_for()
        for each in (".chart:visible", ".turning-points .turning-point", ".kept", ".detail.active footer"):
            expect(page.locator(each).first).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.querySelector('main').getBoundingClientRect().bottom <= innerHeight"), lang
        expect(page.locator(".score-history .explanation:visible")).to_have_count(0)
        page.locator(".score-history summary").click()
        expect(page.locator(".score-history .explanation:visible")).to_have_count(1)


def test_nothing_leaves_the_screen_on_a_phone(people: People, serving: Serving) -> None:
    table = store_analysed_table(serving)
    page = people.open_window(f"{table.path}/analysis", viewport=PHONE)
    for lang in visit_in_languages(page, f"{people.address}{table.path}/analysis"):
        page.locator("html.js .detail.active").wait_for()
        assert page.evaluate(SIDEWAYS) == 0, lang
        page.locator(".turning-points .turning-point").last.click()
        expect(page.locator(".detail.active h2")).to_be_in_viewport()
        assert page.evaluate(SIDEWAYS) == 0, lang


# Rings with nothing of the board in their middle
ASTRAY = """() => {
  const middles = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  const things = middles("#cut [data-anchor]"), near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 12;
  return middles("#cut .mark").filter((ring) => !things.some((each) => near(each, ring))).length; }"""


# Rings of which the window on the board shows only a part
CUT = """() => { const { top, bottom } = document.querySelector("#cut").getBoundingClientRect();
  return [...document.querySelectorAll("#cut .mark")].map((ring) => ring.getBoundingClientRect())
    .filter((ring) => ring.top < top || ring.bottom > bottom).length; }"""


def test_two_distant_rings_are_both_in_view(people: People, serving: Serving) -> None:
    page = people.open_window(f"{store_analysed_table(serving).path}/analysis", viewport=LAPTOP)
    page.locator("html.js .detail.active").wait_for()
    page.evaluate(
        """() => { const { dataset } = document.querySelector(".detail.active");
        [dataset.played, dataset.better] = ["city:ulm", "city:kempten"]; dispatchEvent(new Event("resize")); }"""
    )
    expect(page.locator("#cut .mark")).to_have_count(2)
    assert page.evaluate(CUT) == 0


def test_rings_stay_in_place_when_the_window_grows(people: People, serving: Serving) -> None:
    page = people.open_window(f"{store_analysed_table(serving).path}/analysis", viewport=LAPTOP)
    page.locator("html.js .detail.active").wait_for()
    listed = page.locator(".turning-points .turning-point")
    for number in range(listed.count()):
        listed.nth(number).click()
        page.locator(f"#p{number + 1}.active").wait_for()
        page.wait_for_load_state("networkidle")
        if page.locator("#cut .mark").count():
            break
    page.locator("#cut .mark").first.wait_for()
    assert page.evaluate(ASTRAY) == 0
    wide = page.locator("#cut").bounding_box()["width"]
    page.set_viewport_size(BROAD)
    page.wait_for_function("(wide) => document.querySelector('#cut').offsetWidth > wide + 20", arg=wide)
    page.wait_for_function(f"() => ({ASTRAY})() === 0")
