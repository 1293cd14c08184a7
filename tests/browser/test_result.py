"""The result, the waiting room and the invitation as they lie on the screen: what belongs together lines up."""

from __future__ import annotations

from typing import Any

import pytest

from browser.people import LAPTOP, PHONE, SMALL, WIDE, People, every_language
from browser.positions import Laid, at_random, dealt, lay, played
from browser.screens import never, waiting_room
from server.serving import Serving

expect = pytest.importorskip("playwright.sync_api").expect

NARROW = {"viewport": SMALL, "has_touch": True, "is_mobile": True}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TABLES = "all => all.map((one) => one.scrollWidth - one.clientWidth)"
WHOLE = "field => [field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight]"


@pytest.fixture(scope="module")
def over(serving: Serving) -> list[Laid]:
    """A match of each title that is over."""
    address = f"sqlite:///{serving.file}"
    games = [("la-loire", {"variant": "casual"}), ("orleans", {}), ("thurn-und-taxis", {})]
    return [lay(address, played(dealt(game, 4, 12, **given), at_random(12), never)) for game, given in games]


def box(page: Any, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.bounding_box()
    return found


def test_results_lie_well_on_every_screen_in_every_language(people: People, over: list[Laid]) -> None:
    page = people.window(viewport=WIDE)
    for laid in over:
        for lang in every_language(page, people.address + laid.path):
            which = (laid.match.game.meta.id, lang)
            page.set_viewport_size(WIDE)
            panels_of_a_row_are_equally_high(page, which)
            for screen, chart in ((WIDE, ".broad"), (LAPTOP, ".broad"), (PHONE, ".narrow")):
                page.set_viewport_size(screen)
                every_moment_has_its_letter_on_the_chart(page, chart)
                assert page.evaluate(SIDEWAYS) <= 0, (which, screen)
                tables = page.locator(".scroll").evaluate_all(TABLES)
                assert max(tables) <= 0, (which, screen, "a column lies outside")


def panels_of_a_row_are_equally_high(page: Any, which: Any) -> None:
    for left, right in ((".rank", ".course"), (".side", ".key6")):
        one, other = box(page, left), box(page, right)
        assert abs(one["y"] - other["y"]) < 1, (which, left)
        assert abs(one["height"] - other["height"]) < 1, (which, left)
    tops = page.locator(".rank .key").evaluate_all("keys => keys.map((key) => key.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 1


def every_moment_has_its_letter_on_the_chart(page: Any, chart: str) -> None:
    letters = page.locator(".key6 .lt").all_inner_texts()
    assert letters
    assert page.locator(f"{chart} .mm text").all_text_contents() == letters
    expect(page.locator(".chart:visible")).to_have_count(1)


@pytest.mark.parametrize("look", [{"viewport": WIDE}, NARROW], ids=["wide", "narrow"])
def test_invitations_can_be_read_in_every_language(people: People, serving: Serving, look: dict[str, Any]) -> None:
    host, table = waiting_room(serving)
    page = people.window(token=host, **look)
    for lang in every_language(page, f"{people.address}/t/{table['table']}"):
        for each in table["invitations"]:
            field = page.locator(f"#link-{each['seat']}")
            expect(field).to_have_value(each["url"])
            assert max(field.evaluate(WHOLE)) <= 0, lang
        assert page.evaluate(SIDEWAYS) <= 0, lang
        if look is not NARROW:
            rows = page.locator("#seat-1 .kd .btn").evaluate_all("all => all.map((each) => each.offsetTop)")
            assert len(set(rows)) == 1, lang
    if look is NARROW:
        guest = people.window(**look)
        for lang in every_language(guest, table["invitations"][0]["url"]):
            field, button = box(guest, "#name"), box(guest, ".enter .btn")
            assert button["y"] - field["y"] - field["height"] >= 8, (lang, "the button keeps clear of the field")
