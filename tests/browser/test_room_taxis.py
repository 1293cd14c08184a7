"""Thurn und Taxis gives the room to what is asked: ways to close on phones, the log below short questions."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import create_long_route_policy, create_match, play_until, store_table
from browser.table_page import wait_for_choices
from browser.windows import BROAD, LAPTOP, People, visit_in_languages
from postchaise import Match
from postchaise.games.thurn_und_taxis.state import S_CLOSE, S_PLAY, State
from server.serving import Serving

# How many ways to close are whole, with the cities where they put houses.
WHOLE_WAYS = """() => { const list = document.querySelector(".choices").getBoundingClientRect();
  return [...document.querySelectorAll('[data-group="ways"] button.choice')].map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= list.top - 1 && bottom <= list.bottom + 1).length; }"""
COLUMN = """() => [".decision-panel", "#log", "#players"].map((part) => {
  const { top, bottom } = document.querySelector(`.right > ${part}, .right ${part}`).getBoundingClientRect();
  return { top, bottom }; })"""


def closes(match: Match) -> bool:
    s = match.state
    assert isinstance(s, State)
    return s.agenda[-1] == S_CLOSE and len(s.route[s.active]) == 4


def starts_a_route(match: Match) -> bool:
    s = match.state
    assert isinstance(s, State)
    return s.agenda[-1] == S_PLAY and not s.route[s.active] and match.view(-1)["round"] > 2


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=["portrait", "landscape"])
def test_two_ways_to_close_are_whole_on_a_small_phone(people: People, serving: Serving, size: tuple[int, int]) -> None:
    match = play_until(create_match("thurn-und-taxis", 3, 11), create_long_route_policy(3), closes)
    table = store_table(serving.database, match)
    viewport = {"width": size[0], "height": size[1]}
    page = people.open_window(token=table.tokens[match.actor], viewport=viewport, has_touch=True, is_mobile=True)
    for lang in visit_in_languages(page, people.address + table.path):
        wait_for_choices(page)
        assert page.evaluate(WHOLE_WAYS) >= 2, lang


@pytest.mark.parametrize("viewport", [LAPTOP, BROAD], ids=["laptop", "broad"])
def test_the_log_gets_the_room_of_a_short_question(people: People, serving: Serving, viewport: dict[str, int]) -> None:
    match = play_until(create_match("thurn-und-taxis", 3, 11), create_long_route_policy(3), starts_a_route)
    table = store_table(serving.database, match)
    page = people.open_window(table.path, token=table.tokens[match.actor], viewport=viewport)
    wait_for_choices(page)
    question, log, players = page.evaluate(COLUMN)
    foot: Any = page.locator(".decision-panel .foot").bounding_box()
    rows = page.locator(".decision-panel button.choice").last.bounding_box()
    assert foot["y"] - rows["y"] - rows["height"] < 90, "no blank space between choices and buttons"
    assert question["bottom"] < log["top"] < log["bottom"] < players["top"]
    assert log["bottom"] - log["top"] > 150
    assert viewport["height"] - players["bottom"] < 20, "the players stay at the bottom"
