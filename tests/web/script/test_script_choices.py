"""Every choice is sent once with the version the person saw, and always gets a visible answer."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.markup import DECISION

expect = pytest.importorskip("playwright.sync_api").expect


WAITING = '<h2 id="ask" tabindex="-1">Anna is playing.</h2><p data-error role="alert" hidden></p>'
NEXT = (
    '<h2 id="ask" tabindex="-1">And now?</h2><button class="choice" data-action="99" data-anchors="">Blois 1</button>'
)


def shown(page: Any) -> list[str]:
    return [each.get_attribute("data-action") for each in page.locator(".choice[data-action]:visible").all()]


def test_a_click_sends_the_choice_with_the_number_and_the_token(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#a-13").click()
    until(page, lambda: stub.posts)
    assert stub.posts == [("actions", {"seat": 0, "number": 5, "action": 13}, "secret")]


def test_a_double_click_sends_once(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.gate.clear()
    page.locator("#a-13").dblclick()
    until(page, lambda: stub.posts)
    expect(page.locator("[data-region=decision]")).to_have_attribute("aria-busy", "true")
    page.locator("#a-11").click()
    stub.answers["actions"] = (200, {"number": 6})
    stub.gate.set()
    stub.update({"decision": WAITING}, turn=False)
    expect(page.locator("#ask")).to_have_text("Anna is playing.")
    expect(page.locator("[data-region=decision]")).to_have_attribute("aria-busy", "false")
    assert len(stub.posts) == 1


def test_the_second_half_of_a_double_click_takes_nothing_new(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#a-11").click()
    until(page, lambda: stub.posts)
    stub.update({"decision": NEXT}, turn=True)
    page.locator("[data-action='99']").wait_for()
    page.locator("[data-action='99']").dispatch_event("click", {"detail": 2})
    page.locator("[data-action='99']").dispatch_event("click", {"detail": 1})
    until(page, lambda: len(stub.posts) == 2)
    assert stub.posts[1][1] == {"seat": 0, "number": 6, "action": 99}


def test_until_the_new_position_is_there_nothing_more_is_sent(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.answers["actions"] = (200, {"number": 6})
    page.locator("#a-13").click()
    until(page, lambda: stub.posts)
    page.locator("#a-11").click()
    stub.update({"decision": NEXT}, turn=True)
    page.locator("[data-action='99']").click()
    until(page, lambda: len(stub.posts) == 2)
    assert [payload["action"] for _, payload in stub.sent()] == [13, 99]


def test_a_stale_command_is_a_quiet_notice(visit: Any, stub: Any) -> None:
    page = visit()
    stub.answers["actions"] = (409, {"code": "table-stale", "number": 6, "message": "stale"})
    page.locator("#a-13").click()
    expect(page.locator("#notice")).to_have_text("The table has moved on.")
    expect(page.locator("[data-error]").first).to_be_hidden()
    stub.update({"decision": WAITING}, turn=False)
    expect(page.locator("[data-region=decision]")).to_have_attribute("aria-busy", "false")


def test_a_refusal_stands_in_the_panel(visit: Any, stub: Any) -> None:
    page = visit()
    stub.answers["preview"] = (422, {"code": "LL-MARKET-03", "message": "You have no <b>wood</b>."})
    page.locator("#notation-text").fill("buy cheese")
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=decision] [data-error]")).to_have_text("You have no <b>wood</b>.")
    expect(page.locator("#notation-text")).to_have_value("buy cheese")
    assert stub.sent() == [("preview", {"seat": 0, "number": 5, "notation": "buy cheese"})]


def test_the_beginning_of_the_only_choice_means_it(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    ways = ("ulm left", "linz left", "linz right")
    lines = "".join(
        f'<button class="choice" id="a-{i}" data-notation="play {way}"></button>' for i, way in enumerate(ways)
    )
    stub.update({"decision": DECISION + lines})
    expect(page.locator("#a-2")).to_have_count(1)
    page.locator("#notation-text").fill("Play ulm")
    page.locator("#notation-text").press("Enter")
    until(page, lambda: stub.sent())
    assert stub.sent()[0][1]["notation"] == "play ulm left"


def test_notation_that_was_accepted_leaves_the_box(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#notation-text").fill("ride tours")
    page.keyboard.press("Enter")
    expect(page.locator("#notation-text")).to_have_value("")


def test_a_server_that_is_gone_is_a_sentence(visit: Any, stub: Any) -> None:
    page = visit()
    page.route("**/actions", lambda route: route.abort())
    page.locator("#a-13").click()
    expect(page.locator("[data-region=decision] [data-error]")).to_have_text("The server cannot be reached.")
    expect(page.locator("[data-region=decision]")).to_have_attribute("aria-busy", "false")


def test_an_answer_without_words_is_a_sentence_too(visit: Any, stub: Any) -> None:
    page = visit()
    page.route("**/actions", lambda route: route.fulfill(status=500, body="<html>"))
    page.locator("#a-13").click()
    expect(page.locator("[data-region=decision] [data-error]")).to_have_text("That did not work.")


def test_talk_is_sent_and_a_limit_is_shown(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#chat-text").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-text")).to_have_value("")
    assert stub.sent() == [("chat", {"text": "hello"})]
    stub.answers["chat"] = (429, {"code": "too-fast", "message": "Wait a moment."})
    page.locator("#chat-text").fill("again")
    page.keyboard.press("Enter")
    expect(page.locator("#chat [data-error]")).to_have_text("Wait a moment.")
    expect(page.locator("#chat-text")).to_have_value("again")


def test_what_can_be_clicked_on_the_board(visit: Any) -> None:
    page = visit()
    can = page.locator(".spot.selectable").evaluate_all("(spots) => spots.map((spot) => spot.dataset.anchor)")
    assert can == ["location:blois", "location:tours", "horses:2"]
    expect(page.get_by_label("Angers")).to_have_attribute("tabindex", "-1")


def test_a_click_on_the_board_narrows_and_the_last_choice_is_played(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.get_by_label("Blois").click()
    assert shown(page) == ["11", "12"]
    expect(page.locator("#grp-done")).to_be_hidden()
    expect(page.locator("[data-chips]")).to_contain_text("Blois")
    expect(page.locator("#live")).to_contain_text("2 choices left")
    assert not stub.posts
    page.get_by_label("Two horses").click()
    until(page, lambda: stub.posts)
    assert stub.sent() == [("actions", {"seat": 0, "number": 5, "action": 12})]


def test_an_only_choice_of_a_place_is_played_at_once(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.get_by_label("Tours").click()
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["action"] == 13


def test_a_place_where_nothing_can_be_done_says_why_not(visit: Any, stub: Any) -> None:
    page = visit()
    told = page.locator("[data-region=decision] [data-error]")
    stub.answers["preview"] = (422, {"rule": "LL-MOVE-01", "message": "It moves exactly 3 locations."})
    page.get_by_label("Angers").click(force=True)
    expect(told).to_contain_text("It moves exactly 3 locations.")
    assert stub.sent() == [("preview", {"seat": 0, "number": 5, "notation": "ride angers 2"})]
    stub.answers["preview"] = (422, {"rule": "notation-unknown", "message": "There is no such place."})
    stub.answers["actions"] = (422, {"rule": "notation-unknown", "message": "There is no such place."})
    page.locator("#notation-text").fill("ride nowhere")
    page.keyboard.press("Enter")
    expect(told).to_have_text("There is no such place.")
    page.get_by_label("Angers").click(force=True)
    expect(told).to_have_text("There is no such place.")  # what no rule says is not told


def test_a_second_click_escape_and_the_chip_widen_again(visit: Any, stub: Any) -> None:
    page = visit()
    spot = page.locator(".spot[data-anchor='location:blois']")
    for back in (spot.click, lambda: page.keyboard.press("Escape"), page.locator("[data-deselect]").click):
        spot.click()
        assert shown(page) == ["11", "12"]
        expect(spot).to_contain_class("picked")
        back()
        assert shown(page) == ["11", "12", "13", "20"]
        expect(page.locator("[data-chips]")).to_be_hidden()
    assert not stub.posts


def test_another_place_begins_again(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.get_by_label("Blois").click()
    page.get_by_label("Tours").click()
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["action"] == 13


def test_a_new_position_forgets_the_narrowing(visit: Any, stub: Any) -> None:
    page = visit()
    page.get_by_label("Blois").click()
    blois = '<button class="choice" data-action="98" data-anchors="location:blois">Stay</button>'
    stub.update({"decision": NEXT + blois}, turn=True)
    page.locator("[data-action='98']").wait_for()
    assert shown(page) == ["99", "98"]
    expect(page.locator("[data-region=decision]")).not_to_contain_class("narrowed")
    expect(page.locator(".spot.selectable")).to_have_count(1)


def test_what_others_do_does_not_end_the_wait_for_an_answer(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.gate.clear()
    page.locator("#a-13").click()
    until(page, lambda: stub.posts)
    stub.update({"decision": NEXT + '<button class="choice" data-action="98">Stay</button>'}, turn=True)
    page.locator("[data-action='99']").click()
    stub.gate.set()
    expect(page.locator("[data-region=decision]")).to_have_attribute("aria-busy", "false")
    page.locator("[data-action='98']").click()
    until(page, lambda: len(stub.posts) > 1)
    assert [payload["action"] for _, payload in stub.sent()] == [13, 98]


def test_light_goes_both_ways(visit: Any) -> None:
    page = visit()
    page.locator("#a-12").hover()
    lit = page.locator(".highlighted").evaluate_all("(nodes) => nodes.map((node) => node.dataset.anchor)")
    assert lit == ["location:blois", "stack:0", "location:blois"]
    page.locator("#l-1").hover()
    expect(page.get_by_label("Tours")).to_contain_class("highlighted")
    expect(page.locator("#map-blois")).not_to_contain_class("highlighted")
    page.get_by_label("Two horses").hover()
    hot = page.locator(".choice.hovered").evaluate_all("(nodes) => nodes.map((node) => node.dataset.action)")
    assert hot == ["12", "13"]


def test_a_choice_can_be_taken_while_the_board_still_glides(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"pieces": '<span class="piece" id="m" style="--x:10" data-piece="s0"></span>', "decision": NEXT})
    page.locator("[data-action='99']").click()
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["action"] == 99


def test_undo(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#do-undo").click()
    until(page, lambda: stub.posts)
    assert stub.sent() == [("undo", {"seat": 0, "number": 5})]


def test_taking_back_is_asked_and_answered(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update(
        {"decision": '<button data-do="takeback">Ask</button><button data-do="agree" data-seat="1">Yes</button>'}
    )
    page.get_by_text("Ask").click()
    until(page, lambda: stub.posts)
    page.get_by_text("Yes").click()
    until(page, lambda: len(stub.posts) == 2)
    assert stub.sent() == [
        ("takeback", {"seat": 0, "number": 6}),
        ("takeback/answer", {"seat": 1, "agree": True}),  # for the seat that is asked, also one held before
    ]


def test_a_failed_seat_command_is_a_sentence(visit: Any, stub: Any) -> None:
    page = visit()
    stub.answers["seats/2"] = (403, {"code": "host-only", "message": "Only the host can do this."})
    stub.update({"players": '<ul><li><button data-do="seat-free" data-seat="2">Free</button></li></ul>'})
    page.get_by_text("Free").click()
    expect(page.locator("#notice")).to_have_text("Only the host can do this.")


TOURS = '<button class="choice" id="a-13" data-action="13" data-anchors="location:tours">Tours</button>'
QUESTION = DECISION.replace("<h2 ", '<h2 data-question="{}" ') + TOURS


@pytest.mark.parametrize(("asked", "sent"), [("prompt-plan", [12, 13]), ("prompt-act", [12])])
def test_a_place_clicked_during_a_command_waits_for_the_same_question(
    visit: Any, stub: Any, until: Any, asked: str, sent: list[int]
) -> None:
    page = visit()
    stub.update({"decision": QUESTION.format("prompt-plan")}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    stub.answers["actions"] = (200, {"number": 7})
    stub.gate.clear()
    page.get_by_label("Blois").click()
    page.get_by_label("Tours").click()
    until(page, lambda: stub.posts)
    stub.gate.set()
    stub.update({"decision": QUESTION.format(asked)}, turn=True)
    if len(sent) == 1:
        expect(page.locator("#ask")).to_have_attribute("data-question", asked)
        expect(page.locator("[data-region=decision]")).to_have_attribute("aria-busy", "false")
        page.wait_for_timeout(50)
    until(page, lambda: len(stub.posts) == len(sent))
    assert [payload["action"] for _, payload in stub.sent()] == sent


def test_the_second_half_of_a_double_click_on_the_board_picks_nothing(visit: Any, stub: Any) -> None:
    page = visit()
    page.evaluate("""() => new MutationObserver((_, changes) => { // at once, or it would be a click of its own
      changes.disconnect();
      document.querySelector("[aria-label=Tours]").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    }).observe(document.querySelector("[data-region=decision]"), { childList: true })""")
    stub.update({"decision": QUESTION.format("prompt-plan")}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    page.wait_for_timeout(50)
    assert not stub.posts


@pytest.mark.parametrize("agrees", [True, False])
def test_a_choice_may_ask_before_it_is_taken(visit: Any, stub: Any, until: Any, agrees: bool) -> None:
    page = visit()
    asking = DECISION.replace('id="a-12"', 'id="a-12" data-confirm="A place can still be used. Pass?"')
    stub.update({"decision": asking}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    page.locator("#a-12").click()
    expect(page.locator("#confirm")).to_contain_text("A place can still be used.")
    page.locator(f"#confirm [value={'yes' if agrees else 'no'}]").click()
    if agrees:
        until(page, lambda: stub.posts)
    expect(page.locator("#confirm")).to_be_hidden()
    assert len(stub.posts) == agrees


MENU = '<li><details class="seat-menu"><summary>Seat</summary><div class="panel"></div></details></li>'


@pytest.mark.parametrize("how", ["escape", "outside", "other"])
def test_the_menu_of_a_seat_closes(visit: Any, stub: Any, how: str) -> None:
    page = visit()
    stub.update({"players": f"<ul>{MENU}{MENU}</ul>"})
    page.locator("summary").first.click()
    expect(page.locator("details[open]")).to_have_count(1)
    if how == "escape":
        page.keyboard.press("Escape")
    elif how == "outside":
        page.locator("#ask").click()
    else:
        page.locator("summary").last.click()
        expect(page.locator("details").last).to_have_attribute("open", "")
    expect(page.locator("details").first).not_to_have_attribute("open", "")
