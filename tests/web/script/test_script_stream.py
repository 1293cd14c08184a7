"""Every update of the stream is shown, and none is lost."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.markup import DECISION, WAITING, piece

expect = pytest.importorskip("playwright.sync_api").expect


def test_the_first_stream_names_the_version_of_the_page(visit: Any, stub: Any) -> None:
    visit()
    assert stub.streams == ["seat=0&text_board=0&version=5&marks="]


def test_an_update_swaps_its_regions_and_the_number(visit: Any, stub: Any) -> None:
    page = visit()
    stub.update({"decision": WAITING, "head": "Round 2"}, announcements=["Anna rides."], turn=False)
    expect(page.locator("#ask")).to_have_text("Anna is playing.")
    expect(page.locator("[data-region=head]")).to_have_text("Round 2")
    expect(page.locator("body")).to_have_attribute("data-number", "6")
    expect(page.locator("#live")).to_contain_text("Anna rides.")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_twenty_updates_at_once_end_in_the_last_one(visit: Any, stub: Any, motion: str) -> None:
    page = visit(reduced_motion=motion)
    for x in range(20):
        stub.update(piece(x * 20), announcements=[f"Move {x}."])
    expect(page.locator("#m")).to_have_text("380")
    expect(page.locator("body")).to_have_attribute("data-number", "25")
    expect(page.locator("#live")).to_contain_text("Move 19.")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_new_lines_join_the_log(visit: Any, stub: Any, motion: str) -> None:
    page = visit(reduced_motion=motion)
    stub.update({"log": "<ol><li>one</li></ol>"})
    for sentence in ("two", "three"):
        stub.update(new_log_lines=f"<li>{sentence}</li>")
    expect(page.locator("[data-region=log] li")).to_have_text(["one", "two", "three"])
    stub.update({"log": "<ol><li>one</li></ol>"})  # taken back: the same as before
    expect(page.locator("[data-region=log] li")).to_have_text(["one"])
    for sentence in ("two", "three"):
        stub.update(new_log_lines=f"<li>{sentence}</li>")
    stub.update({"log": "<ol><li>four</li></ol>"})
    stub.update(new_log_lines="<li>five</li>")
    expect(page.locator("[data-region=log] li")).to_have_text(["four", "five"])


def test_a_broken_stream_is_opened_again_and_brings_everything(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.hang_up()
    until(page, lambda: len(stub.streams) == 2 and stub.open)
    assert stub.streams[-1] == "seat=0&text_board=0&version=-1"
    expect(page.locator("#notice")).to_be_hidden()
    stub.update({"decision": WAITING})
    expect(page.locator("#ask")).to_have_text("Anna is playing.")


def test_a_server_that_is_away_is_mentioned_until_it_is_back(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.refuse = True
    stub.hang_up()
    expect(page.locator("#notice")).to_have_text("No connection.")
    expect(page.locator("html")).to_contain_class("offline")
    stub.refuse = False
    expect(page.locator("#notice")).to_have_text("Connected again.")
    expect(page.locator("html")).not_to_contain_class("offline")
    stub.update({"decision": WAITING})
    expect(page.locator("#ask")).to_have_text("Anna is playing.")


def test_that_the_server_was_out_of_reach_is_forgotten_when_it_is_back(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"decision": DECISION}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    page.route("**/actions", lambda route: route.abort())
    page.locator("#a-12").click()
    expect(page.locator("[data-region=decision] [data-error]")).to_have_text("The server cannot be reached.")
    stub.hang_up()
    until(page, lambda: len(stub.streams) == 2 and stub.open)
    stub.update({"decision": DECISION}, turn=True)
    expect(page.locator("[data-region=decision] [data-error]")).to_be_hidden()


def test_a_new_page_is_asked_for(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    with page.expect_navigation():
        stub.send("reload")
    until(page, lambda: len(stub.streams) == 2)


def test_new_words_of_others_are_announced_once(visit: Any, stub: Any) -> None:
    page = visit()
    page.evaluate("document.querySelector('#chat-lines').hidden = true")
    first, second = '<li id="c-1">Anna hello</li>', '<li id="c-2">Anna <b>&lt;b&gt;there&lt;/b&gt;</b></li>'
    stub.update({"chat": f"<ol>{first}</ol>"})
    stub.update({"chat": f"<ol>{first}{second}</ol>"})
    expect(page.locator("#live")).to_have_text("Anna helloAnna <b>there</b>")
    expect(page.locator("[data-tab=chat]")).to_contain_class("unread")


def test_the_text_board_is_asked_for_and_remembered(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#do-text-board").click()
    until(page, lambda: stub.streams[-1] == "seat=0&text_board=1&version=-1")
    expect(page.locator("html")).to_contain_class("text-board")
    page.reload()
    until(page, lambda: len(stub.streams) == 3)
    assert stub.streams[-1] == "seat=0&text_board=1&version=-1"
    expect(page.locator("html")).to_contain_class("text-board")


def test_the_next_one_at_the_screen_takes_the_seat(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"decision": '<div data-curtain="1"><button data-do="reveal" data-seat="1">I am here</button></div>'})
    page.get_by_text("I am here").click()
    until(page, lambda: stub.streams[-1] == "seat=1&text_board=0&version=-1")
    assert page.url.endswith("?seat=1")


def test_the_seat_that_is_shown_is_the_one_that_acts(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"decision": DECISION}, seat=2, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    page.locator("#a-12").click()
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["seat"] == 2


def test_a_spectator_asks_for_no_seat(visit: Any, stub: Any, until: Any) -> None:
    page = visit("/t/abc?watching")
    assert stub.streams == ["text_board=0&version=5&marks="]
    stub.hang_up()
    until(page, lambda: len(stub.streams) == 2)


def test_the_waiting_room_changes_in_place(visit: Any, stub: Any) -> None:
    page = visit("/t/abc?waiting")
    expect(page.locator("#again")).to_have_text("2")  # once more when the stream is open: nothing can be missed
    page.locator("#notation-text").fill("Mar")
    page.evaluate("window.same = true")
    stub.send("reload")
    expect(page.locator("#again")).to_have_text("3")
    expect(page.locator("#notation-text")).to_be_focused()
    expect(page.locator("#notation-text")).to_have_value("Mar")
    assert page.evaluate("window.same")


def test_a_waiting_room_that_was_offline_looks_again(visit: Any, stub: Any) -> None:
    page = visit("/t/abc?waiting")
    expect(page.locator("#again")).to_have_text("2")
    stub.hang_up()
    expect(page.locator("#again")).to_have_text("3")


def test_the_window_on_the_board_goes_to_the_piece_that_acts(visit: Any, stub: Any, until: Any) -> None:
    page = visit(reduced_motion="reduce")
    assert page.evaluate("document.querySelector('#viewport').scrollLeft") > 300
    until(page, lambda: float(page.get_attribute("#mini-window", "x")) > 300)
    for left, class_ in ((9999, "js east"), (0, "js")):  # at the end the map in small makes way
        page.evaluate(f"document.querySelector('#viewport').scrollTo({left}, 0)")
        expect(page.locator("html")).to_have_class(class_)
    page.evaluate("document.querySelector('#viewport').scrollTo(400, 0)")
    stub.update({"map": "<svg></svg>", "head": "Round 3"})
    expect(page.locator("[data-region=head]")).to_have_text("Round 3")
    assert page.evaluate("document.querySelector('#viewport').scrollLeft") > 300


def test_tabs(visit: Any) -> None:
    page = visit()
    page.locator("[data-tab=log]").click()
    expect(page.locator("main")).to_have_attribute("data-show", "log")
    expect(page.locator("[data-tab=log]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-tab=decision]")).to_have_attribute("aria-pressed", "false")
