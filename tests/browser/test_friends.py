"""Friends who play in several browsers: they talk, are replaced and return, take back, and meet again."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import create_bot_policy, create_match, play_until, store_table
from browser.windows import LAPTOP, PHONE, People
from server.persons import Person
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect


def say(page: Any, text: str) -> None:
    page.locator("#chat-text").fill(text)
    page.locator("#chat-text").press("Enter")


def test_people_talk_while_they_wait(people: People, serving: Serving) -> None:
    ada = Person(serving)
    made = ada.make(seats=[{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}])
    host = people.open_window(f"/t/{made['table']}", token=ada.token)
    guest = people.open_window(made["invitations"][0]["url"], viewport=PHONE)
    guest.locator("#name").fill("Ben")
    guest.locator(".enter button").click()
    guest.locator(".page-chat").wait_for()
    host.locator("#name-0").fill("Adèle")
    say(guest, "On my way")
    expect(host.locator(".page-chat li[id]")).to_contain_text("On my way")
    expect(host.locator(".page-chat time")).not_to_be_empty()
    expect(host.locator("#name-0")).to_have_value("Adèle")
    host.reload()
    expect(host.locator(".page-chat time")).not_to_be_empty()


def test_people_talk_beside_the_result(people: People, serving: Serving) -> None:
    laid = store_table(
        serving.database,
        play_until(create_match("la-loire", 2, 5), create_bot_policy("random", 3), lambda match: False),
    )
    ada, ben = (people.open_window(laid.path, token=token) for token in laid.tokens)
    say(ada, "Well played")
    expect(ben.locator(".page-chat li[id]")).to_contain_text("Well played")
    say(ben, "Again?")
    expect(ada.locator(".page-chat li[id]").last).to_contain_text("Again?")


def test_what_was_not_read_stays_marked_also_in_the_lists_of_tables(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 5), talk=[(0, "Bonjour"), (1, "Bonsoir")])
    ada = people.open_window(laid.path, token=laid.tokens[0], viewport=LAPTOP)
    expect(ada.locator("#chat > summary")).to_have_class("unread")
    ada.reload()
    expect(ada.locator("#chat > summary")).to_have_class("unread")
    ada.goto(serving.address)
    expect(ada.locator("#my .unread-chat")).to_be_visible()
    ada.goto(serving.address + "/my")
    expect(ada.locator("#my .unread-chat")).to_be_visible()
    ada.goto(serving.address + laid.path)
    ada.locator("#chat > summary").click()
    expect(ada.locator("#chat > summary")).not_to_have_class("unread")
    ada.goto(serving.address)
    expect(ada.locator("#my li").first).to_be_visible()
    expect(ada.locator("#my .unread-chat")).to_be_hidden()


def test_the_chat_stands_beside_the_log_on_a_large_screen(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 5), talk=[(1, "Bonsoir")])
    ada = people.open_window(laid.path, token=laid.tokens[0], viewport={"width": 1600, "height": 1000})
    ada.locator("#chat > summary").click()
    expect(ada.locator("#chat-lines")).to_be_visible()
    expect(ada.locator("#log")).to_be_visible()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_person_takes_over_from_the_bot_that_plays_for_them(
    people: People, serving: Serving, viewport: dict[str, int]
) -> None:
    laid = store_table(serving.database, create_match("orleans", 2, 5))
    ada, ben = (people.open_window(laid.path, token=token, viewport=viewport) for token in laid.tokens)
    assert Person(serving, token=laid.tokens[1]).send_command(laid.table, "leave", resign=False).is_success
    banner = ben.locator("#banner .stand-in")
    expect(banner).to_contain_text("A bot plays for you")
    if viewport is PHONE:
        for tab in ("players", "log", "chat"):
            ben.locator(f"#tab-{tab}").click()
            expect(banner).to_be_visible()
        ada.locator("#tab-players").click()
    expect(ada.locator(".seat-row .bot-badge")).to_be_visible()
    ben.goto(serving.address)
    row = ben.locator("#my li", has_text="A bot plays for you")
    row.get_by_role("link", name="Take over").click()
    ben.locator("#seat-back-1").click()
    expect(ben.locator("#banner .stand-in")).to_have_count(0)
    expect(ada.locator(".seat-row .bot-badge")).to_have_count(0)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_request_stands_above_everything_and_the_answer_is_told(
    people: People, serving: Serving, viewport: dict[str, int]
) -> None:
    def revealed(match: Any) -> bool:
        return match.version > 20 and match.entries[-1].barrier and match.entries[-1].seat == match.actor

    match = play_until(create_match("thurn-und-taxis", 2, 5), create_bot_policy("random", 3), revealed)
    laid, seat = store_table(serving.database, match), match.actor
    mover = people.open_window(laid.path, token=laid.tokens[seat], viewport=viewport)
    other = people.open_window(laid.path, token=laid.tokens[1 - seat], viewport=viewport)
    for button, told in (("#do-refuse", "refuses to let"), ("#do-agree", "takes back; everybody has agreed")):
        mover.locator("#do-takeback").click()
        mover.locator("#confirm [value=yes]").click()
        expect(other.locator(button)).to_be_in_viewport()
        expect(other).to_have_title("● Thurn und Taxis · Blois · Postchaise")
        other.locator(button).click()
        expect(mover.locator("#moment")).to_contain_text(told)
        for page in (mover, other):
            expect(page.locator("#log li", has_text=told)).to_have_count(1)
            page.keyboard.press("Escape")
            expect(page.locator("#moment")).to_have_count(0)
    assert serving.live(laid.table).match.version == match.version - 1


def test_two_people_at_one_screen_undo_until_the_next_one_looks(people: People, serving: Serving) -> None:
    def handed_over(match: Any) -> bool:
        last = match.entries[-1] if match.entries else None
        return last is not None and last.seat != match.actor and not last.barrier

    match = play_until(create_match("thurn-und-taxis", 2, 5), create_bot_policy("random", 3), handed_over)
    laid = store_table(serving.database, match, hot=True)
    page = people.open_window(laid.path, token=laid.tokens[0])
    for width, height in ((1280, 720), (820, 1180), (844, 390), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        panel, button, undo = (
            page.locator(each).bounding_box() for each in (".decision-panel", "#do-reveal", "#do-curtain-undo")
        )
        for each in (button, undo):
            middle = each["x"] + each["width"] / 2 - panel["x"] - panel["width"] / 2
            assert abs(middle) < 12, (width, height, "not in the middle")
        assert undo["y"] + undo["height"] + 6 < panel["y"] + panel["height"], (width, height, "cut off")
    page.locator("#do-curtain-undo").click()
    page.locator("button.choice").first.wait_for()
    assert serving.live(laid.table).match.version == match.version - 1
    assert page.locator(".curtain").count() == 0, "whose turn it was again goes on at once"


def test_a_group_starts_the_same_table_again_from_my_matches(people: People, serving: Serving) -> None:
    laid = store_table(
        serving.database,
        play_until(create_match("la-loire", 2, 5), create_bot_policy("random", 3), lambda match: False),
    )
    ada, ben = (people.open_window("/my", token=token) for token in laid.tokens)
    ada.get_by_role("button", name="Same table again").click()
    ada.wait_for_url("**/t/*")
    ben.get_by_role("button", name="Same table again").click()
    ben.wait_for_url(ada.url)
    for page in (ada, ben):
        expect(page.locator("#players .seat-row")).to_have_count(2)
