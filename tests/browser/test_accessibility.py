"""Run axe on every screen, in three languages, in the light and dark themes."""

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
def screens(serving: Serving) -> list[Screen]:
    return create_screens(serving)


def find_violations(page: Any, *rules: str, part: str = "") -> list[Any]:
    """Return the violations of these rules (or all), in `part` only if the rest is checked elsewhere: axe is slow."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(axe.AXE_SCRIPT)
    return list(page.evaluate(RUN, [part, list(rules)]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_is_accessible(people: People, screens: list[Screen], lang: str) -> None:
    """Check texts, structure and contrast in both themes, each screen in one of the languages in turn."""
    people.expected = ["status of 404"]
    found: dict[str, Any] = {}
    page = people.open_window("/", lang)
    for screen in [screen for screen in screens if not screen.twice][LANGUAGES.index(lang) :: len(LANGUAGES)]:
        people.switch_person(page, screen.token)
        page.goto(urljoin(people.address, screen.path.replace("{lang}", lang)))
        page.locator(screen.wait).first.wait_for()
        told = {
            "words": find_raw_text(page),
            "signs": page.evaluate(UNDRAWN),
            "structure": find_violations(page, part=screen.part),
        }
        page.evaluate(DARK)
        told["contrast"] = find_violations(page, "color-contrast", part=screen.part)
        found |= {f"{screen.name} {what}": list_ for what, list_ in told.items() if list_}
    assert not found, found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_is_sent_complete_in_every_language(serving: Serving, screens: list[Screen], lang: str) -> None:
    """Without a browser: no page contains message ids or undefined symbols."""
    for screen in screens:
        path = screen.path.replace("{lang}", lang)
        cookies = {"cookie": f"postchaise={screen.token}"} if screen.token else {}
        answer = httpx.get(urljoin(serving.address, path), headers={"accept-language": lang, **cookies}, verify=False)
        assert answer.status_code == (404 if screen.name == "error" else 200), screen.name
        sent = ParsedPage(answer.text)
        assert sent.lang == lang, screen.name
        assert not filter_raw_text(sent.texts), screen.name
        assert not sent.undefined_symbols, screen.name


@pytest.mark.parametrize("which", [0, 1], ids=["orleans", "thurn-und-taxis"])
def test_every_board_view_is_accessible_on_a_phone(people: People, serving: Serving, which: int) -> None:
    laid = store_crowded_tables(serving.database)[which]
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor], viewport=PHONE)
    sides = page.locator(".views [data-view]:visible").evaluate_all("(all) => all.map((each) => each.id)")
    assert len(sides) > 1
    page.evaluate(DARK)  # the light theme is checked above
    for side in sides:
        page.locator(f"#{side}").click()
        assert not find_violations(page), side


def test_dialogs_are_accessible(people: People, serving: Serving) -> None:
    """Check settings and confirmations in both themes."""
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
        assert not find_violations(page, part=dialog), dialog
        page.evaluate(LIGHT)
        assert not find_violations(page, "color-contrast", part=dialog), dialog
