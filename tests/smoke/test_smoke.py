"""What matters most, in Firefox and WebKit. Chromium runs all of tests/browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.positions import PreparedTable, create_random_policy, load_recorded_match, store_table
from browser.screens import create_midgame_match
from browser.table_page import STATE
from browser.test_lesson import READY
from server.persons import Person
from server.serving import Serving
from smoke.page import Page

TITLES = ("la-loire", "orleans", "thurn-und-taxis")
TAB, ENTER, RIGHT, END = "\ue004", "\ue007", "\ue014", "\ue010"  # keys in the WebDriver standard

MOST_TABS = 60

# What the player whose page it is can do next, once the page has left the state `before`: the id of a choice, or
# nothing when others are to play.
NEXT = f"""(before) => {{
  const panel = document.querySelector('[data-region="decision"]');
  if (!panel?.matches("html.js:not(.busy) :not([aria-busy=true])") || ({STATE})() === before) return false;
  const shown = [...panel.querySelectorAll("button.choice")].filter((each) => each.offsetParent && !each.hidden);
  const choice = shown.find((each) => each.dataset.notation === "ready")
    ?? shown.find((each) => !each.matches("[data-group=lift] *, [data-notation=reopen]"));
  return {{ id: choice?.id ?? "" }}; }}"""
NUMBER = "(before) => Number(document.body.dataset.number) > before && Number(document.body.dataset.number)"
# The question, its choices, and the last line of the log
SHOWN = """() => [...document.querySelectorAll("#ask, #decision .choice, #log li:last-of-type")]
  .map((each) => each.textContent.replace(/\\s+/g, " "))"""
MOMENT = "() => Number(document.querySelector('#at').value)"


def wait_for_number(page: Page, before: int = -1) -> int:
    """Wait until the page shows a later position; return its number."""
    return int(page.wait_for(NUMBER, before))


def lay_middle(serving: Serving, title: str) -> PreparedTable:
    return store_table(serving.database, create_midgame_match(title, 2, create_random_policy(11), 60))


def open_turn(page: Page, laid: PreparedTable) -> None:
    """Open a table as the player who is to play."""
    page.goto(laid.path, laid.tokens[laid.match.actor])


def test_home(page: Page) -> None:
    page.goto("/")
    assert page.evaluate("() => document.querySelectorAll('.game-tiles > *').length") >= len(TITLES)
    page.click('a[href^="?lang=de"], [hreflang="de"]')
    page.wait_for("() => document.documentElement.lang === 'de'")


def test_a_guided_game(page: Page) -> None:
    page.goto("/")
    page.click("#learn-thurn-und-taxis")
    before, steps = "", set[int]()
    while len(steps) < 5:
        now = page.wait_for(READY, before)
        assert now["inSight"], now
        steps.add(now["step"])
        page.click(f"#{now['id']}")
        if now["card"]:
            page.click("[data-play-action]")
        before = f"{now['step']} {now['wanted']}"


def play_turn(page: Page, take: Callable[[str], None]) -> None:
    """Take one choice after the other until others are to play."""
    before, first = "", wait_for_number(page)
    for _ in range(15):
        choice = page.wait_for(NEXT, before)["id"]
        if not choice:
            break
        before = page.evaluate(STATE)
        take(choice)
    else:
        raise AssertionError("the turn never ends")
    assert wait_for_number(page, first) > first


@pytest.mark.parametrize("title", TITLES)
def test_a_turn(page: Page, serving: Serving, title: str) -> None:
    open_turn(page, lay_middle(serving, title))
    play_turn(page, lambda choice: page.click(f"#{choice}"))


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_by_keyboard_alone(page: Page, serving: Serving, title: str) -> None:
    """The first Tab offers a way to the question; Tab and Enter do the rest."""
    open_turn(page, lay_middle(serving, title))
    page.press(TAB)
    assert page.evaluate("() => document.activeElement.matches('.skip')")
    page.press(ENTER)

    def take(choice: str) -> None:
        for _ in range(MOST_TABS):
            if page.evaluate("(id) => document.activeElement.id === id", choice):
                page.press(ENTER)
                return
            page.press(TAB)
        raise AssertionError(f"{choice} cannot be reached by Tab")

    play_turn(page, take)


def test_the_stream(page: Page, serving: Serving) -> None:
    """An action of somebody else arrives without a reload."""
    laid = lay_middle(serving, "thurn-und-taxis")
    actor = laid.match.actor
    page.goto(laid.path, laid.tokens[1 - actor])
    before = wait_for_number(page)
    page.evaluate("() => { window.stays = true; }")
    person = Person(serving, token=laid.tokens[actor])
    assert person.act(laid.table, actor, before, laid.match.legal(actor)[0]).status_code == 200
    wait_for_number(page, before)
    assert page.evaluate("() => window.stays")


def test_a_reload_shows_the_same(page: Page, serving: Serving) -> None:
    open_turn(page, lay_middle(serving, "la-loire"))
    page.evaluate("() => localStorage.setItem('postchaise-auto-continue', 'off')")  # one click is one action
    choice = page.wait_for(NEXT)["id"]
    first = wait_for_number(page)
    page.click(f"#{choice}")
    number = wait_for_number(page, first)
    page.wait_for(NEXT)
    text = page.evaluate(SHOWN)
    page.reload()
    assert page.wait_for(NEXT)
    assert wait_for_number(page) == number
    assert page.evaluate(SHOWN) == text


def test_a_replay(page: Page, serving: Serving) -> None:
    laid = store_table(serving.database, load_recorded_match("orleans", "knights-2"))
    page.goto(f"{laid.path}/replay?at=80")
    page.wait_for("() => Boolean(document.querySelector('html.ready'))")
    assert page.evaluate(MOMENT) == 80
    page.press(RIGHT)
    page.wait_for(f"() => ({MOMENT})() > 80")
    page.press(END)
    page.wait_for(f"(last) => ({MOMENT})() === last", laid.match.version)
    page.click("#run-back")
    page.wait_for(f"(last) => ({MOMENT})() < last", laid.match.version)
