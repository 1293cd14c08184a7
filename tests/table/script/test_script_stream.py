"""What arrives is shown: nothing is lost, and nobody loses the place where they were."""

from __future__ import annotations

from typing import Any

import pytest

expect = pytest.importorskip("playwright.sync_api").expect


WHATNOW = """<h2 id="ask" tabindex="-1">What now?</h2><p data-error role="alert" hidden></p>
<div data-chips hidden></div>
<button class="ch" id="a-12" data-action="12" data-anchors="location:blois">Blois</button>
<div class="foot"><form data-form="notation"><input class="say" id="say"></form></div>"""
WAITING = '<h2 id="ask" tabindex="-1">Anna is playing.</h2>'


def piece(x: int) -> dict[str, str]:
    return {"pieces": f'<span class="pc" id="m" data-piece="s0" style="--x:{x}">{x}</span>'}


def focused(page: Any) -> str:
    return str(page.evaluate("document.activeElement.id || document.activeElement.localName"))


def test_the_first_stream_says_what_the_page_has(visit: Any, stub: Any) -> None:
    visit()
    assert stub.streams == ["seat=0&text_board=0&have=5&drawn="]


def test_an_update_swaps_its_regions_and_the_number(visit: Any, stub: Any) -> None:
    page = visit()
    stub.update({"whatnow": WAITING, "head": "Round 2"}, say=["Anna rides."], turn=False)
    expect(page.locator("#ask")).to_have_text("Anna is playing.")
    expect(page.locator("[data-region=head]")).to_have_text("Round 2")
    expect(page.locator("body")).to_have_attribute("data-number", "6")
    expect(page.locator("#live")).to_contain_text("Anna rides.")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_twenty_updates_at_once_end_in_the_last_one(visit: Any, stub: Any, motion: str) -> None:
    page = visit(reduced_motion=motion)
    for x in range(20):
        stub.update(piece(x * 20), say=[f"Move {x}."])
    expect(page.locator("#m")).to_have_text("380")
    expect(page.locator("body")).to_have_attribute("data-number", "25")
    expect(page.locator("#live")).to_contain_text("Move 19.")


def test_glides_follow_one_another(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.evaluate("""() => {
      window.running = 0; window.most = 0; window.glides = 0;
      const start = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        window.glides += 1; window.most = Math.max(window.most, ++window.running);
        const glide = start.apply(this, how);
        glide.finished.finally(() => { window.running -= 1; });
        return glide;
      };
    }""")
    for x in range(3):
        stub.update(piece(x * 100))
    until(page, lambda: page.evaluate("window.glides") == 3)
    assert page.evaluate("window.most") == 1
    expect(page.locator("#m")).to_have_text("200")


ROADS = "".join(f'<path class="way preview" data-anchor="road:{i}" d="M{i * 20} 10h20"/>' for i in range(5))
BOARD = f'<svg viewBox="0 0 100 70">{ROADS}</svg>'
COUNT_STEPS = """() => { const real = Element.prototype.animate; window.steps = []; window.trail = [];
  new MutationObserver((seen) => seen.forEach(({ target: way }) => {
    if (way.matches(".way.travelled.p2")) window.trail.push(way.dataset.anchor); }))
    .observe(document.querySelector("#board"), { attributes: true, attributeFilter: ["class"], subtree: true });
  Element.prototype.animate = function (steps, how) {
    window.steps.push(steps.length); return real.call(this, steps, how); } }"""


def rider(stop: int, col: str = "p2") -> dict[str, str]:
    road = f'data-road="road" data-stop="{stop}"'
    return {"pieces": f'<span class="pc {col}" id="m" data-piece="s0" {road} style="--x:{stop * 100}">{stop}</span>'}


def test_the_new_board_is_there_before_anything_has_glided(visit: Any, stub: Any) -> None:
    page = visit()
    page.evaluate("""() => new MutationObserver(() => { const piece = document.querySelector("#m"); if (!piece) return;
      window.first ??= [piece.textContent, document.body.dataset.number]; })
      .observe(document.querySelector("[data-region=pieces]"), { childList: true })""")
    stub.update(piece(100))
    expect(page.locator("#m")).to_have_text("100")
    assert page.evaluate("window.first") == ["100", "6"]


@pytest.mark.parametrize(("start", "stop", "way"), [(0, 2, [0, 1]), (3, 2, [2]), (4, 1, [4, 0]), (1, 4, [0, 4])])
def test_a_ride_follows_its_road_and_leaves_a_trail(
    visit: Any, stub: Any, start: int, stop: int, way: list[int]
) -> None:
    page = visit()
    stub.update({"map": BOARD, **rider(start)})
    expect(page.locator("#m")).to_have_text(str(start))
    page.evaluate(COUNT_STEPS)
    expect(page.locator(".travelled")).to_have_count(0)
    stub.update(rider(stop))
    expect(page.locator("#m")).to_have_text(str(stop))
    assert page.evaluate("window.steps") == [2 + 4 * len(way)]  # there, four points of each stretch, here
    assert sorted(page.evaluate("window.trail")) == sorted(f"road:{i}" for i in way)
    expect(page.locator(".travelled")).to_have_count(0)  # it goes by itself


def test_what_leaves_the_board_is_gone_after_a_moment(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.evaluate("""() => new MutationObserver((seen) => seen.forEach(({ addedNodes: [ghost] }) => {
      if (ghost) window.ghost = [ghost.className, Object.keys(ghost.dataset).length]; }))
      .observe(document.querySelector(".leaving"), { childList: true })""")
    stub.update({"pieces": ""})
    until(page, lambda: page.evaluate("window.ghost"))
    assert page.evaluate("window.ghost") == ["pc now", 0], "nobody can choose it any more"
    expect(page.locator(".leaving .pc")).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_new_lines_join_the_log(visit: Any, stub: Any, motion: str) -> None:
    page = visit(reduced_motion=motion)
    stub.update({"log": "<ol><li>one</li></ol>"})
    for said in ("two", "three"):
        stub.update(more=f"<li>{said}</li>")
    expect(page.locator("[data-region=log] li")).to_have_text(["one", "two", "three"])
    stub.update({"log": "<ol><li>one</li></ol>"})  # taken back: the same as before
    expect(page.locator("[data-region=log] li")).to_have_text(["one"])
    for said in ("two", "three"):
        stub.update(more=f"<li>{said}</li>")
    stub.update({"log": "<ol><li>four</li></ol>"})
    stub.update(more="<li>five</li>")
    expect(page.locator("[data-region=log] li")).to_have_text(["four", "five"])


def test_without_motion_nothing_glides(visit: Any, stub: Any) -> None:
    page = visit(reduced_motion="reduce")
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('it moves') } }")
    stub.update({**piece(100), "players": '<b data-count="points-0" id="points">12</b>'})
    expect(page.locator("#m")).to_have_text("100")
    expect(page.locator("#points")).to_have_text("12")


