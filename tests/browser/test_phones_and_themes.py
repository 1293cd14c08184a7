"""Phones, themes, languages, hostile text, reduced motion, and page weight."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import create_match, create_random_policy, load_recorded_match, play_until, store_table
from browser.table_page import (
    play_first_choices,
    play_match,
    read_choices,
    read_version,
    vary_choices,
    wait_for_choices,
)
from browser.windows import BROAD, LAPTOP, PHONE, SMALL, WIDE, People, start_match_with_bot
from postchaise import Match
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

TITLES = ("la-loire", "orleans", "thurn-und-taxis")

# Whatever reaches over the right edge, and by how much; what lies in a scroller of its own may.
# In Orléans places to fill and whom to take back are rows of buttons that are pushed sideways on a phone.
TOO_WIDE = """() => { const edge = document.documentElement.clientWidth;
  const over = [...document.querySelectorAll(".panel, .button, .choice, h1, h2, .page-location, .tabs")]
    .filter((node) => node.checkVisibility() && !node.closest(".scroll, .viewport, .tooltip"))
    .filter((node) => !node.closest("[data-group=fill], [data-group=lift]"))
    .map((node) => [node.id || node.className, node.getBoundingClientRect()])
    .filter(([, box]) => box.right > edge + 1 || box.left < -1)
    .map(([name, box]) => [name, Math.round(box.right - edge)]);
  const wide = document.documentElement.scrollWidth - edge;
  return wide > 0 ? [["page", wide], ...over] : over; }"""
MOVING = """() => [...document.querySelectorAll("*")].filter((node) => { const style = getComputedStyle(node);
  const lasting = `${style.transitionDuration},${style.animationDuration}`.split(",").map(Number.parseFloat);
  return Math.max(...lasting) > 0.011; }).map((node) => node.className)"""
COUNT_GLIDES = """window.glides = 0; const real = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.glides += 1; return real.apply(this, how); };"""


@pytest.mark.parametrize(
    ("game", "screen", "lang"),
    [
        ("la-loire", SMALL, "fr"),
        ("orleans", PHONE, "de"),
        ("thurn-und-taxis", PHONE, "fr"),
    ],
)
def test_five_decisions_fit_on_a_phone(people: People, game: str, screen: dict[str, int], lang: str) -> None:
    page = start_match_with_bot(people, "random", lang, game, viewport=screen, has_touch=True, is_mobile=True)
    if game == "la-loire":
        assert play_match(page, 5, choose=lambda open_choices: vary_choices(read_version(page))(open_choices)) == 5
    else:
        assert play_first_choices(page, 5) == 5
    for tab in list_visible_tabs(page, "[data-tab]"):
        page.locator(f"#{tab}").tap()
        expect(page.locator(f"#{tab}")).to_have_attribute("aria-pressed", "true")
        panel = page.locator("#chat" if tab == "tab-chat" else f"#{tab.removeprefix('tab-')}")
        expect(panel).to_be_in_viewport()
        assert panel.bounding_box()["height"] > 60
        found = page.evaluate(TOO_WIDE)
        assert not found, (tab, found)
    page.locator("#tab-decision").tap()
    for view in list_visible_tabs(page, "[data-view]:not(main)"):
        page.locator(f"#{view}").tap()
        expect(page.locator(f"#{view}")).to_have_attribute("aria-pressed", "true")
        found = page.evaluate(TOO_WIDE)
        assert not found, (view, found)
    for path in (f"/new/{game}", f"/rules/{game}", *(("/", "/t/nowhere-at-all") if screen is SMALL else ())):
        people.expected = ["status of 404"]
        page.goto(people.address + path)
        found = page.evaluate(TOO_WIDE)
        assert not found, (path, found)


def list_visible_tabs(page: Any, buttons: str) -> list[str]:
    """Return the ids of the visible tabs or board views."""
    found = page.locator(f"{buttons}:visible").evaluate_all("(all) => all.map((button) => button.id)")
    assert len(found) != 1, "a single view needs no button"
    return list(found)


# Spaces of places that reach over their card, and names of places that are cut.
SQUEEZED = """() => [...document.querySelectorAll(".board-picture .place")].filter((card) => card.checkVisibility())
  .filter((card) => { const edge = card.getBoundingClientRect().right, name = card.querySelector("h4 > b");
    return (name && name.scrollWidth > name.clientWidth + 1)
      || [...card.querySelectorAll(".socket")].some((each) => each.getBoundingClientRect().right > edge); }).length"""


def test_pictures_in_the_rules_are_large_enough(people: People) -> None:
    page = people.open_window("/rules/orleans?lang=de", viewport=BROAD)
    page.locator(".board-picture .place").first.wait_for()
    for size in (BROAD, LAPTOP, PHONE):
        page.set_viewport_size(size)
        assert not page.evaluate(SQUEEZED), size


# Of windows on the board beside each other: where they begin and end; and what is wider than the page.
IN_STEP = """() => { const rows = new Map(), wide = document.documentElement.scrollWidth > innerWidth;
  for (const each of document.querySelectorAll(".cards > section:not(.parted)")) {
    const { y, bottom } = each.querySelector(".board-picture").getBoundingClientRect();
    const top = each.getBoundingClientRect().y;
    rows.set(top, [...(rows.get(top) ?? []), `${Math.round(y)} ${Math.round(bottom)}`]); }
  return { wide, uneven: [...rows.values()].filter((row) => new Set(row).size > 1),
    alone: [...rows.values()].filter((row) => row.length < 2).length }; }"""


# Rings round nothing: no piece, place or drawing lies whole in them
EMPTY = """() => [...document.querySelectorAll(".board-picture .marks rect:not(.ring-rim)")].filter((ring) => {
  const { x, y, right: r, bottom: b } = ring.getBoundingClientRect();
  return ![...ring.closest(".board-picture").querySelectorAll("[data-piece], [data-anchor]:not(.preview), use")]
    .map((each) => each.getBoundingClientRect())
    .some((box) => box.width > 2 && box.x >= x && box.right <= r && box.y >= y && box.bottom <= b); }).length"""


@pytest.mark.parametrize(("game", "lang"), [("la-loire", "de"), ("orleans", "fr"), ("thurn-und-taxis", "de")])
def test_pictures_of_the_quick_introduction_are_aligned(people: People, game: str, lang: str) -> None:
    page = people.open_window(f"/learn/{game}", lang, viewport=BROAD)
    page.locator(".tips li").nth(2).wait_for()
    for size in (BROAD, LAPTOP):
        page.set_viewport_size(size)
        assert page.evaluate(IN_STEP) == {"wide": False, "uneven": [], "alone": 0}, size
        assert page.evaluate(EMPTY) == 0, "what its words speak of has moved"
    page.set_viewport_size(PHONE)
    assert not page.evaluate(IN_STEP)["wide"]


def test_my_matches_break_no_name_on_a_phone(people: People, serving: Serving) -> None:
    """Each name is on one line next to the longest words."""
    laid = store_table(serving.database, load_recorded_match("thurn-und-taxis", "courier-4"), title="Fontainebleau")
    page = people.open_window("/my?lang=de", token=laid.tokens[0], viewport=PHONE)
    names = page.locator(".played .table-cell :is(b, small)")
    assert names.count() == 2
    assert names.evaluate_all("(all) => all.map((each) => each.getClientRects().length)") == [1, 1]
    assert names.first.bounding_box()["height"] < 30


def test_spectators_see_more_of_the_log(people: People, serving: Serving) -> None:
    """Spectators have no question, so the log takes its space."""
    match = load_recorded_match("orleans", "ruin-5", 797)
    laid = store_table(serving.database, match)
    tall = []
    for token in ("", laid.tokens[match.actor]):
        page = people.open_window(laid.path, token=token, viewport=LAPTOP)
        page.locator(".log li").last.wait_for()
        tall.append(page.locator(".log").bounding_box()["height"])
    assert tall[0] > 2 * tall[1], "five lines next to a question, and all available space without one"


def test_the_dark_theme_has_dark_colours(people: People, serving: Serving) -> None:
    ground = "() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)"
    chosen = people.open_window("/?theme=dark")
    system = people.open_window("/", color_scheme="dark")
    for game in TITLES:
        laid = store_table(serving.database, create_match(game, 2, 3))
        for page in (chosen, system) if game == "la-loire" else (chosen,):  # the choice is remembered
            page.goto(people.address + laid.path)
            page.locator("#players .seat-row").first.wait_for()
            assert max(page.evaluate(ground)) < 80


def test_one_click_changes_the_language(people: People, serving: Serving) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 3))
    page = people.open_window(laid.path, token=laid.tokens[0])
    labels = set()
    for lang in ("fr", "de", "en"):
        page.locator(f'#menu a[hreflang="{lang}"]').click()
        page.locator(f'html[lang="{lang}"]').wait_for()
        labels.add(page.locator("#tab-players").text_content())
    assert len(labels) == 3
    page.goto(people.address + "/")
    assert page.locator("html").get_attribute("lang") == "en"


HOSTILE = (
    "<script>hit()</script>",
    '"><img src=x onerror=hit()>',
    "W" * 32,
    "عبد الله \u202e 13 ( شر [",
)


def assert_fits(page: Any, *screens: dict[str, int]) -> None:
    for screen in screens:
        page.set_viewport_size(screen)
        found = page.evaluate(TOO_WIDE)
        assert not found, (screen, found)


def test_hostile_text_is_shown_as_text(people: People, serving: Serving) -> None:
    match = play_until(create_match("la-loire", 4, 13), create_random_policy(13), lambda m: m.version >= 50)
    talk = [(i % 4, text) for i, text in enumerate((*HOSTILE, "x" * 500, "{{ 7*7 }} {0} %s ${hit()}", "a\u0301" * 200))]
    title = "</title><script>hit()</script>" + "M" * 18
    laid = store_table(serving.database, match, HOSTILE, title=title, talk=talk, listed=True)
    page = people.open_window("/", token=laid.tokens[match.actor])
    page.evaluate("() => { window.hit = () => { window.wasHit = true; }; }")
    assert_fits(page, SMALL, WIDE)
    expect(page.locator(".table-list.my-tables bdi").first).to_have_text(title)
    page.goto(people.address + laid.path)
    page.evaluate("() => { window.hit = () => { window.wasHit = true; }; }")
    wait_for_choices(page)
    assert page.locator("#players .seat-name bdi").all_text_contents()[:3] == list(HOSTILE[:3])
    expect(page.locator("#chat-lines")).to_contain_text(HOSTILE[0])
    expect(page.locator("#chat-lines")).to_contain_text("{{ 7*7 }}")
    assert_fits(page, WIDE, SMALL)
    page.locator("#tab-chat").click()
    assert_fits(page, SMALL)
    assert (
        page.locator("#players script, #chat-lines script, #chat-lines img, .page-location script, #log script").count()
        == 0
    )
    assert not page.evaluate("() => window.wasHit")
    end = play_until(
        create_match("la-loire", 4, 13, variant="casual", end_boat=(1, 1, 1, 1)),
        create_random_policy(13),
        lambda m: False,
    )
    over = store_table(serving.database, end, HOSTILE, title=title, talk=talk)
    people.switch_person(page, over.tokens[0])
    page.goto(people.address + over.path)
    page.locator("#won").wait_for()
    assert_fits(page, SMALL, WIDE)
    assert page.locator("main script, main img:not(.share .share-picture img)").count() == 0


@pytest.mark.parametrize("motion", [False, True])
def test_reduced_motion_disables_animation(people: People, serving: Serving, motion: bool) -> None:
    laid = store_table(serving.database, create_match("la-loire", 2, 14))
    page = people.open_window("/", token=laid.tokens[laid.match.actor], motion=motion, reuse=False)
    page.context.add_init_script(COUNT_GLIDES)
    page.goto(people.address + laid.path)
    assert bool(page.evaluate(MOVING)) == motion
    play_match(page, 2)  # still the same turn
    assert bool(page.evaluate("() => window.glides")) == motion


@pytest.mark.parametrize(
    ("game", "record", "actions"),
    [("la-loire", "default-standard-4", 100), ("orleans", "ruin-5", 797), ("thurn-und-taxis", "courier-4", 900)],
    ids=TITLES,
)
def test_a_table_weighs_less_than_300_kb(
    people: People, serving: Serving, game: str, record: str, actions: int
) -> None:
    match = load_recorded_match(game, record, actions)
    laid = store_table(serving.database, match)
    page = people.open_window("/offline/en", token=laid.tokens[match.actor], reuse=False)
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked_for: dict[str, str] = {}
    weight: dict[str, float] = {}
    wire.on("Network.requestWillBeSent", lambda told: asked_for.update({told["requestId"]: told["request"]["url"]}))
    wire.on("Network.dataReceived", lambda told: _add_weight(weight, told["requestId"], told))
    # Count compressed bytes. The stream never ends.
    wire.on("Network.loadingFinished", lambda told: weight.update({told["requestId"]: told["encodedDataLength"]}))
    with page.expect_request("**/stream?**"):  # includes everything the script requests; the stream is the last request
        page.goto(people.address + laid.path, wait_until="load")
    assert read_choices(page)
    named = {asked_for.get(key, key): value for key, value in weight.items()}
    assert any(name.endswith(laid.path) for name in named)
    assert any("/stream" in name for name in asked_for.values())
    assert all(name.startswith(people.address) for name in asked_for.values()), "no third party"
    assert sum(named.values()) < 300_000, named


def _add_weight(weight: dict[str, float], key: str, told: dict[str, Any]) -> None:
    weight[key] = weight.get(key, 0) + (told["encodedDataLength"] or told["dataLength"])


def test_a_priced_choice_has_its_name_in_one_line_on_a_phone(people: People, serving: Serving) -> None:
    def can_buy(match: Match) -> bool:
        return any(match.game.notation(each).startswith("buy ") for each in match.legal(match.actor))

    laid = store_table(serving.database, play_until(create_match("la-loire", 2, 5), create_random_policy(5), can_buy))
    page = people.open_window(
        laid.path, "de", token=laid.tokens[laid.match.actor], viewport=PHONE, has_touch=True, is_mobile=True
    )
    names = [page.locator(f'#decision [data-notation^="{each}"] b').first for each in ("buy ", "done")]
    names[0].wait_for()
    buy, done = (name.bounding_box() for name in names)
    assert buy["height"] < 30
    assert abs(buy["x"] - done["x"]) <= 1
