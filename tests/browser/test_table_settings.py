"""Names, settings and leaving: what people do at a table besides playing."""

from __future__ import annotations

import re

import pytest

from browser.positions import create_match, create_random_policy, play_until, store_table
from browser.table_page import click_choice, read_choices, read_version, wait_for_choices, wait_for_version
from browser.windows import LAPTOP, People
from server.persons import Person, create_token
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

WITHOUT_CLOCK = """(panel) => { const copy = panel.cloneNode(true);
  copy.querySelector(".until")?.remove();
  return copy.innerHTML; }"""
IN_SIGHT = """(line) => { const range = document.createRange();
  range.selectNodeContents(line);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return [left + 2, right - 2].every((x) => line.contains(document.elementFromPoint(x, (top + bottom) / 2))); }"""
BRIEF_IN_SIGHT = """(line) => { const { left, right, top, bottom } = line.getBoundingClientRect();
  const row = line.closest(".seat-row"), boxes = [...row.querySelectorAll(".seat-name > bdi, .seat-goods, .resources")];
  const apart = boxes.map((each) => each.getBoundingClientRect()).every((box) =>
    box.bottom <= top + 2 || box.top >= bottom - 2 || box.left >= right || box.right <= left);
  return right - left > 40 && apart && /^"bot possible in \\d:\\d\\d"$/.test(getComputedStyle(line, "::after").content)
    && [left + 2, right - 2].every((x) => line.contains(document.elementFromPoint(x, (top + bottom) / 2))); }"""


def test_players_wait_rename_leave_and_close_a_table(people: People, serving: Serving) -> None:
    people.expected = ["410"]
    host, guest = Person(serving), Person(serving, token=create_token())
    made = host.make(seats=[{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}], title="Chinon")
    assert guest.join(made, 1, "Ben").status_code == 200
    ada = people.open_window(f"/t/{made['table']}", token=host.token)
    ben = people.open_window(f"/t/{made['table']}", token=guest.token, lang="fr")
    expect(ben.locator(".chosen")).to_contain_text("Édition")
    expect(ada.locator("#seat-1")).to_contain_text("at the table")
    assert ada.locator("#free-1").count() == 0, "who is there is not sent away"
    ben.locator("#name-1").fill("Bert")
    ben.keyboard.press("Enter")
    expect(ada.locator("#seat-1")).to_contain_text("Bert")
    ben.locator("#do-leave").click()
    ben.locator("#confirm [value=yes]").click()
    ben.wait_for_url(serving.address + "/")
    expect(ada.locator("#seat-1")).to_contain_text("is free")
    late = people.open_window(f"/t/{made['table']}")
    ada.locator("#do-close").click()
    ada.locator("#confirm [value=yes]").click()
    ada.wait_for_url(serving.address + "/")
    expect(ada.locator(".lists")).not_to_contain_text("Chinon")
    expect(late.locator("h1")).to_have_text("This table is gone")


def test_players_change_names_and_resign(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 3))
    ada, ben = (people.open_window(laid.path, token=token) for token in laid.tokens)
    ada.locator("#do-settings").click()
    ada.locator("#name-0").fill("Adèle")
    ada.keyboard.press("Enter")
    expect(ben.locator("#log")).to_contain_text(re.compile("Ada.* is now called .*Adèle"))
    expect(ada.locator("#settings")).to_be_hidden()
    assert ben.locator("#seat-menu-0").count() == 0, "she is there"
    ada.locator("#do-settings").click()
    ada.locator("#do-resign").click()
    expect(ada.locator("#confirm")).to_contain_text("Resign?")
    ada.locator("#confirm [value=yes]").click()
    expect(ben.locator("#log")).to_contain_text("resigns; a bot takes over.")
    expect(ada.locator(".page-location .head-tag")).to_have_text("watching")


