"""The coach at a real table of every title: asked by one, marked for the other, and one step played."""

from __future__ import annotations

from typing import Any

import pytest

from browser.people import LAPTOP, PHONE, People
from browser.playing import number
from browser.positions import Laid, at_random, dealt, lay, played
from browser.test_axe import violations
from postchaise import Match
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect
TITLES = {"la-loire": 30, "orleans": 0, "thurn-und-taxis": 24}


def several(match: Match, after: int) -> bool:
    return match.version >= after and len(match.legal(match.actor)) > 3


def laid_at(serving: Serving, game: str) -> Laid:
    match = played(dealt(game, 2, 5), at_random(5), lambda match: several(match, TITLES[game]))
    return lay(serving.database, match, ("Anna", "Bastien"))


def both(people: People, laid: Laid, **options: Any) -> tuple[Any, Any]:
    actor, tokens = laid.match.actor, laid.tokens * 2
    pages = [people.window(laid.path, token=tokens[seat], **options) for seat in (actor, 1 - actor)]
    for page in pages:
        page.locator("html.js").wait_for(state="attached")
    return pages[0], pages[1]


@pytest.mark.parametrize("game", TITLES)
def test_help_is_shown_to_one_and_told_to_the_other(people: People, serving: Serving, game: str) -> None:
    asking, other = both(people, laid_at(serving, game), viewport=LAPTOP)
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
        assert violations(asking, part=part) == []
    asking.keyboard.press("Escape")
    asking.keyboard.press("s")
    expect(asking.locator('#hint-panel[data-level="show"]')).to_be_visible()
    before, play = number(asking), asking.locator("#hint-play")
    if play.count():  # not where it hardly matters
        play.click()
        asking.wait_for_function("(before) => Number(document.body.dataset.number) > before", arg=before)
        expect(coach).to_have_count(0)


def test_on_a_phone_the_button_is_in_the_foot_and_the_plans_cover_the_lower_half(
    people: People, serving: Serving
) -> None:
    page, _ = both(people, laid_at(serving, "la-loire"), viewport=PHONE)
    page.locator(".foot #do-hint").click()
    page.locator("#ask-help [value=yes]").click()
    page.locator("#do-plans").click()
    expect(page.locator("#plans-place")).to_be_visible()
    page.locator("#plans-close").click()
    expect(page.locator("#plans-place")).to_be_hidden()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_no_choice_moves_when_the_help_arrives(
    people: People, serving: Serving, game: str, viewport: dict[str, int]
) -> None:
    if game == "orleans" and viewport == PHONE:
        pytest.skip("the question is as high as its buttons there, so that the player board has the room")
    page, _ = both(people, laid_at(serving, game), viewport=viewport)
    first = page.locator("#decision button.choice:visible").first
    page.locator(".foot #do-hint").click()
    before = first.bounding_box()
    page.locator("#ask-help [value=yes]").click()
    expect(page.locator("#hint-panel")).to_be_visible()
    assert first.bounding_box() == before
    panel, foot = (page.locator(each).bounding_box() for each in ("#hint-panel", ".decision-panel .foot"))
    assert panel["y"] + panel["height"] <= foot["y"] + 1
