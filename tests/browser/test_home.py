"""The home page in the browser: aligned cards at every width, and the filter of open tables."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.windows import People, visit_in_languages
from server.persons import Person
from server.serving import Serving

# Where the parts of the cards begin; all cards of one line must agree.
TOPS = """() => [".section-head", ".pitch", ".facts", ".actions", ".learn-links"].map((part) =>
  [...document.querySelectorAll(`.game-tile ${part}`)].map((each) => Math.round(each.getBoundingClientRect().top)))"""
# What does not fit beside its neighbour, or beyond its own box.
TIGHT = """() => [...document.querySelectorAll(
    ".facts > div, .actions > *, .link-row > *, .score-list > li, .table-people, .table-name, .pick")]
  .filter((each) => { const next = each.nextElementSibling, box = each.getBoundingClientRect();
    const other = next?.getBoundingClientRect();
    return box.width && other?.width && Math.abs(box.top - other.top) < 4 && box.right > other.left + 1; })
  .map((each) => each.outerHTML.slice(0, 80))"""

BYLINES = "() => [...document.querySelectorAll('.byline')].map((each) => each.getBoundingClientRect().width)"


def test_cards_line_up_and_nothing_overlaps_at_any_width_in_any_language(people: People) -> None:
    page = people.open_window("/")
    for lang in visit_in_languages(page, people.address):
        for width in (390, 844, 900, 1280, 1600):
            page.set_viewport_size({"width": width, "height": 800})
            for tops in page.evaluate(TOPS) if width > 820 else []:
                assert len(tops) == 3
                assert len(set(tops)) == 1, (lang, width, tops)
            assert page.evaluate(TIGHT) == [], (lang, width)
            assert min(page.evaluate(BYLINES)) >= 80, (lang, width, "one letter per line")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (lang, width)


def test_the_filter_of_open_tables_is_kept(people: People, serving: Serving) -> None:
    host = Person(serving)
    for game, title in (("orleans", "Pick Orléans"), ("la-loire", "Pick Loire")):
        host.make(game, [{"kind": "me", "name": "Ada"}, {"kind": "open"}], listed=True, title=title)
    page = people.open_window("/")

    def locate_table(title: str) -> Any:
        return page.locator("#open-list > li", has_text=title)

    expect(locate_table("Pick Loire")).to_be_visible()
    page.click("#pick-orleans")
    expect(locate_table("Pick Orléans")).to_be_visible()
    expect(locate_table("Pick Loire")).to_be_hidden()
    page.reload()
    expect(page.locator("#pick-orleans")).to_have_attribute("aria-pressed", "true")
    expect(locate_table("Pick Loire")).to_be_hidden()
    page.click("#pick-all")
    expect(locate_table("Pick Loire")).to_be_visible()


def test_a_scanned_code_is_filled_in_and_removed_from_the_address(people: People, serving: Serving) -> None:
    page = people.open_window("/move#abcd-efgh-jkmn")
    expect(page.locator("#code")).to_have_value("abcd-efgh-jkmn")
    expect(page).to_have_url(f"{serving.address}/move")


def test_seat_choices_are_kept_for_the_next_visit(people: People) -> None:
    page = people.open_window("/new/orleans")
    page.locator("label:has(input[name=seat-1-kind][value=bot])").click()
    summary, levels = page.locator("[data-summary]"), page.locator('label:has(input[name="seat-1-level"])').first
    expect(levels).to_be_visible()
    chosen = summary.text_content() or ""
    page.goto(f"{people.address}/rules/orleans")
    page.go_back()
    expect(summary).to_have_text(chosen)
    expect(levels).to_be_visible()