def test_a_link_hands_a_seat_to_another_person(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("thurn-und-taxis", 2, 3))
    ada, ben = (people.open_window(laid.path, token=token) for token in laid.tokens)
    ben.locator("#do-settings").click()
    ben.locator("#do-hand-1").click()
    ben.locator("#confirm [value=yes]").click()
    link = ben.locator("#offer-link-1").get_attribute("data-link")
    assert ben.locator("#seat-back-1").is_visible(), "until then"
    expect(ada.locator("#players .offer")).to_contain_text("is handing over this seat")
    assert ada.locator("#offer-link-1").count() == 0
    eve = people.open_window(link)
    eve.locator("#name").fill("Eve")
    eve.locator(".enter button").click()
    eve.wait_for_url(serving.address + laid.path)
    expect(ada.locator("#log")).to_contain_text(re.compile("Eve.* takes over from .*Ben.*, who handed over the seat"))
    expect(ben.locator("#seat-back-1")).to_have_count(0)


@pytest.mark.parametrize("game", ["la-loire", "orleans", "thurn-und-taxis"])
@pytest.mark.parametrize(("seats", "seen"), [(2, IN_SIGHT), (3, BRIEF_IN_SIGHT), (4, BRIEF_IN_SIGHT)])
def test_a_laptop_shows_when_an_absent_player_may_be_replaced(
    people: People, serving: Serving, game: str, seats: int, seen: str
) -> None:
    """Two players see a sentence; more players see a word and a clock below the name."""
    laid = store_table(serving.database, create_match(game, seats, 3))
    page = people.open_window(laid.path, token=laid.tokens[0], viewport=LAPTOP)
    for line in page.locator("#players .until").all():
        expect(line).to_contain_text(re.compile(r"a bot may take over in [0-2]:[0-5]\d"))
        assert line.evaluate(seen), "nothing lies over it"
    assert page.locator("#players .until").count() == seats - 1, "not for oneself"


@pytest.mark.parametrize("game", ["la-loire", "thurn-und-taxis"])
def test_a_large_screen_shows_absence_below_the_name(people: People, serving: Serving, game: str) -> None:
    laid = store_table(serving.database, create_match(game, 3, 3))
    page = people.open_window(laid.path, token=laid.tokens[0], viewport={"width": 1440, "height": 900})
    for line in page.locator("#players .until").all():
        expect(line).to_contain_text("a bot may take over in")
        assert line.evaluate(BRIEF_IN_SIGHT)


def test_the_end_of_a_turn_is_confirmed(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 8))
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor])
    wait_for_choices(page)
    page.locator("#do-settings").click()
    page.locator("#confirm-always").check()
    page.keyboard.press("Escape")
    page.reload()
    for _ in range(30):
        before, open_choices = read_version(page), wait_for_choices(page)
        click_choice(page, next((each for each in open_choices if each["group"] == "done"), open_choices[0]))
        page.wait_for_function(
            "(before) => document.querySelector('#confirm[open]') || Number(document.body.dataset.number) > before",
            arg=before,
        )
        if page.locator("#confirm").is_visible():
            break
    expect(page.locator("#confirm h2")).to_have_text("End your turn?")
    page.locator("#confirm [value=no]").click()
    assert read_version(page) == before
    assert read_choices(page) == open_choices
    click_choice(page, next((each for each in open_choices if each["group"] == "done"), open_choices[0]))
    page.locator("#confirm [value=yes]").click()
    wait_for_version(page, before + 1)


def test_the_catch_up_rewinds_purses(people: People, serving: Serving) -> None:
    match = play_until(create_match("la-loire", 2, 6), create_random_policy(6), lambda m: m.version >= 40)
    seat = match.actor
    match = play_until(match, create_random_policy(7), lambda m: m.actor != seat and m.version > 40)
    other = match.actor
    match = play_until(match, create_random_policy(8), lambda m: m.actor == seat)
    laid = store_table(serving.database, match)
    page = people.open_window(laid.path, token=laid.tokens[seat])
    panel = page.locator(f'[data-anchor="seat:{other}"]')
    now = panel.evaluate(WITHOUT_CLOCK)
    page.locator("#do-catch-up").click()
    expect(page.locator("#caption")).to_contain_text("Step 1 of")
    assert panel.evaluate(WITHOUT_CLOCK) != now, "it was the other one's turn"
    page.keyboard.press("ArrowRight")
    expect(page.locator("#caption")).to_contain_text("Step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#caption")).to_contain_text("Step 1 of")
    page.keyboard.press("Escape")
    expect(page.locator("#caption")).to_be_hidden()
    assert panel.evaluate(WITHOUT_CLOCK) == now
