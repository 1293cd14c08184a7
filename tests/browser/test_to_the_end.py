"""Orléans and Thurn und Taxis against bots, from the home page to the result: by mouse, and by keyboard alone."""

from __future__ import annotations

import pytest

from browser.people import LAPTOP, PHONE, People, go_on, short, tab_to
from browser.positions import lay, recorded
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

MOST = 600  # answers; nobody needs so many


def test_a_whole_game_by_mouse_on_a_phone(people: People) -> None:
    """Who always takes what comes first never ends Thurn und Taxis: the bot does."""
    page = short(people, "apprentice", "en", "thurn-und-taxis", viewport=PHONE)
    assert 50 < go_on(page, MOST) < MOST, "the match ended"
    page.locator("#to-result").click()
    expect(page.locator("#won")).to_be_visible()


def test_the_second_half_of_orleans_by_mouse_on_a_phone(people: People, serving: Serving) -> None:
    laid = lay(f"sqlite:///{serving.file}", recorded("orleans", "traders-2", -250), bots=1)
    page = people.window(laid.path, token=laid.tokens[0], viewport=PHONE)
    assert 50 < go_on(page, MOST) < MOST, "the match ended"
    page.locator("#to-result").click()
    expect(page.locator("#won")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "record", "left"), [("orleans", "traders-2", 100), ("thurn-und-taxis", "courier-2", 50)]
)
def test_the_last_rounds_by_keyboard(people: People, serving: Serving, game: str, record: str, left: int) -> None:
    laid = lay(f"sqlite:///{serving.file}", recorded(game, record, -left), title="Chartres", listed=True, bots=1)
    page = people.window(token=laid.tokens[0], viewport=LAPTOP)
    tab_to(page, f'a[href="{laid.path}"]')
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{laid.path}")
    assert 5 < go_on(page, MOST, keyboard=True) < MOST, "the match ended"
    tab_to(page, "#to-result")
    page.keyboard.press("Enter")
    expect(page.locator("#won")).to_be_visible()
    tab_to(page, "#to-record")
