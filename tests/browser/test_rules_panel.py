"""Reasons, prices and tooltips link to their rule, which opens next to the board."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import create_long_route_policy, create_match, create_random_policy, play_until, store_table
from browser.table_page import read_version, tab_to
from browser.test_accessibility import find_violations
from browser.test_card_reference import NAMES, open_seat, store_hiring_position
from browser.windows import LAPTOP, PHONE, People, visit_in_languages
from postchaise import Match
from server.serving import Serving

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
OPENED = """link => {
  for (let fold = link.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true; }"""
ELSEWHERE = "main a[href*='/rules/'][href*='#']:not([data-do=rule])"
WORDS = {"en": "Rule", "fr": "Règle", "de": "Regel"}
# Of each title: a thing that has a tip, and what it has a tip about
TIPS = {
    "la-loire": {
        ".message >> nth=0": "LL-DLV-",
        ".seat-track.has-tooltip >> nth=0": "LL-DLV-01",
        ".seat-row .seat-score >> nth=0": "LL-SCORE-01",
    },
    "orleans": {
        ".event": "OR-EVENT-",
        ".place >> nth=3": "OR-PLACE-CASTLE-01",
        ".seat-row .seat-score >> nth=1": "OR-SCORE-04",
    },
    "thurn-und-taxis": {
        ".official-slot >> nth=0": "TT-OFFICE-POSTMASTER-01",
        ".spot-holder >> nth=0": "TT-CARRIAGE-01",
        ".seat-row .seat-score >> nth=0": "TT-SCORE-01",
    },
}


def create_busy_match(game: str) -> Match:
    """Play until the position shows every kind of element."""
    if game == "la-loire":
        return play_until(
            create_match(game, 3, 7),
            create_random_policy(9),
            lambda match: max(_list_part_counts(match, "buy"), default=0) > 1,
        )
    if game == "orleans":
        return play_until(
            create_match(game, 2, 4),
            create_random_policy(4),
            lambda match: match.version > 20 and "ready" in match.legal(match.actor),
        )
    return play_until(
        create_match(game, 3, 4),
        create_long_route_policy(4),
        lambda match: match.version > 40 and "draw pile" in match.legal(match.actor),
    )


def _list_part_counts(match: Match, kind: str) -> list[int]:
    decision = match.decision(match.actor)
    return [len(each.parts) for each in (decision.allowed if decision else []) if each.notation.startswith(kind)]


def read_rule_and_close(page: Any, link: Any, wanted: str, key: str = "", over: Any = None) -> None:
    """Open a rule, read it and close it again while the board stays visible."""
    rule, address, version = page.locator("dialog#rule"), page.url, read_version(page)
    if key:
        page.keyboard.press(key)
    elif over is not None:
        open_rule_from_tip(page, over, link)
    else:
        link.click()
    expect(rule).to_be_visible()
    assert rule.locator("code").inner_text().startswith(wanted)
    board, panel = page.locator(".left").bounding_box(), rule.bounding_box()
    assert not board or panel["width"] < board["width"], "the board is still there"
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    assert (page.url, read_version(page)) == (address, version), "reading changes nothing"


def open_rule_from_tip(page: Any, thing: Any, link: Any) -> None:
    """Click a link in a tooltip; hover again if an update has closed the tooltip."""
    row = page.locator(".seat-row").filter(has=thing)
    for _ in range(20):
        if row.count():  # during a question, the details of a player appear on hover
            row.first.locator(".seat-name").hover()
        thing.hover(position={"x": 6, "y": 6})
        try:
            return link.click(timeout=2000)
        except sync_api.TimeoutError:
            page.mouse.move(5, 5)
    raise AssertionError("the tooltip never stays open")


def test_a_reason_opens_its_rule(people: People, serving: Serving) -> None:
    """Covers a disabled choice and a typed choice that is refused."""
    people.expected = ["status of 422"]
    page = open_seat(people, store_hiring_position(serving), viewport=LAPTOP)
    expect(page.locator("#reference .ref-card").first).to_be_visible()  # or it would come between the words and Enter
    page.keyboard.press("Escape")
    expect(page.locator("#reference")).to_be_hidden()
    page.locator("#notation-text").fill("sell wine")
    page.keyboard.press("Enter")
    refused = page.locator("[data-region=decision] [data-error]")
    expect(refused).to_be_visible()
    for link in (refused.locator("a.rule"), page.locator("[data-region=decision] .choice.unavailable a.rule").first):
        link.evaluate(OPENED)
        read_rule_and_close(page, link, (link.get_attribute("href") or "#?").partition("#")[2])
        expect(link).to_be_focused()


@pytest.mark.parametrize("game", sorted(TIPS))
def test_a_tooltip_opens_its_rule(people: People, serving: Serving, game: str) -> None:
    """By mouse in each language and by keyboard alone; no link leaves the table."""
    laid = store_table(serving.database, create_busy_match(game), NAMES)
    page = open_seat(people, laid, viewport=LAPTOP)
    for lang in visit_in_languages(page, people.address + laid.path):
        assert not page.locator(ELSEWHERE).count()
        page.mouse.move(5, 5)
        page.mouse.move(8, 8)  # tooltips appear only after the pointer has moved
        for thing, rule in TIPS[game].items():
            link = page.locator(thing).locator("> .tooltip a.rule")
            expect(link).to_have_text(WORDS[lang])
            read_rule_and_close(page, link, rule, over=page.locator(thing))
        read_rule_and_close(page, page.locator(".goal-line .help-button"), f"{rule[:2]}-END-01")
    for thing, rule in TIPS[game].items():
        link = page.locator(thing).locator("> .tooltip a.rule")
        link.evaluate("(link) => { link.id = 'wanted'; }")
        tab_to(page, "#wanted")
        expect(link).to_be_visible()
        read_rule_and_close(page, link, rule, key="Enter")
        expect(link).to_be_focused()
        link.evaluate("(link) => { link.id = ''; document.activeElement.blur(); }")
    assert not find_violations(page, "nested-interactive")


def test_a_price_is_explained_part_by_part(people: People, serving: Serving) -> None:
    """A price is explained on hover, and Tab reaches its parts."""
    page = open_seat(people, store_table(serving.database, create_busy_match("la-loire"), NAMES), viewport=LAPTOP)
    choice = page.locator(".choice-row:has(.price-sum) > .choice").first
    told = page.locator(".choice-row:has(.price-sum) > .price-sum").first
    expect(told).to_be_hidden()
    choice.hover()
    expect(told).to_contain_text("you pay")
    read_rule_and_close(page, told.locator("a.rule").first, "LL-PRICE-01")
    page.mouse.move(5, 5)
    page.locator("#ask").focus()
    expect(told).to_be_hidden()
    tab_to(page, ".choice-row:has(.price-sum) > .choice")
    page.keyboard.press("Tab")
    expect(told.locator("a.rule").first).to_be_focused()
    read_rule_and_close(page, told.locator("a.rule").first, "LL-PRICE-01", key="Enter")
    assert not find_violations(page, "nested-interactive")


def test_a_long_touch_explains_a_price(people: People, serving: Serving) -> None:
    """A long touch explains the price instead of choosing, until something else is touched."""
    laid = store_table(serving.database, create_busy_match("la-loire"), NAMES)
    page = open_seat(people, laid, viewport=PHONE, has_touch=True)
    choice, told = (
        page.locator(".choice-row:has(.price-sum) > .choice").first,
        page.locator(".choice-row:has(.price-sum) > .price-sum").first,
    )
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    finger, at = page.context.new_cdp_session(page), {"x": box["x"] + 60, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(told).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    expect(told).to_be_visible()
    assert read_version(page) == laid.match.version, "it was not chosen"
    told.locator("a.rule").first.tap()
    rule = page.locator("dialog#rule")
    expect(rule.locator("code")).to_have_text("LL-PRICE-01")
    rule.get_by_role("button").tap()
    expect(rule).to_be_hidden()
    page.locator("#ask").tap()
    expect(told).to_be_hidden()
