"""Thurn und Taxis: the table goes on by itself where nothing is lost by it, and nobody learns anything from that."""

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


def before(question: list[str], bots: int, serving: Serving) -> tuple[PreparedTable, str]:
    """A table where one answer of the first seat, which comes with it, leads to such a question."""

    def done(match: Match) -> bool:
        return match.actor == 0 and match.version > 1 and match.legal(0).notations == question

    match = play_until(create_match("thurn-und-taxis", 2, 6), create_long_route_policy(6), done)
    last = match.entries[-1]
    assert last.seat == 0
    match = match.fork(match.version - 1, SealedDice(bytes([6]) * 32))
    return store_table(serving.database, match, bots=bots), match.game.notation(last.action)


def open_now(page: Any) -> list[str]:
    return [choice["notation"] for choice in wait_for_choices(page)]


def answer(page: Any, notation: str) -> int:
    """The version before it."""
    version = read_version(page)
    click_choice(page, next(choice for choice in wait_for_choices(page) if choice["notation"] == notation))
    wait_for_version(page, version + 1)
    return version


@pytest.mark.parametrize("bots", [0, 1], ids=["person", "bot"])
def test_past_the_administrator(people: People, serving: Serving, bots: int) -> None:
    """Everybody can see why. Undo brings the question back, and it stays; who has set it so is asked at once."""
    laid, notation = before(AFTER_THE_CARDS, bots, serving)
    page = people.open_window(laid.path, token=laid.tokens[0])
    version = answer(page, notation)
    wait_for_version(page, version + 2)
    assert "end draw" not in open_now(page)
    page.locator("#do-undo").click()
    wait_for_version(page, version + 3)
    assert open_now(page) == AFTER_THE_CARDS
    answer(page, "end draw")
    page.locator("#do-undo").click()
    wait_for_version(page, version + 5)
    assert open_now(page) == AFTER_THE_CARDS


def test_who_wants_to_be_asked_is_asked(people: People, serving: Serving) -> None:
    laid, notation = before(AFTER_THE_CARDS, 1, serving)
    page = people.open_window(laid.path, token=laid.tokens[0])
    for _ in range(2):  # it is remembered
        page.locator("#do-settings").click()
        page.locator("#auto-continue").set_checked(False)
        page.locator("#settings .button.primary").click()
        page.reload()
    version = answer(page, notation)
    assert open_now(page) == AFTER_THE_CARDS
    assert read_version(page) == version + 1


def test_that_no_card_fits_is_answered_only_before_bots(people: People, serving: Serving) -> None:
    """A quick answer would tell people something of the hand (decision 3)."""
    for bots in (0, 1):
        laid, notation = before(NOTHING_FITS, bots, serving)
        page = people.open_window(laid.path, token=laid.tokens[0])
        version = answer(page, notation)
        if bots:
            wait_for_version(page, version + 2)
            assert open_now(page) != NOTHING_FITS
        else:
            assert open_now(page) == NOTHING_FITS
            assert read_version(page) == version + 1
