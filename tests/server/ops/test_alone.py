"""A server for one person, in a process without others: what the site in a browser is made of."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from postchaise.bots.bot import BotRequest
from postchaise.bots.fair_queue import FairQueue
from postchaise.bots.hint import Hint
from postchaise.server import blocking
from postchaise.server.app import create_app
from postchaise.server.http.guard import RateLimiter
from postchaise.server.http.tokens import create_token
from postchaise.server.ops.settings import Settings
from postchaise.web.render.templates import set_site
from server.serving import to_sqlite_url, wait_until


class FirstActionPool:
    """Bots that take the first action, without a process."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.asked = 0
        self.closed = False

    async def choose(self, request: BotRequest, owner: str = "", awaited: bool = True) -> int:
        self.asked += 1
        return request.legal[0]

    async def hint(self, request: BotRequest, owner: str = "") -> Hint | None:
        return None

    def pids(self) -> list[int]:
        return []

    def renew_idle(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def pool() -> FirstActionPool:
    return FirstActionPool()


@pytest.fixture
def client(tmp_path: Path, pool: FirstActionPool) -> Iterator[TestClient]:
    settings = Settings(
        database=to_sqlite_url(tmp_path), render_workers=0, analysis_effort=0, bot_pause=0, alone=True,
        journal_mode="memory", frame_ancestors="self", rate_limits=False,
    )  # fmt: skip
    try:
        with TestClient(create_app(settings, pool)) as found:
            yield found
    finally:
        set_site("", [])
    assert pool.closed


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_alone_hides_what_needs_other_people(client: TestClient, lang: str) -> None:
    home = client.get(f"/?lang={lang}").text
    assert 'data-refresh="open"' not in home
    assert "push-on" not in home
    assert "data-worker" not in home
    form = client.get("/new/orleans").text
    assert 'name="listed"' not in form
    assert 'value="friend"' not in form
    assert 'value="open"' not in form
    assert 'value="hot"' in form
    mine = client.get("/my").text
    assert "to-device" not in mine
    assert "to-sign-out" not in mine
    assert "to-export" in mine


def test_bots_are_asked_where_they_were_given(client: TestClient, pool: FirstActionPool, tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "master"}]
    client.headers["authorization"] = f"Bearer {create_token()}"
    made = client.post("/api/v1/tables", json={"game": "orleans", "seats": seats})
    table = made.json()["table"]
    assert client.post(f"/api/v1/tables/{table}/shuffle", json={"nonce": "0" * 32}).is_success
    wait_until(lambda: client.get(f"/api/v1/tables/{table}").is_success and pool.asked, "the bot")
    assert not list(tmp_path.glob("*-wal")), "the file is whole after every change"


def test_our_own_pages_may_frame_ours(client: TestClient) -> None:
    headers = client.get("/").headers
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert "frame-ancestors 'self'" in headers["content-security-policy"]


def test_our_own_pages_may_frame_the_page_of_an_error(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client.app.state.services.store, "open_tables", None)
    client = TestClient(client.app, raise_server_exceptions=False)
    response = client.get("/")
    assert response.status_code == 500
    assert response.headers["x-frame-options"] == "SAMEORIGIN"


def test_rate_limits_can_be_switched_off() -> None:
    rates = RateLimiter(enabled=False)
    for _ in range(5):
        rates.spend("Ada", "reads", 1, 0.1)


def test_blocking_work_runs_at_once_where_there_are_no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocking, "HAS_THREADS", False)
    monkeypatch.setattr(blocking, "run_in_threadpool", None)
    assert asyncio.run(blocking.run_blocking(divmod, 7, 3)) == (2, 1)
