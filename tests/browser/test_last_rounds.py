"""The last rounds of Orléans and Thurn und Taxis against bots, and the result: by mouse, and by keyboard alone."""

from __future__ import annotations

import pytest

from browser.positions import load_recorded_match, store_table
from browser.table_page import play_first_choices, tab_to
from browser.windows import LAPTOP, PHONE, People
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

MOST = 600  # more choices than any match needs


TITLES = [("orleans", "traders-2"), ("thurn-und-taxis", "courier-2")]
LEFT = 14  # actions of the record that are played again


@pytest.mark.parametrize(("game", "record"), TITLES)
def test_the_last_rounds_can_be_played_by_mouse_on_a_phone(
    people: People, serving: Serving, game: str, record: str
) -> None:
    """The first choice never ends a match of Thurn und Taxis: the bot ends it."""
    laid = store_table(serving.database, load_recorded_match(game, record, -LEFT), bots=1)
    page = people.open_window(laid.path, token=laid.tokens[0], viewport=PHONE)
    assert 2 < play_first_choices(page, MOST) < MOST, "the match ended"
    page.locator("#ending a.primary").click()
    expect(page.locator("#won")).to_be_visible()


@pytest.mark.parametrize(("game", "record"), TITLES)
def test_the_last_rounds_can_be_played_by_keyboard(people: People, serving: Serving, game: str, record: str) -> None:
    laid = store_table(
        serving.database, load_recorded_match(game, record, -LEFT), title="Chartres", listed=True, bots=1
    )
    page = people.open_window(token=laid.tokens[0], viewport=LAPTOP)
    tab_to(page, f'a[href="{laid.path}"]')
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{laid.path}")
    assert 2 < play_first_choices(page, MOST, keyboard=True) < MOST, "the match ended"
    expect(page.locator("#ending a.primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#won")).to_be_visible()
    tab_to(page, "#to-record")
