"""Any bad request is answered with a code and a sentence, never with a server error."""

from __future__ import annotations

import json
import random
import re
from typing import Any
from urllib.parse import quote

import pytest

from server.persons import BOT, Browser, Person, create_client_address, create_token
from server.serving import Serving, start_table_for_two, wait_until

REQUESTS = 1600
LANGUAGES = ("en", "fr", "de")


@pytest.mark.parametrize("path", ["/nowhere", "/t/no-such-table", "/new/chess", "/rules/chess", "/static/../api.py"])
def test_an_unknown_page(serving: Serving, path: str) -> None:
    for language in LANGUAGES:
        answer = Person(serving).get(path, headers={"accept-language": language})
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert f'lang="{language}"' in answer.text
        heading, told = (re.search(each, answer.text) for each in ("<h1>(.+)</h1>", '<p class="lead">(.+)</p>'))
        assert heading is not None
        assert told is not None
        assert heading[1] not in told[1], "the sentence says more than the heading"


@pytest.mark.parametrize(
    "path", ["/api/v1/nowhere", "/api/v1/tables/no-such-table", "/api/v1/tables/no-such-table/stream", "/api/"]
)
def test_an_unknown_address(serving: Serving, path: str) -> None:
    sentences = set()
    for language in LANGUAGES:
        answer = Person(serving).get(path, headers={"accept-language": language})
        assert answer.status_code == 404
        assert set(answer.json()) == {"code", "message"}
        sentences.add(answer.json()["message"])
    assert len(sentences) == 3, "in the person's language"


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "HEAD"])
def test_a_wrong_method(serving: Serving, method: str) -> None:
    for path in ("/", "/api/v1/tables", "/t/x", "/healthz", "/play/la-loire"):
        assert Person(serving).ask(method, path).status_code == 405, (method, path)


