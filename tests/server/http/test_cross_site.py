"""Only our own pages and programs with a token change anything; every answer carries its headers."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Any

import pytest

from postchaise.server.http import tokens
from server.persons import BOT, Browser, Person, create_token
from server.serving import Serving

MAKE = {"game": "la-loire", "seats": BOT}
NEEDED = {
    "content-security-policy": "default-src 'none'; script-src 'self';",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
}


def changes(browser: Browser, table: str) -> list[tuple[str, dict[str, Any]]]:
    return [
        ("/api/v1/tables", MAKE),
        (f"/api/v1/tables/{table}/actions", {"seat": 0, "number": 0, "action": 0}),
        (f"/api/v1/tables/{table}/undo", {"seat": 0, "number": 0}),
        (f"/api/v1/tables/{table}/restart", {"seat": 0, "number": 0}),
        (f"/api/v1/tables/{table}/takeback", {"seat": 0, "number": 0}),
        (f"/api/v1/tables/{table}/takeback/answer", {"seat": 0, "agree": True}),
        (f"/api/v1/tables/{table}/join", {"seat": 1, "name": "Eve"}),
        (f"/api/v1/tables/{table}/seats/0", {"do": "free"}),
        (f"/api/v1/tables/{table}/chat", {"text": "hello"}),
    ]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"origin": "http://[::1"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"x-csrf": ""},
        {"x-csrf": "x" * 24},
        {"x-csrf": "é"},
    ],
    ids=str,
)
def test_a_foreign_page_changes_nothing(serving: Serving, headers: dict[str, str]) -> None:
    browser = Browser(serving)
    table = browser.make(**MAKE)["table"]
    host = tokens.hash_token(browser.token)

    def state() -> list[Any]:
        """Everything that could have been changed; the bot may play meanwhile."""
        return [
            serving.sql('select * from seats where "table" = ?', table),
            serving.sql('select * from chat where "table" = ?', table),
            serving.sql('select * from events where "table" = ? and (seat = 0 or kind <> ?)', table, "action"),
            serving.sql("select id from tables where host = ?", host),
        ]

    before = state()
    for path, body in changes(browser, table):
        answer = browser.post(path, body, headers={k: v.encode("latin-1") for k, v in headers.items()})
        assert answer.status_code == 403, (path, answer.status_code, answer.text)
        assert answer.json()["message"]
    for path in ("/play/la-loire", "/tables", f"/t/{table}/again", f"/t/{table}/join/1/open"):
        fields = {"csrf": headers.get("x-csrf", browser.csrf), "game": "la-loire"}
        given = {k: v.encode("latin-1") for k, v in headers.items() if k != "x-csrf"}
        answer = browser.ask("POST", path, data=fields, headers=given)
        assert answer.status_code == 403, (path, answer.status_code)
    assert state() == before
    assert before[3] == [(table,)]


def test_a_form_without_its_token(serving: Serving) -> None:
    browser = Browser(serving)
    assert browser.ask("POST", "/play/la-loire", data={"name": "Eve"}).status_code == 403
    other = Browser(serving)
    assert browser.send("/play/la-loire", csrf=other.csrf).status_code == 403, "the token of another browser"
    bare = Person(serving)
    assert bare.ask("POST", "/play/la-loire", data={"csrf": browser.csrf}).status_code == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_simple_request_slips_not_through(serving: Serving, kind: str) -> None:
    """What a foreign form can send without being asked first."""
    browser = Browser(serving)
    before = serving.sql("select count(*) from tables")
    body = b'{"game":"la-loire","seats":[{"kind":"me"},{"kind":"bot"}]}'
    headers = {"content-type": kind} if kind else {}
    evil = browser.ask("POST", "/api/v1/tables", content=body, headers={**headers, "origin": "https://evil.example"})
    assert evil.status_code == 403
    old = browser.ask("POST", "/api/v1/tables", content=body, headers=headers)
    assert old.status_code in (403, 415, 422)
    bare = Person(serving)  # without a cookie there is no person to act for; but it is not JSON either
    assert bare.ask("POST", "/api/v1/tables", content=body, headers=headers).status_code in (403, 415, 422)
    assert serving.sql("select count(*) from tables") == before


def test_a_foreign_page_creates_no_table_for_a_new_visitor(serving: Serving) -> None:
    bare = Person(serving)
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        assert bare.post("/api/v1/tables", MAKE, headers=headers).status_code == 403


def test_the_cookie_is_out_of_reach(serving: Serving) -> None:
    answer = Person(serving).get("/")
    cookies = SimpleCookie()
    for each in answer.headers.get_list("set-cookie"):
        cookies.load(each)
    cookie = cookies["postchaise"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert len(cookie.value) >= 40
    header = "; ".join(f"{name}={each.value}" for name, each in cookies.items())
    twice = Person(serving).get("/", headers={"cookie": header})
    assert "set-cookie" not in twice.headers, "known already, and renewed today"
    forged = Person(serving).get("/", headers={"cookie": "postchaise=short"})
    assert "postchaise=" in forged.headers["set-cookie"]


def test_nothing_is_shared_with_other_sites(serving: Serving) -> None:
    for path in ("/", "/api/v1/tables", "/healthz"):
        answer = Person(serving).get(path, headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in answer.headers
        answer = Person(serving).ask(
            "OPTIONS", path, headers={"origin": "https://evil.example", "access-control-request-method": "POST"}
        )
        assert "access-control-allow-origin" not in answer.headers
        assert answer.status_code == 405


def test_every_answer_carries_its_headers(serving: Serving) -> None:
    ada = Person(serving, token=create_token())
    made = ada.make(seats=BOT)
    table = made["table"]
    answers = [
        ada.get("/"),
        ada.get(f"/t/{table}"),
        ada.get("/rules/orleans"),
        ada.get("/static/table.js"),
        ada.get("/static/nothing.js"),
        ada.get("/favicon.ico"),
        ada.get("/healthz"),
        ada.get(f"/api/v1/tables/{table}"),
        ada.get("/api/v1/openapi.json"),
        ada.get("/nowhere"),
        ada.get("/api/v1/nowhere"),
        ada.ask("DELETE", "/"),
        ada.ask("PUT", f"/api/v1/tables/{table}"),
        ada.ask("TRACE", "/"),
        ada.post("/api/v1/tables", {"game": "chess", "seats": BOT}),
        ada.post("/api/v1/tables", content=b"{", headers={"content-type": "application/json"}),
        ada.post("/api/v1/tables", content=b" " * 70_000, headers={"content-type": "application/json"}),
        ada.act(table, 1, 0, 0),
        ada.get(f"/api/v1/tables/{table}/record"),
        ada.get(f"/t/{table}/qr/0.svg"),
    ]
    assert {a.status_code for a in answers} >= {200, 301, 403, 404, 405, 413, 422}
    for answer in answers:
        for name, start in NEEDED.items():
            assert answer.headers[name].startswith(start), (answer.request.url, answer.status_code)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
    with ada.http.stream("GET", f"/api/v1/tables/{table}/stream") as told:
        assert NEEDED.items() <= {k: told.headers[k][: len(v)] for k, v in NEEDED.items()}.items()
        assert told.headers["cache-control"] == "no-store"
    for path in (f"/t/{table}", "/", f"/api/v1/tables/{table}", "/nowhere"):
        assert ada.get(path).headers["cache-control"] == "no-store", "nobody keeps what was meant for one person"
