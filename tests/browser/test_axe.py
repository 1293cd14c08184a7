"""Nothing serious in the way of anybody: axe on every screen, in three languages, by day and by candle-light."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin

import httpx
import pytest

from browser.positions import create_random_policy, load_recorded_match, store_table
from browser.screens import Screen, create_midgame_match, create_screens, create_waiting_room, store_crowded_tables
from browser.text_checks import ParsedPage, filter_raw_text, find_raw_text
from browser.windows import LANGUAGES, PHONE, People
from server.serving import Serving

axe = pytest.importorskip("axe_playwright_python.base")

RUN = """([part, rules]) => axe.run(part || document, { resultTypes: ["violations"], preload: false, selectors: false,
  runOnly: rules.length ? { type: "rule", values: rules }
    : { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] } })
  .then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + node.failureSummary)]))"""
# What is used and was never drawn: it leaves a hole that no one complains about.
UNDRAWN = """() => [...new Set([...document.querySelectorAll("use")].map((use) => use.getAttribute("href")))]
  .filter((href) => href.startsWith("#") && !document.getElementById(href.slice(1)))"""
LIGHT, DARK = (f"document.documentElement.dataset.theme = '{theme}'" for theme in ("light", "dark"))


@pytest.fixture(scope="module")
def every(serving: Serving) -> list[Screen]:
    return create_screens(serving)


def violations(page: Any, *rules: str, part: str = "") -> list[Any]:
    """By these rules, or all; of a part of the page where the rest was looked at elsewhere: axe takes its time."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(axe.AXE_SCRIPT)
    return list(page.evaluate(RUN, [part, list(rules)]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen(people: People, every: list[Screen], lang: str) -> None:
    """Words, structure and contrast, by day and in the dark: each screen in one of the languages, in turn."""
    people.expected = ["status of 404"]
    found: dict[str, Any] = {}
    page = people.open_window("/", lang)
    for screen in [screen for screen in every if not screen.twice][LANGUAGES.index(lang) :: len(LANGUAGES)]:
        people.switch_person(page, screen.token)
        page.goto(urljoin(people.address, screen.path.replace("{lang}", lang)))
        page.locator(screen.wait).first.wait_for()
        told = {
            "words": find_raw_text(page),
            "signs": page.evaluate(UNDRAWN),
            "structure": violations(page, part=screen.part),
        }
        page.evaluate(DARK)
        told["contrast"] = violations(page, "color-contrast", part=screen.part)
        found |= {f"{screen.name} {what}": list_ for what, list_ in told.items() if list_}
    assert not found, found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_as_it_is_sent(serving: Serving, every: list[Screen], lang: str) -> None:
    """In every language, without a browser: words only, and every sign drawn."""
    for screen in every:
        path = screen.path.replace("{lang}", lang)
        cookies = {"cookie": f"postchaise={screen.token}"} if screen.token else {}
        answer = httpx.get(urljoin(serving.address, path), headers={"accept-language": lang, **cookies}, verify=False)
        assert answer.status_code == (404 if screen.name == "error" else 200), screen.name
        sent = ParsedPage(answer.text)
        assert sent.lang == lang, screen.name
        assert not filter_raw_text(sent.texts), screen.name
        assert not sent.undefined_symbols, screen.name


@pytest.mark.parametrize("which", [0, 1], ids=["orleans", "thurn-und-taxis"])
def test_every_side_of_a_board_on_a_phone(people: People, serving: Serving, which: int) -> None:
    laid = store_crowded_tables(serving.database)[which]
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor], viewport=PHONE)
    sides = page.locator(".views [data-view]:visible").evaluate_all("(all) => all.map((each) => each.id)")
    assert len(sides) > 1
    page.evaluate(DARK)  # every screen was seen by day
    for side in sides:
        page.locator(f"#{side}").click()
        assert not violations(page), side


def test_dialogs(people: People, serving: Serving) -> None:
    """Settings and questions, by day and by candle-light."""
    match = create_midgame_match("la-loire", 2, create_random_policy(11), 40)
    laid, (host, made) = store_table(serving.database, match), create_waiting_room(serving)
    table, waiting = laid.path, f"/t/{made['table']}"
    over = store_table(serving.database, load_recorded_match("orleans", "knights-2"))
    page = people.open_window("/offline/en")
    for path, token, opener, dialog in (
        (table, laid.tokens[match.actor], "#do-settings", "#settings"),
        (table, laid.tokens[1 - match.actor], "#do-takeback", "#confirm"),
        (waiting, host, "#do-close", "#confirm"),
        (over.path, over.tokens[0], "#do-share", "#share"),
    ):
        people.switch_person(page, token)
        page.goto(people.address + path)
        page.locator("html.js").wait_for()
        page.locator(opener).click()
        page.locator(dialog).wait_for()
        page.evaluate(DARK)
        assert not violations(page, part=dialog), dialog
        page.evaluate(LIGHT)
        assert not violations(page, "color-contrast", part=dialog), dialog