def test_forms_are_not_read(serving: Serving) -> None:
    for path in ("/play/la-loire", "/api/v1/tables/x/actions", "/tables"):
        assert Person(serving).get(path).status_code == 405


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "game-unknown"),
        ({"game": ""}, 404, "game-unknown"),
        ({"game": "la-loir"}, 404, "game-unknown"),
        ({"seats": [{"kind": "me"}] * 7}, 422, "seats-count"),
        ({"game": "orleans", "seats": [{"kind": "me"}]}, 422, "seats-count"),
        ({"seats": []}, 422, "request-wrong"),
        ({"seats": [{"kind": "me"}] * 9}, 422, "request-wrong"),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, 400, "seat-kind-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "grandmaster"}]}, 400, "level-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "grandmaster:racer"}]}, 400, "level-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "apprentice:racer"}]}, 422, "style-unknown"),
        ({"options": {"colour": "red"}}, 422, "option-unknown"),
        ({"options": {"edition": "klingon"}}, 422, "option-value"),
        ({"options": {"edition": None}}, 422, "option-value"),
        ({"options": {"edition": ["de"]}}, 422, "option-value"),
        ({"options": {"edition": {"a": {}}}}, 422, "option-value"),
        ({"options": {"edition": "\ud800"}}, 422, "option-value"),
        ({"options": {"edition": 10**300}}, 422, "option-value"),
        ({"options": {"dice": 1}}, 422, "option-unknown"),
        ({"options": {"game": "x"}}, 422, "option-unknown"),
        ({"options": {"self": 1}}, 422, "option-unknown"),
        ({"options": {"seats": 3}}, 422, "option-unknown"),
        ({"options": []}, 422, "request-wrong"),
        ({"options": {"x" * 300: 1}}, 422, "request-wrong"),
        ({"title": 5}, 422, "request-wrong"),
        ({"listed": "perhaps"}, 422, "request-wrong"),
        ({"host": "me"}, 422, "request-wrong"),
        ({"key": "00" * 32}, 422, "request-wrong"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be(serving: Serving, wish: dict[str, Any], status: int, code: str) -> None:
    at = create_client_address()
    sentences = set()
    for language in LANGUAGES:
        text = json.dumps({"game": "la-loire", "seats": BOT, **wish})
        headers = {"accept-language": language, "content-type": "application/json"}
        answer = Person(serving, at).post("/api/v1/tables", content=text.encode(), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert len(answer.json()["message"]) > 10
        sentences.add(answer.json()["message"])
    assert len(sentences) == 3, "in the person's language"


def test_a_form_that_cannot_be(serving: Serving) -> None:
    browser = Browser(serving)
    for fields in (
        {"game": "la-loire"},
        {"game": "la-loire", "seat-0-kind": "king"},
        {"game": "la-loire", "seat-0-kind": "me", "seat-1-kind": "bot", "seat-1-level": "x"},
        {"game": "la-loire", "seat-0-kind": "me", "seat-1-kind": "bot", "option-edition": "x"},
        {"game": "la-loire", "seat-0-kind": "me", "seat-1-kind": "bot", "option-dice": "x"},
        {"game": "orleans", "seat-0-kind": "me"},
    ):
        answer = browser.send("/tables", **fields)
        assert answer.status_code == 422, (fields, answer.status_code)
        assert "text/html" in answer.headers["content-type"]
    assert browser.send("/tables", game="chess").status_code == 404
    assert browser.send("/play/chess").status_code == 404
    assert 400 <= browser.send("/tables", **{f"field-{i}": "x" for i in range(300)}).status_code < 500
    refused = browser.send("/t/no-such-table/again")
    assert refused.status_code == 404


# Anything at all

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 9, 2**31, 2**63, -(2**64), 10**400, 0.5, 1e308, float("nan"), float("inf"),
    "", "0", "1", "x", "me", "bot", "hot", "friend", "open", "free", "back", "invite", "name", "random",
    "\ud800", "\x00", "é" * 300, "a" * 5000, "<b>", "../..", "{}", "%s%n", "la-loire", "orleans", "thurn-und-taxis",
    [], {}, [1], [[]], {"a": 1}, [{}], {"kind": "me"}, [{"kind": "me"}, {"kind": "bot", "level": "random"}],
]  # fmt: skip
FIELDS = [
    "seat",
    "number",
    "action",
    "notation",
    "agree",
    "do",
    "name",
    "level",
    "invite",
    "text",
    "game",
    "seats",
    "options",
    "title",
    "listed",
    "chat",
    "x",
]
ROUTES = [
    ("POST", "/api/v1/tables", "game seats options title listed chat"),
    ("POST", "/api/v1/tables/{t}/actions", "seat number action notation"),
    ("POST", "/api/v1/tables/{t}/actions", "seat number action"),
    ("POST", "/api/v1/tables/{t}/undo", "seat number"),
    ("POST", "/api/v1/tables/{t}/restart", "seat number"),
    ("POST", "/api/v1/tables/{t}/takeback", "seat number"),
    ("POST", "/api/v1/tables/{t}/takeback/answer", "seat agree"),
    ("POST", "/api/v1/tables/{t}/join", "seat invite name"),
    ("POST", "/api/v1/tables/{t}/seats/{n}", "do name level"),
    ("POST", "/api/v1/tables/{t}/chat", "text name"),
    ("GET", "/api/v1/tables/{t}", ""),
    ("GET", "/api/v1/tables/{t}/catch-up", ""),
    ("GET", "/api/v1/tables/{t}/reference", ""),
    ("GET", "/api/v1/tables/{t}/record", ""),
    ("GET", "/api/v1/tables", ""),
    ("GET", "/t/{t}/join/{n}/{x}", ""),
    ("GET", "/t/{t}/qr/{n}.svg", ""),
    ("GET", "/t/{t}/join", ""),
    ("GET", "/new/{x}", ""),
    ("GET", "/static/{x}", ""),
    ("GET", "/{x}", ""),
    ("POST", "/play/{x}", "name"),
    ("POST", "/t/{t}/join/{n}/{x}", "name"),
    ("POST", "/t/{t}/again", ""),
    ("PUT", "/api/v1/tables/{t}", "x"),
]


class Fuzz:
    def __init__(self, seed: int, tables: list[str]) -> None:
        self.dice = random.Random(seed)
        self.tables = tables

    def value(self, field: str) -> Any:
        dice = self.dice
        if dice.random() < 0.5:
            likely: dict[str, list[Any]] = {
                "seat": [0, 1],
                "number": [0, 1, 2],
                "action": list(range(40)),
                "agree": [True, False],
                "do": ["free", "bot", "back", "name", "invite"],
                "game": ["la-loire"],
                "options": [{}, {"edition": "de"}, {str(dice.choice(ODD)): dice.choice(ODD)}],
            }
            if field in likely:
                return dice.choice(likely[field])
        return dice.choice(ODD)

    def body(self, fields: list[str]) -> bytes:
        dice = self.dice
        if dice.random() < 0.05:
            return dice.randbytes(dice.randrange(60))
        data: Any = {field: self.value(field) for field in fields if dice.random() < 0.95}
        if dice.random() < 0.05:
            data[dice.choice([*FIELDS, "\ud800", ""])] = dice.choice(ODD)
        text = json.dumps(dice.choice(ODD) if dice.random() < 0.03 else data)
        if dice.random() < 0.05:
            at = dice.randrange(len(text) + 1)
            text = text[:at] + dice.choice(["", "}", '"', "\\", "\x00", ",,"]) + text[at + 1 :]
        return text.encode()

    def path(self, pattern: str) -> str:
        dice = self.dice

        def odd() -> str:
            return quote(str(dice.choice(ODD))[:200].encode("utf-8", "replace"), safe="") or "x"

        path = pattern.replace("{t}", dice.choice(self.tables) if dice.random() < 0.9 else odd())
        path = path.replace("{n}", str(dice.choice([0, 1, 2, -1, 9, 10**30, "x", ""])))
        path = path.replace("{x}", odd())
        if dice.random() < 0.2:
            path += f"?{dice.choice(['seat', 'lang', 'text_board', 'have', 'q', 'theme'])}={odd()}"
        return path

    def headers(self, tokens: list[str]) -> dict[str, bytes]:
        dice = self.dice
        headers: dict[str, bytes] = {
            "content-type": b"application/json",
            "accept-language": dice.choice([b"de", b"\xff"]),
        }
        chance = dice.random()
        if chance < 0.85:
            headers["authorization"] = b"Bearer " + dice.choice(tokens).encode()
        elif chance < 0.9:
            headers["authorization"] = dice.randbytes(10).hex().encode()
        elif chance < 0.95:
            headers["cookie"] = b"postchaise=" + dice.choice(tokens).encode() + b"; lang=fr; name=%ff%00%F0"
            headers["x-csrf"] = dice.randbytes(12).hex().encode()
        if dice.random() < 0.05:
            headers["content-type"] = dice.choice([b"text/plain", b"", b"application/json; charset=utf-7", b"x"])
        if dice.random() < 0.03:
            headers["origin"] = b"https://evil.example"
        return headers


def test_anything_at_all(serving: Serving) -> None:
    made = [
        start_table_for_two(serving, "thurn-und-taxis", listed=True),
        start_table_for_two(serving, "la-loire", listed=True),
    ]
    fuzz = Fuzz(20, [each[2]["table"] for each in made])
    known = [who.token for each in made for who in each[:2]]
    seen: dict[int, int] = {}
    for number in range(REQUESTS):
        if number % 200 == 0:
            caller = Person(serving)  # from another address: a rate that is used up would hide what comes after it
            strangers = [create_token() for _ in range(6)]
        method, pattern, names = fuzz.dice.choice(ROUTES)
        path, headers = fuzz.path(pattern), fuzz.headers(known * 2 + strangers)
        if pattern.startswith(("/play", "/t/")) and method == "POST":
            headers["content-type"] = b"application/x-www-form-urlencoded"
        content = fuzz.body(names.split()) if method != "GET" else None
        answer = caller.http.request(method, path, content=content, headers=headers)  # type: ignore[arg-type]
        seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
        about = (method, path[:200], content, answer.status_code, answer.text[:300])
        assert answer.status_code < 500, about
        assert "Traceback" not in answer.text, about
        if answer.status_code >= 400 and path.startswith("/api/"):
            assert set(answer.json()) >= {"code", "message"}, about
            assert answer.json()["message"].strip(), about
    assert {200, 400, 403, 404, 409, 422} <= set(seen), seen
    assert seen.get(429, 0) < REQUESTS // 4, seen
    assert serving.answers()
    for ada, _, each in made:  # and the tables still stand: what is shown is what is written
        table = each["table"]
        wait_until(lambda: serving.live(table).number == ada.look(table)["number"], "the same version")  # noqa: B023
