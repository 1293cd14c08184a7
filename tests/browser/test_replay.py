"""The replay in the browser: slider, keys, buttons, log, chart and key moments; forks and uploads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from browser.positions import PreparedTable, load_recorded_match, store_table
from browser.windows import LAPTOP, PHONE, WIDE, People
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

RECORDS = Path(__file__).resolve().parents[1] / "matches"
# What a page shows of the moment, without what only a script adds
SHOWN = """() => Object.fromEntries(["map", "pieces", "player_board", "players", "tracks"].map((name) => {
  const copy = document.querySelector(`[data-region="${name}"]`).cloneNode(true);
  copy.querySelectorAll(".touched").forEach((each) => each.classList.remove("touched"));
  return [name, copy.textContent.replace(/\\s+/g, " ") + copy.querySelectorAll("*").length]; }))"""


@pytest.fixture(scope="module")
def over(serving: Serving) -> PreparedTable:
    """Store a short finished match of Orléans with secrets."""
    return store_table(serving.database, load_recorded_match("orleans", "knights-2"), title="Bourges")


def open_replay(people: People, laid: PreparedTable, at: int, **more: Any) -> Any:
    page = people.open_window(f"{laid.path}/replay?at={at}", **more)
    page.locator("html.ready").wait_for()
    return page


def read_moment(page: Any) -> int:
    return int(page.locator("#at").input_value())


def test_keys_buttons_log_and_letters_lead_to_every_moment(people: People, over: PreparedTable) -> None:
    page, last = open_replay(people, over, 0), over.match.version
    expect(page.locator("#caption")).to_have_text("The table is set up.")
    page.keyboard.press("ArrowRight")
    first = read_moment(page)
    assert first > 0
    expect(page.locator("#story .now")).not_to_have_count(0)
    page.locator("#run-on").click()
    second = read_moment(page)
    assert second > first
    page.keyboard.press("ArrowLeft")
    assert read_moment(page) == first, "a button that was pressed does not keep the keys"
    page.keyboard.press("End")
    assert read_moment(page) == last
    page.keyboard.press("Shift+ArrowLeft")
    assert first < read_moment(page) < last
    page.keyboard.press("Home")
    assert read_moment(page) == 0
    page.keyboard.press("]")
    expect(page.locator(".letters .active")).to_have_text("A")
    key = read_moment(page)
    page.keyboard.press("[")
    assert read_moment(page) == key, "there is none before"
    page.locator(".letters button", has_text="C").click()
    assert read_moment(page) > key
    page.locator("#side-moments").click()
    first_moment = page.locator("#moments button").first
    assert page.locator("#moments").bounding_box()["width"] > 200, "there is room to read them"
    first_moment.click()
    assert read_moment(page) == key
    chart = page.locator("#course").bounding_box()
    if chart:  # with many players the list takes its space
        page.mouse.click(chart["x"] + chart["width"] * 0.75, chart["y"] + 20)
        assert abs(read_moment(page) - last * 0.75) < 4
    page.locator("#side-log").click()
    line = page.locator("#story li:not(.turn-heading) button").nth(40)
    line.click()
    assert read_moment(page) == int(line.get_attribute("data-at") or -1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert read_moment(page) >= int(line.get_attribute("data-at") or -1)
    box = page.locator("#at").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)
    assert abs(read_moment(page) - last / 2) < 4
    assert "Step" in page.locator("#at").get_attribute("aria-valuetext")


def test_board_purses_and_panels_show_the_past(people: People, over: PreparedTable) -> None:
    """The script shows the same as the server renders for that moment."""
    page = open_replay(people, over, 20)
    page.keyboard.press("End")
    page.keyboard.press("Home")
    for at in (over.match.version, 61, 23):
        page.locator("#at").evaluate(
            "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input')); }", at
        )
        told = int(page.locator("#story .now").first.get_attribute("data-at") or -1)
        assert told <= at
        mine = page.evaluate(SHOWN)
        other = people.open_window(f"{over.path}/replay?at={told}")
        assert other.evaluate(SHOWN) == mine, at
        other.close()


def test_the_address_is_a_link_to_the_moment(people: People, over: PreparedTable) -> None:
    page = open_replay(people, over, 30)
    page.keyboard.press("ArrowRight")
    now = read_moment(page)
    page.wait_for_url(f"**/replay?at={now}&as=spectator")
    sentence = page.locator("#caption").inner_text()
    page.reload()
    page.locator("html.ready").wait_for()
    assert read_moment(page) == now
    expect(page.locator("#caption")).to_have_text(sentence, use_inner_text=True)
    page.keyboard.press("l")
    expect(page.locator("#notice")).to_be_visible()
    page.locator('.menu a[lang="de"]').click()
    page.locator('html.ready[lang="de"]').wait_for()
    assert read_moment(page) == now


def test_the_viewer_can_be_changed(people: People, over: PreparedTable) -> None:
    page = open_replay(people, over, 40)
    lines = page.locator("#story button").count()
    page.locator('.viewer-choice [data-viewer="1"]').click()
    page.wait_for_url("**as=1*")
    page.locator("html.ready").wait_for()
    assert read_moment(page) == 40
    assert page.locator("#story button").count() > lines, "plans were secret"
    page.keyboard.press("a")
    page.wait_for_url("**as=open*")
    page.locator("html.ready").wait_for()
    page.keyboard.press("t")
    page.wait_for_url("**text_board=1*")
    page.locator("html.ready").wait_for()
    before = page.locator("#text-board").inner_text()
    page.keyboard.press("End")
    assert page.locator("#text-board").inner_text() != before, "the board in words goes along"


def test_keys_work_while_another_viewer_loads(people: People, over: PreparedTable) -> None:
    page = open_replay(people, over, 40)
    page.locator('.viewer-choice [data-viewer="1"]').evaluate(
        "(link) => addEventListener('click', (e) => e.preventDefault())"
    )
    page.locator('.viewer-choice [data-viewer="1"]').click()
    expect(page.locator("#caption")).to_have_text("Loading the match …")  # at once
    expect(page.locator('.viewer-choice [data-viewer="1"]')).to_have_class("active")
    page.reload()
    page.locator("html.ready").wait_for()
    page.evaluate(
        """() => { document.querySelector('.viewer-choice [data-viewer="1"]').click();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true })); }"""
    )
    page.locator('body[data-at="0"][data-viewer="1"]').wait_for()
    page.locator("html.ready").wait_for()
    assert read_moment(page) == 0


def test_keys_work_while_the_match_loads(people: People, over: PreparedTable) -> None:
    held: list[Any] = []
    page = open_replay(people, over, 40, reuse=False)
    page.route("**/replay.json*", lambda route: held.append(route))
    with page.expect_request("**/replay.json*"):
        page.goto(f"{people.address}{over.path}/replay?at=40")
    for key in ("Home", "ArrowRight", "ArrowRight", " "):
        page.keyboard.press(key)
    expect(page.locator("#where")).to_have_text(f"Step 2 of {over.match.version}")
    held[0].continue_()
    page.locator("html.ready").wait_for()
    page.wait_for_function("() => document.querySelector('#story .now')")
    expect(page.locator("#run-play")).to_have_attribute("aria-pressed", "true")
    assert 2 <= read_moment(page) < 40


def test_the_log_of_a_phone_opens_at_the_moment(people: People, over: PreparedTable) -> None:
    page = open_replay(people, over, over.match.version // 2, viewport=PHONE)
    page.locator("#tab-log").click()
    expect(page.locator("#story .now").first).to_be_in_viewport()
    page.locator("#side-moments").click()
    page.keyboard.press("End")
    page.locator("#side-log").click()
    expect(page.locator("#story .now").last).to_be_in_viewport()


def test_playback_runs_and_stops(people: People, over: PreparedTable) -> None:
    page = open_replay(people, over, 10)
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator("#speed")).to_have_value("4")
    page.keyboard.press(" ")
    expect(page.locator("#run-play")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => Number(document.querySelector('#at').value) > 14")
    page.keyboard.press(" ")
    expect(page.locator("#run-play")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("-")
    expect(page.locator("#speed")).to_have_value("2")
    page.keyboard.press("End")
    page.locator("#run-play").click()
    page.wait_for_function("(last) => Number(document.querySelector('#at').value) < last", arg=over.match.version)


def test_a_fork_is_clearly_marked(people: People, over: PreparedTable) -> None:
    page = open_replay(people, over, 60, viewport=PHONE)
    page.keyboard.press("End")
    expect(page.locator("#do-fork")).to_be_disabled()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.locator("#do-fork").click()
    for seat in (0, 1):
        page.locator(f'[name="seat-{seat}-kind"][value="me"]').check(force=True)
    page.locator("#do-set").click()
    page.locator(".fork-banner").wait_for()
    assert "Bourges" in page.locator(".fork-banner").text_content()
    for screen in (PHONE, LAPTOP, WIDE):
        page.set_viewport_size(screen)
        banner, board = page.locator(".fork-banner").bounding_box(), page.locator("main").bounding_box()
        assert banner["width"] == screen["width"]
        assert 0 < banner["y"] < banner["y"] + banner["height"] <= board["y"] + 1
        assert board["y"] + board["height"] <= screen["height"] + 1, "and the board leaves room for it"


def test_a_record_can_be_uploaded_as_a_file(people: People, tmp_path: Path) -> None:
    people.expected = ["status of 422"]
    text = (RECORDS / "orleans" / "knights-2.txt").read_text("utf-8")
    good, bad, large = (tmp_path / name for name in ("good.txt", "bad.txt", "large.txt"))
    good.write_text(text, "utf-8")
    bad.write_text(text.replace("\n2 ready", "\n2 sing", 1), "utf-8")
    large.write_text(text * 40, "utf-8")
    page = people.open_window("/replay")
    page.locator("#record-file").set_input_files(large)
    expect(page.locator("#record:invalid")).to_have_count(1)
    page.locator("#record-file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("2 sing")
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Line \d+"))
    page.locator("#record-file").set_input_files(good)
    page.wait_for_url("**/replay")
    page.locator("html.ready").wait_for()
    page.keyboard.press("End")
    assert read_moment(page) > 100


def test_a_record_can_be_pasted_and_a_bad_one_watched_up_to_its_faulty_line(
    people: People, over: PreparedTable
) -> None:
    people.expected = ["status of 422"]
    text = (RECORDS / "orleans" / "knights-2.txt").read_text("utf-8")
    page = people.open_window("/replay")
    page.locator("#record").fill(text.replace("\n2 ready", "\n2 sing", 1))
    page.locator("#watch").click()
    page.get_by_role("alert").locator("#watch-part").click()
    page.locator("html.ready").wait_for()
    good = text.partition("\n2 ready")[0].count("\n1 ") + text.partition("\n2 ready")[0].count("\n2 ")
    assert read_moment(page) == good
    line = 1 + text.splitlines().index("2 ready")
    expect(page.locator(".fork-banner")).to_contain_text(f"line {line}")
    for screen in (PHONE, LAPTOP, WIDE):
        page.set_viewport_size(screen)
        strip, board = page.locator(".fork-banner").bounding_box(), page.locator("main").bounding_box()
        assert 0 < strip["y"] < strip["y"] + strip["height"] <= board["y"] + 1
    expect(page.locator("#to-analysis")).to_have_count(0)
    copied = page.request.get(page.locator("#do-text").evaluate("(link) => link.href")).text()
    page.goto(f"{people.address}/replay")
    page.locator("#record").fill(copied)
    page.locator("#watch").click()
    page.locator("html.ready").wait_for()
    assert read_moment(page) == good
    expect(page.locator(".fork-banner")).to_contain_text("ends here")
    expect(page.locator("#do-fork")).to_be_enabled()
    page.locator("#do-fork").click()
    page.locator("#do-set").click()
    page.locator("#decision").wait_for()
    expect(page.locator(".fork-banner")).to_contain_text(f"step {good}")


def test_the_full_log_links_to_moments(people: People, over: PreparedTable) -> None:
    page = people.open_window(f"{over.path}/log", viewport=LAPTOP)
    panel, last = page.locator(".whole").bounding_box(), page.locator(".whole li").last.bounding_box()
    assert last["y"] + last["height"] <= panel["y"] + panel["height"], "all of it is on the panel"
    lines = page.locator(".whole li a").count()
    page.locator("#full-log-player").select_option(label="Ben")
    page.get_by_role("button", name="Show").click()
    page.wait_for_url("**player=1*")
    assert 0 < page.locator(".whole li a").count() < lines
    assert page.locator(".whole h2").first.inner_text() == "Round 1"
    page.set_viewport_size(PHONE)
    link = page.locator(".whole li a").nth(5)
    at = (link.get_attribute("href") or "").partition("at=")[2]
    link.click()
    page.locator("html.ready").wait_for()
    assert read_moment(page) == int(at)


def test_the_replay_of_a_running_match_ends_now(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, load_recorded_match("thurn-und-taxis", "courier-3", 60), title="Ulm")
    page = people.open_window(laid.path, token=laid.tokens[0])
    page.locator("#to-replay").click()
    page.locator("html.ready").wait_for()
    assert read_moment(page) == 60
    expect(page.locator(".viewer-choice")).to_have_count(0)
    expect(page.locator("#do-fork")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#story .now")).not_to_have_count(0)
