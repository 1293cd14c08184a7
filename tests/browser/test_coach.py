"""The coach at a table of every title: one player asks, the other is told, and one suggested step is played."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import PreparedTable, create_match, create_random_policy, play_until, store_table
from browser.table_page import read_version
from browser.test_accessibility import find_violations
from browser.windows import LAPTOP, PHONE, People
from postchaise import Match
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect
TITLES = {"la-loire": 30, "orleans": 0, "thurn-und-taxis": 24}


def has_several_choices(match: Match, after: int) -> bool:
    return match.version >= after and len(match.legal(match.actor)) > 3


def store_hint_position(serving: Serving, game: str) -> PreparedTable:
    match = play_until(
        create_match(game, 2, 5), create_random_policy(5), lambda match: has_several_choices(match, TITLES[game])
    )
    return store_table(serving.database, match, ("Anna", "Bastien"))


def open_both_pages(people: People, laid: PreparedTable, **options: Any) -> tuple[Any, Any]:
    actor, tokens = laid.match.actor, laid.tokens * 2
    pages = [people.open_window(laid.path, token=tokens[seat], **options) for seat in (actor, 1 - actor)]
    for page in pages:
        page.locator("html.js").wait_for(state="attached")
    return pages[0], pages[1]


@pytest.mark.parametrize("game", TITLES)
def test_the_opponent_is_told_that_a_hint_was_used(people: People, serving: Serving, game: str) -> None:
    asking, other = open_both_pages(people, store_hint_position(serving, game), viewport=LAPTOP)
    asking.keyboard.press("h")
    expect(asking.locator("#ask-help [value=no]")).to_be_focused()
    asking.locator("#ask-help [value=yes]").click()
    coach = asking.locator("#hint-panel")
    expect(coach).to_be_visible()
    asking.locator("#do-plans").click()  # whatever the choices are worth, this is marked
    expect(asking.locator("#plans")).to_be_visible()
    assert asking.locator("#plans-place").bounding_box()["height"] < LAPTOP["height"] / 3  # the board stays in sight
    for page in (asking, other):
        expect(page.locator(".helped")).to_be_visible()
        expect(page.locator(".seat-row .helped-mark")).to_have_count(1)
    expect(other.locator("#hint-panel")).to_have_count(0)
    for part in ("#hint-panel", "#plans", "#players"):
        assert find_violations(asking, part=part) == []
    asking.keyboard.press("Escape")
    asking.keyboard.press("s")
    expect(asking.locator('#hint-panel[data-level="show"]')).to_be_visible()
    before, play = read_version(asking), asking.locator("#hint-play")
    if play.count():  # there is no button if the choice hardly matters
        play.click()
        asking.wait_for_function("(before) => Number(document.body.dataset.number) > before", arg=before)
        expect(coach).to_have_count(0)


def test_on_a_phone_the_hint_button_is_in_the_footer_and_plans_cover_the_lower_half(
    people: People, serving: Serving
) -> None:
    page, _ = open_both_pages(people, store_hint_position(serving, "la-loire"), viewport=PHONE)
    page.locator(".foot #do-hint").click()
    page.locator("#ask-help [value=yes]").click()
    page.locator("#do-plans").click()
    expect(page.locator("#plans-place")).to_be_visible()
    page.locator("#plans-close").click()
    expect(page.locator("#plans-place")).to_be_hidden()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


# In Orléans on a phone the question is only as high as its buttons, so that the player board has the room.
@pytest.mark.parametrize(
    ("game", "viewport"),
    [*((game, LAPTOP) for game in TITLES), ("la-loire", PHONE), ("thurn-und-taxis", PHONE)],
)
def test_no_choice_moves_when_the_help_arrives(
    people: People, serving: Serving, game: str, viewport: dict[str, int]
) -> None:
    page, _ = open_both_pages(people, store_hint_position(serving, game), viewport=viewport)
    first = page.locator("#decision button.choice:visible").first
    page.locator(".foot #do-hint").click()
    before = first.bounding_box()
    page.locator("#ask-help [value=yes]").click()
    expect(page.locator("#hint-panel")).to_be_visible()
    assert first.bounding_box() == before
    panel, foot = (page.locator(each).bounding_box() for each in ("#hint-panel", ".decision-panel .foot"))
    assert panel["y"] + panel["height"] <= foot["y"] + 1
