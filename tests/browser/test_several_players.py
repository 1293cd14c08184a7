"""Several people at one table, each in a separate browser or all at one screen."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import create_match, create_random_policy, play_until, store_table
from browser.table_page import (
    choose_fast_ending,
    click_choice,
    read_choices,
    read_version,
    wait_for_choices,
    wait_for_version,
)
from browser.windows import People
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect
STAYS = "window.stays = true"  # gone after a reload
ANY_CHOICE = '[data-region="decision"] .choice[data-action]'


def split_by_turn(pages: list[Any]) -> tuple[Any, Any]:
    """Return the page of the player to act, and the other page."""
    while True:
        for i, page in enumerate(pages):
            if page.locator(ANY_CHOICE).count():
                return page, pages[1 - i]
        pages[0].wait_for_timeout(20)


GIVEN = "() => JSON.parse(localStorage.getItem('postchaise-shuffles')).at(-1).nonce"


def test_two_browsers_and_a_spectator_follow_one_match(people: People) -> None:
    people.expected = ["status of 410"]
    host = people.open_window("/new/la-loire#new")
    host.locator("#seat-0-name").fill("Ada")
    host.locator('label:has(input[name="seat-2-kind"][value=""])').click()
    host.locator("#create").click()
    host.locator("#wait-h").wait_for()
    link = host.locator("#link-1").input_value().removeprefix(people.address)
    host.locator("#qr-1 summary").click()
    host.wait_for_function("() => document.querySelector('#qr-1 img').naturalWidth > 50")
    table = host.url.removeprefix(people.address).partition("?")[0]
    # Ben follows the link.
    guest = people.open_window(link)
    expect(guest.locator("h1")).to_contain_text("Ada")
    guest.locator("#name").fill("Ben")
    guest.locator(".enter button").click()
    guest.wait_for_url(f"**{table}")
    host.locator("main.table").wait_for()  # by itself
    dealt = [page.locator("[data-dealt]").get_attribute("data-dealt").split() for page in (host, guest)]
    given = [page.evaluate(GIVEN) for page in (host, guest)]
    assert dealt == [given, given], "each browser has contributed a number to the shuffle"
    assert not host.locator("[data-dealt]").is_visible(), "a warning is shown if the number differs"
    # The link works once.
    late = people.open_window(link)
    expect(late.locator("h1")).to_have_text("This seat is taken")
    late.locator(".actions a").first.click()
    late.wait_for_url(f"**{table}")
    expect(late.locator("#board")).to_be_visible()
    pages = [host, guest]
    for page in (host, guest, late):
        page.evaluate(STAYS)
    for _ in range(6):
        mover, _ = split_by_turn(pages)
        before = read_version(mover)
        click_choice(mover, choose_fast_ending(wait_for_choices(mover)))
        for page in (host, guest, late):
            wait_for_version(page, before + 1)
    lines = late.locator("#log li").count()
    assert lines > 2
    for page in (host, guest, late):
        assert page.evaluate("window.stays"), "nothing was loaded again"
        expect(page.locator("#log li")).to_have_count(lines)
    assert not read_choices(late)
    assert late.locator("#do-undo, #do-catch-up, [data-form=notation]").count() == 0
    expect(late.locator(".page-location .head-tag")).to_have_text("watching")


def test_chat_and_presence_reach_everybody(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 3))
    ada = people.open_window(laid.path, token=laid.tokens[0])
    expect(ada.locator('[data-anchor="seat:1"]')).to_contain_class("away")
    ben = people.open_window(laid.path, token=laid.tokens[1])
    expect(ada.locator('[data-anchor="seat:1"]')).not_to_contain_class("away")
    ben.locator("#chat summary").click()
    ben.locator("#chat-text").fill("Bonjour <b>Ada</b>")
    ben.keyboard.press("Enter")
    ada.locator("#chat summary").click()
    expect(ada.locator("#chat-lines")).to_contain_text("Bonjour <b>Ada</b>")
    expect(ben.locator("#chat-text")).to_have_value("")
    ben.context.close()
    expect(ada.locator('[data-anchor="seat:1"]')).to_contain_class("away")


def test_a_curtain_hides_the_hand_on_a_shared_screen(people: People, serving: Serving) -> None:
    match = play_until(create_match("thurn-und-taxis", 2, 4), create_random_policy(4), lambda m: m.version >= 30)
    laid = store_table(serving.database, match, hot=True)
    page = people.open_window(laid.path, token=laid.tokens[0])
    seat = match.actor
    for _ in range(2):
        curtain = page.locator(f'[data-curtain="{seat}"]')
        expect(curtain).to_contain_text(("Ada", "Ben")[seat])
        for region in ("map", "pieces"):
            assert page.locator(f'[data-region="{region}"]').inner_text() == ""
        assert page.locator(".city-sign, .city-card, .choice, [data-form=notation]").count() == 0
        page.reload()
        expect(curtain).to_be_visible()
        page.locator("#do-reveal").click()
        expect(page.locator("[data-curtain]")).to_have_count(0)
        open_choices = wait_for_choices(page)
        assert open_choices
        assert int(page.locator("body").get_attribute("data-seat")) == seat
        assert page.locator("#board .city-sign").count() == 22
        while page.locator("[data-curtain]").count() == 0:
            before = read_version(page)
            click_choice(page, open_choices[0])
            open_choices = wait_for_choices(page, before)
        seat = 1 - seat


def test_undo_and_restart(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 5))
    pages = [people.open_window(laid.path, token=token) for token in laid.tokens]
    mover, other = split_by_turn(pages)
    first = wait_for_choices(mover)
    assert mover.locator("#do-undo").get_attribute("aria-disabled") == "true", "there is nothing yet"
    click_choice(mover, first[0])
    second = wait_for_choices(mover, 0)
    expect(mover.locator("#do-undo")).to_have_text(f"Undo: {first[0]['text'].splitlines()[1]}")
    mover.locator("#do-undo").click()
    assert wait_for_choices(mover, 1) == first
    wait_for_version(other, 2)
    click_choice(mover, first[0])
    assert wait_for_choices(mover, 2) == second
    click_choice(mover, next(each for each in second if each["group"] == "ride"))
    assert wait_for_choices(mover, 3) != second
    expect(mover.locator("#do-restart")).to_contain_text("2 steps")
    mover.locator("#do-restart").click()
    assert wait_for_choices(mover, 4) == first
    mover.keyboard.press("u")
    expect(mover.locator("#notice")).not_to_be_empty()  # the key says what the button would


def test_undoing_a_reveal_needs_consent(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("thurn-und-taxis", 2, 6))
    pages = [people.open_window(laid.path, token=token) for token in laid.tokens]
    mover, other = split_by_turn(pages)
    draw = next(each for each in wait_for_choices(mover) if each["notation"] == "draw pile")
    click_choice(mover, draw)
    wait_for_version(mover, 1)
    back = mover.locator("#do-takeback")
    back.hover()
    expect(mover.locator("#tip-undo")).to_be_visible()
    expect(mover.locator("#tip-undo")).to_contain_text("Ask the others")
    assert mover.locator("#do-undo").count() == 0
    # Not asked.
    back.click()
    expect(mover.locator("#confirm")).to_contain_text("1 step")
    mover.locator("#confirm [value=no]").click()
    assert other.locator(".ask-back").count() == 0
    # Refused.
    back.click()
    mover.locator("#confirm [value=yes]").click()
    expect(other.locator("#do-agree")).to_be_visible()
    expect(other.locator(".ask-back")).to_contain_text("from the pile")
    expect(mover.locator(".ask-back")).to_contain_text("deciding")
    other.locator("#do-refuse").click()
    expect(other.locator("#do-agree")).to_have_count(0)
    expect(back).to_be_visible()
    wait_for_version(mover, 2)  # the log says so
    # Agreed.
    back.click()
    mover.locator("#confirm [value=yes]").click()
    other.locator("#do-agree").click()
    wait_for_version(mover, 4)
    wait_for_version(other, 4)
    assert draw in wait_for_choices(mover)
