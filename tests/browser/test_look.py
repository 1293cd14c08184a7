"""A click on a player shows what they have in place of one's own things."""

from __future__ import annotations

import pytest

from browser.positions import create_bot_policy, create_match, play_until, store_table
from browser.windows import LAPTOP, PHONE, People
from postchaise.kernel.registry import titles
from server.serving import Serving


@pytest.mark.parametrize("game", titles())
@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_click_on_a_player_shows_what_they_have_and_escape_goes_back(
    people: People, serving: Serving, game: str, viewport: dict[str, int]
) -> None:
    match = play_until(create_match(game, 3, 5), create_bot_policy("random", 3), lambda match: match.version >= 60)
    laid, me = store_table(serving.database, match), match.actor
    page = people.open_window(laid.path, token=laid.tokens[me], viewport=viewport)
    other = (me + 1) % 3
    name = ("Ada", "Ben", "Cleo")[other]
    if viewport is PHONE:
        page.locator("#tab-players").click()
    page.locator(f'[data-look="{other}"] .seat-name bdi').click()
    page.locator(".shown-player", has_text=name).wait_for()
    assert page.locator("#player-board").is_visible()
    if viewport is PHONE:
        page.locator("#do-look-back").click()
    else:
        page.keyboard.press("Escape")
    page.locator(".shown-player").wait_for(state="detached")
    if viewport is LAPTOP:  # the whole way by keyboard
        assert page.evaluate("document.activeElement.id") == f"look-{other}"
        page.keyboard.press("Enter")
        page.locator(".shown-player", has_text=name).wait_for()
        assert page.locator("#ask").is_visible()
