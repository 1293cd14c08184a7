"""Orléans with five players: nothing on the map overlaps, no heading is cut off, the page never scrolls."""

from __future__ import annotations

from typing import Any

import pytest

from browser.layout_checks import find_cut_off_text, find_overlaps, is_log_cut
from browser.positions import load_recorded_match, store_table
from browser.table_page import wait_for_choices
from browser.windows import BROAD, LANGUAGES, LAPTOP, PHONE, WIDE, People, visit_in_languages
from postchaise.server.tables.creation import BOT_NAMES
from server.serving import Serving

THINGS = [".piece:not(.ghost)", ".map .names text"]
TOGETHER = [(".stack", ".stack"), (".house", ".city-name")]  # the drawings are smaller than their boxes
HEADINGS = [
    ".page-location",
    ".craft-track h3",
    ".development-track h3",
    ".event > b",
    ".stake",
    ".deed > b",
    ".seat-row .now",
]
SIDES = [("desk", BROAD), ("desk", WIDE), ("map", LAPTOP), ("charter", LAPTOP), ("map", PHONE)]
SPOKEN = {"rest-5": (), "ruin-5": ("de",)}  # one in all languages, one in the language with the longest words
# Words at the foot of a place that touch its frame, or what stands above them.
TIGHT = """() => [...document.querySelectorAll(".place:not(.slot, .always) > p")]
  .filter((words) => words.checkVisibility()).filter((words) => {
    const range = document.createRange(), card = words.parentElement;
    range.selectNodeContents(words);
    const { top, bottom } = range.getBoundingClientRect();
    return card.getBoundingClientRect().bottom - bottom < 3
      || top + 1 < card.querySelector(".sockets").getBoundingClientRect().bottom; })
    .map((words) => words.textContent)"""
SCROLLS = """() => { const page = document.documentElement;
  return page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1; }"""


def show_side(page: Any, name: str) -> None:
    page.locator(f"#view-{name}").click()
    page.locator(f'main[data-view="{name}"]').wait_for()


@pytest.mark.parametrize(("name", "actions"), [("rest-5", 0), ("ruin-5", 600)])
def test_nothing_overlaps_on_a_crowded_map(people: People, serving: Serving, name: str, actions: int) -> None:
    match = load_recorded_match("orleans", name, actions)
    laid = store_table(serving.database, match)
    page = people.open_window(token=laid.tokens[match.actor])
    for lang in visit_in_languages(page, people.address + laid.path, *SPOKEN[name]):
        wait_for_choices(page)
        for view, size in SIDES:
            page.set_viewport_size(size)
            show_side(page, view)
            assert not page.evaluate(SCROLLS), (lang, view, size)
            assert size != LAPTOP or not is_log_cut(page), (lang, view)
            found = find_cut_off_text(page, "body", HEADINGS)
            assert not found, (lang, view, found)
            assert size != BROAD or not page.evaluate(TIGHT), (lang, page.evaluate(TIGHT))
            if view != "charter":
                found = find_overlaps(page, "#board", THINGS, allow=TOGETHER, slack=3, at_least=60)
                assert not found, (lang, view, found)


def test_a_phone_shows_one_board_view_at_a_time(people: People, serving: Serving) -> None:
    match = load_recorded_match("orleans", "ruin-5", 600)
    laid = store_table(serving.database, match)
    page = people.open_window(token=laid.tokens[match.actor], viewport=PHONE)
    parts = {"desk": "#player-board", "map": "#viewport", "tracks": ".crafts", "charter": ".deeds", "tiles": ".tiles"}
    for lang in visit_in_languages(page, people.address + laid.path, "de", "fr"):
        wait_for_choices(page)
        for view in parts:
            show_side(page, view)
            assert not page.evaluate(SCROLLS), (lang, view)
            assert [each for each, part in parts.items() if page.locator(part).first.is_visible()] == [view]


def test_five_players_names_and_absence_are_readable(people: People, serving: Serving) -> None:
    """Uses the longest bot name and two-digit numbers; absence is a word or, in little space, a clock."""
    match = load_recorded_match("orleans", "ruin-5", 600)
    laid = store_table(serving.database, match, ("Mathilde", max(BOT_NAMES, key=len), "Cleo", "Paracelsus", "Emil"))
    page = people.open_window(token=laid.tokens[match.actor])
    for lang in visit_in_languages(page, people.address + laid.path, "de"):
        wait_for_choices(page)
        for size in (LAPTOP, BROAD):
            page.set_viewport_size(size)
            found = find_cut_off_text(page, ".players", [".seat-row .seat-name > bdi"])
            assert not found, (lang, size, found)
            found = find_overlaps(
                page,
                ".players",
                [".seat-row .first", ".seat-row .seat-name > bdi", ".seat-row .now > span", ".seat-row .seat-score"],
                slack=1,
            )
            assert not found, (lang, size, found)
        away = page.locator(".seat-row .until").first
        assert away.evaluate("(words) => words.checkVisibility() && parseFloat(getComputedStyle(words).fontSize)") > 10


def test_a_few_tiles_are_shown_large_and_fit(people: People, serving: Serving) -> None:
    match = load_recorded_match("orleans", "boats-5", 690)
    laid = store_table(serving.database, match)
    page = people.open_window(token=laid.tokens[match.actor], viewport=LAPTOP)
    for lang in visit_in_languages(page, people.address + laid.path, "de", "fr"):
        show_side(page, "tiles")
        assert page.locator(".part-offer").evaluate("(part) => part.scrollHeight <= part.clientHeight + 1"), lang


def test_names_are_not_cut_on_the_result(people: People, serving: Serving) -> None:
    """Player names and the table name are whole next to the longest texts."""
    names = ("Ada", "Bastien", "Colette", "Dorothea", "Maximilian")
    laid = store_table(serving.database, load_recorded_match("orleans", "ruin-5"), names, title="Fontainebleau")
    page = people.open_window(token=laid.tokens[0], viewport=LAPTOP)
    for lang in LANGUAGES:
        page.goto(f"{people.address}{laid.path}?board=1&lang={lang}")
        page.locator("#players .seat-row").first.wait_for()
        found = find_cut_off_text(page, "body", [".page-location", ".page-location .long", ".seat-row .seat-name bdi"])
        assert not found, (lang, found)
