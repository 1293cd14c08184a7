"""Hostile names, titles and chat lines are cleaned, shortened, and shown as text."""

from __future__ import annotations

import json
import unicodedata
from html.parser import HTMLParser
from typing import Any
from urllib.parse import quote

import pytest

from postchaise.server.tables import names
from server.persons import BOT, Browser, Person, create_client_address, create_token
from server.serving import Serving, open_stream, wait_until

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    "</title></textarea><iframe src=//evil>",
    "{{ 7*7 }}{% raw %}${7*7}",
    "javascript:alert(1)",
    "a" * 10_000,
    "\u202egnp.exe",
    "👩‍👩‍👧‍👦 ❤️ 🇫🇷",
    "zero\u200bwidth\ufeff\u2060",
    "\u200d",
    "\u200d\u200d \u200b",
    "An\u200dna",
    "control\x00\x01\x1b[31m\r\nnew line\ttab\x7f\x85",
    "",
    "   ",
    "\u2028\u2029",
    "\ufff9\ufffa",
    "é" * 100,
    "e" + "\u0301" * 50,
]
LENGTHS = {"name": names.NAME, "title": names.TITLE, "chat": names.CHAT}


class Page(HTMLParser):
    """Elements and attributes as a browser would see them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self.words: list[str] = []
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append((tag, dict(attrs)))
        self._script = tag == "script"

    def handle_endtag(self, tag: str) -> None:
        self._script = False

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self._script and data.strip():
            self.inline.append(data)


def assert_harmless(html: str) -> None:
    page = Page(html)
    for tag, attributes in page.tags:
        assert tag not in ("iframe", "object", "embed", "base"), tag
        assert tag != "img" or str(attributes.get("src")).startswith(("/t/", "/static/")), attributes
        assert not [name for name in attributes if name.startswith("on")], attributes
        for name in ("href", "src", "action", "formaction"):
            value = attributes.get(name) or ""
            assert value.startswith(("/", "#", "?", "data:")) or "://" in value or not value, (tag, name, value)
            assert not value.lower().startswith(("javascript:", "//")), value
        if tag == "script":
            kind = attributes.get("type", "")
            assert "src" in attributes or kind == "application/json", attributes
        assert tag != "style", "no inline style sheet"


def assert_clean(text: str, limit: int) -> None:
    assert len(text) <= limit
    assert text == text.strip()
    for character in text:
        assert character == "\u200d" or unicodedata.category(character)[0] != "C", repr(text)
    assert "  " not in text
    assert not text or text.replace("\u200d", "").strip(), "nothing but joiners is nothing"


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_words_are_words(serving: Serving, text: str) -> None:
    at = create_client_address()
    ada, browser = Person(serving, at), Browser(serving, at)
    short = text[:200]  # longer ones are refused
    seats = [{"kind": "me", "name": short}, {"kind": "bot", "name": short, "level": "random"}]
    if len(text) > 200:
        long = ada.post("/api/v1/tables", {"game": "la-loire", "seats": BOT, "title": text})
        assert long.status_code == 422
        assert len(long.text) < 2000, "and not sent back"
    made = ada.make(seats=seats, title=short, listed=True)
    table = made["table"]
    assert table.isascii()
    assert ada.send_command(table, "seats/0", do="name", name=short).status_code == 200
    answer = ada.send_command(table, "chat", text=text[:4000])
    assert answer.status_code == (204 if names.clean(text, names.CHAT) else 400), answer.text
    assert browser.post(f"/api/v1/tables/{table}/chat", {"text": "watching", "name": short}).status_code == 204
    (title,) = serving.sql("select title from tables where id = ?", table)[0]
    stored_names = [row[0] for row in serving.sql('select name from seats where "table" = ?', table)]
    lines = serving.sql('select name, text from chat where "table" = ?', table)
    assert_clean(title, names.TITLE)
    assert title
    assert all(stored_names), "a seat without a name would be nobody"
    assert len(set(stored_names)) == 2
    for name in [*stored_names, *(line[0] for line in lines)]:
        assert_clean(name, names.NAME)
    for line in lines:
        assert_clean(line[1], names.CHAT)
    seen = ada.look(table)
    assert seen["title"] == title
    assert [player["name"] for player in seen["players"]] == stored_names
    shown = browser.get(f"/t/{table}?text_board=1").text
    for page in (
        shown,
        ada.get("/").text,
        browser.get(f"/t/{table}/join/0/x").text,
        browser.get("/", headers={"cookie": f"name={quote(short)}"}).text,
    ):
        assert_harmless(page)
    assert stored_names[0] in "".join(Page(shown).words)
    with open_stream(ada, table) as told:
        wait_until(lambda: told.events)
        for html in told.events[0][1]["regions"].values():
            assert_harmless(html)


@pytest.mark.parametrize("text", HOSTILE[:8], ids=range(8))
def test_hostile_words_in_addresses_and_forms(serving: Serving, text: str) -> None:
    browser = Browser(serving)
    for path in ("/t/{}", "/new/{}", "/rules/{}", "/static/{}", "/api/v1/tables/{}", "/t/x/join/0/{}", "/{}"):
        answer = browser.get(path.format(quote(text[:300], safe="")))
        assert 400 <= answer.status_code < 500, (path, answer.status_code)
        if "html" in answer.headers["content-type"]:
            assert_harmless(answer.text)
    assert_harmless(browser.get("/rules/la-loire", params={"q": text}).text)
    assert_harmless(browser.get("/", params={"lang": text, "theme": text}).text)
    made = browser.send("/tables", game="la-loire", title=text, **{"seat-0-kind": text, "option-edition": text})
    assert made.status_code == 422
    assert_harmless(made.text)
    played = browser.send("/play/la-loire", name=text)
    assert played.status_code == 303
    page = browser.get(played.headers["location"])
    assert page.status_code == 200
    assert_harmless(page.text)
    for _, attributes in Page(page.text).tags:
        assert attributes.get("data-csrf", browser.csrf) == browser.csrf


def test_similar_names_are_made_distinct(serving: Serving) -> None:
    """Equal names get a number, because the log must say who did what."""
    ada, ben = Person(serving), Person(serving, token=create_token())
    made = ada.make()
    assert ben.join(made, 1, "Ada").status_code == 200
    assert len({player["name"] for player in ada.look(made["table"])["players"]}) == 2
    assert ben.send_command(made["table"], "seats/1", do="name", name="Ada").status_code == 200
    assert len({player["name"] for player in ada.look(made["table"])["players"]}) == 2


def test_no_page_has_a_script_of_its_own(serving: Serving) -> None:
    browser = Browser(serving)
    made = browser.make(seats=BOT)
    waiting = browser.post("/api/v1/tables", {"game": "orleans", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    unshuffled = browser.get(waiting["url"]).text
    assert_harmless(unshuffled)
    assert browser.shuffle(waiting["table"]) == "waiting"
    link = waiting["invitations"][0]["url"]
    other = Browser(serving)
    for who, path in (
        (browser, "/"),
        (browser, "/new/orleans"),
        (browser, made["url"]),
        (browser, waiting["url"]),
        (other, waiting["url"]),
        (other, link),
        (browser, "/rules/thurn-und-taxis"),
        (browser, "/nowhere"),
    ):
        page = who.get(path)
        assert_harmless(page.text)
        for text in Page(page.text).inline:
            json.loads(text)  # data, not code