def test_two_pieces_of_one_name_do_not_stop_the_table(visit: Any, stub: Any) -> None:
    page = visit()
    twice = '<i data-piece="s0"></i><i data-piece="s0"></i>'
    stub.update({"pieces": twice})
    stub.update(piece(40))
    expect(page.locator("#m")).to_have_text("40")


def test_focus_stays_on_the_same_choice(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#a-12").focus()
    stub.update({"whatnow": WHATNOW}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    assert focused(page) == "a-12"


def test_focus_goes_to_the_question_when_its_choice_is_gone(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#a-13").focus()
    stub.update({"whatnow": WHATNOW}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    assert focused(page) == "ask"


def test_focus_elsewhere_is_not_stolen_when_the_turn_comes(visit: Any, stub: Any) -> None:
    page = visit()
    stub.update({"whatnow": WAITING}, turn=False)
    expect(page).to_have_title("La Loire · Test")
    page.locator("#chat-text").fill("hello")
    stub.update({"whatnow": WHATNOW}, turn=True)
    expect(page).to_have_title("● La Loire · Test")
    expect(page.locator("#live")).to_contain_text("It is your turn.")
    assert focused(page) == "chat-text"


def test_a_spot_of_the_board_keeps_the_focus(visit: Any, stub: Any) -> None:
    page = visit()
    page.get_by_label("Tours").focus()
    spots = '<i id="new"></i><button class="spot" id="x" data-anchor="location:tours" aria-label="Tours"></button>'
    stub.update({"pieces": spots})
    page.locator("#new").wait_for(state="attached")
    expect(page.locator("#x")).to_be_focused()


def test_what_was_typed_stays(visit: Any, stub: Any) -> None:
    page = visit()
    page.locator("#say").fill("ride bl")
    stub.update({"whatnow": WHATNOW}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    expect(page.locator("#say")).to_have_value("ride bl")
    assert focused(page) == "say"
    page.keyboard.type("ois")
    expect(page.locator("#say")).to_have_value("ride blois")


def test_a_log_read_to_its_end_stays_there_and_one_read_back_too(visit: Any, stub: Any) -> None:
    page = visit()

    def lines(n: int) -> str:
        return "<ol>" + "".join(f"<li>Line {i}</li>" for i in range(n)) + "</ol>"

    log = "document.querySelector('[data-region=log]')"
    left = f"(() => {{ const e = {log}; return e.scrollHeight - e.clientHeight - e.scrollTop }})()"
    for n in (20, 40):
        stub.update({"log": lines(n)})
        expect(page.locator("[data-region=log] li")).to_have_count(n)
        assert page.evaluate(left) < 4
    scrolled = f"new Promise(done => {log}.addEventListener('scroll', done, {{ once: true }}))"
    page.evaluate(f"(async () => {{ const seen = {scrolled}; {log}.scrollTop = 30; await seen; }})()")
    stub.update({"log": lines(50)})
    expect(page.locator("[data-region=log] li")).to_have_count(50)
    assert page.evaluate(f"{log}.scrollTop") == 30


def test_another_question_begins_at_its_top(visit: Any, stub: Any) -> None:
    page = visit()

    def asked(question: str, n: int) -> str:
        many = "".join(f'<p style="height: 60px">{n}.{i}</p>' for i in range(9))
        box = f'<div id="choices" style="height: 90px; overflow: auto">{many}</div>'
        return f'<h2 id="ask" tabindex="-1">{question}</h2>{box}'

    stub.update({"whatnow": asked("What do you do?", 1)})
    expect(page.locator("#choices")).to_contain_text("1.0")
    page.evaluate("document.querySelector('#choices').scrollTop = 120")
    stub.update({"whatnow": asked("What do you do?", 2)})
    expect(page.locator("#choices")).to_contain_text("2.0")
    assert page.evaluate("document.querySelector('#choices').scrollTop") == 120, "the same question, read on"
    stub.update({"whatnow": asked("And where?", 3)})
    expect(page.locator("#choices")).to_contain_text("3.0")
    assert page.evaluate("document.querySelector('#choices').scrollTop") == 0


def test_numbers_count_to_the_new_value(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.evaluate("""() => {
      window.seen = [];
      new MutationObserver(() => window.seen.push(document.querySelector('#points').textContent)).observe(
        document.querySelector('[data-region=players]'), { subtree: true, childList: true, characterData: true });
    }""")
    stub.update({"players": '<b data-count="points-0" id="points">17</b>'})
    between = "window.seen.some((text) => Number(text) > 7 && Number(text) < 17)"
    until(page, lambda: page.evaluate(between))
    expect(page.locator("#points")).to_have_text("17")


def test_a_broken_stream_is_opened_again_and_brings_everything(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.hang_up()
    until(page, lambda: len(stub.streams) == 2 and stub.open)
    assert stub.streams[-1] == "seat=0&text_board=0&have=-1"
    expect(page.locator("#notice")).to_be_hidden()
    stub.update({"whatnow": WAITING})
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
    stub.update({"whatnow": WAITING})
    expect(page.locator("#ask")).to_have_text("Anna is playing.")


def test_that_the_server_was_out_of_reach_is_forgotten_when_it_is_back(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"whatnow": WHATNOW}, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    page.route("**/actions", lambda route: route.abort())
    page.locator("#a-12").click()
    expect(page.locator("[data-region=whatnow] [data-error]")).to_have_text("The server cannot be reached.")
    stub.hang_up()
    until(page, lambda: len(stub.streams) == 2 and stub.open)
    stub.update({"whatnow": WHATNOW}, turn=True)
    expect(page.locator("[data-region=whatnow] [data-error]")).to_be_hidden()


def test_a_new_page_is_asked_for(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    with page.expect_navigation():
        stub.send("reload")
    until(page, lambda: len(stub.streams) == 2)


def test_new_words_of_others_are_announced_once(visit: Any, stub: Any) -> None:
    page = visit()
    first, second = '<li id="c-1">Anna hello</li>', '<li id="c-2">Anna <b>&lt;b&gt;there&lt;/b&gt;</b></li>'
    stub.update({"chat": f"<ol>{first}</ol>"})
    stub.update({"chat": f"<ol>{first}{second}</ol>"})
    expect(page.locator("#live")).to_have_text("Anna helloAnna <b>there</b>")
    expect(page.locator("[data-tab=chat]")).to_contain_class("call")


def test_the_text_board_is_asked_for_and_remembered(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    page.locator("#do-text-board").click()
    until(page, lambda: stub.streams[-1] == "seat=0&text_board=1&have=-1")
    expect(page.locator("html")).to_contain_class("text-board")
    page.reload()
    until(page, lambda: len(stub.streams) == 3)
    assert stub.streams[-1] == "seat=0&text_board=1&have=-1"
    expect(page.locator("html")).to_contain_class("text-board")


def test_the_next_one_at_the_screen_takes_the_seat(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"whatnow": '<div data-curtain="1"><button data-do="reveal" data-seat="1">I am here</button></div>'})
    page.get_by_text("I am here").click()
    until(page, lambda: stub.streams[-1] == "seat=1&text_board=0&have=-1")
    assert page.url.endswith("?seat=1")


def test_the_seat_that_is_shown_is_the_one_that_acts(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update({"whatnow": WHATNOW}, seat=2, turn=True)
    expect(page.locator("#ask")).to_have_text("What now?")
    page.locator("#a-12").click()
    until(page, lambda: stub.posts)
    assert stub.posts[0][1]["seat"] == 2


def test_a_spectator_asks_for_no_seat(visit: Any, stub: Any, until: Any) -> None:
    page = visit("/t/abc?watching")
    assert stub.streams == ["text_board=0&have=5&drawn="]
    stub.hang_up()
    until(page, lambda: len(stub.streams) == 2)


def test_the_waiting_room_changes_in_place(visit: Any, stub: Any) -> None:
    page = visit("/t/abc?waiting")
    expect(page.locator("#again")).to_have_text("2")  # once more when the stream is open: nothing can be missed
    page.locator("#say").fill("Mar")
    page.evaluate("window.same = true")
    stub.send("reload")
    expect(page.locator("#again")).to_have_text("3")
    expect(page.locator("#say")).to_be_focused()
    expect(page.locator("#say")).to_have_value("Mar")
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
    expect(page.locator("[data-tab=whatnow]")).to_have_attribute("aria-pressed", "false")
