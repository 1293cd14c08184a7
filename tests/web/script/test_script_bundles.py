"""Bundles, dragging, and the views of a large board."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.markup import settle

expect = pytest.importorskip("playwright.sync_api").expect

CHOICE = '<button class="choice" id="a-{0}" data-action="{0}" data-anchors="{1}"><kbd></kbd>{0}</button>'
PUTS = [
    "follower:farmer slot:castle-1 place:castle",
    "follower:boatman slot:castle-2 place:castle",
    "follower:farmer slot:village-1 place:village",
    "follower:farmer slot:village-2 place:village",
]
QUESTION = f"""<h2 id="ask" tabindex="-1">Where do they stand?</h2>
<p data-error role="alert" hidden></p><div data-chips hidden></div>
<div id="choices"><div class="choice-group">
<button class="choice bundle" id="b-castle" data-actions="put farmer castle-1|put boatman castle-2"
data-anchors="place:castle"><kbd>1</kbd>Castle</button>
<details class="covered" id="all-put"><summary>All</summary>
{"".join(CHOICE.format(number, anchors) for number, anchors in enumerate(PUTS, 1))}
</details></div>
<div class="choice-group"><button class="choice" id="a-9" data-action="9" data-anchors="">
<kbd>2</kbd>Ready</button></div>
</div>"""
DESK = """
<button class="spot" data-drag data-anchor="follower:farmer" style="--x:10" aria-label="Farmer"></button>
<button class="spot" data-anchor="slot:castle-1" style="--x:80" aria-label="First of the castle"></button>
<button class="spot" data-anchor="place:village" style="--x:150" aria-label="Village"></button>
<button class="spot" data-anchor="place:castle" style="--x:220" aria-label="Castle"></button>"""


@pytest.fixture
def desk(visit: Any, stub: Any) -> Any:
    page = visit()
    stub.update({"decision": QUESTION, "pieces": DESK}, turn=True)
    page.locator("#b-castle").wait_for()
    return page


def shown(page: Any) -> list[str]:
    return [each.get_attribute("id") for each in page.locator("button.choice:visible").all()]


def test_a_bundle_sends_its_actions_in_one_request(desk: Any, stub: Any, until: Any) -> None:
    desk.locator("#b-castle").click()
    until(desk, lambda: stub.posts)
    assert stub.sent() == [
        ("actions", {"seat": 0, "number": 6, "actions": ["put farmer castle-1", "put boatman castle-2"]})
    ]


def test_what_a_bundle_covers_is_folded_and_not_numbered(desk: Any, stub: Any, until: Any) -> None:
    assert shown(desk) == ["b-castle", "a-9"]
    settle(desk)
    desk.keyboard.press("2")
    until(desk, lambda: stub.posts)
    assert stub.sent()[0][1]["action"] == 9


def test_a_click_on_its_place_plays_the_bundle(desk: Any, stub: Any, until: Any) -> None:
    desk.locator('[data-anchor="place:castle"]').click()
    until(desk, lambda: stub.posts)
    assert len(stub.sent()[0][1]["actions"]) == 2


def test_a_pick_unfolds_what_is_covered_and_letting_go_folds_it_again(desk: Any) -> None:
    desk.locator('[data-anchor="follower:farmer"]').click()
    assert shown(desk) == ["a-1", "a-3", "a-4"]
    desk.keyboard.press("Escape")
    assert shown(desk) == ["b-castle", "a-9"]


def test_after_a_pick_a_place_narrows_instead_of_playing_the_bundle(desk: Any, stub: Any, until: Any) -> None:
    desk.locator('[data-anchor="follower:farmer"]').click()
    desk.locator('[data-anchor="place:castle"]').click()
    until(desk, lambda: stub.posts)
    assert stub.sent()[0][1]["action"] == 1


def test_while_picking_an_action_is_listed_once_and_played_when_it_is_the_only_one(
    visit: Any, stub: Any, until: Any
) -> None:
    page = visit()
    bundle = (
        '<button class="choice bundle" id="b-{0}" data-actions="move {0}" data-anchors="{1}"><kbd></kbd>{0}</button>'
    )
    single = (
        '<button class="choice" id="a-{0}" data-notation="move {0}" data-action="7" data-anchors="{1}">One</button>'
    )
    fold = '<details class="covered" id="all-{0}"><summary>All</summary>' + single + "</details>"
    lines = "".join((bundle + fold).format(good, f"place:village load:{good}") for good in ("wool", "wine"))
    pieces = '<button data-anchor="place:village">Village</button><button data-anchor="load:wine">Wine</button>'
    stub.update({"decision": QUESTION[: QUESTION.index("<button")] + lines, "pieces": pieces}, turn=True)
    page.locator('[data-anchor="place:village"]').click()
    assert shown(page) == ["b-wool", "b-wine"]
    page.locator('[data-anchor="load:wine"]').click()
    until(page, lambda: stub.posts)
    assert stub.sent()[0][1]["actions"] == ["move wine"]


def test_a_click_on_what_a_refusal_names_says_its_reason(visit: Any, stub: Any) -> None:
    page = visit()
    refusal = '<div class="choice unavailable" data-highlight="place:village"><b>Village</b> <span class="reason">No'
    refusal += ' trader <a href="/rules/orleans#OR-ACT-01" data-do="rule">Rule</a></span></div>'
    others = QUESTION.replace("place:village", "place:ship")
    stub.update({"decision": others.replace("<details", refusal + "<details"), "pieces": DESK}, turn=True)
    page.locator('.spot[data-anchor="place:village"]').dispatch_event("click")
    expect(page.locator("[data-error]").first).to_contain_text("No trader")
    assert not stub.posts


NARROWS = """<button class="choice bundle" id="b-any" data-actions="" data-anchors="place:village">
<kbd>3</kbd><b>Village</b></button>"""


def test_a_line_without_actions_narrows_to_what_it_stands_for(visit: Any, stub: Any) -> None:
    page = visit()
    stub.update({"decision": QUESTION.replace("<details", NARROWS + "<details"), "pieces": DESK}, turn=True)
    page.locator("#b-any").click()
    assert shown(page) == ["a-3", "a-4"]
    expect(page.locator("[data-deselect]")).to_contain_text("Village")
    page.keyboard.press("Escape")
    assert shown(page) == ["b-castle", "b-any", "a-9"]
    settle(page)
    page.keyboard.press("2")
    assert shown(page) == ["a-3", "a-4"]
    assert not stub.posts


def test_what_a_pick_unfolded_is_folded_after_the_next_swap(desk: Any, stub: Any) -> None:
    desk.locator('[data-anchor="follower:farmer"]').click()
    expect(desk.locator("#all-put")).to_have_attribute("open", "")
    stub.update({"decision": QUESTION.replace("follower:farmer", "follower:monk")}, turn=True)
    expect(desk.locator("#all-put")).not_to_have_attribute("open", "")


def drag(page: Any, start: str, end: str) -> None:
    page.locator("#viewport").evaluate("viewport => viewport.scrollTo({left: 0, behavior: 'instant'})")
    boxes = [page.locator(f'[data-anchor="{each}"]').bounding_box() for each in (start, end)]
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y, steps=2)
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def test_dropping_a_thing_on_another_takes_the_only_choice_about_both(desk: Any, stub: Any, until: Any) -> None:
    drag(desk, "follower:farmer", "slot:castle-1")
    until(desk, lambda: stub.posts)
    assert stub.sent()[0][1]["action"] == 1
    expect(desk.locator(".dragged")).to_have_count(0)


def test_dropping_where_several_choices_are_narrows_to_them(desk: Any, stub: Any) -> None:
    drag(desk, "follower:farmer", "place:village")
    expect(desk.locator("#a-3")).to_be_visible()
    assert shown(desk) == ["a-3", "a-4"]
    assert not stub.posts


def test_dropping_a_piece_outside_the_board_takes_nothing(desk: Any, stub: Any) -> None:
    box = desk.locator('[data-anchor="follower:farmer"]').bounding_box()
    desk.mouse.move(box["x"] + 9, box["y"] + 9)
    desk.mouse.down()
    desk.mouse.move(box["x"] + 9, box["y"] + 200, steps=4)
    desk.mouse.up()
    assert shown(desk) == ["b-castle", "a-9"]
    assert not stub.posts


SIDES = '<button data-view="desk">Desk</button><button data-view="map">Map</button>'
VIEWS = f'<span class="segments" data-required-view="{{}}">{SIDES}</span>'


def test_the_side_of_the_board_changes_when_the_question_needs_another(visit: Any, stub: Any) -> None:
    page = visit()
    main = page.locator("main")
    stub.update({"views": VIEWS.format("desk")}, turn=True)
    expect(main).to_have_attribute("data-view", "desk")
    stub.update({"views": VIEWS.format("map")}, turn=True)
    expect(main).to_have_attribute("data-view", "map")
    page.locator('[data-view="desk"]').click()
    expect(page.locator('.views [data-view="desk"]')).to_have_attribute("aria-pressed", "true")
    stub.update({"views": VIEWS.format("map") + " "}, turn=True)  # the same wish once more
    expect(main).to_have_attribute("data-view", "desk")
    stub.update({"views": VIEWS.format("")}, turn=False)
    expect(main).to_have_attribute("data-view", "desk")


def test_after_the_question_the_side_comes_back_that_was_seen_before(visit: Any, stub: Any) -> None:
    page = visit()
    main = page.locator("main")
    stub.update({"views": VIEWS.format("desk")}, turn=True)
    stub.update({"views": VIEWS.format("")}, turn=True)
    stub.update({"views": VIEWS.format("map")}, turn=True)
    expect(main).to_have_attribute("data-view", "map")
    stub.update({"views": VIEWS.format("")}, turn=True)
    expect(main).to_have_attribute("data-view", "desk")
    stub.update({"views": VIEWS.format("map")}, turn=True)
    expect(main).to_have_attribute("data-view", "map")
    stub.update({"views": VIEWS.format("")}, turn=False)  # others play: what one did is still to be seen
    expect(main).to_have_attribute("data-view", "map")
    stub.update({"views": VIEWS.format("") + " "}, turn=True)
    expect(main).to_have_attribute("data-view", "desk")


def test_who_was_called_to_the_first_side_stays_there(visit: Any, stub: Any) -> None:
    """Somebody looked at the map while others played; then a long question asked for the desk."""
    page = visit()
    main = page.locator("main")
    stub.update({"views": VIEWS.format("")}, turn=False)
    page.locator('[data-view="map"]').click()
    expect(main).to_have_attribute("data-view", "map")
    stub.update({"views": VIEWS.format("desk")}, turn=True)
    expect(main).to_have_attribute("data-view", "desk")
    stub.update({"views": VIEWS.format("")}, turn=True)
    stub.update({"views": VIEWS.format("") + " "}, turn=True)
    expect(main).to_have_attribute("data-view", "desk")


def test_one_question_after_another_leads_back_to_the_first_side(visit: Any, stub: Any) -> None:
    page = visit()
    main = page.locator("main")
    stub.update({"views": VIEWS.format("desk")}, turn=True)
    stub.update({"views": VIEWS.format("map")}, turn=True)
    expect(main).to_have_attribute("data-view", "map")
    stub.update({"views": VIEWS.format("")}, turn=False)
    stub.update({"views": VIEWS.format("desk")}, turn=True)
    expect(main).to_have_attribute("data-view", "desk")
    stub.update({"views": VIEWS.format("")}, turn=True)
    expect(page.locator("body")).to_have_attribute("data-number", str(stub.number))
    expect(main).to_have_attribute("data-view", "desk")
