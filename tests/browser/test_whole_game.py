"""From the home page to the result by mouse, and through the first turns by keyboard alone."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from browser.table_page import Choice, play_match, read_choices, read_status, tab_to, type_digits, wait_for_choices
from browser.windows import People
from command_processes import environment
from server.serving import COMMAND

expect = pytest.importorskip("playwright.sync_api").expect


def pick_option(page: Any, field: str, value: str) -> None:
    """Click the label of a radio button."""
    page.locator(f'label:has(input[name="{field}"][value="{value}"])').click()


def create_short_table(page: Any, level: str) -> None:
    """Create a casual match for two that ends when the first boat has moved one space."""
    page.locator("#new-la-loire").click()
    pick_option(page, "seat-1-kind", "bot")
    pick_option(page, "seat-1-level", level)
    pick_option(page, "seat-2-kind", "")
    pick_option(page, "option-variant", "casual")
    page.locator("#more-options summary").click()
    page.locator('[name="option-end_boat"]').fill("1/1/1/1")
    page.locator("#title").fill("By mouse")
    expect(page.locator("[data-summary]")).to_have_text("you, a bot")
    page.locator("#create").click()
    page.wait_for_url("**/t/*")


def test_play_now_is_one_click(people: People) -> None:
    page = people.open_window()
    for game, seats in (("la-loire", 3), ("orleans", 4), ("thurn-und-taxis", 3)):
        page.goto(people.address)
        page.locator(f"#play-{game}").click()
        page.wait_for_url("**/t/*")
        assert wait_for_choices(page)
        expect(page.locator(".seat-list .seat-row")).to_have_count(seats)


def test_a_whole_match_can_be_played_by_mouse(people: People, tmp_path: Path) -> None:
    page = people.open_window()
    create_short_table(page, "apprentice")
    wait_for_choices(page)
    seal = page.request.get(page.url.replace("/t/", "/api/v1/tables/")).json()["seal"]
    assert re.fullmatch("[0-9a-f]{64}", seal)
    assert 5 < play_match(page, 250) < 250, "the match ended"
    assert read_status(page) == "over"
    page.locator("#ending a.primary").click()
    page.locator("#won").wait_for()
    # Ranking and bars.
    expect(page.locator(".rank > ol > li")).to_have_count(2)
    totals = [int(text.replace("−", "-")) for text in page.locator(".rank .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    wide = page.locator(".rank .score-bar .bar-gains i").evaluate_all(
        "(bars) => bars.map((bar) => bar.getBoundingClientRect().width)"
    )
    assert wide
    assert all(width > 1 for width in wide)
    # The score chart.
    lines = page.locator(".chart.broad .score-line").evaluate_all(
        "(lines) => lines.map((line) => line.getTotalLength())"
    )
    assert len(lines) == 2
    assert all(length > 100 for length in lines)
    # The record contains the seal that the page showed at the beginning.
    page.locator(".fairness summary").click()
    assert seal in page.locator(".fairness").inner_text()
    with page.expect_download() as saved:
        page.locator("#to-record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert f"sealed: {seal}" in file.read_text("utf-8")
    check = subprocess.run([COMMAND, "check", str(file)], capture_output=True, text=True, env=environment())
    assert check.returncode == 0, check.stdout + check.stderr
    # Rematch.
    page.locator("#do-again").click()
    page.wait_for_function("() => document.body?.dataset.status === 'playing'")
    assert wait_for_choices(page)
    assert read_choices(page)


# By keyboard alone

FOCUS = "() => document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 200)"


def choose_by_digits(page: Any, choice: Choice) -> None:
    type_digits(page, choice["key"])


def choose_by_enter(page: Any, choice: Choice) -> None:
    tab_to(page, f"#a-{choice['action']}")
    page.keyboard.press("Enter")


def choose_by_arrows(page: Any, choice: Choice) -> None:
    for _ in range(int(choice["key"]) + 1):
        if page.evaluate("(id) => document.activeElement.id === id", f"a-{choice['action']}"):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def choose_by_typing(page: Any, choice: Choice) -> None:
    page.keyboard.press("/")
    page.keyboard.type(choice["notation"])
    page.keyboard.press("Enter")


def test_a_table_is_created_and_played_by_keyboard(people: People) -> None:
    """Both seats share one screen, so that nobody else ends the match early; no curtain is needed."""
    page = people.open_window()
    tab_to(page, "#new-la-loire")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/la-loire*")
    page.keyboard.press("Home")  # the address may have moved the focus
    tab_to(page, '[name="seat-1-kind"]:checked')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    tab_to(page, "#seat-1-name")
    page.keyboard.type("Ben")
    tab_to(page, '[name="seat-2-kind"]:checked')
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#add-seat")).to_be_focused()
    tab_to(page, '[name="option-variant"]:checked')
    page.keyboard.press("ArrowDown")
    tab_to(page, "#more-options summary")
    page.keyboard.press("Enter")
    tab_to(page, '[name="option-end_boat"]')
    page.keyboard.type("1/1/1/1")
    tab_to(page, "#create")
    expect(page.locator("[data-summary]")).to_have_text("you, somebody at this screen")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    wait_for_choices(page)
    page.keyboard.press("ArrowDown")
    made = 0
    ways = (choose_by_digits, choose_by_enter, choose_by_typing, choose_by_arrows)

    def take(page: Any, choice: Choice) -> None:
        nonlocal made
        ways[made % len(ways)](page, choice)
        made += 1

    def after(page: Any) -> None:
        assert page.evaluate(FOCUS), f"the focus was lost after decision {made}"
        page.keyboard.press("Escape")  # leave the input field

    play_match(
        page,
        8,  # each way twice
        lambda open_choices: next((c for c in open_choices if c["group"] in ("ride", "first")), open_choices[0]),
        take,
        after,
    )
    assert made == 8
    assert read_status(page) == "playing"
