"""A fake page and a fake server: tests check the requests of the script and the resulting page."""

from __future__ import annotations

import json
import queue
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from chromium import PATIENCE

HERE = Path(__file__).parent
STATIC = HERE.parents[2] / "src" / "postchaise" / "web" / "static"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
FILES = {
    **{f"/{file.relative_to(STATIC)}": (file, "text/javascript") for file in STATIC.rglob("*.js")},
    "/moments.css": (STATIC / "moments.css", "text/css"),
    "/page.css": (HERE / "page.css", "text/css"),
    "/home": (HERE / "home.html", "text/html; charset=utf-8"),
}


class Stub:
    """What the fake server has received, and what it is to answer."""

    def __init__(self) -> None:
        self.number = 5
        self.posts: list[tuple[str, dict[str, Any], str]] = []  # path, payload, csrf
        self.streams: list[str] = []  # the queries of all streams opened
        self.answers: dict[str, tuple[int, dict[str, Any]]] = {}
        self.since: list[dict[str, Any]] = []
        self.shown = 0  # how often the waiting room was drawn
        self.refuse = False  # streams are turned away
        self.gate = threading.Event()  # closed: commands wait for their answer
        self.gate.set()
        self.open: list[queue.Queue[str]] = []
        self.url = ""

    def send(self, event: str, **data: Any) -> None:
        for waiting in list(self.open):
            waiting.put(f"event: {event}\ndata: {json.dumps(data)}\n\n")

    def update(self, regions: dict[str, str] | None = None, **more: Any) -> None:
        self.number += 1
        self.send("update", number=self.number, regions=regions or {}, **more)

    def hang_up(self) -> None:
        for waiting in list(self.open):
            waiting.put("")

    def sent(self) -> list[tuple[str, dict[str, Any]]]:
        return [(path, payload) for path, payload, _ in self.posts]


class Server(ThreadingHTTPServer):
    """One server for all tests, so that the browser caches our scripts; each test has a stub."""

    daemon_threads = True
    story: Stub

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass  # a page that is closed breaks its stream


class Handler(BaseHTTPRequestHandler):
    server: Server
    stub: Stub  # whose story it was when the request came

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def say(self, status: int, kind: str, content: bytes, keep: bool = False) -> None:
        self.send_response(status)
        if keep:
            self.send_header("Cache-Control", "max-age=3600")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(content)

    def do_GET(self) -> None:
        self.stub = self.server.story
        path, _, query = self.path.partition("?")
        if path.endswith("/stream"):
            self.stream(query)
        elif path.endswith("/catch-up"):
            self.say(200, "application/json", json.dumps({"steps": self.stub.since}).encode())
        else:
            file, kind = FILES.get(path, (HERE / "page.html", "text/html; charset=utf-8"))
            text = file.read_bytes()
            if query == "watching":
                text = text.replace(b'data-seat="0"', b'data-seat="-1"')
            if query == "waiting":
                self.stub.shown += 1
                text = text.replace(b"<main ", b'<main data-region="waiting" ').replace(b'"playing"', b'"waiting"')
                text = text.replace(b'<div class="left">', b'<i id="again">%d</i><div class="left">' % self.stub.shown)
            self.say(200, kind, text, keep=kind == "text/javascript")

    def stream(self, query: str) -> None:
        self.stub.streams.append(query)
        if self.stub.refuse:
            self.say(503, "application/json", b"{}")
            return
        waiting: queue.Queue[str] = queue.Queue()
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        self.wfile.write(b": hello\n\n")
        self.stub.open.append(waiting)
        try:
            while text := waiting.get():
                self.wfile.write(text.encode())
        except OSError:
            pass
        self.stub.open.remove(waiting)

    def do_POST(self) -> None:
        self.stub = self.server.story
        payload = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        path = self.path.removeprefix("/api/v1/tables/abc/")
        self.stub.posts.append((path, payload, self.headers.get("X-Csrf", "")))
        self.stub.gate.wait(PATIENCE / 1000)
        status, answer = self.stub.answers.get(path, (200, {"number": self.stub.number}))
        self.say(status, "application/json", json.dumps(answer).encode())


@cache
def server() -> Server:
    one = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=one.serve_forever, daemon=True).start()
    return one


@pytest.fixture
def stub() -> Iterator[Stub]:
    server().story = story = Stub()
    story.url = f"http://127.0.0.1:{server().server_address[1]}"
    yield story
    story.gate.set()
    story.hang_up()


Open = Callable[..., Any]


class WindowPool:
    """One browser context per set of options, with reused pages: opening either takes longer than most tests.

    Storage is cleared between tests."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.contexts: dict[str, Any] = {}
        self.idle: dict[str, list[Any]] = {}

    def open(self, **options: Any) -> Any:
        kind = json.dumps(options, sort_keys=True)
        if kind not in self.contexts:
            self.contexts[kind] = self.browser.new_context(**options)
        idle = self.idle.setdefault(kind, [])
        return idle.pop() if idle else self.contexts[kind].new_page()

    def release(self, page: Any, address: str, reuse: bool, **options: Any) -> None:
        page.unroute_all()
        page.mouse.move(-1, -1)
        page.goto("about:blank")
        wire = page.context.new_cdp_session(page)
        wire.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "local_storage"})
        wire.detach()
        if reuse:
            self.idle[json.dumps(options, sort_keys=True)].append(page)
        else:
            page.close()


@lru_cache(1)
def get_window_pool(browser: Any) -> WindowPool:
    return WindowPool(browser)


@pytest.fixture
def visit(browser: Any, stub: Stub) -> Iterator[Open]:
    """Open the page and wait for its stream; an error in the console fails the test."""
    pages: list[tuple[Any, bool, dict[str, Any]]] = []
    errors: list[str] = []

    def record_error(error: Any) -> None:
        errors.append(str(error))

    def open_page(path: str = "/t/abc", reuse: bool = True, **options: Any) -> Any:
        """Pass `reuse=False` if the test leaves something in the page that would affect the next test."""
        page = get_window_pool(browser).open(**options)
        pages.append((page, reuse, options))
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", record_error)
        page.goto(stub.url + path)
        if path.startswith("/t/"):
            until(page, lambda: stub.open)
        return page

    yield open_page
    for page, reuse, options in pages:
        page.remove_listener("pageerror", record_error)
        get_window_pool(browser).release(page, stub.url, reuse, **options)
    assert not errors


def until(page: Any, true: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < end, "it never happened"
        page.wait_for_timeout(5)


@pytest.fixture(name="until")
def _until() -> Callable[[Any, Callable[[], Any]], None]:
    return until
