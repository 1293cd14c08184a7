"""The new board appears at once, then moved pieces are animated."""

from __future__ import annotations

from typing import Any

import pytest

from web.script.markup import piece

expect = pytest.importorskip("playwright.sync_api").expect


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
    if (way.matches(".way.travelled.player-2")) window.trail.push(way.dataset.anchor); }))
    .observe(document.querySelector("#board"), { attributes: true, attributeFilter: ["class"], subtree: true });
  Element.prototype.animate = function (steps, how) {
    window.steps.push(steps.length); return real.call(this, steps, how); } }"""


def rider(stop: int, col: str = "player-2") -> dict[str, str]:
    road = f'data-road="road" data-stop="{stop}"'
    return {"pieces": f'<span class="piece {col}" id="m" data-piece="s0" {road} style="--x:{stop * 100}">{stop}</span>'}


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
    assert page.evaluate("window.ghost") == ["piece now", 0], "nobody can choose it any more"
    expect(page.locator(".leaving .piece")).to_have_count(0)


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


def test_on_a_board_that_is_shown_larger_nothing_has_moved(visit: Any, stub: Any) -> None:
    page = visit(reuse=False)
    stub.update(piece(40))
    expect(page.locator("#m")).to_have_text("40")
    page.evaluate("""() => { window.glides = 0; const sheet = new CSSStyleSheet();
      sheet.replaceSync("#board { position: relative; width: 400px } #board:has(.far) { width: 800px } " +
        "#m { position: absolute; left: 25%; width: 5% }");
      document.adoptedStyleSheets = [sheet];
      const real = Element.prototype.animate;
      Element.prototype.animate = function (...how) { window.glides += 1; return real.apply(this, how); } }""")
    stub.update({"pieces": '<span class="piece far" id="m" data-piece="s0">larger</span>'})
    expect(page.locator("#m")).to_have_text("larger")
    assert page.evaluate("window.glides") == 0


# The class may be gone again before the test looks.
WATCH_MOVING = """() => new MutationObserver(() => {
    window.hasMoved ||= Boolean(document.querySelector("#m.moving"));
  }).observe(document.body, { attributes: true, childList: true, subtree: true })"""


def test_a_click_does_not_hit_a_piece_that_still_moves(visit: Any, stub: Any, until: Any) -> None:
    page = visit()
    stub.update(piece(0))
    expect(page.locator("#m")).to_have_text("0")
    page.evaluate(WATCH_MOVING)
    stub.update(piece(100))
    expect(page.locator("#m")).to_have_text("100")
    page.wait_for_function("() => window.hasMoved")
    until(page, lambda: "moving" not in page.locator("#m").get_attribute("class"))
