"""Share images of results, and link previews."""

from __future__ import annotations

import asyncio
import re
import struct
import threading
from collections.abc import Callable, Generator
from functools import partial
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.requests import Request
from starlette.types import Message

from browser.positions import PreparedTable, load_recorded_match, store_table
from postchaise.i18n.bot_names import format_bot_name
from postchaise.server.errors import ServerStopping
from postchaise.server.http.guard import RateLimiter
from postchaise.server.live.render_jobs import RenderJobs, ResultCache
from postchaise.server.pages.share_images import render_png
from postchaise.web.render import share_image
from postchaise.web.render.share_image import (
    estimate_text_width,
    fit_sentences,
    render_match_image,
    render_site_image,
    truncate_text,
)
from postchaise.web.render.templates import render_template
from postchaise.web.translations import translator_for
from postchaise.web.views.table_view import Player
from server.persons import Person
from server.serving import Serving

TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')
HOSTILE = [
    "</text><script>alert(1)</script>",
    "Wilhelmina von und zu Hohenlohe",
    "\u202eeve\u2066 & \x07\ufffe\ud800",
    "a\u0301\u0302\u0303\u0304\u0305" * 6,
    "漢字漢字漢字漢字漢字漢字漢字漢字 😀 var(--ink)",
]


@pytest.fixture(scope="module")
def over(serving: Serving) -> PreparedTable:
    return store_table(serving.database, load_recorded_match("thurn-und-taxis", "base-2"), ["Ada <b>", "Ben"])


@pytest.fixture(scope="module")
def running(serving: Serving) -> PreparedTable:
    return store_table(serving.database, load_recorded_match("thurn-und-taxis", "base-2", 60), ["Cleo", "Dora"])


