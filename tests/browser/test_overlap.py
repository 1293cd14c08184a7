"""Nothing overlaps in La Loire when all players meet in one village.

Each village is tested in one language because village names are the same in all of them.
"""

from __future__ import annotations

import pytest

from browser.layout_checks import find_cut_off_text, find_half_hidden_choices, find_overlaps, is_log_cut
from browser.positions import (
    count_crowd,
    create_crowded_match,
    create_match,
    create_random_policy,
    load_recorded_match,
    play_until,
    store_table,
)
from browser.table_page import wait_for_choices
from browser.windows import BROAD, LAPTOP, PHONE, WIDE, People, visit_in_languages
from postchaise import Match
from server.serving import Serving

THINGS = [
    ".piece:not(.tile, .spot-holder, .preview)",
    ".map .village text",
    ".map .city-name",
    ".map .market text",
    ".map .title text",
]
HERD = (".horse", ".horse"), (".horse", ".tally")


@pytest.mark.parametrize(("place", "seed", "lang"), [("saumur", 1, "de"), ("chinon", 2, "en"), ("tours", 2, "fr")])
def test_nothing_overlaps_in_a_crowded_village(
    people: People, serving: Serving, place: str, seed: int, lang: str
) -> None:
    match = create_crowded_match(place, seed)
    assert count_crowd(match) >= 4
    laid = store_table(serving.database, match)
    page = people.open_window(laid.path, lang, token=laid.tokens[match.actor], viewport=WIDE if seed == 1 else LAPTOP)
    wait_for_choices(page)
    found = find_overlaps(page, "#board", THINGS, allow=HERD, at_least=60)
    assert not found, found


def has_full_hand(match: Match) -> bool:
    return len(match.view(match.actor)["players"][match.actor]["messages"]) == 4


def test_four_messages_show_what_they_pay_or_need(people: People, serving: Serving) -> None:
    match = play_until(create_match("la-loire", 2, 3), create_random_policy(3), has_full_hand)
    laid = store_table(serving.database, match)
    page = people.open_window(token=laid.tokens[match.actor], viewport=LAPTOP)
    for lang in visit_in_languages(page, people.address + laid.path):
        wait_for_choices(page)
        assert page.locator(".message").count() == 4
        found = find_cut_off_text(page, "#player-board", [".message > p"])
        assert not found, (lang, found)
    page.set_viewport_size(PHONE)
    page.locator("#tab-player-board").click()
    assert page.locator("#player-board").evaluate("(panel) => { panel.scrollLeft = 50; return panel.scrollLeft; }") == 0


def test_four_players_fit_on_a_laptop_late_in_the_match(people: People, serving: Serving) -> None:
    """The player has four messages, one with two marks, and may take one back."""
    match = load_recorded_match("la-loire", "default-standard-4", 1288)
    laid = store_table(serving.database, match, ("Ada", "Bastien", "Colette", "Dorothea"))
    page = people.open_window(token=laid.tokens[match.actor], viewport=LAPTOP)
    for lang in visit_in_languages(page, people.address + laid.path):
        wait_for_choices(page)
        assert page.locator(".message .seen").count() == 2
        assert not is_log_cut(page), lang
        assert not find_half_hidden_choices(page, 2), (lang, find_half_hidden_choices(page, 2))
        found = find_cut_off_text(
            page, "main", [".message > p", ".message > p > span", ".points-section", "#do-undo > span"]
        )
        assert not found, (lang, found)
    for size in (BROAD, PHONE):
        page.set_viewport_size(size)
        if size == PHONE:
            page.locator("#tab-player-board").click()
        found = find_cut_off_text(page, "#player-board", [".message > p", ".message > p > span"])
        assert not found, (size, found)
