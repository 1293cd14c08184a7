"""A guided first match in the browser, from the home page to its end."""

from __future__ import annotations

from typing import Any

import pytest

from browser.table_page import type_digits
from browser.test_accessibility import find_violations
from browser.windows import LAPTOP, PHONE, People
from postchaise.web.views.lesson import find_lesson

expect = pytest.importorskip("playwright.sync_api").expect
REFUSED = "422"  # a wrong choice gets an answer, and the browser logs the status

# The guide asks for something, and everything it sent is shown; or it has nothing more to say.
READY = """(before) => {
  const guide = document.querySelector(".guide"), html = document.documentElement;
  if (!html || html.classList.contains("busy") || !html.classList.contains("js")) return false;
  if (!guide) return document.querySelector("#lesson") ? { step: 0 } : false;
  const { step, expected: wanted, waits } = guide.dataset;
  if (waits !== undefined || `${step} ${wanted}` === before) return false;
  const seen = (thing) => thing && thing.offsetParent && !thing.hidden;
  const card = [...document.querySelectorAll("button.ref-card.want")].find(seen);
  const choice = [...document.querySelectorAll("button.choice.want")].find(seen);
  const act = guide.querySelector("#lesson-next") ?? card ?? choice;
  const comes = document.querySelector("[data-picker]")?.dataset.picker && !html.classList.contains("looking-up");
  if (!act || (act === choice && comes)) return false; // the sheet of cards is on its way
  const { x, y, width, height } = act.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  return { step: Number(step), wanted, id: act.id, card: Boolean(card) && act === card, inSight: act.contains(over),
    rings: document.querySelectorAll(".pointers .ring, .pointed").length,
    hops: document.querySelectorAll(".pointers .hop-number").length };
}"""

FITS = "() => innerWidth > 820 || document.documentElement.scrollHeight <= innerHeight"


def begin_lesson(people: People, game: str, lang: str, **options: Any) -> Any:
    page = people.open_window("/", lang, **options)
    page.locator(f"#learn-{game}").click()
    page.locator(".guide").wait_for()
    return page


def wait_until_ready(page: Any, before: str = "") -> dict[str, Any]:
    found: dict[str, Any] = page.wait_for_function(READY, arg=before, polling=50).json_value()
    return found


def take_step(page: Any, now: dict[str, Any]) -> str:
    """Do what the guide points at; return the step and its target."""
    act = page.locator(f"#{now['id']}")
    if not now["card"] or act.get_attribute("aria-pressed") != "true":  # a second click on a card would take it
        act.click()
    if now["card"]:
        page.locator("[data-play-action]").first.click()
    return f"{now['step']} {now['wanted']}"


@pytest.mark.parametrize(
    ("game", "spoken", "screen"),
    [
        ("la-loire", ("fr", "de", "en"), LAPTOP),
        ("orleans", ("de", "en", "fr"), LAPTOP),
        ("thurn-und-taxis", ("en", "fr", "de"), PHONE),
    ],
)
def test_a_lesson_can_be_completed_by_clicking(
    people: People, game: str, spoken: tuple[str, ...], screen: dict[str, int]
) -> None:
    """Play a third of the lesson in each language; a reloaded page continues at its step."""
    lesson, before, steps = find_lesson(game), "", []
    assert lesson is not None
    page = begin_lesson(people, game, spoken[0], viewport=screen)
    turns = {len(lesson.steps) // 3: spoken[1], 2 * len(lesson.steps) // 3: spoken[2]}
    wait_until_ready(page)  # the board moves until then
    assert find_violations(page, part=".guide") == []
    while (now := wait_until_ready(page, before))["step"]:
        if lang := turns.pop(now["step"], ""):
            page.goto(f"{page.url.partition('?')[0]}?lang={lang}")
            page.locator(f'html.js[lang="{lang}"] .guide').wait_for()
            before = ""
            continue
        step = lesson.steps[now["step"] - 1]
        if now["step"] not in steps:
            steps.append(now["step"])
            assert now["inSight"], f"{step.id}: {now['id']} is not in sight"
            assert now["rings"] >= bool(step.points), f"{step.id} points at nothing"
            assert now["hops"] == len(step.counts), step.id
            assert page.evaluate(FITS), f"{step.id}: the page is longer than the screen"
        before = take_step(page, now)
    assert steps == list(range(1, len(lesson.steps) + 1))
    expect(page.locator("button.choice").first).to_be_visible()  # from here on it is an ordinary match
    expect(page.locator(".page-location .head-tag")).to_be_visible()


def test_a_lesson_on_a_phone_answers_mistakes_helps_and_can_be_resumed(people: People) -> None:
    people.expected.append(REFUSED)
    page = begin_lesson(people, "la-loire", "de", viewport=PHONE)
    before = take_step(page, wait_until_ready(page))
    before = take_step(page, wait_until_ready(page, before))
    assert wait_until_ready(page, before)["step"] == 3
    answer = page.locator(".guide .answer")
    for place in ("serrant 0", "angers 1", "montsoreau 2"):
        page.locator(f'.choice[data-notation="ride {place}"]').click()
        expect(answer).to_be_visible()
    expect(answer).to_contain_text("Auch drei Orte")
    expect(page.locator("#lesson-show.primary")).to_be_visible()
    page.locator(".guide .leave").click()
    page.locator("#learn-la-loire").click()
    assert wait_until_ready(page)["step"] == 3
    page.locator("#lesson-show").click()
    assert wait_until_ready(page, "3 ride langeais 2")["step"] == 4
    page.locator("#lesson-back").click()
    assert wait_until_ready(page, "4 buy cheese")["step"] == 3


def test_a_wrong_answer_on_the_board_leaves_every_choice_open(people: People) -> None:
    people.expected.append(REFUSED)
    page = begin_lesson(people, "la-loire", "fr", viewport=LAPTOP)
    before = take_step(page, wait_until_ready(page))
    wait_until_ready(page, take_step(page, wait_until_ready(page, before)))
    page.locator('.spot[data-anchor="location:saumur"]').click()
    expect(page.locator(".guide .answer")).to_be_visible()
    expect(page.locator("button.choice.want")).to_be_visible()
    expect(page.locator("[data-chips]:visible")).to_have_count(0)


def test_on_a_phone_the_board_is_visible_at_steps_without_an_action(people: People) -> None:
    page = begin_lesson(people, "orleans", "de", viewport=PHONE)
    before = take_step(page, wait_until_ready(page))
    wait_until_ready(page, before)  # these four followers and every place next to them
    seen = page.locator(".left").bounding_box()
    assert seen["height"] > 0.25 * PHONE["height"]
    assert (
        page.locator(".players .seat-row").last.bounding_box()["y"] > seen["y"] + seen["height"]
    )  # and all followers below it


def test_a_lesson_works_by_keyboard_and_screen_reader(people: People) -> None:
    page = begin_lesson(people, "la-loire", "en", viewport=LAPTOP)
    wait_until_ready(page)
    live = page.locator("#live")
    expect(live).to_contain_text("The player with the most points wins.")
    expect(page.locator("#lesson-next")).to_be_focused()
    page.keyboard.press("Enter")
    wait_until_ready(page, "1 ")
    expect(live).to_contain_text("start with the merchant")
    type_digits(page, "1")
    wait_until_ready(page, "2 first merchant")
    expect(live).to_contain_text("ride three places, to Langeais")
    type_digits(page, "5")
    wait_until_ready(page, "3 ride langeais 2")
    expect(page.locator(".guide h2")).to_contain_text("Buy the cheese")