def tags(page: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in TAG.findall(page)}


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_finished_match_has_a_picture_that_is_kept_and_not_sent_twice(serving: Serving, over: PreparedTable) -> None:
    guest = Person(serving)
    found = guest.get(f"{over.path}/card/fr.png")
    assert found.status_code == 200
    assert found.headers["content-type"] == "image/png"
    assert size(found.content) == (1200, 630)
    assert found.headers["cache-control"] == "public, max-age=3600"
    assert "set-cookie" not in found.headers, "what others keep must tell nobody who somebody is"
    again = guest.get(f"{over.path}/card/fr.png", headers={"if-none-match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = guest.get(f"{over.path}/card/de.png", headers={"if-none-match": found.headers["etag"]})
    assert other.status_code == 200
    assert other.content != found.content


def test_a_match_that_runs_or_waits_has_no_picture(
    serving: Serving, over: PreparedTable, running: PreparedTable
) -> None:
    guest = Person(serving)
    waits = guest.make("la-loire")["table"]
    for path in (f"{running.path}/card/en.png", f"/t/{waits}/card/en.png", f"{over.path}/card/xx.png", "/card/xx.png"):
        assert guest.get(path).status_code == 404


def open_request() -> Request:
    """Return a request whose client waits for the response."""

    async def receive() -> Message:
        await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    return Request({"type": "http"}, receive)


def in_one_step(draw: Callable[[], bytes]) -> Generator[None, None, bytes]:
    return draw()
    yield


def test_waiting_for_an_image_ends_with_an_error_when_the_server_stops() -> None:
    """One is being drawn, another waits for it; both requests are given up, and neither is an error of ours."""
    go_on, started = threading.Event(), threading.Event()

    def draw() -> bytes:
        started.set()
        return str(go_on.wait(9)).encode()

    async def ask() -> None:
        kept = ResultCache(RenderJobs(RateLimiter()), 2)
        asked = [
            asyncio.create_task(kept.get(open_request(), "home", key, lambda: in_one_step(draw), int)) for key in "ab"
        ]
        await asyncio.to_thread(started.wait)
        for each in asked:
            each.cancel()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in told] == [ServerStopping, ServerStopping]
        go_on.set()

    asyncio.run(ask())


def test_images_are_cached_charged_once_and_the_oldest_is_dropped() -> None:
    drawn, counted = list[str](), list[int]()

    def draw(key: str) -> bytes:
        drawn.append(key)
        return key.encode()

    async def ask() -> None:
        kept = ResultCache(RenderJobs(RateLimiter()), 2)
        for key in "abacba":
            begin = partial(in_one_step, partial(draw, key))
            assert await kept.get(open_request(), "home", key, begin, lambda: counted.append(1)) == key.encode()

    asyncio.run(ask())
    assert "".join(drawn) == "abcba", "a was asked for again while it was kept; b had to go for c, and a for b"
    assert len(counted) == len(drawn)


def test_letters_are_drawn_where_the_machine_has_none() -> None:
    """Two names of equal length differ in the picture, so they are no empty boxes; without names it is another one."""
    match = load_recorded_match("thurn-und-taxis", "base-2")

    def heading(*names: str) -> bytes:
        svg = render_match_image(
            match, [Player(name) for name in names], translator_for("en", "thurn-und-taxis", names), []
        )
        return render_png(
            svg.replace('viewBox="0 0 1200 630" width="1200" height="630"', 'viewBox="60 150 640 60"', 1), bare=True
        )

    assert len({heading("Anna", "Anna"), heading("Emma", "Emma"), heading(" ", " ")}) == 3


@pytest.mark.parametrize("game", ["la-loire", "orleans", "thurn-und-taxis"])
def test_hostile_names_are_only_names(game: str) -> None:
    match = load_recorded_match(game, {"la-loire": "default-standard-4", "orleans": "boats-5"}.get(game, "base-4"))
    names = HOSTILE[: match.seats]
    svg = render_match_image(
        match, [Player(name) for name in names], translator_for("de", game, names), ["17. November 2026"]
    )
    drawn = ElementTree.fromstring(svg)
    texts = [each.text or "" for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert not [each for each in drawn.iter() if "script" in each.tag]
    assert any(text.startswith("</text><script>") for text in texts)
    assert all(any(text.startswith(truncate_text(name, 28, 262)[:8]) for text in texts) for name in names[:2])
    assert size(render_png(svg)) == (1200, 630)


def test_the_image_marks_bots_and_help() -> None:
    match = load_recorded_match("orleans", "boats-3")
    seats = [Player("Anna", helped=2), Player("Rabelais", "bot", "apprentice"), Player("Ben")]
    drawn = ElementTree.fromstring(
        render_match_image(match, seats, translator_for("fr", "orleans", ["Anna", "Rabelais", "Ben"]), [])
    )
    texts = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    for name, note in (
        ("Anna", translator_for("fr").translate("helped")),
        ("Rabelais", format_bot_name("apprentice", translator_for("fr", "orleans"))),
    ):
        assert texts[texts.index(name) + 1] == note


def test_what_is_too_long_is_cut_and_says_so() -> None:
    assert truncate_text("Anna", 28, 262) == "Anna"
    for name in HOSTILE:
        assert estimate_text_width(truncate_text(name * 9, 28, 262), 28) <= 262
        assert truncate_text(name * 9, 28, 262).endswith("…")


def test_a_sentence_without_room_is_left_out_and_only_the_first_one_cut() -> None:
    sentences = ["Ada took the largest carriage.", "Ada and Ottilie have the same number of points, and tiles decide."]
    assert fit_sentences(sentences, 25, 420, 1) == sentences[:1]
    assert fit_sentences(sentences, 25, 420, 9)[-1].endswith("decide.")
    assert fit_sentences(["Ada " * 99, "b."], 25, 420, 2)[-1].endswith("…")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_pages_of_a_finished_match_tell_its_result_with_whole_addresses(
    serving: Serving, over: PreparedTable, lang: str
) -> None:
    guest = Person(serving)
    translator = translator_for(lang, "thurn-und-taxis")
    for path, own in ((over.path, over.path), (f"{over.path}/replay?at=3&as=open", f"{over.path}/replay?at=3&as=open")):
        join = "&" if "?" in path else "?"
        answer = guest.get(f"{path}{join}card={lang}")
        told = tags(answer.text)
        assert told["og:image"] == f"{serving.address}{over.path}/card/{lang}.png"
        assert told["og:url"] == serving.address + own
        assert told["twitter:card"] == "summary_large_image"
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert "Thurn und Taxis" in told["og:title"]
        assert translator.translate("end-wins", name="").strip() in told["og:title"]
        assert "\u2068Ada <b>\u2069" in told["og:description"]
        assert "set-cookie" not in answer.headers or "lang=" not in answer.headers["set-cookie"]
    assert guest.get(told["og:image"]).status_code == 200


def test_a_page_of_a_match_that_runs_tells_of_the_site_alone(serving: Serving, running: PreparedTable) -> None:
    guest = Person(serving)
    home = tags(guest.get("/").text)
    assert home["og:image"] == f"{serving.address}/card/en.png"
    assert size(guest.get("/card/en.png").content) == (1200, 630)
    for path in (running.path, f"{running.path}/replay", f"{running.path}/log"):
        assert {**tags(guest.get(path).text), "viewport": ""} == {**home, "viewport": ""}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_picture_of_the_site_names_every_title(lang: str) -> None:
    texts = {
        each.text
        for each in ElementTree.fromstring(render_site_image(translator_for(lang))).iter(
            "{http://www.w3.org/2000/svg}text"
        )
    }
    assert {"La Loire", "Orléans", "Thurn und Taxis", translator_for(lang).translate("home-title")} <= texts


def test_an_illustration_that_is_no_xml_is_replaced_by_the_general_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(name: str, *rest: Any, **more: Any) -> str:
        return (
            "<svg class=plate-art><path></svg>"
            if name == "_share-title-art.html"
            else render_template(name, *rest, **more)
        )

    monkeypatch.setattr(share_image, "render_template", torn)
    drawn = share_image.read_illustration.__wrapped__("la-loire", 420)
    assert ElementTree.fromstring(str(drawn)).get("width") == "420"


def test_the_result_offers_link_and_picture_without_script(serving: Serving, over: PreparedTable) -> None:
    page = Person(serving).get(over.path, params={"lang": "fr"}).text
    assert f'value="{serving.address}{over.path}/replay?card=fr"' in page
    assert f'href="{over.path}/card/fr.png" download=' in " ".join(page.split())
    assert 'popovertarget="share"' in page
