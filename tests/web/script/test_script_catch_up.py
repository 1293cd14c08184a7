"""The catch-up shows the events since the last turn step by step, then returns to the present."""

from __future__ import annotations

from typing import Any

import pytest

expect = pytest.importorskip("playwright.sync_api").expect

STEPS = [
    {"number": n, "lines": [f"Anna <moves> {n}."], "regions": {"pieces": f'<span class="piece" id="old">{n}</span>'}}
    for n in (2, 3)
]
FRAMES = [{"number": 1, "lines": [], "regions": {"map": '<i id="then"></i>'}}, *STEPS]

HEARD = """window.heard = 0;
window.EventSource = class extends EventSource {
  constructor(address) {
    super(address);
    this.addEventListener("update", () => { window.heard += 1; });
  }
};"""


def test_frames_are_played_and_the_present_comes_back(visit: Any, stub: Any) -> None:
    page = visit()
    stub.since = FRAMES
    page.locator("#do-catch-up").click()
    expect(page.locator("#caption")).to_contain_text("Anna <moves> 2.")
    expect(page.locator("#then")).to_be_attached()  # the board as it was, before the first step
    expect(page.locator("#old")).to_have_text("3")
    expect(page.locator("#caption")).to_contain_text("Step 2 of 2")
    expect(page.locator("#caption")).to_be_hidden()  # the last step stays for some seconds
    expect(page.locator(".spot.selectable")).to_have_count(3)
    expect(page.locator("#do-catch-up")).to_be_focused()


def test_the_window_goes_where_somebody_rides_and_comes_back(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    ring = "".join(f'<path data-anchor="road:{i}" d="M{i} 1h1"/>' for i in range(4))
    left = "document.querySelector('#viewport').scrollLeft"
    page.evaluate("document.querySelector('#viewport').scrollTo(0, 0)")

    def rider(stop: int, x: int) -> str:
        return (
            f'<span class="piece player-1" data-piece="s9" data-road="road" data-stop="{stop}" style="--x:{x}">r</span>'
        )

    stub.since = [
        {"number": 1, "lines": [], "regions": {"map": f"<svg>{ring}</svg>", "pieces": rider(0, 10)}},
        {"number": 2, "lines": ["Anna rides."], "regions": {"pieces": rider(1, 700)}},
    ]
    page.locator("#do-catch-up").click()
    until(page, lambda: page.evaluate(left) > 200)
    page.get_by_text("Back to now").click()
    expect(page.locator("#caption")).to_be_hidden()
    until(page, lambda: page.evaluate(left) < 5)


def test_escape_and_a_click_stop_it(visit: Any, stub: Any) -> None:
    page = visit()
    stub.since = FRAMES + STEPS * 20
    for stop in (lambda: page.keyboard.press("Escape"), page.locator("#a-11").click):
        page.locator("#do-catch-up").click()
        page.locator("#old").wait_for()
        stop()
        expect(page.locator("#caption")).to_be_hidden()
        expect(page.locator(".spot.selectable")).to_have_count(3)
    assert not stub.posts


def test_without_motion_the_person_turns_the_pages(visit: Any, stub: Any) -> None:
    page = visit(reduced_motion="reduce")
    stub.since = FRAMES
    page.locator("#do-catch-up").click()
    expect(page.locator("#old")).to_have_text("2")
    expect(page.get_by_text("Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#old")).to_have_text("3")
    page.keyboard.press("Enter")
    expect(page.locator("#caption")).to_be_hidden()


def test_paused_and_stepped_back_and_on_every_region_follows(visit: Any, stub: Any) -> None:
    page = visit()
    purse = '<div class="seat-row">Anna <b data-count="points-0" id="points">{}</b></div>'
    stub.since = [
        {"number": 1, "lines": [], "regions": {"pieces": "<i>as it was</i>", "players": purse.format(3)}},
        {"number": 2, "lines": ["Anna earns 1."], "regions": {"players": purse.format(4)}},
        {"number": 3, "lines": ["Anna rides."], "regions": {"pieces": "<i>ridden</i>"}},
        {"number": 4, "lines": ["Anna earns 2."], "regions": {"players": purse.format(6)}},
    ]
    page.locator("#do-catch-up").click()
    page.get_by_text("Pause").click()
    expect(page.locator("#caption")).to_contain_text("Step 1 of 3")
    expect(page.locator("#points")).to_have_text("4")
    page.get_by_text("Next").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#caption")).to_contain_text("Step 3 of 3")
    expect(page.locator("#points")).to_have_text("6")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#caption")).to_contain_text("Step 2 of 3")
    expect(page.locator("#points")).to_have_text("4")
    expect(page.locator("[data-region=pieces]")).to_contain_text("ridden")
    page.get_by_text("Back", exact=True).click()
    expect(page.locator("#caption")).to_contain_text("Step 1 of 3")
    expect(page.locator("[data-region=pieces]")).to_have_text("as it was")
    page.locator("[data-tab=log]").click()  # looking around does not end it
    expect(page.locator("#caption")).to_contain_text("Step 1 of 3")
    page.locator("#ask").evaluate("node => node.focus()")
    page.locator("#caption").get_by_text("Play").evaluate("node => node.blur()")
    page.keyboard.press("Space")  # goes on, to the end
    expect(page.locator("#caption")).to_contain_text("Step 3 of 3")
    page.keyboard.press("Escape")
    expect(page.locator("#caption")).to_be_hidden()
    expect(page.locator("#points")).to_have_text("7")


def test_what_arrives_meanwhile_is_shown_afterwards(visit: Any, stub: Any) -> None:
    page = visit(reuse=False, reduced_motion="reduce")
    page.add_init_script(HEARD)
    page.reload()
    stub.since = FRAMES
    page.locator("#do-catch-up").click()
    page.locator("#old").wait_for()
    stub.update({"pieces": '<span id="new">new</span>'}, announcements=["Anna rides."])
    page.wait_for_function("window.heard === 1")
    expect(page.locator("#old")).to_be_visible()
    page.get_by_text("Back to now").click()
    expect(page.locator("#caption")).to_be_hidden()
    expect(page.locator("#new")).to_be_attached()


def test_nothing_happened(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#do-catch-up").click()
    expect(page.locator("#notice")).to_have_text("Nothing has happened.")
    page.keyboard.press("1")
    expect(page.locator("[data-region=decision]")).to_have_attribute("aria-busy", "false")
    assert len(stub.posts) == 1
