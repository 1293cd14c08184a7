"""Thurn und Taxis: the page makes forced choices where that reveals nothing."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import PreparedTable, create_long_route_policy, create_match, play_until, store_table
from browser.table_page import click_choice, read_version, wait_for_choices, wait_for_version
from browser.windows import People
from postchaise import Match
from postchaise.kernel.dice import SealedDice
from server.serving import Serving

pytest.importorskip("playwright.sync_api")
AFTER_THE_CARDS = ["administrator", "end draw"]
NOTHING_FITS = ["end play"]


def store_position_before(question: list[str], bots: int, serving: Serving) -> tuple[PreparedTable, str]:
    """Store a table one action before this question; return it with the notation of that action."""

    def done(match: Match) -> bool:
        return match.actor == 0 and match.version > 1 and match.legal(0).notations == question

    match = play_until(create_match("thurn-und-taxis", 2, 6), create_long_route_policy(6), done)
    last = match.entries[-1]
    assert last.seat == 0
    match = match.fork(match.version - 1, SealedDice(bytes([6]) * 32))
    return store_table(serving.database, match, bots=bots), match.game.notation(last.action)


def read_notations(page: Any) -> list[str]:
    return [choice["notation"] for choice in wait_for_choices(page)]


def play_choice(page: Any, notation: str) -> int:
    """Make a choice; return the version before it."""
    version = read_version(page)
    click_choice(page, next(choice for choice in wait_for_choices(page) if choice["notation"] == notation))
    wait_for_version(page, version + 1)
    return version


@pytest.mark.parametrize("bots", [0, 1], ids=["person", "bot"])
def test_the_page_skips_an_unusable_administrator(people: People, serving: Serving, bots: int) -> None:
    """The reason is public. Undo brings the question back, and then the page waits for an answer."""
    laid, notation = store_position_before(AFTER_THE_CARDS, bots, serving)
    page = people.open_window(laid.path, token=laid.tokens[0])
    version = play_choice(page, notation)
    wait_for_version(page, version + 2)
    assert "end draw" not in read_notations(page)
    page.locator("#do-undo").click()
    wait_for_version(page, version + 3)
    assert read_notations(page) == AFTER_THE_CARDS
    play_choice(page, "end draw")
    page.locator("#do-undo").click()
    wait_for_version(page, version + 5)
    assert read_notations(page) == AFTER_THE_CARDS


def test_automatic_choices_can_be_switched_off(people: People, serving: Serving) -> None:
    laid, notation = store_position_before(AFTER_THE_CARDS, 1, serving)
    page = people.open_window(laid.path, token=laid.tokens[0])
    for _ in range(2):  # the second time checks that the setting was stored
        page.locator("#do-settings").click()
        page.locator("#auto-continue").set_checked(False)
        page.locator("#settings .button.primary").click()
        page.reload()
    version = play_choice(page, notation)
    assert read_notations(page) == AFTER_THE_CARDS
    assert read_version(page) == version + 1


def test_the_page_answers_that_no_card_fits_only_against_bots(people: People, serving: Serving) -> None:
    """An immediate answer would reveal something about the hand (decision 3)."""
    for bots in (0, 1):
        laid, notation = store_position_before(NOTHING_FITS, bots, serving)
        page = people.open_window(laid.path, token=laid.tokens[0])
        version = play_choice(page, notation)
        if bots:
            wait_for_version(page, version + 2)
            assert read_notations(page) != NOTHING_FITS
        else:
            assert read_notations(page) == NOTHING_FITS
            assert read_version(page) == version + 1
