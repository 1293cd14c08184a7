"""Every title in ten sizes and three languages: nothing overlaps or is cut off, and the whole map is reachable.

There is one page per title and language, which is resized instead of reloaded.
"""

from __future__ import annotations

from typing import Any

import pytest

from browser.layout_checks import find_cut_off_text, find_overlaps
from browser.positions import load_recorded_match, store_table
from browser.table_page import wait_for_choices
from browser.windows import BROAD, LAPTOP, PHONE, People, visit_in_languages
from server.serving import Serving

SIZES = [
    {"width": width, "height": height}
    for width, height in (
        (360, 640),
        (390, 844),
        (844, 390),
        (768, 1024),
        (820, 1180),
        (1024, 768),
        (1280, 720),
        (1366, 768),
        (1600, 1000),
        (1920, 1080),
    )
]
CROWDED = [  # late in the match, with everything that takes space
    ("la-loire", "de-standard-4", 705),
    ("orleans", "ruin-5", 458),
    ("thurn-und-taxis", "courier-4", 876),
]
NAMES = ("Ada", "Bastien", "Colette", "Dorothea", "Maximilian")
COLUMNS = [".left", ".right > .panel", ".tabs", ".page-head"]
BOARD = [".viewport", ".part", ".player-board"]
WORDS = [
    ".question",
    "button.choice b",
    ".foot .button",
    ".tabs button",
    ".views button",
    ".seat-name > bdi",
    ".page-location b",
]

# What one look at the page tells:
# - targets below 24 pixels, unless a circle of 24 pixels around them meets no other (WCAG 2.2, 2.5.8)
# - whether the page scrolls
# - whether the question is in sight, with at least one whole choice
# - where the map begins and ends in its scroller: nothing may lie before the beginning
LOOK = """() => {
  const found = [], page = document.documentElement, rectangle = (node) => node.getBoundingClientRect();
  const targets = [...document.querySelectorAll(".page-head, .right, .tabs, .zoom")]
    .flatMap((part) => [...part.querySelectorAll("button, summary, input, a:not(.rule, p a, small a)")])
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((node) => !node.closest(".visually-hidden, .tooltip, .price-sum"))
    .map((node) => ({ node, box: rectangle(node) })).filter(({ box }) => box.width && box.height)
    .map((each) => ({ ...each, x: each.box.x + each.box.width / 2, y: each.box.y + each.box.height / 2,
      small: each.box.width < 23.5 || each.box.height < 23.5 }));
  const distance = ({ box, x, y, small }, one) => small ? Math.hypot(x - one.x, y - one.y) - 12
    : Math.hypot(Math.max(box.left - one.x, 0, one.x - box.right), Math.max(box.top - one.y, 0, one.y - box.bottom));
  for (const one of targets.filter(({ small }) => small))
    if (targets.some((other) => other !== one && !other.node.contains(one.node) && !one.node.contains(other.node)
      && distance(other, one) < 11.5))
      found.push(["small", one.node.id || one.node.className, Math.round(one.box.width), Math.round(one.box.height)]);

  const beyond = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
  if (Math.max(...beyond) > 1) found.push(["the page scrolls by", ...beyond]);

  const asks = rectangle(document.querySelector("#ask")), list = document.querySelector(".choices");
  const end = Math.min(rectangle(list).bottom + 1, innerHeight);
  const rows = [...list.querySelectorAll("button.choice")].filter((each) => each.checkVisibility())
    .filter((each) => rectangle(each).bottom <= end);
  if (asks.top < 0 || asks.bottom > innerHeight || !rows.length) found.push(["question", asks.top, rows.length]);

  const views = ["map", "desk"].map((name) => document.querySelector(`#view-${name}`));
  if (views[0]?.checkVisibility()) views[0].click();
  const viewport = document.querySelector("#viewport"), frame = rectangle(viewport);
  const board = rectangle(document.querySelector("#board"));
  const before = Math.min(board.left - frame.left + viewport.scrollLeft, board.top - frame.top + viewport.scrollTop);
  const scrolls = getComputedStyle(viewport).overflowY === "auto";
  if (!viewport.checkVisibility() || before < -1 || (!scrolls && board.bottom > frame.bottom + 1))
    found.push(["map", before, board.width, board.bottom - frame.bottom]);
  if (views[0]?.checkVisibility()) views[1]?.click();
  return found;
}"""


