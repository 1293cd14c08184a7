"""Everything works by keyboard, and no shortcut fires in a text field."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.markup import settle

expect = pytest.importorskip("playwright.sync_api").expect


def many(count: int) -> dict[str, str]:
    buttons = "".join(
        f'<button class="choice" data-action="{100 + i}"><kbd></kbd></button>' for i in range(1, count + 1)
    )
    return {"decision": f'<h2 id="ask" tabindex="-1">Which?</h2>{buttons}'}


def test_a_number_takes_the_choice(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.keyboard.press("3")
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["action"] == 13


def test_a_key_that_comes_just_after_the_choices_changed_takes_none(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update(many(3), turn=True)
    expect(page.locator(".choice")).to_have_count(3)
    page.keyboard.press("1")
    page.wait_for_timeout(50)
    assert not stub.posts
    settle(page)
    page.keyboard.press("1")
    until(page, lambda: stub.posts)
    assert [payload["action"] for _, payload in stub.sent()] == [101]


def test_numbers_count_what_is_left(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.get_by_label("Two horses").click()
    expect(page.locator("#a-13 kbd")).to_have_text("2")
    page.keyboard.press("2")
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["action"] == 13


def test_two_digits(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update(many(12), turn=True)
    expect(page.locator(".choice")).to_have_count(12)
    settle(page)
    for keys, action in (("12", 112), ("1", 101), ("2", 102), ("10", 110)):
        stub.posts.clear()
        page.keyboard.type(keys)
        until(page, lambda: stub.posts)
        assert [payload["action"] for _, payload in stub.sent()] == [action]
        until(page, lambda: page.get_attribute("[data-region=decision]", "aria-busy") == "false")


def test_keys_are_letters_where_somebody_types(visit: Any, stub: Any) -> None:
    page = visit()
    page.keyboard.press("/")
    expect(page.locator("#notation-text")).to_be_focused()
    page.keyboard.type("1u/?t")
    expect(page.locator("#notation-text")).to_have_value("1u/?t")
    page.keyboard.press("Escape")
    expect(page.locator("#ask")).to_be_focused()
    page.keyboard.press("Control+3")
    page.keyboard.press("Alt+u")
    assert not stub.posts


CITIES = """<h2 id="ask" tabindex="-1">Which?</h2><p data-error role="alert" hidden></p><div data-chips hidden></div>
<button class="choice bundle" id="b-w" data-actions="play wuerzburg" data-anchors="city:wuerzburg"><kbd></kbd>
<b>Würzburg</b></button>
<button class="choice" id="a-31" data-action="31" data-notation="ride linz 1" data-anchors="city:linz horses:1">
<kbd></kbd><b>Linz, one</b></button>
<button class="choice" id="a-32" data-action="32" data-notation="ride linz 2" data-anchors="city:linz horses:2">
<kbd></kbd><b>Linz, two</b></button>
<button class="choice" id="a-33" data-action="33" data-notation="end" data-anchors=""><kbd></kbd>
<b>Cœur de la cité</b></button>
<div class="choice unavailable" data-notation="ride ulm 1"><b>Ulm</b> <span class="reason">No road.</span></div>
<div class="foot"><form data-form="notation"><input class="text-field" id="notation-text"></form></div>"""


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("würzburg", ("actions", {"actions": ["play wuerzburg"]})),
        ("WURZ", ("actions", {"actions": ["play wuerzburg"]})),
        ("linz two", ("actions", {"action": 32})),
        ("ride linz 1", ("actions", {"notation": "ride linz 1"})),
        ("cité", ("actions", {"action": 33})),
        ("ulm", ("preview", {"notation": "ride ulm 1"})),  # asks why not
    ],
)
def test_what_is_typed_may_be_a_name(visit: Any, stub: Any, until: Any, typed: str, sent: tuple[str, Any]) -> None:
    page = visit()
    stub.update({"decision": CITIES}, turn=True)
    page.locator("#b-w").wait_for()
    page.locator("#notation-text").fill(typed)
    page.keyboard.press("Enter")
    until(page, lambda: stub.posts)
    assert stub.sent() == [(sent[0], {"seat": 0, "number": 6, **sent[1]})]


def test_a_typed_name_of_several_choices_narrows_to_them(visit: Any, stub: Any) -> None:
    page = visit()
    stub.update({"decision": CITIES}, turn=True)
    page.locator("#b-w").wait_for()
    page.locator("#notation-text").fill("linz")
    page.keyboard.press("Enter")
    expect(page.locator("button.choice:visible")).to_have_count(2)
    expect(page.locator(".chip")).to_contain_text("linz")
    assert not stub.posts


def test_a_typed_word_that_names_nothing_gets_no_grammar(visit: Any, stub: Any) -> None:
    page = visit()
    stub.answers["preview"] = (422, {"code": "notation-unknown", "message": "Actions look like this: ride <city>."})
    page.locator("#notation-text").fill("xyz")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").first).to_have_text("Nothing is called xyz.")
    expect(page.locator("#notation-text")).to_have_value("xyz")


def test_arrows_go_from_choice_to_choice(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    for key, focused in (("ArrowDown", "a-11"), ("ArrowDown", "a-12"), ("ArrowUp", "a-11"), ("ArrowUp", "a-20")):
        page.keyboard.press(key)
        expect(page.locator(f"#{focused}")).to_be_focused()
    page.keyboard.press("Enter")
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["action"] == 20


def test_a_long_press_is_one_answer(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#a-11").focus()
    page.keyboard.down("Enter")
    until(page, lambda: page.get_attribute("[data-region=decision]", "aria-busy") == "false")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.keyboard.press("2")
    until(page, lambda: len(stub.posts) == 2)
    assert [payload["action"] for _, payload in stub.sent()] == [11, 12]


def test_u_takes_back_and_r_says_why_not(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.keyboard.press("u")
    until(page, lambda: stub.posts)
    assert stub.posts[0][0] == "undo"
    page.keyboard.press("r")
    expect(page.locator("#notice")).to_have_text("A card was seen.")
    assert len(stub.posts) == 1


def test_u_does_not_ask_others_by_itself(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    ask = '<button data-do="takeback" id="do-takeback" aria-describedby="why">Ask</button><span id="why">Seen.</span>'
    stub.update({"decision": f'<h2 id="ask" tabindex="-1">Ben rides.</h2>{ask}'}, turn=False)
    expect(page.locator("#do-takeback")).to_be_attached()
    page.keyboard.press("u")
    expect(page.locator("#do-takeback")).to_be_focused()
    expect(page.locator("#notice")).to_have_text("Seen.")
    assert not stub.posts
    page.keyboard.press("Enter")
    until(page, lambda: stub.posts)
    assert stub.posts[0][0] == "takeback"


def test_letters_of_the_board_and_the_log(visit: Any) -> None:
    page = visit()
    page.keyboard.press("t")
    expect(page.locator("html")).to_contain_class("text-board")
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    expect(page.locator("main")).to_have_attribute("data-show", "log")


def test_the_keys_are_explained_and_can_be_switched_off(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("3")
    page.locator("#keys-on").uncheck()
    page.get_by_text("Close").click()
    page.locator("#ask").focus()
    page.keyboard.press("3")
    page.keyboard.press("u")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#a-11")).to_be_focused()
    assert not stub.posts


def test_a_touch_on_the_small_map_moves_the_window(visit: Any, until: Any) -> None:
    page = visit(reduced_motion="reduce")
    box = page.locator("#mini").bounding_box()
    for part, left in ((0.9, 500), (0.05, 0)):  # 400 of 900 are seen
        page.mouse.click(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)
        until(page, lambda: abs(page.evaluate("document.querySelector('#viewport').scrollLeft") - left) < 2)  # noqa: B023


def test_the_board_scrolls_to_the_acting_player_unless_the_person_scrolls(visit: Any, stub: Any, until: Any) -> None:
    page = visit(reduced_motion="reduce")
    left = "document.querySelector('#viewport').scrollLeft"

    def acts(x: int) -> dict[str, str]:
        return {"pieces": f'<span class="piece now" data-anchor="stack:1" data-stop="{x}" style="--x:{x}"></span>'}

    stub.update(acts(800), turn=False)
    until(page, lambda: page.evaluate(left) > 400)
    page.locator("#viewport").dispatch_event("pointerdown")
    stub.update(acts(0), turn=False)
    expect(page.locator("body")).to_have_attribute("data-number", "7")
    assert page.evaluate(left) > 400, "somebody looks there"
    stub.update(acts(100), turn=True)
    until(page, lambda: page.evaluate(left) < 10)


def test_the_window_goes_once_to_where_ones_own_piece_has_come(visit: Any, stub: Any, until: Any) -> None:
    page = visit(reduced_motion="reduce")
    left = "document.querySelector('#viewport').scrollLeft"

    def at(x: int, acts: bool = False) -> dict[str, str]:
        named = f'data-piece="m" data-anchor="merchant:0" data-stop="{x}"'
        return {"pieces": f'<span class="piece{" now" if acts else ""}" {named} style="--x:{x}"></span>'}

    stub.update(at(0, acts=True), turn=True)
    until(page, lambda: page.evaluate(left) < 10)
    stub.update(at(800))
    until(page, lambda: page.evaluate(left) > 400)
    page.evaluate("document.querySelector('#viewport').scrollTo(0, 0)")
    stub.update({**at(810), "head": "Round 3"})
    expect(page.locator("[data-region=head]")).to_have_text("Round 3")
    assert page.evaluate(left) < 10, "once"


def test_the_whole_board(visit: Any) -> None:
    page = visit()
    page.locator("#do-fit").click()
    expect(page.locator("html")).to_contain_class("fitted")
    expect(page.locator("#do-fit")).to_have_attribute("aria-pressed", "true")


def test_the_whole_board_is_shown_while_its_piece_asks_for_it_and_a_person_may_choose(visit: Any, stub: Any) -> None:
    page = visit()
    html, button = page.locator("html"), page.locator("#do-fit")
    piece = '<span class="piece now" data-anchor="look:{0}"{1} style="--x:1">m</span>'
    stub.update({"pieces": piece.format("far", " data-show-whole")})
    expect(html).to_contain_class("fitted")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    stub.update({"pieces": piece.format("farther", " data-show-whole")})
    expect(page.locator('[data-anchor="look:farther"]')).to_have_count(1)
    expect(html).not_to_contain_class("fitted")
    button.click()
    stub.update({"pieces": piece.format("near", "")})
    expect(html).not_to_contain_class("fitted")


def test_a_click_brings_what_it_lights_into_the_window(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    far = '<span class="piece" data-anchor="route:1" style="--x:800"></span>'
    stub.update({"pieces": far, "players": '<button data-highlight="route:1" data-scroll-board>Route</button>'})
    left = "document.querySelector('#viewport').scrollLeft"
    page.get_by_role("button", name="Route").click()
    until(page, lambda: page.evaluate(left) > 400)


def test_completion_offers_what_is_left(visit: Any) -> None:
    page = visit()
    offered = "(options) => options.map((option) => option.value)"
    page.get_by_label("Blois").click()
    assert page.locator("#notations option").evaluate_all(offered) == ["ride blois 1", "ride blois 2"]
