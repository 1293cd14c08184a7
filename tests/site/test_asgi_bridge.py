"""The bridge between the service worker and the application, without a browser."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from postchaise.server.http.tokens import is_well_formed
from postchaise.site.application import start_application
from postchaise.site.asgi_bridge import AsgiBridge, CookieJar
from postchaise.web.render.templates import set_root_path, set_site

URL, ROOT = "http://127.0.0.1/games/app", "/games/app"
TABLE = {"game": "la-loire", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]}


@pytest.fixture(autouse=True)
def own_globals() -> Iterator[None]:
    yield
    set_site("", [])
    set_root_path("")


class Visitor:
    """Sends requests, and notes in which order things happen."""

    def __init__(self) -> None:
        self.happened: list[str] = []
        self.images: list[tuple[bytes, str]] = []
        self.bridge: AsgiBridge

    async def put(self, database: bytes, cookies: str) -> None:
        self.images.append((database, cookies))
        self.happened.append("stored")

    async def ask(self, request: bytes) -> bytes:
        raise RuntimeError("the worker is gone")

    async def send(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        pieces: list[bytes] = []
        statuses: list[int] = []

        def begin(status: int, headers: list[tuple[str, str]]) -> None:
            assert not [name for name, _ in headers if name == "set-cookie"]
            self.happened.append("answered")
            statuses.append(status)

        sent = json.dumps(body).encode() if body is not None else b""
        path, _, query = path.partition("?")
        headers = [("content-type", "application/json")]
        await self.bridge.handle(method, ROOT + path, query, headers, sent, begin, pieces.append, asyncio.Event())
        return statuses[0], b"".join(pieces).decode()


def test_a_change_is_stored_before_it_is_answered(tmp_path: Path) -> None:
    async def visit() -> None:
        visitor = Visitor()
        visitor.bridge = await start_application(URL, str(tmp_path), "", visitor.ask, visitor.put)
        status, made = await visitor.send("POST", "/api/v1/tables", TABLE)
        assert status == 201
        stored = visitor.happened.index("answered")  # images before the answer; a slow one may be stored twice
        assert stored >= 1
        assert visitor.images[0][0].startswith(b"SQLite format 3")
        assert json.loads(made)["table"].encode() in visitor.images[stored - 1][0]
        await visitor.bridge.stop()

    asyncio.run(visit())


def test_the_image_brings_back_tables_and_preferences(tmp_path: Path) -> None:
    async def visit() -> None:
        visitor = Visitor()
        visitor.bridge = await start_application(URL, str(tmp_path), "", visitor.ask, visitor.put)
        await visitor.send("GET", "/?lang=de")
        _, made = await visitor.send("POST", "/api/v1/tables", TABLE)
        await visitor.bridge.stop()
        later = tmp_path / "later"
        later.mkdir()
        database, cookies = visitor.images[-1]
        (later / "postchaise.sqlite").write_bytes(database)
        visitor.bridge = await start_application(URL, str(later), cookies, visitor.ask, visitor.put)
        status, home = await visitor.send("GET", "/")
        assert status == 200
        assert 'lang="de"' in home
        assert f"{ROOT}/t/{json.loads(made)['table']}" in home
        await visitor.bridge.stop()

    asyncio.run(visit())


def test_the_token_of_a_new_visitor_is_well_formed() -> None:
    jar = CookieJar()
    assert is_well_formed(jar.token)
    jar.set("theme=dark; Max-Age=100; Path=/")
    assert "theme=dark" in jar.format_header()
    assert CookieJar(jar.to_json()).token == jar.token
    jar.set("theme=; Max-Age=0; Path=/")
    assert "theme" not in jar.format_header()