@pytest.mark.parametrize(("game", "record", "actions"), CROWDED, ids=[game for game, *_ in CROWDED])
def test_every_title_is_playable_at_every_size(
    people: People, serving: Serving, game: str, record: str, actions: int
) -> None:
    match = load_recorded_match(game, record, actions)
    laid = store_table(serving.database, match, NAMES)
    page = people.open_window(token=laid.tokens[match.actor])
    wrong: list[Any] = []
    for lang in visit_in_languages(page, people.address + laid.path):
        page.set_viewport_size(SIZES[-1])
        wait_for_choices(page)
        for size in SIZES:
            page.set_viewport_size(size)
            wrong += [[lang, size["width"], size["height"], *each] for each in find_faults(page)]
    assert not wrong, "\n".join(map(str, wrong))


def find_faults(page: Any) -> list[list[Any]]:
    """Return every layout fault of the table at this size."""
    found: list[list[Any]] = [
        ["overlap", *each]
        for each in (*find_overlaps(page, "body", COLUMNS), *find_overlaps(page, ".left", BOARD, at_least=1))
    ]
    found += [["cut", *each] for each in find_cut_off_text(page, "body", WORDS, slack=2)]
    return found + list(page.evaluate(LOOK))


ROWS = """() => { const list = document.querySelector(".choices").getBoundingClientRect();
  return [...document.querySelectorAll(".decision-panel button.choice")].filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height && top > 0)
    .filter(({ top, bottom }) => bottom <= list.bottom + 1 || top >= list.bottom - 1).length; }"""
# Parts of the player board that reach over its edge, or over that of the page.
BEYOND = """() => { const edge = document.querySelector("#player-board").getBoundingClientRect();
  return [...document.querySelectorAll("#player-board .place")].filter((each) => each.checkVisibility())
    .filter((each) => each.getBoundingClientRect().bottom > Math.min(edge.bottom, innerHeight)).length; }"""


@pytest.mark.parametrize(("game", "record", "actions"), CROWDED, ids=[game for game, *_ in CROWDED])
def test_the_question_gets_the_space(people: People, serving: Serving, game: str, record: str, actions: int) -> None:
    match = load_recorded_match(game, record, actions)
    laid = store_table(serving.database, match, NAMES, talk=[(0, "Bonjour !")])
    page = people.open_window(laid.path, token=laid.tokens[match.actor], viewport=LAPTOP)
    wait_for_choices(page)
    assert page.evaluate(ROWS) >= 6, "whole choices on a laptop"
    if game == "orleans":
        assert page.evaluate(BEYOND) == 0
        for part in ("#viewport", ".deeds"):
            assert page.locator(part).bounding_box()["height"] > 200, part
    short = page.locator("#log").bounding_box()["height"]
    people.switch_person(page, laid.tokens[match.actor - 1])
    page.reload()
    page.locator("#players .seat-row").first.wait_for()
    assert page.locator("#log").bounding_box()["height"] > 3 * short, "the log has the room back"
    page.set_viewport_size(BROAD)
    page.locator("#chat > summary").click()
    for panel in ("#log", "#chat-lines"):
        assert page.locator(panel).bounding_box()["height"] > 90, panel


PLACES = """() => [...document.querySelectorAll(".decision-panel button, .price-sum ~ button")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.id, ...["x", "y"].map((side) => Math.round(each.getBoundingClientRect()[side]))].join(" "))"""


def test_nothing_moves_under_the_pointer(people: People, serving: Serving) -> None:
    """Explaining a price or a longer Undo label moves nothing."""
    match = load_recorded_match("la-loire", "de-standard-4", 705)
    laid = store_table(serving.database, match, NAMES)
    page = people.open_window(laid.path, token=laid.tokens[match.actor], viewport=LAPTOP)
    wait_for_choices(page)
    before = page.evaluate(PLACES)
    priced = page.locator(".choice-row:has(> .price-sum) > .choice").first
    priced.hover()
    explained = page.locator(".choice-row:has(> .price-sum) > .price-sum").first
    explained.wait_for(state="visible")
    assert explained.bounding_box()["x"] + 1 < page.locator("#decision").bounding_box()["x"], "beside the choices"
    assert page.evaluate(PLACES) == before
    for size in (LAPTOP, BROAD, PHONE):
        page.set_viewport_size(size)
        label, places = page.locator("#do-undo > span"), []
        for words in ("Ada", "Ada sells four pieces of grain in Montsoreau for seven deniers"):
            label.evaluate("(label, words) => { label.textContent = words; }", words)
            places.append(page.evaluate(PLACES))
        assert places[0] == places[1], size
