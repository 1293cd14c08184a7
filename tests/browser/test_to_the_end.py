"""Orléans and Thurn und Taxis against bots, from the home page to the result: by mouse, and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from browser.people import LAPTOP, PHONE, People, tab_to
from browser.positions import lay, recorded
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

MOST = 600  # answers; nobody needs so many

# What somebody would do next: fill a place, be ready, or whatever comes first. Nobody takes anything back, or thinks
# again while the others still plan.
WANTED = """(before) => {
  const { number, status } = document.body.dataset, panel = document.querySelector('[data-region="whatnow"]');
  if (status === "over") return "over";
  if (!panel || `${number}${panel.classList.contains("narrowed")}` === before) return false;
  if (panel.getAttribute("aria-busy") === "true") return false;
  const seen = [...panel.querySelectorAll("button.ch")].filter((choice) => choice.offsetParent && !choice.hidden);
  const first = (rule) => seen.find((choice) => choice.matches(rule));
  const choice = first('[data-group="fill"] .ch') ?? first('[data-notation="ready"]')
    ?? first(":not([data-group=lift] *, [data-notation=reopen])");
  return choice && { id: choice.id, keys: choice.querySelector("kbd").textContent }; }"""
STATE = """() => `${document.body.dataset.number}${
  document.querySelector('[data-region="whatnow"]').classList.contains("narrowed")}`"""


def play(page: Any, keyboard: bool) -> int:
    before = ""
    for answers in range(MOST):
        choice = page.wait_for_function(WANTED, arg=before).json_value()
        if choice == "over":
            return answers
        before = page.evaluate(STATE)
        if keyboard:
            page.keyboard.type(choice["keys"])
        else:
            page.locator(f"#{choice['id']}").click()
    return MOST


@pytest.mark.parametrize("game", ["orleans", "thurn-und-taxis"])
def test_a_whole_game_by_mouse_on_a_phone(people: People, game: str) -> None:
    page = people.window(viewport=PHONE)
    page.locator(f"#play-{game}").click()
    page.wait_for_url("**/t/*")
    assert 50 < play(page, keyboard=False) < MOST, "the match ended"
    page.locator("#to-result").click()
    expect(page.locator("#won")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "record", "left"), [("orleans", "traders-2", 100), ("thurn-und-taxis", "courier-2", 50)]
)
def test_the_last_rounds_by_keyboard(people: People, serving: Serving, game: str, record: str, left: int) -> None:
    laid = lay(f"sqlite:///{serving.file}", recorded(game, record, -left), title="Chartres", listed=True, bots=1)
    page = people.window(token=laid.tokens[0], viewport=LAPTOP)
    tab_to(page, f'a[href="{laid.path}"]')
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{laid.path}")
    assert 5 < play(page, keyboard=True) < MOST, "the match ended"
    tab_to(page, "#to-result")
    page.keyboard.press("Enter")
    expect(page.locator("#won")).to_be_visible()
    tab_to(page, "#to-record")
