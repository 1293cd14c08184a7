"""The card reference, prices, and panels that stay in place."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from browser.positions import (
    PreparedTable,
    create_bot_policy,
    create_match,
    create_random_policy,
    play_until,
    store_table,
)
from browser.table_page import read_version, type_digits, wait_for_choices, wait_for_version
from browser.test_accessibility import DARK, find_violations
from browser.windows import LAPTOP, PHONE, People, visit_in_languages
from postchaise import Match
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect
NAMES = ("Anna", "Bastien", "Colette", "Dora")


def count_hires(match: Match) -> int:
    return sum(notation.startswith("hire") for notation in match.legal(match.actor).notations)


def create_builder_policy(seed: int) -> Any:
    """Return a policy that hires and builds whenever possible."""
    chance = create_random_policy(seed)

    def choose(match: Match) -> int:
        legal = match.legal(match.actor)
        wanted = [a for a in legal if match.game.notation(a).split()[0] in ("hire", "palace", "build", "sell")]
        return wanted[0] if wanted else chance(match)

    return choose


def store_hiring_position(serving: Serving) -> PreparedTable:
    match = play_until(create_match("la-loire", 3, 3), create_random_policy(3), lambda match: count_hires(match) > 8)
    return store_table(serving.database, match, NAMES)


@cache
def create_late_match(serving: Serving, seats: int) -> PreparedTable:
    match = play_until(create_match("la-loire", seats, 4), create_builder_policy(5), lambda match: match.version > 500)
    return store_table(serving.database, match, NAMES)


def open_seat(people: People, laid: PreparedTable, **options: Any) -> Any:
    page = people.open_window(laid.path, token=(laid.tokens * laid.match.seats)[laid.match.actor], **options)
    page.locator("html.js").wait_for(state="attached")
    return page


def test_hiring_opens_the_card_reference_and_the_second_click_hires(people: People, serving: Serving) -> None:
    page = open_seat(people, store_hiring_position(serving), viewport=LAPTOP)
    sheet = page.locator("#reference")
    expect(sheet.locator("h2")).to_have_text("Whom do you hire?")
    assert not [choice for choice in wait_for_choices(page) if choice["notation"].startswith("hire")], (
        "they are on the sheet"
    )
    cards = sheet.locator(".ref-card.is-can[id^=card-character]")
    before, name = read_version(page), cards.last.locator("b").inner_text()
    cards.last.click()
    expect(page.locator("#decision #pick b").first).to_have_text(name)
    assert read_version(page) == before, "one click only looks"
    cards.last.click()
    wait_for_version(page, before + 1)
    expect(page.locator("#log")).to_contain_text(f"hires the {name}")
    expect(sheet).to_be_hidden()
    page.locator(".seat-row.own-seat .seat-name").hover()
    expect(page.locator(".seat-row.own-seat .person-chip", has_text=name)).to_be_visible()


def test_the_card_reference_works_by_keyboard(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 3), NAMES)
    page = open_seat(people, laid, viewport=LAPTOP)
    page.keyboard.press("c")
    expect(page.locator("#card-character-wood-merchant")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#card-character-banker")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#pick b").first).to_have_text("Lady-in-waiting")
    page.keyboard.type("spy")
    expect(page.locator("#card-find")).to_have_value("spy")
    page.keyboard.press("Enter")
    expect(page.locator("#card-character-spy")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#reference")).to_be_hidden()
    assert read_version(page) == laid.match.version, "looking changes nothing"


def can_recruit_trader(match: Match) -> bool:
    return "recruit trader" in match.legal(match.actor).notations


def test_a_reopened_card_reference_describes_its_current_cards(people: People, serving: Serving) -> None:
    """Open all cards first, then choose a place tile: each tile shows its own text and can be taken."""
    laid = store_table(
        serving.database,
        play_until(create_match("orleans", 2, 1), create_bot_policy("novice", 1), can_recruit_trader),
        NAMES,
    )
    page = open_seat(people, laid, viewport=LAPTOP)
    page.keyboard.press("c")
    expect(page.locator("#card-place-farmhouse")).to_be_visible()
    page.keyboard.press("Escape")
    before = read_version(page)
    page.locator('#decision [data-notation="recruit trader"]').click()
    wait_for_version(page, before + 1)
    tile = page.locator("#reference .ref-card.is-can").first
    expect(tile).to_be_focused()
    name = tile.locator("b").inner_text()
    expect(page.locator("#pick")).to_be_hidden()  # nobody has chosen it yet
    page.keyboard.press("Enter")
    expect(page.locator("#decision #pick b").first).to_have_text(name)
    expect(page.locator("#decision #pick [data-play-action]")).to_contain_text(name)
    assert read_version(page) == before + 1, "one key only looks"


def chooses_among_palaces(match: Match) -> bool:
    notations = match.legal(match.actor).notations
    return sum(each.startswith("palace") for each in notations) >= 4 and "sell wood" in notations


def test_palaces_are_built_on_the_sheet_which_closes_then(people: People, serving: Serving) -> None:
    match = play_until(create_match("la-loire", 3, 5), create_random_policy(5), chooses_among_palaces)
    page = open_seat(people, store_table(serving.database, match, NAMES), viewport=LAPTOP)
    line = page.locator("#opens-palace")
    expect(line).to_be_visible()
    expect(page.locator("#reference")).to_be_hidden()
    line.click()
    sheet = page.locator("#reference")
    expect(sheet.locator("h2")).to_have_text("Which palace do you build?")
    expect(sheet.locator(".ref-card")).to_have_count(4)
    expect(sheet.locator(".ref-card").first).to_contain_text("works from your next turn")
    sheet.locator(".ref-card.is-can").first.click()
    before = read_version(page)
    page.locator("#pick [data-play-action]").first.click()
    wait_for_version(page, before + 1)
    expect(sheet).to_be_hidden()


WHOLE = "(cards) => cards.every((card) => card.scrollHeight <= card.clientHeight + 1)"


@pytest.mark.parametrize(("game", "least", "fits"), [("orleans", 38, False), ("thurn-und-taxis", 19, True)])
def test_every_title_shows_its_cards(people: People, serving: Serving, game: str, least: int, fits: bool) -> None:
    """No card is cut off; a small laptop cannot show all cards of Orléans at once."""
    match = play_until(create_match(game, 3, 4), create_random_policy(4), lambda match: match.version > 60)
    page = open_seat(people, store_table(serving.database, match, NAMES), viewport=LAPTOP)
    page.locator("#do-reference").click()
    page.locator("#reference .ref-card").first.wait_for()
    assert page.locator("#reference .ref-card[data-anchors]").count() >= least
    assert page.locator("#reference .ref-card[data-anchors]").evaluate_all(WHOLE)
    assert not fits or page.locator("#reference-cards").evaluate("(grid) => grid.scrollHeight <= grid.clientHeight")
    last = page.locator("#reference .ref-card[data-anchors]").last
    page.locator("#card-find").fill(last.locator("b").inner_text())
    expect(last).to_be_in_viewport()
    page.locator("#reference-close").click()
    expect(page.locator("#reference")).to_be_hidden()


def test_characters_are_chips_that_open_their_card(people: People, serving: Serving) -> None:
    """Chips share one line while others play; during a question, hovering a row shows all of them."""
    laid = create_late_match(serving, 4)
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor - 1], viewport=LAPTOP)
    row = page.locator(".person-chips:has(.more:not([hidden]))").first
    hidden = row.locator(".person-chip:not(.more):not([hidden])").count()
    row.locator(".more").click()
    assert row.locator(".person-chip:not(.more):not([hidden])").count() > hidden
    chip = row.locator(".person-chip").first
    name = chip.locator("> span").first.inner_text()
    chip.click()
    expect(page.locator("#pick b").first).to_contain_text(name.split(" of ")[0])


CUT = """() => [...document.querySelectorAll(
    ".source-labels .source-label, .person-chips, .seat-row .resources")].filter((thing) => {
  const box = thing.getBoundingClientRect(), around = thing.closest(".player-board, .players").getBoundingClientRect();
  return box.bottom > around.bottom + 1 || box.right > around.right + 1; }).length"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panels_fit_and_the_question_gets_the_space(people: People, serving: Serving, seats: int) -> None:
    laid = create_late_match(serving, seats)
    page = people.open_window(token=laid.tokens[laid.match.actor], viewport=LAPTOP)
    for lang in visit_in_languages(page, people.address + laid.path):
        if page.locator("#reference").is_visible():
            page.keyboard.press("Escape")
        boxes = {name: page.locator(f"#{name}").bounding_box() for name in ("decision", "players", "log", "chat")}
        assert boxes["chat"]["y"] + boxes["chat"]["height"] <= LAPTOP["height"], (lang, boxes)
        assert boxes["log"]["height"] >= 2 * 19, (lang, boxes)
        assert boxes["decision"]["height"] >= 380, (lang, boxes)
        cut = page.evaluate(CUT)
        assert not cut, lang
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), lang


def test_panels_keep_their_height_between_turns(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 3, 3), NAMES, bots=2)
    page = open_seat(people, laid, viewport=LAPTOP)
    heights = "() => ['decision', 'players', 'log'].map((id) => document.getElementById(id).offsetHeight)"
    wait_for_choices(page)
    seen = {tuple(page.evaluate(heights))}
    for _ in range(6):
        before = read_version(page)
        type_digits(page, "1")
        wait_for_choices(page, before)
        seen.add(tuple(page.evaluate(heights)))
    assert len(seen) == 1, seen


def test_the_card_reference_is_accessible(people: People, serving: Serving) -> None:
    page = open_seat(people, store_hiring_position(serving), viewport=LAPTOP)
    page.locator("#reference .ref-card").first.wait_for()
    page.locator("#reference .ref-card.is-can").last.click()
    assert not find_violations(page, part="#reference")
    page.set_viewport_size(PHONE)
    page.evaluate(DARK)
    assert not find_violations(page, "color-contrast", part="#reference")
