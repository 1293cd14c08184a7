"""A whole game of Orléans against bots, to the result: by mouse, and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest

from browser.people import LAPTOP, PHONE, People

expect = pytest.importorskip("playwright.sync_api").expect

MOST = 600  # answers; nobody needs so many

# What somebody would do next: fill a place, be ready, use a place, or whatever comes first. Nobody takes anything back.
WANTED = """(before) => {
  const { number, status } = document.body.dataset, panel = document.querySelector('[data-region="whatnow"]');
  if (status === "over") return "over";
  if (!panel || `${number}${panel.classList.contains("narrowed")}` === before) return false;
  if (panel.getAttribute("aria-busy") === "true") return false;
  const seen = [...panel.querySelectorAll("button.ch")].filter((choice) => choice.offsetParent && !choice.hidden);
  const first = (rule) => seen.find((choice) => choice.matches(rule));
  const choice = first('[data-group="fill"] .ch') ?? first('[data-notation="ready"]')
    ?? first(":not([data-group=lift] *)");
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


def begin(people: People, size: dict[str, int]) -> Any:
    page = people.window(viewport=size)
    page.locator("#play-orleans").click()
    page.wait_for_url("**/t/*")
    page.locator(".desk").wait_for(state="attached")
    return page


@pytest.mark.parametrize(("keyboard", "size"), [(False, PHONE), (True, LAPTOP)], ids=["mouse-phone", "keyboard-laptop"])
def test_a_whole_game(people: People, keyboard: bool, size: dict[str, int]) -> None:
    page = begin(people, size)
    assert 50 < play(page, keyboard) < MOST, "the match ended"
    expect(page.locator("#to-result")).to_be_visible()
