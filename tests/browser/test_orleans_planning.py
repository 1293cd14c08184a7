"""Planning in Orléans by click, by drag and by keyboard. For its secrecy see test_live_secrets.py."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from browser.layout_checks import find_cut_off_text, find_overlaps
from browser.positions import (
    PreparedTable,
    create_bot_policy,
    create_match,
    create_random_policy,
    load_recorded_match,
    play_until,
    store_table,
)
from browser.table_page import locate_followers, type_digits
from browser.windows import BROAD, LAPTOP, PHONE, People, visit_in_languages
from postchaise import Match
from postchaise.kernel.dice import SealedDice
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect


def is_planning(match: Match) -> bool:
    return bool(match.view(-1)["step"] == "plan")


@pytest.fixture
def laid(serving: Serving) -> PreparedTable:
    """Store a first round with two players: four starting followers on each market, and no plans."""
    return store_table(
        serving.database, play_until(create_match("orleans", 2, 5), create_random_policy(1), is_planning)
    )


@pytest.fixture
def desk(people: People, laid: PreparedTable) -> Any:
    page = people.open_window(laid.path, token=laid.tokens[0], viewport=LAPTOP)
    page.locator(".desk .token-button").first.wait_for()
    return page


def locate_name(page: Any, place: str) -> Any:
    """Locate the name of a place card."""
    return page.locator(f'article[data-anchor="place:{place}"] h4')


def click_card(page: Any, place: str) -> None:
    box = locate_name(page, place).bounding_box()
    page.mouse.click(box["x"] + 4, box["y"] + 4)


def drag_to(page: Any, start: Any, end: Any) -> None:
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for box in (start.bounding_box(), end.bounding_box())
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 4, steps=2)
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def test_choices_are_numbered_without_gaps(desk: Any) -> None:
    """Choices that take back have no number: Ready follows the last place."""
    type_digits(desk, "1")
    expect(desk.locator("[data-group=lift] .choice")).to_have_count(1)
    shown = desk.locator("#decision .choice kbd").evaluate_all(
        "(keys) => keys.filter((key) => key.checkVisibility()).map((key) => key.textContent)"
    )
    assert shown == [str(at) for at in range(1, len(shown) + 1)]
    type_digits(desk, shown[-1])
    expect(desk.locator("#ask")).not_to_contain_text("Where do you put")


def test_towns_show_the_numbers_of_their_trips(people: People, serving: Serving) -> None:
    match = play_until(
        create_match("orleans", 2, 1), create_bot_policy("novice", 1), lambda match: match.view(-1)["step"] == "move"
    )
    laid = store_table(serving.database, match)
    page = people.open_window(laid.path, token=laid.tokens[match.actor], viewport=LAPTOP)
    page.locator(".spot.selectable").first.wait_for()
    listed = page.locator("#decision .choice[data-anchors*='town:'] kbd").evaluate_all(
        "(keys) => keys.filter((key) => key.checkVisibility()).map((key) => key.textContent)"
    )
    shown = page.locator(".spot.selectable").evaluate_all(
        """(towns) => towns.map((town) => getComputedStyle(town, "::before").content.replaceAll('"', ""))"""
    )
    assert listed
    assert sorted(shown) == listed


def test_the_middle_of_a_town_means_the_town(people: People, serving: Serving) -> None:
    """A road that leads there ends in it, but the click must not mean the road and its goods."""
    match = play_until(
        create_match("orleans", 2, 1), create_bot_policy("novice", 1), lambda match: match.view(-1)["step"] == "move"
    )
    laid = store_table(serving.database, match)
    page = people.open_window(laid.path, token=laid.tokens[match.actor], viewport=LAPTOP)
    page.locator(".spot.selectable").first.wait_for()
    assert page.locator(".reachable-way").count()
    hit = page.locator(".spot.selectable").evaluate_all(
        """(towns) => towns.map((town) => { const box = town.getBoundingClientRect();
          return document.elementFromPoint(box.x + box.width / 2, box.y + box.height * .75) === town; })"""
    )
    assert hit
    assert all(hit)


def test_a_tooltip_does_not_keep_a_click_from_the_card_under_it(desk: Any) -> None:
    """The tooltip lies over the Castle; its link to the rule can still be clicked."""
    locate_name(desk, "scriptorium").hover(force=True)
    tip = desk.locator('article[data-anchor="place:scriptorium"] .tooltip')
    tip.wait_for()
    under, over = locate_name(desk, "castle").bounding_box(), tip.bounding_box()
    assert over["y"] < under["y"] + 4 < over["y"] + over["height"]
    click_card(desk, "castle")
    expect(desk.locator('article[data-anchor="place:castle"]')).to_have_class(re.compile("active"))
    expect(tip).to_be_hidden()
    locate_name(desk, "scriptorium").hover(force=True)
    tip.locator("a.rule").click()
    expect(desk.locator("dialog#rule")).to_be_visible()


def test_a_follower_on_an_unusable_place_can_be_clicked(desk: Any) -> None:
    """There are no monks in the first round, so the Monastery cannot be used."""
    market, there = desk.locator(".desk .tray-market .token-button"), desk.locator(".place.dead .socket.coin")
    before = market.count()
    drag_to(desk, desk.locator('.token-button[data-anchor="follower:own-trader"]'), locate_name(desk, "monastery"))
    expect(there).to_have_count(1)
    box = there.bounding_box()
    desk.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(there).to_have_count(0)
    expect(market).to_have_count(before)
    expect(desk.locator("#reference")).to_be_hidden()


def test_a_click_fills_a_place_and_a_second_click_empties_it(desk: Any) -> None:
    before = desk.locator(".desk .tray-market .token-button").count()
    click_card(desk, "farmhouse")
    expect(locate_followers(desk, "farmhouse")).to_have_count(2)
    expect(desk.locator('.place.active[data-anchor="place:farmhouse"]')).to_be_visible()
    expect(desk.locator(".desk .tray-market .token-button")).to_have_count(before - 2)
    click_card(desk, "farmhouse")
    expect(locate_followers(desk, "farmhouse")).to_have_count(0)


def test_on_a_phone_a_tap_on_a_space_fills_the_place_unless_a_follower_is_picked(desk: Any) -> None:
    desk.set_viewport_size(PHONE)
    box = desk.locator('.socket[data-anchor="slot:farmhouse-craftsman"]').bounding_box()
    desk.mouse.click(box["x"] + 15, box["y"] + 15)
    expect(locate_followers(desk, "farmhouse")).to_have_count(2)
    desk.locator('.token-button[data-anchor="follower:own-farmer"]').click()
    desk.locator('.socket[data-anchor="slot:castle-farmer"]').click()
    expect(locate_followers(desk, "castle")).to_have_count(1)


def test_a_follower_is_dragged_to_a_socket_and_back_to_the_market(desk: Any) -> None:
    boatman = desk.locator('.token-button[data-anchor="follower:own-boatman"]')
    drag_to(desk, boatman, desk.locator('.socket[data-anchor="slot:castle-boatman"]'))
    expect(locate_followers(desk, "castle")).to_have_count(1)
    drag_to(desk, locate_followers(desk, "castle").first, desk.locator(".tray-market"))
    expect(locate_followers(desk, "castle")).to_have_count(0)


def test_planning_works_by_keyboard_alone(desk: Any) -> None:
    desk.locator('.token-button[data-anchor="follower:own-trader"]').focus()
    desk.keyboard.press("Enter")
    desk.locator('.socket[data-anchor="slot:university-trader"]').focus()
    desk.keyboard.press("Enter")
    expect(locate_followers(desk, "university")).to_have_count(1)
    ready = desk.locator('[data-group="ready"] .choice')
    expect(ready).to_contain_text("Ready, 3 stay")
    fold = desk.locator("#decision details.covered summary")
    fold.click()
    expect(ready.locator("kbd")).not_to_have_text(ready.get_attribute("data-key"))
    keys = desk.locator("#decision .choice kbd:visible").all_inner_texts()
    assert sorted(set(keys), key=int) == keys, "what is unfolded has its keys too, and nothing has the same"
    fold.click()
    expect(ready.locator("kbd")).to_have_text(ready.get_attribute("data-key"))
    desk.keyboard.press("Escape")
    desk.locator("#ask").focus()
    type_digits(desk, ready.get_attribute("data-key"))
    expect(desk.locator('[data-group="ready"] .choice')).to_contain_text("Change my plan")


# The fullest desk there is: ten places, five tiles, eight followers

RECORD = Path(__file__).resolve().parents[1] / "matches" / "orleans" / "ruin-5.txt"
FULL, SEAT = 797, 4  # actions of the record, and the seat that looks
WRITTEN = [".place h4 > b", ".place-state", ".socket", ".gain", ".place > p", ".always-note"]


def test_fifteen_places_and_a_full_market_fit_in_every_language(people: People, serving: Serving) -> None:
    match = Match.from_record(RECORD.read_text("utf-8")).fork(FULL, SealedDice(bytes([9]) * 32))
    laid = store_table(serving.database, match)
    page = people.open_window(token=laid.tokens[SEAT])
    for lang in visit_in_languages(page, people.address + laid.path):
        expect(page.locator(".place:not(.slot)")).to_have_count(15)
        expect(page.locator(".tray-market .token-button")).to_have_count(8)
        for size in (BROAD, LAPTOP, PHONE):
            page.set_viewport_size(size)
            found = find_overlaps(page, ".place-grid", WRITTEN, at_least=60)
            assert not found, (lang, size, found)
            found = find_cut_off_text(page, ".place-grid", [".place h4 > b", ".place .place-row"])
            assert not found, (lang, size, found)


def test_a_placed_follower_is_dragged_to_another_place(desk: Any) -> None:
    click_card(desk, "castle")
    expect(locate_followers(desk, "castle")).to_have_count(3)
    drag_to(
        desk, locate_followers(desk, "castle").first, desk.locator('article[data-anchor="place:university"] .sockets')
    )
    expect(locate_followers(desk, "university")).to_have_count(1)
    expect(locate_followers(desk, "castle")).to_have_count(2)


@pytest.mark.parametrize("gap", [180, 220, 260])
def test_quick_clicks_on_places_fill_all_of_them(people: People, serving: Serving, gap: int) -> None:
    """A click goes to the place below a moving follower, and is queued while the last command is pending."""
    laid = store_table(serving.database, load_recorded_match("orleans", "craft-2", 237))
    page = people.open_window(laid.path, token=laid.tokens[1], viewport=LAPTOP, motion=True)
    page.locator(".desk.at-plan .token-button").first.wait_for()
    places = ("farmhouse", "hayrick", "village")
    spots = [locate_name(page, place).bounding_box() for place in places]
    for box in spots:
        page.mouse.click(box["x"] + 4, box["y"] + 4)
        page.wait_for_timeout(gap)
    for place in places:
        expect(page.locator(f'.place.active[data-anchor="place:{place}"]')).to_be_visible()
    assert "takes back" not in page.locator('[data-region="log"]').inner_text()


HALFWAY = """() => {
  const glides = document.getAnimations().filter((each) => each.effect.target.closest?.(".socket .moving"));
  if (!glides.length) return false;
  glides.forEach((each) => { each.pause(); each.currentTime = each.effect.getTiming().duration / 2; });
  const { x, y, width, height } = glides[0].effect.target.getBoundingClientRect();
  return [x + width / 2, y + height / 2]; }"""


def test_a_click_on_a_moving_follower_fills_the_place_below(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, load_recorded_match("orleans", "craft-2", 237))
    page = people.open_window(laid.path, token=laid.tokens[1], viewport=LAPTOP, motion=True)
    page.locator(".desk.at-plan .token-button").first.wait_for()
    click_card(page, "hayrick")  # the place below the Farmhouse
    x, y = page.wait_for_function(HALFWAY).json_value()
    page.mouse.click(x, y)
    below = page.locator('.place.active[data-anchor="place:farmhouse"], [data-deselect]')  # or a space of it
    expect(below.first).to_be_visible()
    expect(page.locator('.place.active[data-anchor="place:hayrick"]')).to_be_visible()


def test_pass_never_appears_where_ready_was(people: People, serving: Serving) -> None:
    match = create_match("orleans", 2, 5)
    plan = store_table(serving.database, play_until(match, create_random_policy(1), is_planning))
    act = store_table(
        serving.database, play_until(match, create_random_policy(1), lambda match: match.view(-1)["step"] == "act")
    )
    assert act.match.actor == 0
    page = people.open_window(token=plan.tokens[0])
    for size in (BROAD, LAPTOP, PHONE):
        page.set_viewport_size(size)
        boxes = []
        for laid, notation in ((plan, "ready"), (act, "pass")):
            people.switch_person(page, laid.tokens[0])
            page.goto(people.address + laid.path)
            choice = page.locator(f'[data-notation="{notation}"]')
            choice.wait_for()
            boxes.append(choice.bounding_box())
        ready, passing = boxes
        assert ready["x"] + ready["width"] <= passing["x"], size
