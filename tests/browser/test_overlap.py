"""Where everybody has ridden to the same village nothing covers anything else.

A language each: villages are called the same in all of them.
"""

from __future__ import annotations

import pytest

from browser.overlap import cut_off, half_seen, log_is_cut, overlaps
from browser.people import BROAD, LAPTOP, PHONE, WIDE, People, every_language
from browser.playing import asked
from browser.positions import at_random, crowd, crowded, dealt, lay, played, recorded
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
def test_a_crowded_village(people: People, serving: Serving, place: str, seed: int, lang: str) -> None:
    match = crowded(place, seed)
    assert crowd(match) >= 4
    laid = lay(serving.database, match)
    page = people.window(laid.path, lang, token=laid.tokens[match.actor], viewport=WIDE if seed == 1 else LAPTOP)
    asked(page)
    found = overlaps(page, "#board", THINGS, allow=HERD, at_least=60)
    assert not found, found


def full_hand(match: Match) -> bool:
    return len(match.view(match.actor)["players"][match.actor]["messages"]) == 4


def test_four_messages_tell_what_they_pay_or_need(people: People, serving: Serving) -> None:
    match = played(dealt("la-loire", 2, 3), at_random(3), full_hand)
    laid = lay(serving.database, match)
    page = people.window(token=laid.tokens[match.actor], viewport=LAPTOP)
    for lang in every_language(page, people.address + laid.path):
        asked(page)
        assert page.locator(".message").count() == 4
        found = cut_off(page, "#player-board", [".message > p"])
        assert not found, (lang, found)
    page.set_viewport_size(PHONE)
    page.locator("#tab-player-board").click()
    assert page.locator("#player-board").evaluate("(panel) => { panel.scrollLeft = 50; return panel.scrollLeft; }") == 0


def test_four_players_late_on_a_laptop(people: People, serving: Serving) -> None:
    """Four messages, one with two marks, and the question which of them to take back."""
    match = recorded("la-loire", "default-standard-4", 1288)
    laid = lay(serving.database, match, ("Ada", "Bastien", "Colette", "Dorothea"))
    page = people.window(token=laid.tokens[match.actor], viewport=LAPTOP)
    for lang in every_language(page, people.address + laid.path):
        asked(page)
        assert page.locator(".message .seen").count() == 2
        assert not log_is_cut(page), lang
        assert not half_seen(page, 2), (lang, half_seen(page, 2))
        found = cut_off(page, "main", [".message > p", ".message > p > span", ".points-section", "#do-undo > span"])
        assert not found, (lang, found)
    for size in (BROAD, PHONE):
        page.set_viewport_size(size)
        if size == PHONE:
            page.locator("#tab-player-board").click()
        found = cut_off(page, "#player-board", [".message > p", ".message > p > span"])
        assert not found, (size, found)
