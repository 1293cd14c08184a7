"""The layout of the replay, and what it leaves out because it belongs to the present."""

from __future__ import annotations

import pytest

from browser.positions import load_recorded_match, store_table
from browser.windows import LAPTOP, PHONE, People, visit_in_languages
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
CUT = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.id)"
BOXES = "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"


def test_the_replay_does_not_show_presence(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, load_recorded_match("la-loire", "en-standard-3", 60), title="Gien")
    page = people.open_window(f"{laid.path}/replay?at=60", token=laid.tokens[0])
    page.locator("html.ready").wait_for()
    expect(page.locator("#players .seat-row")).to_have_count(3)
    expect(page.locator("#players :is(.until, .seat-menu, .offer)")).to_have_count(0)


def test_names_numbers_and_the_round_do_not_overlap(people: People, serving: Serving) -> None:
    """All players gain at once; three people look, one with a short name."""
    laid = store_table(serving.database, load_recorded_match("orleans", "boats-3"), ("Ada", "Maximilian", "Geneviève"))
    page = people.open_window(f"{laid.path}/replay?at=470", "fr", viewport=LAPTOP)
    page.locator("html.ready").wait_for()
    expect(page.locator("#gains li")).to_have_count(3)
    where, gains = page.locator("#where").bounding_box(), page.locator("#gains li").first.bounding_box()
    assert where["x"] + where["width"] <= gains["x"]
    name = page.locator('.viewer-choice [data-viewer="0"] bdi')
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    edge, last = (
        page.locator(".viewer-choice .segments").bounding_box(),
        page.locator(".viewer-choice .segments > a").last.bounding_box(),
    )
    assert last["x"] + last["width"] <= edge["x"] + edge["width"] + 1
    assert page.locator(".viewer-choice .segments > a").last.evaluate("(open) => open.scrollWidth <= open.clientWidth")
    flag = page.locator(".timeline-head").evaluate("(veil) => getComputedStyle(veil, '::after').content").strip('"')
    assert int(flag) in range(14, 18)  # the round, whatever the axis shows


def test_nothing_leaves_the_screen_in_any_language(people: People, serving: Serving) -> None:
    page = people.open_window()
    titles = [  # everything around the boards is the same: one title in all languages
        ("la-loire", "en-casual-2", 30, ("fr",)),
        ("orleans", "knights-2", None, ()),
        ("thurn-und-taxis", "courier-4", 30, ("de",)),
    ]
    for game, name, actions, spoken in titles:
        laid = store_table(serving.database, load_recorded_match(game, name, actions))
        for lang in visit_in_languages(page, f"{people.address}{laid.path}/replay", *spoken):
            page.locator("html.ready").wait_for()
            for screen in (LAPTOP, PHONE):
                page.set_viewport_size(screen)
                which = (game, lang, screen)
                assert page.evaluate(SIDEWAYS) <= 0, which
                bar, main = page.locator(".timeline-bar").bounding_box(), page.locator("main").bounding_box()
                assert bar["y"] + bar["height"] <= screen["height"] + 1, which
                assert main["y"] + main["height"] <= bar["y"] + 1, which
                assert page.locator(".moment .foot .button").evaluate_all(CUT) == [], which
                for box in page.locator(".playback-controls :is(.button, select):visible").evaluate_all(BOXES):
                    assert bar["x"] <= box["left"], which
                    assert box["right"] <= screen["width"], which


JUMP = "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
# Is anything that the step touched whole in the window on the board?
THERE = """() => { const frame = document.querySelector("#viewport").getBoundingClientRect();
  return [...document.querySelectorAll("#viewport .touched")].map((each) => each.getBoundingClientRect()).some((box) =>
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom); }"""


def test_a_phone_scrolls_the_map_to_the_event(people: People, serving: Serving) -> None:
    """Open a moment far from the corner of the map, then jump to the opposite end."""
    laid = store_table(serving.database, load_recorded_match("la-loire", "en-casual-2"))
    match = laid.match
    told = [match.game.notation(entry.action) for entry in match.entries]
    east, west = (
        next(at for at, action in enumerate(told, 1) if at > 60 and action.startswith(f"ride {place} "))
        for place in ("cheverny", "angers")
    )
    page = people.open_window(f"{laid.path}/replay?at={east}", viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator("html.ready").wait_for()
    page.wait_for_function(THERE)
    page.locator("#at").evaluate(JUMP, west)
    expect(page.locator("#at")).to_have_value(str(west))
    page.wait_for_function(THERE)
