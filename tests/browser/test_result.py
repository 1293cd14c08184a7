"""The layout of the result, the waiting room and the invitation."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.positions import PreparedTable, load_recorded_match, store_table
from browser.screens import create_waiting_room
from browser.windows import LAPTOP, PHONE, SMALL, WIDE, People, visit_in_languages
from postchaise.web.translations import translator_for
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

NARROW = {"viewport": SMALL, "has_touch": True, "is_mobile": True}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TABLES = "all => all.map((one) => one.scrollWidth - one.clientWidth)"
INSIDE = "all => all.every((one) => one.scrollHeight <= one.clientHeight + 1)"
NAMES = "all => all.map((one) => one.getClientRects().length)"
WHOLE = "field => [field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight]"


@pytest.fixture(scope="module")
def over(serving: Serving) -> list[PreparedTable]:
    """Store a finished match of each title."""
    names = [("la-loire", "default-standard-4"), ("orleans", "ruin-5"), ("thurn-und-taxis", "courier-4")]
    return [store_table(serving.database, load_recorded_match(game, name)) for game, name in names]


def measure_box(page: Any, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.bounding_box()
    return found


def test_results_line_up_on_every_screen_in_every_language(people: People, over: list[PreparedTable]) -> None:
    page = people.open_window(viewport=WIDE)
    for laid in over:
        for lang in visit_in_languages(page, people.address + laid.path):
            which = (laid.match.game.meta.id, lang)
            page.set_viewport_size(WIDE)
            assert_panels_align(page, which)
            for screen, chart in ((WIDE, ".broad"), (LAPTOP, ".broad"), (PHONE, ".narrow")):
                page.set_viewport_size(screen)
                assert_chart_marks_moments(page, chart)
                assert page.evaluate(SIDEWAYS) <= 0, (which, screen)
                tables = page.locator(".scroll").evaluate_all(TABLES)
                assert max(tables) <= 0, (which, screen, "a column lies outside")
                assert page.locator(".key-moments li").evaluate_all(INSIDE), (
                    which,
                    screen,
                    "a moment falls out of its row",
                )
                names = page.locator("tbody th bdi").evaluate_all(NAMES)
                assert max(names) == 1, (which, screen, "a name of one word is broken")


def test_thurn_und_taxis_shows_all_houses_on_the_result(people: People, over: list[PreparedTable]) -> None:
    laid = over[2]
    page = people.open_window(laid.path, viewport=PHONE)
    placed = [len(player["houses"]) for player in laid.match.view(-1)["players"]]
    order = sorted(range(4), key=lambda seat: laid.match.ranking()[seat])
    maps = page.locator(".where-houses li")
    found = maps.evaluate_all("all => all.map((one) => one.querySelectorAll('.built').length)")
    assert found == [placed[seat] for seat in order]
    land = maps.first.locator(".wash").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert min(land) > 5, "the provinces are those of the last board"


def assert_panels_align(page: Any, which: Any) -> None:
    for left, right in ((".rank", ".score-history"), (".side", ".key-moments")):
        one, other = measure_box(page, left), measure_box(page, right)
        assert abs(one["y"] - other["y"]) < 1, (which, left)
        assert abs(one["height"] - other["height"]) < 1, (which, left)
    tops = page.locator(".rank .swatch").evaluate_all("keys => keys.map((key) => key.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 1


def assert_chart_marks_moments(page: Any, chart: str) -> None:
    letters = page.locator(".key-moments .moment-letter").all_inner_texts()
    assert letters
    assert page.locator(f"{chart} .moment-mark text").all_text_contents() == letters
    expect(page.locator(".chart:visible")).to_have_count(1)


def test_on_a_phone_the_final_board_shows_full_names_and_one_bar_scale(people: People, serving: Serving) -> None:
    names = ("Margot", "Franz von Taxis", "Eleonore von Aquitanien", "Bastien")
    laid = store_table(serving.database, load_recorded_match("la-loire", "default-standard-4"), names)
    page = people.open_window(laid.path + "?board=1", "de", **NARROW)
    shown = page.locator(".places bdi")
    assert sorted(shown.all_inner_texts()) == sorted(names)
    assert max(max(each.evaluate(WHOLE)) for each in shown.all()) <= 0
    page.goto(people.address + laid.path)  # nor are they cut below the score chart
    assert sorted(page.locator(".score-history .people-list bdi").all_inner_texts()) == sorted(names)
    assert max(max(each.evaluate(WHOLE)) for each in page.locator(".score-history .people-list bdi").all()) <= 0
    page.set_viewport_size(LAPTOP)  # nor do they push a column out of the table
    assert max(page.locator(".scroll").evaluate_all(TABLES)) <= 0
    page.set_viewport_size(SMALL)
    page.go_back()
    bars = page.locator(".places .from").evaluate_all("all => all.map((bar) => Math.round(bar.clientWidth))")
    assert len(set(bars)) == 1


@pytest.mark.parametrize("look", [{"viewport": WIDE}, NARROW], ids=["wide", "narrow"])
def test_invitations_are_readable_in_every_language(people: People, serving: Serving, look: dict[str, Any]) -> None:
    host, table = create_waiting_room(serving)
    page = people.open_window(token=host, **look)
    for lang in visit_in_languages(page, f"{people.address}/t/{table['table']}"):
        for each in table["invitations"]:
            field = page.locator(f"#link-{each['seat']}")
            expect(field).to_have_value(each["url"])
            assert max(field.evaluate(WHOLE)) <= 0, lang
        assert page.evaluate(SIDEWAYS) <= 0, lang
        if look is not NARROW:
            rows = page.locator("#seat-1 .seat-kind .button").evaluate_all("all => all.map((each) => each.offsetTop)")
            assert len(set(rows)) == 1, lang
    if look is NARROW:
        guest = people.open_window(**look)
        for lang in visit_in_languages(guest, table["invitations"][0]["url"]):
            field, button = measure_box(guest, "#name"), measure_box(guest, ".enter .button")
            assert button["y"] - field["y"] - field["height"] >= 8, (lang, "the button keeps clear of the field")


def test_a_result_is_shared_as_a_link_and_a_picture_and_a_moment_as_text(people: People, serving: Serving) -> None:
    """Use the keyboard on a phone."""
    laid = store_table(serving.database, load_recorded_match("orleans", "knights-2"))
    allowed = ["clipboard-read", "clipboard-write"]
    page = people.open_window(laid.path, "fr", viewport=PHONE, permissions=allowed, accept_downloads=True)
    expect(page.locator("html")).to_have_class(re.compile(r"\bjs\b"))
    page.locator("#do-share").press("Enter")
    expect(page.locator("#share")).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0
    size = page.locator("#share img").evaluate("img => img.decode().then(() => [img.naturalWidth, img.naturalHeight])")
    assert size == [1200, 630]
    page.locator("#share-copy").press("Enter")
    expect(page.locator("#share-copy")).to_be_disabled()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{people.address}{laid.path}/replay?card=fr"
    with page.expect_download() as got:
        page.locator("#share-picture").press("Enter")
    assert got.value.suggested_filename == f"postchaise-{laid.table}.png"
    page.keyboard.press("Escape")
    expect(page.locator("#share")).to_be_hidden()

    page.goto(link)
    expect(page.locator("html")).to_have_class(re.compile(r"\bready\b"))
    page.keyboard.press("End")
    page.keyboard.press("x")
    expect(page.locator("#notice")).to_have_text(translator_for("fr").translate("replay-text-copied"))
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith("postchaise record 1\n")
    assert f"replay?at={laid.match.version}&as=" in text


def test_the_small_final_board_links_to_the_last_moment(people: People, over: list[PreparedTable]) -> None:
    """The small board is drawn as at the table, inside its frame, with every house of the match."""
    page = people.open_window(viewport=WIDE)
    for laid in over:
        page.goto(people.address + laid.path)
        frame, drawn = measure_box(page, "#to-last"), measure_box(page, "#to-last .board")
        assert drawn["width"] > 250, laid.match.game.meta.id
        assert drawn["x"] > frame["x"]
        assert drawn["x"] + drawn["width"] < frame["x"] + frame["width"]
        assert drawn["y"] + drawn["height"] < frame["y"] + frame["height"]
        assert page.locator("#to-last .pieces svg").count()
        assert page.locator("#to-last").get_attribute("href") == f"{laid.path}/replay?at={laid.match.version}"
    page.locator("#to-last").click()  # the picture in it takes no clicks
    page.wait_for_url("**/replay?at=*", wait_until="commit")
    page.locator("html.ready").wait_for()  # or the server is stopped while it draws
