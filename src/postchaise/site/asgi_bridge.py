"""Requests that the service worker intercepted, as ASGI: the answer goes back piece by piece."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any, Final

from postchaise.server.http import guard, tokens

READING: Final = ("GET", "HEAD")
HTTP_PORT: Final = 80
Headers = list[tuple[str, str]]


class CookieJar:
    """The cookies of the one visitor: a service worker can neither read nor set those of the browser."""

    def __init__(self, stored: str = "") -> None:
        self._values: dict[str, str] = json.loads(stored) if stored else {}
        self.token = self._values.setdefault(guard.COOKIE, tokens.create_token())

    def set(self, line: str) -> None:
        """Take over a Set-Cookie header."""
        for name, morsel in SimpleCookie(line).items():
            if morsel["max-age"] == "0":
                self._values.pop(name, None)
            else:
                self._values[name] = morsel.value

    def format_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._values.items())

    def to_json(self) -> str:
        return json.dumps(self._values)


class AsgiBridge:
    """Hands requests to an ASGI application. `flush` stores what a request has changed before it is answered."""

    def __init__(self, app: Any, host: str, jar: CookieJar, flush: Callable[[], Awaitable[None]] | None) -> None:
        self._app, self._host, self._jar, self._flush = app, host, jar, flush
        self._lifespan: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    async def start(self) -> None:
        """Run the application's start-up."""
        begun, started = False, asyncio.Event()

        async def receive() -> dict[str, Any]:
            nonlocal begun
            if not begun:
                begun = True
                return {"type": "lifespan.startup"}
            await self._stopping.wait()
            return {"type": "lifespan.shutdown"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "lifespan.startup.complete":
                started.set()

        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._lifespan = asyncio.create_task(self._app(scope, receive, send))
        waiting = asyncio.create_task(started.wait())
        await asyncio.wait((self._lifespan, waiting), return_when=asyncio.FIRST_COMPLETED)
        if not started.is_set():
            waiting.cancel()
            await self._lifespan  # raises what went wrong

    async def stop(self) -> None:
        """Run the application's shutdown. In a browser nobody does: the tab just closes."""
        self._stopping.set()
        if self._lifespan is not None:
            await self._lifespan

    async def handle(
        self,
        method: str,
        path: str,
        query: str,
        headers: Headers,
        body: bytes,
        begin: Callable[[int, Headers], None],
        write: Callable[[bytes], None],
        gone: asyncio.Event,
    ) -> None:
        """Answer one request: `begin` is called once, `write` for every piece. `gone` is set when the reader leaves."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode("latin-1"),
            "root_path": "",
            "headers": self._build_headers(headers, body),
            "client": ("127.0.0.1", 0),
            "server": (self._host, HTTP_PORT),
        }
        is_read = False

        async def receive() -> dict[str, Any]:
            nonlocal is_read
            if not is_read:
                is_read = True
                return {"type": "http.request", "body": body, "more_body": False}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                shown = self._take_cookies(message["headers"])
                if self._flush is not None and method not in READING:
                    await self._flush()
                begin(message["status"], shown)
            elif message.get("body"):
                write(message["body"])

        await self._app(scope, receive, send)

    def _build_headers(self, headers: Headers, body: bytes) -> list[tuple[bytes, bytes]]:
        """The token goes as that of a program, so that pages drawn before the token existed may send forms."""
        known = {name.lower(): value for name, value in headers}
        known |= {"host": self._host, "cookie": self._jar.format_header(), "content-length": str(len(body))}
        known |= {"authorization": f"Bearer {self._jar.token}"}
        known.pop("accept-encoding", None)
        return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in known.items()]

    def _take_cookies(self, headers: list[tuple[bytes, bytes]]) -> Headers:
        """Keep cookies here, and return the other headers."""
        shown = []
        for name, value in headers:
            if name == b"set-cookie":
                self._jar.set(value.decode("latin-1"))
            elif name != b"content-length":
                shown.append((name.decode("latin-1"), value.decode("latin-1")))
        return shown
